"""Who is asked now, and who is not, in words."""

from __future__ import annotations

from typing import Any

from slipstream.kernel.errors import AmbiguousText, IllegalAction
from slipstream.kernel.trace import CHANCE, PUBLIC


def not_asked(state: Any, seat: int, token: str) -> IllegalAction:
    """Why a seat may not answer now."""
    line = state.game.line(state, seat)
    if not state.waiting:
        return IllegalAction("the race is over", token, line)
    clause = state.decision.clause
    message = f"{seat_name(seat)} is not asked now; waiting for {_asked(state)} ({clause})"
    return IllegalAction(message, token, line, clause)


def only_asked(state: Any, token: str) -> int:
    """Who is asked, if it is one alone."""
    if not state.waiting:
        raise not_asked(state, PUBLIC, token)
    if len(state.waiting) > 1:
        who = _asked(state)
        line = state.game.line(state, PUBLIC)
        raise AmbiguousText(f"several seats are asked: {who}; say which one answers", token, line)
    asked: int = state.waiting[0]
    return asked


def _asked(state: Any) -> str:
    """Who is asked, as people and as Python count seats."""
    return ", ".join(
        f"{seat_name(seat)} (seat={seat})" if seat >= 0 else seat_name(seat)
        for seat in state.waiting
    )


def seat_name(seat: int) -> str:
    """What people call a seat: they count from 1, so that seat 0 is "seat 1"."""
    return {CHANCE: "the dealer", PUBLIC: "a spectator"}.get(seat, f"seat {seat + 1}")
