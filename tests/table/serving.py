"""A real server on a real socket, and a client that speaks to it."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections import deque
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest.mock import patch

import httpx
from websockets.sync.client import ClientConnection, connect

from slipstream.table.limits import UNLIMITED, Limits
from slipstream.table.live.lane import Lane
from slipstream.table.live.tables import LiveTables
from slipstream.table.live.workers import Workers
from slipstream.table.server.server import listening, server

PATIENCE = 120.0  # s for anything that must happen, however busy the machine is
Message = dict[str, Any]


class Served:
    """A running server, in a thread of this process."""

    def __init__(self, store: str, limits: Limits = UNLIMITED, **options: Any) -> None:
        self.socket = listening("127.0.0.1", 0)
        self.port = self.socket.getsockname()[1]
        self.server = server(store, limits=limits, workers=Workers(1, 100), **options)
        self.tables: LiveTables = self._tables()
        self.metrics = self.server.metrics
        self.thread = threading.Thread(target=self._run)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self.loop: asyncio.AbstractEventLoop | None = None

    def _tables(self) -> LiveTables:
        app: Any = self.server.config.app
        while hasattr(app, "app"):  # what stands before the application
            app = app.app
        tables = app.state.tables
        assert isinstance(tables, LiveTables)
        return tables

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.socket])

        asyncio.run(serve())

    def start(self) -> None:
        self.thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def stop(self) -> None:
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()
        assert not self.thread.is_alive(), "the server did not stop"

    def do(self, work: Any) -> Any:
        """Run something in the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def work_here(self) -> AbstractContextManager[Any]:
        """Nothing is computed in other processes: only this one knows the tests' game."""

        async def here(_lane: Lane, _client: str, _most: int, job: Any, *arguments: Any) -> Any:
            return await asyncio.to_thread(job, *arguments)

        return patch.object(Lane, "run", here)

    def table(self, game: str = "FMR", humans: int = 3, bots: int = 0, **agreed: Any) -> Table:
        """A table with so many humans, all held by the test, and bots."""
        seats = [{"kind": "human", "name": f"Driver {n + 1}"} for n in range(humans)]
        seats += [{"kind": "bot", "bot": "random"} for _ in range(bots)]
        body = {"game": game, "seats": seats, "pace_ms": 0, **agreed}
        reply = self.http.post("/api/tables", json=body)
        assert reply.status_code == 201, reply.text
        told = reply.json()
        return Table(self, told["table"]["id"], [held["secret"] for held in told["held"]])


class Table:
    """A table with the secrets of its seats."""

    def __init__(self, served: Served, name: str, secrets: list[str]) -> None:
        self.served = served
        self.id = name
        self.secrets = secrets

    def url(self, port: int = 0) -> str:
        return f"ws://127.0.0.1:{port or self.served.port}/api/tables/{self.id}/play"

    def connect(self, seat: int | None = None, port: int = 0, **hello: Any) -> Client:
        """A client that has been welcomed and knows the position."""
        client = Client(connect(self.url(port), max_size=None, open_timeout=PATIENCE))
        secret = {} if seat is None else {"secret": self.secrets[seat]}
        client.send({"type": "hello", **secret, **hello})
        client.until("position")
        return client

    def get(self, what: str = "", seat: int | None = None) -> httpx.Response:
        headers = {} if seat is None else {"Authorization": f"Bearer {self.secrets[seat]}"}
        return self.served.http.get(f"/api/tables/{self.id}{what}", headers=headers)


class Client:
    """One end of a WebSocket: everything that was heard, and the last position."""

    def __init__(self, connection: ClientConnection) -> None:
        self.socket = connection.__enter__()
        self.heard: list[Message] = []
        self._waiting: deque[Message] = deque()
        self.position: Message = {}

    def send(self, message: Message | str) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def next(self, timeout: float = PATIENCE) -> Message:
        if not self._waiting:
            frame = self.socket.recv(timeout)
            self._waiting.extend(json.loads(line) for line in frame.splitlines())
        message = self._waiting.popleft()
        self.heard.append(message)
        if message["type"] == "position":
            self.position = message
        return message

    def until(self, *kinds: str) -> Message:
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message

    def last(self, kind: str) -> Message:
        """The newest message of a kind that was heard."""
        return next(message for message in reversed(self.heard) if message["type"] == kind)

    def ask(self, message: Message) -> Message:
        """A request and its reply; what is heard in between is kept."""
        self.send({"id": "q", **message})
        while True:
            heard = self.next()
            if heard.get("id") == "q":
                return heard

    def answer(self, token: str | None = None) -> Message:
        chosen = self.position["answers"][0] if token is None else token
        return self.ask({"type": "answer", "number": self.position["number"], "token": chosen})

    def sync(self) -> None:
        """Hear everything that was told before now."""
        assert self.ask({"type": "ping"})["type"] == "pong"

    def close(self) -> None:
        self.socket.__exit__(None, None, None)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def serving(store: str, limits: Limits = UNLIMITED, **options: Any) -> Iterator[Served]:
    served = Served(store, limits, **options)
    served.start()
    try:
        yield served
    finally:
        served.stop()


def drive(clients: list[Client], answers: int = 10_000) -> int:
    """The first legal answers, by whoever is asked; how many were given."""
    given = 0
    while given < answers:
        for client in clients:
            client.sync()
        if "end" in clients[0].position:
            break
        seat = clients[0].position["waiting"][0]
        reply = clients[seat].answer()
        assert reply["type"] == "accepted", reply
        given += 1
    return given
