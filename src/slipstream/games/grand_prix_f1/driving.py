"""The step rule: what a card is worth, which routes it opens, and where it takes a car."""

from __future__ import annotations

from typing import Final

from slipstream.games.grand_prix_f1.board import (
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
from slipstream.games.grand_prix_f1.cards import DAMAGE, LIMIT, SEVERE, SLOW, VALUES
from slipstream.games.grand_prix_f1.state import RaceState

# GPF1-4.1: straight on, into the pit lane, or into the own box.
STRAIGHT: Final = 0
PIT: Final = 1
INTO_BOX: Final = 2
ROUTES: Final = 4  # an action of `play_card` is kind x ROUTES + route

# Why a move ended; as part of a result.
DRIVEN: Final = 0
HELD_UP: Final = 1
HELD_BY_GRAVEL: Final = 2
IN_BOX: Final = 3
OVER: Final = 4

# GPF1-14: accidents.
NO_ACCIDENT: Final = 0
DAMAGING_ACCIDENT: Final = 1
SEVERE_ACCIDENT: Final = 2

# A result is one number: the last space, the spaces driven, why it ended, was the line crossed.
_STEPS: Final = 7
_WHY: Final = 11
_CROSSED: Final = 14


def last_space(result: int) -> int:
    return result & 127


def steps_driven(result: int) -> int:
    return result >> _STEPS & 15


def why_ended(result: int) -> int:
    return result >> _WHY & 7


def line_crossed(result: int) -> bool:
    return result >> _CROSSED != 0


def worth(s: RaceState, car: int, kind: int) -> int:
    """GPF1-3.8 to GPF1-3.11, GPF1-3.13: the value of a card where the car stands."""
    slow = s.damaged[car] or s.tyres[car] != s.sky
    value = SLOW[kind] if slow else VALUES[kind]
    if value > LIMIT and LIMITED[s.space[car]]:
        return LIMIT
    return value


def pit_worth(value: int, steps: int) -> int:
    """GPF1-3.12, GPF1-R24: worth on the way into the pit lane, whose door is behind `steps`."""
    if value > LIMIT and value >= steps + 2:
        return LIMIT
    return value


def value_of(s: RaceState, car: int, kind: int, route: int) -> int:
    """GPF1-4.A: the effective value of a card on a route."""
    value = worth(s, car, kind)
    if route == STRAIGHT or IN_PITS[s.space[car]]:
        return value
    return pit_worth(value, steps_to(s, s.space[car], value, PIT_ENTRY))


def ways_on(here: int, first: bool, route: int, entry: int) -> list[int]:
    """GPF1-4.4 to GPF1-4.10, GPF1-5.1: the spaces that may be entered, in order of priority."""
    if first and NEXT_FROM_STOP[here]:
        return NEXT_FROM_STOP[here]
    if route != STRAIGHT and here == PIT_ENTRY:
        return NEXT_PIT[here]
    if route == INTO_BOX and here == entry:
        return NEXT_BOX[here]
    return NEXT[here]


def step(s: RaceState, here: int, first: bool, route: int, entry: int) -> int:
    """GPF1-4.2: the space that a car enters next, or NOWHERE if it is blocked."""
    to = ONLY_WAY[here]
    if to == NOWHERE:
        return first_free(s, ways_on(here, first, route, entry))
    return to if s.cars_on[to] < CAPACITY[to] else NOWHERE


def first_free(s: RaceState, ways: list[int]) -> int:
    """GPF1-4.2, GPF1-3.6: the first space of a list that has room."""
    cars_on = s.cars_on
    for to in ways:
        if cars_on[to] < CAPACITY[to]:
            return to
    return NOWHERE


def drive(s: RaceState, car: int, value: int, route: int, path: list[int]) -> int:
    """GPF1-4.B: step by step with the cars as they stand; `path` gets every space entered."""
    start = s.space[car]
    entry = BOX_ENTRY[s.box[s.rules.owner[car]]]
    here = start
    steps = 0
    crossed = 0
    while steps < value:
        if LAST_OF_BED[here] and BED[here] != BED[start]:
            return here | steps << _STEPS | HELD_BY_GRAVEL << _WHY | crossed
        if IS_STOP[here] and steps > 0:
            return here | steps << _STEPS | IN_BOX << _WHY | crossed
        to = step(s, here, steps == 0, route, entry)
        if to == NOWHERE:
            return here | steps << _STEPS | HELD_UP << _WHY | crossed
        steps += 1
        path.append(to)
        if OVER_THE_LINE[here] == to:
            crossed = 1 << _CROSSED
            if s.crossed[car] and s.is_final_lap(car):
                return to | steps << _STEPS | OVER << _WHY | crossed
        here = to
    return here | steps << _STEPS | crossed


def accident(s: RaceState, car: int, route: int, result: int, surplus: int) -> int:
    """GPF1-14.1 to GPF1-14.5, GPF1-R65: what ramming a car does; nothing in the pit area."""
    if not s.rules.accidents or surplus < DAMAGE or why_ended(result) != HELD_UP:
        return NO_ACCIDENT
    here = last_space(result)
    entry = BOX_ENTRY[s.box[s.rules.owner[car]]]
    ahead = ways_on(here, steps_driven(result) == 0, route, entry)[0]
    if IN_PITS[here] or IN_PITS[ahead]:
        return NO_ACCIDENT
    return SEVERE_ACCIDENT if surplus >= SEVERE else DAMAGING_ACCIDENT


def steps_to(s: RaceState, start: int, value: int, goal: int) -> int:
    """Steps to a space on the forced way, if the car gets there with a point left; else NOWHERE."""
    here = start
    steps = 0
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


def routes(s: RaceState, car: int, kind: int) -> list[int]:
    """GPF1-7.1 to GPF1-7.5, GPF1-8.1: the routes that a card opens, each with another result."""
    start = s.space[car]
    value = worth(s, car, kind)
    if IN_PITS[start]:
        return box_routes(s, car, start, value, STRAIGHT)
    near = value > TO_PIT_ENTRY[start]
    steps = steps_to(s, start, value, PIT_ENTRY) if near else NOWHERE
    if steps == NOWHERE:
        return [STRAIGHT]
    points = pit_worth(value, steps) - steps - 1
    bound = bound_to_pits(s, car)
    if points < 0 or s.cars_on[PIT_DOOR] == CAPACITY[PIT_DOOR]:
        return [PIT] if bound else [STRAIGHT]
    into = box_routes(s, car, PIT_DOOR, points, PIT)
    return into if bound else [STRAIGHT, *into]


def bound_to_pits(s: RaceState, car: int) -> bool:
    """GPF1-7.3, GPF1-7.4, GPF1-14.7: a move that ended on 19, or damage, before the final lap."""
    return (s.space[car] == PIT_ENTRY or s.damaged[car]) and not s.is_final_lap(car)


def box_routes(s: RaceState, car: int, start: int, value: int, straight: int) -> list[int]:
    """GPF1-8.1, GPF1-R29, GPF1-R67: past the own box or into it, from a space of the pit lane."""
    entry = BOX_ENTRY[s.box[s.rules.owner[car]]]
    if steps_to(s, start, value, entry) == NOWHERE:
        return [straight]
    if s.damaged[car] and not s.is_final_lap(car):
        return [INTO_BOX]
    if first_free(s, NEXT_BOX[entry]) == NOWHERE:
        return [straight]
    return [straight, INTO_BOX]
