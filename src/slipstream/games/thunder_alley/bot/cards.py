"""How good a card is to have, apart from where it leads."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.bot.outlook import PART
from slipstream.games.thunder_alley.rules.components import (
    AFTER_MOVE,
    KIND,
    NO_WEAR,
    PLAIN,
    RACE_CARDS,
    SPEED,
    TEMPORARY,
    WEAR,
)
from slipstream.kernel.rows import Row, vec

POOR: Final = -1.0  # worth of a card that is not worth keeping

# By movement type, and for wear.
_KIND_WORTH: Final = [-1.0, 1.0, 0.5, 0.5]
_AVERAGE_SPEED: Final = 6.0
_TEMPORARY_WEAR: Final = 0.6
_PERMANENT_WEAR: Final = 1.2
_TEXT_WORTH: Final = 0.5


def card_worth(card: int) -> float:
    """Fast, with company, without wear."""
    worth = int(SPEED[card]) - _AVERAGE_SPEED + _KIND_WORTH[KIND[card]]
    if WEAR[card] != NO_WEAR:
        worth -= _TEMPORARY_WEAR if WEAR[card] < TEMPORARY else _PERMANENT_WEAR
    if AFTER_MOVE[card] != PLAIN:
        worth += _TEXT_WORTH
    return worth


WORTH: Final = [card_worth(card) for card in range(RACE_CARDS)]
WORTH_IN_PARTS: Final[Row] = vec[i64]([round(PART * worth) for worth in WORTH])
