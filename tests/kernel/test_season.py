"""The general rule of a season: points added up, ties broken by countback, then the last race."""

from __future__ import annotations

import pytest

from slipstream.games.registry import season_rules
from slipstream.kernel.errors import InvalidOption
from slipstream.season import Agreed, Score, countback, ranked

NAMES = ["seat 1", "seat 2", "orange"]


def table(*races: tuple[list[int], list[int]]) -> list[str]:
    rows = ranked(NAMES, 2, [Score(points, places) for points, places in races])
    return [f"{row.place} {row.name} {row.points}" for row in rows]


def test_points_are_added_up() -> None:
    assert table(([5, 3, 1], [1, 2, 3]), ([1, 4, 9], [3, 2, 1])) == [
        "1 orange 10",
        "2 seat 2 7",
        "3 seat 1 6",
    ]


def test_who_is_level_is_ranked_by_wins_before_anything_else() -> None:
    assert table(([6, 5, 0], [1, 2, 3]), ([3, 4, 8], [3, 2, 1]))[:2] == ["1 seat 1 9", "2 seat 2 9"]


def test_then_the_last_race_decides() -> None:
    assert table(([6, 3, 0], [1, 2, 3]), ([3, 6, 0], [2, 1, 3]))[:2] == ["1 seat 2 9", "2 seat 1 9"]


def test_who_is_level_in_everything_shares_a_place() -> None:
    assert table(([4, 4, 1], [1, 1, 3])) == ["1 seat 1 4", "1 seat 2 4", "3 orange 1"]
    assert table() == ["1 seat 1 0", "1 seat 2 0", "1 orange 0"]


def test_only_seats_are_entries() -> None:
    rows = ranked(NAMES, 2, [])

    assert [row.entry for row in rows] == [0, 1, -1]


def test_countback_puts_more_of_the_better_places_first() -> None:
    assert countback([1, 3, 1], 3) == [-2, 0, -1]


def test_an_option_of_one_race_stands_before_that_of_all() -> None:
    agreed = Agreed(2, {"laps": "2"}, ({"laps": "1"}, {}), {})

    assert agreed.each("laps", "4") == ("1", "2")
    assert agreed.each("circuit", "here") == ("here", "here")


def test_there_is_no_season_of_a_game_that_is_not_there() -> None:
    with pytest.raises(InvalidOption, match="there is no game"):
        season_rules("XYZ")
