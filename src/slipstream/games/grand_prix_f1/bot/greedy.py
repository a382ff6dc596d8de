"""A bot that plans its stops: every answer by the turns that it still expects to need."""

from __future__ import annotations

from typing import Final, final

from slipstream.games.grand_prix_f1.bot import planning
from slipstream.games.grand_prix_f1.rules.asking import (
    BONUS_EXCHANGE,
    PAY_FINE,
    PLAY_CARD,
    REFUEL_ROW,
    SET_TYRES,
    STAY_OR_LEAVE,
)
from slipstream.games.grand_prix_f1.rules.cards import MOST_SIT_OUTS
from slipstream.games.grand_prix_f1.rules.decisions import LEAVE, STAY
from slipstream.games.grand_prix_f1.rules.fuel import rows_offered
from slipstream.games.grand_prix_f1.rules.state import RaceState
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import SeededDealer

AHEAD: Final = 1  # own turns to look further than the card to play
NEAR: Final = 4  # hundredths of a turn that make no difference
PLANNER: Final = planning.Planner(planning.CLUB)


@final
class Greedy(Bot):
    """Looks at where the cars stand and at its own hand, and at nothing that is hidden."""

    def choose(self, p: Perspective) -> int:
        if len(p.legal) == 1:
            return p.legal[0]
        s: RaceState = p.guess()
        if s.asking == PLAY_CARD:
            return play(s, p)
        if s.asking == PAY_FINE:
            return pay(s, p.seat)
        if s.asking == STAY_OR_LEAVE:
            return stay_or_leave(s, p.seat, PLANNER)
        if s.asking == REFUEL_ROW:
            return refuel(s, p.seat, p.legal, PLANNER)
        return choose_simply(s, p.legal, p.dealer)


def play(s: RaceState, p: Perspective) -> int:
    """The card that promises the fewest turns, or one that is as good."""
    hand = s.hands[p.seat]
    turns = [PLANNER.prospect(s, s.car, hand, action, AHEAD) for action in p.legal]
    enough = min(turns) + NEAR
    good = [action for index, action in enumerate(p.legal) if turns[index] <= enough]
    return good[p.dealer.below(1, len(good))]


def pay(s: RaceState, seat: int) -> int:
    """The next card of the cheapest payment that goes on from what is paid."""
    hand = s.hands[seat][:]
    for kind in s.paid:
        hand[kind] += 1
    done = len(s.paid)
    ways = [cards for cards in planning.by_cost(hand, s.fine) if cards[:done] == s.paid]
    return ways[0][done]


def stay_or_leave(s: RaceState, seat: int, planner: planning.Planner) -> int:
    """Stay while another sit-out is worth its turn."""
    made = s.sit_outs[s.car]
    fuel = s.fuel[seat] - planner.spoken_for(s, s.car)
    needed = planner.best_stop(fuel, s.distance(s.car), made)
    if s.race.two_cars and not s.proof[s.car]:
        return STAY  # GPF1-12.9
    if planner.second and made < MOST_SIT_OUTS and planner.serves(s, s.car):
        return STAY
    return STAY if needed > made else LEAVE


def refuel(s: RaceState, seat: int, legal: list[int], planner: planning.Planner) -> int:
    """As many 10s as leave enough lower cards; rows with fewer lower cards come first."""
    lower = sum(s.hands[seat][:-1])
    for action, row in zip(legal, rows_offered(s), strict=True):
        if lower + row[0] + row[1] >= planner.lower:
            return action
    return legal[-1]


def choose_simply(s: RaceState, legal: list[int], luck: SeededDealer) -> int:
    """Tyres for the weather; the fewest cards for a bonus, since each is a turn; any box."""
    if s.asking == SET_TYRES:
        return s.sky
    if s.asking == BONUS_EXCHANGE:
        return legal[1]
    return legal[luck.below(1, len(legal))]
