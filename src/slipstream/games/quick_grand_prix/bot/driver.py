"""What this game knows about driving well: where both cars stand, and what they can still do.

Plans are sealed, so the search mixes them; between rounds a driver mends its hand as the club
driver does.
"""

from __future__ import annotations

import tomllib
from math import sqrt
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.games.quick_grand_prix.bot.greedy import first_card, second_card, spare_card
from slipstream.games.quick_grand_prix.rules.asking import (
    DRAFT_FILL,
    DRAFT_FIRST,
    DRAFT_SECOND,
    GRID_CHOICE,
    PLAN,
    SWAP,
)
from slipstream.games.quick_grand_prix.rules.cards import (
    CARS,
    NUMBER,
    PIT,
    POINTS,
    POWER,
)
from slipstream.games.quick_grand_prix.rules.circuits import SECTIONS
from slipstream.games.quick_grand_prix.rules.state import NO_PLAN, RaceState
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.driver import Driver, scored
from slipstream.kernel.rows import vec

_FOLDER: Final = Path(__file__).parents[1] / "data"
_WEIGHTS: Final[dict[str, Any]] = tomllib.loads((_FOLDER / "driver.toml").read_text("utf-8"))
STIR: Final = 0.5  # how much of a place's worth one round blends with those around it
ROUNDS: Final = 3 * SECTIONS  # the longest race


def _place_values() -> list[list[float]]:
    """By rounds left: the points that a car in each place can hope for."""
    row = [float(points) for points in POINTS]
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


PLACE_VALUES: Final = _place_values()


@final
class QuickDriver(Driver):
    """Drives for both cars' points, and keeps out of the gravel where it can."""

    horizon = 1
    playouts = 4800
    points_share = 1.0
    weights = _WEIGHTS["weights"]

    def candidates(self, s: RaceState, seat: i64) -> list[list[int]]:
        """Draft and swaps by rule of thumb: what a hand is worth shows rounds later."""
        if s.asking == GRID_CHOICE:
            return [[answer] for answer in s.legal(seat)]
        return [[self.reflex(s, seat, _NO_LUCK)]]

    def reflex(self, s: RaceState, seat: i64, luck: SeededDealer) -> int:
        if s.asking == PLAN:
            return quick_plan(s, seat, luck)
        if s.asking in (DRAFT_FIRST, DRAFT_SECOND):
            return first_card(s, seat)
        if s.asking == DRAFT_FILL:
            return second_card(s, seat)
        if s.asking == SWAP:
            return spare_card(s, seat)
        legal = s.legal(seat)
        return legal[luck.below(0, len(legal))]

    def reopen(self, s: RaceState) -> None:
        s.plans = vec[i64]([NO_PLAN] * s.game.seats)
        s.wait_for_plans()

    def cut(self, s: RaceState) -> int:
        return s.round

    def hopes(self, s: RaceState) -> list[float]:
        if not s.waiting:
            return scored(s)
        hopes = [0.0] * s.game.seats
        if s.asking <= GRID_CHOICE:
            return [sum(POINTS) / s.game.seats] * s.game.seats
        values = PLACE_VALUES[rounds_left(s)]
        place = 0
        for item in s.line:
            if item < CARS:
                hopes[s.owner_of(item)] += values[place]
                place += 1
        return hopes

    def features(self, s: RaceState) -> list[list[float]]:
        """Points hoped for, damage and the SL card, against the rounds left."""
        seats = s.game.seats
        if s.asking <= GRID_CHOICE:
            return [[0.0] * FEATURES for _ in range(seats)]
        left: int = rounds_left(s)
        scale = 1.0 / (1.0 + sqrt(left))
        soon = min(1.0, left / 3.0)  # damage and a free road count less in the last rounds
        rows = [[0.0] * FEATURES for _ in range(seats)]
        values = PLACE_VALUES[left]
        place = 0
        free = 1.0  # ahead of the SL card nothing but cars is in the way
        for item in s.line:
            if item >= CARS:
                free = 0.0
                continue
            row = rows[s.owner_of(item)]
            row[0] += values[place] * scale
            if s.damaged >> item & 1:
                row[1] -= soon
            row[2] += free * soon
            place += 1
        return rows


FEATURES: Final = 3
_NO_LUCK: Final = SeededDealer(0)  # never asked: the rules of thumb need none


def rounds_left(s: RaceState) -> int:
    """Rounds still to be driven, the open one among them."""
    left = s.race.rounds - s.round
    return left + 1 if s.asking == PLAN else left


def quick_plan(s: RaceState, seat: i64, luck: SeededDealer) -> int:
    """One of the plans that are fast and mostly within the limit, or a stop for a damaged car."""
    plans = s.legal_plans(seat)
    limit = s.race.circuit.limits[s.section()]
    first: i64 = 2 * s.race.team[seat]
    best = plans[0]
    most: i64 = -1000
    for index in range(len(plans)):
        plan = plans[index]
        mark = marked(s, first, plan >> 5, limit) + marked(s, first + 1, plan & 31, limit)
        mark = 4 * mark + luck.below(0, 9)
        if mark > most:
            best, most = plan, mark
    return best


def marked(s: RaceState, car: i64, face: i64, limit: i64) -> i64:
    """What a card is worth to a car: its speed, half as much beyond the limit."""
    if face == PIT:
        return 5 if s.round + 1 < s.race.rounds else 0
    speed = POWER[car << 1 | (s.damaged >> car & 1)] + NUMBER[face]
    return speed if speed <= limit else limit - (speed - limit)
