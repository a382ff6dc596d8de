"""The step rule: what a card is worth, which routes it opens, and where it takes a car."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.games.grand_prix_f1.rules.board import (
    BED,
    BOX_ENTRY,
    CAPACITY,
    IN_PITS,
    IS_STOP,
    LAST_OF_BED,
    LIMITED,
    NEXT,
    NEXT_BOX,
    NEXT_FROM_STOP,
    NEXT_PIT,
    NOWHERE,
    ONLY_WAY,
    OVER_THE_LINE,
    PIT_DOOR,
    PIT_ENTRY,
    TO_PIT_ENTRY,
)
from slipstream.games.grand_prix_f1.rules.cards import LIMIT, LONGEST, SLOW, WORTH
from slipstream.games.grand_prix_f1.rules.state import RaceState

# GPF1-4.1: straight on, into the pit lane, or into the own box.
STRAIGHT: Final = 0
PIT: Final = 1
INTO_BOX: Final = 2
ROUTES: Final = 4  # an action of `play_card` is kind x ROUTES + route

# Routes that are open, as bit sets.
ONLY_STRAIGHT: Final = 1 << STRAIGHT
ONLY_PIT: Final = 1 << PIT
ONLY_BOX: Final = 1 << INTO_BOX

# Why a move ended; as part of a result.
DRIVEN: Final = 0
HELD_UP: Final = 1
HELD_BY_GRAVEL: Final = 2
IN_BOX: Final = 3
OVER: Final = 4

# What the next move has to do.
NO_DUTY: Final = 0
INTO_GRAVEL: Final = 1
INTO_PITS: Final = 2

# GPF1-14: accidents.
NO_ACCIDENT: Final = 0
DAMAGING_ACCIDENT: Final = 1
SEVERE_ACCIDENT: Final = 2

# A result is one number: the last space, the spaces driven, why it ended, was the line crossed.
_STEPS: Final = 7
_WHY: Final = 11
_CROSSED: Final = 14


def last_space(result: i64) -> i64:
    return result & 127


def steps_driven(result: i64) -> i64:
    return result >> _STEPS & 15


def why_ended(result: i64) -> i64:
    return result >> _WHY & 7


def line_crossed(result: i64) -> bool:
    return result >> _CROSSED != 0


def worth(s: RaceState, car: i64, kind: i64) -> i64:
    """GPF1-3.8 to GPF1-3.11, GPF1-3.13: the value of a card where the car stands."""
    slow = s.damaged[car] or s.tyres[car] != s.sky
    value = SLOW[kind] if slow else WORTH[kind]
    if value > LIMIT and LIMITED[s.space[car]]:
        return LIMIT
    return value


def pit_worth(value: i64, steps: i64) -> i64:
    """GPF1-3.12, GPF1-R24: worth on the way into the pit lane, whose door is behind `steps`."""
    if value > LIMIT and value >= steps + 2:
        return LIMIT
    return value


def value_of(s: RaceState, car: i64, kind: i64, route: i64) -> i64:
    """GPF1-4.A: the effective value of a card on a route."""
    value = worth(s, car, kind)
    if route == STRAIGHT or IN_PITS[s.space[car]]:
        return value
    return pit_worth(value, steps_to(s, s.space[car], value, PIT_ENTRY))


def ways_on(here: i64, first: bool, route: i64, entry: i64) -> list[int]:
    """GPF1-4.4 to GPF1-4.10, GPF1-5.1: the spaces that may be entered, in order of priority."""
    if first and NEXT_FROM_STOP[here]:
        return NEXT_FROM_STOP[here]
    if route != STRAIGHT and here == PIT_ENTRY:
        return NEXT_PIT[here]
    if route == INTO_BOX and here == entry:
        return NEXT_BOX[here]
    return NEXT[here]


def step(s: RaceState, here: i64, first: bool, route: i64, entry: i64) -> i64:
    """GPF1-4.2: the space that a car enters next, or NOWHERE if it is blocked."""
    to = ONLY_WAY[here]
    if to == NOWHERE:
        return first_free(s, ways_on(here, first, route, entry))
    return to if s.cars_on[to] < CAPACITY[to] else NOWHERE


def first_free(s: RaceState, ways: list[int]) -> i64:
    """GPF1-4.2, GPF1-3.6: the first space of a list that has room."""
    cars_on = s.cars_on
    for to in ways:
        if cars_on[to] < CAPACITY[to]:
            return to
    return NOWHERE


def drive(s: RaceState, car: i64, value: i64, route: i64) -> i64:
    """GPF1-4.B: step by step with the cars as they stand."""
    start = s.space[car]
    entry = BOX_ENTRY[s.box[s.race.owner[car]]]
    here = start
    steps: i64 = 0
    crossed: i64 = 0
    while steps < value:
        if LAST_OF_BED[here] and BED[here] != BED[start]:
            return here | steps << _STEPS | HELD_BY_GRAVEL << _WHY | crossed
        if IS_STOP[here] and steps > 0:
            return here | steps << _STEPS | IN_BOX << _WHY | crossed
        to = step(s, here, steps == 0, route, entry)
        if to == NOWHERE:
            return here | steps << _STEPS | HELD_UP << _WHY | crossed
        steps += 1
        if OVER_THE_LINE[here] == to:
            crossed = 1 << _CROSSED
            if s.crossed[car] and s.is_final_lap(car):
                return to | steps << _STEPS | OVER << _WHY | crossed
        here = to
    return here | steps << _STEPS | crossed


def path(s: RaceState, car: i64, route: i64, steps: i64) -> list[int]:
    """Every space that a car enters on so many steps, for those who tell of them."""
    entry = BOX_ENTRY[s.box[s.race.owner[car]]]
    found: list[int] = []
    here = s.space[car]
    for done in range(steps):
        here = step(s, here, done == 0, route, entry)
        found.append(here)
    return found


def accident(s: RaceState, car: i64, route: i64, result: i64, surplus: i64) -> i64:
    """GPF1-14.1 to GPF1-14.5, GPF1-R65: what ramming a car does; nothing in the pit area."""
    if not s.race.accidents or surplus < s.race.components.damage or why_ended(result) != HELD_UP:
        return NO_ACCIDENT
    here = last_space(result)
    entry = BOX_ENTRY[s.box[s.race.owner[car]]]
    ahead = ways_on(here, steps_driven(result) == 0, route, entry)[0]
    if IN_PITS[here] or IN_PITS[ahead]:
        return NO_ACCIDENT
    return SEVERE_ACCIDENT if surplus >= s.race.components.severe else DAMAGING_ACCIDENT


def steps_to(s: RaceState, start: i64, value: i64, goal: i64) -> i64:
    """Steps to a space on the forced way, if the car gets there with a point left; else NOWHERE."""
    here = start
    steps: i64 = 0
    while steps < value:
        if here == goal:
            return steps
        if LAST_OF_BED[here] and BED[here] != BED[start]:
            return NOWHERE
        here = step(s, here, steps == 0, STRAIGHT, NOWHERE)
        if here == NOWHERE:
            return NOWHERE
        steps += 1
    return NOWHERE


def steps_ahead(s: RaceState, car: i64) -> i64:
    """Steps to the space where routes part, or NOWHERE: the pit entry; in the pits the own box."""
    start = s.space[car]
    if IN_PITS[start]:
        return steps_to(s, start, LONGEST, BOX_ENTRY[s.box[s.race.owner[car]]])
    if TO_PIT_ENTRY[start] >= LONGEST:
        return NOWHERE
    return steps_to(s, start, LONGEST, PIT_ENTRY)


def routes(s: RaceState, car: i64, kind: i64, ahead: i64) -> i64:
    """GPF1-7.1 to GPF1-7.5, GPF1-8.1: the routes that a card opens, each with another result.

    They part `ahead` steps on.
    """
    value = worth(s, car, kind)
    if ahead == NOWHERE or value <= ahead:
        return ONLY_STRAIGHT
    if IN_PITS[s.space[car]]:
        return box_routes(s, car, ONLY_STRAIGHT)
    points = pit_worth(value, ahead) - ahead - 1
    bound = bound_to_pits(s, car)
    if points < 0 or s.cars_on[PIT_DOOR] == CAPACITY[PIT_DOOR]:
        return ONLY_PIT if bound else ONLY_STRAIGHT
    into: i64 = ONLY_PIT
    if steps_to(s, PIT_DOOR, points, BOX_ENTRY[s.box[s.race.owner[car]]]) != NOWHERE:
        into = box_routes(s, car, ONLY_PIT)
    return into if bound else ONLY_STRAIGHT | into


def duty(s: RaceState, car: i64, space: i64) -> i64:
    """GPF1-5.1, GPF1-7.3: what a car owes that ends its move here."""
    if NEXT_FROM_STOP[space]:
        return INTO_GRAVEL
    return INTO_PITS if space == PIT_ENTRY and not s.is_final_lap(car) else NO_DUTY


def bound_to_pits(s: RaceState, car: i64) -> bool:
    """GPF1-7.3, GPF1-7.4, GPF1-14.7: a move that ended on 19, or damage, before the final lap."""
    return (s.space[car] == PIT_ENTRY or s.damaged[car]) and not s.is_final_lap(car)


def box_routes(s: RaceState, car: i64, past: i64) -> i64:
    """GPF1-8.1, GPF1-R29, GPF1-R67: past the own box or into it, for a card that leads there."""
    if s.damaged[car] and not s.is_final_lap(car):
        return ONLY_BOX
    entry = BOX_ENTRY[s.box[s.race.owner[car]]]
    if first_free(s, NEXT_BOX[entry]) == NOWHERE:
        return past
    return past | ONLY_BOX
