"""All tables of this process: loads them, carries out commands, and stores before it tells."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.failures import failed
from slipstream.table.limits import Buckets, Limits
from slipstream.table.live.autoplay import Autoplay
from slipstream.table.live.doors import Doors
from slipstream.table.live.operator import heed
from slipstream.table.live.repository import Outdated, TableRepository
from slipstream.table.live.subscriber import Subscriber
from slipstream.table.live.table import LiveTable
from slipstream.table.live.workers import Workers
from slipstream.table.room import entries as e
from slipstream.table.room.refusal import OldRules, Refusal
from slipstream.table.room.room import Room
from slipstream.table.store.reading import Away
from slipstream.table.store.retention import Retention, tidy
from slipstream.table.store.schema import is_id, new_id
from slipstream.table.store.store import NotStored, Store
from slipstream.table.store.transactions import Conflict
from slipstream.table.telling import messages, wire
from slipstream.table.timekeeping import steady

IDLE_MS: Final = 300_000
SWEEP_SECONDS: Final = 15.0
PRESENCE_MS: Final = 60_000
AGAIN_SECONDS: Final = 0.5
RETURN_SECONDS: Final = 10.0  # after a restart
T = TypeVar("T")


class NoSuchTable(Refusal):
    """There is no table of that name."""

    def __init__(self) -> None:
        super().__init__("no_table")


class LiveTables:
    """The tables by their id, and the commands to each."""

    def __init__(
        self,
        store: Store,
        workers: Workers | None = None,
        limits: Limits | None = None,
        now: Callable[[], int] | None = None,
        retention: Retention | None = None,
    ) -> None:
        self.store = store
        self.workers = workers or Workers()
        self.limits = limits or Limits()
        self.now = now or steady()
        self.retention = retention or Retention()
        self.in_memory: dict[str, LiveTable] = {}
        self.repository = TableRepository(store, self.now)
        self.autoplay = Autoplay(self)
        self._doors = Doors(store)
        self._stored = Buckets(self.limits.stored_bytes_per_second, self.limits.stored_burst)
        self.messages = Buckets(
            self.limits.client_messages_per_second, self.limits.client_message_burst
        )
        self._loading: dict[str, asyncio.Lock] = {}
        self._playing = 0  # connections of people who have a seat
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waking: asyncio.Task[None] | None = None
        self._has_just_begun = False

    async def open(self) -> None:
        """Open the store; tables on which something goes on by itself go on."""
        self.store.notices.hear = self._heard
        self.store.notices.hear_presence = self._heard_presence
        self.store.notices.hear_keys = self.show_out
        await self.store.open(alone=True)
        self._has_just_begun = True
        self.spawn(self._expect_people())
        self.spawn(self._sweep())
        self.spawn(tidy(self.store, self.retention, self.now, self.in_memory))
        self.spawn(heed(self.store, self._look_again))
        self._wake_all()

    def stop_working(self) -> None:
        """Bots stop where they are, and whoever waits for a worker is refused: no race that waits
        for the next server has to wait for them."""
        self.autoplay.end()
        for live in self.in_memory.values():
            self.autoplay.stop(live)
        self.workers.close()

    async def close(self) -> None:
        self.stop_working()
        for live in self.in_memory.values():
            for subscriber in live.subscribers:
                subscriber.lose()
        try:
            while self._tasks:  # what ends may begin something else, which would outlive the store
                for task in list(self._tasks):
                    task.cancel()
                await asyncio.gather(*self._tasks, return_exceptions=True)
        finally:
            await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that goes on by itself; it is ended with the server."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def create(
        self, opened: e.Opened, seated: Callable[[Room], None], table: str = "", owner: str = ""
    ) -> LiveTable:
        """A new table, perhaps one that has a name already; `seated` lets those sit down who are
        known. `owner` is the client that opens it."""
        room = Room.open(opened)
        seated(room)
        live = LiveTable(table or new_id(), room, 0, self.now())
        live.owner = owner or live.id
        try:
            await self.repository.keep(live, room)
        except Conflict as error:
            raise Refusal("stale", "table-already") from error
        self.in_memory[live.id] = live
        live.is_claimed = await self.store.notices.claim(live.id)
        self.autoplay.poke(live)
        return live

    async def find(self, table: str) -> LiveTable:
        """A table, from memory or from the store; OldRules if it can only be read."""
        if table not in self.in_memory:
            try:
                async with self._loading.setdefault(table, asyncio.Lock()):
                    if table not in self.in_memory:
                        self.in_memory.setdefault(table, await self._load(table))
            finally:
                self._loading.pop(table, None)
            self.autoplay.poke(self.in_memory[table])
        live = self.in_memory[table]
        live.used = self.now()
        return live

    async def _load(self, table: str) -> LiveTable:
        live = await self.repository.load(table) if is_id(table) else None
        if live is None:
            raise NoSuchTable()
        live.is_expectant = self._has_just_begun
        return live

    async def _expect_people(self) -> None:
        """Bots of tables to which people are about to come back do not stand back for others."""
        await asyncio.sleep(RETURN_SECONDS)
        self._has_just_begun = False
        for live in self.in_memory.values():
            live.is_expectant = False

    @property
    def has_people(self) -> bool:
        """Whether anybody plays here just now."""
        return self._playing > 0

    def charge(self, client: str, size: int) -> None:
        """So many bytes are to be stored for a client."""
        if not self._stored.take(client, self.now(), size):
            raise Refusal("too_much")

    async def entries(self, table: str) -> list[e.AnyEntry]:
        """All of them; a table that has to be repaired is, as for everybody who comes to it."""
        with contextlib.suppress(OldRules):
            await self.find(table)
        stored = await self.store.whole(table)
        if not stored.is_whole:
            raise Refusal("unreadable")
        return stored.entries

    async def act(
        self,
        live: LiveTable,
        command: Callable[[Room], None],
        done: Callable[[int], None] | None = None,
    ) -> None:
        """Carry out a command: checked, stored, told. `done` hears the number of the position then.

        It goes on even if whoever asked for it goes away.
        """
        await asyncio.shield(self.spawn(self._act(live, command, done)))

    async def _act(
        self,
        live: LiveTable,
        command: Callable[[Room], None],
        done: Callable[[int], None] | None,
    ) -> None:
        async with live.lock:
            if live.is_dropped:
                raise Outdated
            if live.stored >= self.limits.entries_of_a_table:
                raise Refusal("full", "table-full")
            live.room.must_be_unlocked()
            trial = await self.repository.tried(live, command)
            await self._keep(live, trial)
            if done is not None:
                done(live.room.race.number)
        self.autoplay.poke(live)

    async def _keep(self, live: LiveTable, trial: Room) -> None:
        """If it cannot be stored the room stays what the store says it is."""
        try:
            await self.repository.keep(live, trial)
        except Conflict as error:
            if await self._is_caught_up(live):
                self.drop(live)  # nobody was first, and yet there is no room for it
            raise Refusal("stale") from error
        except NotStored:
            live.is_claimed = False  # whoever claims it next resumes the clocks
            self._follow(live)
            raise

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other processes have stored, without waiting to hear of it."""
        if self.store.is_shared:
            async with live.lock:
                await self._is_caught_up(live)

    async def _is_caught_up(self, live: LiveTable) -> bool:
        """Read what the store has more; True if that was nothing."""
        try:
            return not await self.repository.catch_up(live)
        except Away:
            self._follow(live)
        except Outdated:
            self.drop(live)
        return False

    def drop(self, live: LiveTable) -> None:
        """Out of the memory: subscribers come back and go on where the store is, and so do bots."""
        live.is_dropped = True
        if self.in_memory.get(live.id) is live:
            del self.in_memory[live.id]
        self.autoplay.stop(live)
        for subscriber in live.subscribers:
            subscriber.lose()
        self.spawn(self._take_up(live.id))

    def _heard(self, table: str, count: int) -> None:
        """Another process has decided something, or may have."""
        live = self.in_memory.get(table)
        if live is not None and live.stored < count:
            self._follow(live)
        if not table:
            for each in self.in_memory.values():
                each.is_claimed = False
                self._follow(each)
            self._wake_all()
            self.show_out()

    def show_out(self) -> None:
        """Keys of drivers have changed: whom they open nothing any more has to go."""
        self._doors.keys_have_changed()
        self.spawn(self._read_at_last(lambda: self._doors.show_out(self.in_memory)))

    def _look_again(self) -> None:
        """The operator has changed something: perhaps these very tables."""
        for live in self.in_memory.values():
            self._follow(live)

    def _follow(self, live: LiveTable) -> None:
        """Read what the store may have more, as soon as it can be read."""
        live.is_behind = True
        if live.following is None:
            live.following = self.spawn(self._following(live))

    async def _following(self, live: LiveTable) -> None:
        try:
            while live.is_behind and not live.is_dropped:
                live.is_behind = False
                async with live.lock:
                    await self._is_caught_up(live)
                if live.is_behind:
                    await asyncio.sleep(AGAIN_SECONDS)
        finally:
            live.following = None
        self.autoplay.poke(live)

    def _heard_presence(self, process: str, table: str, seats: set[int]) -> None:
        live = self.in_memory.get(table)
        if live is not None:
            before = live.here()
            live.elsewhere[process] = (self.now(), seats)
            self._mark_gone(live, before)

    def _mark_gone(self, live: LiveTable, before: set[int]) -> None:
        after = live.here()
        for seat in before - after:
            live.gone[seat] = self.now()
        if before != after:
            live.tell_seats()

    async def join(self, live: LiveTable, subscriber: Subscriber, hello: wire.Hello) -> None:
        """A subscriber comes in, with the secret of a seat or to watch."""
        await self._doors.admit(live.room, subscriber, hello.secret, self.now())
        subscriber.view, subscriber.line = hello.view, hello.line
        if live.is_dropped:
            raise Outdated
        live.make_room(subscriber.seat, self.limits)
        before = live.here()
        subscriber.tell(live.welcome(subscriber, hello, self.now()))
        live.subscribers.append(subscriber)
        self._playing += subscriber.seat >= 0
        others = [other for other in live.subscribers if other is not subscriber]
        if live.here() != before and others:
            live.tell_seats()
        await self._tell_presence(live)

    async def seat_of(self, room: Room, secret: str) -> int:
        """The seat that a secret opens: its own, or one of another device of the same driver."""
        return await self._doors.seat_of(room, secret, self.now())

    async def leave(self, live: LiveTable, subscriber: Subscriber) -> None:
        before = live.here()
        if subscriber in live.subscribers:
            live.subscribers.remove(subscriber)
            self._playing -= subscriber.seat >= 0
            self._mark_gone(live, before)
            await self._tell_presence(live)

    async def _tell_presence(self, live: LiveTable) -> None:
        if self.store.is_shared:
            own = {subscriber.seat for subscriber in live.subscribers if subscriber.seat >= 0}
            await self.store.notices.tell_presence(live.id, own)

    def is_absent(self, live: LiveTable, seat: int) -> bool:
        """Whether the others may hand the seat to a bot."""
        gone = self.now() - live.absent_since(seat)
        return seat not in live.here() and gone >= self.limits.absent_ms

    async def _sweep(self) -> None:
        """Tables that nobody uses leave the memory; presence elsewhere is renewed and expires."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.store.notices.verify()
            now = self.now()
            for live in list(self.in_memory.values()):
                if live.subscribers:
                    await self._tell_presence(live)
                before = live.here()
                live.elsewhere = {
                    process: known
                    for process, known in live.elsewhere.items()
                    if now - known[0] < PRESENCE_MS
                }
                self._mark_gone(live, before)
                await self._forget_idle(live, now)

    async def _forget_idle(self, live: LiveTable, now: int) -> None:
        busy = live.subscribers or live.lock.locked() or live.pump is not None
        if not busy and now - live.used > IDLE_MS:
            del self.in_memory[live.id]
            await self.store.notices.release(live.id)

    def _wake_all(self) -> None:
        if self._waking is None or self._waking.done():
            self._waking = self.spawn(self._wake_up())

    async def _wake_up(self) -> None:
        """Every race that is under way and that no other process looks after goes on here."""
        for row in await self._read_at_last(self.store.unfinished):
            if await self.store.notices.claim(row.id):
                await self._take_up(row.id)

    async def _take_up(self, table: str) -> None:
        """One table that cannot be read does not keep the others from going on."""
        try:
            await self._read_at_last(lambda: self.find(table))
        except SlipstreamError:
            pass
        except Exception as error:
            failed("the table cannot be taken up", error, table=table)

    async def _read_at_last(self, reading: Callable[[], Awaitable[T]]) -> T:
        """Read as soon as the store is there."""
        while True:
            try:
                return await reading()
            except Away:
                await asyncio.sleep(AGAIN_SECONDS)

    def info(self, live: LiveTable) -> wire.TableInfo:
        return messages.table_info(live.ledger, live.id, live.here())
