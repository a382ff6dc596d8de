"""Pit stops under green and yellow, and the restart after a yellow flag."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import tell
from slipstream.drafting.rules.state import NOTHING
from slipstream.games.thunder_alley.rules.asking import PIT_STOP, REPAIR
from slipstream.games.thunder_alley.rules.components import (
    BLUE,
    GRAY,
    SPACES_BACK,
    TEMPORARY,
    VARIABLE_BACK,
)
from slipstream.games.thunder_alley.rules.kinds import (
    CLOSES_UP,
    COMES_BACK,
    DROPS_BACK,
    FALLS_BACK,
    LINES_UP,
    PITTED,
    YELLOW,
)
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.games.thunder_alley.rules.turn import after_pits
from slipstream.kernel.game import CHANCE
from slipstream.track.rules.order import lapped
from slipstream.track.rules.track import GREEN_LINE


def drop_to_apron(s: RaceState, car: i64, back: i64, clause: str) -> None:
    """TA-9.3.1, TA-9.3.2: to the apron and so many spaces back, on top of any stack there."""
    progress = s.board.progress[car] - back
    space = s.board.track.pit[progress % s.board.track.length]
    s.tell_place(car, space, progress, DROPS_BACK, clause)
    s.board.move(car, space, -back)


def begin_pits(s: RaceState) -> None:
    """TA-3.5.3.1, TA-9.1.1: each player once, from the First Player clockwise."""
    s.queue = s.seats_from_first()
    s.stops = NOTHING
    s.removed = NOTHING
    s.last = -1
    ask_pit_stops(s)


def ask_pit_stops(s: RaceState) -> None:
    while s.queue:
        if any(can_pit(s, car) for car in s.own_cars(s.queue[0])):
            s.ask_seat(PIT_STOP, s.queue[0])
            return
        pits_done(s)
    if s.yellow:
        close_up(s)
    after_pits(s)


def pits_done(s: RaceState) -> None:
    """The player at the head of the queue has announced all stops."""
    s.queue = s.queue[1:]
    s.last = -1


def can_pit(s: RaceState, car: i64) -> bool:
    """TA-9.3.3, TA-R52: on the track, where a stop under green leaves nobody.

    Under yellow the order does not matter, and each car is named after those before it.
    """
    return s.board.is_on_road(car) and not (s.yellow and car <= s.last)


def pit(s: RaceState, car: i64) -> None:
    """TA-9.2, TA-12.1.1: announced; with variable pits the markers are chosen first."""
    tell(s, PITTED, "TA-9.1.1", s.mover, car)
    s.stops = [*s.stops, car]
    s.removed = [*s.removed, 0]
    s.last = car
    if s.race.variable_pits and may_repair(s, car, 0):
        s.last = 0
        s.ask_seat(REPAIR, s.mover)
    else:
        if not s.race.variable_pits:
            s.remove_wear(car, "TA-9.2")
        leave_track(s, car)


def may_repair(s: RaceState, car: i64, colour: i64) -> list[int]:
    """TA-R83: temporary markers on the car, colour by colour."""
    return [kind for kind in range(colour, TEMPORARY) if s.count(car, kind)]


def repair(s: RaceState, colour: i64) -> None:
    """TA-12.1.1 to TA-12.1.3: one marker off; under yellow only blue and gray cost places."""
    costs_rows = colour in (BLUE, GRAY)
    clause = "TA-12.1.1"
    if s.yellow:
        clause = "TA-12.1.3" if costs_rows else "TA-12.1.2"
    s.repair(s.stops[-1], colour, 1, clause)
    if not s.yellow or costs_rows:
        s.removed = [*s.removed[:-1], s.removed[-1] + 1]
    s.last = colour


def repaired(s: RaceState) -> None:
    car = s.stops[-1]
    s.last = car
    leave_track(s, car)


def leave_track(s: RaceState, car: i64) -> None:
    """TA-9.3.1, TA-12.1.1: under green the car drops back on the apron at once."""
    if not s.yellow:
        if s.race.variable_pits:
            drop_to_apron(s, car, VARIABLE_BACK + s.removed[-1], "TA-12.1.1")
        else:
            drop_to_apron(s, car, SPACES_BACK, "TA-9.3.1")
    ask_pit_stops(s)


def line_up(s: RaceState, to_rear: list[int]) -> None:
    """TA-M13, TA-9.6.1 to TA-9.6.4, TA-9.7: the field in two files behind its first car."""
    order = s.order()
    behind = [car for car in lapped(s.board, s.racing) if car not in to_rear]
    front = [car for car in order if car not in behind and car not in to_rear]
    line = front + behind + [car for car in order if car in to_rear]
    length = s.board.track.length
    row = s.board.progress[line[0]]
    while s.board.progress[order[0]] - row >= length:
        row += length  # TA-R54: its lap back
    if row >= s.finish - GREEN_LINE:
        row = s.finish - GREEN_LINE - 1
    tell(s, YELLOW, "TA-8.2.1", CHANCE)
    fill_slots(s, line, s.board.track.slots(row, len(line)), LINES_UP)


def fill_slots(s: RaceState, line: list[int], slots: list[tuple[int, int]], how: i64) -> None:
    """TA-9.6.3: each car takes its slot, and the progress of it."""
    if s.trace is not None:
        for car, slot in zip(line, slots, strict=True):
            if slot != (s.board.progress[car], s.board.space_of[car]):
                s.tell_place(car, slot[1], slot[0], *how_lined_up(s, car, how))
    s.board.line_up(line, slots)


def how_lined_up(s: RaceState, car: i64, how: i64) -> tuple[int, str]:
    """TA-9.6.2, TA-9.6.6, TA-9.6.7: how a car comes to its slot, and by which clause."""
    if how == LINES_UP:
        return how, "TA-9.6.2"
    if s.race.variable_pits:
        lost = car in s.stops and s.removed[s.stops.index(car)] > 0
        return (FALLS_BACK, "TA-12.1.3") if lost else (CLOSES_UP, "TA-R84")
    return (COMES_BACK, "TA-9.6.7") if car in s.stops else (CLOSES_UP, "TA-9.6.6")


def is_inside(s: RaceState, space: i64) -> bool:
    return s.board.track.restart[s.board.track.sector[space]][0] == space


def close_up(s: RaceState) -> None:
    """TA-9.6.6, TA-9.6.7, TA-R57, TA-R84: those that stayed out move up, file by file."""
    order = s.order()
    slots = s.board.track.slots(s.board.progress[order[0]], len(order))
    if s.race.variable_pits:
        line = drop_rows(s, order, slots)
    else:
        line = files(s, [car for car in order if car not in s.stops], slots)
        line += [car for car in order if car in s.stops]
    fill_slots(s, line, slots, CLOSES_UP)


def files(s: RaceState, stayers: list[int], slots: list[tuple[int, int]]) -> list[int]:
    """TA-M13: each slot from its own file, or from the other when that is empty."""
    inside = [car for car in stayers if is_inside(s, s.board.space_of[car])]
    outside = [car for car in stayers if not is_inside(s, s.board.space_of[car])]
    line: list[int] = []
    for slot in slots[: len(stayers)]:
        own, other = (inside, outside) if is_inside(s, slot[1]) else (outside, inside)
        line.append(own.pop(0) if own else other.pop(0))
    return line


def drop_rows(s: RaceState, order: list[int], slots: list[tuple[int, int]]) -> list[int]:
    """TA-12.1.3, TA-R84: one row back in its own file for each blue or gray marker removed."""
    line = order[:]
    for inner in (True, False):
        places = [k for k, slot in enumerate(slots) if is_inside(s, slot[1]) == inner]
        keys: list[tuple[int, int, int, int]] = []
        for row, place in enumerate(places):
            car = order[place]
            lost = s.removed[s.stops.index(car)] if car in s.stops else 0
            keys.append((row + lost, lost, row, car))
        for place, key in zip(places, sorted(keys), strict=True):
            line[place] = key[3]
    return line
