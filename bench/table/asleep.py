"""Slow tables that are mostly asleep: what a server costs at rest, and when all of them wake.

    PYTHONPATH=src python bench/table/asleep.py [--tables 500] [--rest 30] [--most 300]

Opens tables of three people with a slow clock, each followed by a channel, and measures
the server's own CPU time and memory: at rest; while whoever is up at each table comes, answers once
and goes; and from a new start, until every table is looked after again. Waking ends after `--most`
seconds: then the figures are of those that have woken, and their number is told.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import connect

CLOCK = {"kind": "slow", "ms": 24 * 3_600_000, "bank_ms": 3 * 24 * 3_600_000}
HERTZ = os.sysconf("SC_CLK_TCK")


class Server:
    """`slipstream table` on a store of its own."""

    def __init__(self, store: str) -> None:
        command = [sys.executable, "-m", "slipstream", "table", "--no-browser", "--no-limits"]
        self.process = subprocess.Popen(
            [*command, "--store", store, "--port", "0"], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, "the server did not start"
        self.port = int(found[1])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=60)
        while True:
            try:
                self.http.get("/api/ready").raise_for_status()
            except httpx.HTTPError:
                time.sleep(0.05)
            else:
                return

    def cpu(self) -> float:
        """Seconds that the process has computed."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / HERTZ

    def memory(self) -> float:
        """MB in use."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", text)
        assert found
        return int(found[1]) / 1024

    def stop(self) -> None:
        self.http.close()
        self.process.send_signal(signal.SIGINT)
        self.process.wait()


def open_tables(server: Server, count: int) -> list[tuple[str, list[str]]]:
    seats = [{"kind": "human", "name": f"Driver {n + 1}"} for n in range(3)]
    body = {"game": "FMR", "seats": seats, "clock": CLOCK}
    made = []
    for _ in range(count):
        told = server.http.post("/api/tables", json=body).raise_for_status().json()
        table, secrets = told["table"]["id"], [held["secret"] for held in told["held"]]
        server.http.post(
            f"/api/tables/{table}/alerts",
            json={"channel": {"type": "feed"}},
            headers={"Authorization": f"Bearer {secrets[0]}"},
        ).raise_for_status()
        made.append((table, secrets))
    return made


def answer(server: Server, table: str, secrets: list[str]) -> float:
    """Whoever is up comes, answers and goes; how long the table took for it."""
    position = server.http.get(f"/api/tables/{table}/position").json()
    secret = secrets[position["waiting"][0]]
    begun = time.perf_counter()
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/play", max_size=None) as socket:
        socket.send(msgspec.json.encode({"type": "hello", "secret": secret}).decode())
        told = heard(socket, "position")
        first = {"type": "answer", "id": "q", "number": told["number"], "token": told["answers"][0]}
        socket.send(msgspec.json.encode(first).decode())
        heard(socket, "accepted")
    return time.perf_counter() - begun


def heard(socket: Any, kind: str) -> Any:
    while True:
        for line in socket.recv(60).splitlines():
            told = msgspec.json.decode(line)
            if told["type"] == kind:
                return told
            assert told["type"] != "refused", told


def wake(server: Server, tables: list[tuple[str, list[str]]], most: float) -> str:
    """One after the other, as long as there is time."""
    before, end = server.cpu(), time.monotonic() + most
    took: list[float] = []
    for table, secrets in tables:
        if time.monotonic() > end:
            break
        took.append(answer(server, table, secrets))
        if len(took) % 100 == 0:
            print(f"{len(took)} awake, {server.cpu() - before:.2f} s of CPU", file=sys.stderr)
    used = 1000 * (server.cpu() - before) / len(took)
    took.sort()
    middle, late = (1000 * took[int(part * (len(took) - 1))] for part in (0.5, 0.99))
    return (
        f"waking {len(took)} of {len(tables)}, one after the other: {used:.1f} ms of CPU each;"
        f" from coming to accepted {middle:.0f} ms (median), {late:.0f} ms (99 %)"
    )


def rest(server: Server, seconds: float) -> str:
    before = server.cpu()
    time.sleep(seconds)
    used = server.cpu() - before
    return f"{server.memory():.0f} MB, {100 * used / seconds:.2f} % of a core over {seconds:.0f} s"


def settled(server: Server, most: float) -> str:
    """Until it computes next to nothing."""
    end, last = time.monotonic() + most, -1.0
    while (now := server.cpu()) - last > 0.05:
        if time.monotonic() > end:
            return f"still busy after {now:.1f} s of CPU"
        last = now
        time.sleep(2)
    return f"all awake after {now:.1f} s of CPU"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rest", type=float, default=30)
    parser.add_argument("--most", type=float, default=300, help="seconds for waking")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        store = f"sqlite:///{folder}/tables.sqlite"
        server = Server(store)
        print(f"empty, at rest: {rest(server, asked.rest)}", flush=True)
        before = server.cpu()
        tables = open_tables(server, asked.tables)
        print(f"opening {len(tables)}: {server.cpu() - before:.2f} s of CPU", flush=True)
        print(f"{len(tables)} asleep, at rest: {rest(server, asked.rest)}", flush=True)
        print(wake(server, tables, asked.most), flush=True)
        server.stop()
        begun = time.perf_counter()
        server = Server(store)
        answer(server, *tables[-1])
        ready = time.perf_counter() - begun
        print(f"a new start: first answer after {ready:.1f} s, {settled(server, asked.most)}")
        print(f"then at rest: {rest(server, asked.rest)}; load {os.getloadavg()[0]:.1f}")
        server.stop()


if __name__ == "__main__":
    main()
