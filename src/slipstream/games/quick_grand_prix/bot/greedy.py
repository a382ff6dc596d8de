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
TEAMS: Final = CARS // 2
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
    thinks alone: then all others plan anything. The same plans of all come up again and again, so
    what has become of them is kept.
    """

    def __init__(
        self, s: RaceState, trials: int, luck: SeededDealer, alone: int = EVERYBODY
    ) -> None:
        self.s = s
        self.alone = alone
        self.damage: i64 = DAMAGE if s.round < s.race.rounds else 0
        self.points: Row = vec[i64]([UNIT * points for points in s.race.components.points])
        self.legal: list[Row] = [s.legal_plans(seat) for seat in range(s.game.seats)]
        self.regrets: list[Row] = [vec[i64]([0] * len(plans)) for plans in self.legal]
        self.played: list[Row] = [vec[i64]([0] * len(plans)) for plans in self.legal]
        # All plans together have a number, in which those of a seat are so far apart.
        self.apart: Row = vec[i64]([0] * s.game.seats)
        size: i64 = 1
        for seat in range(s.game.seats):
            self.apart[seat] = size
            size *= len(self.legal[seat])
        self.known: Row = vec[i64]([0] * size)  # by that number: 1 and the place in `ends`
        self.ends: list[Row] = []
        for trial in range(trials):
            self.try_once(luck, trial)

    def plan(self, seat: int, luck: SeededDealer) -> int:
        """A plan of the seat, as often as the trials came to it."""
        return self.legal[seat][pick(self.usual(seat), luck)]

    def usual(self, seat: int) -> Row:
        """How often the trials came to each plan of the seat; later trials weigh more.

        What came up far less than the usual plans was only being tried out.
        """
        played = self.played[seat][:]
        most: i64 = 0
        for weight in played:
            most = max(most, weight)
        for choice in range(len(played)):
            if played[choice] * RARE < most:
                played[choice] = 0
        return played

    def try_once(self, luck: SeededDealer, weight: i64) -> None:
        """Everybody draws a plan and learns what each other plan would have brought instead."""
        chosen = [pick(regrets, luck) for regrets in self.regrets]
        plans = vec[i64]([legal[chosen[seat]] for seat, legal in enumerate(self.legal)])
        number: i64 = 0
        for seat, mine in enumerate(chosen):
            number += mine * self.apart[seat]
        for seat, mine in enumerate(chosen):
            if self.alone not in (EVERYBODY, seat):
                continue
            self.played[seat][mine] += weight
            self.learn(seat, mine, plans, number)

    def learn(self, seat: i64, mine: i64, plans: Row, number: i64) -> None:
        legal = self.legal[seat]
        apart = self.apart[seat]
        first = number - mine * apart
        worths = vec[i64]([0] * len(legal))
        for choice in range(len(legal)):
            plans[seat] = legal[choice]
            worths[choice] = self.worth(seat, plans, first + choice * apart)
        plans[seat] = legal[mine]
        regrets = self.regrets[seat]
        for choice in range(len(legal)):
            regrets[choice] += worths[choice] - worths[mine]

    def worth(self, seat: i64, plans: Row, number: i64) -> i64:
        """What a seat has after the round with all these plans, which have a number together."""
        if self.known[number] == 0:
            self.ends.append(self.driven(plans))
            self.known[number] = len(self.ends)
        return self.ends[self.known[number] - 1][self.s.race.team[seat]]

    def driven(self, plans: Row) -> Row:
        """What every team has after the round: the points on the road, less for damage."""
        r = Round(self.s)
        resolve(r, plans)
        worths = vec[i64]([0] * TEAMS)
        place: i64 = 0
        for item in r.line:
            if item < CARS:
                team = item >> 1
                worths[team] += self.points[place]
                if r.damaged >> item & 1:
                    worths[team] -= self.damage
                place += 1
        return worths


def pick(weights: Row, luck: SeededDealer) -> i64:
    """One of the choices by its positive weight; all are alike if none has any."""
    total: i64 = 0
    for weight in weights:
        if weight > 0:
            total += weight
    if total == 0:
        return luck.below(0, len(weights))
    left = luck.below(0, total)
    for choice in range(len(weights)):
        weight = weights[choice]
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
