"""The attacks: each by one client, in a process of its own, until it is ended."""

from __future__ import annotations

import asyncio
import itertools
import json
import sys
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from fair.client import Client

ADDRESS = "10.0.0.2"


class Attacker(Client):
    """Knows a long race that is over, and its record."""

    def __init__(self, port: int, long: str, record: str) -> None:
        super().__init__(port, ADDRESS)
        self.long = long
        self.record = record

    def connected(self, table: str) -> connect:
        return connect(self.socket(table), additional_headers=self.headers, max_size=None)


Attack = Callable[[Attacker], Coroutine[Any, Any, None]]


async def many(work: Callable[[], Awaitable[Any]], at_once: int) -> None:
    """The same again and again, by so many at once, whatever the answer."""

    async def again() -> None:
        while True:
            try:
                await work()
            except (httpx.HTTPError, WebSocketException, OSError):
                await asyncio.sleep(0.01)

    await asyncio.gather(*(again() for _ in range(at_once)))


async def empty_lines(me: Attacker) -> None:
    made = await me.open("FMR", 3, 0)

    async def shout() -> None:
        async with me.connected(made["table"]["id"]) as socket:
            await socket.send('{"type":"hello"}')
            for _ in range(10):
                await socket.send("\n" * 16_000)
            await socket.recv()

    await many(shout, 8)


def asking(path: str) -> Attack:
    async def ask(me: Attacker) -> None:
        await many(lambda: me.http.get(f"/api/tables/{me.long}{path}"), 16)

    return ask


async def what_if(me: Attacker) -> None:
    """Every decision of the race weighed, again and again."""
    after = itertools.cycle(range(400, 4000, 7))
    await many(lambda: me.http.get(f"/api/tables/{me.long}/weighed?index={next(after)}"), 16)


async def previews(me: Attacker) -> None:
    """Whole moves, again and again, at twenty tables."""
    made = [await me.open("GP", 2, 0) for _ in range(20)]

    async def look(told: Any) -> None:
        for held in told["held"]:
            async with me.connected(told["table"]["id"]) as socket:
                await socket.send(json.dumps({"type": "hello", "secret": held["secret"]}))
                number = 0
                for _ in range(50):
                    ask = {"type": "preview", "number": number, "plans": True}
                    await socket.send(json.dumps(ask))
                    for line in (await socket.recv()).splitlines():
                        number = json.loads(line).get("number", number)

    await asyncio.gather(*(many(lambda told=told: look(told), 1) for told in made))  # type: ignore[misc]


async def bots_alone(me: Attacker) -> None:
    """Races of bots at pace 0."""
    while True:
        await me.open("GP", 0, 6)


async def imports(me: Attacker) -> None:
    await many(lambda: me.http.post("/api/records", content=me.record), 8)


async def half_said(me: Attacker) -> None:
    """As many half requests as there is room for."""

    async def half() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", me.port)
        writer.write(b"GET /api/games HTTP/1.1\r\nHost: local")
        await reader.read()
        writer.close()

    await many(half, 300)


ATTACKS: dict[str, Attack] = {
    "empty lines": empty_lines,
    "review": asking("/review"),
    "what if": what_if,
    "log": asking("/log"),
    "log in words": asking("/log?language=de"),
    "turns": asking("/turns"),
    "past positions": asking("/position?index=3000"),
    "previews": previews,
    "bots alone": bots_alone,
    "imports": imports,
    "half requests": half_said,
}


if __name__ == "__main__":
    _, attack, port, long, record = sys.argv
    asyncio.run(ATTACKS[attack](Attacker(int(port), long, Path(record).read_text("utf-8"))))
