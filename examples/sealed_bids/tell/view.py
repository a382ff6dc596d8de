"""What a seat may see, field by field: an allow-list."""

from __future__ import annotations

import msgspec

from sealed_bids.rules.asking import END
from sealed_bids.rules.state import Bids
from slipstream.kernel.trace import CHANCE


class BidsView(msgspec.Struct, frozen=True):
    """A race as one seat, or a spectator, sees it. None is what it may not know."""

    seat: int
    """From 0; -1 sees everything, -2 what a spectator sees."""
    asking: str
    mover: int
    round: int
    rounds: int
    hands: tuple[tuple[int, ...] | None, ...]
    hand_sizes: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    """Cards in hand that everybody knows."""
    sealed: tuple[int | None, ...]
    """0: not in yet."""
    marks: tuple[int | None, ...]
    """0: none."""
    score: tuple[int, ...]
    used: tuple[int, ...]
    """The discards, oldest first."""


def view(s: Bids, seat: int) -> BidsView:
    """TOY-3.1, TOY-3.3: hands, sealed cards and marks are their owner's alone."""
    knows = [seat in (owner, CHANCE) for owner in range(s.game.seats)]
    owners = range(s.game.seats)
    return BidsView(
        seat=seat,
        asking="end" if s.asking == END else s.decision.name,
        mover=s.mover,
        round=s.round,
        rounds=int(s.game.options["rounds"]),
        hands=tuple(tuple(s.hands[one].cards) if knows[one] else None for one in owners),
        hand_sizes=tuple(len(hand.row) for hand in s.hands),
        shown=tuple(tuple(hand.shown) for hand in s.hands),
        sealed=tuple(s.sealed[one] if knows[one] or not s.sealed[one] else None for one in owners),
        marks=tuple(s.marks[one] if knows[one] or not s.marks[one] else None for one in owners),
        score=tuple(s.score),
        used=tuple(s.used),
    )
