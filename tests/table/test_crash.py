"""The server is killed without warning under load: no acknowledged move is lost or played twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest

from samples import usual
from slipstream.league.acts import MOST_ACTS
from table.driving import Driver, compare, moves, stored
from table.processes import Process
from table.serving import PATIENCE

TABLES = 6


class Steward:
    """Rules on a season again and again; remembers what the server has said it keeps."""

    def __init__(self, process: Process) -> None:
        entries = [{"kind": "human", "name": f"Driver {n + 1}"} for n in range(3)]
        body = {"game": "FMR", "entries": entries, "races": [{}]}
        told = process.http.post("/api/seasons", json=body).raise_for_status().json()
        self.door = f"http://127.0.0.1:{process.port}/api/seasons/{told['season']['id']}"
        self.headers = {"Authorization": f"Bearer {told['organiser']}"}
        self.given = 0
        self.kept: list[str] = []

    async def rule(self, stop: asyncio.Event) -> None:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            while not stop.is_set() and self.given < MOST_ACTS:
                self.given += 1
                reason = f"ruling {self.given}"
                act = {"type": "awarded", "entry": 0, "points": 1, "race": 1, "reason": reason}
                try:
                    wanted = {"act": act}
                    reply = await client.post(
                        f"{self.door}/acts", json=wanted, headers=self.headers
                    )
                except httpx.HTTPError:
                    await asyncio.sleep(0.01)
                else:
                    self.kept += [reason] if reply.status_code == 201 else []

    def check(self) -> None:
        """Every ruling that was acknowledged is there, once and in its order; none twice."""
        told = httpx.get(self.door, timeout=PATIENCE).raise_for_status().json()["rulings"]
        there = [one["reason"] for one in told]
        assert [one["number"] for one in told] == list(range(1, len(told) + 1))
        assert len(there) == len(set(there))
        assert [reason for reason in there if reason in self.kept] == self.kept


Crashed = tuple[dict[str, list[Driver]], dict[str, str]]


async def crashes(store: str, kills: int) -> Crashed:
    """Drive some tables, every other one of a season, and kill the server again and again."""
    process = Process(store).wait()
    port = process.port
    drivers: dict[str, list[Driver]] = {}
    seasons: dict[str, str] = {}  # by table
    tasks: list[asyncio.Task[None]] = []
    stop = asyncio.Event()

    def open_tables() -> None:
        while sum(not seats[0].is_over for seats in drivers.values()) < TABLES:
            if len(drivers) % 2:
                table, secrets, season = process.open_race()
                seasons[table] = season
            else:
                table, secrets = process.open_table()
            url = f"ws://127.0.0.1:{port}/api/tables/{table}/play"
            drivers[table] = [Driver(url, secret, seat) for seat, secret in enumerate(secrets)]
            tasks.extend(asyncio.create_task(d.drive(stop)) for d in drivers[table])

    steward = Steward(process)
    tasks.append(asyncio.create_task(steward.rule(stop)))
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
    for table, season in seasons.items():
        told = process.http.get(f"/api/seasons/{season}").raise_for_status().json()
        assert told["state"] == "over" or not drivers[table][0].is_over, "a race is not counted"
    await asyncio.to_thread(steward.check)
    assert steward.kept, "no ruling was kept"
    process.stop()
    return drivers, seasons


@pytest.mark.parametrize("kind", usual(["sqlite", "postgresql"], "sqlite"))
def test_nothing_acknowledged_is_lost_and_nothing_is_played_twice(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    soak = request.config.getoption("--soak")
    kills = 50 if soak else 2 if kind == "sqlite" else 1
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    if kind == "postgresql":
        url = request.getfixturevalue("cluster").database()
    drivers, seasons = asyncio.run(crashes(url, kills))
    kept = asyncio.run(stored(url, list(drivers)))

    print(f"{kills} kills, {len(drivers)} tables, {len(seasons)} seasons, {moves(drivers)} answers")
    assert moves(drivers) >= kills * 10
    assert seasons
    for table, seats in drivers.items():
        compare(kept[table], seats)
