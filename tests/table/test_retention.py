"""What nobody has touched for long is removed, and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any

import sqlalchemy as sa
from msgspec.structs import replace

from slipstream.table.live.tables import LiveTables
from slipstream.table.room.room import Room
from slipstream.table.seasons import commands
from slipstream.table.seasons import rest as season_rest
from slipstream.table.store import schema
from slipstream.table.store.retention import DAY_MS, Retention, remove_old
from slipstream.table.store.store import Store
from slipstream.table.telling import rest
from table.rooms import opened

MONTH = Retention(30, 60)
PARTS = (schema.tables, schema.entries, schema.snapshots, schema.set_aside)


class Clock:
    def __init__(self) -> None:
        self.days = 1

    def now(self) -> int:
        return self.days * DAY_MS


async def counted(store: Store) -> list[int]:
    def count(connection: sa.Connection) -> list[int]:
        return [
            connection.scalar(sa.select(sa.func.count()).select_from(part)) or 0 for part in PARTS
        ]

    return await store.read(count)


def run(url: str, play: Any) -> Any:
    async def main() -> Any:
        clock, store = Clock(), Store(url)
        tables = LiveTables(store, now=clock.now)
        await tables.open()
        try:
            return await play(tables, clock)
        finally:
            await tables.close()

    return asyncio.run(main())


def nobody(_room: Room) -> None:
    """All seats stay open."""


def test_a_table_goes_when_nothing_has_happened_there_for_long(store: str) -> None:
    async def play(tables: LiveTables, clock: Clock) -> list[Any]:
        idle, busy, kept = [
            (await tables.create(replace(opened(), at=clock.now()), nobody)).id for _ in range(3)
        ]
        clock.days = 50
        live = await tables.find(busy)
        await tables.act(live, lambda room: room.say(0, "still here", clock.now()))
        clock.days = 65
        gone = await remove_old(tables.store, MONTH, clock.now(), besides={kept})
        again = await remove_old(tables.store, MONTH, clock.now(), besides={kept})
        return [gone.tables == [idle], again.tables, (await counted(tables.store))[0]]

    assert run(store, play) == [True, [], 2]


def test_the_tables_of_a_season_go_with_it_and_not_before(store: str) -> None:
    async def play(tables: LiveTables, clock: Clock) -> list[Any]:
        before = (await counted(tables.store))[0]
        entries = [rest.NewSeat(kind="human", name=f"Driver {n}") for n in range(3)]
        wanted = season_rest.NewSeason(game="FMR", entries=entries, races=[{}, {}])
        made = await commands.create(tables, wanted)
        call = season_rest.Calling()
        info = await commands.call(tables, made.season.id, call, made.organiser)
        table = info.races[0].table
        clock.days += 50
        live = await tables.find(table)
        await tables.act(live, lambda room: room.say(0, "later", clock.now()))
        clock.days += 59
        young = await remove_old(tables.store, MONTH, clock.now(), besides=[])
        clock.days += 5
        old = await remove_old(tables.store, MONTH, clock.now(), besides=[])
        return [
            made.season.id in young.seasons or table in young.tables,
            old.seasons == [made.season.id],
            table in old.tables,
            (await counted(tables.store))[0] <= before,
        ]

    assert run(store, play) == [False, True, True, True]


def test_nothing_goes_unless_it_is_wanted(store: str) -> None:
    async def play(tables: LiveTables, clock: Clock) -> tuple[list[str], int]:
        before = (await counted(tables.store))[0]
        await tables.create(replace(opened(), at=clock.now()), nobody)
        clock.days = 10_000
        gone = await remove_old(tables.store, Retention(), clock.now())
        return gone.tables, (await counted(tables.store))[0] - before

    assert run(store, play) == ([], 1)
