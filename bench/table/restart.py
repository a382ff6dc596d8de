"""How long races pause when the server is restarted under load.

    PYTHONPATH=src:tests .venv/bin/python bench/table/restart.py --how reload

`reload` is SIGHUP (the successor loads while the old server serves); `restart` is SIGTERM and a new
start. Told is, for every seat, the longest time between two of its acknowledged answers from the
signal to three seconds after the new server serves. The races are long ones, of Grand Prix: only
seats whose race is under way all the time are counted.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import statistics
import tempfile
import time
from pathlib import Path

from table.driving import Driver
from table.processes import Process

LAPS = "5"
PACE_MS = 20  # without a pause between bots' answers these races are over in seconds


class Evening:
    """Tables of two people who answer at once, and a bot."""

    def __init__(self, folder: Path, tables: int) -> None:
        self.store = f"sqlite:///{folder}/tables.sqlite"
        self.notified = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.notified.bind(str(folder / "notify"))
        os.environ["NOTIFY_SOCKET"] = str(folder / "notify")
        self.server = Process(self.store).wait()
        self.pid = self.heard()
        self.stop = asyncio.Event()
        self.seats: list[list[Driver]] = [[] for _ in range(tables)]
        self.tasks: list[asyncio.Task[None]] = []

    def heard(self) -> int:
        """The process that serves, as soon as it does."""
        return int(self.notified.recv(1000).decode().partition("MAINPID=")[2])

    def open_tables(self) -> None:
        for number, seats in enumerate(self.seats):
            if not seats or seats[0].is_over:
                table, secrets = self.server.open_table(
                    2, 1, game="GP", options={"laps": LAPS}, pace_ms=PACE_MS
                )
                url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/play"
                made = [Driver(url, secret, seat) for seat, secret in enumerate(secrets)]
                self.seats[number] = made
                self.tasks += [asyncio.create_task(one.drive(self.stop)) for one in made]

    def end(self, how: str) -> None:
        if how == "reload":
            os.kill(self.pid, signal.SIGHUP)
        else:
            os.kill(self.pid, signal.SIGTERM)
            self.server.process.wait()
            self.server = Process(self.store, self.server.port)
        self.pid = self.heard()

    async def pauses(self, how: str) -> list[float]:
        """Of every seat that races: the longest time between two of its answers since."""
        drivers = [one for seats in self.seats for one in seats if not one.is_over]
        known = {one: (len(one.acknowledged), time.monotonic(), 0.0) for one in drivers}
        ending = asyncio.create_task(asyncio.to_thread(self.end, how))
        after = 0.0
        while not ending.done() or time.monotonic() < after + 3:
            await asyncio.sleep(0.005)
            now = time.monotonic()
            if ending.done() and not after:
                after = now
            for one, (count, since, longest) in known.items():
                if len(one.acknowledged) > count:
                    known[one] = (len(one.acknowledged), now, max(longest, now - since))
        now = time.monotonic()
        return [
            max(longest, now - since)
            for one, (_, since, longest) in known.items()
            if not one.is_over
        ]


async def main(how: str, tables: int, times: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder), tables)
        found: list[float] = []
        for _ in range(times):
            evening.open_tables()
            await asyncio.sleep(2)
            found += await evening.pauses(how)
        evening.stop.set()
        await asyncio.gather(*evening.tasks)
        os.kill(evening.pid, signal.SIGTERM)
        evening.server.process.wait()
    if not found:
        raise SystemExit("No race was under way at any restart: nothing is measured.")
    found.sort()
    load = os.getloadavg()[0]
    print(
        f"{how}: {tables} tables, {times} times, {len(found)} seats,"
        f" pause median {statistics.median(found):.2f} s,"
        f" p90 {found[len(found) * 9 // 10]:.2f} s, longest {found[-1]:.2f} s (load {load:.1f})"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--how", choices=("reload", "restart"), default="reload")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--times", type=int, default=5)
    given = parser.parse_args()
    asyncio.run(main(given.how, given.tables, given.times))
