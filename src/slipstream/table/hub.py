"""All tables of this process: loads them, carries out commands, and stores before it tells."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final

from slipstream.kernel.errors import SlipstreamError
from slipstream.kernel.game import PUBLIC
from slipstream.table import entries as e
from slipstream.table import seeds, telling, wire
from slipstream.table.autopilot import Autopilot
from slipstream.table.brains import Brains
from slipstream.table.chronicle import Shelf
from slipstream.table.desk import Desk, Reader
from slipstream.table.limits import Limits
from slipstream.table.room import Refusal, Room
from slipstream.table.standing import NeedsHistory
from slipstream.table.store import Conflict, NotStored, Store

IDLE_MS: Final = 300_000
SWEEP_SECONDS: Final = 15.0
PRESENCE_MS: Final = 60_000
ID_BYTES: Final = 9


class NoSuchTable(SlipstreamError):
    """There is no table of that name."""


def wall_clock() -> int:
    """ms since 1970."""
    return time.time_ns() // 1_000_000


class Hub:
    """The tables."""

    def __init__(
        self,
        store: Store,
        brains: Brains | None = None,
        limits: Limits | None = None,
        now: Callable[[], int] = wall_clock,
    ) -> None:
        self.store = store
        self.brains = brains or Brains()
        self.limits = limits or Limits()
        self.now = now
        self.desks: dict[str, Desk] = {}
        self.shelf = Shelf()
        self.pilot = Autopilot(self)
        self._loading: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Open the store; tables on which something goes on by itself go on."""
        self.store.notices.hear = self._heard
        self.store.notices.hear_presence = self._heard_presence
        await self.store.open()
        self.spawn(self._sweep())
        self.spawn(self._wake_up())

    async def close(self) -> None:
        for desk in self.desks.values():
            self.pilot.stop(desk)
            for reader in desk.readers:
                reader.lose()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.close()
        self.brains.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that goes on by itself; it is ended with the hub."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def create(
        self, opened: e.Opened, seated: Callable[[Room], None], table: str = ""
    ) -> Desk:
        """A new table; `seated` lets those sit down who are known."""
        room = Room.open(opened)
        seated(room)
        return await self.adopt(room, table)

    async def adopt(self, room: Room, table: str = "") -> Desk:
        """A room that is not stored yet becomes a table, perhaps one that has a name already."""
        desk = Desk(table or secrets.token_urlsafe(ID_BYTES), room, 0, self.now())
        async with desk.lock:
            await self._keep(desk)
            self.desks[desk.table] = desk
        desk.is_claimed = await self.store.notices.claim(desk.table)
        self.pilot.poke(desk)
        return desk

    async def desk(self, table: str) -> Desk:
        """A table, from memory or from the store; OldRules if it can only be read."""
        if table not in self.desks:
            async with self._loading.setdefault(table, asyncio.Lock()):
                if table not in self.desks:
                    self.desks[table] = await self._load(table)
            self._loading.pop(table, None)
            self.pilot.poke(self.desks[table])
        desk = self.desks[table]
        desk.used = self.now()
        return desk

    async def _load(self, table: str) -> Desk:
        stored = await self.store.load(table) if len(table) <= 40 else None
        if stored is None:
            raise NoSuchTable("there is no such table")
        room = Room.read(stored.snapshot, stored.entries)
        desk = Desk(table, room, stored.length, self.now())
        desk.state = desk.row(0).state
        return desk

    async def act(
        self,
        desk: Desk,
        command: Callable[[Room], None],
        done: Callable[[int], None] | None = None,
    ) -> None:
        """Carry out a command: checked, stored, told. `done` hears the number of the position then.

        It goes on even if whoever asked for it goes away.
        """
        await asyncio.shield(self.spawn(self._act(desk, command, done)))

    async def _act(
        self,
        desk: Desk,
        command: Callable[[Room], None],
        done: Callable[[int], None] | None,
    ) -> None:
        async with desk.lock:
            since, said = desk.room.number, desk.room.said
            try:
                command(desk.room)
            except NeedsHistory:
                await self._reload(desk, whole=True)
                command(desk.room)
            except Exception:
                if desk.room.fresh:  # half a change is none
                    await self._reload(desk)
                raise
            fresh = await self._keep(desk, since, said)
            if fresh:
                desk.tell(fresh, since, said, self.now())
            if done is not None:
                done(desk.room.number)
        self.pilot.poke(desk)

    async def _keep(self, desk: Desk, since: int = 0, said: int = 0) -> list[e.AnyEntry]:
        """Store what is fresh. If that fails the room is what the store says it is."""
        fresh = desk.room.taken()
        if not fresh:
            return fresh
        row = desk.row(self.now())
        is_news = row.state != desk.state
        try:
            await self.store.append(
                desk.table, desk.stored, fresh, row if is_news else None, desk.room.snapshot()
            )
        except (Conflict, NotStored) as error:
            if desk.stored:
                await self._catch_up(desk, since, said)
            if isinstance(error, Conflict):
                raise Refusal("stale", "the position has changed since") from error
            raise Refusal("not_stored", str(error)) from error
        desk.stored += len(fresh)
        desk.state = row.state
        return fresh

    async def _catch_up(self, desk: Desk, since: int, said: int) -> None:
        """Forget what was tried here; tell everybody what the store has more."""
        stored = desk.stored
        await self._reload(desk)
        missed = await self.store.since(desk.table, stored)
        if missed:
            desk.tell(missed, since, said, self.now())

    async def _reload(self, desk: Desk, whole: bool = False) -> None:
        """The table anew from the store; `whole` with all its moves."""
        if whole:
            entries = await self.store.since(desk.table, 0)
            desk.room, desk.stored = Room.read(None, entries), len(entries)
            return
        stored = await self.store.load(desk.table)
        assert stored is not None, "a table that was stored is stored"
        desk.room, desk.stored = Room.read(stored.snapshot, stored.entries), stored.length

    def _heard(self, table: str, count: int) -> None:
        """Another process has decided something, or may have."""
        for desk in [self.desks[table]] if table in self.desks else []:
            self.spawn(self._follow(desk, count))
        if not table:
            for desk in self.desks.values():
                self.spawn(self._follow(desk, desk.stored + 1))

    async def _follow(self, desk: Desk, count: int) -> None:
        async with desk.lock:
            if desk.stored >= count:
                return
            missed = await self.store.since(desk.table, desk.stored)
            since, said = desk.room.number, desk.room.said
            try:
                for entry in missed:
                    desk.room.follow(entry)
                desk.stored += len(missed)
            except NeedsHistory:
                await self._reload(desk, whole=True)
            desk.state = desk.row(0).state
            if missed:
                desk.tell(missed, since, said, self.now())
        self.pilot.poke(desk)

    def _heard_presence(self, process: str, table: str, seats: set[int]) -> None:
        desk = self.desks.get(table)
        if desk is not None:
            before = desk.here()
            desk.elsewhere[process] = (self.now(), seats)
            self._mark_gone(desk, before)

    def _mark_gone(self, desk: Desk, before: set[int]) -> None:
        after = desk.here()
        for seat in before - after:
            desk.gone[seat] = self.now()
        if before != after:
            desk.tell_seats()

    async def join(self, desk: Desk, reader: Reader, hello: wire.Hello) -> None:
        """A reader comes in, with the secret of a seat or to watch."""
        reader.seat = self.seat_of(desk.room, hello.secret)
        reader.view, reader.line = hello.view, hello.line
        async with desk.lock:
            if len(desk.readers) >= self.limits.readers:
                raise Refusal("full", "too many are watching this table")
            before = desk.here()
            reader.tell(desk.welcome(reader, hello, self.now()))
            desk.readers.append(reader)
            others = [other for other in desk.readers if other is not reader]
            if desk.here() != before and others:
                desk.tell_seats()
        await self._tell_presence(desk)

    def seat_of(self, room: Room, secret: str) -> int:
        """The seat that a secret opens; every seat is tried, whichever it is."""
        if not secret:
            return PUBLIC
        found = PUBLIC
        for number, seat in enumerate(room.seats):
            if seat.key and seeds.opens(secret, seat.key):
                found = number
        if found == PUBLIC:
            raise Refusal("no_secret", "this secret opens no seat here")
        return found

    async def leave(self, desk: Desk, reader: Reader) -> None:
        before = desk.here()
        if reader in desk.readers:
            desk.readers.remove(reader)
            self._mark_gone(desk, before)
            await self._tell_presence(desk)

    async def _tell_presence(self, desk: Desk) -> None:
        if self.store.is_shared:
            own = {reader.seat for reader in desk.readers if reader.seat >= 0}
            await self.store.notices.tell_presence(desk.table, own)

    def is_absent(self, desk: Desk, seat: int) -> bool:
        """Whether the others may hand the seat to a bot."""
        gone = self.now() - desk.absent_since(seat)
        return seat not in desk.here() and gone >= self.limits.absent_ms

    async def _sweep(self) -> None:
        """Tables that nobody uses leave the memory; presence elsewhere is renewed and expires."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = self.now()
            for desk in list(self.desks.values()):
                if desk.readers:
                    await self._tell_presence(desk)
                before = desk.here()
                desk.elsewhere = {
                    process: known
                    for process, known in desk.elsewhere.items()
                    if now - known[0] < PRESENCE_MS
                }
                self._mark_gone(desk, before)
                await self._forget_idle(desk, now)

    async def _forget_idle(self, desk: Desk, now: int) -> None:
        busy = desk.readers or desk.lock.locked() or desk.pump is not None
        if not busy and now - desk.used > IDLE_MS:
            del self.desks[desk.table]
            await self.store.notices.release(desk.table)

    async def _wake_up(self) -> None:
        for row in await self.store.unfinished():
            with contextlib.suppress(SlipstreamError):
                if await self.store.notices.claim(row.id):
                    await self.desk(row.id)

    def info(self, desk: Desk) -> wire.TableInfo:
        return telling.table_info(desk.room, desk.table, desk.here())
