"""Pit stops, and the restarts in the middle of which they are made."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import tell
from slipstream.games.grand_prix.rules.asking import NEW_TYRES, PIT_STOP, REPAIR
from slipstream.games.grand_prix.rules.components import (
    DURATION,
    EVENT,
    MECHANICAL_FAILURE,
    NO_TYRE,
    NPC_BACK,
    PIT_NUMBER,
    REMOVABLE,
    TYRE_CHANGE,
)
from slipstream.games.grand_prix.rules.kinds import (
    GOES_BACK,
    LINES_UP,
    LINES_UP_AGAIN,
    PITTED,
    RESTART,
)
from slipstream.games.grand_prix.rules.npcs import due_to_pit
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.turn import after_pits
from slipstream.games.grand_prix.rules.tyres import fit, may_change_to
from slipstream.kernel.game import CHANCE
from slipstream.track.rules.order import is_past_green_line, lapped
from slipstream.track.rules.track import RUN_OFF


def go_back(s: RaceState, car: i64, back: i64, clause: str) -> None:
    """GP-9.1.2, GP-R45, GP-R47, GP-R49: to the box beside it and so many boxes back."""
    s.stopped[car] = True
    tell(s, PITTED, clause, s.whose(car), car, back)
    track = s.board.track
    progress = s.board.progress[car] - back
    box = track.pit[progress % track.length]
    if back or s.board.space_of[car] != box:
        s.tell_place(car, box, progress, GOES_BACK, "GP-9.1.2")
        s.board.move(car, box, -back)


def may_pit(s: RaceState, car: i64) -> bool:
    """GP-9.1.5, GP-R45, GP-R46: on the track or in the pit lane, and no stop yet this turn."""
    if not s.racing[car] or s.stopped[car]:
        return False
    return s.board.track.lane[s.board.space_of[car]] != RUN_OFF


# One stop: which markers, which tyres, and then back


def begin_stop(s: RaceState, car: i64) -> None:
    s.clear_stop()
    s.stopping = car


def may_repair(s: RaceState) -> list[int]:
    """GP-7.3.1.1, GP-7.3.2.2: removable markers on the car, kind by kind."""
    return [kind for kind in range(s.last, REMOVABLE) if s.count(s.stopping, kind)]


def ask_repairs(s: RaceState) -> bool:
    """Whether there is something to choose before the car goes back."""
    if may_repair(s):
        s.ask_seat(REPAIR, s.owner(s.stopping))
        return True
    return ask_tyres(s)


def repair(s: RaceState, kind: i64) -> None:
    """GP-7.3.2.1: one marker off; its duration counts."""
    s.repair(s.stopping, kind, 1, "GP-7.3.1.1")
    s.back += DURATION[kind]
    s.last = kind


def ask_tyres(s: RaceState) -> bool:
    """GP-7.6.2.2: whether new tyres are to be chosen; after a reaction they are already."""
    if s.fitting == NO_TYRE and may_change_to(s, s.stopping):
        s.ask_seat(NEW_TYRES, s.owner(s.stopping))
        return True
    make_stop(s)
    return False


def make_stop(s: RaceState) -> None:
    """GP-7.6.3.1, GP-9.1.2: a change of tyres takes at least two sectors."""
    car, back = s.stopping, s.back
    if s.fitting != NO_TYRE:
        fit(s, car, s.fitting)
        back = max(TYRE_CHANGE, back)
    s.clear_stop()
    is_ordered = not s.resolved and EVENT[s.event] == MECHANICAL_FAILURE
    go_back(s, car, back, "GP-EV-mechanical.1" if is_ordered else "GP-9.1.2")


# The pit stops of a turn


def begin_pits(s: RaceState) -> None:
    """GP-3.5.2.2, GP-9.1.1, GP-13.2.1: in turn order, or by running order."""
    if s.race.pits_by_order:
        cars = s.player_order()
    else:
        cars = [car for seat in s.seats_from_first() for car in s.own_cars(seat)]
    s.queue = [car for car in cars if may_pit(s, car)]
    ask_pit_stops(s)


def ask_pit_stops(s: RaceState) -> None:
    """GP-9.1.6, GP-9.3.1.5: the next player's car; then NPCs, then the end of a restart."""
    if s.queue:
        s.ask_seat(PIT_STOP, s.owner(s.queue[0]))
        return
    for car in due_to_pit(s, PIT_NUMBER[s.event]):
        go_back(s, car, NPC_BACK, "GP-8.4.1")
    if s.line:
        line_up_again(s)
    after_pits(s)


# Restarts


def is_restart_off(s: RaceState) -> bool:
    """GP-9.4.1, GP-R82: the leader has eight sectors or fewer to go."""
    track = s.board.track
    return is_past_green_line(s.board.progress[s.leader()], track.length, s.race.laps)


def restart(s: RaceState, red: bool) -> None:
    """GP-9.A, GP-9.3.1.1 to GP-9.3.1.3, GP-9.3.2.1: the field in rows behind the anchor."""
    order = s.order()
    behind = [car for car in lapped(s.board, s.racing) if car not in s.hit]
    front = [car for car in order if car not in behind and car not in s.hit]
    s.line = front + behind + [car for car in order if car in s.hit]
    s.anchor = s.board.progress[order[0]]
    tell(s, RESTART, "GP-8.2.2", CHANCE, int(red))
    line_up(s, s.line, LINES_UP, "GP-9.3.1.3")
    if red:
        for car in s.player_order():
            s.remove_wear(car, "GP-9.3.2.1")


def line_up(s: RaceState, cars: list[int], how: i64, clause: str) -> None:
    """GP-9.3.0.1: from the anchor backwards, lane 0 and then lane 1."""
    slots = s.board.track.slots(s.anchor, len(cars))
    if s.trace is not None:
        for car, slot in zip(cars, slots, strict=True):
            if s.board.space_of[car] != slot[1] or s.board.progress[car] != slot[0]:
                s.tell_place(car, slot[1], slot[0], how, clause)
    s.board.line_up(cars, slots)


def line_up_again(s: RaceState) -> None:
    """GP-9.3.1.5: those that stayed out move up; those that pitted follow by pit position."""
    stayed = [car for car in s.line if s.board.is_on_road(car)]
    pitted = [car for car in s.order() if not s.board.is_on_road(car)]
    line_up(s, stayed + pitted, LINES_UP_AGAIN, "GP-9.3.1.5")
