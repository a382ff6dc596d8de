"""How long races pause when the server is restarted under load.

    PYTHONPATH=build/compiled:tests .venv/bin/python bench/table/restart.py --how restart

`reload` is SIGHUP (the successor loads while the old server serves); `restart` is SIGTERM and a new
start. Told is the longest time between two answers at a table around the restart, beside the usual
one. Everybody thinks for a moment, so that races last; only those count that go on afterwards.
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
from itertools import pairwise
from pathlib import Path
from typing import Any

from figures import pause
from table.driving import Answered, Driver
from table.processes import Process

REST = 0.3  # seconds that everybody thinks
BEFORE = 1.5  # seconds of racing before the signal
PATIENCE = 60.0


class Person(Driver):
    """Thinks for a moment, and tells its table when an answer was acknowledged."""

    def __init__(self, url: str, secret: str, seat: int, answered: list[float]) -> None:
        super().__init__(url, secret, seat)
        self.rest = REST
        self._answered = answered

    def _hear(self, message: dict[str, Any], pending: dict[str, Answered]) -> Any:
        if message["type"] == "accepted":
            self._answered.append(time.monotonic())
        return super()._hear(message, pending)


class Race:
    """A table of two people and a bot; when they have answered."""

    def __init__(self, server: Process, stop: asyncio.Event) -> None:
        table, secrets = server.open_table(2, 1)
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/play"
        self.answered: list[float] = []
        self.people = [
            Person(url, secret, seat, self.answered) for seat, secret in enumerate(secrets)
        ]
        self.tasks = [asyncio.create_task(person.drive(stop)) for person in self.people]

    def goes_on_after(self, then: float) -> bool:
        return bool(self.answered) and self.answered[-1] > then

    @property
    def is_over(self) -> bool:
        return all(person.is_over for person in self.people)


class Evening:
    """A server with races, which is restarted."""

    def __init__(self, folder: Path) -> None:
        self.store = f"sqlite:///{folder}/tables.sqlite"
        self.notified = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.notified.bind(str(folder / "notify"))
        os.environ["NOTIFY_SOCKET"] = str(folder / "notify")
        self.server = Process(self.store).wait()
        self.pid = self.heard()

    def heard(self) -> int:
        """The process that serves, as soon as it does."""
        return int(self.notified.recv(1000).decode().partition("MAINPID=")[2])

    def end(self, how: str) -> float:
        """The server is another one; when that was ready."""
        if how == "reload":
            os.kill(self.pid, signal.SIGHUP)
        else:
            os.kill(self.pid, signal.SIGTERM)
            self.server.process.wait()
            self.server = Process(self.store, self.server.port)
        self.pid = self.heard()
        return time.monotonic()

    async def restart(self, how: str, tables: int) -> tuple[list[float], list[float]]:
        """The pauses of the races that go on, and the usual times between answers."""
        stop = asyncio.Event()
        races = [Race(self.server, stop) for _ in range(tables)]
        await asyncio.sleep(BEFORE)
        begun = time.monotonic()
        ready = await asyncio.to_thread(self.end, how)
        while not all(race.is_over or race.goes_on_after(ready) for race in races):
            await asyncio.sleep(0.01)
            assert time.monotonic() < ready + PATIENCE, "a race does not go on"
        stop.set()
        await asyncio.gather(*(task for race in races for task in race.tasks))
        going = [race for race in races if race.goes_on_after(ready)]
        before = [[at for at in race.answered if at < begun] for race in races]
        usual = [after - at for answered in before for at, after in pairwise(answered)]
        return [pause(race.answered, begun, ready) for race in going], usual


async def main(how: str, tables: int, times: int) -> None:
    pauses: list[float] = []
    usual: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder))
        for _ in range(times):
            found, before = await evening.restart(how, tables)
            pauses += found
            usual += before
        os.kill(evening.pid, signal.SIGTERM)
        evening.server.process.wait()
    pauses.sort()
    print(
        f"{how}: {tables} tables, {times} times, {len(pauses)} races went on; pause median"
        f" {statistics.median(pauses):.2f} s, p90 {pauses[len(pauses) * 9 // 10]:.2f} s, longest"
        f" {pauses[-1]:.2f} s; usual {statistics.median(usual):.2f} s"
        f" (load {os.getloadavg()[0]:.1f})"
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--how", choices=("reload", "restart"), default="reload")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--times", type=int, default=5)
    given = parser.parse_args()
    asyncio.run(main(given.how, given.tables, given.times))
