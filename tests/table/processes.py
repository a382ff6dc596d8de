"""Server processes: started, killed, started again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

import httpx

from table.serving import PATIENCE


class Process:
    """`slipstream table` as a process of its own."""

    def __init__(
        self, store: str, port: int = 0, log: int | None = None, options: Sequence[str] = ()
    ) -> None:
        command = [sys.executable, "-m", "slipstream", "table", "--no-browser", "--no-limits"]
        self.process = subprocess.Popen(
            [*command, "--store", store, "--port", str(port), *options],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        found = re.search(r":(\d+)/", told)
        assert found, f"the server did not start: {told}"
        self.port = int(found[1])
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def wait(self) -> Process:
        """Until it answers."""
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                self.http.get("/api/games").raise_for_status()
            except httpx.HTTPError:
                assert time.monotonic() < deadline, "the server does not answer"
                assert self.process.poll() is None, "the server has ended"
                time.sleep(0.05)
            else:
                return self

    def kill(self) -> None:
        """Without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.http.close()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def open_table(self, humans: int = 3, bots: int = 0, **agreed: Any) -> tuple[str, list[str]]:
        """The table's name and the secrets of its seats."""
        seats = [{"kind": "human", "name": f"Driver {n + 1}"} for n in range(humans)]
        seats += [{"kind": "bot", "bot": "random"} for _ in range(bots)]
        body = {"game": "FMR", "seats": seats, "pace_ms": 0, **agreed}
        told = self.http.post("/api/tables", json=body).raise_for_status().json()
        return told["table"]["id"], [held["secret"] for held in told["held"]]

    def open_race(self, humans: int = 3) -> tuple[str, list[str], str, str]:
        """The only race of a new season: its table, the secrets of its seats, the season, and its
        organiser's secret."""
        entries = [{"kind": "human", "name": f"Driver {n + 1}"} for n in range(humans)]
        body = {"game": "FMR", "entries": entries, "races": [{}]}
        told = self.http.post("/api/seasons", json=body).raise_for_status().json()
        season, organiser = told["season"]["id"], told["organiser"]
        called = self.http.post(
            f"/api/seasons/{season}/races",
            json={},
            headers={"Authorization": f"Bearer {organiser}"},
        )
        table = called.raise_for_status().json()["races"][0]["table"]
        return table, [held["secret"] for held in told["held"]], season, organiser

    def award(self, season: str, organiser: str, reason: str) -> bool:
        """A ruling of one point; whether it was acknowledged."""
        act = {"type": "awarded", "entry": 0, "points": 1, "race": 1, "reason": reason}
        try:
            reply = self.http.post(
                f"/api/seasons/{season}/acts",
                json={"act": act},
                headers={"Authorization": f"Bearer {organiser}"},
            )
        except (httpx.HTTPError, RuntimeError):  # it was killed meanwhile
            return False
        assert reply.status_code == 201, reply.text
        return True
