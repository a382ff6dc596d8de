"""What this game knows about driving well: the turns that every car still needs.

The reflex plays the card that promises the fewest turns, looking no further; fuel, stops and
fines are planned as the club driver plans them.
"""

from __future__ import annotations

import tomllib
from math import exp, sqrt
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.games.grand_prix_f1.bot import planning
from slipstream.games.grand_prix_f1.bot.greedy import choose_simply, pay, refuel, stay_or_leave
from slipstream.games.grand_prix_f1.rules.asking import (
    CHOOSE_BOX,
    PAY_FINE,
    PLAY_CARD,
    REFUEL_ROW,
    STAY_OR_LEAVE,
)
from slipstream.games.grand_prix_f1.rules.state import RACING, RaceState
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.driver import Driver, scored

_FOLDER: Final = Path(__file__).parents[1] / "data"
_WEIGHTS: Final[dict[str, Any]] = tomllib.loads((_FOLDER / "driver.toml").read_text("utf-8"))
LATEST: Final = 60.0  # turns: what a car that will not get home is taken to need
NUMBERS: Final[list[float]] = _WEIGHTS["numbers"]
ONE_CAR: Final[list[float]] = _WEIGHTS["one_car"]["numbers"]
CLUB: Final = [float(number) for number in planning.CLUB]
JUDGE: Final = planning.Planner(planning.CLUB)  # whose turns are turns, not what helps to decide
TIMID: Final = planning.Planner(planning.ROOKIE)
TWO_CARS: Final = 4  # seats up to which everybody drives two cars
SLACK: Final = 0.32  # of an even share of a win, that a pro may lose with one decision
FAR_BEHIND: Final = 8.0  # turns behind the first car; more makes no difference
BENDS: Final = [0.25, 0.75, 1.5, FAR_BEHIND]  # doubts behind, up to which each counts
OUT: Final = 80.0  # and one that is out of the race


class GrandPrixF1Driver(Driver):
    """Drives for the fewest turns, and plans its stops."""

    horizon = 16
    playouts = 200
    points_share = 1.0
    open_reflex = True
    branches = True
    weights = _WEIGHTS["weights"]
    numbers = NUMBERS
    club_numbers = CLUB
    finest = 3.0

    def __init__(
        self, two_cars: planning.Planner, one_car: planning.Planner, ahead: i64, in_reach: i64
    ) -> None:
        self.two_cars = two_cars  # who plans for two cars from one hand
        self.one_car = one_car
        self.in_reach: i64 = in_reach  # hundredths of a turn that a card may promise to cost
        self.ahead: i64 = ahead  # own turns to look further before a card comes to mind

    def going_by(self, numbers: list[float]) -> Driver:
        planner = planner_by(numbers)
        return GrandPrixF1Driver(planner, planner, self.ahead, self.in_reach)

    def planner(self, s: RaceState) -> planning.Planner:
        """Two cars on one hand are another race than one: GPF1-12.6."""
        return self.two_cars if s.race.two_cars else self.one_car

    def slack(self, seats: i64) -> float:
        return (SLACK if seats <= TWO_CARS else SLACK / 2) / float(seats)

    def of_rookies(self) -> Driver:
        """Rookies plan each car for itself, and fill up for fear of whatever may come."""
        return ROOKIES

    def of_clubs(self) -> Driver:
        """Club drivers plan each car for itself, too, but know what fuel will do."""
        return CLUBS

    def of_aces(self) -> Driver:
        """Aces plan as pros do, and think four times as long as elsewhere: most is soon clear."""
        return PATIENT

    def candidates(self, s: RaceState, seat: i64) -> list[list[int]]:
        """Cards that promise to cost little; fuel is planned: its lack shows too late to try."""
        legal = s.legal(seat)
        if s.asking == PLAY_CARD:
            hand = s.hands[seat]
            planner = self.planner(s)
            ahead = self.ahead if s.race.two_cars else max(1, self.ahead)
            ranked = sorted(
                [(planner.prospect(s, s.car, hand, card, ahead), card) for card in legal]
            )
            enough = ranked[0][0] + self.in_reach
            return [[card] for turns, card in ranked if turns <= enough]
        if s.asking == CHOOSE_BOX:
            return [[box] for box in legal]
        return [[reflex_of(s, seat, legal, SeededDealer(0), self.planner(s))]]

    def reflex(self, s: RaceState, seat: i64, luck: SeededDealer) -> int:
        legal = s.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return reflex_of(s, seat, legal, luck, self.planner(s))

    def cut(self, s: RaceState) -> int:
        """In turns; where everybody drives one car, what a card is worth shows later."""
        return s.turns if s.race.two_cars else s.turns * 2 // 5

    def value(self, s: RaceState) -> list[float]:
        """GPF1-10.6: the first classified car wins, whatever comes after it."""
        placed = s.classified()
        if not placed:
            return super().value(s)
        winner = s.race.owner[placed[0]]
        return [1.0 if seat == winner else 0.0 for seat in range(s.race.seats)]

    def hopes(self, s: RaceState) -> list[float]:
        """Points by the place that each car can expect; cars that are home keep theirs."""
        if not s.waiting or s.place < 0:
            return scored(s)
        turns = turns_left(s)
        scale = doubt(turns)
        worth = s.race.components.points
        placed = s.classified()
        hopes = [0.0] * s.race.seats
        for place in range(min(len(placed), len(worth))):
            hopes[s.race.owner[placed[place]]] += worth[place]
        for car in range(s.race.cars):
            if s.fate[car] == RACING:
                ahead = float(len(placed))
                for other in range(s.race.cars):
                    if other != car and s.fate[other] == RACING:
                        ahead += 1.0 / (1.0 + exp((turns[other] - turns[car]) / scale))
                hopes[s.race.owner[car]] += points_at(worth, ahead)
        return hopes

    def features(self, s: RaceState) -> list[list[float]]:
        """Turns of the better car behind the first, against what may still happen.

        The first of them count most, so they are told bit by bit; with one car a seat they count
        otherwise than with two. Nothing else: what club drivers survive, such as little fuel, is no
        advantage for that.
        """
        nothing = [0.0] * len(BENDS)
        if s.place < 0:
            return [nothing + nothing for _ in range(s.race.seats)]
        turns = turns_left(s)
        scale = doubt(turns)
        first = min(turns)
        rows: list[list[float]] = []
        for seat in range(s.race.seats):
            best = OUT
            for car in range(seat, s.race.cars, s.race.seats):
                best = min(best, turns[car])
            behind = min(best - first, FAR_BEHIND) / scale
            told = [-min(behind, bend) for bend in BENDS]
            rows.append(told + nothing if s.race.two_cars else nothing + told)
        return rows


@final
class PatientDriver(GrandPrixF1Driver):
    """An ace's."""

    playouts = 800


def planner_by(numbers: list[float]) -> planning.Planner:
    """Who plans by the whole numbers nearest to these."""
    return planning.Planner([max(0, round(number)) for number in numbers])


def reflex_of(
    s: RaceState, seat: i64, legal: list[int], luck: SeededDealer, planner: planning.Planner
) -> int:
    """What a seat that plans like this answers at once."""
    if s.asking == PLAY_CARD:
        return quickest(s, seat, legal, planner)
    if s.asking == PAY_FINE:
        return pay(s, seat)
    if s.asking == STAY_OR_LEAVE:
        return stay_or_leave(s, seat, planner)
    if s.asking == REFUEL_ROW:
        return refuel(s, seat, legal, planner)
    return choose_simply(s, legal, luck)


def quickest(s: RaceState, seat: i64, legal: list[int], planner: planning.Planner) -> int:
    """The card that promises the fewest turns, without a look at the next."""
    hand = s.hands[seat]
    best = legal[0]
    least = planner.prospect(s, s.car, hand, best, 0)
    for index in range(1, len(legal)):
        turns = planner.prospect(s, s.car, hand, legal[index], 0)
        if turns < least:
            best, least = legal[index], turns
    return best


def turns_left(s: RaceState) -> list[float]:
    """Of every car; who moves sooner is a little nearer. 0 for a car that is home."""
    cars: int = s.race.cars
    result: list[float] = []
    for car in range(cars):
        if s.fate[car] == RACING:
            turns = int(JUDGE.outlook(s, car, s.hands[s.race.owner[car]])) / planning.TURN
            result.append(min(max(0.0, turns), LATEST))
        else:
            result.append(OUT if car in s.out or (s.race.two_cars and not s.proof[car]) else 0.0)
    for step in range(cars):
        result[s.order[(s.place + step) % cars]] += step / cars
    return result


def doubt(turns: list[float]) -> float:
    """How many turns make no difference yet: fewer the closer the first car is to the line."""
    return 0.5 + sqrt(min(turns) + 1.0) / 2.0


def points_at(worth: list[int], ahead: float) -> float:
    """Championship points behind so many cars, between the places, too."""
    place = int(ahead)
    if place >= len(worth):
        return 0.0
    below = worth[place + 1] if place + 1 < len(worth) else 0
    return worth[place] + (below - worth[place]) * (ahead - place)


DRIVER: Final = GrandPrixF1Driver(planner_by(NUMBERS), planner_by(ONE_CAR), 0, 150)
PATIENT: Final = PatientDriver(planner_by(NUMBERS), planner_by(ONE_CAR), 0, 150)
CLUBS: Final = GrandPrixF1Driver(JUDGE, JUDGE, 1, 300)
ROOKIES: Final = GrandPrixF1Driver(TIMID, TIMID, 1, 300)
