"""Is this move legal, and if not, why? For a position that somebody has typed or tapped in."""

from __future__ import annotations

import msgspec

from slipstream.games.registry import read
from slipstream.kernel.errors import IllegalAction, SlipstreamError
from slipstream.kernel.game import CHANCE


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """What race control says about a move."""

    is_legal: bool
    clause: str = ""
    """What the question is about, or what refuses the move."""
    refused: str = ""
    """Why the position or the move cannot be read at all."""
    seat: int = -1
    """Who is asked; -1 for luck, or for nobody."""
    moves: tuple[str, ...] = ()
    """What may be played instead."""


def judge(line: str, move: str) -> Ruling:
    """A move in a position, both in notation; without a move, what may be played."""
    try:
        state = read(line.strip())
    except SlipstreamError as error:
        return Ruling(False, refused=str(error))
    if not state.waiting:
        return Ruling(False, refused="the race is over")
    seat, row = state.waiting[0], state.decision
    moves = tuple(row.spell(state, action) for action in state.legal(seat))
    if not move.strip():
        return Ruling(True, row.clause, seat=seat, moves=moves)
    try:
        for token in move.split():
            state.play(token, state.waiting[0] if state.waiting else CHANCE)
    except IllegalAction as error:
        return Ruling(False, error.clause or row.clause, seat=seat, moves=moves)
    except SlipstreamError as error:
        return Ruling(False, row.clause, refused=error.args[0], seat=seat, moves=moves)
    return Ruling(True, row.clause, seat=seat)
