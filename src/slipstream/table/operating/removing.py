"""What the operator removes: a table, a season, or all that nobody has touched for long.

A season's races are counted from their tables: so a table goes with its season only.
"""

from __future__ import annotations

import sqlalchemy as sa

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.operating.tables import wake_server
from slipstream.table.room.entries import Opened
from slipstream.table.seasons.store import SeasonStore
from slipstream.table.store import schema
from slipstream.table.store.retention import (
    Removed,
    Retention,
    remove_old,
    remove_seasons,
    remove_tables,
    too_old,
)
from slipstream.table.store.store import Store
from slipstream.table.timekeeping import wall_clock

__all__ = ["Removed", "Retention", "old", "remove", "season", "table"]


async def table(store: Store, name: str) -> Removed:
    """One table with all that is kept of it, readable or not."""
    query = sa.select(schema.tables.c.id).where(schema.tables.c.id == name)
    if await store.read(lambda connection: connection.execute(query).first()) is None:
        raise SlipstreamError(f"there is no table {name!r} in this store")
    first = (await store.whole(name)).entries[:1]
    if first and isinstance(first[0], Opened) and first[0].season:
        raise SlipstreamError(f"the table belongs to season {first[0].season}: delete that")
    await remove_tables(store, [name])
    await wake_server(store)
    return Removed([name], [])


async def season(store: Store, name: str) -> Removed:
    """A season with all its tables."""
    kept = await SeasonStore(store).load(name)
    if kept is None:
        raise SlipstreamError(f"there is no season {name!r} in this store")
    tables = [race.called.table for race in kept.races]
    await remove_tables(store, tables)
    await remove_seasons(store, [name])
    await wake_server(store)
    return Removed(tables, [name])


async def old(store: Store, rules: Retention) -> Removed:
    """What would go."""
    return await store.read(lambda connection: too_old(connection, rules, wall_clock()))


async def remove(store: Store, rules: Retention) -> Removed:
    gone = await remove_old(store, rules, wall_clock())
    await wake_server(store)
    return gone
