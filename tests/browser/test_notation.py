"""Notation is for records and terminals: a player at the page reads words.

Whole races are walked, and what is visible is searched for patterns of notation at every decision.
"""

from __future__ import annotations

import re
from typing import Final

import pytest

from browser.harness import Player
from browser.shortest import CODES, options, seats

MOST_DECISIONS: Final = 400
# Where a player reads: not what is typed (fields), and not the rules, which explain notation.
VISIBLE: Final = """() => [...document.querySelectorAll('main, dialog[open]')]
  .flatMap(node => node.innerText.split('\\n'))"""

ANYWHERE: Final = {
    "a place as a whole move ends: @14.1": r"@-?\d+\.[\dPO]",
    "a token of card and car: CG:g1, 25#41": r"\b[A-Z]{1,3}\d?[a-z]?:[a-z]\d\b|\b\d+#[A-Z\d]",
    "a fact that has no words: event-moved": r"\b(?:event|ask|choice|why|notice|end)-[a-z]+\b",
    "a value of code": r"\b(?:undefined|null|NaN|\[object Object\])\b",
    "a place that is not filled in": r"\{ ?\$[a-z-]+ ?\}|⟨\d+⟩",
}
# Some games still speak so. When a game has its words it leaves the set; an empty set is ANYWHERE.
ELSEWHERE: Final = {
    "a car with the sign of nobody's team: ~20": (r"~\d+", {"GP"}),
    "a space and what stands there: 0.1 empty": (r"\b\d+\.[\dPO] (?:empty|car)\b", {"TA", "GP"}),
    "a letter to type before an answer: S  a suspension marker": (r"^[A-Z] {2}\S", {"GP"}),
}


def patterns(code: str) -> dict[str, re.Pattern[str]]:
    asked = {name: found for name, (found, spoken) in ELSEWHERE.items() if code not in spoken}
    return {name: re.compile(found) for name, found in {**ANYWHERE, **asked}.items()}


def found(player: Player, code: str) -> list[str]:
    lines = [str(line).strip() for line in player.page.evaluate(VISIBLE)]
    return [
        f"{name}: {line}"
        for name, pattern in patterns(code).items()
        for line in lines
        if pattern.search(line)
    ]


@pytest.mark.parametrize("code", CODES)
def test_a_whole_race_shows_no_notation(player: Player, code: str) -> None:
    player.open_table(code, seats(code), options(code))
    told: set[str] = set()
    for turn in range(MOST_DECISIONS):
        if not player.wait_for_turn():
            break
        player.choose(turn)
        told.update(found(player, code))
        player.play(turn)
    told.update(found(player, code))

    assert sorted(told) == []


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
