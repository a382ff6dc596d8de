"""What stands before the application: who may come in, how often, and what a browser may do.

A page of another site must not reach a table through its reader's browser: a request that names
an origin must name this server's own, and the server must be called by a name that is its own (or
by number, which no other site can pretend to be). Behind a proxy the server goes by its base URL.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from slipstream.table.limits import Buckets, Limits
from slipstream.table.room.refusal import Refusal
from slipstream.table.server.base_url import BaseUrl
from slipstream.table.server.patience import Connections
from slipstream.table.telling import rest
from slipstream.table.timekeeping import elapsed

NEW: Final = ("/api/tables", "/api/records", "/api/seasons", "/api/days", "/api/driver")
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self';"
    " img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# A worker obeys the policy of its own script. The one that runs the rules may compile WebAssembly.
WORKER: Final = "/assets/engine-worker-"
WORKER_POLICY: Final = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


def client_key(host: str) -> str:
    """Who a client is: its address; with IPv6 its network, of which it has all addresses."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is None:
        return str(ipaddress.ip_network((int(address), 64), strict=False).network_address)
    return str(getattr(address, "ipv4_mapped", None) or address)


class Guard:
    """Wraps an ASGI application."""

    def __init__(
        self, app: Any, names: Iterable[str], limits: Limits, base: BaseUrl | None = None
    ) -> None:
        self.app = app
        self.base = base or BaseUrl()
        self.names = {"localhost", socket.gethostname().lower(), *map(str.lower, names)}
        self.names |= {self.base.name} - {""}
        self._requests = Buckets(limits.requests_per_second, limits.request_burst)
        self._tables = Buckets(limits.tables_per_second, limits.table_burst)
        self._sockets = Connections(limits)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        client = client_key(scope["client"][0]) if scope.get("client") else ""
        scope.update(self.base.inside(scope), client=(client, 0))
        refusal = self._refusal(scope)
        if scope["type"] == "websocket":
            await self._connect(refusal, client, scope, receive, send)
        elif refusal is None:
            await self._answer(scope, receive, _hardened(send, scope["path"]))
        else:
            await _refuse(_hardened(send, scope["path"]), refusal)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        """HEAD is GET; that the body is left out is the server's affair."""
        if scope["method"] != "HEAD":
            await self.app(scope, receive, send)
            return
        inner = {**scope, "method": "GET"}
        await self.app(inner, receive, send)
        scope["path_template"] = inner.get("path_template")

    async def _connect(
        self, refusal: Refusal | None, client: str, scope: Any, receive: Any, send: Any
    ) -> None:
        if refusal is None and not self._sockets.enter(client):
            refusal = Refusal("too_many_connections")
        if refusal is not None:
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self._sockets.leave(client)

    def _refusal(self, scope: Any) -> Refusal | None:
        """Why it goes no further; None if all is well."""
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not self.is_own(host):
            return Refusal("host", args={"name": host[:100]})
        if origin and origin != self.base.origin and not same_place(origin, host):
            return Refusal("origin", args={"origin": origin[:100]})
        client = scope["client"][0] if scope.get("client") else ""
        now = elapsed()
        is_costly = costs_much(scope.get("method", ""), scope["path"])
        if not self._requests.take(client, now) or (
            is_costly and not self._tables.take(client, now)
        ):
            return Refusal("too_fast")
        return None

    def is_own(self, host: str) -> bool:
        try:
            name = (urlsplit(f"//{host}").hostname or "").lower()
        except ValueError:
            return False
        if name in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def costs_much(method: str, path: str) -> bool:
    """Whether a request opens a table or a season, or reads many races at once."""
    if method == "POST":
        return path in NEW or path.endswith(("/forks", "/races"))
    return path.endswith("/records.zip")


def same_place(origin: str, host: str) -> bool:
    """Whether an origin is the server that was called."""
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def _hardened(send: Any, path: str) -> Any:
    said = WORKER_POLICY if path.startswith(WORKER) else POLICY
    policy = (b"content-security-policy", said.encode())

    async def wrapped(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), policy, *HEADERS]
        await send(message)

    return wrapped


async def _refuse(send: Any, refusal: Refusal) -> None:
    body = msgspec.json.encode(rest.problem(refusal))
    status = 429 if refusal.code == "too_fast" else 403
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
