"""Every distinct end of one move: for bots that weigh them, and for a click on a destination."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.state import DraftingState
from slipstream.kernel.rows import Row

NO_LIMIT: Final = 1 << 60


@final
class Way:
    """One way to an end of the move: its answers, where the cars are then, and its Close Calls."""

    def __init__(self, answers: list[int], spaces: Row, progress: Row, calls: i64) -> None:
        self.answers = answers
        self.spaces = spaces
        self.progress = progress
        self.calls: i64 = calls  # for displacements of this move; those of the card are not counted


@final
class _Mark:
    """What a step can change, but for the board, which keeps a journal."""

    def __init__(self, s: DraftingState) -> None:
        self.board = s.board.mark()
        self.asking = s.asking
        self.waiting = s.waiting
        self.mp = s.mp
        self.linked = s.linked
        self.diagonals = s.diagonals
        self.rear = s.rear
        self.entered = s.entered
        self.visits = len(s.entered)
        self.route = s.route
        self.calls = s.calls
        self.crossed = s.crossed
        self.furthest = s.furthest
        self.step = s.step
        self.answers = s.answers
        self.question = s.question
        self.pushed = s.pushed

    def restore(self, s: DraftingState) -> None:
        s.board.rewind(self.board)
        s.asking = self.asking
        s.waiting = self.waiting
        s.mp = self.mp
        s.linked = self.linked
        s.diagonals = self.diagonals
        s.rear = self.rear
        s.entered = self.entered[: self.visits]
        s.route = self.route
        s.calls = self.calls
        s.crossed = self.crossed
        s.furthest = self.furthest
        s.step = self.step
        s.answers = self.answers
        s.question = self.question
        s.pushed = self.pushed


def ways(s: DraftingState, most: int = NO_LIMIT) -> list[Way]:
    """TA-M8 / GP-6.A4: all distinct outcomes of the move under way, the state as it was before.

    GP-6.8.4: to end in the same places with another number of Close Calls is another outcome.
    Positions in the middle that were met before, by whatever way, are not walked again. After
    `most` such positions the walk ends with what it has found.
    """
    assert not s.walking, "one walk at a time"
    s.walking = True
    s.calls = 0
    trace = s.trace
    s.trace = None
    found: dict[tuple[int, ...], Way] = {}
    _walk(s, [], found, set(), most)
    s.board.forget()
    s.walking = False
    s.trace = trace
    return list(found.values())


def _walk(
    s: DraftingState,
    answers: list[int],
    found: dict[tuple[int, ...], Way],
    met: set[tuple[int, ...]],
    most: int,
) -> None:
    mark = _Mark(s)
    for action in s.legal(s.waiting[0]):
        s.apply(s.waiting[0], action)
        answers.append(action)
        if not s.waiting:
            key = (s.calls, *s.board.space_of, *s.crossed)
            if key not in found:
                found[key] = Way(answers[:], s.board.space_of[:], s.board.progress[:], s.calls)
        else:
            key = _key(s)
            if key not in met and len(met) < most:
                met.add(key)
                _walk(s, answers, found, met, most)
        answers.pop()
        mark.restore(s)


def _key(s: DraftingState) -> tuple[int, ...]:
    """All that the rest of the move can depend on.

    No progress: a move changes it by far less than a lap, so that the spaces tell it. And of the
    spaces entered only those of the sector where the active car is: it never goes back.
    """
    wall = [-1]
    here = s.board.progress[s.active] << 3
    entered = sorted([code for code in s.entered if code >= here])
    lists = s.rear + wall + entered + wall + s.route + wall + s.answers + wall + s.crossed
    return (*s.board.space_of, s.calls, s.mp, s.linked, s.diagonals, s.step, *lists)
