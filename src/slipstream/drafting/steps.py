"""The steps of the active car: which are legal, and what each one does."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.choices import NOTHING, Choices
from slipstream.drafting.links import follow, keep_lane, onward, shift, tail
from slipstream.drafting.rules import DRIVES, IS_PUSHED, IS_SWAPPED
from slipstream.drafting.shunts import IN, OUT, beside, carry_out, displacement, push_path
from slipstream.drafting.state import (
    DRAFT,
    INWARD,
    LEAD,
    NO_STEP,
    OUTWARD,
    SOLO,
    DraftingState,
)
from slipstream.kernel.game import NOBODY as NOBODY_ASKED
from slipstream.track.board import NOBODY
from slipstream.track.track import WALL

# A step is kind x 1024 + the space it leads to. A game may have kinds of its own between these;
# steps are listed in the order of their kinds.
SHIFT: Final = 10
SPACE: Final = (1 << SHIFT) - 1
STOP: Final = 0
FORWARD: Final = 1
STEP_IN: Final = 3
STEP_OUT: Final = 4
SWAP: Final = 7
DIAGONAL: Final = 8
TAKE_TAIL: Final = 9  # no step of its own: a lead settles its followers
LEAVE_PITS: Final = 10  # the first step from the pit lane or the run-off


def visit(s: DraftingState) -> int:
    """Where the active car is, for "never twice": lap and space."""
    board = s.board
    return board.progress[s.active] * 8 + board.track.lane[board.space_of[s.active]]


def begin(s: DraftingState) -> None:
    """TA-M8 / GP-6.A4: the card's numbers are set; the active car stands on the track."""
    s.entered = [visit(s)]
    if s.kind == LEAD:
        s.step = TAKE_TAIL << SHIFT
        go_on(s)
    else:
        ask_step(s)


def begin_in_pits(s: DraftingState, side: int) -> None:
    """TA-M10 / GP-6.A6: the first step leads onto the track; then it is a solo move."""
    s.kind = SOLO
    s.step = LEAVE_PITS << SHIFT | beside(s.board, s.board.space_of[s.active], side)
    go_on(s)


def ask_step(s: DraftingState) -> None:
    """TA-6.1.7 / GP-6.1.7: until all movement points are spent, and free steps are declined."""
    s.step = NO_STEP
    s.answers = NOTHING
    s.question = NOTHING
    if s.mp > 0 or (s.free_sides and sideways(s)):
        s.ask(s.rules.asks_step, s.mover_seat())
    else:
        end_move(s)


def end_move(s: DraftingState) -> None:
    """The last step is made; while planning nothing else happens."""
    if s.planning:
        s.waiting = NOBODY_ASKED
    else:
        s.rules.move_ends(s)


def legal_steps(s: DraftingState) -> list[int]:
    """TA-M8 / GP-6.A4: every step that can be paid and leads to a space not yet entered."""
    if s.mp == 0:
        return [STOP, *sideways(s)]
    steps = forward_steps(s)
    add_sideways(s, steps)
    here = s.board.space_of[s.active]
    if s.swaps:
        for space in s.board.track.ahead[here]:
            if s.board.car_at[space] != NOBODY and s.rules.may_swap(s, space):
                steps.append(SWAP << SHIFT | space)
    if s.diagonals:
        for space in s.board.track.diagonals[here]:
            if s.board.car_at[space] == NOBODY:
                steps.append(DIAGONAL << SHIFT | space)
    return steps


def forward_steps(s: DraftingState) -> list[int]:
    """TA-6.1.3, TA-6.1.5 / GP-6.1.2: onto a linked space, pushing whoever is there."""
    here = s.board.space_of[s.active]
    spaces = onward(s, here, True)
    if s.is_line() or s.mp >= s.rules.push_cost():
        return [FORWARD << SHIFT | space for space in spaces]
    return [FORWARD << SHIFT | space for space in spaces if s.board.car_at[space] == NOBODY]


def sideways(s: DraftingState) -> list[int]:
    """The sideways steps alone."""
    steps: list[int] = []
    add_sideways(s, steps)
    return steps


def add_sideways(s: DraftingState, steps: list[int]) -> None:
    """TA-6.1.3, TA-6.1.4 / GP-6.1.3, GP-6.1.4: one lane in or out, unless linked."""
    if s.linked:
        return
    inner, outer = lanes_beside(s)
    if inner != WALL and side_cost(s, inner) <= s.mp:
        steps.append(STEP_IN << SHIFT | inner)
    if outer != WALL and side_cost(s, outer) <= s.mp:
        steps.append(STEP_OUT << SHIFT | outer)


def lanes_beside(s: DraftingState) -> tuple[int, int]:
    """TA-6.1.6 / GP-6.1.6: the spaces in and out of the active car's, where it has not been."""
    here = s.board.space_of[s.active]
    inner = s.board.track.inside[here] if s.sides & INWARD else WALL
    outer = s.board.track.outside[here] if s.sides & OUTWARD else WALL
    # Has it been elsewhere in its sector? It never goes back to an earlier one.
    if len(s.entered) > 1 and s.entered[-2] >> 3 == s.board.progress[s.active]:
        at = visit(s)
        if at + IN in s.entered:
            inner = WALL
        if at + OUT in s.entered:
            outer = WALL
    return inner, outer


def side_cost(s: DraftingState, space: int) -> int:
    """TA-6.1.3, TA-6.1.4, TA-C1 / GP-6.1.3, GP-6.1.4."""
    if s.free_sides:
        return 0
    return 2 if s.board.car_at[space] != NOBODY else 1


def take(s: DraftingState, step: int) -> None:
    """The player takes a step; lanes that it leaves open are asked for before anything moves."""
    s.step = step
    go_on(s)


def answer(s: DraftingState, space: int) -> None:
    """A lane is chosen for the step being made."""
    s.answers = [*s.answers, space]
    go_on(s)


def go_on(s: DraftingState) -> None:
    """Make the step if nothing is left to choose; else ask."""
    choices = Choices(s.answers)
    kind = s.step >> SHIFT
    space = s.step & SPACE
    if kind == FORWARD:
        forward(s, space, choices)
    elif kind in (STEP_IN, STEP_OUT):
        step_aside(s, space, IN if kind == STEP_IN else OUT, choices)
    elif kind == SWAP:
        swap(s, space)
    elif kind == DIAGONAL:
        slant(s, space)
    elif kind == TAKE_TAIL:
        take_tail(s, choices)
    elif kind == LEAVE_PITS:
        leave_pits(s, space, choices)
    else:
        stop(s)


def stop(s: DraftingState) -> None:
    """Nothing more is done: free steps are declined (TA-R15), or no point can be spent."""
    s.step = NO_STEP
    s.mp = 0
    end_move(s)


def put_question(s: DraftingState, asking: int, choices: Choices) -> None:
    s.question = choices.question
    s.ask(asking, s.mover_seat())


def forward(s: DraftingState, space: int, choices: Choices) -> None:
    """TA-M6, TA-M8 / GP-6.A4: one sector on, with all that is pushed and pulled."""
    line = s.is_line()
    joining = NOTHING
    if s.kind == DRAFT and s.rules.tail_grows(s):
        joining = tail(s, choices)
        if choices.question:
            put_question(s, s.rules.asks_tail, choices)
            return
    path = push_path(s, space, line, choices)
    if choices.question:
        put_question(s, s.rules.asks_lane, choices)
        return
    if joining:
        s.rear = s.rear + joining
    left = s.board.space_of[s.active]
    s.mp -= s.rules.push_cost() if len(path) > 1 and not line else 1
    if line:
        keep_lanes(s, left, path)
    move_line(s, left, path)
    if line and (len(path) > 1 or s.rear or s.rules.links_on_arrival(s)):
        s.linked = True
    step_made(s)


def keep_lanes(s: DraftingState, left: int, path: list[int]) -> None:
    here = left
    for space in path:
        keep_lane(s, here, space)
        here = space


def move_line(s: DraftingState, left: int, path: list[int]) -> None:
    """The pushed cars, the active car, then its tail: from the front to the back."""
    board = s.board
    for place in range(len(path) - 2, -1, -1):
        shift(s, board.car_at[path[place]], path[place + 1], 1, IS_PUSHED)
    shift(s, s.active, path[0], 1, DRIVES)
    if s.rear:
        follow(s, left)


def step_aside(s: DraftingState, space: int, side: int, choices: Choices) -> None:
    """TA-6.7.1 / GP-6.8.1: one lane in or out, displacing the car that is there."""
    cost = side_cost(s, space)
    if s.board.car_at[space] != NOBODY:
        moves = displacement(s, space, side, choices)
        if choices.question:
            put_question(s, s.rules.asks_lane, choices)
            return
        carry_out(s, moves)
        s.rules.displaced(s)
    left = s.board.space_of[s.active]
    s.mp -= cost
    shift(s, s.active, space, 0, DRIVES)
    if s.rear:
        follow(s, left)
    step_made(s)


def swap(s: DraftingState, space: int) -> None:
    """TA-C5, TA-R11 / GP-RC-4.1: change places with the car ahead, which loses a sector."""
    s.mp -= 1
    exchange(s, space)
    step_made(s)


def exchange(s: DraftingState, space: int) -> None:
    """TA-R11 / GP-RC-17.1: the active car and the one directly ahead take each other's places."""
    other = s.board.car_at[space]
    left = s.board.space_of[s.active]
    if s.trace is not None:
        s.rules.tell_move(s, other, left, -1, IS_SWAPPED)
    s.board.lift(other)
    shift(s, s.active, space, 1, IS_SWAPPED)
    s.board.move(other, left, -1)


def slant(s: DraftingState, space: int) -> None:
    """TA-C18, TA-R21 / GP-6.A4: diagonally into an empty space; a tail takes the same way."""
    left = s.board.space_of[s.active]
    s.mp -= 1
    s.diagonals -= 1
    shift(s, s.active, space, 1, DRIVES)
    follow(s, left)
    step_made(s)


def take_tail(s: DraftingState, choices: Choices) -> None:
    """TA-6.6.1 / GP-6.7.1: the followers of a lead are settled once, before any step."""
    found = tail(s, choices)
    if choices.question:
        put_question(s, s.rules.asks_tail, choices)
        return
    s.rear = found
    ask_step(s)


def leave_pits(s: DraftingState, space: int, choices: Choices) -> None:
    """TA-M10 / GP-6.A6: onto the lane beside, displacing the car that is there."""
    occupied = s.board.car_at[space] != NOBODY
    if occupied:
        outwards = s.board.track.lane[space] == 0
        moves = displacement(s, space, OUT if outwards else IN, choices)
        if choices.question:
            put_question(s, s.rules.asks_lane, choices)
            return
        carry_out(s, moves)
    s.mp -= s.rules.leaving_cost(s, space, occupied)
    shift(s, s.active, space, 0, DRIVES)
    s.entered = [visit(s)]
    ask_step(s)


def step_made(s: DraftingState) -> None:
    s.entered.append(visit(s))
    ask_step(s)
