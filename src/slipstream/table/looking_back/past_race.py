"""A race at any of its moves: for replays, charts, and for playing on from there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from slipstream.analysis.race import Choice, choices
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import TextError
from slipstream.kernel.game import CHANCE, PUBLIC, State
from slipstream.notation.moves import apply_word
from slipstream.notation.record import Record
from slipstream.notation.replay import Replay
from slipstream.table.looking_back import records
from slipstream.table.room import entries as e
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.telling import rest, wire
from slipstream.table.telling.position import ending, position

LUCK_BITS: Final = 60


class PastRace:
    """The moves of a table that stand, with some of their positions kept."""

    def __init__(self, entries: Sequence[e.AnyEntry]) -> None:
        self.ledger = Room.read(None, entries).ledger
        self.is_open = False
        """Whether nothing is hidden any more; whoever asks has to find out."""
        self._replay = Replay(records.record_of(entries))
        self._choices: list[Choice] | None = None

    def eyes(self, reader: int, wanted: int | None) -> int:
        """Whose eyes a reader may use: its own and a spectator's; all of them after the race."""
        if wanted is None or wanted in (reader, PUBLIC):
            return reader if wanted is None else wanted
        if not self.is_open:
            raise Refusal("hidden", "cards-hidden")
        if wanted >= self.ledger.race.game.seats:
            raise Refusal("no_seat", args={"seat": wanted + 1})
        return wanted

    def at(self, index: int) -> State:
        if index > self.ledger.race.index:
            raise Refusal("no_move", args={"moves": self.ledger.race.index})
        return self._replay.at(index)

    def position(self, index: int, reader: int) -> wire.Position:
        """As the reader could know it then."""
        state = self.at(index)
        found = position(state, reader, index, line=True)
        return found if state.waiting else replace(found, end=ending(self.ledger))

    def turns(self, reader: int) -> list[rest.Turn]:
        """The race at the end of each turn, and as it stands."""
        found: list[rest.Turn] = []
        before = self.at(0).turn()
        game, last = self.ledger.race.game, self.ledger.race.index
        for index, state in enumerate(self._replay.record.states()):
            if state.turn() != before or index == last:
                found.append(rest.Turn(index, before, game.view(state, reader)))
            before = state.turn()
        return found

    @property
    def record(self) -> Record:
        return self._replay.record

    def ended_record(self) -> Record:
        """All that happened, which all may know when the race is over."""
        if not self.is_open or not self.ledger.over:
            raise Refusal("hidden", "chances-hidden")
        return self._replay.record

    def choices(self) -> list[Choice]:
        """Where somebody had a choice; found once."""
        if self._choices is None:
            self._choices = choices(self._replay.record)
        return self._choices

    def choice_at(self, index: int) -> Choice:
        """The decision that the next move belongs to, also if it is a step on its way."""
        for choice in self.choices():
            if choice.index <= index < choice.index + len(choice.answers):
                return choice
        raise Refusal("no_move", "no-choice")

    def line(self, index: int, redealt: int | None, move: str = "") -> str:
        """The position that a new race begins with: the true one, or dealt anew for a seat; after
        another move than the one that was played, if there is one."""
        if not self.is_open:
            raise Refusal("hidden", "fork-hidden")
        state = self.at(index)
        if not state.waiting:
            raise Refusal("over", "over-there")
        if redealt is not None and self.eyes(PUBLIC, redealt) >= 0:
            state = state.guess(redealt, SeededDealer(secrets.randbits(LUCK_BITS)))
        if move:
            play_first(state, self._replay.record.moves[index][0], move)
        if not state.waiting:
            raise Refusal("over", "over-there")
        return self.ledger.race.game.line(state, CHANCE)


def play_first(state: State, seat: int, move: str) -> list[int]:
    """A move as records write it, played in `state`; its answers."""
    found: list[int] = []
    for word in move.split():
        try:
            found += [action for _, action in apply_word(state, seat, word)]
        except TextError as error:
            raise Refusal("illegal", args={"token": word}, detail=str(error)) from error
    return found
