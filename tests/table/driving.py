"""Seats that answer whenever they are asked, through whatever happens; and what came of it."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from slipstream.notation.record import read_record
from slipstream.notation.replay import check_deal
from slipstream.table.looking_back.records import record_of
from slipstream.table.room import entries as e
from slipstream.table.room.room import Room
from slipstream.table.store.store import Store

Answered = tuple[int, int, str]  # seat, number, token
PATIENT = 1.0


class Driver:
    """One seat that answers whenever it is asked, comes back after a crash, and keeps count."""

    def __init__(self, url: str, secret: str, seat: int) -> None:
        self.url = url
        self.secret = secret
        self.seat = seat
        self.sent: set[Answered] = set()
        self.acknowledged: list[Answered] = []
        self.heard: dict[int, tuple[int, str]] = {}  # number -> seat and token
        self.is_over = False
        self.seen = -1
        self.rest = 0.0  # seconds before an answer
        self._patience = PATIENT  # seconds of silence before it comes anew

    async def drive(self, stop: asyncio.Event) -> None:
        while not self.is_over and not stop.is_set():
            try:
                await self._connected(stop)
            except TimeoutError:  # the machine may be busy: to come again and again makes it busier
                self._patience *= 2
            except (OSError, WebSocketException):
                await asyncio.sleep(0.05)

    async def _connected(self, stop: asyncio.Event) -> None:
        async with connect(self.url, max_size=None, open_timeout=5 * self._patience) as socket:
            hello = {"type": "hello", "secret": self.secret, "seen": self.seen, "view": False}
            await socket.send(json.dumps(hello))
            pending: dict[str, Answered] = {}
            while not self.is_over and not stop.is_set():
                frame = await asyncio.wait_for(socket.recv(), self._patience)
                self._patience = max(PATIENT, self._patience / 2)
                for line in frame.splitlines():
                    reply = self._hear(json.loads(line), pending)
                    if reply is not None:
                        await asyncio.sleep(self.rest)
                        await socket.send(json.dumps(reply))

    def _hear(self, message: dict[str, Any], pending: dict[str, Answered]) -> Any:
        kind = message["type"]
        if kind == "moved":
            told = (message["seat"], message["token"])
            assert self.heard.setdefault(message["number"], told) == told, "history has changed"
        elif kind == "accepted":
            self.acknowledged.append(pending.pop(message["id"]))
        elif kind == "position":
            self.seen = message["number"]
            self.is_over = "end" in message
            if message.get("answers"):
                token = random.choice(message["answers"])
                answer = (self.seat, self.seen, token)
                self.sent.add(answer)
                pending[f"{self.seen}"] = answer
                number = self.seen
                return {"type": "answer", "number": number, "token": token, "id": f"{number}"}
        return None


def moves(drivers: dict[str, list[Driver]]) -> int:
    return sum(len(driver.acknowledged) for seats in drivers.values() for driver in seats)


async def stored(url: str, tables: list[str]) -> dict[str, list[e.AnyEntry]]:
    store = Store(url)
    await store.open()
    found = {table: await store.since(table, 0) for table in tables}
    await store.close()
    return found


def compare(entries: list[e.AnyEntry], seats: list[Driver]) -> None:
    """What was acknowledged and told against what was stored."""
    room = Room.read(None, entries)
    number = 0
    played: Counter[Answered] = Counter()
    by_number: dict[int, tuple[int, str]] = {}
    for entry in entries:
        if isinstance(entry, e.Played):
            if entry.seat >= 0 and not entry.cause:
                played[entry.seat, number, entry.text] += 1
            number += 1
            by_number[number] = (entry.seat, entry.text)
    assert number == room.race.number
    for driver in seats:
        for answer in driver.acknowledged:
            assert played[answer] == 1, "an acknowledged answer is stored, once"
        for told, move in driver.heard.items():
            assert by_number[told] == move or move[1] == "?", "what was told is stored"
    sent = set().union(*(driver.sent for driver in seats))
    assert set(played) <= sent, "nothing is stored that nobody sent"
    assert set(played.values()) <= {1}
    record = record_of(entries)
    check_deal(record)
    read_record(record.write())
