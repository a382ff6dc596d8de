"""Kinds of events that only Grand Prix has, after those of the family."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.rules.kinds import FAMILY_HOW, FAMILY_KINDS
from slipstream.kernel.trace import Kind

WEATHER: Final = 18
CHOSE: Final = 19
FITTED: Final = 20
IDLE: Final = 21
BONUS: Final = 22
CLOSE_CALL: Final = 23
CALLS_GONE: Final = 24
TURNED: Final = 25
TEAM: Final = 26
ZONE: Final = 27
ZONE_ENDS: Final = 28
RESTART: Final = 29
NO_RESTART: Final = 30
PITTED: Final = 31
DISQUALIFIED: Final = 32
REVEALED: Final = 33

# How a car changes place (`how` of `moved`), after the ways of the family.
CLOSES_UP: Final = 7
GATHERS: Final = 8
MAKES_ROOM: Final = 9
RETURNS: Final = 10
STARTS: Final = 11
GOES_BACK: Final = 12
SPINS: Final = 13
LINES_UP: Final = 14
LINES_UP_AGAIN: Final = 15
HOW: Final = [
    *FAMILY_HOW,
    "closes_up",
    "gathers",
    "makes_room",
    "returns",
    "starts",
    "goes_back",
    "spins",
    "lines_up",
    "lines_up_again",
]

# In step with the numbers of the kinds.
KINDS: Final[list[Kind]] = [
    *FAMILY_KINDS,
    Kind("weather", ["sky"], []),
    Kind("chose", [], []),
    Kind("fitted", ["car", "tyre"], []),
    Kind("idle", [], []),
    Kind("bonus", ["car", "mp"], []),
    Kind("close_call", ["car", "count"], []),
    Kind("calls_gone", ["car"], []),
    Kind("turned", ["event"], []),
    Kind("team", ["team"], []),
    Kind("zone", ["sector"], []),
    Kind("zone_ends", [], []),
    Kind("restart", ["flag"], []),
    Kind("no_restart", [], []),
    Kind("pitted", ["car", "back"], []),
    Kind("disqualified", ["car"], []),
    Kind("revealed", ["car", "tyre"], [], reveals=True),
]
