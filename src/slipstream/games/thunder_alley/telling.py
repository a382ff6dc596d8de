"""Kinds of events, and how the rules tell them: not a list is built when nobody listens."""

from __future__ import annotations

from typing import Final

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

# In step with the numbers above. A place is told by its progress and its space.
KINDS: Final[list[Kind]] = [
    Kind("moved", ["car", "from", "from_space", "to", "to_space"], []),
    Kind("grid", ["card"], []),
    Kind("dealt", ["card"], ["card"]),
    Kind("turn", ["turn"], []),
    Kind("activated", ["car", "card", "mp"], []),
    Kind("second", ["car", "mp"], []),
    Kind("passed", [], []),
    Kind("retired", ["car"], []),
    Kind("bumped", ["car"], []),
    Kind("wear", ["car", "colour", "count"], []),
    Kind("repaired", ["car", "colour", "count"], []),
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
