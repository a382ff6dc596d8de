"""The database is restarted under load, in order and as in a crash: every race goes on."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import httpx
import pytest
import sqlalchemy as sa

from slipstream.table.store import schema
from slipstream.table.store.store import Store
from table.driving import Driver, compare, moves, stored
from table.postgres import Cluster, running
from table.processes import Process

TABLES = 6
LONGEST = 120.0  # seconds: however busy the machine is; how long it took is printed
LOOKED_AT = ("", "/log", "/record", "/position?index=3")


class Evening:
    """Tables of two humans, one at each server, and a bot; and one of bots with a clock alone."""

    def __init__(self, servers: list[Process]) -> None:
        self.servers = servers
        self.drivers: dict[str, list[Driver]] = {}
        self.bots: list[str] = []
        self.statuses: Counter[int] = Counter()
        self.stop = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    def open_tables(self) -> None:
        while sum(not seats[0].is_over for seats in self.drivers.values()) < TABLES:
            table, secrets = self.servers[0].open_table(2, 1, clock={"kind": "move", "ms": 5000})
            self.drivers[table] = [
                Driver(f"ws://127.0.0.1:{server.port}/api/tables/{table}/play", secret, seat)
                for seat, (secret, server) in enumerate(zip(secrets, self.servers, strict=True))
            ]
            self.tasks += [
                asyncio.create_task(driver.drive(self.stop)) for driver in self.drivers[table]
            ]

    async def look(self, server: Process) -> None:
        """Whatever is asked is answered, or refused for the moment: never with a 500."""
        site = f"http://127.0.0.1:{server.port}/api"
        async with httpx.AsyncClient(timeout=LONGEST) as http:
            season = {"game": "FMR", "entries": [{"kind": "bot"}] * 3, "races": [{}]}
            while not self.stop.is_set():
                table = random.choice([*self.drivers, *self.bots])
                looks = [http.get(f"{site}/tables/{table}{what}") for what in LOOKED_AT]
                doors = [http.get(f"{site}/tables"), http.post(f"{site}/seasons", json=season)]
                for reply in await asyncio.gather(*looks, *doors):
                    self.statuses[reply.status_code] += 1
                    assert reply.status_code in (200, 201, 503), reply.text
                    assert ("retry-after" in reply.headers) == (reply.status_code == 503)
                await asyncio.sleep(0.3)

    async def restarted(self, cluster: Cluster, restarts: int) -> list[float]:
        """How long it took after each restart until ten answers were acknowledged."""
        self.bots = [self.servers[0].open_table(0, 3)[0]]
        self.open_tables()
        looking = [asyncio.create_task(self.look(server)) for server in self.servers]
        await self._under_way(LONGEST)
        pauses = []
        for number in range(restarts):
            self.open_tables()
            await asyncio.sleep(random.random())
            mode = "immediate" if number % 2 else "fast"
            await asyncio.to_thread(cluster.restart, mode)
            pauses.append(await self._under_way(LONGEST))
        self.stop.set()
        await asyncio.gather(*looking, *self.tasks)
        return pauses

    async def _under_way(self, patience: float) -> float:
        before, begun = moves(self.drivers), time.monotonic()
        while moves(self.drivers) < before + 10:
            await asyncio.sleep(0.01)
            self.open_tables()
            assert time.monotonic() < begun + patience, "the races do not go on"
        return time.monotonic() - begun

    def finish_bots(self) -> None:
        """The tables of bots alone go on to the end."""
        end = time.monotonic() + LONGEST
        for table in self.bots:
            while self.servers[1].http.get(f"/api/tables/{table}").json()["state"] != "over":
                assert time.monotonic() < end, "bots stand still"
                time.sleep(0.1)


@contextmanager
def servers(url: str) -> Iterator[list[Process]]:
    with ThreadPoolExecutor(2) as starting:
        made = list(starting.map(lambda _: Process(url).wait(), range(2)))
    try:
        yield made
    finally:
        for server in made:
            server.stop()


async def damage(url: str, tables: list[str]) -> list[str]:
    """Tables that are not whole, or were repaired."""
    store = Store(url)
    await store.open()
    found = [table for table in tables if not (await store.whole(table)).is_whole]
    query = sa.select(schema.set_aside.c.table_id)
    repaired = await store.read(lambda connection: list(connection.scalars(query)))
    await store.close()
    return found + repaired


def test_races_outlive_restarts_of_the_database(request: pytest.FixtureRequest) -> None:
    restarts = 50 if request.config.getoption("--soak") else 2
    with running() as cluster:
        url = cluster.database()
        with servers(url) as both:
            evening = Evening(both)
            pauses = asyncio.run(evening.restarted(cluster, restarts))
            evening.finish_bots()
        tables = [*evening.drivers, *evening.bots]
        kept = asyncio.run(stored(url, tables))
        damaged = asyncio.run(damage(url, tables))

    print(f"{len(tables)} tables, {moves(evening.drivers)} answers, {evening.statuses}")
    print("seconds until ten answers: " + " ".join(f"{pause:.2f}" for pause in pauses))
    assert damaged == []
    for table, seats in evening.drivers.items():
        compare(kept[table], seats)
    for table in evening.bots:
        compare(kept[table], [])
