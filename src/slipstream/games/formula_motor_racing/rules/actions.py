"""What the action cards do to the line."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.games.formula_motor_racing.rules.deck import NO_CAR, targets
from slipstream.games.formula_motor_racing.rules.kinds import (
    CATCHES_UP,
    CHARGES,
    CRASHED,
    FOLLOWS,
    IS_FIRST,
    IS_LAST,
    MOVED,
    NO_EFFECT,
    OVERTAKES,
    REMOVED,
)
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.kernel.rows import Row
from slipstream.kernel.rows import remove as without


def overtake(s: RaceState, car: i64, places: i64) -> None:
    """FMR-5.1.2 to FMR-5.1.5: the car and its follower move as a block, at most to the front."""
    place = s.place_of(car)
    to = max(0, place - places)
    if to == place:
        no_effect(s, "FMR-5.1.5", car, IS_FIRST)
        return
    shift(s.order, place, to)
    if s.trace is not None:
        s.note(MOVED, "FMR-5.1.2", s.mover, [car, place + 1, to + 1, OVERTAKES])
    if place + 1 < len(s.order):
        follow(s, place + 1, to + 1)


def follow(s: RaceState, place: i64, to: i64) -> None:
    """FMR-5.1.2: the follower stays directly behind the car."""
    shift(s.order, place, to)
    if s.trace is not None:
        s.note(MOVED, "FMR-5.1.2", s.mover, [s.order[to], place + 1, to + 1, FOLLOWS])


def shift(order: Row, place: i64, to: i64) -> None:
    """FMR-4.3, FMR-4.4: the car in one place takes another; those between make room."""
    car = order[place]
    while place > to:
        order[place] = order[place - 1]
        place -= 1
    while place < to:
        order[place] = order[place + 1]
        place += 1
    order[to] = car


def move(s: RaceState, car: i64, place: i64, to: i64, clause: str, how: i64) -> None:
    """FMR-4.3, FMR-4.4: one car changes place alone; those it passes close up."""
    if to == place:
        no_effect(s, clause, car, IS_FIRST if how in (CATCHES_UP, CHARGES) else IS_LAST)
        return
    shift(s.order, place, to)
    if s.trace is not None:
        s.note(MOVED, clause, s.mover, [car, place + 1, to + 1, how])


def fall_back(s: RaceState, car: i64, places: i64, clause: str, how: i64) -> None:
    """FMR-4.8, FMR-R9: back, at most to last running place."""
    place = s.place_of(car)
    move(s, car, place, min(len(s.order) - 1, place + places), clause, how)


def go_forward(s: RaceState, car: i64, places: i64, clause: str, how: i64) -> None:
    """FMR-4.7: forward alone, at most to first place."""
    place = s.place_of(car)
    move(s, car, place, max(0, place - places), clause, how)


def go_last(s: RaceState, car: i64, clause: str, how: i64) -> None:
    """FMR-5.5.3, FMR-5.6.4: to last running place."""
    move(s, car, s.place_of(car), len(s.order) - 1, clause, how)


def remove(s: RaceState, car: i64, clause: str, how: i64) -> None:
    """FMR-4.1, FMR-4.5: out of the line, to the front of the removed line."""
    if s.trace is not None:
        s.note(REMOVED, clause, s.mover, [car, s.place_of(car) + 1, how])
    s.order = without(s.order, car)
    s.out = [car, *s.out]
    s.running &= ~(1 << car)
    s.targets = targets(s.running)


def crash(s: RaceState, car: i64, partner: i64) -> None:
    """FMR-5.7.4, FMR-R28: both go; the rear one first, so that the front one stays ahead."""
    ahead, behind = car, partner
    if s.place_of(partner) < s.place_of(car):
        ahead, behind = partner, car
    remove(s, behind, "FMR-5.7.2", CRASHED)
    remove(s, ahead, "FMR-5.7.2", CRASHED)


def car_in(s: RaceState, place: i64) -> i64:
    """FMR-4.2, FMR-R27: the car running in a place counted from 1, or none."""
    return s.order[place - 1] if place <= len(s.order) else NO_CAR


def no_effect(s: RaceState, clause: str, car: i64, how: i64) -> None:
    """FMR-R8: it is told that nothing happens, and why."""
    if s.trace is not None:
        s.note(NO_EFFECT, clause, s.mover, [car, how])
