"""Kinds of events, and how the rules tell them: not a list is built when nobody listens."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.rules.questions import HOW as FAMILY_HOW
from slipstream.kernel.game import State
from slipstream.kernel.trace import Kind

MOVED: Final = 0
GRID: Final = 1
DEALT: Final = 2
TURN: Final = 3
ACTIVATED: Final = 4
SECOND: Final = 5
PASSED: Final = 6
RETIRED: Final = 7
BUMPED: Final = 8
WEAR: Final = 9
REPAIRED: Final = 10
OUT: Final = 11
LED: Final = 12
CROSSED: Final = 13
LAP: Final = 14
EVENT: Final = 15
NO_TARGET: Final = 16
BAR: Final = 17
HIT: Final = 18
RAIN_ASIDE: Final = 19
YELLOW: Final = 20
PITTED: Final = 21
LAPPED: Final = 22
DISCARDED: Final = 23
PLACED: Final = 24
OVER: Final = 25

# How a car changes place (`how` of `moved`), after the ways of drafting/rules/questions.py.
SLIDES_IN: Final = 5
SLIDES_OUT: Final = 6
IS_LIFTED: Final = 7
LEAVES_PITS: Final = 8
STARTS: Final = 9
DROPS_BACK: Final = 10
LINES_UP: Final = 11
CLOSES_UP: Final = 12
COMES_BACK: Final = 13
SPINS: Final = 14
IS_PUSHED_BACK: Final = 15
FALLS_BACK: Final = 16
HOW: Final = [
    *FAMILY_HOW,
    "slides_in",
    "slides_out",
    "lifted",
    "leaves_pits",
    "starts",
    "drops_back",
    "lines_up",
    "closes_up",
    "comes_back",
    "spins",
    "pushed_back",
    "falls_back",
]

# Why a car retires (`how` of `retired`).
IS_WORN_OUT: Final = 0
BY_CHOICE: Final = 1
RETIREMENTS: Final = ["worn_out", "by_choice"]

# In step with the numbers of the kinds. A place is told by its progress and its space.
KINDS: Final[list[Kind]] = [
    Kind("moved", ["car", "from", "from_space", "to", "to_space", "how"], []),
    Kind("grid", ["card"], []),
    Kind("dealt", ["card"], ["card"]),
    Kind("turn", ["turn"], []),
    Kind("activated", ["car", "card", "mp"], []),
    Kind("second", ["car", "mp"], []),
    Kind("passed", [], []),
    Kind("retired", ["car", "how"], []),
    Kind("bumped", ["car"], []),
    Kind("wear", ["car", "wear", "count"], []),
    Kind("repaired", ["car", "wear", "count"], []),
    Kind("out", ["car", "place"], []),
    Kind("led", ["car"], []),
    Kind("crossed", ["car", "place"], []),
    Kind("lap", ["lap"], []),
    Kind("event", ["event"], []),
    Kind("no_target", [], []),
    Kind("bar", ["card"], []),
    Kind("hit", ["car"], []),
    Kind("rain_aside", [], []),
    Kind("yellow", [], []),
    Kind("pitted", ["car"], []),
    Kind("lapped", ["car"], []),
    Kind("discarded", ["card"], []),
    Kind("placed", ["car", "place"], []),
    Kind("over", ["end"], []),
]


def tell(
    s: State, kind: int, clause: str, seat: int, first: int = 0, second: int = 0, third: int = 0
) -> None:
    """Tell whoever listens; a kind has at most three arguments here."""
    if s.trace is not None:
        s.note(kind, clause, seat, [first, second, third][: len(KINDS[kind].arguments)])
