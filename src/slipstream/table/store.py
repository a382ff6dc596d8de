"""The store: every entry of every table, safe before anybody hears of it.

Entries of all tables that arrive while one transaction is under way go into the next one together
(group commit). An entry has its number in its table as primary key: who comes second with a number
learns that somebody else has decided, and that nothing of its own was stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from slipstream.kernel.errors import SlipstreamError
from slipstream.table import schema
from slipstream.table.entries import AnyEntry, decode, encode
from slipstream.table.notices import Notices, PostgresNotices
from slipstream.table.standing import Snapshot

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
WAIT_MS = 10_000
T = TypeVar("T")
_snapshots = msgspec.json.Decoder(Snapshot)


class Conflict(SlipstreamError):
    """Somebody else has decided first."""


class NotStored(SlipstreamError):
    """The database could not be written."""


class Row(NamedTuple):
    """A table in the lobby."""

    id: str
    game: str
    listed: bool
    state: str
    created: int
    active: int


class Change(NamedTuple):
    """Entries of one table from number `first` on; `row` if it is new or its state has changed."""

    table: str
    first: int
    bodies: list[bytes]
    row: Row | None
    snapshot: bytes | None


class Stored(NamedTuple):
    """A table as it is kept: the last snapshot, the entries after it, how many there are in all."""

    snapshot: Snapshot | None
    entries: list[AnyEntry]
    length: int


def engine_url(text: str) -> sa.URL:
    """A store's address, with the driver that this program brings."""
    try:
        url = sa.make_url(text)
    except ArgumentError:
        raise SlipstreamError(
            "a store is like sqlite:///path/to/file or postgresql://user@host/name"
        ) from None
    if url.drivername not in DRIVERS:
        raise SlipstreamError(f"{url.drivername} is no store: there are {' and '.join(DRIVERS)}")
    return url.set(drivername=DRIVERS[url.drivername])


class Store:
    """One database, for one process of the table."""

    def __init__(self, url: str) -> None:
        self.url = engine_url(url)
        self.is_shared = self.url.get_backend_name() == "postgresql"
        self.pepper = b""
        self.notices: Notices = PostgresNotices(self.url) if self.is_shared else Notices()
        self._engine = self._create()
        self._thread = ThreadPoolExecutor(1, "store")
        self._file: sa.Engine | None = None
        self._queue: list[tuple[Change, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    def _create(self) -> AsyncEngine:
        if self.is_shared:
            return create_async_engine(self.url, pool_size=5, pool_pre_ping=True)
        engine = create_async_engine(self.url)
        sa.event.listen(engine.sync_engine, "connect", _configure)
        return engine

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        if self.url.get_backend_name() == "sqlite" and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        try:
            async with self._engine.begin() as connection:
                if self.is_shared:  # processes that start together wait for each other
                    await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7141)"))
                await connection.run_sync(_migrate)
                self.pepper = await _pepper(connection)
        except (SQLAlchemyError, OSError) as error:
            await self._engine.dispose()
            raise SlipstreamError(f"the store cannot be opened: {_first_line(error)}") from error
        if not self.is_shared:
            self._file = sa.create_engine(self.url.set(drivername="sqlite"))
            sa.event.listen(self._file, "connect", _configure)
        await self.notices.open()
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """What has been handed in is written first."""
        if self._writer is not None:
            while self._queue:
                await asyncio.sleep(0.01)
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        await self.notices.close()
        await self._engine.dispose()
        if self._file is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._file.dispose)
        self._thread.shutdown()

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[AnyEntry],
        row: Row | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Returns when the entries are safe; Conflict or NotStored if they are not."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        kept = msgspec.json.encode(snapshot) if snapshot else None
        change = Change(table, first, [encode(entry) for entry in entries], row, kept)
        self._queue.append((change, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._queue = self._queue, []
            if batch:
                await self._commit(batch)

    async def _commit(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        error: Exception | None = None
        try:
            await self._transaction([change for change, _ in batch])
        except IntegrityError as conflict:
            if len(batch) > 1:
                for single in batch:
                    await self._commit([single])
                return
            error = Conflict("somebody else has decided first")
            error.__cause__ = conflict
        except (SQLAlchemyError, OSError) as failure:
            error = NotStored("the table could not be stored; nothing has changed")
            error.__cause__ = failure
        for _, done in batch:
            if done.cancelled():
                continue
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    async def _transaction(self, changes: list[Change]) -> None:
        """SQLite is written by one thread in one go: every step through the asynchronous driver
        would wait for its turn anew, a dozen times a transaction."""
        if self._file is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._write_file, self._file, changes)
            return
        async with self._engine.begin() as connection:
            await connection.run_sync(self._write_changes, changes)

    def _write_file(self, file: sa.Engine, changes: list[Change]) -> None:
        with file.begin() as connection:
            self._write_changes(connection, changes)

    def _write_changes(self, connection: sa.Connection, changes: list[Change]) -> None:
        for change in changes:
            if change.row is not None:
                _keep_row(connection, change.row, change.first == 0)
        rows = [
            {"table_id": change.table, "number": change.first + offset, "body": body}
            for change in changes
            for offset, body in enumerate(change.bodies)
        ]
        if rows:
            connection.execute(sa.insert(schema.entries), rows)
        for change in changes:
            if change.snapshot is not None:
                _keep_snapshot(connection, change)
        told = [(change.table, change.first + len(change.bodies)) for change in changes]
        self.notices.tell(connection, told)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """One transaction of its own, for what is no table; Conflict or NotStored if it fails."""
        try:
            if self._file is not None:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._thread, _begun, self._file, work)
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except IntegrityError as conflict:
            raise Conflict("somebody else has decided first") from conflict
        except (SQLAlchemyError, OSError) as failure:
            raise NotStored("it could not be stored; nothing has changed") from failure

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """What is there now."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def load(self, table: str) -> Stored | None:
        """A table from its last snapshot on; None if there is no such table."""
        kept = schema.snapshots
        async with self._engine.connect() as connection:
            query = sa.select(kept.c.number, kept.c.body).where(kept.c.table_id == table)
            found = (await connection.execute(query)).first()
            first = found.number if found else 0
            entries = await self._entries(connection, table, first)
        if not entries and found is None:
            return None
        snapshot = _snapshots.decode(found.body) if found else None
        return Stored(snapshot, entries, first + len(entries))

    async def since(self, table: str, number: int) -> list[AnyEntry]:
        """All entries of a table from `number` on."""
        async with self._engine.connect() as connection:
            return await self._entries(connection, table, number)

    async def _entries(self, connection: AsyncConnection, table: str, first: int) -> list[AnyEntry]:
        own = schema.entries
        query = (
            sa.select(own.c.body)
            .where(own.c.table_id == table, own.c.number >= first)
            .order_by(own.c.number)
        )
        return [decode(bytes(row.body)) for row in await connection.execute(query)]

    async def listed(self, most: int = 100) -> list[Row]:
        """The tables of the lobby, the busiest first."""
        own = schema.tables
        query = (
            sa.select(own)
            .where(own.c.listed == 1)
            .order_by(own.c.active.desc(), own.c.id)
            .limit(most)
        )
        return await self._rows(query)

    async def unfinished(self, most: int = 1000) -> list[Row]:
        """Tables on which something may have to go on by itself."""
        own = schema.tables
        query = sa.select(own).where(own.c.state == "racing").order_by(own.c.active.desc())
        return await self._rows(query.limit(most))

    async def _rows(self, query: Any) -> list[Row]:
        async with self._engine.connect() as connection:
            found = await connection.execute(query)
            return [Row(*row)._replace(listed=bool(row.listed)) for row in found]


def _begun(file: sa.Engine, work: Callable[[sa.Connection], T]) -> T:
    with file.begin() as connection:
        return work(connection)


def _keep_row(connection: sa.Connection, row: Row, is_new: bool) -> None:
    values = {**row._asdict(), "listed": int(row.listed)}
    if is_new:
        connection.execute(sa.insert(schema.tables).values(values))
    else:
        mine = schema.tables.c.id == row.id
        connection.execute(sa.update(schema.tables).where(mine).values(values))


def _keep_snapshot(connection: sa.Connection, change: Change) -> None:
    kept = schema.snapshots
    connection.execute(sa.delete(kept).where(kept.c.table_id == change.table))
    number = change.first + len(change.bodies)
    values = {"table_id": change.table, "number": number, "body": change.snapshot}
    connection.execute(sa.insert(kept).values(values))


def _configure(connection: Any, _record: Any) -> None:
    """SQLite: readers and the writer at once, and a commit is on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={WAIT_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection, to: str = "head") -> None:
    config = Config()
    folder = str(Path(__file__).parent / "migrations").replace("%", "%%")
    config.set_main_option("script_location", folder)
    config.attributes["connection"] = connection
    command.upgrade(config, to)


async def _pepper(connection: AsyncConnection) -> bytes:
    """The secret of this store, made when it is opened first."""
    facts = schema.facts
    query = sa.select(facts.c.value).where(facts.c.name == "pepper")
    found = (await connection.execute(query)).scalar_one_or_none()
    if found is None:
        found = secrets.token_bytes(32)
        await connection.execute(sa.insert(facts).values(name="pepper", value=found))
    return bytes(found)


def _first_line(error: Exception) -> str:
    text = str(getattr(error, "orig", None) or error).strip()
    return text.splitlines()[0] if text else type(error).__name__
