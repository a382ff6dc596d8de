"""A store that fails for a while: nothing is told or remembered that is not stored."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from samples import usual
from slipstream.kernel.game import State
from slipstream.league.progress import Entered
from slipstream.table.live import tables as live_tables
from slipstream.table.live.subscriber import Subscriber
from slipstream.table.live.table import LiveTable
from slipstream.table.live.tables import LiveTables
from slipstream.table.live.workers import Workers
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.seasons.store import SeasonStore
from slipstream.table.store import schema
from slipstream.table.store import store as stores
from slipstream.table.store.reading import Away
from slipstream.table.store.store import NotStored, Store
from slipstream.table.store.transactions import Conflict
from slipstream.table.telling import wire
from table.rooms import asked, minute, opened, tokens, truth
from table.serving import PATIENCE, Served, serving

T = TypeVar("T")


class Failing(Store):
    """A database that can be switched off, for writers and for readers, or loses its answers."""

    cannot_write = False
    cannot_read = False
    loses_answers = 0
    tries = 0

    async def _transaction(self, work: Callable[[sa.Connection], None]) -> None:
        self.tries += 1
        if self.cannot_write:
            raise OperationalError("", {}, Exception("gone"))
        await super()._transaction(work)
        if self.loses_answers:
            self.loses_answers -= 1
            raise OperationalError("", {}, Exception("no answer"))

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        if self.cannot_read:
            raise Away
        return await super().read(work)


class First(Workers):
    """Bots that answer the first thing that they may."""

    async def choose(
        self, state: State, seat: int, bot: str, owner: str = "", aside: bool = False
    ) -> int | None:
        return state.legal(seat)[0]


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stores, "PATIENCE_SECONDS", 0.3)
    monkeypatch.setattr(stores, "AGAIN_SECONDS", 0.01)
    monkeypatch.setattr(live_tables, "AGAIN_SECONDS", 0.02)
    monkeypatch.setattr("slipstream.table.live.autoplay.CLAIM_AGAIN_MS", 20)


def with_tables(folder: Path, use: Callable[[LiveTables, Failing], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Failing(f"sqlite:///{folder}/tables.sqlite")
        tables = LiveTables(store, First())
        await tables.open()
        store.is_shared = True  # as patient as with a database that is somewhere else
        try:
            await use(tables, store)
        finally:
            await tables.close()

    asyncio.run(run())


def done(connection: sa.Connection, statement: sa.Executable) -> None:
    connection.execute(statement)


async def begun(tables: LiveTables, humans: int = 3, **agreed: Any) -> LiveTable:
    def seated(room: Room) -> None:
        for seat in range(3):
            bot = "" if seat < humans else "random"
            room.sit(seat, f"Driver {seat + 1}", tables.now(), bot, "" if bot else f"key {seat}")

    return await tables.create(opened(**agreed), seated)


def answered(
    tables: LiveTables, live: LiveTable, number: int | None = None
) -> Callable[[], Awaitable[None]]:
    """The first answer of whoever is asked now: the same one, however often it is sent."""
    seat, token = asked(live.room), tokens(live.room, asked(live.room))[0]
    at = live.room.race.number if number is None else number
    return lambda: tables.act(live, lambda room: room.post(seat, at, token, tables.now()))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def heard(live: LiveTable, tables: LiveTables) -> Subscriber:
    reader = Subscriber(10_000)
    await tables.join(live, reader, wire.Hello(view=False))
    await reader.next()
    return reader


async def told(reader: Subscriber) -> set[str]:
    return {json.loads(line)["type"] for line in (await reader.next()).splitlines()}


async def same_elsewhere(tables: LiveTables, live: LiveTable) -> None:
    """Whoever reads the table from the store finds it as it is here."""
    stored = await tables.store.whole(live.id)

    assert stored.is_whole
    assert stored.length == live.stored
    again = Room.read(None, stored.entries)
    assert (truth(again), again.race.number) == (truth(live.room), live.room.race.number)


@pytest.mark.parametrize("cannot_read", [False, True])
def test_what_could_not_be_stored_did_not_happen(tmp_path: Path, cannot_read: bool) -> None:
    async def use(tables: LiveTables, store: Failing) -> None:
        live = await begun(tables)
        reader = await heard(live, tables)
        before, answer = truth(live.room), answered(tables, live)
        store.cannot_write, store.cannot_read = True, cannot_read
        with pytest.raises(NotStored):
            await answer()
        assert truth(live.room) == before
        assert not reader._outbox
        store.cannot_write = store.cannot_read = False
        await answer()
        assert await told(reader) == {"moved", "position"}
        await same_elsewhere(tables, live)

    with_tables(tmp_path, use)


def test_while_an_answer_is_being_stored_nobody_sees_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PATIENCE_SECONDS", PATIENCE)

    async def use(tables: LiveTables, store: Failing) -> None:
        live = await begun(tables)
        before = truth(live.room)
        store.cannot_write, store.tries = True, 0
        giving = asyncio.ensure_future(answered(tables, live)())
        await until(lambda: store.tries > 1)
        assert truth(live.room) == before
        await asyncio.wait_for(heard(live, tables), PATIENCE)
        assert not giving.done()
        store.cannot_write = False
        await giving
        assert truth(live.room) != before

    with_tables(tmp_path, use)


def test_a_commit_whose_answer_is_lost_counts_once(tmp_path: Path) -> None:
    async def use(tables: LiveTables, store: Failing) -> None:
        in_memory = [await begun(tables) for _ in range(5)]
        store.loses_answers = 2
        await asyncio.gather(*(answered(tables, live)() for live in in_memory))
        for live in in_memory:
            await same_elsewhere(tables, live)

    with_tables(tmp_path, use)


def test_of_two_with_the_same_number_one_is_refused_also_in_doubt(tmp_path: Path) -> None:
    async def use(tables: LiveTables, store: Failing) -> None:
        live = await begun(tables)
        twin = LiveTable(live.id, live.room.copy(), live.stored, 0)
        store.loses_answers = 1
        await answered(tables, live)()
        other = answered(tables, twin)
        store.loses_answers = 1
        with pytest.raises(Refusal, match="moved on"):
            await other()
        await same_elsewhere(tables, live)
        await same_elsewhere(tables, twin)

    with_tables(tmp_path, use)


def test_what_was_stored_after_all_is_told_when_the_store_is_back(tmp_path: Path) -> None:
    async def use(tables: LiveTables, store: Failing) -> None:
        live = await begun(tables)
        reader = await heard(live, tables)
        answer = answered(tables, live)
        store.loses_answers = 10_000
        store.cannot_read = True
        with pytest.raises(NotStored):
            await answer()
        store.loses_answers, store.cannot_read = 0, False
        assert await told(reader) == {"moved", "position"}
        with pytest.raises(Refusal) as refused:
            await answer()
        assert refused.value.code == "repeated"
        await same_elsewhere(tables, live)

    with_tables(tmp_path, use)


def test_bots_go_on_when_the_store_is_back(tmp_path: Path) -> None:
    async def use(tables: LiveTables, store: Failing) -> None:
        live = await begun(tables, humans=0)
        for _ in range(3):
            store.cannot_write = store.cannot_read = True
            await asyncio.sleep(0.4)
            number = live.room.race.number
            store.cannot_write = store.cannot_read = False
            await until(lambda at=number: live.room.race.number > at or live.ledger.over)  # type: ignore[misc]
        await until(lambda: live.ledger.over)
        await same_elsewhere(tables, live)

    with_tables(tmp_path, use)


def test_nobody_pays_for_the_time_in_which_nothing_could_be_stored(tmp_path: Path) -> None:
    async def use(tables: LiveTables, store: Failing) -> None:
        late, now = 0, tables.now()
        tables.now = tables.repository.now = lambda: now + late
        live = await begun(tables, clock=minute())
        await until(lambda: live.is_claimed)
        store.cannot_write = True
        with pytest.raises(NotStored):
            await answered(tables, live)()
        late = 90_000
        store.tries = 0
        live.poke()
        await until(lambda: store.tries > 1)
        store.cannot_write = False
        await until(lambda: live.is_claimed)
        assert not any(getattr(step, "cause", "") == "clock" for step in live.room.race.recent)
        assert live.room.ledger.clock.remaining(asked(live.room), tables.now()) == 60_000

    with_tables(tmp_path, use)


def test_a_table_that_remembers_more_than_the_store_begins_anew(tmp_path: Path) -> None:
    """A database that was brought back from a copy of yesterday."""

    async def use(tables: LiveTables, store: Failing) -> None:
        live = await begun(tables)
        reader = await heard(live, tables)
        older = truth(live.room)
        await answered(tables, live)()
        own = schema.entries
        first = live.stored - 1
        forget = sa.delete(own).where(own.c.number >= first)
        await store.write(lambda connection: done(connection, forget), lambda _: True)
        with pytest.raises(Refusal):
            await answered(tables, live)()
        assert reader.is_lost
        again = await tables.find(live.id)
        assert again is not live
        assert truth(again.room) != older or again.stored < live.stored
        await same_elsewhere(tables, again)
        with pytest.raises(Refusal):
            await tables.act(live, lambda room: room.say(0, "hello", 0))

    with_tables(tmp_path, use)


def test_an_entry_of_a_season_whose_answer_is_lost_is_that_of_whoever_asked(tmp_path: Path) -> None:
    async def use(_tables: LiveTables, store: Failing) -> None:
        season_store, own = SeasonStore(store), schema.seasons
        found = sa.insert(own).values(id="s", body=b"{}")
        await store.write(lambda connection: done(connection, found), lambda _: True)
        store.loses_answers = 1
        await season_store.enter("s", 0, Entered("Ann", key="hers"))
        with pytest.raises(Conflict):
            await season_store.enter("s", 0, Entered("Ben", key="his"))

    with_tables(tmp_path, use)


def away(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database does not let itself be read."""

    async def nothing(_work: object) -> None:
        raise Away

    monkeypatch.setattr(served.tables.store, "read", nothing)


def test_without_a_database_the_doors_say_when_to_come_back(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = served.table()
    del served.tables.in_memory[table.id]
    with monkeypatch.context() as patch:
        away(served, patch)
        for what in ("/tables", f"/tables/{table.id}", f"/tables/{table.id}/log", "/seasons/nine"):
            reply = served.http.get(f"/api{what}")
            assert (reply.status_code, reply.json()["code"]) == (503, "away")
            assert int(reply.headers["retry-after"]) > 0
        with connect(table.url(), open_timeout=PATIENCE) as socket:
            assert json.loads(socket.recv(PATIENCE))["code"] == "away"
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013

    assert table.get().status_code == 200


@pytest.mark.parametrize("trouble", usual(["locked", "full"], "full"))
def test_a_file_that_cannot_be_written_refuses_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    monkeypatch.setattr("slipstream.table.store.opening.WAIT_MS", 50)
    with serving(f"sqlite:///{tmp_path}/tables.sqlite") as served:
        table = served.table()
        seat = table.get("/position").json()["waiting"][0]
        with table.connect(seat) as client:
            end = cause_trouble(trouble, served, tmp_path / "tables.sqlite")
            said = 0
            while (reply := client.ask({"type": "chat", "text": "x" * 500}))["type"] == "accepted":
                said += 1
            assert (reply["code"], said < 20) == ("not_stored", True)
            body = {"game": "FMR", "seats": [{"kind": "human"}] * 3}
            refused = served.http.post("/api/tables", json=body)
            assert (refused.status_code, refused.json()["code"]) == (503, "not_stored")
            end()
            assert client.answer()["type"] == "accepted"
            client.sync()
            assert sum(message["type"] == "chat" for message in client.heard) == said
        assert len(table.get("/log").json()["moves"]) == table.get("/position").json()["index"]


def cause_trouble(trouble: str, served: Served, file: Path) -> Callable[[], object]:
    """How to end it."""
    if trouble == "locked":
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        return other.close

    engine = served.tables.store.database.engine
    with sqlite3.connect(file) as counted:
        (pages,) = counted.execute("PRAGMA page_count").fetchone()
    counted.close()
    most = [pages]

    def limit(connection: sqlite3.Connection, *_: object) -> None:
        """Every connection has a limit of its own."""
        connection.execute(f"PRAGMA max_page_count={most[0]}").close()

    sa.event.listen(engine, "checkout", limit)
    return lambda: most.append(most.pop() + 1000)
