"""The comparisons: who passes whom, from the rear of the line."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.games.quick_grand_prix.rules.cards import CARS
from slipstream.games.quick_grand_prix.rules.kinds import (
    BLOCKED,
    DRS,
    FASTER,
    HELD,
    LEADS,
    PASSED,
    SPENT,
)
from slipstream.games.quick_grand_prix.rules.rounds import NO_SPEED, Round


def compare(r: Round) -> None:
    """QGP-6.1, QGP-6.10, QGP-R12: the rearmost face-up car acts, until all cards are face down."""
    face_up: i64 = 0
    for car in range(CARS):
        if r.speed[car] != NO_SPEED:
            face_up |= 1 << car
    line = r.line
    slot = len(line) - 1
    while face_up:
        # Behind `slot` nothing is face up; a car that the acting one passed may now stand in it.
        item = line[slot]
        if face_up >> item & 1:
            act(r, slot, face_up)
            face_up &= ~(1 << item)
        else:
            slot -= 1


def act(r: Round, slot: i64, face_up: i64) -> None:
    """QGP-6.2 to QGP-6.9: one car goes forward until its card is turned face down."""
    line = r.line
    car = line[slot]
    left = r.passing_limit(car)
    while slot > 0:
        front = line[slot - 1]
        if not may_pass(r, car, front, face_up):
            return
        line[slot - 1] = car
        line[slot] = front
        slot -= 1
        if r.told:
            tell_pass(r, car, front)
        left -= 1
        if left == 0:
            if r.told:
                r.s.note(SPENT, "QGP-6.7", r.s.owner_of(car), [car])
            return
    if r.told:
        r.s.note(LEADS, "QGP-6.9", r.s.owner_of(car), [car])


def may_pass(r: Round, car: i64, front: i64, face_up: i64) -> bool:
    """QGP-6.3 to QGP-6.6, QGP-6.11, QGP-7.1, QGP-7.2: the one comparison of the game."""
    speed = r.speed[car]
    if front >= CARS:
        passes = speed > r.safety_limit
    elif not face_up >> front & 1:
        if r.told:
            tell(r, BLOCKED, "QGP-6.5", car, front)
        return False
    else:
        passes = speed > r.speed[front] or (r.drs and speed == r.speed[front])
    if not passes and r.told:
        tell(r, HELD, "QGP-6.4" if front < CARS else "QGP-6.6", car, front)
    return passes


def tell_pass(r: Round, car: i64, front: i64) -> None:
    """QGP-6.3, QGP-6.6, QGP-7.1: past a slower item, or with DRS past an equal car."""
    equal = front < CARS and r.speed[car] == r.speed[front]
    clause = "QGP-7.1" if equal else "QGP-6.3" if front < CARS else "QGP-6.6"
    arguments = [*compared(r, car, front), DRS if equal else FASTER]
    r.s.note(PASSED, clause, r.s.owner_of(car), arguments)


def tell(r: Round, kind: i64, clause: str, car: i64, item: i64) -> None:
    r.s.note(kind, clause, r.s.owner_of(car), compared(r, car, item))


def compared(r: Round, car: i64, item: i64) -> list[int]:
    """The acting car, the item in front of it, and both speeds."""
    against = r.speed[item] if item < CARS else r.safety_limit
    return [car, item, r.speed[car], against]
