"""The store: what is handed in is safe, once, in order, and quickly found again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
import sqlalchemy as sa

from slipstream import SlipstreamError
from slipstream.league.acts import Done, Left
from slipstream.league.progress import Entered
from slipstream.season import Agreed
from slipstream.table.room import entries as e
from slipstream.table.room.ledger import STRIDE
from slipstream.table.room.room import Room
from slipstream.table.seasons.store import Founded, Kept, SeasonStore
from slipstream.table.store import schema
from slipstream.table.store.database import Database
from slipstream.table.store.opening import engine_url, migrate
from slipstream.table.store.store import NotStored, Store
from slipstream.table.store.transactions import Conflict, LobbyRow
from table.postgres import STORES, Cluster
from table.rooms import NOW, drive, room, truth

T = TypeVar("T")
ONE = {"listed": 1}


@pytest.fixture(params=STORES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/some folder/tables.sqlite"
    made: Cluster = request.getfixturevalue("cluster")
    return made.database()


def with_store(url: str, use: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(url)
        await store.open()
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def row(table: str, listed: bool = True, active: int = NOW) -> LobbyRow:
    return LobbyRow(table, "FMR", listed, "racing", NOW, active)


def test_entries_come_back_in_order(url: str) -> None:
    made = room()
    entries = made.ledger.taken()

    async def use(store: Store) -> None:
        await store.append("a", 0, entries[:3], row("a"))
        await store.append("a", 3, entries[3:])

    with_store(url, use)
    found = with_store(url, lambda store: store.load("a"))
    assert found is not None
    assert found.entries == entries
    assert found.length == len(entries)
    assert truth(Room.read(found.snapshot, found.entries)) == truth(made)
    assert with_store(url, lambda store: store.load("b")) is None


def test_a_store_from_before_seasons_keeps_its_tables_and_learns_them(url: str) -> None:
    said = [e.Said(NOW, 0, "first")]

    def before() -> None:
        database = Database(url)
        if not database.is_shared:
            Path(str(database.url.database)).parent.mkdir(parents=True)
        with database.engine.begin() as connection:
            migrate(connection, "1")
            values = {**row("a")._asdict(), **ONE}
            del values["deal"]  # which came later
            old = sa.table("tables", *map(sa.column, values))
            connection.execute(sa.insert(old).values(values))
            first = {"table_id": "a", "number": 0, "body": e.encode(said[0])}
            connection.execute(sa.insert(schema.entries).values(first))
        database.close()

    async def after(store: Store) -> list[object]:
        season_store = SeasonStore(store)
        founded = Founded(NOW, "League", "FMR", 1, Agreed(2, {}, ({},)), "key")
        await season_store.found("s", founded, {1: Entered("Ann", key="hers")})
        with pytest.raises(Conflict):
            await season_store.enter("s", 1, Entered("Ben"))
        with pytest.raises(Conflict):
            await season_store.found("s", founded, {})
        await season_store.act("s", 0, Done(NOW, Left(1)))
        with pytest.raises(Conflict):
            await season_store.act("s", 0, Done(NOW, Left(2)))
        return [
            await store.since("a", 0),
            await season_store.load("s"),
            await season_store.load("t"),
        ]

    before()
    entries, kept, nothing = with_store(url, after)
    assert entries == said
    assert isinstance(kept, Kept)
    assert kept.entries == {1: Entered("Ann", key="hers")}
    assert kept.acts == [Done(NOW, Left(1))]
    assert nothing is None


def test_what_cannot_be_written_is_said(url: str) -> None:
    def broken(connection: sa.Connection) -> None:
        connection.execute(sa.text("INSERT INTO nowhere VALUES (1)"))

    with pytest.raises(NotStored):
        with_store(url, lambda store: store.write(broken, lambda _: False))


def test_who_comes_second_with_a_number_has_stored_nothing(url: str) -> None:
    said = [e.Said(NOW, 0, "first"), e.Said(NOW, 1, "second"), e.Said(NOW, 2, "third")]

    async def use(store: Store) -> tuple[object, ...]:
        await store.append("a", 0, said[:1], row("a"))
        return await asyncio.gather(
            store.append("a", 1, said[1:2]),
            store.append("a", 1, said[2:3]),
            store.append("b", 0, said, row("b")),
            return_exceptions=True,
        )

    results = with_store(url, use)
    assert results[0] is None
    assert isinstance(results[1], Conflict)
    assert results[2] is None
    assert with_store(url, lambda store: store.since("a", 0)) == said[:2]
    assert with_store(url, lambda store: store.since("b", 1)) == said[1:]


def test_what_arrives_together_is_committed_together(url: str) -> None:
    async def use(store: Store) -> int:
        commits = 0

        def count(_connection: object) -> None:
            nonlocal commits
            commits += 1

        sa.event.listen(store.database.engine, "commit", count)
        await asyncio.gather(
            *(store.append(f"t{n}", 0, [e.Said(NOW, 0, "hi")], row(f"t{n}")) for n in range(50))
        )
        return commits

    assert with_store(url, use) <= 3


def test_a_store_that_cannot_write_says_so(url: str) -> None:
    async def use(store: Store) -> None:
        await store.database.write(schema.entries.drop)
        with pytest.raises(NotStored):
            await store.append("a", 0, [e.Said(NOW, 0, "hi")], row("a"))
        assert await store.listed() == []

    with_store(url, use)


def test_a_table_is_read_from_its_last_snapshot(url: str) -> None:
    """However long its record is, no more entries are read than a snapshot is apart."""
    made = room()

    async def use(store: Store) -> int:
        count = 0
        most = 0
        while not made.ledger.over:
            drive(made, made.race.index + 1, seed=made.race.index)
            fresh = made.ledger.taken()
            state = row("a") if not count else None
            await store.append("a", count, fresh, state, made.ledger.snapshot())
            count += len(fresh)
            found = await store.load("a")
            assert found is not None
            assert found.length == count
            again = Room.read(found.snapshot, found.entries)
            assert truth(again) == truth(made)
            most = max(most, len(found.entries))
        return most

    assert with_store(url, use) <= STRIDE + 20
    assert made.race.index > 3 * STRIDE


def test_the_lobby_lists_the_busiest_table_first(url: str) -> None:
    async def use(store: Store) -> list[str]:
        for number, name in enumerate(("a", "b", "c")):
            await store.append(name, 0, [], row(name, name != "b", NOW + number))
        await store.append("a", 0, [e.Said(NOW, 0, "hi")])
        over = LobbyRow("a", "FMR", True, "over", NOW, NOW + 9)
        await store.append("a", 1, [], over)
        assert [found.id for found in await store.unfinished()] == ["c", "b"]
        return [found.id for found in await store.listed()]

    assert with_store(url, use) == ["a", "c"]


def test_a_store_has_one_secret_of_its_own(url: str, tmp_path: Path) -> None:
    async def pepper(store: Store) -> bytes:
        return store.pepper

    first, again = with_store(url, pepper), with_store(url, pepper)

    assert first == again
    assert len(first) == 32
    assert with_store(f"sqlite:///{tmp_path}/other.sqlite", pepper) != first


def test_migrations_make_the_tables_of_the_schema(url: str) -> None:
    async def use(store: Store) -> None:
        await store.read(compare)

    def compare(connection: sa.Connection) -> None:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        found = compare_metadata(MigrationContext.configure(connection), schema.metadata)
        assert [change for change in found if "alembic_version" not in str(change)] == []

    with_store(url, use)


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    async def use(store: Store) -> list[object]:
        return await store.read(
            lambda connection: [
                connection.execute(sa.text(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous")
            ]
        )

    assert with_store(f"sqlite:///{tmp_path}/tables.sqlite", use) == ["wal", 2]


def test_a_file_that_is_no_store_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "race.txt"
    file.write_text("no database " * 100)

    with pytest.raises(SlipstreamError, match="cannot be opened"):
        with_store(f"sqlite:///{file}", lambda store: store.load("a"))


@pytest.mark.parametrize("url", ["mysql://root@host/db", "tables.sqlite", "sqlite+pysqlite:///x"])
def test_there_are_two_kinds_of_store(url: str) -> None:
    with pytest.raises(SlipstreamError, match="store"):
        engine_url(url)


def test_no_new_name_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-7kUyrRSymjB", "--version", "a-Good_Name1"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _size: next(drawn))

    assert schema.new_id() == "a-Good_Name1"
