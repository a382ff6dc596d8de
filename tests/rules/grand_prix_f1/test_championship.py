"""GPF1-11: points and championships."""

from __future__ import annotations

import msgspec
import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import race
from slipstream.games.grand_prix_f1.season import Season, after, agree, next_race, standings
from slipstream.kernel.errors import InvalidOption
from slipstream.season import Row


def played(season: Season, *finishes: str) -> Season:
    return msgspec.structs.replace(season, finishes=tuple(tuple(row.split()) for row in finishes))


@clause("GPF1-11.1")
def test_a_championship_has_at_least_three_races() -> None:
    with pytest.raises(InvalidOption, match=r"\bGPF1-11\.1\b"):
        agree(6, races=2)
    assert agree(6).calendar.races == 3
    assert agree(6, races=7).calendar.races == 7


@clause("GPF1-11.1")
def test_what_is_agreed_must_be_possible() -> None:
    with pytest.raises(InvalidOption, match=r"\bGPF1-R58\b"):
        agree(8, options={"laps": "5"})


@clause("GPF1-11.2", "GPF1-11.3")
def test_the_first_six_score_10_6_4_3_2_1() -> None:
    season = played(agree(8), "red green yellow blue white black orange")

    assert [row.points for row in standings(season)] == [10, 6, 4, 3, 2, 1, 0, 0]


@clause("GPF1-11.4")
def test_the_highest_total_wins() -> None:
    season = played(agree(5), "red green", "yellow green", "white green")

    assert standings(season)[0] == Row(1, "seat 2", 18, 1)


@clause("GPF1-R62")
def test_starting_places_and_boxes_are_new_in_every_race() -> None:
    season = played(agree(5), "red", "green")
    race_three = next_race(season)

    assert race_three is not None
    assert race_three.start().decisions[0].name == "draw_place"
    assert set(race_three.start().box) == {-1}
    assert next_race(played(season, "red", "green", "red")) is None


@clause("GPF1-R62")
@pytest.mark.parametrize(
    ("finishes", "first", "second"),
    [
        (("yellow red green", "green red yellow", "red white green"), "seat 1", "seat 2"),
        (("red green", "green red", "white red green"), "seat 1", "seat 2"),
    ],
)
def test_ties_are_broken_by_better_places_then_by_the_last_race(
    finishes: tuple[str, ...], first: str, second: str
) -> None:
    rows = standings(played(agree(5), *finishes))

    assert [row.name for row in rows][:2] == [first, second]


@clause("GPF1-R62")
def test_players_who_are_level_in_everything_share_a_place() -> None:
    rows = standings(played(agree(5), "red", "green", "yellow"))

    assert [(row.place, row.name) for row in rows[:3]] == [
        (1, "seat 3"),
        (2, "seat 1"),
        (2, "seat 2"),
    ]


@clause("GPF1-R62")
@pytest.mark.parametrize(
    ("finishes", "champion"),
    [
        (("red green white blue", "green red blue white"), "seat 2"),
        (("green red blue white", "red green white blue"), "seat 1"),
    ],
)
def test_level_two_car_players_are_ranked_by_their_better_car_in_the_last_race(
    finishes: tuple[str, str], champion: str
) -> None:
    """Both have places 1 to 4 once each; the winner of the last race has its worse car last."""
    rows = standings(played(agree(3), *finishes))

    assert [row.points for row in rows] == [23, 23, 0]
    assert (rows[0].place, rows[0].name, rows[1].place) == (1, champion, 2)


@clause("GPF1-R62", "GPF1-12.10")
def test_two_car_players_add_the_points_of_both_cars() -> None:
    """Red and blue are of seat 1, green and white of seat 2."""
    season = played(agree(3), "red blue green white")

    assert [(row.name, row.points) for row in standings(season)] == [
        ("seat 1", 16),
        ("seat 2", 7),
        ("seat 3", 0),
    ]


@clause("GPF1-11.4")
def test_a_race_that_is_over_is_added() -> None:
    finish = race("green@30", hand="1", laps="green:1").play("1").state

    assert after(agree(6), finish).finishes == (("green",),)


@clause("GPF1-R62")
def test_of_level_players_the_one_with_more_wins_is_ahead() -> None:
    """Both have 20 points: red won twice; green once, and did better in the last race."""
    rows = standings(
        played(agree(5), "red green yellow", "red yellow green", "green yellow blue white red")
    )
    level = standings(played(agree(5), "red green", "red yellow green", "green"))

    assert [(row.name, row.points) for row in rows[:2]] == [("seat 1", 22), ("seat 2", 20)]
    assert [(row.name, row.points) for row in level[:2]] == [("seat 1", 20), ("seat 2", 20)]


@clause("GPF1-R62")
def test_one_win_is_more_than_two_second_places() -> None:
    """Both have 12 points and neither was in the last race."""
    rows = standings(
        played(agree(5), "green red", "yellow red blue white green", "blue yellow white")
    )

    assert [(row.name, row.points) for row in rows if row.points == 12] == [
        ("seat 2", 12),
        ("seat 1", 12),
    ]


@clause("GPF1-11.4")
def test_before_the_first_race_nobody_has_points() -> None:
    assert {(row.place, row.points) for row in standings(agree(5))} == {(1, 0)}
