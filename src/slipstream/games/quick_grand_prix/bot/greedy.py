"""Bots that look one round ahead and mix their plans, so that nobody can read them.

They know the line, the hands and the spares, which are public; a sealed plan of somebody else is
never looked at. The numbers below were found by matches of these bots among themselves.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.games.quick_grand_prix.rules.asking import (
    DRAFT_FILL,
    DRAFT_FIRST,
    DRAFT_SECOND,
    PLAN,
    SWAP,
)
from slipstream.games.quick_grand_prix.rules.cards import CARS
from slipstream.games.quick_grand_prix.rules.decisions import DECLINE, resolve, swap_of
from slipstream.games.quick_grand_prix.rules.draft import DISCARD, KEEP, SWAP_FOR
from slipstream.games.quick_grand_prix.rules.rounds import Round
from slipstream.games.quick_grand_prix.rules.state import RaceState
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.rows import Row, vec

TRIALS: Final = 60  # how often a round is driven in the mind
EVERYBODY: Final = -1
UNIT: Final = 2  # worths are half points
DAMAGE: Final = 1  # what a damaged car costs while there are rounds to come
RARE: Final = 5  # a plan that came up so many times less than the commonest is left out
POOR: Final = 4  # a first card that qualifies behind this is not worth keeping
ALIKE: Final = 6  # what it costs, in marks, if both cards of a hand have the same high number


@final
class Greedy(Bot):
    """Drafts for the front of the grid and for different numbers, and mixes its plans."""

    def choose(self, p: Perspective) -> int:
        s = p.guess()
        assert isinstance(s, RaceState), "a bot of this game plays this game"
        if s.asking == PLAN:
            return Mixing(s, TRIALS, p.dealer).plan(p.seat, p.dealer)
        if s.asking in (DRAFT_FIRST, DRAFT_SECOND):
            return first_card(s, p.seat)
        if s.asking == DRAFT_FILL:
            return second_card(s, p.seat)
        if s.asking == SWAP:
            return spare_card(s, p.seat)
        return p.legal[p.dealer.below(0, len(p.legal))]


@final
class Planner(Bot):
    """Mixes its plans like `greedy`, but leaves cards and grid to luck: for balance studies."""

    def choose(self, p: Perspective) -> int:
        s = p.guess()
        assert isinstance(s, RaceState), "a bot of this game plays this game"
        if s.asking == PLAN:
            return Mixing(s, TRIALS, p.dealer).plan(p.seat, p.dealer)
        return p.legal[p.dealer.below(0, len(p.legal))]


@final
class Mixing:
    """All seats plan the same round again and again, each more often what it missed before.

    Regret matching: in the long run nobody would have done better with any one other plan, so
    the plans are as mixed as they must be against players who think the same. A seat in a hurry
    thinks alone: then all others plan anything.
    """

    def __init__(
        self, s: RaceState, trials: int, luck: SeededDealer, alone: int = EVERYBODY
    ) -> None:
        self.s = s
        self.alone = alone
        self.damage = DAMAGE if s.round < s.race.rounds else 0
        self.legal = [list(s.legal_plans(seat)) for seat in range(s.game.seats)]
        self.regrets = [[0] * len(plans) for plans in self.legal]
        self.played = [[0] * len(plans) for plans in self.legal]
        for trial in range(trials):
            self.try_once(luck, trial)

    def plan(self, seat: int, luck: SeededDealer) -> int:
        """A plan of the seat, as often as the trials came to it."""
        return self.legal[seat][pick(self.usual(seat), luck)]

    def usual(self, seat: int) -> list[int]:
        """How often the trials came to each plan of the seat; later trials weigh more.

        What came up far less than the usual plans was only being tried out.
        """
        played = self.played[seat]
        most = max(played)
        return [weight if weight * RARE >= most else 0 for weight in played]

    def try_once(self, luck: SeededDealer, weight: int) -> None:
        """Everybody draws a plan and learns what each other plan would have brought instead."""
        chosen = [pick(regrets, luck) for regrets in self.regrets]
        plans = vec[i64]([legal[chosen[seat]] for seat, legal in enumerate(self.legal)])
        for seat, mine in enumerate(chosen):
            if self.alone not in (EVERYBODY, seat):
                continue
            self.played[seat][mine] += weight
            self.learn(seat, mine, plans)

    def learn(self, seat: int, mine: int, plans: Row) -> None:
        legal = self.legal[seat]
        worths: list[int] = []
        for plan in legal:
            plans[seat] = plan
            worths.append(self.worth(seat, plans))
        plans[seat] = legal[mine]
        regrets = self.regrets[seat]
        for choice, worth in enumerate(worths):
            regrets[choice] += worth - worths[mine]

    def worth(self, seat: int, plans: Row) -> int:
        """What a seat has after the round: the points on the road, less for damage."""
        r = Round(self.s)
        resolve(r, plans)
        team = self.s.race.team[seat]
        total = 0
        place = 0
        for item in r.line:
            if item >> 1 == team:
                total += UNIT * self.s.race.components.points[place]
                if r.damaged >> item & 1:
                    total -= self.damage
            if item < CARS:
                place += 1
        return total


def pick(weights: list[int], luck: SeededDealer) -> int:
    """One of the choices by its positive weight; all are alike if none has any."""
    total = 0
    for weight in weights:
        if weight > 0:
            total += weight
    if total == 0:
        return luck.below(0, len(weights))
    left = luck.below(0, total)
    for choice, weight in enumerate(weights):
        if weight > 0:
            left -= weight
            if left < 0:
                return choice
    raise AssertionError("some weight is positive")


def first_card(s: RaceState, seat: int) -> int:
    """The best mark that can be had at once; a poor one is discarded while that is possible."""
    card = s.hands[seat].cards[0]
    best = s.middle.cards[0]
    if min(card, best) > POOR and s.asking == DRAFT_FIRST:
        return DISCARD
    return KEEP if card < best else SWAP_FOR + best


def second_card(s: RaceState, seat: int) -> int:
    """The card of the middle that goes best with the own one."""
    own = s.hands[seat].cards[0]
    best = s.middle.cards[0]
    numbers = s.race.components.number
    for card in s.middle.cards:
        if cost(own, card, numbers) < cost(own, best, numbers):
            best = card
    return best


def cost(one: int, other: int, numbers: Row) -> int:
    """How far back both cars start, and more if the cards are too much alike."""
    return one + other + (ALIKE if alike(one, other, numbers) else 0)


def alike(one: int, other: int, numbers: Row) -> bool:
    """Both cards have the same high number, so that the cars cannot go at different speeds."""
    return numbers[2 * one + 1] == numbers[2 * other + 1]


def spare_card(s: RaceState, seat: int) -> int:
    """Two cards that are too much alike become different ones, if a spare can do it."""
    first, second = s.hands[seat].cards
    numbers = s.race.components.number
    if alike(first, second, numbers):
        for taken in s.middle.cards:
            if not alike(first, taken, numbers):
                return swap_of(second, taken)
    return DECLINE
