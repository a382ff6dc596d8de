"""Whether the server lives, and whether it can play: for whoever watches over it."""

from __future__ import annotations

import asyncio
from typing import Final

import sqlalchemy as sa
from litestar import get
from litestar.datastructures import State as AppState

from slipstream import __version__
from slipstream.table.live.tables import LiveTables
from slipstream.table.server.problems import problems
from slipstream.table.store.reading import Away
from slipstream.table.telling import rest

PATIENCE_SECONDS: Final = 2.0


@get("/api/health", responses=problems())
async def health() -> rest.Health:
    """The process lives. Restart it if this is not answered."""
    return rest.Health("ok", __version__)


@get("/api/ready", responses=problems())
async def ready(state: AppState) -> rest.Health:
    """Moves can be stored. Send nobody here while this is refused."""
    tables: LiveTables = state.tables
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await tables.store.read(lambda connection: connection.execute(sa.select(1)))
    except TimeoutError as error:
        raise Away from error
    return rest.Health("ready", __version__)


ROUTES: Final = [health, ready]
