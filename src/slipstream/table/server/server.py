"""The server process: one socket, all tables, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec
import uvicorn

from slipstream.kernel.errors import SlipstreamError
from slipstream.notation.house import HouseRules
from slipstream.table.alerts.mail import Post
from slipstream.table.alerts.sender import Alerting
from slipstream.table.failures import in_one_line
from slipstream.table.limits import UNLIMITED, Limits
from slipstream.table.live.tables import LiveTables
from slipstream.table.live.workers import Workers
from slipstream.table.server import logs
from slipstream.table.server.app import application
from slipstream.table.server.base_url import BaseUrl
from slipstream.table.server.handover import Succession, inherited, notify
from slipstream.table.server.metrics import Metrics, serve, serve_after
from slipstream.table.server.patience import Connections, Network, protocols, room
from slipstream.table.store.retention import Retention
from slipstream.table.store.store import Store
from slipstream.table.telling.wire import LONGEST

__all__ = [
    "UNLIMITED",
    "Alerting",
    "BaseUrl",
    "Hosting",
    "Limits",
    "Metrics",
    "Post",
    "Retention",
    "Succession",
    "collect_seldom",
    "default_store",
    "inherited",
    "listening",
    "logs",
    "prepare",
    "room",
    "serve",
    "serve_after",
    "server",
]


def data_folder() -> Path:
    """Where this user's programs keep their data."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "slipstream"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "slipstream"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "slipstream"


def default_store() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"


def listening(host: str, port: int) -> socket.socket:
    """The socket, bound before anything else, so that a taken port is told in a sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(2048)
    except (OSError, OverflowError) as error:
        bound.close()
        raise SlipstreamError(f"{host}:{port} cannot be used: {error}") from error
    return bound


def collect_seldom() -> None:
    """What is loaded stays, and tables leave few circles behind: to look for them as often as
    Python does would take a tenth of a busy server's time. Loading leaves none at all."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def prepare(store: str) -> None:
    """Bring the store up to date before anything is announced: what is wrong with it is told in
    a sentence."""

    async def open_and_close() -> None:
        made = Store(store)
        await made.open(alone=True)
        await made.close()

    asyncio.run(open_and_close())


class Hosting(msgspec.Struct, frozen=True):
    """Where a server stands, and how long it keeps what nobody touches."""

    proxies: tuple[Network, ...] = ()
    """Only these are believed for whom they speak."""
    base: BaseUrl | None = None
    retention: Retention = Retention()
    alerting: Alerting = Alerting()
    houses: tuple[HouseRules, ...] = ()
    """House rules to choose from."""


HERE: Final = Hosting()


class TableServer(uvicorn.Server):
    """Tells whoever has started it when it serves."""

    def __init__(self, config: uvicorn.Config, metrics: Metrics, tables: LiveTables) -> None:
        super().__init__(config)
        self.metrics = metrics
        self.tables = tables

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            notify("READY=1")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Requests that wait for a worker are refused first: Uvicorn waits for all of them."""
        self.tables.stop_working()
        await super().shutdown(sockets)

    def end(self) -> None:
        self.should_exit = True


def server(
    store: str,
    names: Iterable[str] = (),
    limits: Limits | None = None,
    workers: Workers | None = None,
    metrics: Metrics | None = None,
    hosting: Hosting = HERE,
) -> TableServer:
    """The server, ready to run on a socket."""
    tables = LiveTables(Store(store), workers, limits, retention=hosting.retention)
    counted = metrics or Metrics()
    http, websocket = protocols(Connections(tables.limits, hosting.proxies, room()))
    config = uvicorn.Config(
        application(tables, names, counted, hosting.base, hosting.alerting, hosting.houses),
        http=http,
        ws=websocket,
        ws_max_size=LONGEST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=LONGEST,
        timeout_graceful_shutdown=3,
        log_config=None,
        access_log=False,
        lifespan="on",
        server_header=False,
        proxy_headers=bool(hosting.proxies),
        forwarded_allow_ips=[str(network) for network in hosting.proxies],
        loop="uvloop" if sys.platform != "win32" else "asyncio",
    )
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(in_one_line)
    return TableServer(config, counted, tables)
