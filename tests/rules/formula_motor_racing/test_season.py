"""FMR-7 and FMR-8: the next race, the season, and both championships."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, Race, race, start, walk
from slipstream.games.formula_motor_racing import season as seasons
from slipstream.games.formula_motor_racing.rules.deck import DECK
from slipstream.games.formula_motor_racing.season import Season
from slipstream.games.registry import season_rules
from slipstream.kernel.errors import InvalidOption
from slipstream.season import Row

# FMR-W34: the last position of a race; and as a finishing order.
FINISH = "r1 o1 b1 g2 y2 r2 o2 p2 g1 | y1 b2 p1"
FINISHED = "r1 o1 b1 g2 y2 r2 o2 p2 g1 y1 b2 p1"


def run(*finishes: str, seats: int = 6, colours: str = "", drivers: bool = False) -> Season:
    """A season whose races ended like this; cars not named come last, in the order of the grid."""
    season = seasons.agree(seats, len(finishes), colours=colours, drivers=drivers)
    for finish in finishes:
        named = finish.split()
        rest = [car for car in GRID.split() if car not in named]
        ended = race(" ".join(named + rest), "WL", 1, seats, pile=0, colours=colours, last_plays=1)
        season = seasons.after(season, ended.play(f"WL:{(named + rest)[-1]}").state)
    return season


def table(rows: list[Row]) -> list[str]:
    return [f"{row.place} {row.name} {row.points}" for row in rows]


def begun(season: Season) -> Race:
    """The next race of a season, before the deal."""
    game = seasons.next_race(season)
    assert game is not None, "the season is over"
    return Race(game.start())


def played(season: Season, seed: int) -> tuple[Race, Season]:
    """The last position of the next race, played at random, and the season after it."""
    end = list(walk(begun(season), seed))[-1]
    return end, seasons.after(season, end.state)


@clause("FMR-1.7")
@pytest.mark.parametrize("races", [1, 2, 5])
def test_a_season_has_the_number_of_races_that_was_agreed(races: int) -> None:
    season = seasons.agree(4, races)
    for number in range(races):
        _, season = played(season, number)

    assert seasons.next_race(season) is None
    with pytest.raises(AssertionError, match="the season is over"):
        seasons.after(season, list(walk(start(4), 1))[-1].state)


@clause("FMR-1.7")
def test_what_was_agreed_cannot_be_changed_afterwards() -> None:
    season = seasons.agree(4, 3)

    with pytest.raises(AttributeError):
        season.calendar.aside = (0,)  # type: ignore[misc]


@clause("FMR-R31")
def test_a_season_has_three_races_unless_agreed_otherwise() -> None:
    assert len(seasons.agree(4).calendar.aside) == 3


@clause("FMR-R31")
@pytest.mark.parametrize("races", [0, 18, -1])
def test_a_season_has_1_to_17_races(races: int) -> None:
    with pytest.raises(InvalidOption, match=rf"1 to 17 races, not {races} \(FMR-R31\)"):
        seasons.agree(4, races)


@clause("FMR-8.3")
def test_a_complete_season_has_17_races() -> None:
    """Lines and totals go on from race to race, over as many evenings as it takes."""
    season = seasons.agree(3, 17)
    for number in range(17):
        season = reopened(played(season, number)[1])
        if number < 16:
            assert begun(season).line.split() == list(season.finishes[-1])

    assert seasons.next_race(season) is None
    assert sum(row.points for row in seasons.constructors(season)) == 17 * 26


def reopened(season: Season) -> Season:
    """Put away as text and taken up again on another evening."""
    return msgspec.json.decode(msgspec.json.encode(season), type=Season)


@clause("FMR-R32")
def test_a_season_can_be_put_away_between_two_races() -> None:
    season = run(FINISHED, "b1 g1 y1", seats=4, colours="r,p,b,g", drivers=True)
    again = reopened(season)

    assert again == season
    assert seasons.constructors(again) == seasons.constructors(season)
    assert seasons.drivers(again) == seasons.drivers(season)


@clause("FMR-1.8", "FMR-7.5")
def test_the_season_is_won_by_the_most_points_not_by_the_last_race() -> None:
    season = run("g1 g2 b1", "g1 g2 b1", "b1 b2 y1")

    assert table(seasons.constructors(season))[:3] == [
        "1 seat 2 35",
        "2 seat 1 24",
        "3 seat 3 10",
    ]


@clause("FMR-6.6")
def test_the_points_of_each_race_are_added_to_the_totals() -> None:
    one, two = run(FINISHED), run(FINISHED, FINISHED)

    for row in seasons.constructors(one):
        assert [again.points for again in seasons.constructors(two) if again.name == row.name] == [
            2 * row.points
        ]


@clause("FMR-6.6")
def test_before_the_first_race_nobody_has_points() -> None:
    season = seasons.agree(5)

    assert {row.points for row in seasons.constructors(season)} == {0}
    assert {row.points for row in seasons.drivers(season)} == {0}


@clause("FMR-6.6")
def test_a_race_that_is_not_over_does_not_count() -> None:
    with pytest.raises(AssertionError, match="the race is not over"):
        seasons.after(seasons.agree(6), race(GRID).state)


@clause("FMR-7.1", "FMR-I12")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_finishing_order_is_the_next_starting_line(seats: int) -> None:
    """Race by race, without another draw of colours."""
    season = seasons.agree(seats, 4)

    assert begun(season).asks() == "draw_grid"
    for number in range(3):
        end, season = played(season, 10 * seats + number)

        assert begun(season).asks() == "deal:1"
        assert begun(season).line.split() == end.line.split() + end.out.split()


@clause("FMR-7.2")
@pytest.mark.parametrize("aside", [(0, 0), (6, 18), (18, 0)])
def test_all_54_cards_are_dealt_anew(aside: tuple[int, ...]) -> None:
    """Hands, discard pile and cards set aside are collected: nothing is kept."""
    _, season = played(seasons.agree(4, 2, aside), 3)
    now = begun(season)

    assert dict(now.state.chances()) == Counter(DECK)
    assert now.view(1).used == ()
    assert now.view(1).hand_sizes == (0, 0, 0, 0)
    assert now.until("play").view(1).hand_sizes == (5, 5, 5, 5)
    assert now.until("play").view(1).deck == 34 - aside[1]


@clause("FMR-7.3")
@pytest.mark.parametrize(("winner", "opener"), [("b2", 1), ("y1", 3), ("o2", 4)])
def test_the_owner_of_the_winner_opens_the_next_race(winner: str, opener: int) -> None:
    season = msgspec.structs.replace(run(winner), calendar=seasons.agree(6, 2).calendar)

    assert begun(season).until("play").asks() == f"play:{opener}"


@clause("FMR-7.4")
def test_removed_cars_are_running_again() -> None:
    ended = race(FINISH, hand="WL", pile=0, last_plays=1).play("WL:g1")
    now = begun(seasons.after(seasons.agree(6, 2), ended.state))

    assert ended.out == "y1 b2 p1"
    assert now.out == ""
    assert "WL:p1" in race(now.line, hand="WL").choices("WL")
    assert len(now.line.split()) == 12


@clause("FMR-7.5")
def test_the_highest_total_is_champion() -> None:
    season = run("p1 r1 o1 y1 g1 b1")

    assert table(seasons.constructors(season))[0] == "1 seat 6 10"


@clause("FMR-7.6")
@pytest.mark.parametrize(("last", "champion"), [("r1 y1 y2", "seat 5"), ("y1 r1 r2", "seat 3")])
def test_a_tie_goes_to_the_best_placed_car_of_the_last_race(last: str, champion: str) -> None:
    """Ten points each in the last race, and as many before: 10 against 6 + 4."""
    first = last.replace("r", "x").replace("y", "r").replace("x", "y")
    one, two = seasons.constructors(run(first, last))[:2]

    assert one.points == two.points == 20
    assert one.name == champion


@clause("FMR-R34")
def test_ties_below_the_champion_are_broken_alike() -> None:
    """Green, yellow and orange have no points; their best cars were 9th, 8th and 7th."""
    season = run("b1 b2 r1 r2 p1 p2 o1 y1 g1")

    assert table(seasons.constructors(season)) == [
        "1 seat 1 16",
        "2 seat 5 7",
        "3 seat 6 3",
        "4 seat 4 0",
        "5 seat 3 0",
        "6 seat 2 0",
    ]


@clause("FMR-R20")
def test_an_uncontrolled_colour_can_be_champion_and_no_player_has_won() -> None:
    season = run("r1 p1 o1 b1 y1 g1", seats=4)

    assert table(seasons.constructors(season)) == [
        "1 red 10",
        "2 purple 6",
        "3 seat 4 4",
        "4 seat 1 3",
        "5 seat 3 2",
        "6 seat 2 1",
    ]
    assert table(seasons.players(season)) == [
        "1 seat 4 4",
        "2 seat 1 3",
        "3 seat 3 2",
        "4 seat 2 1",
    ]


@clause("FMR-1.5", "FMR-R20")
def test_players_level_on_points_are_ranked_by_the_same_tie_break() -> None:
    """Seats 1 and 2 have nothing, but the best green car is ahead of the best blue one."""
    season = run("r1 p1 o1 o2 y1 y2 g1 b1", seats=4)

    assert [row.name for row in seasons.players(season)] == ["seat 4", "seat 3", "seat 2", "seat 1"]


@clause("FMR-8.1", "FMR-R21")
def test_the_cards_aside_are_agreed_for_each_race() -> None:
    season = seasons.agree(6, 4, (0, 6, 12, 18))
    piles = []
    for number in range(4):
        piles.append(begun(season).until("play").view(1).deck)
        _, season = played(season, number)

    assert piles == [24, 18, 12, 6]


@clause("FMR-8.1", "FMR-R21")
@pytest.mark.parametrize(
    ("aside", "message"),
    [((6,), "1 numbers of cards aside for 3 races"), ((0, 7, 24), "7, 24 cards aside")],
)
def test_other_numbers_aside_are_refused_in_advance(aside: tuple[int, ...], message: str) -> None:
    with pytest.raises(InvalidOption, match=message):
        seasons.agree(6, 3, aside)


def test_wrong_seats_and_colours_are_refused_in_advance() -> None:
    with pytest.raises(InvalidOption, match=r"FMR-1\.1"):
        seasons.agree(2)
    with pytest.raises(InvalidOption, match=r"FMR-2\.1"):
        seasons.agree(4, colours="b,b,y,o")


@clause("FMR-R24")
def test_seats_and_colours_stay_the_same_in_every_race() -> None:
    season = seasons.agree(5, 3, colours="p,r,o,y,g")
    owners = []
    for number in range(3):
        owners.append(begun(season).view(1).owners)
        _, season = played(season, number)

    assert owners == [owners[0]] * 3
    assert owners[0]["purple"] == 0
    assert owners[0]["blue"] == -1


@clause("FMR-8.2")
def test_every_car_has_a_total_of_its_own() -> None:
    season = run("b1 b2 r1 r2 p1 p2", "b2 b1 r1 r2 p2 p1", drivers=True)

    assert table(seasons.drivers(season))[:6] == [
        "1 b2 16",
        "2 b1 16",
        "3 r1 8",
        "4 r2 6",
        "5 p2 3",
        "6 p1 3",
    ]


@clause("FMR-8.2")
def test_the_drivers_championship_does_not_touch_the_constructors() -> None:
    finishes = (FINISHED, "y1 y2 b1", "p2 o1 r2")

    assert seasons.constructors(run(*finishes, drivers=True)) == seasons.constructors(
        run(*finishes)
    )


@clause("FMR-8.2")
def test_the_best_driver_need_not_drive_for_the_best_constructor() -> None:
    season = run("p1 b1 b2", "r1 b1 b2 p1", drivers=True)

    assert seasons.drivers(season)[0].name == "p1"
    assert table(seasons.constructors(season))[0] == "1 seat 1 20"


@clause("FMR-R33")
def test_cars_of_uncontrolled_colours_are_drivers_too() -> None:
    season = run("r2 p1 b1", seats=4, drivers=True)

    assert table(seasons.drivers(season))[:2] == ["1 r2 10", "2 p1 6"]
    assert len(seasons.drivers(season)) == 12


@clause("FMR-W35")
@pytest.mark.parametrize(
    ("seats", "colours", "opener"), [(6, "", "play:5"), (4, "", "play:4"), (4, "r,p,b,g", "play:1")]
)
def test_the_next_grid_of_the_worked_example(seats: int, colours: str, opener: str) -> None:
    """Red won; with red uncontrolled the orange player starts."""
    ended = race(FINISH, "WL", seats=seats, pile=0, colours=colours, last_plays=1).play("WL:g1")
    season = seasons.after(seasons.agree(seats, 2, colours=colours), ended.state)
    now = begun(season)

    assert now.picture == FINISHED
    assert sum(weight for _, weight in now.state.chances()) == 54
    assert now.until("play").asks() == opener
    assert set(now.until("play").view(1).hand_sizes) == {5}


@clause("FMR-W36")
def test_the_championship_tie_of_the_worked_example() -> None:
    """Blue 4th and 9th, green 5th and 6th in the last race; 31 points each, the others fewer."""
    season = run(
        "b1 g1 g2 b2 y1 o1",
        "g1 b1 b2 g2 r1 p1",
        "y1 o1 b1 g1 g2 b2",
        "r1 p1 o1 b1 g1 g2 r2 p2 b2",
    )
    standings = seasons.constructors(season)

    assert [(row.name, row.points) for row in standings[:2]] == [("seat 1", 31), ("seat 2", 31)]
    assert max(row.points for row in standings[2:]) < 31


@clause("FMR-W38")
def test_the_drivers_of_the_worked_example() -> None:
    one = {row.name: row.points for row in seasons.drivers(run(FINISHED, drivers=True))}
    level = run("r1 o1", "o1 r1", drivers=True)

    assert (one["r1"], one["r2"]) == (10, 1)
    assert table(seasons.drivers(level))[:2] == ["1 o1 16", "2 r1 16"]
    assert table(seasons.drivers(run("o1 r1", "r1 o1", drivers=True)))[0] == "1 r1 16"


@clause("FMR-8.2")
def test_the_drivers_championship_is_an_option() -> None:
    assert not seasons.agree(4).calendar.drivers
    assert seasons.agree(4, drivers=True).calendar.drivers


@clause("FMR-R20")
def test_a_season_with_uncontrolled_colours_has_a_table_of_the_players_too() -> None:
    rules = season_rules("FMR")

    everybody, among = rules.rankings(run(FINISHED, seats=4))
    assert [row.entry for row in everybody.rows].count(-1) == 2
    assert sorted(row.entry for row in among.rows) == [0, 1, 2, 3]
    assert [row.place for row in among.rows] == [1, 2, 3, 4]
