"""Two states that a viewer cannot tell apart, and what that viewer is told when play goes on."""

from __future__ import annotations

from typing import Any, NamedTuple

from slipstream import CHANCE, PUBLIC, SeededDealer, State
from slipstream.kernel.trace import lays_open, seen
from slipstream.notation.moves import redacted, spelled


def known(state: State, seat: int) -> dict[str, Any]:
    """All that `seat` may learn of a state."""
    decision = state.decisions[state.asking] if state.waiting else None
    return {
        "line": state.game.line(state, seat),
        "view": state.game.view(state, seat),
        "legal": state.legal(seat),
        "tokens": [decision.spell(state, action) for action in state.legal(seat)]
        if decision
        else [],
        "asking": (state.asking, state.waiting, state.turn()),
        "points": (state.points(), state.places()),
    }


def is_open(state: State, mover: int, seat: int) -> bool:
    """Whether `seat` sees the answer of `mover` when it is given."""
    decision = state.decisions[state.asking]
    if mover == seat:
        return True
    return not is_pending(state) and decision.audience(state, mover) in (PUBLIC, seat)


def is_pending(state: State) -> bool:
    """Whether the next answer stays sealed: the last one reveals them all."""
    return state.decisions[state.asking].sealed and len(state.waiting) > 1


def counterpart(
    state: State, guess: State, mover: int, action: int, seat: int, luck: SeededDealer
) -> int | None:
    """What `mover` may answer in the guess so that `seat` sees the same; None if it cannot."""
    actions = guess.legal(mover)
    if is_open(state, mover, seat):
        return action if action in actions else None
    return actions[luck.below(0, len(actions))]


class Heard(NamedTuple):
    """The state after an answer, and everything that a seat heard of it, in order."""

    after: State
    heard: list[Any]
    revealed: bool
    """Something hidden was laid open, so that two truths may part here."""


def told(state: State, mover: int, action: int, seat: int) -> Heard:
    move = spelled(state, mover, action)
    pending = [0] if is_pending(state) else []
    heard: list[Any] = list(redacted([move], seat, pending))
    after = state.copy()
    after.trace = []
    after.apply(mover, action)
    kinds = state.game.kinds
    for event in after.trace:
        shown = seen(event, kinds, seat)
        heard.append((shown.kind, shown.clause, shown.seat, shown.arguments))
    return Heard(after, heard, lays_open(after.trace, kinds, seat))


def truth(state: State) -> str:
    return state.game.line(state, CHANCE)
