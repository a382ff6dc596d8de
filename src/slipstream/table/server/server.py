"""The server process: one socket, all tables, until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import uvicorn

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.failures import in_one_line
from slipstream.table.limits import UNLIMITED, Limits
from slipstream.table.live.tables import LiveTables
from slipstream.table.live.workers import Workers
from slipstream.table.server.app import application
from slipstream.table.server.base_url import BaseUrl
from slipstream.table.server.patience import Connections, Network, protocols
from slipstream.table.store.retention import Retention
from slipstream.table.store.store import Store
from slipstream.table.telling.wire import LONGEST

MOST_FILES: Final = 65_536  # that are asked for
OWN_FILES: Final = 64  # of the store, the workers, the log

__all__ = [
    "UNLIMITED",
    "BaseUrl",
    "Limits",
    "Retention",
    "Workers",
    "collect_seldom",
    "default_store",
    "listening",
    "prepare",
    "room",
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
    Python does would take a tenth of a busy server's time."""
    gc.collect()
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


def server(
    store: str,
    names: Iterable[str] = (),
    limits: Limits | None = None,
    workers: Workers | None = None,
    proxies: Iterable[Network] = (),
    base: BaseUrl | None = None,
    retention: Retention | None = None,
) -> uvicorn.Server:
    """The server, ready to run on a socket. Only `proxies` are believed for whom they speak."""
    tables = LiveTables(Store(store), workers, limits, retention=retention)
    trusted = tuple(proxies)
    seats = Connections(tables.limits, trusted, room())
    http, websocket = protocols(seats)
    config = uvicorn.Config(
        application(tables, names, base),
        http=http,
        ws=websocket,
        ws_max_size=LONGEST,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=LONGEST,
        timeout_graceful_shutdown=3,
        log_level="warning",
        access_log=False,
        lifespan="on",
        server_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=[str(network) for network in trusted],
        loop="uvloop" if sys.platform != "win32" else "asyncio",
    )
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(in_one_line)
    return uvicorn.Server(config)
