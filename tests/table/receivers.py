"""Real receivers on this machine: a program with a webhook, a push service, a mail server."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from table.serving import PATIENCE


def wait_until(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.01)


class Received(NamedTuple):
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """A server that takes whatever comes, or refuses it with a status."""

    def __init__(self, port: int = 0) -> None:
        self.received: list[Received] = []
        self.refused = 0
        self.status = 201
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                if receiver.status < 300:
                    headers = {name.lower(): value for name, value in self.headers.items()}
                    receiver.received.append(Received(self.path, headers, body))
                else:
                    receiver.refused += 1
                self.send_response(receiver.status)
                self.send_header("Location", receiver.url + "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing is printed."""

        self._server = ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.port = self._server.server_port
        self.url = f"http://127.0.0.1:{self.port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))
        self._thread.start()

    def wait(self, count: int) -> list[Received]:
        wait_until(lambda: len(self.received) >= count)
        return self.received

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


@contextmanager
def receiving() -> Iterator[Receiver]:
    made = Receiver()
    try:
        yield made
    finally:
        made.close()


class Browser:
    """What a browser knows of its subscription: the keys by which only it can read a push."""

    def __init__(self, receiver: Receiver) -> None:
        self.endpoint = f"{receiver.url}/push/one"
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"0123456789abcdef"

    @property
    def subscription(self) -> dict[str, str]:
        point = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": _text(point), "auth": _text(self._auth)}
        return {"type": "push", "endpoint": self.endpoint, **keys}

    def read(self, received: Received) -> Any:
        assert received.headers["content-encoding"] == "aes128gcm"
        content = http_ece.decrypt(
            received.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm"
        )
        return json.loads(content)


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Letters:
    """What a mail server has taken."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        found = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(found, EmailMessage)
        self.letters.append(found)
        await asyncio.sleep(0)
        return "250 OK"

    def wait(self, count: int) -> list[EmailMessage]:
        wait_until(lambda: len(self.letters) >= count)
        return self.letters


@contextmanager
def post_office() -> Iterator[tuple[Letters, int]]:
    """A mail server, and its port."""
    letters = Letters()
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    controller = Controller(letters, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield letters, port
    finally:
        controller.stop()
