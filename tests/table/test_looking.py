"""Previews over the wire: on request, aside, and only as long as they are wanted."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from slipstream.table.live.workers import Workers
from slipstream.table.server import connection
from table.serving import PATIENCE, Client, Message, Served
from table.test_protocol import asked


class Slow:
    """Previews begin, and go on only when the test says so."""

    def __init__(self, workers: Workers) -> None:
        self.begun = threading.Semaphore(0)
        self.may_go_on = threading.Event()
        self.workers = workers
        self.real = workers.preview

    async def preview(self, *arguments: Any) -> bytes:
        self.begun.release()
        assert await asyncio.to_thread(self.may_go_on.wait, PATIENCE)
        return await self.real(*arguments)

    @contextmanager
    def used(self) -> Iterator[Slow]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(self.workers, "preview", self.preview)
            yield self
            self.may_go_on.set()


def look(client: Client, name: str = "look") -> None:
    client.send({"id": name, "type": "preview", "number": client.position["number"]})


def reply(client: Client, name: str = "look") -> Message:
    while True:
        heard = client.next()
        if heard.get("id") == name:
            return heard


def test_previews_come_on_request(served: Served) -> None:
    table = served.table()
    with table.connect(asked(table)) as client:
        number = client.position["number"]
        told = client.ask({"type": "preview", "number": number, "ways": True})
        one = client.ask(
            {"type": "preview", "number": number, "token": told["prospects"][0]["tokens"][0]}
        )

        assert [p["tokens"][0] for p in told["prospects"]] == client.position["answers"]
        assert one["prospects"] == told["prospects"][:1]
        with table.connect() as watcher:
            assert watcher.ask({"type": "preview", "number": number})["code"] == "spectator"


def test_no_answer_waits_for_a_preview(served: Served) -> None:
    table = served.table()
    with Slow(served.tables.workers).used() as slow, table.connect(asked(table)) as client:
        look(client)
        assert slow.begun.acquire(timeout=PATIENCE)

        assert client.answer()["type"] == "accepted"


def test_a_preview_of_what_has_passed_is_given_up(served: Served) -> None:
    table = served.table()
    with Slow(served.tables.workers).used() as slow, table.connect(asked(table)) as client:
        look(client)
        client.answer()
        slow.may_go_on.set()

        assert reply(client)["code"] == "stale"


def test_previews_wait_for_each_other_but_not_too_many(served: Served) -> None:
    table = served.table()
    names = [str(number) for number in range(connection.MOST_LOOKS + 1)]
    with Slow(served.tables.workers).used() as slow, table.connect(asked(table)) as client:
        for name in names:
            look(client, name)
        refused = reply(client, names[-1])
        slow.may_go_on.set()

        assert refused["code"] == "too_fast"
        assert [reply(client, name)["type"] for name in names[:-1]] == ["preview"] * len(names[:-1])


def test_a_preview_that_fails_is_refused(served: Served) -> None:
    """Workers do not know the tests' own game."""
    table = served.table("TOY", humans=2)
    with table.connect(asked(table)) as client:
        look(client)

        assert reply(client)["code"] == "broken"
        assert client.answer()["type"] == "accepted"
