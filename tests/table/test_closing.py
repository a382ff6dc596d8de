"""However work with a store is broken off, no connection to its file stays open."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Coroutine, Generator
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from slipstream import SlipstreamError
from slipstream.table.live.tables import LiveTables
from slipstream.table.operating.tables import opened
from slipstream.table.room import entries as e
from slipstream.table.store.store import Store
from slipstream.table.store.transactions import LobbyRow

Opened = list[sqlite3.Connection]


@pytest.fixture
def connections() -> Generator[Opened]:
    """Every connection of this process to any SQLite file."""
    found: Opened = []
    real = sqlite3.connect

    def noted(*arguments: Any, **options: Any) -> sqlite3.Connection:
        found.append(real(*arguments, **options))
        return found[-1]

    with patch.object(sqlite3, "connect", noted):
        yield found


def is_open(connection: sqlite3.Connection) -> bool:
    try:
        return connection.total_changes >= 0
    except sqlite3.ProgrammingError:
        return False


class BrokenOff(Awaitable[bool]):
    """A coroutine that is cancelled where it waits for the n-th time; whether that came to pass."""

    def __init__(self, work: Coroutine[Any, Any, Any], wait: int) -> None:
        self._work = work
        self._wait = wait

    def __await__(self) -> Generator[Any, Any, bool]:
        waits = 0
        thrown: BaseException | None = None
        try:
            while True:
                future = self._work.throw(thrown) if thrown else self._work.send(None)
                waits, thrown = waits + 1, None
                if waits == self._wait:
                    thrown = asyncio.CancelledError()
                    if future is not None:
                        future.cancel()
                    continue
                try:
                    yield future
                except BaseException as error:
                    thrown = error
        except StopIteration:
            return waits >= self._wait
        except asyncio.CancelledError:
            return True


def at_every_wait(run: Callable[[int], Coroutine[Any, Any, bool]], connections: Opened) -> int:
    """Break work off where it waits first, second, and so on; where it came to its end."""
    for wait in count(1):
        was_broken_off = asyncio.run(run(wait))
        left = [connection for connection in connections if is_open(connection)]
        assert left == [], f"broken off at wait {wait}"
        if not was_broken_off:
            return wait
    raise AssertionError


async def some(store: Store) -> None:
    """One table, read and written."""
    await store.append("a", 0, [e.Said(1, 0, "hi")], LobbyRow("a", "FMR", True, "racing", 1, 1))
    await store.load("a")
    await store.listed()


def test_a_store_that_is_not_opened_to_its_end(tmp_path: Path, connections: Opened) -> None:
    async def run(wait: int) -> bool:
        store = Store(f"sqlite:///{tmp_path}/{wait}.sqlite")
        was_broken_off = await BrokenOff(store.open(alone=True), wait)
        if not was_broken_off:
            await store.close()
        return was_broken_off

    assert at_every_wait(run, connections) > 1


def test_a_store_that_is_not_closed_to_its_end(tmp_path: Path, connections: Opened) -> None:
    async def run(wait: int) -> bool:
        store = Store(f"sqlite:///{tmp_path}/{wait}.sqlite")
        await store.open(alone=True)
        await some(store)
        return await BrokenOff(store.close(), wait)

    assert at_every_wait(run, connections) > 1


def test_whoever_reads_and_writes_goes_away(tmp_path: Path, connections: Opened) -> None:
    async def run(wait: int) -> bool:
        store = Store(f"sqlite:///{tmp_path}/{wait}.sqlite")
        await store.open()
        was_broken_off = await BrokenOff(some(store), wait)
        await store.close()
        return was_broken_off

    assert at_every_wait(run, connections) > 1


def test_tables_that_are_not_closed_to_their_end(tmp_path: Path, connections: Opened) -> None:
    async def run(wait: int) -> bool:
        tables = LiveTables(Store(f"sqlite:///{tmp_path}/{wait}.sqlite"))
        await tables.open()
        return await BrokenOff(tables.close(), wait)

    assert at_every_wait(run, connections) > 1


def test_a_program_that_ends_with_tables_open(tmp_path: Path, connections: Opened) -> None:
    """As when the loop is ended: whatever is under way is cancelled at once."""

    async def run() -> None:
        tables = LiveTables(Store(f"sqlite:///{tmp_path}/tables.sqlite"))
        await tables.open()
        readers = [asyncio.create_task(tables.store.listed()) for _ in range(20)]
        await asyncio.sleep(0)
        for reader in readers:
            reader.cancel()
        await tables.close()

    asyncio.run(run())

    assert not any(map(is_open, connections))


def test_the_operator_looks_at_what_is_no_store(tmp_path: Path, connections: Opened) -> None:
    (tmp_path / "race.txt").write_text("no database " * 100)
    (tmp_path / "empty.sqlite").touch()

    async def look(name: str) -> None:
        async with opened(f"sqlite:///{tmp_path}/{name}"):
            raise AssertionError

    for name in ("race.txt", "empty.sqlite", "no/folder.sqlite"):
        with pytest.raises(SlipstreamError):
            asyncio.run(look(name))
        assert not any(map(is_open, connections))
