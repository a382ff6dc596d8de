"""Random play to the end: the fastest way through a race, for the lab and for search."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.kernel.answers import Answers
from slipstream.kernel.dealer import Dealer, SeededDealer
from slipstream.kernel.game import CHANCE, State


def playout(state: State, dealer: Dealer, luck: SeededDealer) -> int:
    """Play on at random, uniformly among legal answers. The number of real decisions made."""
    return random_play(state, dealer, [luck] * state.game.seats)


def random_play(state: State, dealer: Dealer, lucks: list[SeededDealer]) -> int:
    """The same with a luck of its own for each seat: what random bots do, without the bots."""
    decisions: i64 = 0
    out = Answers()
    waiting = state.waiting
    while waiting:
        seat: i64 = waiting[0]
        decision = state.decisions[state.asking]
        if seat == CHANCE:
            decision.apply(state, CHANCE, decision.sample(state, dealer))
        else:
            out.clear()
            decision.answers(state, seat, out)
            choices = out.count
            if choices == 1:
                decision.apply(state, seat, out.row[0])
            else:
                decisions += 1
                decision.apply(state, seat, out.row[lucks[seat].below(0, choices)])
        waiting = state.waiting
    return decisions
