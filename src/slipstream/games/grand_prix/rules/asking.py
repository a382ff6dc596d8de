"""What is asked, how a race ends, and other numbers with a name."""

from __future__ import annotations

from typing import Final

# What is asked, in the order of the table of decisions.
START_WEATHER: Final = 0
GRID_CAR: Final = 1
CHOOSE_TYRES: Final = 2
FILL_HAND: Final = 3
ACTION: Final = 4
TAIL: Final = 5
STEP: Final = 6
LANE: Final = 7
LATE_BRAKE: Final = 8
CLEAN_AIR: Final = 9
SOFT_BONUS: Final = 10
EVENT_CARD: Final = 11
RETIREMENT_CARD: Final = 12
TEAM_DRAW: Final = 13
OWN_CAR: Final = 14
INVOLVED: Final = 15
MARKER: Final = 16
WEATHER_REACTION: Final = 17
PIT_STOP: Final = 18
REPAIR: Final = 19
NEW_TYRES: Final = 20
DISCARD: Final = 21
END: Final = 22

# How a race ends.
FINISH: Final = 1
GATHERED: Final = 2
NO_PLAYER_CAR: Final = 3
LIMIT: Final = 4
ENDS: Final = ["", "finish", "gathered", "no_player_car", "limit"]

# Grid options (GP-13.1).
SECOND_CARS_REVERSED: Final = 0
SECOND_CARS_DRAWN: Final = 1
ALL_DRAWN: Final = 2

NEUTRAL: Final = -1  # controller of an NPC that anybody may activate
VACANT: Final = -1  # on the grid
