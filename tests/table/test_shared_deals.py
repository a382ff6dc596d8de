"""Tables with the same code share a deal: nothing of it is shown while one of them is under way."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from slipstream import CHANCE
from slipstream.notation.record import read_record
from slipstream.notation.replay import check_deal, commitment
from slipstream.table.room import entries as e
from slipstream.table.store import schema
from slipstream.table.store.database import Database
from slipstream.table.store.opening import migrate
from slipstream.table.store.store import Store
from table.rooms import drive, opened
from table.serving import Served, Table

CODE = "club night 3"
SEATS: list[dict[str, Any]] = [{"kind": "human", "name": "Ann"}, *[{"kind": "bot"}] * 2]


def finish(served: Served, table: Table) -> None:
    served.do(served.tables.act(served.do(served.tables.find(table.id)), drive))


def hidden(table: Table) -> list[int]:
    """What is asked for that only an open race shows."""
    asked = (f"/position?index=3&eyes={CHANCE}", f"/turns?eyes={CHANCE}", "/review")
    fork = {"index": 3, "seats": SEATS}
    reply = table.served.http.post(f"/api/tables/{table.id}/forks", json=fork)
    return [*(table.get(what).status_code for what in asked), reply.status_code]


def test_a_finished_race_shows_nothing_of_the_deal_of_one_that_goes_on(served: Served) -> None:
    going, over = (served.table(duplicate=CODE) for _ in "12")
    finish(served, over)

    assert over.get().json()["state"] == "over"
    assert over.get("/position").json()["end"]["seed"] == ""
    assert "[Seed" not in over.get("/record").text
    assert '[View "2"]' in over.get("/record", 1).text
    assert hidden(over) == [409] * 4
    finish(served, going)
    for table in (going, over):
        check_deal(read_record(table.get("/record").text))
        assert "[Seed" in table.get("/record").text
        assert hidden(table) == [200, 200, 200, 201]


def test_the_code_of_a_deal_is_told_to_nobody(served: Served) -> None:
    """Who knows it can have the same cards dealt."""
    one, two = (served.table(duplicate="only for us") for _ in "12")
    told = [table.get().json() for table in (one, two)]

    assert told[0]["duplicate"] == told[1]["duplicate"] == told[0]["commitment"][:8]
    for table in (one, two):
        for what in ("", "/position", "/record", "/log"):
            assert "only for us" not in table.get(what, 0).text


def test_a_fork_is_dealt_anew_each_time(served: Served) -> None:
    table = served.table()
    finish(served, table)
    body = {"index": 20, "seats": SEATS, "eyes": 0, "redeal": True, "pace_ms": 10_000}
    starts = set()
    for _ in range(6):
        told = served.http.post(f"/api/tables/{table.id}/forks", json=body).json()
        starts.add(served.tables.in_memory[told["table"]["id"]].ledger.opened.start)

    assert len(starts) == 6


def test_a_store_of_before_knows_its_shared_deals(tmp_path: Path) -> None:
    first = opened(duplicate=CODE, seed="77")

    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path}/tables.sqlite")
        with database.engine.begin() as connection:
            migrate(connection, "3")
            for name, entry in (("a", e.encode(first)), ("b", e.encode(opened())), ("c", b"\xff")):
                values = {"id": name, "game": "FMR", "listed": 0, "state": "racing"}
                table = sa.table("tables", *map(sa.column, [*values, "created", "active"]))
                row = {**values, "created": 1, "active": 1}
                connection.execute(sa.insert(table).values(row))
                body = {"table_id": name, "number": 0, "body": entry}
                connection.execute(sa.insert(schema.entries).values(body))
        database.close()
        store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
        await store.open()
        rows = {row.id: row.deal for row in await store.unfinished()}
        await store.close()

        assert rows == {"a": commitment("77"), "b": "", "c": ""}

    asyncio.run(run())
