"""The operator's hand on single tables: look, take along, mute, lock.

It is written as any other entry is, so that a running server finds it in the store and follows;
whoever comes second with a number tries again.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from slipstream.kernel.errors import SlipstreamError
from slipstream.kernel.game import CHANCE, PUBLIC
from slipstream.table.live.repository import TableRepository
from slipstream.table.live.table import LiveTable
from slipstream.table.looking_back.records import record_text
from slipstream.table.room.refusal import OldRules
from slipstream.table.room.room import Room
from slipstream.table.store import schema
from slipstream.table.store.opening import first_line, version_of, versions
from slipstream.table.store.store import Store
from slipstream.table.store.transactions import Conflict, operator_was_here
from slipstream.table.timekeeping import wall_clock

TRIES: Final = 20


class Listed(msgspec.Struct, frozen=True):
    """A table in numbers."""

    id: str
    game: str
    state: str
    listed: bool
    created: int
    active: int
    entries: int
    bytes: int


class Shown(msgspec.Struct, frozen=True):
    """One table: who sits there, and how it stands. Nothing hidden, no secret."""

    table: Listed
    seats: list[str]
    muted: list[int]
    locked: bool
    moves: int
    chat: list[str]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store of today's version; its server may be running."""
    store = Store(url)
    try:
        version = await _version(store)
        if version != versions()[-1]:
            raise SlipstreamError(
                f"this store has version {version or 'none'}, this program {versions()[-1]}:"
                " start the server once with it, which brings the store up to date"
            )
        await store.open()
        yield store
    finally:
        await store.close()


async def _version(store: Store) -> str:
    try:
        return await store.database.read(version_of)
    except (SQLAlchemyError, OSError) as error:
        raise SlipstreamError(f"the store cannot be opened: {first_line(error)}") from error


async def listed(store: Store, state: str = "", most: int = 1000) -> list[Listed]:
    """The tables, the busiest first."""
    query = _numbers().order_by(schema.tables.c.active.desc(), schema.tables.c.id).limit(most)
    if state:
        query = query.where(schema.tables.c.state == state)
    return await store.read(lambda connection: [_listed(row) for row in connection.execute(query)])


def _numbers() -> sa.Select[tuple[object, ...]]:
    own, entries = schema.tables, schema.entries
    return (
        sa.select(
            own,
            sa.func.count(entries.c.number).label("entries"),
            sa.func.coalesce(sa.func.sum(sa.func.length(entries.c.body)), 0).label("bytes"),
        )
        .join(entries, entries.c.table_id == own.c.id, isouter=True)
        .group_by(own.c.id)
    )


def _listed(row: sa.Row[tuple[object, ...]]) -> Listed:
    found = row._mapping
    return Listed(
        found["id"],
        found["game"],
        found["state"],
        bool(found["listed"]),
        found["created"],
        found["active"],
        found["entries"],
        int(found["bytes"]),
    )


async def shown(store: Store, table: str) -> Shown:
    """One table, as far as everybody may know it."""
    query = _numbers().where(schema.tables.c.id == table)
    row = await store.read(lambda connection: connection.execute(query).first())
    if row is None:
        raise _unknown(table)
    ledger = (await _live(store, table)).ledger
    return Shown(
        _listed(row),
        [seat.name or seat.bot or "-" for seat in ledger.seats],
        [number + 1 for number, seat in enumerate(ledger.seats) if seat.muted],
        ledger.locked,
        ledger.race.index,
        [f"{message.seat + 1}: {message.text}" for message in ledger.chat],
    )


async def record(store: Store, table: str) -> str:
    """A `.race` record: of a race under way only what spectators may know."""
    stored = await store.whole(table)
    if not stored.entries:
        raise _unknown(table)
    query = sa.select(schema.tables.c.state).where(schema.tables.c.id == table)
    state = await store.read(lambda connection: connection.execute(query).scalar())
    return record_text(stored.entries, CHANCE if state in ("over", "record") else PUBLIC)


async def mute(store: Store, table: str, seat: int, muted: bool) -> None:
    """A seat, from 1, may not write in the chat any more, or may again."""
    await _do(store, table, lambda room: room.mute(seat - 1, muted, wall_clock()))


async def lock(store: Store, table: str, locked: bool) -> None:
    """Nothing happens at the table any more, clocks included, until it is unlocked."""
    await _do(store, table, lambda room: room.lock(locked, wall_clock()))


async def _do(store: Store, table: str, command: Callable[[Room], None]) -> None:
    repository = TableRepository(store, wall_clock)
    for _ in range(TRIES):
        live = await _live(store, table)
        trial = await repository.tried(live, command)
        try:
            await repository.keep(live, trial)
        except Conflict:
            continue  # somebody has moved meanwhile
        await wake_server(store)
        return
    raise SlipstreamError(f"table {table} is too busy: try again")


async def wake_server(store: Store) -> None:
    """A running server looks at its tables again."""
    await store.write(operator_was_here, lambda _connection: True)


async def _live(store: Store, table: str) -> LiveTable:
    try:
        found = await TableRepository(store, wall_clock).load(table)
    except OldRules as error:
        raise SlipstreamError(
            f"table {table} is of older rules: it can only be exported"
        ) from error
    if found is None:
        raise _unknown(table)
    return found


def _unknown(table: str) -> SlipstreamError:
    return SlipstreamError(f"there is no table {table!r} in this store")
