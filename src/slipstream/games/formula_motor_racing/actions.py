"""What the action cards do to the line."""

from __future__ import annotations

from slipstream.games.formula_motor_racing.deck import NO_CAR, targets
from slipstream.games.formula_motor_racing.state import (
    MOVED,
    NO_EFFECT,
    REMOVED,
    RaceState,
)


def overtake(s: RaceState, car: int, places: int) -> None:
    """FMR-5.1.2 to FMR-5.1.5: the car and its follower move as a block, at most to the front."""
    place = s.order.index(car)
    to = max(0, place - places)
    if to == place:
        no_effect(s, "FMR-5.1.5")
        return
    block = s.order[place : place + 2]
    del s.order[place : place + 2]
    s.order[to:to] = block
    if s.trace is not None:
        for behind, moved in enumerate(block):
            s.note(MOVED, "FMR-5.1.2", s.mover, [moved, place + behind + 1, to + behind + 1])


def move(s: RaceState, car: int, place: int, to: int, clause: str) -> None:
    """FMR-4.3, FMR-4.4: one car changes place alone; those it passes close up."""
    if to == place:
        no_effect(s, clause)
        return
    del s.order[place]
    s.order.insert(to, car)
    if s.trace is not None:
        s.note(MOVED, clause, s.mover, [car, place + 1, to + 1])


def fall_back(s: RaceState, car: int, places: int, clause: str) -> None:
    """FMR-4.8, FMR-R9: back, at most to last running place."""
    place = s.order.index(car)
    move(s, car, place, min(len(s.order) - 1, place + places), clause)


def go_forward(s: RaceState, car: int, places: int, clause: str) -> None:
    """FMR-4.7: forward alone, at most to first place."""
    place = s.order.index(car)
    move(s, car, place, max(0, place - places), clause)


def go_last(s: RaceState, car: int, clause: str) -> None:
    """FMR-5.5.3, FMR-5.6.4: to last running place."""
    move(s, car, s.order.index(car), len(s.order) - 1, clause)


def remove(s: RaceState, car: int, clause: str) -> None:
    """FMR-4.1, FMR-4.5: out of the line, to the front of the removed line."""
    place = s.order.index(car)
    del s.order[place]
    s.out.insert(0, car)
    s.running &= ~(1 << car)
    s.targets = targets(s.running)
    if s.trace is not None:
        s.note(REMOVED, clause, s.mover, [car, place + 1])


def crash(s: RaceState, car: int, partner: int) -> None:
    """FMR-5.7.4, FMR-R28: both go; the rear one first, so that the front one stays ahead."""
    ahead, behind = car, partner
    if s.order.index(partner) < s.order.index(car):
        ahead, behind = partner, car
    remove(s, behind, "FMR-5.7.2")
    remove(s, ahead, "FMR-5.7.2")


def car_in(s: RaceState, place: int) -> int:
    """FMR-4.2, FMR-R27: the car running in a place counted from 1, or none."""
    return s.order[place - 1] if place <= len(s.order) else NO_CAR


def no_effect(s: RaceState, clause: str) -> None:
    if s.trace is not None:
        s.note(NO_EFFECT, clause, s.mover, [])
