"""The steps of the active car: which are legal, and what each one does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import DRIVES, IS_PUSHED, IS_SWAPPED
from slipstream.drafting.rules.links import follow, keep_lane, onward, tail
from slipstream.drafting.rules.shunts import IN, OUT, beside, displace, push_along, push_path
from slipstream.drafting.rules.state import (
    DRAFT,
    INWARD,
    LEAD,
    NO_STEP,
    NOTHING,
    OUTWARD,
    SOLO,
    DraftingState,
)
from slipstream.kernel.answers import Answers
from slipstream.kernel.game import NOBODY as NOBODY_ASKED
from slipstream.kernel.rows import Row, append, vec
from slipstream.track.rules.board import NOBODY
from slipstream.track.rules.track import NOT_ONE, WALL

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

NO_PATH: Final[Row] = vec[i64]()  # for reading only


def visit(s: DraftingState) -> i64:
    """Where the active car is, for "never twice": lap and space."""
    board = s.board
    return board.progress[s.active] * 8 + board.track.lane[board.space_of[s.active]]


def begin(s: DraftingState) -> None:
    """TA-M8 / GP-6.A4: the card's numbers are set; the active car stands on the track."""
    s.entered = vec[i64]([visit(s)])
    if s.kind == LEAD:
        s.step = TAKE_TAIL << SHIFT
        go_on(s)
    else:
        ask_step(s)


def begin_in_pits(s: DraftingState, side: i64) -> None:
    """TA-M10 / GP-6.A6: the first step leads onto the track; then it is a solo move."""
    s.kind = SOLO
    s.step = LEAVE_PITS << SHIFT | beside(s.board, s.board.space_of[s.active], side)
    go_on(s)


def ask_step(s: DraftingState) -> None:
    """TA-6.1.7 / GP-6.1.7: until all movement points are spent, and free steps are declined."""
    s.step = NO_STEP
    s.answers = NOTHING
    s.question = NOTHING
    if s.mp > 0 or (s.free_sides and has_lane_beside(s)):
        s.ask(s.rules.asks_step)
    else:
        end_move(s)


def end_move(s: DraftingState) -> None:
    """The last step is made; while ways are walked nothing else happens."""
    if s.walking:
        s.waiting = NOBODY_ASKED
    else:
        s.rules.move_ends(s)


def add_steps(s: DraftingState, out: Answers) -> None:
    """TA-M8 / GP-6.A4: every step that can be paid and leads to a space not yet entered."""
    if s.mp == 0:
        out.add(STOP)
        add_sideways(s, out)
        return
    board = s.board
    here = board.space_of[s.active]
    add_forward(s, here, out)
    add_sideways(s, out)
    if s.swaps:
        for space in board.track.ahead[here]:
            if board.car_at[space] != NOBODY and s.rules.may_swap(s, space):
                out.add(SWAP << SHIFT | space)
    if s.diagonals:
        for space in board.track.diagonals[here]:
            if board.car_at[space] == NOBODY:
                out.add(DIAGONAL << SHIFT | space)


def add_forward(s: DraftingState, here: i64, out: Answers) -> None:
    """TA-6.1.3, TA-6.1.5 / GP-6.1.2: onto a linked space, pushing whoever is there."""
    board = s.board
    pushing = s.is_line() or s.mp >= s.rules.push_cost()
    ahead = board.track.only_ahead[here]
    if ahead != NOT_ONE:
        if pushing or board.car_at[ahead] == NOBODY:
            out.add(FORWARD << SHIFT | ahead)
        return
    for space in onward(s, here, True):
        if pushing or board.car_at[space] == NOBODY:
            out.add(FORWARD << SHIFT | space)


def has_lane_beside(s: DraftingState) -> bool:
    """Is there a sideways step, whatever it costs?"""
    inner, outer = lanes_beside(s)
    return not s.linked and (inner != WALL or outer != WALL)


def add_sideways(s: DraftingState, out: Answers) -> None:
    """TA-6.1.3, TA-6.1.4 / GP-6.1.3, GP-6.1.4: one lane in or out, unless linked."""
    if s.linked:
        return
    inner, outer = lanes_beside(s)
    if inner != WALL and side_cost(s, inner) <= s.mp:
        out.add(STEP_IN << SHIFT | inner)
    if outer != WALL and side_cost(s, outer) <= s.mp:
        out.add(STEP_OUT << SHIFT | outer)


def lanes_beside(s: DraftingState) -> tuple[i64, i64]:
    """TA-6.1.6 / GP-6.1.6: the spaces in and out of the active car's, where it has not been."""
    board = s.board
    here = board.space_of[s.active]
    inner: i64 = WALL
    outer: i64 = WALL
    if s.sides & INWARD:
        inner = board.track.inside[here]
    if s.sides & OUTWARD:
        outer = board.track.outside[here]
    # Has it been elsewhere in its sector? It never goes back to an earlier one.
    if len(s.entered) > 1 and s.entered[-2] >> 3 == board.progress[s.active]:
        at = visit(s)
        if at + IN in s.entered:
            inner = WALL
        if at + OUT in s.entered:
            outer = WALL
    return inner, outer


def side_cost(s: DraftingState, space: i64) -> i64:
    """TA-6.1.3, TA-6.1.4, TA-C1 / GP-6.1.3, GP-6.1.4."""
    if s.free_sides:
        return 0
    return 2 if s.board.car_at[space] != NOBODY else 1


def go_on(s: DraftingState) -> None:
    """Make the step; but lanes that it leaves open are asked for before anything moves."""
    s.answers_used = 0
    s.question = NOTHING
    kind = s.step >> SHIFT
    space = s.step & SPACE
    if kind == FORWARD:
        forward(s, space)
    elif kind == STEP_IN:
        step_aside(s, space, IN)
    elif kind == STEP_OUT:
        step_aside(s, space, OUT)
    elif kind == SWAP:
        swap(s, space)
    elif kind == DIAGONAL:
        slant(s, space)
    elif kind == TAKE_TAIL:
        take_tail(s)
    elif kind == LEAVE_PITS:
        leave_pits(s, space)
    else:
        stop(s)


def stop(s: DraftingState) -> None:
    """Nothing more is done: free steps are declined (TA-R15), or no point can be spent."""
    s.step = NO_STEP
    s.mp = 0
    end_move(s)


def forward(s: DraftingState, space: i64) -> None:
    """TA-M6, TA-M8 / GP-6.A4: one sector on, with all that is pushed and pulled."""
    line = s.is_line()
    joining = NOTHING
    if s.kind == DRAFT and s.rules.tail_grows(s):
        joining = tail(s)
        if s.question:
            s.ask(s.rules.asks_tail)
            return
    pushing = s.board.car_at[space] != NOBODY
    path = push_path(s, space, line) if pushing else NO_PATH
    if s.question:
        s.ask(s.rules.asks_lane)
        return
    if joining:
        s.rear = s.rear + joining
    s.mp -= s.rules.push_cost() if pushing and not line else 1
    left = s.board.space_of[s.active]
    if line:
        keep_lanes(s, left, space, path)
    if pushing:
        push_along(s, path, 1, IS_PUSHED)
    drive(s, space, 1)
    if line and (pushing or s.rear or s.rules.links_on_arrival(s)):
        s.linked = True
    step_made(s)


def keep_lanes(s: DraftingState, left: i64, space: i64, path: Row) -> None:
    """The line goes from the space left to this one, and those pushed along their path."""
    keep_lane(s, left, space)
    for place in range(1, len(path)):
        keep_lane(s, path[place - 1], path[place])


def drive(s: DraftingState, space: i64, gain: i64) -> None:
    """The active car, then its tail: from the front to the back."""
    left = s.board.space_of[s.active]
    s.shift(s.active, space, gain, DRIVES)
    if s.rear:
        follow(s, left)


def step_aside(s: DraftingState, space: i64, side: i64) -> None:
    """TA-6.7.1 / GP-6.8.1: one lane in or out, displacing the car that is there."""
    cost = side_cost(s, space)
    if s.board.car_at[space] != NOBODY:
        displace(s, space, side)
        if s.question:
            s.ask(s.rules.asks_lane)
            return
        s.rules.displaced(s)
    s.mp -= cost
    drive(s, space, 0)
    if s.is_line() and s.rules.links_sideways(s):
        s.linked = True
    step_made(s)


def swap(s: DraftingState, space: i64) -> None:
    """TA-C5, TA-R11 / GP-RC-4.1: change places with the car ahead, which loses a sector."""
    s.mp -= 1
    exchange(s, space)
    step_made(s)


def exchange(s: DraftingState, space: i64) -> None:
    """TA-R11 / GP-RC-17.1: the active car and the one directly ahead take each other's places."""
    other = s.board.car_at[space]
    left = s.board.space_of[s.active]
    if s.trace is not None:
        s.tell_move(other, left, -1, IS_SWAPPED)
    s.board.lift(other)
    s.shift(s.active, space, 1, IS_SWAPPED)
    s.board.move(other, left, -1)


def slant(s: DraftingState, space: i64) -> None:
    """TA-C18, TA-R21 / GP-6.A4: diagonally into an empty space; a tail takes the same way."""
    s.mp -= 1
    s.diagonals -= 1
    drive(s, space, 1)
    step_made(s)


def take_tail(s: DraftingState) -> None:
    """TA-6.6.1 / GP-6.7.1: the followers of a lead are settled once, before any step."""
    found = tail(s)
    if s.question:
        s.ask(s.rules.asks_tail)
        return
    s.rear = found
    ask_step(s)


def leave_pits(s: DraftingState, space: i64) -> None:
    """TA-M10 / GP-6.A6: onto the lane beside, displacing the car that is there."""
    occupied = s.board.car_at[space] != NOBODY
    if occupied:
        displace(s, space, OUT if s.board.track.lane[space] == 0 else IN)
        if s.question:
            s.ask(s.rules.asks_lane)
            return
    s.mp -= s.rules.leaving_cost(s, space, occupied)
    s.shift(s.active, space, 0, DRIVES)
    s.entered = vec[i64]([visit(s)])
    ask_step(s)


def step_made(s: DraftingState) -> None:
    s.entered = append(s.entered, visit(s))
    ask_step(s)
