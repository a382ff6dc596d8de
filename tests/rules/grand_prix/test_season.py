"""Chapter 11: the calendar, absent teams, the winner's bonus, the standings."""

from __future__ import annotations

import msgspec
import pytest

from clauses import clause
from rules.grand_prix.drawn import Race, race
from slipstream import SeededDealer, playout
from slipstream.games.grand_prix import season as seasons
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.components import CARS, TEAM_IDS
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.season import Calendar, Result, Season
from slipstream.games.registry import season_rules
from slipstream.kernel.errors import InvalidOption
from slipstream.season import Agreed

TWO = ("scarlet", "emerald")


def finished(cars: str = "1@178.0 5@100.0 20@99.0") -> Race:
    """1 wins, 5 is second, an NPC third; seats scarlet and emerald."""
    numbers = [int(text.partition("@")[0]) for text in cars.split()]
    own = [number for number in numbers if number in (1, 10, 5, 33)]
    start = race(cars, "Conservative", activated=numbers[1:], duty_done=own, hands={1: "", 2: ""})
    end = start.play(">*4")
    assert end.asks() == "end"
    return end


def run(*points: tuple[int, int], best: int = 0) -> Season:
    """A season of scarlet and emerald with these points."""
    results = tuple(Result(dict(zip(TWO, pair, strict=True)), _ranks(pair), 1) for pair in points)
    return Season(Calendar(TWO, ("altavento",) * len(points), best), results)


def _ranks(pair: tuple[int, int]) -> dict[str, int]:
    return {team: 1 + sum(p > mine for p in pair) for team, mine in zip(TWO, pair, strict=True)}


def lime(season: Season, *points: int | None) -> Season:
    """Lime's points, or a race that it missed."""
    for own in points:
        season = seasons.after(season, finished().state)
        if own is not None:
            last = season.results[-1]
            scored = msgspec.structs.replace(last, points=last.points | {"lime": own})
            season = msgspec.structs.replace(season, results=(*season.results[:-1], scored))
    return season


def absent(*own: int) -> int:
    """What an absent team gets when the Player Cars of three seats come in on these places."""
    state = GrandPrix(3, {}).start()
    others = [place for place in range(1, CARS + 1) if place not in own]
    for car, place in enumerate([*own, *others]):
        state.place[car] = place
        state.racing[car] = False
    return seasons.absent_points(state)


def table(season: Season) -> list[tuple[int, str, int]]:
    return [(row.place, row.name, row.points) for row in seasons.standings(season)]


@clause("GP-11.1.1")
def test_a_season_is_a_list_of_circuits_that_may_repeat() -> None:
    season = seasons.agree(TWO, ("altavento", "altavento"))

    first = seasons.next_race(season)
    assert first is not None
    assert first.options["circuit"] == "altavento"
    season = seasons.after(seasons.after(season, finished().state), finished().state)
    assert seasons.next_race(season) is None
    with pytest.raises(AssertionError, match="over"):
        seasons.after(season, finished().state)
    with pytest.raises(InvalidOption, match=r"GP-11\.1\.1"):
        seasons.agree(TWO, ())


@clause("GP-11.2.1", "GP-11.2.2")
def test_points_are_added_for_the_team_whoever_drove() -> None:
    season = seasons.agree(TWO, ("altavento", "porto_vela"))
    season = seasons.after(season, finished().state)

    assert table(season) == [(1, "scarlet", 25), (2, "emerald", 18)]
    again = seasons.after(season, finished().state)
    assert table(again) == [(1, "scarlet", 50), (2, "emerald", 36)]


@clause("GP-11.2.3", "GP-R90")
def test_an_absent_team_gets_twice_the_average_of_the_npcs() -> None:
    """18 NPCs start; slots 1 and 2 are the players', so 58 points are the NPCs': 116 / 18."""
    season = seasons.agree((*TWO, "lime"), ("altavento",))

    game = seasons.next_race(season, absent=("lime",))

    assert game is not None
    assert game.seats == 2
    season = seasons.after(season, finished().state)
    assert season.results[0].points["lime"] == 6
    assert table(season)[2] == (3, "lime", 6)


@clause("GP-11.2.3", "GP-R90")
def test_the_average_is_rounded_to_the_nearest_whole_and_halves_up() -> None:
    """16 NPCs and six Player Cars: of 101 points the NPCs have 58, 61, 60 or 20."""
    assert absent(1, 2, 11, 12, 13, 14) == 7  # 116 / 16 = 7.25
    assert absent(1, 3, 11, 12, 13, 14) == 8  # 122 / 16 = 7.625
    assert absent(1, 5, 7, 12, 13, 14) == 8  # 120 / 16 = 7.5
    assert absent(1, 2, 3, 4, 5, 10) == 3  # 40 / 16 = 2.5


@clause("GP-11.2.4")
def test_with_the_best_results_alone_a_missed_race_scores_nothing() -> None:
    """Lime scores 3, misses one, scores 1 and 2: the best three of four are 6."""
    season = seasons.agree((*TWO, "lime"), ("altavento",) * 4, best=3)

    assert seasons.after(season, finished().state).results[0].points["lime"] == 0
    missed = lime(season, 3, None, 1, 2)
    assert {row.name: row.points for row in seasons.standings(missed)}["lime"] == 6


@clause("GP-11.2.3", "GP-11.2.4")
def test_points_for_a_missed_race_and_the_best_results_together_if_agreed() -> None:
    season = seasons.agree((*TWO, "lime"), ("altavento",) * 4, best=3, absent="average")

    missed = lime(season, 3, None, 1, 2)

    assert {row.name: row.points for row in seasons.standings(missed)}["lime"] == 3 + 6 + 2


@clause("GP-11.2.2")
def test_where_substitutes_are_agreed_nobody_sits_out() -> None:
    season = seasons.agree((*TWO, "lime"), ("altavento",), absent="substitute")

    with pytest.raises(InvalidOption, match=r"GP-11\.2\.2"):
        seasons.next_race(season, absent=("lime",))
    assert seasons.next_race(season) is not None


@clause("GP-11.2.4")
def test_nothing_for_a_missed_race_only_where_the_best_results_count() -> None:
    with pytest.raises(InvalidOption, match=r"GP-11\.2\.4"):
        seasons.agree(TWO, ("altavento",), absent="nothing")


@clause("GP-11.2.2", "GP-11.2.3", "GP-11.2.4")
def test_the_season_chooses_what_an_absent_team_gets() -> None:
    rules = season_rules("GP")
    offered = {term.name: term for term in rules.terms}["absent"]
    agreed = Agreed(3, {}, ({},) * 2, {"best": "1", "absent": "average"})

    assert offered.allowed == ["usual", "average", "nothing", "substitute"]
    assert offered.default == "usual"
    assert rules.agree(agreed).calendar.absent == "average"
    assert rules.agree(Agreed(3, {}, ({},) * 2)).calendar.absent == "average"
    assert rules.agree(Agreed(3, {}, ({},) * 2, {"best": "1"})).calendar.absent == "nothing"


@clause("GP-11.2.3", "GP-R90")
def test_without_npcs_an_absent_team_gets_nothing() -> None:
    assert seasons.absent_points(GrandPrix(11, {}).start()) == 0


@clause("GP-11.2.4")
def test_only_the_best_results_count() -> None:
    season = run((25, 18), (0, 20), (10, 12), best=2)
    assert season_rules("GP").dropped(season) == [[1], [2]]

    assert table(season) == [(1, "emerald", 38), (2, "scarlet", 35)]
    with pytest.raises(InvalidOption, match=r"GP-11\.2\.4"):
        seasons.agree(TWO, ("altavento",), best=2)


@clause("GP-R90")
def test_level_teams_are_parted_by_wins_or_share() -> None:
    assert table(run((20, 10), (10, 12), (0, 8))) == [(1, "emerald", 30), (2, "scarlet", 30)]
    assert table(run((20, 10), (10, 20))) == [(1, "scarlet", 30), (1, "emerald", 30)]


@clause("GP-11.3.1")
def test_the_next_race_knows_the_last_winner() -> None:
    season = seasons.agree(TWO, ("altavento", "porto_vela"))
    season = seasons.after(season, finished().state)

    game = seasons.next_race(season)

    assert game is not None
    assert game.winner == 1


@clause("GP-R103")
def test_the_laps_that_were_agreed_hold_for_every_race() -> None:
    season = seasons.agree(TWO, ("altavento", "porto_vela"), options={"laps": "1"})

    first = seasons.next_race(season)
    second = seasons.next_race(seasons.after(season, finished().state))
    assert first is not None
    assert second is not None
    assert [first.laps, second.laps] == [1, 1]
    with pytest.raises(InvalidOption, match="GP-R103"):
        seasons.agree(TWO, ("altavento",), options={"laps": "9"})


def _without_a_winner() -> RaceState:
    for seed in range(60):
        state = GrandPrix(11, {"laps": "1", "circuit": "yunta_brothers"}).start()
        playout(state, SeededDealer(seed), SeededDealer(seed + 1))
        if 1 not in state.final_places():
            return state
    raise AssertionError("every race had a winner")


@clause("GP-R90")
def test_a_race_without_a_winner_gives_nobody_the_bonus() -> None:
    """Eleven players and no NPC; nobody did the tyre duty, so no car is classified."""
    season = seasons.agree(tuple(TEAM_IDS[:11]), ("yunta_brothers",) * 2, options={"laps": "1"})
    season = seasons.after(season, _without_a_winner())

    race = seasons.next_race(season)
    assert race is not None
    assert race.options["winner"] == ""
    assert [note.clause for note in season_rules("GP").notes(season)] == ["GP-R90"]
