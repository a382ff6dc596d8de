"""Notation is for records and terminals: a player at the page reads words.

`test_races` walks whole races, and searches what is visible for these patterns at every decision.
"""

from __future__ import annotations

import re
from typing import Final

from browser.harness import Player

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
