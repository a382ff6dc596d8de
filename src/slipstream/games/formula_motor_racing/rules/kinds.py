"""What the log tells: the kinds of events, and how things happened."""

from __future__ import annotations

from typing import Final

from slipstream.games.formula_motor_racing.rules.deck import CARS
from slipstream.kernel.trace import Kind

GRID: Final = 0
DEALT: Final = 1
OPENS: Final = 2
PLAYED: Final = 3
MOVED: Final = 4
ROLLED: Final = 5
REMOVED: Final = 6
NO_EFFECT: Final = 7
CONTINUED: Final = 8
STOPPED: Final = 9
DREW: Final = 10
LAST_PLAYS: Final = 11
FINISHED: Final = 12

# How a car changes place (`how` of `moved`).
OVERTAKES: Final = 0
FOLLOWS: Final = 1
FALLS_BACK: Final = 2
CATCHES_UP: Final = 3
PITS: Final = 4
CHARGES: Final = 5
LOSES_GEARS: Final = 6
SPINS: Final = 7

# How a car leaves the race (`how` of `removed`).
ENGINE_BLEW: Final = 0
SPUN_OUT: Final = 1
CRASHED: Final = 2

# How it comes that nothing happens (`how` of `no_effect`).
IS_FIRST: Final = 0
IS_LAST: Final = 1
STAYS_OUT: Final = 2
NO_CAR_LEFT: Final = 3
EMPTY_PLACE: Final = 4

HOW: Final[dict[str, list[str]]] = {
    "moved": [
        "overtakes",
        "follows",
        "falls_back",
        "catches_up",
        "pits",
        "charges",
        "loses_gears",
        "spins",
    ],
    "removed": ["engine", "spins", "crashes"],
    "no_effect": ["first", "last", "stays_out", "no_car", "empty_place"],
}

# In step with the numbers of the kinds.
KINDS: Final[list[Kind]] = [
    Kind("grid", ["team", "front", "back"], []),
    Kind("dealt", ["card"], ["card"]),
    Kind("opens", [], []),
    Kind("played", ["card", "car"], []),
    Kind("moved", ["car", "from", "to", "how"], []),
    Kind("rolled", ["roll"], []),
    Kind("removed", ["car", "from", "how"], []),
    Kind("no_effect", ["car", "how"], []),
    Kind("continued", ["car"], []),
    Kind("stopped", ["car"], []),
    Kind("drew", ["card"], ["card"]),
    Kind("last_plays", [], []),
    Kind("finished", [f"place_{place}" for place in range(1, CARS + 1)], []),
]
