"""Moves as one seat saw them: the same words, with '?' for what it could not know."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from slipstream.kernel.game import CHANCE, HIDDEN, PUBLIC
from slipstream.notation.moves import UNKNOWN, Move


def redacted(moves: Iterable[Move], seat: int, pending: Sequence[int] = ()) -> list[Move]:
    """The same moves as `seat` may know them; `pending` are sealed answers not yet revealed."""
    return [
        move if known(move, seat) and (index not in pending or move.seat == seat) else hide(move)
        for index, move in enumerate(moves)
    ]


def known(move: Move, seat: int) -> bool:
    return move.audience == PUBLIC or seat in (move.audience, CHANCE)


def hide(move: Move) -> Move:
    return msgspec.structs.replace(move, action=HIDDEN, text=UNKNOWN)
