"""The server is killed without warning under load: no acknowledged move is lost or played twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from table.driving import Driver, compare, moves, stored
from table.processes import Process

TABLES = 6


async def crashes(store: str, kills: int) -> tuple[dict[str, list[Driver]], int]:
    """Drive some tables and kill the server again and again."""
    process = Process(store).wait()
    port = process.port
    drivers: dict[str, list[Driver]] = {}
    tasks: list[asyncio.Task[None]] = []
    stop = asyncio.Event()

    def open_tables() -> None:
        while sum(not seats[0].is_over for seats in drivers.values()) < TABLES:
            table, secrets = process.open_table()
            url = f"ws://127.0.0.1:{port}/api/tables/{table}/play"
            drivers[table] = [Driver(url, secret, seat) for seat, secret in enumerate(secrets)]
            tasks.extend(asyncio.create_task(d.drive(stop)) for d in drivers[table])

    for _ in range(kills):
        open_tables()
        before = moves(drivers)
        while moves(drivers) < before + 10:
            await asyncio.sleep(0.01)
        await asyncio.sleep(random.random() / 10)
        process.kill()
        process = await asyncio.to_thread(lambda: Process(store, port).wait())
    stop.set()
    await asyncio.gather(*tasks)
    process.stop()
    return drivers, moves(drivers)


def test_nothing_acknowledged_is_lost_and_nothing_is_played_twice(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    kills = 50 if request.config.getoption("--soak") else 4
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    drivers, count = asyncio.run(crashes(url, kills))
    kept = asyncio.run(stored(url, list(drivers)))

    assert count >= kills * 10
    for table, seats in drivers.items():
        compare(kept[table], seats)
