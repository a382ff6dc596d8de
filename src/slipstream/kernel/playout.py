"""Random play to the end: the fastest way through a race, for the lab and for search."""

from __future__ import annotations

from slipstream.kernel.dealer import Dealer, SeededDealer
from slipstream.kernel.game import CHANCE, State


def playout(state: State, dealer: Dealer, luck: SeededDealer) -> int:
    """Play on at random, uniformly among legal answers. The number of real decisions made."""
    return random_play(state, dealer, [luck] * state.game.seats)


def random_play(state: State, dealer: Dealer, lucks: list[SeededDealer]) -> int:
    """The same with a luck of its own for each seat: what random bots do, without the bots."""
    decisions = 0
    waiting = state.waiting
    while waiting:
        seat = waiting[0]
        if seat == CHANCE:
            chance = state.decisions[state.asking]
            chance.apply(state, CHANCE, chance.sample(state, dealer))
        else:
            decision = state.decisions[state.asking]
            actions = decision.legal(state, seat)
            choices = len(actions)
            if choices == 1:
                decision.apply(state, seat, actions[0])
            else:
                decisions += 1
                decision.apply(state, seat, actions[lucks[seat].below(0, choices)])
        waiting = state.waiting
    return decisions
