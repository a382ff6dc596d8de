"""`make bench-fair`: one client attacks, and a table of others is asked how it feels.

Quiet first: a person plays against a bot, and looks at the table between moves. Then the same under
each attack, by another client. The server has its ordinary limits; attacker and player have
addresses of their own, as behind a proxy. A row is the 99th percentile in ms of answers, of bots'
rounds and of requests, and how many times the quiet one it is; the bar is five.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from slipstream.games.registry import load
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE
from slipstream.notation.record import Record

PLAYER, ATTACKER = {"X-Forwarded-For": "10.0.0.1"}, {"X-Forwarded-For": "10.0.0.2"}
BAR = 5.0
LAPS = "5"
Figures = dict[str, list[float]]
Attack = Callable[["Bench"], Coroutine[Any, Any, None]]


def long_record(seed: int) -> str:
    """A race of the longest game by random drivers."""
    game = load("GP", 11, {"laps": LAPS})
    record, state = Record(game, {}), game.start()
    dealer, luck = SeededDealer(seed), random.Random(seed)
    while state.waiting:
        seat = state.waiting[0]
        action = state.sample(dealer) if seat == CHANCE else luck.choice(list(state.legal(seat)))
        record.moves.append((seat, action))
        state.apply(seat, action)
    return record.write(CHANCE)


class Bench:
    """A server, its player and its attacker."""

    def __init__(self, port: int, seconds: float, record: str) -> None:
        self.site = f"http://127.0.0.1:{port}"
        self.socket = f"ws://127.0.0.1:{port}"
        self.seconds = seconds
        self.record = record
        self.attacker = httpx.AsyncClient(base_url=self.site, headers=ATTACKER, timeout=120)
        self.player = httpx.AsyncClient(base_url=self.site, headers=PLAYER, timeout=120)
        self.long = ""  # a long race that is over, to look at

    async def open(
        self, http: httpx.AsyncClient, game: str, humans: int, bots: int, bot: str = "random"
    ) -> Any:
        seats = [{"kind": "human", "name": "Ann"}] * humans + [{"kind": "bot", "bot": bot}] * bots
        while True:
            told = await http.post("/api/tables", json={"game": game, "seats": seats, "pace_ms": 0})
            if told.status_code != 429:
                return told.raise_for_status().json()
            await asyncio.sleep(2)

    async def measure(self, attack: Attack | None) -> Figures:
        """Play for some seconds, perhaps under an attack."""
        attacking = asyncio.create_task(attack(self)) if attack else None
        await asyncio.sleep(1)
        found: Figures = defaultdict(list)
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            await self._race(found, end)
        if attacking is not None:
            attacking.cancel()
            await asyncio.gather(attacking, return_exceptions=True)
        return found

    async def _race(self, found: Figures, end: float) -> None:
        made = await self.open(self.player, "FMR", 1, 2)
        table, secret = made["table"]["id"], made["held"][0]["secret"]
        url = f"{self.socket}/api/tables/{table}/play"
        async with connect(url, additional_headers=PLAYER, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "secret": secret, "view": False}))
            sent = asked = 0.0
            while time.monotonic() < end:
                for line in (await asyncio.wait_for(socket.recv(), 120)).splitlines():
                    heard, now = json.loads(line), time.monotonic()
                    if heard["type"] == "accepted":
                        found["answer"].append(now - sent)
                        asked = now
                    if heard["type"] == "position" and "end" in heard:
                        return
                    if heard["type"] == "position" and heard.get("answers"):
                        if asked:
                            found["bots"].append(now - asked)
                        await self._look(found, table)
                        sent, asked = time.monotonic(), 0.0
                        token, number = heard["answers"][0], heard["number"]
                        await socket.send(
                            json.dumps(
                                {"type": "answer", "id": "a", "number": number, "token": token}
                            )
                        )

    async def _look(self, found: Figures, table: str) -> None:
        begun = time.monotonic()
        (await self.player.get(f"/api/tables/{table}")).raise_for_status()
        found["request"].append(time.monotonic() - begun)
        await asyncio.sleep(0.1)  # nobody is faster; and the limits let that pass

    async def import_long(self) -> None:
        told = await self.attacker.post("/api/records", content=self.record)
        self.long = told.raise_for_status().json()["table"]["id"]


async def many(work: Callable[[], Awaitable[Any]], at_once: int) -> None:
    """The same again and again, by so many at once, whatever the answer."""

    async def again() -> None:
        while True:
            try:
                await work()
            except (httpx.HTTPError, WebSocketException, OSError):
                await asyncio.sleep(0.01)

    await asyncio.gather(*(again() for _ in range(at_once)))


async def empty_lines(bench: Bench) -> None:
    made = await bench.open(bench.attacker, "FMR", 3, 0)
    url = f"{bench.socket}/api/tables/{made['table']['id']}/play"

    async def shout() -> None:
        async with connect(url, additional_headers=ATTACKER, max_size=None) as socket:
            await socket.send('{"type":"hello"}')
            for _ in range(10):
                await socket.send("\n" * 16_000)
            await socket.recv()

    await many(shout, 8)


def asking(path: str) -> Attack:
    async def ask(bench: Bench) -> None:
        await many(lambda: bench.attacker.get(f"/api/tables/{bench.long}{path}"), 16)

    return ask


async def previews(bench: Bench) -> None:
    """Whole moves, again and again, at twenty tables."""
    made = [await bench.open(bench.attacker, "GP", 2, 0) for _ in range(20)]

    async def look(told: Any) -> None:
        url = f"{bench.socket}/api/tables/{told['table']['id']}/play"
        for held in told["held"]:
            async with connect(url, additional_headers=ATTACKER, max_size=None) as socket:
                await socket.send(json.dumps({"type": "hello", "secret": held["secret"]}))
                number = 0
                for _ in range(50):
                    ask = {"type": "preview", "number": number, "plans": True}
                    await socket.send(json.dumps(ask))
                    for line in (await socket.recv()).splitlines():
                        number = json.loads(line).get("number", number)

    await asyncio.gather(*(many(lambda told=told: look(told), 1) for told in made))  # type: ignore[misc]


async def bots_alone(bench: Bench) -> None:
    """Races of bots at pace 0."""
    while True:
        await bench.open(bench.attacker, "GP", 0, 6)


async def imports(bench: Bench) -> None:
    await many(lambda: bench.attacker.post("/api/records", content=bench.record), 8)


async def half_said(bench: Bench) -> None:
    """As many half requests as there is room for."""
    host, port = "127.0.0.1", int(bench.site.rpartition(":")[2])

    async def half() -> None:
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: local")
        await reader.read()
        writer.close()

    await many(half, 300)


ATTACKS: dict[str, Attack] = {
    "empty lines": empty_lines,
    "chances?at=-1": asking("/chances?at=-1"),
    "chances": asking("/chances?at=5&at=500&at=1000"),
    "log": asking("/log"),
    "log in words": asking("/log?language=de"),
    "turns": asking("/turns"),
    "past positions": asking("/position?index=3000"),
    "previews": previews,
    "bots alone": bots_alone,
    "imports": imports,
    "half requests": half_said,
}


def p99(seconds: list[float]) -> float:
    ordered = sorted(seconds)
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))] if ordered else 0.0


async def compare(bench: Bench, names: list[str]) -> int:
    """One row an attack; how many are above the bar."""
    await bench.import_long()
    await bench.measure(None)  # processes are started, code is loaded
    quiet = {what: p99(times) for what, times in (await bench.measure(None)).items()}
    print("quiet:", ", ".join(f"{what} {ms:.0f} ms" for what, ms in quiet.items()), flush=True)
    missed = 0
    for name in names:
        found = await bench.measure(ATTACKS[name])
        row = {what: p99(found[what]) for what in quiet}
        missed += any(ms > BAR * quiet[what] for what, ms in row.items())
        told = ", ".join(f"{what} {ms:.0f} ms ({ms / quiet[what]:.1f})" for what, ms in row.items())
        print(f"{name}: {told}; {len(found['answer'])} answers", flush=True)
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="for each attack")
    parser.add_argument("--seed", type=int, default=1, help="of the long race")
    parser.add_argument("--attack", action="append", choices=ATTACKS, help="only these")
    options = parser.parse_args()
    record = long_record(options.seed)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "slipstream", "table", "--no-browser", "--port", "0"]
        command += ["--trusted-proxy", "127.0.0.1", "--store", f"sqlite:///{folder}/t.sqlite"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                port = re.search(r":(\d+)/", server.stdout.readline())
                assert port, "the server did not start"
                bench = Bench(int(port[1]), options.seconds, record)
                missed = asyncio.run(compare(bench, options.attack or list(ATTACKS)))
            finally:
                server.terminate()
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
