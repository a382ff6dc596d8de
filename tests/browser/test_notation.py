"""The patterns by which notation is known: all of it, and nothing that a player should read."""

from __future__ import annotations

import re

import pytest

from browser.notation import ANYWHERE, ELSEWHERE


@pytest.mark.parametrize(
    "line", ["@14.1", "CG:g1", "25#41", "event-moved", "undefined", "{ $seat }"]
)
def test_notation_is_known_by_its_patterns(line: str) -> None:
    assert any(re.search(pattern, line) for pattern in ANYWHERE.values())


@pytest.mark.parametrize(
    "line", ["car ~20", "0.1 empty", "0.1 car", "S  a suspension marker: 1 back"]
)
def test_what_some_game_still_says_is_known_by_its_pattern(line: str) -> None:
    assert any(re.search(pattern, line) for pattern, _ in ELSEWHERE.values())


@pytest.mark.parametrize(
    "line",
    [
        "GP-6.2.2",
        "7.0 ▲1",
        "Lap 1 / 3",
        "Rule TA-3.4.7",
        "9 LEADS",
        "2nd to 1st",
        "18:04",
        "Bot 1: passes",
    ],
)
def test_words_and_rules_are_no_notation(line: str) -> None:
    assert not any(re.search(pattern, line) for pattern in ANYWHERE.values())
