"""The server is killed without warning under load: no acknowledged move is lost or played twice,
and no ruling of a season.
"""

from __future__ import annotations

import asyncio
import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from samples import usual
from table.driving import Driver, compare, moves, stored
from table.processes import Process

TABLES = 6


class Rulings:
    """What an organiser writes all the while, and what was acknowledged."""

    def __init__(self) -> None:
        self.organisers: dict[str, str] = {}  # by season
        self.acknowledged: dict[str, set[str]] = defaultdict(set)
        self._sent = 0

    def rule(self, process: Process) -> None:
        """One ruling in every season that there is."""
        for season, organiser in list(self.organisers.items()):
            self._sent += 1
            if process.award(season, organiser, f"ruling {self._sent}"):
                self.acknowledged[season].add(f"ruling {self._sent}")

    def compare(self, season: str, told: Any) -> None:
        reasons = [ruling["reason"] for ruling in told["rulings"]]
        assert len(set(reasons)) == len(reasons), "none is there twice"
        assert self.acknowledged[season] <= set(reasons), "an acknowledged ruling is kept"


Crashed = tuple[dict[str, list[Driver]], dict[str, str], Rulings]


async def crashes(store: str, kills: int) -> Crashed:
    """Drive some tables, every other one of a season, and kill the server again and again."""
    process = Process(store).wait()
    port = process.port
    drivers: dict[str, list[Driver]] = {}
    seasons: dict[str, str] = {}  # by table
    tasks: list[asyncio.Task[None]] = []
    stop = asyncio.Event()
    rulings = Rulings()

    def open_tables() -> None:
        while sum(not seats[0].is_over for seats in drivers.values()) < TABLES:
            if len(drivers) % 2:
                table, secrets, season, organiser = process.open_race()
                seasons[table] = season
                rulings.organisers = dict([*rulings.organisers.items(), (season, organiser)][-3:])
            else:
                table, secrets = process.open_table()
            url = f"ws://127.0.0.1:{port}/api/tables/{table}/play"
            drivers[table] = [Driver(url, secret, seat) for seat, secret in enumerate(secrets)]
            tasks.extend(asyncio.create_task(d.drive(stop)) for d in drivers[table])

    for _ in range(kills):
        open_tables()
        before = moves(drivers)
        while moves(drivers) < before + 10:
            await asyncio.sleep(0.01)
        await asyncio.to_thread(rulings.rule, process)
        ruling = asyncio.create_task(asyncio.to_thread(rulings.rule, process))
        await asyncio.sleep(random.random() / 10)
        process.kill()
        await ruling
        process = await asyncio.to_thread(lambda: Process(store, port).wait())
    stop.set()
    await asyncio.gather(*tasks)
    for table, season in seasons.items():
        told = process.http.get(f"/api/seasons/{season}").raise_for_status().json()
        assert told["state"] == "over" or not drivers[table][0].is_over, "a race is not counted"
        rulings.compare(season, told)
    process.stop()
    return drivers, seasons, rulings


@pytest.mark.parametrize("kind", usual(["sqlite", "postgresql"], "sqlite"))
def test_nothing_acknowledged_is_lost_and_nothing_is_played_twice(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    soak = request.config.getoption("--soak")
    kills = 50 if soak else 2 if kind == "sqlite" else 1
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    if kind == "postgresql":
        url = request.getfixturevalue("cluster").database()
    drivers, seasons, rulings = asyncio.run(crashes(url, kills))
    kept = asyncio.run(stored(url, list(drivers)))
    ruled = sum(map(len, rulings.acknowledged.values()))

    print(
        f"{kills} kills, {len(drivers)} tables, {len(seasons)} seasons, {moves(drivers)} answers,"
        f" {ruled} rulings"
    )
    assert ruled >= kills
    assert moves(drivers) >= kills * 10
    assert seasons
    for table, seats in drivers.items():
        compare(kept[table], seats)
