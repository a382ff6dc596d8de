"""A bot that looks one round ahead and mixes its plans, so that nobody can read them."""

from __future__ import annotations

from typing import Final, final

from slipstream.games.quick_grand_prix.cards import CARS, POINTS
from slipstream.games.quick_grand_prix.decisions import resolve
from slipstream.games.quick_grand_prix.rounds import Round
from slipstream.games.quick_grand_prix.state import PLAN, RaceState
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import SeededDealer

TRIALS: Final = 60
UNIT: Final = 8  # worths are eighths of a point
DAMAGE: Final = 16


class Greedy(Bot):
    """Plans for the line after this round, from its own view."""

    def choose(self, p: Perspective) -> int:
        s = p.guess()
        if s.asking == PLAN:
            return Mixing(s).plan(p.seat, p.dealer, TRIALS)
        return p.legal[p.dealer.below(0, len(p.legal))]


@final
class Mixing:
    """All seats plan the same round again and again, each more often what it missed before.

    Regret matching: where nobody would have done better on average with another plan, the plans
    are as mixed as they have to be against players who do the same.
    """

    def __init__(self, s: RaceState) -> None:
        self.s = s
        self.legal = [s.legal_plans(seat) for seat in range(s.game.seats)]
        self.regrets = [[0] * len(plans) for plans in self.legal]
        self.played = [[0] * len(plans) for plans in self.legal]

    def plan(self, seat: int, luck: SeededDealer, trials: int) -> int:
        for trial in range(trials):
            self.try_once(luck, trial)
        return self.legal[seat][pick(self.played[seat], luck)]

    def try_once(self, luck: SeededDealer, weight: int) -> None:
        """Everybody draws a plan and learns what each other plan would have brought instead."""
        chosen = [pick(regrets, luck) for regrets in self.regrets]
        plans = [legal[chosen[seat]] for seat, legal in enumerate(self.legal)]
        for seat, legal in enumerate(self.legal):
            self.played[seat][chosen[seat]] += weight
            mine = plans[seat]
            worths: list[int] = []
            for plan in legal:
                plans[seat] = plan
                worths.append(self.worth(seat, plans))
            plans[seat] = mine
            regrets = self.regrets[seat]
            made = worths[chosen[seat]]
            for choice, worth in enumerate(worths):
                regrets[choice] += worth - made

    def worth(self, seat: int, plans: list[int]) -> int:
        """What a seat has after this round: points on the road, less for damage."""
        s = self.s
        r = Round(s)
        resolve(r, plans)
        left = s.race.rounds - s.round
        first = 2 * s.race.team[seat]
        total = 0
        place = 0
        for item in r.line:
            if item < CARS:
                if item == first or item == first + 1:
                    total += UNIT * POINTS[place]
                    if left and r.damaged >> item & 1:
                        total -= DAMAGE
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
