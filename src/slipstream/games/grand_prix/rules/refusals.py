"""The clause that refuses an answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.refusals import (
    IS_LINKED,
    LANE_OF_THE_CARD,
    NO_DIAGONAL,
    NO_LANE_INSIDE,
    NO_LANE_OUTSIDE,
    NO_SWAP,
    SIDE_OF_THE_CARD,
    why_no_step,
)
from slipstream.drafting.rules.state import DRAFT
from slipstream.games.grand_prix.rules.components import (
    BODY,
    DRIVE_THROUGH,
    EVENT,
    MECHANICAL_FAILURE,
    SPIN_AROUND,
    STOP_AND_GO,
    TEXTS,
    TYRE_TYPES,
    WEAR_LETTERS,
    WEATHER_CHANGE,
    card_clause,
    tyre_type,
)
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.track.rules.board import NOBODY
from slipstream.track.rules.track import RUN_OFF

# In step with the reasons of drafting/rules/refusals.py; those left empty are found below.
_CLAUSES: Final = [
    "GP-6.1.7",
    "GP-6.1.8",
    "GP-6.1.5",
    "GP-4.5.2.1",
    "",
    "GP-6.9.1.1",
    "",
    "",
    "",
    "",
    "",
    "GP-6.1.6",
    "GP-6.1.4",
    "",
    "",
]

# Events that send a Player Car to the pits, so that it makes no other stop in the turn.
_ORDER_STOPS: Final = (
    DRIVE_THROUGH,
    MECHANICAL_FAILURE,
    SPIN_AROUND,
    STOP_AND_GO,
    WEATHER_CHANGE,
)


def against_step(s: RaceState, text: str) -> str:
    """GP-6.A4: the clause that keeps a step from being legal."""
    reason = why_no_step(s, text)
    if reason == IS_LINKED:
        return "GP-6.5.3" if s.kind == DRAFT else "GP-6.6.2"
    if reason == LANE_OF_THE_CARD:
        return card_clause(s.card, 2)
    if reason == SIDE_OF_THE_CARD:
        return card_clause(s.card)
    if reason in (NO_LANE_INSIDE, NO_LANE_OUTSIDE):
        return against_lane(s, reason)
    if reason == NO_DIAGONAL:
        return against_diagonal(s)
    return against_swap(s) if reason == NO_SWAP else _CLAUSES[reason]


def against_lane(s: RaceState, reason: int) -> str:
    """GP-8.3.4.1, GP-4.5.4.1, GP-1.3.3, GP-6.1.3: there is no lane on that side."""
    track = s.board.track
    sector = track.sector[s.board.space_of[s.active]]
    if track.in_zone(sector):
        return "GP-8.3.4.1"
    if track.breadth[sector] == 1:
        return "GP-4.5.4.1"
    return "GP-1.3.3" if reason == NO_LANE_INSIDE else "GP-6.1.3"


def against_diagonal(s: RaceState) -> str:
    """GP-6.1.5, GP-8.3.4.1: no card for it, the Safety Zone, or what the card says."""
    if not TEXTS.diagonals[s.card]:
        return "GP-6.1.5"
    if s.leaving or s.bonus:
        return without_text(s)
    track = s.board.track
    sector = (track.sector[s.board.space_of[s.active]] + 1) % track.length
    return "GP-8.3.4.1" if track.in_zone(sector) else card_clause(s.card)


def without_text(s: RaceState) -> str:
    """GP-7.6.4.2, GP-9.2.4: moves for which the text of the card does not count."""
    return "GP-7.6.4.2" if s.bonus else "GP-9.2.4"


def against_swap(s: RaceState) -> str:
    """GP-RC-4.1, GP-RC-4.2, GP-8.3.2.5: no car to swap with, a zone, or a car that has finished."""
    board, track = s.board, s.board.track
    here = board.space_of[s.active]
    taken = [space for space in track.ahead[here] if board.car_at[space] != NOBODY]
    if TEXTS.swaps[s.card] and not s.swaps:
        return without_text(s)
    if not s.swaps or not taken:
        return "GP-RC-4.1"
    if board.car_at[taken[0]] in s.crossed:
        return "GP-RC-4.2"
    zone = track.in_zone(track.sector[here]) or track.in_zone(track.sector[taken[0]])
    return "GP-8.3.2.5" if zone else "GP-RC-4.1"


def against_action(s: RaceState, seat: i64, text: str) -> str:
    """GP-3.4.2 to GP-3.4.7: nothing, a pass, a retirement or a race card."""
    if text == "-":
        return "GP-3.4.7"
    if text == ".":
        return "GP-3.4.4"
    number, mark, _ = text.rstrip("!").partition("#")
    if not mark and text[-1] != "!":
        return "GP-3.4.2"
    if int(number) not in s.race.numbers:
        return "GP-3.4.3" if mark else "GP-3.4.6"
    return against_car(s, seat, s.race.numbers.index(int(number)), bool(mark))


def against_car(s: RaceState, seat: i64, car: i64, by_card: bool) -> str:
    """GP-1.5.1, GP-1.5.2, GP-1.5.4: whose it is, whether it has moved, whether it can."""
    if car not in s.race.driven_by[seat]:
        return "GP-1.5.1" if s.is_player_car(car) else "GP-1.5.2"
    if not by_card and not (s.is_player_car(car) and s.racing[car]):
        return "GP-3.4.6"
    if s.activated[car]:
        return "GP-1.5.4"
    return "GP-7.2.1" if s.markers(car) >= s.race.components.eliminated_at else "GP-3.4.3"


def against_tyres(s: RaceState, car: i64, text: str) -> str:
    """GP-7.6.2.2, GP-R38: not in this weather, or the type it is on."""
    return "GP-R38" if tyre_type(text) == TYRE_TYPES[s.tyre[car]] else "GP-7.6.2.2"


def against_stop(s: RaceState, seat: i64, text: str) -> str:
    """GP-9.1.1, GP-8.2.6, GP-R46, GP-13.2.1: each own car once and in its turn."""
    own = [car for car in s.own_cars(seat) if str(s.race.numbers[car]) == text]
    if own and s.racing[own[0]]:
        if s.board.track.lane[s.board.space_of[own[0]]] == RUN_OFF:
            return "GP-R46"
        if s.stopped[own[0]] and EVENT[s.event] in _ORDER_STOPS:
            return "GP-8.2.6"
        if s.race.pits_by_order:
            return "GP-13.2.1"
    return "GP-9.1.1"


def against_repair(text: str) -> str:
    """GP-7.3.2.2, GP-7.3.1.1: body markers stay; of the others those that the car has."""
    return "GP-7.3.2.2" if text == WEAR_LETTERS[BODY] else "GP-7.3.1.1"
