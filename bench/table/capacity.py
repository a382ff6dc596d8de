"""What a server can carry: moves per second of its CPU, memory per table and per connection.

    PYTHONPATH=src:tests .venv/bin/python bench/table/capacity.py --tables 40 --idle 400

Races of FMR: two people who answer at once, and a bot. What is told is per second of the server's
own CPU time (bots think in another process), which is the same on a busy machine. `--postgresql
--servers 2` measures several processes at one database, which is started for that.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import tempfile
from pathlib import Path

from table.driving import Driver, moves
from table.postgres import running
from table.processes import Process

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


def cpu(process: int) -> float:
    """Seconds of CPU that a process has used, with what its threads did."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(process: int) -> float:
    """MB that are the process's own."""
    resident, shared = Path(f"/proc/{process}/statm").read_text().split()[1:3]
    return (int(resident) - int(shared)) * PAGE / 1e6


class Crowd:
    """People at tables, spread over the servers."""

    def __init__(self, servers: list[Process]) -> None:
        self.servers = servers
        self.drivers: dict[str, list[Driver]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.stop = asyncio.Event()

    def open_table(self, number: int, is_driven: bool) -> None:
        server = self.servers[number % len(self.servers)]
        table, secrets = server.open_table(2, 1)
        if is_driven:
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/play"
            self.drivers[table] = [Driver(url, one, seat) for seat, one in enumerate(secrets)]
            self.tasks += [asyncio.create_task(d.drive(self.stop)) for d in self.drivers[table]]

    def busy(self) -> int:
        return sum(not seats[0].is_over for seats in self.drivers.values())


async def measured(servers: list[Process], tables: int, idle: int, seconds: float) -> None:
    crowd = Crowd(servers)
    pids = [server.process.pid for server in servers]
    empty = sum(map(memory, pids))
    for number in range(idle):
        crowd.open_table(number, False)
    held = sum(map(memory, pids))
    for number in range(tables):
        crowd.open_table(number, True)
    await asyncio.sleep(3)
    used, begun, end = sum(map(cpu, pids)), moves(crowd.drivers), seconds
    while end > 0:
        await asyncio.sleep(0.2)
        end -= 0.2
        for number in range(tables - crowd.busy()):
            crowd.open_table(number, True)
    spent, made = sum(map(cpu, pids)) - used, moves(crowd.drivers) - begun
    crowd.stop.set()
    await asyncio.gather(*crowd.tasks)
    print(f"{len(servers)} server(s), {tables} tables driven, {idle} waiting")
    print(f"memory: {empty:.0f} MB empty, {held:.0f} MB with the waiting tables", end="")
    print(f" ({(held - empty) / max(idle, 1) * 1000:.0f} kB each), {sum(map(memory, pids)):.0f} MB")
    print(f"moves of people: {made} in {seconds:.0f} s, {made / spent:.0f} per second of CPU")
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--idle", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--postgresql", action="store_true")
    given = parser.parse_args()
    with contextlib.ExitStack() as places:
        folder = places.enter_context(tempfile.TemporaryDirectory())
        store = f"sqlite:///{folder}/tables.sqlite"
        if given.postgresql:
            store = places.enter_context(running()).database()
        servers = [Process(store).wait() for _ in range(given.servers)]
        try:
            asyncio.run(measured(servers, given.tables, given.idle, given.seconds))
        finally:
            for server in servers:
                server.stop()


if __name__ == "__main__":
    main()
