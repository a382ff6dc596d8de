"""One segment: a car and its card, what the card does after the move, wear, the soft bonus."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import ACTIVATED, SLIDES_IN, SLIDES_OUT, tell
from slipstream.drafting.rules.shunts import IN, OUT, beside
from slipstream.drafting.rules.steps import ask_step, begin, begin_in_pits, exchange, visit
from slipstream.games.grand_prix.rules.asking import CLEAN_AIR as ASK_CLEAN_AIR
from slipstream.games.grand_prix.rules.asking import LATE_BRAKE as ASK_LATE_BRAKE
from slipstream.games.grand_prix.rules.asking import SOFT_BONUS
from slipstream.games.grand_prix.rules.components import (
    AFTER_MOVE,
    CLEAN_AIR,
    CLOSE_CALLS,
    LATE_BRAKE,
    NO_WEAR,
    PIT_SPEED,
    SLIDE_IN,
    SLIDE_OUT,
    SPEED,
    TEXTS,
    TYRE,
    WEAR,
)
from slipstream.games.grand_prix.rules.kinds import BONUS, CLOSES_UP
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.turn import end_segment
from slipstream.games.grand_prix.rules.tyres import has_bonus
from slipstream.kernel.rows import append
from slipstream.track.rules.board import NOBODY
from slipstream.track.rules.track import PIT, WALL


def activate(s: RaceState, car: i64, card: i64) -> None:
    """GP-3.4.3, GP-5.1, GP-6.1.1: one card from hand for one car."""
    s.hands[s.mover].play(card)
    s.used.append(card)
    s.card = card
    s.active = car
    s.activated[car] = True
    s.leaving = not s.board.is_on_road(car)
    s.mp = points_to_move(s, car, card)
    tell(s, ACTIVATED, "GP-3.4.3", s.mover, car, card, s.mp)
    if s.leaving:
        from_pits = s.board.track.lane[s.board.space_of[car]] == PIT
        begin_in_pits(s, OUT if from_pits else IN)  # GP-EV-spin-off.3
    else:
        TEXTS.obey(s, card)
        begin(s)


def points_to_move(s: RaceState, car: i64, card: i64) -> i64:
    """GP-6.1.1, GP-7.4.3, GP-9.2.4: pit exit speed knows no penalty."""
    if not s.board.is_on_road(car):
        return PIT_SPEED[card]
    return max(0, SPEED[card] - s.race.components.speed_penalty[s.markers(car)])


def move_ended(s: RaceState) -> None:
    """GP-6.A4, GP-6.A7, GP-6.A8: the effect of the card comes first, then its markers."""
    if s.bonus:
        s.add_wear(s.active, TYRE, 1, "GP-7.6.4.1")
        end_segment(s)
        return
    if s.leaving:
        offer_bonus(s)
        return
    effect = AFTER_MOVE[s.card]
    if effect == SLIDE_IN:
        slide(s, IN)
    elif effect == SLIDE_OUT:
        slide(s, OUT)
    elif effect == LATE_BRAKE and may_brake_late(s):
        s.ask(ASK_LATE_BRAKE)
        return
    elif effect == CLEAN_AIR:
        spaces = clean_air(s)
        if len(spaces) > 1:
            s.ask(ASK_CLEAN_AIR)
            return
        close_up(s, spaces)
    take_markers(s)


def take_markers(s: RaceState) -> None:
    """GP-5.2, GP-7.1.1, GP-7.4.2: wear and Close Calls of the card, also without a step made."""
    if WEAR[s.card] != NO_WEAR:
        s.add_wear(s.active, WEAR[s.card], 1, "GP-5.2")
    s.add_close_calls(s.active, CLOSE_CALLS[s.card], "GP-5.2")
    offer_bonus(s)


def slide(s: RaceState, side: i64) -> None:
    """GP-RC-6.1, GP-RC-7.1, GP-RC-7.2, GP-R31: one lane further, free, if there is an empty one."""
    space = beside(s.board, s.board.space_of[s.active], side)
    if space != WALL and s.board.car_at[space] == NOBODY:
        s.shift(s.active, space, 0, SLIDES_IN if side == IN else SLIDES_OUT)


def may_brake_late(s: RaceState) -> list[int]:
    """GP-RC-17.1, GP-6.A7: the cars directly ahead that the active car may change places with."""
    board = s.board
    return [
        space
        for space in board.track.ahead[board.space_of[s.active]]
        if board.car_at[space] != NOBODY and s.rules.may_swap(s, space)
    ]


def brake_late(s: RaceState, space: i64) -> None:
    """GP-RC-17.1, GP-R36: once, free."""
    exchange(s, space)
    take_markers(s)


def clean_air(s: RaceState) -> list[int]:
    """GP-RC-3.1 to GP-RC-3.4, GP-RC-3.6: where the active car may be put; nowhere is empty."""
    board = s.board
    sector = board.track.sector[board.space_of[s.active]]
    if s.active in s.crossed or len(board.cars_in(sector)) > 1:
        return []
    if next(car for car in s.order() if board.is_on_road(car)) == s.active:
        return []
    length = board.track.length
    ahead = (sector + 1) % length
    while not board.cars_in(ahead):
        ahead = (ahead + 1) % length
    spaces: list[int] = []
    for car in board.cars_in(ahead):
        spaces += board.track.behind[board.space_of[car]]
    return sorted(set(spaces)) or [board.track.first[(ahead - 1) % length]]


def close_up(s: RaceState, spaces: list[int]) -> None:
    """GP-RC-3.5: the active car is put there and gains the distance."""
    track = s.board.track
    here = s.board.space_of[s.active]
    for space in spaces[:1]:
        if space != here:
            gain = (track.sector[space] - track.sector[here]) % track.length
            s.shift(s.active, space, gain, CLOSES_UP)


def offer_bonus(s: RaceState) -> None:
    """GP-7.6.4.1, GP-R37: after the regular movement and its marker, also after a pit exit."""
    if s.entered[-1] != visit(s):
        # GP-6.A8: brought there by a slide, a swap or a placement
        s.entered = append(s.entered, visit(s))
    if has_bonus(s, s.active):
        s.ask(SOFT_BONUS)
    else:
        end_segment(s)


def drive_bonus(s: RaceState) -> None:
    """GP-6.A8, GP-7.6.4.2: a second, plain solo move; spaces entered before stay forbidden."""
    car, card, entered = s.active, s.card, s.entered
    s.clear_segment()
    s.active = car
    s.card = card
    s.bonus = True
    s.soft_used[car] = True
    s.mp = PIT_SPEED[card]
    s.entered = entered
    tell(s, BONUS, "GP-7.6.4.1", s.mover, car, s.mp)
    ask_step(s)
