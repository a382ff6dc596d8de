"""A bot that plans its stops: every answer by the turns it still expects to need."""

from __future__ import annotations

from typing import final

from slipstream.games.grand_prix_f1 import planning
from slipstream.games.grand_prix_f1.cards import FUEL_VALUES, MOST_OF_A_VALUE
from slipstream.games.grand_prix_f1.ledger import FUELS
from slipstream.games.grand_prix_f1.state import (
    BONUS_EXCHANGE,
    PAY_FINE,
    PLAY_CARD,
    REFUEL_ROW,
    SET_TYRES,
    STAY_OR_LEAVE,
    RaceState,
)
from slipstream.kernel.bot import Bot, Perspective

LOWER = 8
NEAR = 8
AHEAD = 1  # own turns to look further than the card to play


@final
class Greedy(Bot):
    """Looks at where its cars stand and at its own hand, and at nothing that is hidden."""

    def choose(self, p: Perspective) -> int:
        if len(p.legal) == 1:
            return p.legal[0]
        s: RaceState = p.guess()
        if s.asking == PLAY_CARD:
            return play(s, p)
        if s.asking == STAY_OR_LEAVE:
            return stay(s, p.seat)
        if s.asking == REFUEL_ROW:
            return refuel(s, p.seat, p.legal)
        if s.asking == SET_TYRES:
            return s.sky
        if s.asking == PAY_FINE:
            return pay(s, p.seat)
        if s.asking == BONUS_EXCHANGE:
            return p.legal[1]
        return p.legal[p.dealer.below(1, len(p.legal))]


def share(s: RaceState, seat: int) -> list[int]:
    """The cards that a car may count on: all of them, or those the other car can spare."""
    return s.hands[seat][:]


def play(s: RaceState, p: Perspective) -> int:
    """The card that promises the fewest turns, or one that is nearly as good."""
    hand = share(s, p.seat)
    turns = [planning.prospect(s, s.car, hand, action, AHEAD) for action in p.legal]
    good = [action for action, found in zip(p.legal, turns, strict=True) if found <= min(turns) + NEAR]
    return good[p.dealer.below(1, len(good))]


def stay(s: RaceState, seat: int) -> int:
    """Stay while another sit-out is worth its turn."""
    now = s.sit_outs[s.car]
    fuel = s.fuel[seat] - planning.spoken_for(s, s.car)
    best = planning.best_stop(fuel, s.distance(s.car), now)
    return 1 if best > now else 0


def refuel(s: RaceState, seat: int, legal: list[int]) -> int:
    """As many 10s as leave enough lower cards for the pit lane."""
    hand = s.hands[seat]
    lower = sum(hand[:-1])
    for row in legal:
        if lower + row // 25 + row // 5 % 5 >= LOWER:
            return row
    return legal[-1]


def pay(s: RaceState, seat: int) -> int:
    hand = s.hands[seat][:]
    for kind in s.paid:
        hand[kind] += 1
    for cards in planning.by_cost(hand, s.fine):
        if cards[: len(s.paid)] == s.paid:
            return cards[len(s.paid)]
    raise AssertionError("a payment that was begun can be completed")


assert len(FUEL_VALUES) == FUELS
