"""The race at a table: the moves that stand, and the positions that they lead to."""

from __future__ import annotations

from collections import Counter, deque
from copy import copy
from typing import Final

import msgspec

from slipstream.games.registry import load
from slipstream.kernel.dealer import Dealer, SeededDealer
from slipstream.kernel.game import CHANCE, State, observe
from slipstream.kernel.trace import Event, lays_open
from slipstream.notation.moves import Move
from slipstream.table.room.entries import Opened, Played, Undone
from slipstream.table.room.refusal import NeedsHistory, OldRules

KEPT: Final = 256  # steps that a reconnecting page can be told one by one
NEAR: Final = 16  # moves that are played again, at most, to go back to where one may go alone


class PlayedMove(msgspec.Struct, frozen=True):
    """One answer and what came of it. `asked` is the number that it answered."""

    number: int
    index: int
    asked: int
    move: Move
    events: list[Event]
    cause: str
    at: int

    def answers(self, number: int, seat: int, token: str) -> bool:
        return (self.asked, self.move.seat, self.move.text) == (number, seat, token)


class TakenBack(msgspec.Struct, frozen=True):
    """A return to the position after `index` moves."""

    number: int
    index: int
    seat: int
    at: int


Step = PlayedMove | TakenBack


class Race:
    """From the start, or from a snapshot on."""

    def __init__(self, opened: Opened, dealer: Dealer | None = None) -> None:
        self.game = load(opened.game, opened.seats, opened.options)
        if self.game.version != opened.version:
            here = f"{self.game.code}/{self.game.version}"
            raise OldRules(f"{opened.game}/{opened.version}", here)
        self.state = self.game.read(opened.start) if opened.start else self.game.start()
        self.number = 0  # of the position: never the same twice, also after going back
        self.question = 0  # the number at which the present question was asked
        self.first = 0  # moves before the first that is kept
        self.moves: list[tuple[int, int]] = []
        self.drawn: Counter[int] = Counter()
        self.recent: deque[Step] = deque(maxlen=KEPT)
        self.last = CHANCE  # who has answered last
        self.barrier = 0  # the position that this seat may go back to alone
        self._base = self._near = (0, self.state.copy())
        self._seed = opened.seed
        self._dealer = dealer

    def copy(self) -> Race:
        made = copy(self)
        made.state = self.state.copy()
        made.moves = self.moves.copy()
        made.drawn = self.drawn.copy()
        made.recent = self.recent.copy()
        return made

    def restart(self, line: str, index: int) -> None:
        """Go on from a line; the moves before it are not known here."""
        self.state = self.game.read(line)
        self.first = self.barrier = index
        self.last = CHANCE
        self._base = self._near = (index, self.state.copy())

    @property
    def index(self) -> int:
        """How many moves lead to the position."""
        return self.first + len(self.moves)

    def play(self, played: Played) -> None:
        """An answer of a seat or of the dealer."""
        sealed = self.state.decision.sealed
        if played.seat == CHANCE:
            self.drawn[self.state.source()] += 1
        if played.seat != self.last:
            self.last, self.barrier = played.seat, self.index
        if self.barrier == self.index >= self._near[0] + NEAR:
            self._near = (self.index, self.state.copy())
        events = observe(self.state, played.seat, played.action)
        self.moves.append((played.seat, played.action))
        if played.seat == CHANCE or sealed or lays_open(events, self.game.kinds, played.seat):
            self.barrier = self.index
        self.number += 1
        self.recent.append(
            PlayedMove(
                number=self.number,
                index=self.index,
                asked=self.question,
                move=played.move(),
                events=events,
                cause=played.cause,
                at=played.at,
            )
        )

    def goes_on(self, seat: int) -> bool:
        """Whether the seat is in the midst of a move: nobody else has answered since it began, and
        it is asked something else than it was then."""
        begun = ""
        for step in reversed(self.recent):
            if isinstance(step, TakenBack) or step.move.seat not in (seat, CHANCE):
                break
            if step.move.seat == seat:
                begun = step.move.decision
        return begun not in ("", self.state.decision.name)

    def take_back(self, undone: Undone) -> None:
        """Back; what the dealer has given stays given."""
        self.state = self.at(undone.to)
        if self._near[0] > undone.to:
            self._near = self._base
        del self.moves[undone.to - self.first :]
        self.last = self.moves[-1][0] if self.moves else CHANCE
        self.barrier = min(self.barrier, undone.to)
        self.number += 1
        self.recent.append(TakenBack(self.number, undone.to, undone.seat, undone.at))

    def at(self, index: int) -> State:
        """The position after `index` moves; a copy."""
        if index < self.first:
            raise NeedsHistory("moves before the snapshot")
        first, base = self._near if self._near[0] <= index else self._base
        state = base.copy()
        for seat, action in self.moves[first - self.first : index - self.first]:
            state.apply(seat, action)
        return state

    def dealer(self) -> Dealer:
        """As many answers on as were given; a copy that is thrown away has taken nothing."""
        if self._dealer is not None:
            return self._dealer
        dealer = SeededDealer(int(self._seed))
        for source, answers in self.drawn.items():
            dealer.skip(source, answers)
        return dealer
