"""What Thunder Alley answers to the questions of the drafting family."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import (
    FOLLOWS,
    IS_DISPLACED,
    IS_PUSHED,
)
from slipstream.drafting.rules.links import lanes_ok
from slipstream.drafting.rules.questions import DraftingRules
from slipstream.drafting.rules.shunts import push_along, push_on
from slipstream.drafting.rules.state import DRAFT, LEAD, DraftingState
from slipstream.drafting.rules.steps import SPACE
from slipstream.games.thunder_alley.rules.activation import move_ended
from slipstream.games.thunder_alley.rules.asking import LANE, STEP, TAIL
from slipstream.games.thunder_alley.rules.kinds import LEAVES_PITS
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.rows import append, vec
from slipstream.track.rules.board import NOBODY

# Clauses of a change of place in a move, in step with `HOW` of kinds.py; `clause_of` knows more.
_CLAUSES: Final = [
    "TA-6.1.2",
    "TA-6.8.1",
    "TA-6.7.1",
    "TA-6.2.2",
    "TA-C5",
    "TA-C7",
    "TA-C22",
    "TA-C4",
    "TA-9.4.3",
]


@final
class ThunderAlleyRules(DraftingRules[RaceState]):
    """Chapter 6 of the booklet."""

    asks_step = STEP
    asks_lane = LANE
    asks_tail = TAIL
    leaves_pits = LEAVES_PITS
    wins = "TA-10.1.1"
    finishes = "TA-10.1.4"
    new_lap = "TA-4.6.1"

    def push_cost(self) -> i64:
        """TA-6.1.5, TA-6.8.3: three movement points however many cars move."""
        return 3

    def leaving_cost(self, s: RaceState, space: i64, occupied: bool) -> i64:
        """TA-9.4.3: one movement point, or two with displacement."""
        return 2 if occupied else 1

    def tail_grows(self, s: RaceState) -> bool:
        """TA-6.4.2.3, TA-6.9.5: at every forward step."""
        return True

    def links_on_arrival(self, s: RaceState) -> bool:
        """TA-6.4.2.3, TA-R3: linked if every space it may go on to is occupied."""
        board = s.board
        return all_occupied(s, board.track.ahead[board.space_of[s.active]])

    def links_sideways(self, s: RaceState) -> bool:
        """TA-6.4.2.6, TA-6.5.3, TA-R2: behind a car, or in front of one, once it has gone forward.

        TA-R3, TA-R4: at a fork or a merge only if every lane is occupied.
        """
        board = s.board
        if s.entered[0] >> 3 == board.progress[s.active]:
            return False
        here = board.space_of[s.active]
        if all_occupied(s, board.track.ahead[here]):
            return True
        return s.kind == DRAFT and all_occupied(s, board.track.behind[here])

    def at_the_wall(self, s: RaceState, edge: i64) -> None:
        """TA-6.7.3, TA-6.7.7, TA-R8: back one space; forward if the tail is in every way back."""
        if any(is_way_back(s, space) for space in s.board.track.behind[edge]):
            push_back(s, edge)
        else:
            push_on(s, edge)

    def may_swap(self, s: RaceState, space: i64) -> bool:
        """TA-C5, TA-R30: with any car directly ahead."""
        return True

    def displaced(self, s: RaceState) -> None:
        """TA-6.7.1: nothing follows."""

    def clause_of(self, s: RaceState, here: i64, gain: i64, how: i64) -> str:
        """The clause by which a car leaves its space: of its movement type, its part in a shove."""
        if how == IS_PUSHED and s.is_line():
            return "TA-6.4.1.1" if s.kind == DRAFT else "TA-6.5.1"
        if how == FOLLOWS and s.kind == LEAD:
            return "TA-6.6.2"
        if how != IS_DISPLACED:
            return _CLAUSES[how]
        entered = s.step & SPACE
        if gain == 0:
            return "TA-6.7.1" if here == entered else "TA-6.7.2"
        sector = s.board.track.sector
        if sector[here] == sector[entered]:
            return "TA-6.7.7" if gain > 0 else "TA-6.7.3"
        return "TA-6.8.1" if gain > 0 else "TA-6.7.4"

    def move_ends(self, s: RaceState) -> None:
        move_ended(s)


def all_occupied(s: DraftingState, spaces: list[int]) -> bool:
    """Is there a car on each of these, as far as the card leaves them open?"""
    return all(s.board.car_at[space] != NOBODY for space in lanes_ok(s, spaces))


def push_back(s: DraftingState, space: i64) -> None:
    """TA-M3, TA-R7: the car on a space goes one back, and all in its way.

    The caller has made sure that some way back meets no car of the tail (TA-R8).
    """
    board = s.board
    path = vec[i64]([space])
    here = space
    while board.car_at[here] != NOBODY:
        back = [x for x in board.track.behind[here] if is_way_back(s, x)]
        here = s.choose(back, board.car_at[here])
        if here < 0:
            return
        path = append(path, here)
    push_along(s, path, -1, IS_DISPLACED)


def is_way_back(s: DraftingState, space: i64) -> bool:
    """TA-M4, TA-R8: does some backward route from this space meet no car of the tail?"""
    car = s.board.car_at[space]
    if car == NOBODY:
        return True
    if car in s.rear:
        return False
    return any(is_way_back(s, before) for before in s.board.track.behind[space])
