"""Kinds of events, and how the rules tell them: not a list is built when nobody listens."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.rules.questions import HOW as FAMILY_HOW
from slipstream.kernel.game import State
from slipstream.kernel.trace import Kind

MOVED: Final = 0
WEATHER: Final = 1
CHOSE: Final = 2
FITTED: Final = 3
DEALT: Final = 4
TURN: Final = 5
ACTIVATED: Final = 6
PASSED: Final = 7
RETIRED: Final = 8
IDLE: Final = 9
BONUS: Final = 10
WEAR: Final = 11
REPAIRED: Final = 12
CLOSE_CALL: Final = 13
CALLS_GONE: Final = 14
OUT: Final = 15
CROSSED: Final = 16
LAP: Final = 17
EVENT: Final = 18
NO_EFFECT: Final = 19
TURNED: Final = 20
TEAM: Final = 21
HIT: Final = 22
ZONE: Final = 23
ZONE_ENDS: Final = 24
RESTART: Final = 25
NO_RESTART: Final = 26
PITTED: Final = 27
LAPPED: Final = 28
DISCARDED: Final = 29
PLACED: Final = 30
DISQUALIFIED: Final = 31
OVER: Final = 32
REVEALED: Final = 33

# How a car changes place (`how` of `moved`), after the ways of drafting/rules/questions.py.
SLIDES_IN: Final = 5
SLIDES_OUT: Final = 6
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
    "slides_in",
    "slides_out",
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

# Why a car retires (`how` of `retired`).
IS_WORN_OUT: Final = 0
BY_CHOICE: Final = 1
RETIREMENTS: Final = ["worn_out", "by_choice"]

# In step with the numbers of the kinds. A place is told by its progress and its space.
KINDS: Final[list[Kind]] = [
    Kind("moved", ["car", "from", "from_space", "to", "to_space", "how"], []),
    Kind("weather", ["sky"], []),
    Kind("chose", [], []),
    Kind("fitted", ["car", "tyre"], []),
    Kind("dealt", ["card"], ["card"]),
    Kind("turn", ["turn"], []),
    Kind("activated", ["car", "card", "mp"], []),
    Kind("passed", [], []),
    Kind("retired", ["car", "how"], []),
    Kind("idle", [], []),
    Kind("bonus", ["car", "mp"], []),
    Kind("wear", ["car", "wear", "count"], []),
    Kind("repaired", ["car", "wear", "count"], []),
    Kind("close_call", ["car", "count"], []),
    Kind("calls_gone", ["car"], []),
    Kind("out", ["car", "place"], []),
    Kind("crossed", ["car", "place"], []),
    Kind("lap", ["lap"], []),
    Kind("event", ["event"], []),
    Kind("no_effect", [], []),
    Kind("turned", ["event"], []),
    Kind("team", ["team"], []),
    Kind("hit", ["car"], []),
    Kind("zone", ["sector"], []),
    Kind("zone_ends", [], []),
    Kind("restart", ["flag"], []),
    Kind("no_restart", [], []),
    Kind("pitted", ["car", "back"], []),
    Kind("lapped", ["car"], []),
    Kind("discarded", ["card"], []),
    Kind("placed", ["car", "place"], []),
    Kind("disqualified", ["car"], []),
    Kind("over", ["end"], []),
    Kind("revealed", ["car", "tyre"], [], reveals=True),
]


def tell(
    s: State, kind: int, clause: str, seat: int, first: int = 0, second: int = 0, third: int = 0
) -> None:
    """Tell whoever listens; a kind has at most three arguments here."""
    if s.trace is not None:
        s.note(kind, clause, seat, [first, second, third][: len(KINDS[kind].arguments)])
