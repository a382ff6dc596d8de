"""A race at any of its moves: for replays, charts, and for playing on from there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import Final

from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE, PUBLIC, State
from slipstream.notation.replay import Replay
from slipstream.table import entries as e
from slipstream.table import history, rest, wire
from slipstream.table.room import Refusal, Room
from slipstream.table.telling import ending
from slipstream.table.wording import worded

KEPT: Final = 16


class Chronicle:
    """The moves of a table that stand, with some of their positions kept."""

    def __init__(self, entries: Sequence[e.AnyEntry]) -> None:
        self.room = Room.read(None, entries)
        self.is_open = self.room.over or bool(
            self.room.opened.imported
        )  # nothing is hidden any more
        self._replay = Replay(history.record_of(entries))
        self._lock = Lock()
        self.chances: dict[int, rest.Chance] = {}  # as far as they were asked for

    def eyes(self, reader: int, wanted: int | None) -> int:
        """Whose eyes a reader may use: its own and a spectator's; all of them after the race."""
        if wanted is None or wanted in (reader, PUBLIC):
            return reader if wanted is None else wanted
        if not self.is_open:
            raise Refusal("hidden", "others' cards can be seen when the race is over")
        if wanted >= self.room.game.seats:
            raise Refusal("no_seat", f"there is no seat {wanted + 1} at this table")
        return wanted

    def at(self, index: int) -> State:
        if index > self.room.index:
            raise Refusal("no_move", f"the race has {self.room.index} moves so far")
        with self._lock:
            return self._replay.at(index)

    def position(self, index: int, reader: int) -> wire.Position:
        """As the reader could know it then."""
        state, game = self.at(index), self.room.game
        decision = state.decisions[state.asking] if state.waiting else None
        asked = reader in state.waiting and reader >= 0
        spell = decision.spell if decision and asked else None
        tokens = [spell(state, action) for action in state.legal(reader)] if spell else []
        view = game.view(state, reader)
        question, words = worded(game, view, self.room.names, tokens)
        return wire.Position(
            number=-1,
            index=index,
            turn=state.turn(),
            decision=decision.name if decision else "end",
            clause=decision.clause if decision else "",
            waiting=[seat for seat in state.waiting if seat != CHANCE],
            answers=tokens,
            question=question,
            words=words,
            view=view,
            line=game.line(state, reader),
            end=None if state.waiting else ending(self.room),
        )

    def turns(self, reader: int) -> list[rest.Turn]:
        """The race at the end of each turn, and as it stands."""
        found: list[rest.Turn] = []
        before = self.at(0).turn()
        game, last = self.room.game, self.room.index
        for index, state in enumerate(self._replay.record.states()):
            if state.turn() != before or index == last:
                found.append(rest.Turn(index, before, game.view(state, reader)))
            before = state.turn()
        return found

    def ended(self, index: int) -> State:
        """The true position after so many moves, which all may know when the race is over."""
        if not self.room.over:
            raise Refusal("hidden", "chances are told when the race is over")
        return self.at(max(0, index))

    def line(self, index: int, redealt: int | None) -> str:
        """The position that a new race begins with: the true one, or dealt anew for a seat."""
        if not self.is_open:
            raise Refusal("hidden", "one can play on from here when the race is over")
        state = self.at(index)
        if not state.waiting:
            raise Refusal("over", "the race is over there")
        if redealt is not None and self.eyes(PUBLIC, redealt) >= 0:
            state = state.guess(redealt, SeededDealer(index))
        return self.room.game.line(state, CHANCE)


class Shelf:
    """The chronicles that were read last, by table and length."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], Chronicle] = OrderedDict()

    def find(self, table: str, length: int) -> Chronicle | None:
        found = self._kept.get((table, length))
        if found is not None:
            self._kept.move_to_end((table, length))
        return found

    def put(self, table: str, length: int, chronicle: Chronicle) -> None:
        self._kept[table, length] = chronicle
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
