"""What is asked, how a race ends, and other numbers with a name."""

from __future__ import annotations

from typing import Final

# What is asked, in the order of the table of decisions.
GRID_CARD: Final = 0
FILL_HAND: Final = 1
ACTIVATE: Final = 2
TAIL: Final = 3
STEP: Final = 4
LANE: Final = 5
CLEAN_AIR: Final = 6
SECOND_CAR: Final = 7
EVENT_CARD: Final = 8
BAR_CARD: Final = 9
TARGET: Final = 10
ORIGINATOR: Final = 11
VICTIM: Final = 12
OVERCAST: Final = 13
SUN: Final = 14
PIT_STOP: Final = 15
REPAIR: Final = 16
DISCARD: Final = 17
END: Final = 18

# How a race ends.
FINISH: Final = 1
RAIN_ENDS: Final = 2
NOBODY_LEFT: Final = 3
LIMIT: Final = 4
ENDS: Final = ["", "finish", "rain", "nobody", "limit"]
OVER_CLAUSES: Final = ["", "TA-10.1.6", "TA-E16.2", "TA-R35", "TA-R41"]

# Grid options (TA-12.2).
ONE_CARD: Final = 0
CARD_PER_PASS: Final = 1
CARD_PER_SLOT: Final = 2
