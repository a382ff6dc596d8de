"""Kinds of events that only Thunder Alley has, after those of the family."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.rules.kinds import FAMILY_HOW, FAMILY_KINDS
from slipstream.kernel.trace import Kind

GRID: Final = 18
SECOND: Final = 19
BUMPED: Final = 20
LED: Final = 21
BAR: Final = 22
RAIN_ASIDE: Final = 23
YELLOW: Final = 24
PITTED: Final = 25

# How a car changes place (`how` of `moved`), after the ways of the family.
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

# In step with the numbers of the kinds.
KINDS: Final[list[Kind]] = [
    *FAMILY_KINDS,
    Kind("grid", ["card"], []),
    Kind("second", ["car", "mp"], []),
    Kind("bumped", ["car"], []),
    Kind("led", ["car"], []),
    Kind("bar", ["card"], []),
    Kind("rain_aside", [], []),
    Kind("yellow", [], []),
    Kind("pitted", ["car"], []),
]
