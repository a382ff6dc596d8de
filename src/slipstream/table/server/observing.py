"""Every request gets a name, is counted, and is one line in the log if that is wanted.

What is logged and counted is the route (`/api/tables/{table}/log`), never the path, a header, a
question or a body: no secret gets into a log that way.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from contextvars import ContextVar
from typing import Any, Final

from slipstream.table.failures import LogLine
from slipstream.table.server.metrics import Metrics

NAME: Final = re.compile(rb"[A-Za-z0-9_-]{8,64}")
HEADER: Final = b"x-request-id"
request_id: Final[ContextVar[str]] = ContextVar("request_id", default="")
log: Final = logging.getLogger("slipstream.requests")


class Observed:
    """Wraps the whole application."""

    def __init__(self, app: Any, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            request_id.set(_name(scope))
            with self.metrics.sockets.track_inprogress():
                await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Any, receive: Any, send: Any) -> None:
        name, begun, status = _name(scope), time.perf_counter(), 0
        request_id.set(name)

        async def named(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", []), (HEADER, name.encode())]
            await send(message)

        try:
            await self.app(scope, receive, named)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        method, route = _method(scope), scope.get("path_template") or "none"
        self.metrics.requests.labels(method, route, status).inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        if log.isEnabledFor(logging.INFO):
            facts = {"method": method, "route": route, "status": status}
            log.info(LogLine("request", {**facts, "ms": round(seconds * 1000, 1)}))


def _name(scope: Any) -> str:
    """The name that a proxy has given the request, or a new one."""
    for key, value in scope["headers"]:
        if key == HEADER and NAME.fullmatch(value):
            return str(value.decode())
    return secrets.token_urlsafe(12)


def _method(scope: Any) -> str:
    """Anybody can invent a method; each would be counted by itself."""
    known = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")
    return scope["method"] if scope["method"] in known else "other"
