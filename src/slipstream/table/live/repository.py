"""What is in memory of a table is what is stored of it, never more.

A command is tried on a copy of the room, and the copy takes its place when its entries are stored.
If they are not, there is nothing to undo: the room is a beginning of what the store has, and
catches up with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeGuard

from slipstream.table.live.repair import checked, repaired
from slipstream.table.live.table import LiveTable
from slipstream.table.looking_back.lobby_row import row_of
from slipstream.table.room import entries as e
from slipstream.table.room.ledger import Ledger
from slipstream.table.room.refusal import NeedsHistory, OldRules, Refusal
from slipstream.table.room.room import Room
from slipstream.table.store.alerts import GRACE_MS, Asked
from slipstream.table.store.store import Store


def is_in_person(entry: e.AnyEntry) -> TypeGuard[e.Played | e.Sealed]:
    """Whether somebody has answered: no bot, no clock, no answer that was the only one."""
    return isinstance(entry, e.Played | e.Sealed) and entry.seat >= 0 and not entry.cause


class Outdated(Refusal):
    """The table in memory is no beginning of what is stored; it has to be loaded anew."""

    def __init__(self) -> None:
        super().__init__("stale")


class TableRepository:
    """Between the tables of a process and their store."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.grace_ms = GRACE_MS

    async def load(self, table: str) -> LiveTable | None:
        """A table from the store, repaired if need be; None if there is no such table."""
        stored = await self.store.load(table)
        if stored is None:
            return None
        if stored.is_whole:
            try:
                room = checked(stored.snapshot, stored.entries)
                live = self._live(table, room, stored.length)
                live.thinking_time.read(stored.entries)
                return live
            except OldRules:
                raise
            except Exception as error:  # whatever an entry does that does not belong there
                return self._live(table, *await repaired(self.store, table, self.now(), error))
        return self._live(table, *await repaired(self.store, table, self.now()))

    def _live(self, table: str, room: Room, stored: int) -> LiveTable:
        room.ledger.asked_at = min(room.ledger.asked_at, self.now())  # another clock was ahead
        live = LiveTable(table, room, stored, self.now())
        live.stage = live.row(0).state
        return live

    async def tried(self, live: LiveTable, command: Callable[[Room], None]) -> Room:
        """The room as the command would make it."""
        trial = live.room.copy()
        try:
            command(trial)
        except NeedsHistory:
            trial = await self._whole(live)
            command(trial)
        return trial

    async def _whole(self, live: LiveTable) -> Room:
        """The room with all its moves, as far as it is known here."""
        entries = await self.store.since(live.id, 0)
        if len(entries) < live.stored:
            raise Outdated
        return Room.read(None, entries[: live.stored])

    async def keep(self, live: LiveTable, trial: Room) -> None:
        """Store what is fresh, then tell it."""
        fresh = trial.ledger.taken()
        if not fresh:
            return
        row = row_of(live.id, trial.ledger, self.now())
        is_news = row.state != live.stage
        await self.store.append(
            live.id,
            live.stored,
            fresh,
            row if is_news else None,
            trial.ledger.snapshot(),
            self._asked(live.id, trial.ledger, fresh),
        )
        self._take(live, trial, fresh)

    def _asked(self, table: str, ledger: Ledger, fresh: Sequence[e.AnyEntry]) -> Asked:
        """Who is up now, for those who want to hear of it."""
        seats, opened = ledger.seats, ledger.opened
        return Asked(
            places=tuple(filter(None, (table, opened.season))),
            keys={number: seat.key for number, seat in enumerate(seats) if seat.is_human},
            up=tuple(n for n in ledger.waiting() if n >= 0 and not seats[n].played_by),
            number=ledger.race.number,
            due=self.now() + self.grace_ms,
            acted=tuple(entry.seat for entry in fresh if is_in_person(entry)),
            is_over=ledger.over and not opened.season,
        )

    def _take(self, live: LiveTable, room: Room, fresh: Sequence[e.AnyEntry]) -> None:
        room.ledger.asked_at = min(room.ledger.asked_at, self.now())
        live.note_answers(fresh)
        since, said = live.room.race.number, live.room.ledger.said
        live.room = room
        live.stored += len(fresh)
        live.stage = live.row(0).state
        live.tell(fresh, since, said, self.now())

    async def catch_up(self, live: LiveTable) -> int:
        """Tell everybody what the store has more; how many entries that is."""
        missed = await self.store.since(live.id, live.stored)
        if missed:
            self._take(live, await self._followed(live, missed), missed)
        elif not await self.store.since(live.id, live.stored - 1):
            raise Outdated  # it was deleted
        return len(missed)

    async def _followed(self, live: LiveTable, missed: Sequence[e.AnyEntry]) -> Room:
        room = live.room.copy()
        try:
            for entry in missed:
                room.ledger.carry_out(entry)
        except NeedsHistory:
            room = await self._whole(live)
            for entry in missed:
                room.ledger.carry_out(entry)
        except Exception as error:
            raise Outdated from error
        return room
