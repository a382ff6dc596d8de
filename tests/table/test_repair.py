"""Tables whose entries have a hole or cannot follow: the race goes on from where they lead."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
import sqlalchemy as sa

from slipstream.notation.record import read_record
from slipstream.notation.replay import check_deal
from slipstream.table.live.repair import followable
from slipstream.table.room import entries as e
from slipstream.table.room.ledger import STRIDE
from slipstream.table.room.room import Room
from slipstream.table.store import schema
from slipstream.table.store.store import Store
from slipstream.table.store.transactions import Conflict, LobbyRow
from table.postgres import Cluster
from table.rooms import NOW, drive, opened, room
from table.serving import PATIENCE, Served, Table, serving

Damage = Callable[[sa.Connection, str, int], object]
OWN = schema.entries
FEW = 5  # entries that are lost


def missing(connection: sa.Connection, table: str, number: int) -> None:
    """An entry was never stored, although those after it were."""
    connection.execute(sa.delete(OWN).where(OWN.c.table_id == table, OWN.c.number == number))


def with_body(body: bytes) -> Damage:
    mine = sa.update(OWN).values(body=body)
    return lambda connection, table, number: connection.execute(
        mine.where(OWN.c.table_id == table, OWN.c.number == number)
    )


def damaged(
    served: Served, damage: Damage, answers: int = 12, number: int = 0
) -> tuple[Table, int, int]:
    """A race that has run for a while and is then damaged: at which entry, of how many."""
    table = served.table()
    live = served.tables.in_memory[table.id]
    served.do(served.tables.act(live, lambda room: drive(room, room.race.index + answers)))
    kept, where = schema.snapshots, number or live.stored - FEW

    def work(connection: sa.Connection) -> None:
        if not number:  # no snapshot beyond the damage
            connection.execute(sa.delete(kept).where(kept.c.table_id == table.id))
        damage(connection, table.id, where)

    served.do(served.tables.store.write(work, lambda _: True))
    served.tables.in_memory.pop(table.id)
    return table, where, live.stored


def aside(served: Served, table: Table) -> list[int]:
    kept = schema.set_aside
    query = sa.select(kept.c.number).where(kept.c.table_id == table.id).order_by(kept.c.number)
    found: list[int] = served.do(served.tables.store.read(lambda c: list(c.scalars(query))))
    return found


@pytest.mark.parametrize(
    "damage",
    [
        missing,
        with_body(b"\xff\xfe no entry"),
        with_body(e.encode(e.Played(NOW, 0, 999_999, 1, "play", "??"))),
        with_body(e.encode(e.Undone(NOW, 0, 999))),
    ],
    ids=["hole", "unreadable", "illegal", "impossible"],
)
def test_the_race_goes_on_before_the_hole(
    served: Served, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    table, number, stored = damaged(served, damage)

    for what in ("", "/log", "/record", "/position", "/turns"):
        assert table.get(what).status_code == 200, what
    kept = aside(served, table)
    assert kept == list(range(number + (damage is missing), stored))
    assert f"table {table.id}: entries from number {number} on are set aside" in caplog.text
    go_on(served, table)
    assert aside(served, table) == kept, "it is repaired once"


def go_on(served: Served, table: Table) -> None:
    """Everybody is told, and the race can be driven to its end and proved."""
    with table.connect(0) as client:
        client.sync()
        lines = [message for message in client.heard if message["type"] == "chat"]
        assert [(line["seat"], line["name"]) for line in lines] == [(-1, "The table")]
    live = served.tables.in_memory[table.id]
    served.do(served.tables.act(live, drive))
    served.tables.in_memory.pop(table.id)
    assert table.get().json()["state"] == "over"
    check_deal(read_record(table.get("/record").text))


def test_a_hole_before_a_snapshot_is_found(served: Served) -> None:
    table, _, stored = damaged(served, missing, 2 * STRIDE, 20)

    assert table.get("/log").status_code == 200
    assert aside(served, table) == list(range(21, stored))
    go_on(served, table)


def test_what_cannot_be_read_before_a_snapshot_keeps_nobody_from_driving_on(served: Served) -> None:
    table, *_ = damaged(served, with_body(b"{"), 2 * STRIDE, 20)

    for what in ("/log", "/record", "/turns"):
        assert (table.get(what).status_code, table.get(what).json()["code"]) == (409, "unreadable")
    assert aside(served, table) == []
    served.do(served.tables.act(served.tables.in_memory[table.id], drive))
    assert table.get().json()["state"] == "over"


def test_a_race_that_was_over_is_under_way_again(served: Served) -> None:
    table, *_ = damaged(served, missing, 10_000)

    assert table.get().json()["state"] == "racing"
    rows = served.do(served.tables.store.unfinished())
    assert table.id in [row.id for row in rows]
    go_on(served, table)


def test_a_snapshot_that_cannot_be_read_costs_nothing(served: Served) -> None:
    def damage(connection: sa.Connection, table: str, _number: int) -> None:
        kept = schema.snapshots
        connection.execute(sa.update(kept).where(kept.c.table_id == table).values(body=b"{"))

    table, _, stored = damaged(served, damage, 2 * STRIDE, 20)

    assert table.get().status_code == 200
    assert served.tables.in_memory[table.id].stored == stored
    assert aside(served, table) == []


def damaging(damage: Damage, table: str, connection: sa.Connection) -> None:
    kept = schema.snapshots
    connection.execute(sa.delete(kept).where(kept.c.table_id == table))
    damage(connection, table, 0)


@pytest.mark.parametrize(
    "damage",
    [missing, with_body(b"\xff"), with_body(e.encode(opened("GP", 2, start="GP/1 turn=1 x=y")))],
    ids=["missing", "unreadable", "impossible"],
)
def test_a_table_without_a_beginning_is_set_aside_and_the_others_go_on(
    tmp_path: Path, damage: Damage, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing of its position is told, not even in the log."""
    store = f"sqlite:///{tmp_path}/tables.sqlite"
    with serving(store) as served:
        waiting = [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}]
        tables = [served.table(listed=True), served.table(listed=True, seats=waiting)]
        tables.append(served.table(humans=0, bots=3, pace_ms=300))
        for table in tables[:2]:
            write = partial(damaging, damage, table.id)
            served.do(served.tables.store.write(write, lambda _: True))
    with serving(store) as served:
        told = [served.http.get(f"/api/tables/{table.id}") for table in tables]
        lobby = served.http.get("/api/tables")
        live = served.do(served.tables.find(tables[2].id))
        index = live.room.race.index
        deadline = time.monotonic() + PATIENCE
        # On a slow machine its race may be over by now: then it has gone on.
        while live.room.race.index == index and not live.room.ledger.over:
            assert time.monotonic() < deadline, "the bots of another table stand still"
            time.sleep(0.05)

    assert [reply.status_code for reply in told] == [409, 409, 200]
    assert told[0].json()["code"] == "unreadable"
    assert "turn=" not in told[0].text + caplog.text
    assert lobby.status_code == 200
    assert f"table {tables[0].id} cannot be read at all" in caplog.text


def test_whatever_is_missing_the_rest_leads_somewhere() -> None:
    """Between an answer and the luck that follows it, too."""
    made = room()
    drive(made, 40)
    for number in range(5, len(made.ledger.fresh)):
        left = made.ledger.fresh[:number] + made.ledger.fresh[number + 1 :]
        again = Room.read(None, made.ledger.fresh[:number])
        again.go_on(NOW)

        assert followable(made.ledger.fresh) == len(made.ledger.fresh)
        assert followable(left) >= number
        assert again.ledger.over or again.ledger.waiting()


def test_a_table_that_is_being_written_has_no_hole(cluster: Cluster) -> None:
    async def run() -> None:
        store = Store(cluster.database())
        await store.open()
        other = Store(store.url.set(drivername="postgresql").render_as_string())
        await other.open()
        made = room()
        fresh = made.ledger.taken()
        await store.append("a", 0, fresh, LobbyRow("a", "FMR", False, "racing", NOW, NOW))
        writing = asyncio.create_task(written(store, made, len(fresh)))
        while not writing.done():
            found = await other.load("a")
            assert found is not None
            assert found.is_whole
        await writing
        await store.close()
        await other.close()

    asyncio.run(run())


async def written(store: Store, made: Room, count: int) -> None:
    while not made.ledger.over:
        drive(made, made.race.index + 1)
        fresh = made.ledger.taken()
        await store.append("a", count, fresh, None, made.ledger.snapshot())
        count += len(fresh)


def test_nothing_is_stored_after_a_hole(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite:///{tmp_path}/tables.sqlite")
        await store.open()
        said = [e.Said(NOW, 0, "hi")]
        await store.append("a", 0, said, LobbyRow("a", "FMR", False, "racing", NOW, NOW))
        with pytest.raises(Conflict):
            await store.append("a", 2, said)
        await store.append("a", 1, said)
        assert (await store.whole("a")).length == 2
        await store.close()

    asyncio.run(run())
