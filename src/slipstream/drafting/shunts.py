"""Cars that are pushed forward or shoved aside, and what happens at the wall.

Moves are planned as flat lists of car, space, gain, in the order in which they are made: the
farthest car first, so that no two cars ever share a space (TA-R10).
"""

from __future__ import annotations

from typing import Final

from slipstream.drafting.choices import Choices
from slipstream.drafting.links import onward, shift
from slipstream.drafting.rules import IS_DISPLACED
from slipstream.drafting.state import DraftingState
from slipstream.track.board import NOBODY, Board
from slipstream.track.track import WALL

IN: Final = -1
OUT: Final = 1


def beside(board: Board, space: int, side: int) -> int:
    """The neighbouring lane, or WALL."""
    return board.track.inside[space] if side == IN else board.track.outside[space]


def push_path(s: DraftingState, first: int, bound: bool, choices: Choices) -> list[int]:
    """TA-M2 / GP-6.A2: the spaces that fill up when something enters `first` going forward.

    The last one is empty, or a lane is still to be chosen.
    """
    path = [first]
    here = first
    while s.board.car_at[here] != NOBODY:
        here = choices.choose(onward(s, here, bound))
        if here < 0:
            return path
        path.append(here)
    return path


def pushes(board: Board, path: list[int], gain: int) -> list[int]:
    """Every car of the path moves to the next space of it, the farthest first."""
    moves: list[int] = []
    for place in range(len(path) - 2, -1, -1):
        moves += [board.car_at[path[place]], path[place + 1], gain]
    return moves


def push_on(s: DraftingState, space: int, choices: Choices) -> list[int]:
    """TA-M2 / GP-6.A3: the car on a space goes one sector forward, and all in its way."""
    first = choices.choose(s.board.track.ahead[space])
    if first < 0:
        return []
    return pushes(s.board, [space, *push_path(s, first, False, choices)], 1)


def displacement(s: DraftingState, space: int, side: int, choices: Choices) -> list[int]:
    """TA-M4 / GP-6.A3: the cars from this space on are shoved one lane further."""
    board = s.board
    run = [space]
    onto = beside(board, space, side)
    while onto != WALL and board.car_at[onto] != NOBODY:
        run.append(onto)
        onto = beside(board, onto, side)
    if onto != WALL:
        return pushes(board, [*run, onto], 0)
    at_the_wall = s.rules.at_the_wall(s, run[-1], choices)
    return at_the_wall + pushes(board, run, 0)


def carry_out(s: DraftingState, moves: list[int]) -> None:
    for place in range(0, len(moves), 3):
        shift(s, moves[place], moves[place + 1], moves[place + 2], IS_DISPLACED)
