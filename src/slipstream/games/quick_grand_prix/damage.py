"""Damage: who must check, the neighbours' dice, falling back."""

from __future__ import annotations

from slipstream.games.quick_grand_prix.cards import CARS
from slipstream.games.quick_grand_prix.rounds import NO_SPEED, Round
from slipstream.games.quick_grand_prix.state import CHECKED, DAMAGED, FELL


def check_damage(r: Round) -> None:
    """QGP-9.8, QGP-R9, QGP-R10: all checks with the line of the reveal; the rear falls first."""
    top = fastest(r)
    if top <= r.safety_limit:
        return
    failed = [
        slot
        for slot, item in enumerate(r.line)
        if item < CARS and r.speed[item] == top and fails(r, slot)
    ]
    for slot in reversed(failed):
        fall(r, slot, top - r.safety_limit)


def fastest(r: Round) -> int:
    """QGP-9.1, QGP-R37: the highest total speed of the round, judged once."""
    return max(r.speed)


def fails(r: Round, slot: int) -> bool:
    """QGP-9.2, QGP-9.3, QGP-R8: two dice above the difficulty; one's own for a missing one."""
    car = r.line[slot]
    own = r.die[car]
    ahead = neighbour_die(r, slot, -1) or own
    behind = neighbour_die(r, slot, 1) or own
    if r.told:
        arguments = [car, r.speed[car], ahead, behind, ahead + behind, r.difficulty]
        r.s.note(CHECKED, "QGP-9.2", r.s.owner_of(car), arguments)
    return ahead + behind > r.difficulty


def neighbour_die(r: Round, slot: int, step: int) -> int:
    """QGP-9.2, QGP-R7, QGP-R40: of the next speed card that way, past the SL card and gaps."""
    slot += step
    while 0 <= slot < len(r.line):
        item = r.line[slot]
        if item < CARS and r.speed[item] != NO_SPEED:
            return r.die[item]
        slot += step
    return 0


def fall(r: Round, slot: int, slots: int) -> None:
    """QGP-9.4 to QGP-9.6, QGP-R11: back past whatever stands there, to the end at most; damaged."""
    car = r.line[slot]
    to = min(len(r.line) - 1, slot + slots)
    del r.line[slot]
    r.line.insert(to, car)
    if r.told:
        r.s.note(FELL, "QGP-9.4", r.s.owner_of(car), [car, to - slot])
        if not r.damaged >> car & 1:
            r.s.note(DAMAGED, "QGP-9.6", r.s.owner_of(car), [car])
    r.damaged |= 1 << car
    r.speed[car] = r.power(car) + r.number[car]
