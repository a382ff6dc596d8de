"""What is asked, in the order of the table of decisions."""

from __future__ import annotations

from typing import Final

DRAW_PLACE: Final = 0
CHOOSE_BOX: Final = 1
STAY_OR_LEAVE: Final = 2
REFUEL_ROW: Final = 3
SET_TYRES: Final = 4
PLAY_CARD: Final = 5
DRAW_ONE: Final = 6
BONUS_EXCHANGE: Final = 7
PAY_FINE: Final = 8
END: Final = 9
