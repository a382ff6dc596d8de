"""A race on a track, and the move that is being made in it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from slipstream.drafting.rules.questions import DraftingRules
from slipstream.kernel.game import Decision, Game, State
from slipstream.kernel.rows import Row, vec
from slipstream.track.rules.board import Board

# Movement types; Grand Prix says line for draft.
SOLO: Final = 0
DRAFT: Final = 1
PURSUIT: Final = 2
LEAD: Final = 3

# Which sideways steps a card allows.
NEITHER_SIDE: Final = 0
INWARD: Final = 1
OUTWARD: Final = 2
BOTH_SIDES: Final = 3

# Which lane a card prescribes at a fork or a merge.
ANY_LANE: Final = 0
INSIDE_LINE: Final = 1
OUTSIDE_LINE: Final = 2

NO_STEP: Final = -1
NOTHING: Final[list[int]] = []  # shared; whoever holds it replaces it, and never changes it
MOST_SEATS: Final = 11
EACH_SEAT: Final = [[seat] for seat in range(MOST_SEATS)]  # to wait for; never changed


class DraftingState(State):
    """Where the cars are, and the activation under way."""

    def __init__(
        self, game: Game, decisions: list[Decision[Any]], rules: DraftingRules[Any], board: Board
    ) -> None:
        super().__init__(game, decisions)
        self.rules = rules
        self.board = board
        self.mover: i64 = 0  # whose segment, hand or answer it is
        self.finish: i64 = 0  # progress at which a car has finished
        self.furthest: i64 = -1  # greatest progress any car has reached
        self.crossed = NOTHING  # cars that finished in this segment, first first
        self.walking = False  # only the movement itself is played, for `ways`
        self.calls: i64 = (
            0  # Close Calls of displacements, counted while ways are walked (GP-6.8.4)
        )
        # The move under way; what the card says of it:
        self.active: i64 = -1
        self.kind: i64 = SOLO
        self.sides: i64 = BOTH_SIDES
        self.lane_rule: i64 = ANY_LANE
        self.free_sides = False  # sideways steps cost nothing
        self.swaps = False  # may change places with the car directly ahead
        self.diagonals: i64 = 0  # diagonal steps left
        # and how far it has come; lists are replaced, never changed in place:
        self.mp: i64 = 0
        self.linked = False
        self.entered: Row = vec[i64]()  # spaces the active car has been in, as `visit` codes
        self.rear = NOTHING  # cars linked behind, nearest first
        self.route = NOTHING  # pairs: a fork, and the lane that the line took there
        # The step being made, while lanes are still to be chosen for it:
        self.step: i64 = NO_STEP
        self.answers = NOTHING
        self.answers_used: i64 = 0  # how many of them `choose` has given out
        self.question = NOTHING  # the spaces to choose from
        self.pushed: i64 = -1  # the car that goes to one of them, if it is pushed

    def clear_move(self) -> None:
        """Nobody is moving."""
        self.active = -1
        self.kind = SOLO
        self.sides = BOTH_SIDES
        self.lane_rule = ANY_LANE
        self.free_sides = False
        self.swaps = False
        self.diagonals = 0
        self.mp = 0
        self.linked = False
        self.rear = NOTHING
        self.entered = vec[i64]()
        self.route = NOTHING
        self.step = NO_STEP
        self.answers = NOTHING
        self.question = NOTHING
        self.pushed = -1

    def copy_move(self, other: DraftingState) -> None:
        """Make this state's cars and move those of another one."""
        self.asking = other.asking
        self.waiting = other.waiting
        self.mover = other.mover
        self.finish = other.finish
        self.furthest = other.furthest
        self.crossed = other.crossed
        self.active = other.active
        self.kind = other.kind
        self.sides = other.sides
        self.lane_rule = other.lane_rule
        self.free_sides = other.free_sides
        self.swaps = other.swaps
        self.diagonals = other.diagonals
        self.mp = other.mp
        self.linked = other.linked
        self.rear = other.rear
        self.entered = other.entered[:]
        self.route = other.route
        self.step = other.step
        self.answers = other.answers
        self.question = other.question
        self.pushed = other.pushed

    def is_line(self) -> bool:
        """Do cars that are pushed stay linked? (draft and pursuit)"""
        return self.kind in (DRAFT, PURSUIT)

    def choose(self, spaces: list[int], pushed: i64 = -1) -> i64:
        """The answer among these; -1 if it is still to be given, and this is the question.

        A step's choices are gathered first, lane by lane; then everything moves at once.
        """
        if len(spaces) == 1:
            return spaces[0]
        if self.answers_used < len(self.answers):
            self.answers_used += 1
            return self.answers[self.answers_used - 1]
        self.question = spaces
        self.pushed = pushed
        return -1

    def ask(self, asking: i64) -> None:
        """Wait for the mover's answer to a decision."""
        self.asking = asking
        self.waiting = EACH_SEAT[self.mover]

    def shift(self, car: i64, to: i64, gain: i64, how: i64) -> None:
        """TA-M1 / GP-6.A4: the only way a car changes place during a move; it may finish by it."""
        if self.trace is not None:
            self.tell_move(car, to, gain, how)
        progress = self.board.progress[car] + gain
        self.board.place(car, to, progress)
        self.furthest = max(self.furthest, progress)
        if progress >= self.finish > progress - gain and car not in self.crossed:
            self.crossed = [*self.crossed, car]

    def tell_move(self, car: i64, to: i64, gain: i64, how: i64) -> None:
        """Note that a car is about to change place; somebody listens."""
        raise NotImplementedError
