"""What nobody has touched for long is removed: tables, and seasons with all their tables.

A table is as old as its last entry; the tables of a season are as old as the youngest of them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Collection
from typing import Final

import msgspec
import sqlalchemy as sa

from slipstream.table.failures import log
from slipstream.table.store import alerts, drivers, schema
from slipstream.table.store.reading import Away
from slipstream.table.store.store import NotStored, Store

DAY_MS: Final = 24 * 3600 * 1000
AT_ONCE: Final = 100  # tables in a transaction
TIDY_SECONDS: Final = 3600.0
UNFINISHED: Final = ("open", "racing")


class Retention(msgspec.Struct, frozen=True):
    """After how many days without an entry a table goes; None: never."""

    finished_days: float | None = None
    unfinished_days: float | None = None

    def is_old(self, state: str, at: int, now: int) -> bool:
        days = self.unfinished_days if state in UNFINISHED else self.finished_days
        return days is not None and now - at > days * DAY_MS


class Removed(msgspec.Struct, frozen=True):
    """The names of what is gone."""

    tables: list[str]
    seasons: list[str]


class _At(msgspec.Struct):
    """All that matters of an entry."""

    at: int


class _Race(msgspec.Struct):
    """All that matters of a season's race."""

    table: str


async def tidy(
    store: Store, retention: Retention, now: Callable[[], int], in_use: Collection[str]
) -> None:
    """Now and then what is too old is removed, except what is in use."""
    while True:
        try:
            gone = await remove_old(store, retention, now(), in_use)
        except (NotStored, Away):
            gone = None
        if gone and gone.tables:
            log.warning("%d old tables were removed", len(gone.tables))
        await asyncio.sleep(TIDY_SECONDS)


async def remove_old(
    store: Store, retention: Retention, now: int, besides: Collection[str] = ()
) -> Removed:
    """Remove what is too old, except tables that are in use; what that was."""
    if retention.finished_days is None and retention.unfinished_days is None:
        return Removed([], [])
    found = await store.read(lambda connection: too_old(connection, retention, now, besides))
    for begin in range(0, len(found.tables), AT_ONCE):
        await remove_tables(store, found.tables[begin : begin + AT_ONCE])
    await remove_seasons(store, found.seasons)
    return found


async def remove_tables(store: Store, tables: Collection[str]) -> None:
    """Tables with all that is kept of them."""

    def work(connection: sa.Connection) -> None:
        alerts.forget(connection, tables)
        drivers.forget(connection, tables)
        for own in (schema.reviews, schema.snapshots, schema.set_aside, schema.entries):
            connection.execute(sa.delete(own).where(own.c.table_id.in_(tables)))
        connection.execute(sa.delete(schema.tables).where(schema.tables.c.id.in_(tables)))

    await store.write(work, lambda _connection: False)


async def remove_seasons(store: Store, seasons: Collection[str]) -> None:
    """Seasons with their entries and calls; their tables stay."""

    def work(connection: sa.Connection) -> None:
        alerts.forget(connection, seasons)
        drivers.forget(connection, seasons)
        for own in (schema.season_acts, schema.season_races, schema.season_entries):
            connection.execute(sa.delete(own).where(own.c.season_id.in_(seasons)))
        connection.execute(sa.delete(schema.seasons).where(schema.seasons.c.id.in_(seasons)))

    if seasons:
        await store.write(work, lambda _connection: False)


def too_old(
    connection: sa.Connection, retention: Retention, now: int, besides: Collection[str] = ()
) -> Removed:
    """What would be removed."""
    own = schema.tables
    states = {row.id: row.state for row in connection.execute(sa.select(own.c.id, own.c.state))}
    last = _last_entries(connection)
    old = {
        table
        for table, state in states.items()
        if table not in besides and retention.is_old(state, last.get(table, 0), now)
    }
    calendars = _calendars(connection)
    kept = {table for tables in calendars.values() if not tables <= old for table in tables}
    gone = [
        season
        for season, tables in calendars.items()
        if tables <= old and (tables or retention.is_old("open", _founded(connection, season), now))
    ]
    return Removed(sorted(old - kept), sorted(gone))


def _last_entries(connection: sa.Connection) -> dict[str, int]:
    """When something happened last at each table, in ms since 1970."""
    own = schema.entries
    newest = (
        sa.select(own.c.table_id, sa.func.max(own.c.number).label("number"))
        .group_by(own.c.table_id)
        .subquery()
    )
    query = sa.select(own.c.table_id, own.c.body).join(
        newest, sa.and_(own.c.table_id == newest.c.table_id, own.c.number == newest.c.number)
    )
    return {row.table_id: _at(row.body) for row in connection.execute(query)}


def _at(body: bytes) -> int:
    with contextlib.suppress(msgspec.DecodeError, UnicodeError):
        return msgspec.json.decode(body, type=_At).at
    return 0


def _calendars(connection: sa.Connection) -> dict[str, set[str]]:
    """The tables of each season."""
    found: dict[str, set[str]] = defaultdict(set)
    for season in connection.scalars(sa.select(schema.seasons.c.id)):
        found[season] = set()
    races = sa.select(schema.season_races.c.season_id, schema.season_races.c.body)
    for row in connection.execute(races):
        if table := msgspec.json.decode(row.body, type=_Race).table:
            found[row.season_id].add(table)
    return found


def _founded(connection: sa.Connection, season: str) -> int:
    query = sa.select(schema.seasons.c.body).where(schema.seasons.c.id == season)
    return _at(connection.scalars(query).one())
