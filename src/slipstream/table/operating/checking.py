"""Whether a store is sound: every table can be read to its end, every season too."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from slipstream.table.live.repair import followable
from slipstream.table.room.refusal import OldRules
from slipstream.table.seasons.store import SeasonStore
from slipstream.table.store import schema
from slipstream.table.store.store import Store


class Report(msgspec.Struct):
    """What was looked at, and what is wrong with it."""

    tables: int = 0
    seasons: int = 0
    old_rules: int = 0
    """Tables that can only be read as a record."""
    repaired: int = 0
    """Tables of which a part was set aside at some time."""
    faults: list[str] = []


async def checked(store: Store) -> Report:
    """Everything is read and every race is run again; nothing is changed."""
    report = Report()
    for table in await _names(store, schema.tables.c.id):
        report.tables += 1
        fault = await _fault(store, table, report)
        if fault:
            report.faults.append(f"table {table}: {fault}")
    for season in await _names(store, schema.seasons.c.id):
        report.seasons += 1
        try:
            await SeasonStore(store).load(season)
        except (msgspec.DecodeError, UnicodeError):
            report.faults.append(f"season {season}: an entry cannot be read")
    report.repaired = len(set(await _names(store, schema.set_aside.c.table_id)))
    return report


async def _fault(store: Store, table: str, report: Report) -> str:
    stored = await store.whole(table)
    if not stored.entries:
        return "no entry can be read"
    if not stored.is_whole:
        return f"entry {stored.length} is missing or cannot be read"
    try:
        count = followable(stored.entries)
    except OldRules:
        report.old_rules += 1
        return ""
    return "" if count == len(stored.entries) else f"entry {count} does not follow"


async def _names(store: Store, column: sa.Column[str]) -> list[str]:
    query = sa.select(column).order_by(column)
    return await store.read(lambda connection: list(connection.scalars(query)))
