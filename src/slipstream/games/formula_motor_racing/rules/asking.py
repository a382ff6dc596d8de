"""What is asked, in the order of the table of decisions."""

from __future__ import annotations

from typing import Final

DRAW_GRID: Final = 0
DEAL: Final = 1
PLAY: Final = 2
ROLL_PIT: Final = 3
ROLL_CHARGE: Final = 4
CHARGE_CONTINUE: Final = 5
ROLL_SPIN: Final = 6
SPIN_REROLL: Final = 7
ROLL_CRASH: Final = 8
CRASH_PARTNER: Final = 9
DRAW_CARD: Final = 10
END: Final = 11
