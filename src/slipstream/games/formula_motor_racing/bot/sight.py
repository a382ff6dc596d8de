"""The line as one seat judges it at a glance: what each play gains, and what a card is kept for.

A play is judged by how it changes the line: each place is worth the points that a car there can
hope for with so many plays left, and a point is worth more the closer its owner is to winning.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from slipstream.games.formula_motor_racing.bot.greedy import (
    ANY_FALL_BACK,
    DOUBT,
    DOUBT_PER_PLAY,
    OWN_OVERTAKE,
    OWN_PLACE,
    REACH,
    STIR,
)
from slipstream.games.formula_motor_racing.rules.asking import (
    CHARGE_CONTINUE,
    CRASH_PARTNER,
    PLAY,
)
from slipstream.games.formula_motor_racing.rules.deck import (
    CARS,
    CRASH,
    DIE,
    EFFECT,
    ENGINE_BLOWS,
    FALL_BACK,
    LOSE_GEARS,
    NO_CAR,
    OVERTAKE,
    PIT_STOP,
    PLACES,
    SPIN_OUT,
    TAILENDER_TURBO,
    TEAM,
)
from slipstream.games.formula_motor_racing.rules.rolls import LONGEST_STOP, LUCKY_CHARGE
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.kernel.rows import Floats, Row, vec

USES: Final = [
    "own overtake 2",
    "own overtake 3",
    "own overtake 4",
    "overtake",
    "back 1",
    "back 2",
    "back 3",
    "turbo",
    "any pit stop",
    "pit stop",
    "own pit stop",
    "lose gears",
    "engine blows",
    "by the die",
]
"""What a card is to who holds it."""


def _use(card: int, own: bool) -> int:
    effect = EFFECT[card]
    if effect == OVERTAKE:
        return PLACES[card] - 2 if own else 3
    if effect == FALL_BACK:
        return 3 + PLACES[card]
    if effect == TAILENDER_TURBO:
        return 7
    if effect == PIT_STOP:
        return 8 if TEAM[card] < 0 else 10 if own else 9
    return min(effect - LOSE_GEARS + 11, 13)


CLUB: Final[list[float]] = [
    *[STIR, DOUBT, DOUBT_PER_PLAY, 0.0],
    *[OWN_OVERTAKE + places * OWN_PLACE for places in (2, 3, 4)],
    *[0.0, ANY_FALL_BACK, ANY_FALL_BACK, ANY_FALL_BACK],
    *[0.0] * 7,
]
"""The numbers by which club drivers go, as those of `Manners`."""
LEAST_DOUBT: Final = 0.1  # with less, the chances of who is far behind are too small to reckon with

OWN_USE: Final[Row] = vec[i64]([_use(card, True) for card in range(len(EFFECT))])
USE: Final[Row] = vec[i64]([_use(card, False) for card in range(len(EFFECT))])


def use_of(s: RaceState, seat: i64, card: i64) -> i64:
    """What a card is to a seat."""
    team = TEAM[card]
    return OWN_USE[card] if team >= 0 and s.race.owner[team] == seat else USE[card]


@final
class Manners:
    """The numbers that a reflex goes by."""

    def __init__(self, numbers: list[float]) -> None:
        # of a place's worth that one play blends with those around it
        self.stir = min(1.0, numbers[0])
        # points of lead that make no sure win after the last play
        self.doubt = max(LEAST_DOUBT, numbers[1])
        self.doubt_per_play = numbers[2]  # more of them while plays are left, by their root
        self.early = numbers[3]  # how much more a card is worth with each play beyond the second
        worths = numbers[4 : 4 + len(USES)]
        self.worths: Floats = vec[float](worths)  # chances to win for which a card is kept
        self.points: list[int] = []
        self.values: list[Floats] = []

    def hopes_of_places(self, points: list[int], plays: int) -> Floats:
        """The points that a car in each place can hope for, with so many plays left."""
        if self.points != points:
            self.points = points
            first = [float(worth) for worth in points] + [0.0] * (CARS - len(points))
            self.values = [vec[float](first)]
        while len(self.values) <= plays:
            row = self.values[-1]
            stirred = [
                (1.0 - self.stir) * row[place] + self.stir * _around(row, place)
                for place in range(CARS)
            ]
            self.values.append(vec[float](stirred))
        return self.values[plays]


def _around(row: Floats, place: i64) -> float:
    """The mean of the places within reach; front and end of the line hold the cars back."""
    total = 0.0
    for step in range(2 * REACH + 1):
        other: i64 = place - REACH + step
        total += row[min(CARS - 1, max(0, other))]
    return total / (2 * REACH + 1)


@final
class Sight:
    """What one seat sees: what each car's place is worth, and what a play would make of it."""

    def __init__(self, s: RaceState, seat: i64, manners: Manners) -> None:
        self.s = s
        self.seat: i64 = seat
        self.manners = manners
        self.seats: i64 = s.game.seats
        self.last: i64 = len(s.order) - 1
        self.empty = float(DIE - len(s.order))  # sides of the die without a car
        self.after = s.plays_left() - (1 if s.asking == PLAY else 0)
        self.values = manners.hopes_of_places(s.race.components.points, self.after)
        self.doubt = manners.doubt + manners.doubt_per_play * sqrt(self.after)
        self.owners: Row = vec[i64]([s.race.entrant[car >> 1] for car in s.order])  # by place
        self.hopes: Floats = vec[float]([0.0] * CARS)  # by entrant
        for place in range(len(self.owners)):
            self.hopes[self.owners[place]] += self.values[place]
        self.scale = self._scale()
        self.spare = self._spare()

    def _scale(self) -> float:
        """Cards count more while there are many plays to wait for the best moment."""
        spare = float(max(0, self.after // int(self.seats) - 2))
        return 1.0 + self.manners.early * spare

    def _spare(self) -> float:
        """The worth of the best card in hand that there will be no play left for."""
        hand = self.s.hands[self.seat].row
        plays = self.after // self.seats
        if plays >= len(hand):
            return 0.0
        worths = [self.worth_of(card) for card in hand]
        worths.sort(reverse=True)
        return worths[plays]

    def worth_of(self, card: i64) -> float:
        """Chances to win for which a card is kept."""
        return self.scale * self.manners.worths[use_of(self.s, self.seat, card)]

    def kept_for(self, card: i64) -> float:
        """What a card is kept for, if there is a play left for it and for no better one."""
        return max(0.0, self.worth_of(card) - self.spare)

    def chance(self) -> float:
        """The chance to win with the points that all can hope for now."""
        hopes = self.hopes
        own = hopes[self.seat]
        total = 0.0
        for seat in range(self.seats):
            total += 1.0 if seat == self.seat else exp((hopes[seat] - own) / self.doubt)
        return 1.0 / total

    def best(self, legal: list[int]) -> int:
        """The play that promises most."""
        found = legal[0]
        most = self.promise(found)
        for index in range(1, len(legal)):
            promise = self.promise(legal[index])
            if promise > most:
                found, most = legal[index], promise
        return found

    def promise(self, action: i64) -> float:
        """The chance to win after a play, less what its card was kept for."""
        card = action >> 4
        return self.outcome(card, action & 15) - self.kept_for(card)

    def outcome(self, card: i64, car: i64) -> float:
        effect = EFFECT[card]
        if effect >= SPIN_OUT:
            return self.spun(effect)
        if car == NO_CAR:
            return self.chance()
        place = self.s.place_of(car)
        if effect >= LOSE_GEARS:
            return self.charged(place, effect, self.s.race.owner[car >> 1] == self.seat)
        before = self.hopes[:]
        if effect == FALL_BACK:
            self.back(place, PLACES[card], 1.0)
        elif effect == PIT_STOP:
            for places in range(1, LONGEST_STOP + 1):
                self.back(place, places, 1.0 / DIE)
        else:
            self.forward(place, PLACES[card], effect == OVERTAKE)
        found = self.chance()
        self.hopes = before
        return found

    def forward(self, place: i64, places: i64, block: bool) -> None:
        """A car goes forward, its follower with it if they move as a block."""
        values = self.values
        hopes = self.hopes
        owners = self.owners
        to = max(0, place - places)
        if to == place:
            return
        hopes[owners[place]] += values[to] - values[place]
        step: i64 = 1
        if block and place < self.last:
            hopes[owners[place + 1]] += values[to + 1] - values[place + 1]
            step = 2
        for passed in range(to, place):
            hopes[owners[passed]] += values[passed + step] - values[passed]

    def back(self, place: i64, places: i64, share: float) -> None:
        """A car falls back alone; those behind it close up."""
        values = self.values
        hopes = self.hopes
        to = min(self.last, place + places)
        hopes[self.owners[place]] += share * (values[to] - values[place])
        for passed in range(place + 1, to + 1):
            hopes[self.owners[passed]] += share * (values[passed - 1] - values[passed])

    def gone(self, place: i64, share: float) -> None:
        """A car leaves the line; all behind it close up."""
        values = self.values
        hopes = self.hopes
        hopes[self.owners[place]] -= share * values[place]
        for behind in range(place + 1, self.last + 1):
            hopes[self.owners[behind]] += share * (values[behind - 1] - values[behind])

    def without(self, place: i64, out: bool) -> float:
        """The chance to win if a car is last, or out."""
        before = self.hopes[:]
        if out:
            self.gone(place, 1.0)
        else:
            self.back(place, CARS, 1.0)
        found = self.chance()
        self.hopes = before
        return found

    def charged(self, place: i64, effect: i64, own: bool) -> float:
        """A charge: one roll, or with an own car as many as promise most."""
        failed = self.without(place, effect == ENGINE_BLOWS)
        most = 0.0
        lucky = 1.0
        for places in range(1, max(2, place + 1 if own else 2)):
            lucky *= LUCKY_CHARGE / DIE
            before = self.hopes[:]
            self.forward(place, places, False)
            most = max(most, lucky * self.chance() + (1.0 - lucky) * failed)
            self.hopes = before
        return most

    def spun(self, effect: i64) -> float:
        """The die names the car; a first roll that is worse than most is rolled again."""
        if effect == CRASH:
            return self.crashed()
        usual = self.spun_once(effect)
        total = self.empty * max(usual, self.chance())
        for place in range(self.last + 1):
            total += max(usual, self.without(place, effect == SPIN_OUT))
        return total / DIE

    def crashed(self) -> float:
        """Two neighbours go, wherever the die says; taken together, since nobody can choose."""
        before = self.hopes[:]
        for place in range(self.last + 1):
            self.gone(place, 1.0 / DIE)
            self.gone(place + 1 if place < self.last else place - 1, 1.0 / DIE)
        found = self.chance()
        self.hopes = before
        return found

    def follow_up(self, legal: list[int]) -> int:
        """Charge on or stop, accept or roll again, which neighbour goes: what promises more."""
        s = self.s
        if s.asking == CHARGE_CONTINUE:
            onwards = self.charged(s.place_of(s.car), EFFECT[s.card], True)
            return 1 if onwards > self.chance() else 0
        if s.asking == CRASH_PARTNER:
            first, second = legal
            better = self.without(s.place_of(first), True) >= self.without(s.place_of(second), True)
            return first if better else second
        place = s.rolled - 1
        now = self.chance()
        if place <= self.last:
            now = self.without(place, EFFECT[s.card] == SPIN_OUT)
        return 1 if now < self.spun_once(EFFECT[s.card]) else 0

    def spun_once(self, effect: i64) -> float:
        """The second roll, which stands."""
        total = self.empty * self.chance()
        for place in range(self.last + 1):
            total += self.without(place, effect == SPIN_OUT)
        return total / DIE


assert LOSE_GEARS < ENGINE_BLOWS < SPIN_OUT < CRASH, "the die names the car, from a spin on"
