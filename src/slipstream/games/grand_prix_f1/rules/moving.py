"""Carrying out a card: the move, the laps it completes, accidents, and the space it ends on."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.games.grand_prix_f1.rules import driving
from slipstream.games.grand_prix_f1.rules import kinds as told
from slipstream.games.grand_prix_f1.rules.board import (
    BONUS,
    FINE,
    IS_STOP,
    NOWHERE,
)
from slipstream.games.grand_prix_f1.rules.driving import HELD_BY_GRAVEL, HELD_UP, OVER
from slipstream.games.grand_prix_f1.rules.fuel import levy
from slipstream.games.grand_prix_f1.rules.state import CRASHED, FINISHED, RACING, RaceState
from slipstream.games.grand_prix_f1.rules.weather import draw_bonus


def carry_out(s: RaceState, kind: i64, route: i64) -> None:
    """GPF1-2.3, GPF1-2.6: the card leaves the hand, then the car moves, then the space counts."""
    car = s.car
    value = driving.value_of(s, car, kind, route)
    s.spend(s.race.owner[car], kind)
    if s.trace is not None:
        s.note(told.PLAYED, "GPF1-2.6", s.race.owner[car], [car, kind, value])
    result = driving.drive(s, car, value, route)
    steps = driving.steps_driven(result)
    lost = value - steps
    accident = driving.accident(s, car, route, result, lost)
    if steps > 0:
        tell_path(s, route, result, accident)
        s.stand(car, driving.last_space(result))
    if driving.line_crossed(result):
        cross_line(s, car)
    why = driving.why_ended(result)
    if why == OVER:
        finish(s, car)
        return
    if s.trace is not None:
        tell_loss(s, why, lost)
    suffer(s, car, accident)
    if steps > 0 and s.fate[car] == RACING:
        take_effect(s, s.space[car])
    else:
        s.next_turn()


def tell_path(s: RaceState, route: i64, result: i64, accident: i64) -> None:
    if s.trace is not None:
        car = s.car
        path = driving.path(s, car, route, driving.steps_driven(result))
        rest = [NOWHERE] * (told.LONGEST_PATH - len(path))
        goes_on = driving.why_ended(result) != OVER and accident != driving.SEVERE_ACCIDENT
        duty = driving.duty(s, car, driving.last_space(result)) if goes_on else driving.NO_DUTY
        steps = [car, s.space[car], *path, *rest, duty]
        s.note(told.DROVE, "GPF1-4.2", s.race.owner[car], steps)


def tell_loss(s: RaceState, why: i64, lost: i64) -> None:
    seat = s.race.owner[s.car]
    if why == HELD_UP:
        s.note(told.BLOCKED, "GPF1-3.4", seat, [s.car, lost])
    elif why == HELD_BY_GRAVEL:
        s.note(told.GRAVEL_STOP, "GPF1-5.7", seat, [s.car, lost])
    elif IS_STOP[s.space[s.car]]:
        s.note(told.ARRIVED, "GPF1-8.3", seat, [s.car, lost])


def cross_line(s: RaceState, car: i64) -> None:
    """GPF1-10.1, GPF1-10.2: the first crossing completes no lap."""
    if not s.crossed[car]:
        s.crossed[car] = True
        return
    s.laps[car] -= 1
    if s.laps[car] and s.trace is not None:
        s.note(told.LAP_DONE, "GPF1-10.2", s.race.owner[car], [car, s.laps[car]])


def finish(s: RaceState, car: i64) -> None:
    """GPF1-10.3, GPF1-10.5: the best place not yet taken; nothing else happens."""
    s.fate[car] = FINISHED
    s.damaged[car] = False
    s.finished = [*s.finished, car]
    s.stand(car, NOWHERE)
    if s.trace is not None:
        s.note(told.FINISHED, "GPF1-10.5", s.race.owner[car], [car, len(s.finished)])
    s.next_turn()


def suffer(s: RaceState, car: i64, accident: i64) -> None:
    """GPF1-14.2 to GPF1-14.4, GPF1-R70: only the moving car is damaged, or out at once."""
    seat = s.race.owner[car]
    if accident == driving.SEVERE_ACCIDENT:
        if s.trace is not None:
            s.note(told.SEVERE, "GPF1-14.3", seat, [car])
        s.take_out(car, CRASHED)
    elif accident == driving.DAMAGING_ACCIDENT:
        s.damaged[car] = True
        if s.trace is not None:
            s.note(told.DAMAGED, "GPF1-14.2", seat, [car])


def take_effect(s: RaceState, space: i64) -> None:
    """GPF1-6.1 to GPF1-6.16, GPF1-8.5: what the space does on which a move ended."""
    if BONUS[space]:
        s.due = BONUS[space]
        draw_bonus(s)
    elif FINE[space]:
        levy(s, FINE[space])
    else:
        if IS_STOP[space]:
            arrive(s, s.car)
        s.next_turn()


def arrive(s: RaceState, car: i64) -> None:
    """GPF1-8.5, GPF1-14.9: a visit begins; the damage is repaired."""
    s.visiting[car] = True
    if s.damaged[car]:
        s.damaged[car] = False
        if s.trace is not None:
            s.note(told.REPAIRED, "GPF1-14.9", s.race.owner[car], [car])
