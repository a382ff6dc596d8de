"""What the log tells: the kinds of events, with what only the seat itself may read."""

from __future__ import annotations

from typing import Final

from slipstream.kernel.trace import Kind

LONGEST_PATH: Final = 10

PLACE: Final = 0
BOX: Final = 1
TURN: Final = 2
STAYED: Final = 3
LEFT: Final = 4
REFUELLED: Final = 5
TYRES: Final = 6
PLAYED: Final = 7
DROVE: Final = 8
LAP_DONE: Final = 9
FINISHED: Final = 10
BLOCKED: Final = 11
GRAVEL_STOP: Final = 12
ARRIVED: Final = 13
REPAIRED: Final = 14
DAMAGED: Final = 15
SEVERE: Final = 16
BONUS: Final = 17
EXCHANGED: Final = 18
FINED: Final = 19
PAID: Final = 20
RAIN: Final = 21
SUN: Final = 22
NEW_STACK: Final = 23
OUT_OF_FUEL: Final = 24
DISQUALIFIED: Final = 25
OVER: Final = 26

KINDS: Final[list[Kind]] = [
    Kind("place", ["car", "card", "space"], []),
    Kind("box", ["box"], []),
    Kind("turn", ["car"], []),
    Kind("stayed", ["car", "sit_outs"], []),
    Kind("left", ["car"], []),
    Kind("refuelled", ["car", "litres", "row_4", "row_6", "row_10"], ["row_4", "row_6", "row_10"]),
    Kind("tyres", ["car", "tyres"], []),
    Kind("played", ["car", "card", "value"], []),
    Kind("drove", ["car", "from", *[f"step_{n + 1}" for n in range(LONGEST_PATH)]], []),
    Kind("lap_done", ["car", "laps"], []),
    Kind("finished", ["car", "rank"], []),
    Kind("blocked", ["car", "lost"], []),
    Kind("gravel_stop", ["car", "lost"], []),
    Kind("arrived", ["car", "lost"], []),
    Kind("repaired", ["car"], []),
    Kind("damaged", ["car"], []),
    Kind("severe", ["car"], []),
    Kind("bonus", ["car", "ones"], []),
    Kind("exchanged", ["car", "exchange"], []),
    Kind("fined", ["car", "points"], []),
    Kind("paid", ["car", "card"], []),
    Kind("rain", [], []),
    Kind("sun", [], []),
    Kind("new_stack", ["ones"], []),
    Kind("out_of_fuel", ["car"], []),
    Kind("disqualified", ["car"], []),
    Kind("over", ["winner"], []),
]
