"""The application: every route, with what stands before them and what is said of errors."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.types import ASGIApp

from slipstream import __version__
from slipstream.kernel.errors import SlipstreamError
from slipstream.notation.house import HouseRules
from slipstream.table.alerts.sender import Alerting, Sender
from slipstream.table.alerts.turning_on import Switchboard
from slipstream.table.drivers.driver import Drivers
from slipstream.table.live.tables import LiveTables
from slipstream.table.server import (
    alert_routes,
    catalogue,
    driver_routes,
    health,
    season_routes,
    table_routes,
)
from slipstream.table.server.base_url import BaseUrl
from slipstream.table.server.document import Document
from slipstream.table.server.guard import Guard
from slipstream.table.server.lessons import lecture
from slipstream.table.server.metrics import Metrics
from slipstream.table.server.observing import Observed
from slipstream.table.server.page import File, Page
from slipstream.table.server.parameters import Code
from slipstream.table.server.play_socket import play
from slipstream.table.server.privacy import privacy
from slipstream.table.server.problems import broken, failed, problems, refused, unreadable
from slipstream.table.telling import rest

SETTLED_SECONDS: Final = 5.0


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], state: AppState) -> Response[bytes]:
    """The page and its files."""
    file: File | None = state.page.find(request.url.path)
    status = 200
    if file is None:
        # A person is told by the page; a program gets the problem.
        is_place = not request.url.path.startswith(("/api/", "/assets/"))
        is_person = is_place and "text/html" in request.headers.get("accept", "")
        file = state.page.unknown() if is_person else None
        status = 404
    if file is None:
        raise NotFoundException("there is nothing here")
    body, headers = file.told(request.headers.get("accept-encoding", ""))
    return Response(body, status_code=status, media_type=file.kind, headers=headers)


@get("/api/games", responses=problems(), sync_to_thread=True)
def games(state: AppState) -> list[rest.GameInfo]:
    """The games that can be played here, with their options, bots and house rules."""
    return catalogue.offered(state.houses)


@get("/api/games/{code:str}/rules", responses=problems(404), sync_to_thread=True)
def rules(code: Code) -> rest.RulesText:
    """The rules of a game, clause by clause."""
    return catalogue.rules(code)


@get("/api/games/{code:str}/lessons", responses=problems(404), sync_to_thread=True)
def lessons(code: Code) -> rest.Lecture:
    """The introduction to a game: worked examples to click through."""
    return lecture(code)


async def catalogue_later() -> None:
    """The first visitor need not wait for it; the races that go on come first."""
    await asyncio.sleep(SETTLED_SECONDS)
    await asyncio.to_thread(catalogue.games)


def application(
    tables: LiveTables,
    names: Iterable[str],
    metrics: Metrics,
    base: BaseUrl | None = None,
    alerting: Alerting | None = None,
    houses: Sequence[HouseRules] = (),
) -> ASGIApp:
    """The whole server, for uvicorn."""
    sender = Sender(tables, alerting or Alerting())
    tables.repository.grace_ms = sender.agreed.grace_ms
    metrics.watch(tables)
    tables.store.observe = metrics.stored

    @contextlib.asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await tables.open()
        tables.spawn(metrics.feel_delay())
        tables.spawn(sender.run())
        tables.spawn(catalogue_later())
        try:
            yield
        finally:
            await tables.close()

    app = Litestar(
        [
            page,
            games,
            rules,
            lessons,
            privacy,
            *health.ROUTES,
            *table_routes.ROUTES,
            play,
            *season_routes.ROUTES,
            *alert_routes.ROUTES,
            *driver_routes.ROUTES,
        ],
        lifespan=[lifespan],
        state=AppState(
            {
                "tables": tables,
                "page": Page(base=base),
                "alerts": Switchboard(sender),
                "drivers": Drivers(tables),
                "base": base or BaseUrl(),
                "houses": houses,
            }
        ),
        exception_handlers={
            SlipstreamError: refused,
            HTTPException: failed,
            UnicodeError: unreadable,
            RecursionError: unreadable,
            Exception: broken,
        },
        request_max_body_size=tables.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Slipstream table",
            version=__version__,
            path="/api/schema",
            render_plugins=[Document(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    return Observed(Guard(app, names, tables.limits, base), metrics)
