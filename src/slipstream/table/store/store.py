"""The store: every entry of every table, safe before anybody hears of it.

Entries of all tables that arrive while one transaction is under way go into the next one together
(group commit). An entry has its number in its table as primary key: who comes second with a number
learns that somebody else has decided, and that nothing of its own was stored.

A database that goes away comes back: what was to be written is tried again for a while. If the
answer to a commit was lost, what was to be written may stand there already, and is not doubled.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import (
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.room.entries import AnyEntry, encode
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.snapshot import Snapshot
from slipstream.table.store import alerts, drivers, schema, transactions
from slipstream.table.store.database import Database
from slipstream.table.store.notices import Notices
from slipstream.table.store.opening import (
    first_line,
    migrate,
    older_versions,
    pepper_of,
    push_key_of,
)
from slipstream.table.store.reading import (
    Away,
    Stored,
    entries_from,
    from_snapshot,
    is_under_way,
)
from slipstream.table.store.store_file import Claim, create, keep_copy
from slipstream.table.store.transactions import Change, Conflict, LobbyRow

PATIENCE_SECONDS = 5.0
AGAIN_SECONDS = 0.1
T = TypeVar("T")
Waiting = tuple[Change, asyncio.Future[None]]
Observe = Callable[[list[AnyEntry], float, bool], None]
"""Called with entries, the seconds until they were safe, and whether they are."""
log = logging.getLogger("slipstream.store")


class NotStored(Refusal):
    """The database could not be written, or does not say whether it was."""

    def __init__(self) -> None:
        super().__init__("not_stored")


class Store:
    """One database, for one process of the table."""

    def __init__(self, url: str) -> None:
        self.address = url
        self.database = Database(url)
        self.url = self.database.url
        self.is_shared = self.database.is_shared
        self.pepper = b""
        self.push_key = b""
        self.followed: set[str] | None = None
        """What any channel follows; None if other processes may add to it."""
        self.notices = self._notices()
        self._queue: list[Waiting] = []
        self._wake = asyncio.Event()
        self._is_idle = asyncio.Event()
        self.observe: Observe = _unseen
        self.is_away = False
        self._writer: asyncio.Task[None] | None = None
        self._claim: Claim | None = None

    def _notices(self) -> Notices:
        if not self.is_shared:
            return Notices()
        from slipstream.table.store.postgres_notices import PostgresNotices

        return PostgresNotices(self.url)

    async def open(self, alone: bool = False) -> None:
        """Bring the database up to date and begin to write.

        A server is `alone` with an SQLite store: no other one may use it meanwhile.
        """
        try:
            await self.database.in_turn(lambda: self._prepare(alone))
            await self.notices.open()
        except (SQLAlchemyError, OSError) as error:
            await self.close()
            raise SlipstreamError(f"the store cannot be opened: {first_line(error)}") from error
        except BaseException:
            await self.close()
            raise
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """What has been handed in is written first, if the database is there."""
        try:
            if self._writer is not None:
                await self._stop(self._writer)
            await self.notices.close()
        finally:
            ending = asyncio.get_running_loop().run_in_executor(None, self._end)
            await asyncio.shield(ending)  # it goes on if whoever waits for it goes away

    async def _stop(self, writer: asyncio.Task[None]) -> None:
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self._is_idle.wait(), 2 * PATIENCE_SECONDS)
        writer.cancel()
        await asyncio.wait([writer])

    def _end(self) -> None:
        self.database.close()
        if self._claim is not None:
            self._claim.release()

    def _prepare(self, alone: bool) -> None:
        if not self.is_shared and self.url.database:
            self._open_file(Path(self.url.database), alone)
        with self.database.engine.begin() as connection:
            if self.is_shared:  # processes that start together wait for each other
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(7141)"))
            migrate(connection)
            self.pepper = pepper_of(connection)
            self.push_key = push_key_of(connection)
            if not self.is_shared:
                self.followed = alerts.followed(connection)
                if alone:
                    alerts.end_leases(connection)

    def _open_file(self, file: Path, alone: bool) -> None:
        create(file)
        if alone:
            self._claim = Claim(file)
        if copy := keep_copy(file, older_versions()):
            log.warning("the store is brought up to date; a copy of before is %s", copy)

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        row: LobbyRow | None = None,
        snapshot: Snapshot | None = None,
        asked: alerts.Asked | None = None,
    ) -> None:
        """Returns when the entries are safe; Conflict or NotStored if they are not."""
        kept = msgspec.json.encode(snapshot) if snapshot else None
        if asked and self.followed is not None and not self._is_followed(asked):
            asked = None
        change = Change(table, first, [encode(entry) for entry in entries], row, kept, asked)
        begun, is_stored = time.perf_counter(), False
        try:
            await self.add(change)
            is_stored = True
        finally:
            self.observe(list(entries), time.perf_counter() - begun, is_stored)

    def _is_followed(self, asked: alerts.Asked) -> bool:
        """Most tables are not: their moves cost nothing more."""
        return not (self.followed or set()).isdisjoint((*asked.places, *asked.keys.values()))

    async def add(self, change: Change) -> None:
        """The same, of what is encoded already."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.append((change, done))
        self._is_idle.clear()
        self._wake.set()
        await done

    async def _write(self) -> None:
        while True:
            if not self._queue:
                self._is_idle.set()
            await self._wake.wait()
            self._wake.clear()
            batch, self._queue = self._queue, []
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[Waiting]) -> None:
        changes = [change for change, _ in batch]
        error: Refusal | Conflict | None = None
        try:
            await self.write(
                lambda connection: transactions.write(connection, changes, self.notices),
                lambda connection: all(
                    transactions.stands(connection, change) for change in changes
                ),
            )
        except Conflict as conflict:
            if len(batch) > 1:
                for single in batch:
                    await self._commit([single])
                return
            error = conflict
        except NotStored as failure:
            error = failure
        for _, done in batch:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(error)

    async def write(
        self, work: Callable[[sa.Connection], None], stands: Callable[[sa.Connection], bool]
    ) -> None:
        """A transaction that is tried again while the database is away, as long as patience lasts;
        Conflict or NotStored if it fails. `stands` says whether it has been written already.

        Who is refused by the primary key after a commit whose answer was lost may have been
        refused because of that very commit.
        """
        end = time.monotonic() + PATIENCE_SECONDS
        in_doubt = False
        while True:
            try:
                await self._once(work, stands if in_doubt else None)
                return self._note()
            except Conflict:
                raise
            except Exception as failure:  # whatever it is: the writer goes on for the others
                self._note(failure)
                if not (self.is_shared and _is_passing(failure)) or time.monotonic() > end:
                    raise NotStored from failure
            in_doubt = True
            await asyncio.sleep(AGAIN_SECONDS)

    async def _once(
        self,
        work: Callable[[sa.Connection], None],
        stands: Callable[[sa.Connection], bool] | None,
    ) -> None:
        """`stands` is asked who was first, if that may have been this very transaction."""
        try:
            await self._transaction(work)
        except (IntegrityError, Conflict) as conflict:
            if stands is None or not await self.read(stands):
                raise Conflict("somebody else has decided first") from conflict

    async def _transaction(self, work: Callable[[sa.Connection], None]) -> None:
        await self.database.write(work)

    def _note(self, failure: Exception | None = None) -> None:
        """One line in the log when the database goes away, and one when it is back."""
        if failure is not None and not self.is_away:
            log.error("the store cannot be used: %s", first_line(failure))
        elif failure is None and self.is_away:
            log.warning("the store is back")
        self.is_away = failure is not None

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """What is there now; Away if it cannot be read."""
        try:
            return await self.database.read(work)
        except (SQLAlchemyError, OSError) as failure:
            self._note(failure)
            raise Away from failure

    async def lock_of(self, key: str) -> str:
        """What a key opens that was made for another device of a driver; empty if none was."""
        return await self.read(lambda connection: drivers.lock_of(connection, key))

    async def load(self, table: str) -> Stored | None:
        """A table from its last snapshot on; None if there is no such table."""
        return await self.read(lambda connection: from_snapshot(connection, table))

    async def whole(self, table: str) -> Stored:
        """A table from its first entry on."""
        return await self.read(lambda connection: entries_from(connection, table))

    async def since(self, table: str, number: int) -> list[AnyEntry]:
        """The entries of a table from `number` on, up to one that is missing or unreadable."""
        found = await self.read(lambda connection: entries_from(connection, table, number))
        return found.entries

    async def set_aside(
        self, table: str, first: int, last: int, fresh: list[AnyEntry], row: LobbyRow
    ) -> None:
        """The entries from `first` to `last` go to where nobody reads them; `fresh` come instead.

        Conflict if there are others by now.
        """
        change = Change(table, first, [encode(entry) for entry in fresh], row, None)
        await self.write(
            lambda connection: transactions.set_aside(connection, change, last, self.notices),
            lambda connection: transactions.stands(connection, change),
        )

    async def listed(self, most: int = 100) -> list[LobbyRow]:
        """The tables of the lobby, the busiest first."""
        own = schema.tables
        query = (
            sa.select(own)
            .where(own.c.listed == 1)
            .order_by(own.c.active.desc(), own.c.id)
            .limit(most)
        )
        return await self._rows(query)

    async def unfinished(self, most: int = 1000) -> list[LobbyRow]:
        """Tables on which something may have to go on by itself."""
        own = schema.tables
        query = sa.select(own).where(own.c.state == "racing").order_by(own.c.active.desc())
        return await self._rows(query.limit(most))

    async def is_under_way(self, deal: str, besides: str, since: int) -> bool:
        """Whether another table with that deal waits or races, of those opened since."""
        return await self.read(lambda found: is_under_way(found, deal, besides, since))

    async def _rows(self, query: sa.Select[Any]) -> list[LobbyRow]:
        return await self.read(
            lambda connection: [
                LobbyRow(*row)._replace(listed=bool(row.listed))
                for row in connection.execute(query)
            ]
        )


def _unseen(_entries: list[AnyEntry], _seconds: float, _is_stored: bool) -> None:
    """Nobody counts."""


def _is_passing(failure: Exception) -> bool:
    """Whether the same may succeed a little later."""
    return isinstance(failure, OperationalError | InterfaceError | OSError | Away)
