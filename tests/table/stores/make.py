"""Writes the dump of a store that another version makes: its server is asked to, from outside.

    git worktree add ../then 9ed65a7
    PYTHONPATH=src:tests .venv/bin/python tests/table/stores/make.py ../then/src 5 > v5.sql

A race of two people and a bot is under way; there is a season with a race that is over, one that
nobody has begun; and what its version knows beside: rulings (6), slow clocks (7), reviews (8). The
first line names the race and its secrets, those after it whatever else there is.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
import tempfile
import time
from typing import Any

from table.processes import Process
from table.serving import Served, Table, drive

HOUR = 3_600_000
AWARDED = {"type": "awarded", "entry": 0, "points": -5, "race": 1, "reason": "Late"}


class Maker:
    """Whoever plays at the server of that version."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.names: list[str] = []

    def post(self, path: str, body: Any, secret: str = "") -> Any:
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        return self.server.http.post(path, json=body, headers=headers).raise_for_status().json()

    def table(self, humans: int, bots: int, **agreed: Any) -> Table:
        made: Table = Served.table(self.server, humans=humans, bots=bots, **agreed)  # type: ignore[arg-type]
        return made

    def race(self) -> None:
        table = self.table(2, 1)
        clients = [table.connect(seat) for seat in (0, 1)]
        given = 0
        while given < 8:
            for client in clients:
                client.sync()
                if client.position.get("answers"):
                    given += client.answer()["type"] == "accepted"
        for client in clients:
            client.close()
        self.names.append(f"{table.id} {' '.join(table.secrets)}")

    def season(self, version: int) -> str:
        """The race that is over."""
        entries = [{"kind": "human", "name": f"Ann {number}"} for number in range(3)]
        body = {"game": "FMR", "entries": entries, "races": [{"aside": "18"}] * 2, "pace_ms": 0}
        told = self.post("/api/seasons", body)
        place, organiser = f"/api/seasons/{told['season']['id']}", told["organiser"]
        called = self.post(f"{place}/races", {}, organiser)["races"][0]["table"]
        table = Table(self.server, called, [held["secret"] for held in told["held"]])  # type: ignore[arg-type]
        clients = [table.connect(seat) for seat in range(3)]
        drive(clients)
        for client in clients:
            client.close()
        self.post(f"{place}/races", {}, organiser)
        if version >= 6:
            self.post(f"{place}/acts", {"act": AWARDED}, organiser)
        self.names.append(f"season {told['season']['id']}")
        return str(called)

    def slow(self) -> None:
        clock = {"kind": "slow", "ms": 24 * HOUR, "bank_ms": 72 * HOUR}
        table = self.table(2, 1, clock=clock)
        with table.connect(0) as client:
            end = int(time.time() * 1000) + 14 * 24 * HOUR
            client.ask({"type": "holiday", "begin": 0, "end": end})
        self.names.append(f"slow {table.id}")


def main(sources: str, version: int) -> None:
    os.environ["PYTHONPATH"] = sources
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/tables.sqlite"
        maker = Maker(Process(f"sqlite:///{file}").wait())
        maker.race()
        over = maker.season(version)
        if version >= 7:
            maker.slow()
        if version >= 8:
            told = {"done": 0}
            while not told["done"]:  # each question finds out a little more
                told = maker.server.http.get(f"/api/tables/{over}/review").json()
            maker.names.append(f"review {over}")
        maker.server.stop()
        with contextlib.closing(sqlite3.connect(file)) as store:
            found = store.execute("SELECT version_num FROM alembic_version").fetchone()
            assert found == (str(version),), f"{sources} writes version {found}"
            lines = [*(f"-- {name}" for name in maker.names), *store.iterdump()]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
