"""What the log tells: the kinds of events, with what only the seat itself may read."""

from __future__ import annotations

from typing import Final

from slipstream.kernel.trace import Kind

LONGEST_PATH: Final = 10

PLACE: Final = 0
BOX: Final = 1
STAYED: Final = 2
LEFT: Final = 3
REFUELLED: Final = 4
TYRES: Final = 5
PLAYED: Final = 6
DROVE: Final = 7
LAP_DONE: Final = 8
FINISHED: Final = 9
BLOCKED: Final = 10
GRAVEL_STOP: Final = 11
ARRIVED: Final = 12
REPAIRED: Final = 13
DAMAGED: Final = 14
SEVERE: Final = 15
BONUS: Final = 16
EXCHANGED: Final = 17
FINED: Final = 18
PAID: Final = 19
RAIN: Final = 20
SUN: Final = 21
NEW_STACK: Final = 22
OUT_OF_FUEL: Final = 23
DISQUALIFIED: Final = 24
OVER: Final = 25

KINDS: Final[list[Kind]] = [
    Kind("place", ["car", "card", "space"], []),
    Kind("box", ["box"], []),
    Kind("stayed", ["car", "sit_outs"], []),
    Kind("left", ["car"], []),
    Kind("refuelled", ["car", "litres", "row_4", "row_6", "row_10"], ["row_4", "row_6", "row_10"]),
    Kind("tyres", ["car", "tyres"], []),
    Kind("played", ["car", "card", "value"], []),
    Kind("drove", ["car", "from", *[f"step_{n + 1}" for n in range(LONGEST_PATH)], "duty"], []),
    Kind("lap_done", ["car", "laps"], []),
    Kind("finished", ["car", "place"], []),
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
