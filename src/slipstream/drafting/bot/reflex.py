"""Driving without thinking: what a card brings straight on, and the next step of a move.

Nothing is played out here. A look along the lane tells who would be pushed and pulled, and a
weight for every car whom that helps.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.race import DraftingRace
from slipstream.drafting.rules.state import DRAFT, LEAD, NO_STEP, SOLO
from slipstream.drafting.rules.steps import FORWARD, SHIFT, SPACE, STEP_IN, STEP_OUT
from slipstream.kernel.rows import Row, vec
from slipstream.track.rules.board import NOBODY
from slipstream.track.rules.track import NOT_ONE

PASSING: Final = 3  # movement points that it takes to get round a car


@final
class Sight:
    """What a car would meet straight on: one look along its lane serves all cards."""

    def __init__(self, s: DraftingRace, weights: Row, car: i64, points: i64) -> None:
        board = s.board
        self.own: i64 = weights[car]
        self.tail: i64 = pulled(s, weights, car)
        # By movement points: what those are worth who are pushed along, and the sectors that a
        # car drives who goes round them all, which costs a point each.
        self.pushed: Row = vec[i64]([0] * (points + 1))
        self.round: Row = vec[i64]([0] * (points + 1))
        here = board.space_of[car]
        load: i64 = 0
        spent: i64 = 0
        for sector in range(1, points + 1):
            here = straight(s, here)
            other = board.car_at[here]
            steps: i64 = 1
            if other != NOBODY:
                load += weights[other]
                steps = 2
            self.pushed[sector] = self.pushed[sector - 1] + load
            while steps > 0 and spent < points:
                spent += 1
                steps -= 1
                self.round[spent] = sector

    def gained(self, kind: i64, points: i64) -> i64:
        """What so many movement points bring: sectors by the weight of whom they move."""
        load = self.own
        if kind in (DRAFT, LEAD):
            load += self.tail
        if kind in (SOLO, LEAD):
            return load * self.round[points]
        return load * points + self.pushed[points]


def pulled(s: DraftingRace, weights: Row, car: i64) -> i64:
    """The weight of all that are nose to tail behind a car."""
    board = s.board
    total: i64 = 0
    here = board.track.only_behind[board.space_of[car]]
    while here != NOT_ONE and board.car_at[here] != NOBODY and board.car_at[here] != car:
        total += weights[board.car_at[here]]
        here = board.track.only_behind[here]
    return total


def straight(s: DraftingRace, here: i64) -> i64:
    """The space ahead; the innermost where the road divides."""
    ahead = s.board.track.only_ahead[here]
    if ahead != NOT_ONE:
        return ahead
    return s.board.track.ahead[here][0]


def free_road(s: DraftingRace) -> i64:
    """The step straight on if nobody is there; it is always legal, and the first of all."""
    ahead = s.board.track.only_ahead[s.board.space_of[s.active]]
    if s.mp == 0 or ahead == NOT_ONE or s.board.car_at[ahead] != NOBODY:
        return NO_STEP
    return FORWARD << SHIFT | ahead


def next_step(s: DraftingRace, seat: i64, legal: list[int]) -> int:
    """Straight on; past a car that is nobody's friend, if a lane beside is free."""
    first = legal[0]
    if first >> SHIFT != FORWARD or s.mp < PASSING:
        return first  # or nothing is left but sideways steps, and declining them
    other = s.board.car_at[first & SPACE]
    if other == NOBODY or is_own(s, seat, other):
        return first
    for step in legal:
        kind = step >> SHIFT
        if kind in (STEP_IN, STEP_OUT) and is_open(s, step & SPACE):
            return step
    return first


def is_own(s: DraftingRace, seat: i64, car: i64) -> bool:
    return any(own == car for own in s.own_cars(seat))


def is_open(s: DraftingRace, space: i64) -> bool:
    """Is there nobody on a space, nor right ahead of it?"""
    car_at = s.board.car_at
    return car_at[space] == NOBODY and car_at[straight(s, space)] == NOBODY


def tail_of(s: DraftingRace, seat: i64, legal: list[int]) -> int:
    """Who follows: an own car; nobody rather than a rival."""
    best = legal[0]
    for space in legal:
        car = s.board.car_at[space]
        if car == NOBODY:
            best = space
        elif is_own(s, seat, car):
            return space
    return best


def lane_of(s: DraftingRace, legal: list[int]) -> int:
    """Where a pushed car goes: an empty lane, so that nobody else is moved."""
    for space in legal:
        if s.board.car_at[space] == NOBODY:
            return space
    return legal[0]


def least_worn(s: DraftingRace, cars: list[int]) -> int:
    """Of several own cars the one that an event hurts least; of equal ones the first."""
    best = cars[0]
    for car in cars:
        if s.markers(car) < s.markers(best):
            best = car
    return best
