"""One segment: a car and its card, what the card does after the move, wear."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import ACTIVATED, SLIDES_IN, SLIDES_OUT, tell
from slipstream.drafting.rules.shunts import IN, OUT, beside
from slipstream.drafting.rules.state import DRAFT
from slipstream.drafting.rules.steps import begin, begin_in_pits
from slipstream.games.thunder_alley.rules.asking import CLEAN_AIR as ASK_CLEAN_AIR
from slipstream.games.thunder_alley.rules.asking import SECOND_CAR
from slipstream.games.thunder_alley.rules.components import (
    AFTER_MOVE,
    CLEAN_AIR,
    NO_WEAR,
    OVERSTEER,
    PIT_SPEED,
    SPEED,
    TEAMWORK,
    TEAMWORK_MP,
    TEXTS,
    UNDERSTEER,
    WEAR,
)
from slipstream.games.thunder_alley.rules.kinds import IS_LIFTED
from slipstream.games.thunder_alley.rules.kinds import SECOND as SECOND_MOVES
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.games.thunder_alley.rules.turn import end_segment
from slipstream.track.rules.board import NOBODY
from slipstream.track.rules.track import WALL


def penalty(markers: i64) -> i64:
    """TA-7.4.1: three, four or five markers cost as many movement points."""
    return markers if markers >= 3 else 0


def activate(s: RaceState, car: i64, card: i64) -> None:
    """TA-M9, TA-3.4.7, TA-3.4.10: one card from hand for one car."""
    s.hands[s.mover].play(card)
    s.used.append(card)
    s.card = card
    s.active = car
    s.flipped[car] = True
    s.leaving = not s.board.is_on_road(car)
    s.mp = points_to_move(s, car, card)
    tell(s, ACTIVATED, "TA-3.4.7", s.mover, car, card, s.mp)
    if s.leaving:
        begin_in_pits(s, OUT)
    else:
        TEXTS.obey(s, card)
        begin(s)


def points_to_move(s: RaceState, car: i64, card: i64) -> i64:
    """TA-6.1.1, TA-7.4.2, TA-7.4.5, TA-9.4.2: the penalty does not slow a car on the apron."""
    if not s.board.is_on_road(car):
        return PIT_SPEED[card]
    return max(0, SPEED[card] - penalty(s.markers(car)))


def move_ended(s: RaceState) -> None:
    """TA-M9, TA-R26: the special text after the move, and the wear of the card."""
    if s.leaving or s.second:
        end_segment(s)
        return
    if WEAR[s.card] != NO_WEAR:
        s.add_wear(s.active, WEAR[s.card], 1, "TA-3.4.9")
    effect = AFTER_MOVE[s.card]
    if effect == TEAMWORK:
        ask_second_car(s)
    elif s.active in s.crossed:
        end_segment(s)
    elif effect == CLEAN_AIR and clean_air(s):
        s.ask(ASK_CLEAN_AIR)
    else:
        if effect == OVERSTEER:
            slide(s, IN)
        elif effect == UNDERSTEER:
            slide(s, OUT)
        end_segment(s)


def slide(s: RaceState, side: i64) -> None:
    """TA-C7, TA-C22, TA-R22: one lane further, free, if there is an empty one."""
    space = beside(s.board, s.board.space_of[s.active], side)
    if space != WALL and s.board.car_at[space] == NOBODY:
        s.shift(s.active, space, 0, SLIDES_IN if side == IN else SLIDES_OUT)


def clean_air(s: RaceState) -> list[int]:
    """TA-C4, TA-R18, TA-R19: the spaces directly behind the next car ahead, if alone."""
    board = s.board
    sector = board.track.sector[board.space_of[s.active]]
    first = next(car for car in s.order() if board.is_on_road(car))
    if len(board.cars_in(sector)) > 1 or first == s.active:
        return []
    ahead = (sector + 1) % board.track.length
    while not board.cars_in(ahead):
        ahead = (ahead + 1) % board.track.length
    spaces: list[int] = []
    for car in board.cars_in(ahead):
        spaces += board.track.behind[board.space_of[car]]
    return [space for space in sorted(set(spaces)) if board.car_at[space] == NOBODY]


def lift_forward(s: RaceState, space: i64) -> None:
    """TA-C4: into the clean air, right behind the next car."""
    track = s.board.track
    here = track.sector[s.board.space_of[s.active]]
    s.shift(s.active, space, (track.sector[space] - here) % track.length, IS_LIFTED)


def second_cars(s: RaceState) -> list[int]:
    """TA-C2, TA-R16, TA-R17: other cars of the player on the track and still racing."""
    return [
        car
        for car in s.own_cars(s.mover)
        if car != s.active and s.board.is_on_road(car) and car not in s.crossed
    ]


def ask_second_car(s: RaceState) -> None:
    if second_cars(s):
        s.ask(SECOND_CAR)
    else:
        end_segment(s)


def move_second_car(s: RaceState, car: i64) -> None:
    """TA-R16: a plain draft of three movement points; the car is not activated."""
    s.clear_move()
    s.second = True
    s.active = car
    s.kind = DRAFT
    s.mp = TEAMWORK_MP
    tell(s, SECOND_MOVES, "TA-C2", s.mover, car, s.mp)
    begin(s)
