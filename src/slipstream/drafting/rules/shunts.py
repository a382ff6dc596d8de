"""Cars that are pushed forward or shoved aside, and what happens at the wall.

Whoever pushes first finds out where all cars go: where a lane is still to be chosen (`s.question`)
nothing moves. Then the farthest car goes first, so that no two ever share a space (TA-R10).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import IS_DISPLACED
from slipstream.drafting.rules.links import onward
from slipstream.drafting.rules.state import DraftingState
from slipstream.kernel.rows import Row, append, vec
from slipstream.track.rules.board import NOBODY, Board
from slipstream.track.rules.track import NOT_ONE, WALL

IN: Final = -1
OUT: Final = 1


def beside(board: Board, space: i64, side: i64) -> i64:
    """The neighbouring lane, or WALL."""
    return board.track.inside[space] if side == IN else board.track.outside[space]


def push_path(s: DraftingState, first: i64, bound: bool) -> Row:
    """TA-M2 / GP-6.A2: the spaces that fill up when something enters `first` going forward.

    The last one is empty, or a lane is still to be chosen.
    """
    board = s.board
    path = vec[i64]([first])
    here = first
    while board.car_at[here] != NOBODY:
        ahead = board.track.only_ahead[here]
        pushed = board.car_at[here]
        here = s.choose(onward(s, here, bound), pushed) if ahead == NOT_ONE else ahead
        if here < 0:
            return path
        path = append(path, here)
    return path


def push_along(s: DraftingState, path: Row, gain: i64, how: i64) -> None:
    """Every car of the path moves to the next space of it, the farthest first."""
    car_at = s.board.car_at
    place = len(path) - 2
    while place >= 0:
        s.shift(car_at[path[place]], path[place + 1], gain, how)
        place -= 1


def push_on(s: DraftingState, space: i64) -> None:
    """TA-M2 / GP-6.A3: the car on a space goes one sector forward, and all in its way."""
    path = push_path(s, space, False)
    if not s.question:
        push_along(s, path, 1, IS_DISPLACED)


def displace(s: DraftingState, space: i64, side: i64) -> None:
    """TA-M4 / GP-6.A3: the cars from this space on are shoved one lane further."""
    board = s.board
    edge = space
    onto = beside(board, edge, side)
    while onto != WALL and board.car_at[onto] != NOBODY:
        edge = onto
        onto = beside(board, edge, side)
    if onto == WALL:
        s.rules.at_the_wall(s, edge)
        if s.question:
            return
        onto = edge
    while onto != space:
        before = beside(board, onto, -side)
        s.shift(board.car_at[before], onto, 0, IS_DISPLACED)
        onto = before
