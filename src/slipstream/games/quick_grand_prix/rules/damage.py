"""Damage: who must check, the neighbours' dice, falling back."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.games.quick_grand_prix.rules.cards import CARS
from slipstream.games.quick_grand_prix.rules.kinds import CHECKED, DAMAGED, FAILS, FELL, HOLDS
from slipstream.games.quick_grand_prix.rules.rounds import NO_SPEED, Round


def check_damage(r: Round) -> None:
    """QGP-9.8, QGP-R9, QGP-R10: all checks with the line of the reveal; the rear falls first."""
    top = fastest(r)
    if top <= r.safety_limit:
        return
    failed: list[int] = []
    for slot in range(len(r.line)):
        item = r.line[slot]
        if item < CARS and r.speed[item] == top and fails(r, slot):
            failed.append(slot)
    for slot in reversed(failed):
        fall(r, slot, top - r.safety_limit)


def fastest(r: Round) -> i64:
    """QGP-9.1, QGP-R37: the highest total speed of the round, judged once."""
    top: i64 = NO_SPEED
    for speed in r.speed:
        top = max(top, speed)
    return top


def fails(r: Round, slot: i64) -> bool:
    """QGP-9.2, QGP-9.3, QGP-R8: two dice above the difficulty; one's own for a missing one."""
    car = r.line[slot]
    die = r.s.race.components.die
    ahead = die[r.face[neighbour(r, slot, -1)] >> 1]
    behind = die[r.face[neighbour(r, slot, 1)] >> 1]
    failed = ahead + behind > r.difficulty
    if r.told:
        how = FAILS if failed else HOLDS
        arguments = [car, r.speed[car], ahead, behind, ahead + behind, r.difficulty, how]
        r.s.note(CHECKED, "QGP-9.2", r.s.owner_of(car), arguments)
    return failed


def neighbour(r: Round, slot: i64, step: i64) -> i64:
    """QGP-9.2, QGP-R7, QGP-R8, QGP-R40: the next speed card that way, past the SL card and gaps.

    It is that of a car; where there is none, the own one.
    """
    line = r.line
    at = slot + step
    while 0 <= at < len(line):
        item = line[at]
        if item < CARS and r.speed[item] != NO_SPEED:
            return item
        at += step
    return line[slot]


def fall(r: Round, slot: i64, slots: i64) -> None:
    """QGP-9.4 to QGP-9.6, QGP-R11: back past whatever stands there, to the end at most; damaged."""
    line = r.line
    car = line[slot]
    to = min(len(line) - 1, slot + slots)
    for at in range(slot, to):
        line[at] = line[at + 1]
    line[to] = car
    if r.told:
        r.s.note(FELL, "QGP-9.4", r.s.owner_of(car), [car, to - slot])
        if not r.damaged >> car & 1:
            r.s.note(DAMAGED, "QGP-9.6", r.s.owner_of(car), [car])
    r.damaged |= 1 << car
    r.speed[car] = r.power(car) + r.s.race.components.number[r.face[car]]
