"""Taking moves back: what one may do alone, and what the others have to agree to."""

from __future__ import annotations

from typing import Final

import msgspec

from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import State

GUESSES: Final = 2


class OwnAnswer(msgspec.Struct):
    """An own answer that may be taken back, to the position after `index` moves."""

    index: int
    seat: int
    action: int
    reveals: bool | None = None  # known once somebody has asked


class Proposal(msgspec.Struct):
    """A wish to go back that waits for the others."""

    seat: int
    to: int
    agreed: list[int]


def reveals(before: State, seat: int, action: int) -> bool:
    """Whether an own answer shows the seat something that it could not know before."""
    game, after = before.game, before.copy()
    after.apply(seat, action)
    for luck in range(GUESSES):
        guess = before.guess(seat, SeededDealer(luck))
        guess.apply(seat, action)
        if game.line(guess, seat) != game.line(after, seat):
            return True
    return False
