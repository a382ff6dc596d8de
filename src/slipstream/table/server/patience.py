"""How long the server waits for a client, and how many connections one may have.

Uvicorn waits for ever for the head and the body of a request, and for a reader who does not read:
a thousand half-said requests would shut everybody out. Its protocols are given deadlines here.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from slipstream.table.limits import Limits

MOST_FILES: Final = 65_536  # that are asked for
OWN_FILES: Final = 64  # of the store, the workers, the log
Network = IPv4Network | IPv6Network
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_MANY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\n"
    b"content-length: 0\r\n\r\n"
)


class Connections:
    """Who is connected, by address; a trusted proxy may have as many as there are files for."""

    def __init__(self, limits: Limits, trusted: Iterable[Network] = (), most: int = 2**31) -> None:
        self.limits = limits
        self.trusted = tuple(trusted)
        self.most = most
        self._of: Counter[str] = Counter()
        self._count = 0

    def enter(self, client: str) -> bool:
        """Whether there is room for one more."""
        if self._count >= self.most or self._is_greedy(client):
            return False
        self._count += 1
        self._of[client] += 1
        return True

    def leave(self, client: str) -> None:
        self._count -= 1
        self._of[client] -= 1
        if not self._of[client]:
            del self._of[client]

    def _is_greedy(self, client: str) -> bool:
        is_full = self._of[client] >= self.limits.connections_of_a_client
        return is_full and not is_trusted(client, self.trusted)


def is_trusted(client: str, networks: Iterable[Network]) -> bool:
    try:
        address = ip_address(client)
    except ValueError:
        return False
    return any(address in network for network in networks)


class _Counted:
    """A connection that is counted as long as it lasts."""

    seats: Connections
    counted: str | None = None

    def count(self, transport: Any) -> bool:
        peer = transport.get_extra_info("peername")
        client = str(peer[0]) if isinstance(peer, tuple) else ""
        if self.seats.enter(client):
            self.counted = client
            return True
        transport.write(TOO_MANY)
        transport.close()
        return False

    def let_go(self) -> None:
        if self.counted is not None:
            self.seats.leave(self.counted)
            self.counted = None


class PatientHttp(_Counted, H11Protocol):
    """HTTP with a deadline for each head, each body and each reader."""

    _deadline: asyncio.TimerHandle | None = None
    _reading: asyncio.TimerHandle | None = None
    _phase: Any = None  # of the request, as h11 knows it, for which the deadline is

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.count(transport):
            self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """Until the first byte of the next request uvicorn waits as long as it keeps alive."""
        self._stop_watching()
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:
            self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_watching()
        self.let_go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watching()
        self.resume_writing()
        self.let_go()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(
                self.seats.limits.body_seconds, self.transport.abort
            )

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _watch(self) -> None:
        """A deadline is for the whole head or body: more bytes do not move it."""
        limits, phase = self.seats.limits, self.conn.their_state
        if phase is self._phase or self.counted is None:
            return
        self._stop_watching()
        if phase in (h11.IDLE, h11.SEND_BODY):
            seconds = limits.head_seconds if phase is h11.IDLE else limits.body_seconds
            self._phase = phase
            self._deadline = self.loop.call_later(seconds, self._give_up)

    def _stop_watching(self) -> None:
        self._phase = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            if self.cycle is None or not self.cycle.response_started:
                self.transport.write(TOO_SLOW)
            self.transport.close()


class CountedSocket(_Counted, WebSocketsSansIOProtocol):
    """A WebSocket, which has its own deadline for hello."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.count(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)


def protocols(seats: Connections) -> tuple[type[PatientHttp], type[CountedSocket]]:
    """Uvicorn makes them itself: so they know the limits of their server by their class."""
    return (
        type("PatientHttp", (PatientHttp,), {"seats": seats}),
        type("CountedSocket", (CountedSocket,), {"seats": seats}),
    )


def room() -> int:
    """How many connections there may be: as many as this process is allowed to have files."""
    return _files() - OWN_FILES


def _files() -> int:
    """The limit of open files, raised as far as that is allowed."""
    try:
        import resource
    except ModuleNotFoundError:  # not on Windows, which has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, MOST_FILES), hard))
            soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return soft if soft != resource.RLIM_INFINITY else MOST_FILES
