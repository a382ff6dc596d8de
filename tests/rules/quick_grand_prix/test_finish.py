"""QGP-10 and QGP-11: finish, points, season."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from clauses import clause
from rules.quick_grand_prix.table import race, random_race
from slipstream.games.quick_grand_prix.game import QuickGrandPrix
from slipstream.games.quick_grand_prix.rules import scoring
from slipstream.games.quick_grand_prix.rules.cards import ITEMS, POINTS
from slipstream.games.quick_grand_prix.rules.state import owners
from slipstream.games.quick_grand_prix.season import (
    Season,
    after,
    agree,
    draft_order,
    next_race,
    standings,
    totals,
)
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.rows import Row, vec

W31 = "BA RA YA GA BB GB RB YB"


def finishes(*orders: str, seats: int = 4) -> Season:
    """A season with these finishing orders run."""
    calendar = agree(seats).calendar
    return Season(calendar, tuple(tuple(order.split()) for order in orders))


def cars(order: str) -> Row:
    return vec[i64]([ITEMS.index(name) for name in order.split()])


@clause("QGP-10.1")
def test_the_line_after_the_last_round_is_the_finishing_order() -> None:
    before = race("RA SL BA RB BB", "R Q1 Q2, B Q3 Q4", section=6)

    done = before.drive("RA Q1:5, BA Q3:3, RB Q2:2, BB Q4:4")

    assert (done.asks, done.picture) == ("end", "RA SL BA BB RB")
    assert [ITEMS[told["car"]] for told in done.events("finished")] == ["RA", "BA", "BB", "RB"]


@clause("QGP-10.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_race_ends_with_its_finish(seats: int) -> None:
    for seed in range(5):
        *_, last = random_race(seed, seats)

        assert (last.asks, last.state.end()) == ("end", "finish")
        assert QuickGrandPrix.ends == ["finish"]


@clause("QGP-10.2", "QGP-10.3", "QGP-W31")
def test_points_of_a_race_with_four_players() -> None:
    line = cars("BA RA YA SL GA BB GB RB YB")

    points = scoring.points(POINTS, 4, owners([0, 1, 2, 3]), scoring.finishing_order(line))

    assert points == [10, 7, 8, 14]


@clause("QGP-10.4")
def test_a_damaged_car_scores_like_any_other() -> None:
    before = race("RA' SL BA RB BB", "R Q1 Q2, B Q3 Q4", section=6)

    done = before.drive("RA Q1:5, BA Q3:3, RB Q2:2, BB Q4:4")

    assert done.picture == "RA' SL BA BB RB"
    assert done.state.points() == [10 + 5, 8 + 6]


@clause("QGP-R22", "QGP-I12")
@pytest.mark.parametrize(("seats", "points"), [(2, 29), (3, 36), (4, 39)])
def test_points_of_a_race_sum_up(seats: int, points: int) -> None:
    *_, last = random_race(3, seats)

    assert sum(last.state.points()) == points


@clause("QGP-11.3")
def test_in_one_race_level_players_are_ranked_by_their_better_car() -> None:
    """Red has 10 + 1, yellow 8 + 3: the win decides."""
    finished = list(cars("RA YA GA GB BA YB BB RB"))

    assert scoring.points(POINTS, 4, [0, 1, 2, 3], finished) == [11, 11, 11, 6]
    assert scoring.places(POINTS, 4, [0, 1, 2, 3], finished) == [1, 2, 3, 4]


@clause("QGP-2.3")
def test_a_season_is_agreed_race_by_race() -> None:
    season = agree(3, ("spa", "monza"), (2, 1), "B,G,R")
    first = next_race(season)

    assert first is not None
    assert (first.circuit.code, first.rounds, first.options["teams"]) == ("spa", 12, "B,G,R")
    assert first.options["draft"] == ""


@clause("QGP-2.3")
@pytest.mark.parametrize(
    ("circuits", "laps"),
    [((), ()), (("monaco",) * 13, ()), (("monaco",), (1, 2)), (("nowhere",), ()), (("spa",), (4,))],
)
def test_a_season_that_cannot_be_run_is_refused(
    circuits: tuple[str, ...], laps: tuple[int, ...]
) -> None:
    with pytest.raises(InvalidOption, match="QGP-"):
        agree(4, circuits, laps)


@clause("QGP-W32", "QGP-3.2")
def test_the_lowest_score_drafts_first_in_the_next_race() -> None:
    season = finishes(W31)
    second = next_race(season)

    assert totals(season) == [10, 7, 8, 14]
    assert draft_order(season) == [1, 2, 0, 3]
    assert second is not None
    assert second.options["draft"] == "2,3,1,4"
    assert second.start().draft == [1, 2, 0, 3]


@clause("QGP-R2")
def test_of_level_teams_the_one_with_the_lower_best_car_drafts_first() -> None:
    """Red, yellow and green have 11 points each; their best cars came 1st, 2nd and 3rd."""
    season = finishes("RA YA GA GB BA YB BB RB")

    assert draft_order(season) == [3, 2, 1, 0]


@clause("QGP-11.1")
def test_points_are_added_up_over_the_races() -> None:
    *_, last = random_race(5)
    season = after(after(agree(4), last.state), last.state)

    assert totals(season) == [2 * points for points in last.state.points()]
    assert len(season.finishes) == 2


@clause("QGP-11.1")
def test_a_season_ends_after_its_last_race() -> None:
    *_, last = random_race(5)
    season = after(agree(4, ("monaco",)), last.state)

    assert next_race(season) is None


@clause("QGP-11.2")
def test_most_points_make_the_champion() -> None:
    table = standings(finishes(W31))

    assert [(row.place, row.entry, row.points) for row in table] == [
        (1, 3, 14),
        (2, 0, 10),
        (3, 2, 8),
        (4, 1, 7),
    ]


@clause("QGP-11.3", "QGP-R23")
def test_level_seasons_are_decided_by_wins_then_by_second_places() -> None:
    """Red 10 + 1, yellow 8 + 3, green 6 + 5: the win, then the second place."""
    table = standings(finishes("RA YA GA GB BA YB BB RB"))

    assert [row.entry for row in table] == [0, 1, 2, 3]


@clause("QGP-11.3", "QGP-R23")
def test_the_countback_goes_on_past_second_places() -> None:
    """Red and yellow have 28 points, a win and a second place each; only red was third."""
    table = standings(finishes("RA YA GA YB RB BA GB BB", "YB RB RA YA GB BB GA BA"))

    assert [(row.entry, row.points) for row in table[:2]] == [(0, 28), (1, 28)]


@clause("QGP-11.3", "QGP-R23")
def test_the_countback_goes_on_past_the_podium() -> None:
    """Red and yellow have 12 points; only red was fourth, though yellow was ahead in the end."""
    table = standings(finishes("GA BA GB RA YA YB RB BB", "GA BA GB BB YA RA RB YB"))

    assert [(row.entry, row.points) for row in table[2:]] == [(0, 12), (1, 12)]


@clause("QGP-11.3", "QGP-R23")
def test_level_countbacks_are_decided_by_the_last_race() -> None:
    """Two races with red and yellow changed over: the better one of the last race is champion."""
    table = standings(finishes("RA YA RB YB", "YA RA YB RB", seats=2))

    assert [(row.entry, row.points) for row in table] == [(1, 29), (0, 29)]


@clause("QGP-11.3", "QGP-R23")
def test_the_countback_counts_every_win_of_the_season() -> None:
    """Both have 58 points; red has won three times, yellow once with four second places."""
    table = standings(finishes("YA YB RA RB", "RA YA RB YB", "RA YA YB RB", "RA YA RB YB", seats=2))

    assert [(row.entry, row.points) for row in table] == [(0, 58), (1, 58)]


@clause("QGP-11.2")
def test_before_the_first_race_all_are_level() -> None:
    table = standings(agree(3))

    assert [(row.place, row.entry, row.points) for row in table] == [
        (1, 0, 0),
        (2, 1, 0),
        (3, 2, 0),
    ]
    assert totals(agree(3)) == [0, 0, 0]


@clause("QGP-2.3", "QGP-R21")
def test_a_season_has_up_to_twelve_races_usually_of_one_lap() -> None:
    season = agree(4, ("monaco",) * 12)
    first = next_race(season)

    assert season.calendar.laps == (1,) * 12
    assert first is not None
    assert first.rounds == 6


@clause("QGP-11.1")
def test_a_season_of_one_race_has_a_champion_and_an_order() -> None:
    *_, last = random_race(5, 2)
    season = after(agree(2, ("monaco",)), last.state)

    assert totals(season) == last.state.points()
    assert [row.points for row in standings(season)] == sorted(last.state.points(), reverse=True)
    assert sorted(draft_order(season)) == [0, 1]


@clause("QGP-11.3")
def test_places_of_a_race_are_those_of_its_points() -> None:
    done = race("RA SL BA RB BB", "R Q1 Q2, B Q3 Q4", section=6).drive(
        "RA Q1:5, BA Q3:3, RB Q2:2, BB Q4:4"
    )

    assert (done.state.points(), done.state.places()) == ([15, 14], [1, 2])
