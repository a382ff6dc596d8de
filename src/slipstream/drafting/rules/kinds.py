"""Kinds of events that both games have, and how the rules tell them.

Not a list is built when nobody listens.
"""

from __future__ import annotations

from typing import Final

from slipstream.kernel.game import State
from slipstream.kernel.trace import Kind

MOVED: Final = 0
DEALT: Final = 1
TURN: Final = 2
ACTIVATED: Final = 3
PASSED: Final = 4
RETIRED: Final = 5
WEAR: Final = 6
REPAIRED: Final = 7
OUT: Final = 8
CROSSED: Final = 9
LAP: Final = 10
EVENT: Final = 11
HIT: Final = 12
LAPPED: Final = 13
DISCARDED: Final = 14
PLACED: Final = 15
OVER: Final = 16
NO_TARGET: Final = 17

# How a car changes place (`how` of `moved`); a game has ways of its own after these.
DRIVES: Final = 0
IS_PUSHED: Final = 1
IS_DISPLACED: Final = 2
FOLLOWS: Final = 3
IS_SWAPPED: Final = 4
SLIDES_IN: Final = 5
SLIDES_OUT: Final = 6
FAMILY_HOW: Final = [
    "drives",
    "pushed",
    "displaced",
    "follows",
    "swapped",
    "slides_in",
    "slides_out",
]

# Why a car retires (`how` of `retired`).
IS_WORN_OUT: Final = 0
BY_CHOICE: Final = 1
RETIREMENTS: Final = ["worn_out", "by_choice"]

# In step with the numbers above; a game has kinds of its own after these. A place is told by its
# progress and its space.
FAMILY_KINDS: Final[list[Kind]] = [
    Kind("moved", ["car", "from", "from_space", "to", "to_space", "how"], []),
    Kind("dealt", ["card"], ["card"]),
    Kind("turn", ["turn"], []),
    Kind("activated", ["car", "card", "mp"], []),
    Kind("passed", [], []),
    Kind("retired", ["car", "how"], []),
    Kind("wear", ["car", "wear", "count"], []),
    Kind("repaired", ["car", "wear", "count"], []),
    Kind("out", ["car", "place"], []),
    Kind("crossed", ["car", "place"], []),
    Kind("lap", ["lap"], []),
    Kind("event", ["event"], []),
    Kind("hit", ["car"], []),
    Kind("lapped", ["car"], []),
    Kind("discarded", ["card"], []),
    Kind("placed", ["car", "place"], []),
    Kind("over", ["end"], []),
    Kind("no_target", [], []),
]


def tell(
    s: State, kind: int, clause: str, seat: int, first: int = 0, second: int = 0, third: int = 0
) -> None:
    """Tell whoever listens; a kind has at most three arguments here."""
    if s.trace is not None:
        s.note(kind, clause, seat, [first, second, third][: len(s.game.kinds[kind].arguments)])
