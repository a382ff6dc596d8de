"""What this game knows about driving well: where both cars stand, and what they can still do.

Plans are sealed: others are taken to mix them as club drivers do, after many trials where they
are asked now, after a few in the rounds to come.
"""

from __future__ import annotations

import tomllib
from math import sqrt
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.games.quick_grand_prix.bot.greedy import (
    TRIALS,
    Mixing,
    alike,
    first_card,
    second_card,
    spare_card,
)
from slipstream.games.quick_grand_prix.rules.asking import (
    DRAFT_FILL,
    DRAFT_FIRST,
    DRAFT_SECOND,
    GRID_CHOICE,
    PLAN,
    SWAP,
)
from slipstream.games.quick_grand_prix.rules.cards import CARS
from slipstream.games.quick_grand_prix.rules.circuits import SECTIONS
from slipstream.games.quick_grand_prix.rules.house import Components
from slipstream.games.quick_grand_prix.rules.state import NO_PLAN, RaceState
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.driver import Driver, blended, nearness, scored, weighed, won
from slipstream.kernel.rows import vec

_FOLDER: Final = Path(__file__).parents[1] / "data"
_WEIGHTS: Final[dict[str, Any]] = tomllib.loads((_FOLDER / "driver.toml").read_text("utf-8"))
STIR: Final = 0.5  # how much of a place's worth one round blends with those around it
ROUNDS: Final = 3 * SECTIONS  # the longest race
QUICK: Final = 14  # trials of a plan that is only imagined
SLACK: Final = 0.96  # wins that a pro may lose with one decision, by the square of the seats
MINDS: Final = 3  # club drivers whose plans are averaged: each comes to others


def place_values(components: Components, rounds: int) -> list[float]:
    """The points that a car in each place can hope for, with so many rounds left."""
    if not components.values:
        components.values = _place_values(components)
    return components.values[rounds]


def _place_values(components: Components) -> list[list[float]]:
    """By rounds left."""
    row = [float(points) for points in components.points]
    rows = [row]
    last = len(row) - 1
    for _ in range(ROUNDS):
        row = [
            (1 - STIR) * row[place]
            + STIR * (row[max(0, place - 1)] + row[place] + row[min(last, place + 1)]) / 3
            for place in range(last + 1)
        ]
        rows.append(row)
    return rows


class QuickDriver(Driver):
    """Drives for both cars' points, and keeps out of the gravel where it can."""

    horizon = 3
    playouts = 150
    points_share = 1.0
    ideas = 12
    foresees = True
    weights = _WEIGHTS["weights"]

    def of_aces(self) -> Driver:
        return WARY

    def slack(self, seats: i64) -> float:
        """In smaller fields more of it sets the same distance to aces, as matches have shown."""
        return SLACK / float(seats * seats)

    def candidates(self, s: RaceState, seat: i64) -> list[list[int]]:
        """What a club driver would do first; plans as often as it would come to them."""
        legal = s.legal(seat)
        luck = SeededDealer(0)
        if s.asking == PLAN:
            usual = Mixing(s, TRIALS, luck).played[seat]
            ranked = sorted([(-usual[index], plan) for index, plan in enumerate(legal)])
            return [[plan] for _, plan in ranked]
        first = self.reflex(s, seat, luck)
        return [[first]] + [[answer] for answer in legal if answer != first]

    def reflex(self, s: RaceState, seat: i64, luck: SeededDealer) -> int:
        if s.asking == PLAN:
            return Mixing(s, QUICK, luck, seat).plan(seat, luck)
        if s.asking in (DRAFT_FIRST, DRAFT_SECOND):
            return first_card(s, seat)
        if s.asking == DRAFT_FILL:
            return second_card(s, seat)
        if s.asking == SWAP:
            return spare_card(s, seat)
        legal = s.legal(seat)
        return legal[luck.below(0, len(legal))]

    def together(self, s: RaceState, luck: SeededDealer) -> list[int]:
        """One thought is enough for the plans of all."""
        mixing = Mixing(s, QUICK, luck)
        return [mixing.plan(seat, luck) for seat in s.waiting]

    def habits(self, s: RaceState, luck: SeededDealer) -> list[dict[int, float]]:
        found: list[dict[int, float]] = [{} for _ in s.waiting]
        for _ in range(MINDS):
            mixing = Mixing(s, TRIALS, luck)
            for who, seat in enumerate(s.waiting):
                weights = mixing.usual(seat)
                for index, plan in enumerate(mixing.legal[seat]):
                    found[who][plan] = found[who].get(plan, 0.0) + float(weights[index])
        return found

    def reopen(self, s: RaceState) -> None:
        s.plans = vec[i64]([NO_PLAN] * s.game.seats)
        s.wait_for_plans()

    def cut(self, s: RaceState) -> int:
        """The round; a hand is judged by what it is worth on the grid."""
        return s.round if s.round else -1

    def hopes(self, s: RaceState) -> list[float]:
        if not s.waiting:
            return scored(s)
        hopes = [0.0] * s.game.seats
        if s.asking <= GRID_CHOICE:
            return [sum(s.race.components.points) / s.game.seats] * s.game.seats
        values = place_values(s.race.components, rounds_left(s))
        place = 0
        for item in s.line:
            if item < CARS:
                hopes[s.owner_of(item)] += values[place]
                place += 1
        return hopes

    def value(self, s: RaceState) -> list[float]:
        """As the weights say with so many rounds left, blended once for all races."""
        if not s.waiting:
            return won(s)
        if s.asking <= GRID_CHOICE:
            return [1.0 / s.game.seats] * s.game.seats
        return weighed(facts(s), BLENDED[min(rounds_left(s), ROUNDS)])

    def features(self, s: RaceState) -> list[list[float]]:
        """The facts, each as often as there are phases of the race in which it may count."""
        if s.asking <= GRID_CHOICE:
            return [[0.0] * (FACTS * len(PHASES)) for _ in range(s.game.seats)]
        near = phases_near(rounds_left(s))
        return [[share * fact for share in near for fact in row] for row in facts(s)]


@final
class WaryDriver(QuickDriver):
    """An ace's: half of its time it thinks about others who think, too."""

    playouts = 320
    reckons = 0.4


def facts(s: RaceState) -> list[list[float]]:
    """Of each seat: where its cars are and in what state, who is before the SL card, its cards."""
    rows = [[0.0] * FACTS for _ in range(s.game.seats)]
    place = 0
    free = 1.0  # ahead of the SL card nothing but cars is in the way
    for item in s.line:
        if item >= CARS:
            free = 0.0
            continue
        row = rows[s.owner_of(item)]
        state = DAMAGED if s.damaged >> item & 1 else item & 1
        row[state * CARS + place] += 1.0
        row[HAND - 1] += free
        place += 1
    numbers = s.race.components.number
    for seat, row in enumerate(rows):
        first, second = s.hands[seat].cards
        low, high = numbers[2 * first] + numbers[2 * second], numbers[2 * first + 1]
        row[HAND] = float(low)
        row[HAND + 1] = float(high + numbers[2 * second + 1])
        row[HAND + 2] = float(max(high, numbers[2 * second + 1]))
        row[HAND + 3] = 1.0 if alike(first, second, numbers) else 0.0
    return rows


DAMAGED: Final = 2  # cars A, cars B, and those that are damaged: each has a fact for every place
HAND: Final = 3 * CARS + 1  # facts of its cars come first, then those of its cards
FACTS: Final = HAND + 4
PHASES: Final = [1.0, 2.0, 3.0, 5.0, 9.0]  # rounds left; in between the phases mix


def rounds_left(s: RaceState) -> int:
    """Rounds still to be driven, the open one among them."""
    left = s.race.rounds - s.round
    return left + 1 if s.asking == PLAN else left


def phases_near(left: int) -> list[float]:
    """How much each phase is now; in longer races than the weights know, all count less."""
    known = min(left, SECTIONS)
    fade = (1.0 + sqrt(float(known))) / (1.0 + sqrt(float(left)))
    return [fade * nearness(float(known), PHASES, phase) for phase in range(len(PHASES))]


BLENDED: Final = [
    blended(_WEIGHTS["weights"], phases_near(left), FACTS) for left in range(ROUNDS + 1)
]
"""By rounds left: what each fact weighs."""
DRIVER: Final = QuickDriver()
WARY: Final = WaryDriver()
