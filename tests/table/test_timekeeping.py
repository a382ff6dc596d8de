"""Whoever sets the machine's clock takes nobody's time, gives none, and stops no race."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from slipstream.table.limits import Limits
from slipstream.table.live.tables import LiveTables
from slipstream.table.room.room import Room
from slipstream.table.server.guard import Guard
from slipstream.table.store.store import Store
from slipstream.table.timekeeping import elapsed, steady, wall_clock
from table.rooms import minute, opened
from table.serving import PATIENCE, Served

HOUR = 3_600_000


def test_a_clock_that_is_set_later_changes_nothing() -> None:
    wall, passed = 1_000_000, 5_000
    now = steady(lambda: wall, lambda: passed)
    told = [now()]
    for jump in (HOUR, -2 * HOUR, 0):
        wall += jump
        passed += 10
        told.append(now())

    assert told == [1_000_000, 1_000_010, 1_000_020, 1_000_030]
    before = wall_clock()
    assert before - 1 <= steady()() <= wall_clock() + 1
    assert elapsed() <= elapsed()


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_nobodys_time_changes_with_the_machines_clock(
    served: Served, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    table = served.table(clock={"kind": "race", "ms": 600_000})
    before = table.get("/position").json()
    true = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: true() + jump * 1_000_000)
    after = table.get("/position").json()
    [seat] = before["clocks"]["ticking"]
    with table.connect(before["waiting"][0]) as client:
        assert client.answer()["type"] == "accepted"

    assert 0 <= before["clocks"]["left"][seat] - after["clocks"]["left"][seat] < 60_000
    assert not any(move["clock"] for move in table.get("/log").json()["moves"] if "clock" in move)


def test_limits_are_not_lifted_by_the_machines_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    guard = Guard(None, [], Limits(requests_per_second=0.001, request_burst=2))
    scope = {"type": "http", "path": "/", "method": "GET", "headers": [(b"host", b"localhost")]}
    true = time.time_ns
    told = []
    for jump in range(4):
        monkeypatch.setattr(time, "time_ns", lambda jump=jump: true() + jump * HOUR * 1_000_000)
        told.append(guard._refusal(scope) is None)

    assert told == [True, True, False, False]


@pytest.mark.parametrize("ahead", [-HOUR, HOUR])
def test_bots_go_on_after_a_restart_with_another_clock(tmp_path: Path, ahead: int) -> None:
    """The race was stored by a server whose clock was wrong."""

    def seated(tables: LiveTables, room: Room) -> None:
        room.sit(0, "Ann", tables.now(), key="hers")
        for seat in (1, 2):
            room.sit(seat, "Bot", tables.now(), bot="random")

    async def run() -> None:
        url = f"sqlite:///{tmp_path}/tables.sqlite"
        first = LiveTables(Store(url), now=lambda: wall_clock() + ahead)
        await first.open()
        agreed = opened(pace_ms=50, clock=minute())
        live = await first.create(agreed, lambda room: seated(first, room))
        await first.close()
        second = LiveTables(Store(url))
        await second.open()
        again = await second.find(live.id)
        await second.act(again, lambda room: room.stand_in(0, 0, "random", False, second.now()))
        index = again.room.race.index
        async with asyncio.timeout(PATIENCE):
            while again.room.race.index < index + 5:
                await asyncio.sleep(0.02)
        await second.close()

    asyncio.run(run())
