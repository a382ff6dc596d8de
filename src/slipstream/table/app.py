"""The application: REST for lobby, tables, records and rules; a WebSocket for play."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Iterable
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, NotFoundException, WebSocketDisconnect
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import (
    FromPath,
    JSONBody,
    PathParameter,
    QueryParameter,
    RawBody,
)
from litestar.types import ASGIApp

from slipstream import __version__
from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.kernel.plan import Plan
from slipstream.table import lobby, rest, season_doors, wire
from slipstream.table.door import Bearer, problems, secret_of
from slipstream.table.guard import Guard
from slipstream.table.hub import Hub, NoSuchTable
from slipstream.table.lecture import lecture
from slipstream.table.page import File, Page
from slipstream.table.room import Refusal
from slipstream.table.standing import OldRules
from slipstream.table.talk import Talk

STATUS = {
    "malformed": 400,
    "no_record": 400,
    "no_secret": 403,
    "hidden": 409,
    "no_table": 404,
    "no_season": 404,
    "no_game": 404,
    "no_rules": 404,
    "no_move": 404,
    "old_rules": 409,
}
RECORD_BYTES = 131_072
CLAUSE = re.compile(r"\(([A-Z][A-Z0-9]*-[A-Z]?[0-9][0-9.]*)\)$")

TableId = Annotated[str, PathParameter(max_length=40, description="the table")]
Code = Annotated[str, PathParameter(max_length=10, description="the code of a game, as in FMR")]
Index = Annotated[
    int | None, QueryParameter(ge=0, le=2**31, description="after so many moves; else now")
]
Positions = Annotated[list[int], QueryParameter(description="after so many moves each")]
Eyes = Annotated[
    int | None,
    QueryParameter(ge=-2, le=99, description="whose eyes: others' only after the race"),
]


class RecordOperation(Operation):
    """The body is the text of a record, which Litestar cannot see from the handler."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, max_length=RECORD_BYTES))
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], state: AppState) -> Response[bytes]:
    """The page and its files."""
    file: File | None = state.page.find(request.url.path)
    if file is None:
        raise NotFoundException("there is nothing here")
    return Response(file.body, media_type=file.kind, headers={"cache-control": file.cache})


@get("/api/games", responses=problems())
async def games() -> list[rest.GameInfo]:
    """The games that can be played here, with their options and bots."""
    return lobby.games()


@get("/api/games/{code:str}/rules", responses=problems(404), sync_to_thread=True)
def rules(code: Code) -> rest.RulesText:
    """The rules of a game, clause by clause."""
    return lobby.rules(code)


@get("/api/games/{code:str}/lessons", responses=problems(404), sync_to_thread=True)
def lessons(code: Code) -> rest.Lecture:
    """The introduction to a game: worked examples to click through."""
    return lecture(code)


@get("/api/tables", responses=problems())
async def tables(state: AppState) -> list[rest.Listed]:
    """The listed tables, the busiest first."""
    return await lobby.listed(state.hub)


@post("/api/tables", responses=problems(409))
async def create(data: JSONBody[rest.NewTable], state: AppState) -> rest.Created:
    """Open a table. The race begins when no seat is open."""
    return await lobby.create(state.hub, data)


@get("/api/tables/{table:str}", responses=problems(404))
async def table_info(table: TableId, state: AppState) -> wire.TableInfo:
    """What everybody may know about a table."""
    return await lobby.info(state.hub, table)


@post("/api/tables/{table:str}/seats", responses=problems(404, 409))
async def join(table: TableId, data: JSONBody[rest.Joining], state: AppState) -> rest.Held:
    """Take an open seat. The secret is told once, to whoever takes it."""
    return await lobby.join(state.hub, table, data)


@post("/api/tables/{table:str}/bots", responses=problems(403, 404, 409))
async def fill(
    table: TableId,
    data: JSONBody[rest.Filling],
    state: AppState,
    authorization: Bearer = None,
) -> wire.TableInfo:
    """Let a bot take an open seat."""
    return await lobby.fill(state.hub, table, data, secret_of(authorization))


@get("/api/tables/{table:str}/position", responses=problems(403, 404, 409))
async def position(
    table: TableId,
    state: AppState,
    authorization: Bearer = None,
    index: Index = None,
    eyes: Eyes = None,
) -> wire.Position:
    """Where the race stands, or stood after `index` moves, as a seat or a spectator may know it."""
    return await lobby.position(state.hub, table, secret_of(authorization), index, eyes)


@get("/api/tables/{table:str}/turns", responses=problems(403, 404, 409))
async def turns(
    table: TableId, state: AppState, authorization: Bearer = None, eyes: Eyes = None
) -> list[rest.Turn]:
    """The race at the end of each turn, for charts."""
    return await lobby.turns(state.hub, table, secret_of(authorization), eyes)


@get("/api/tables/{table:str}/chances", responses=problems(400, 404, 409))
async def chances(table: TableId, state: AppState, at: Positions) -> list[rest.Chance]:
    """Who would have won how many quick races of random drivers from these positions."""
    return await lobby.chances(state.hub, table, at)


@get("/api/tables/{table:str}/board", responses=problems(404, 409))
async def board(table: TableId, state: AppState) -> Plan | None:
    """The printed board as data; null for a game without a circuit to draw."""
    return await lobby.board(state.hub, table)


@post("/api/tables/{table:str}/forks", responses=problems(404, 409))
async def fork(table: TableId, data: JSONBody[rest.Forking], state: AppState) -> rest.Created:
    """Play on from a position of a race that is over, at a new table."""
    return await lobby.fork(state.hub, table, data)


@post(
    "/api/records",
    responses=problems(413),
    request_max_body_size=RECORD_BYTES,
    operation_class=RecordOperation,
)
async def bring(body: RawBody, state: AppState) -> rest.Created:
    """A `.race` record becomes a table to look at."""
    return await lobby.bring(state.hub, body)


@get("/api/tables/{table:str}/log", responses=problems(403, 404, 409))
async def log(table: TableId, state: AppState, authorization: Bearer = None) -> rest.RaceLog:
    """Every move and what came of it, as a seat or a spectator may know it."""
    return await lobby.log(state.hub, table, secret_of(authorization))


@get("/api/tables/{table:str}/record", responses=problems(403, 404), media_type=MediaType.TEXT)
async def record(table: TableId, state: AppState, authorization: Bearer = None) -> str:
    """The record: a seat's copy during the race, the whole with its seed after it."""
    return await lobby.record(state.hub, table, secret_of(authorization))


@websocket("/api/tables/{table:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table: FromPath[str], state: AppState) -> None:
    """Play or watch; docs/protocol.md describes the messages."""
    hub: Hub = state.hub
    await socket.accept()
    try:
        desk = await hub.desk(table)
    except (NoSuchTable, OldRules) as error:
        code = "no_table" if isinstance(error, NoSuchTable) else "old_rules"
        await socket.send_text(wire.encode(wire.Refused(code=code, text=str(error))).decode())
        await socket.close(code=4004, reason=code)
        return
    talk = Talk(hub, desk)
    sender = asyncio.create_task(_send(socket, talk))
    try:
        async with asyncio.timeout(hub.limits.hello_seconds):
            while not talk.has_joined and not talk.reader.is_lost:
                await talk.hear(await socket.receive_text())
        while not talk.reader.is_lost:
            await talk.hear(await socket.receive_text())
    except (WebSocketDisconnect, TimeoutError, KeyError):
        pass
    finally:
        sender.cancel()
        talk.reader.lose()
        await hub.leave(desk, talk.reader)
        with contextlib.suppress(Exception):
            await socket.close()


async def _send(socket: WebSocket[Any, Any, Any], talk: Talk) -> None:
    """Everything that waits for the reader goes out in one frame."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while lines := await talk.reader.next():
            # As Litestar sends a text, without its questions: by far the most frequent thing here.
            await socket.send({"type": "websocket.send", "text": lines.decode(), "bytes": None})
        await socket.close(code=1008, reason="too slow or too fast")


def refused(_request: Request[Any, Any, Any], error: SlipstreamError) -> Response[rest.Problem]:
    """A sentence for everything that a person can mend."""
    if isinstance(error, Refusal):
        problem = rest.Problem(error.code, error.text, error.clause)
    elif isinstance(error, NoSuchTable):
        problem = rest.Problem("no_table", str(error))
    elif isinstance(error, OldRules):
        problem = rest.Problem("old_rules", str(error))
    else:
        named = CLAUSE.search(str(error))  # a game's own sentence ends with its clause
        problem = rest.Problem("invalid", str(error), named[1] if named else "")
    status = STATUS.get(problem.code, 400 if isinstance(error, InvalidOption) else 409)
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def failed(_request: Request[Any, Any, Any], error: HTTPException) -> Response[rest.Problem]:
    """What Litestar refuses: a path, a method, a body that is not what the schema says."""
    told = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        told = "; ".join(
            f"{part.get('key', '')}: {part.get('message', '')}".removeprefix(": ") for part in extra
        )
    problem = rest.Problem("malformed" if error.status_code == 400 else "refused", told)
    return Response(
        problem,
        status_code=error.status_code,
        media_type=MediaType.JSON,
        headers=error.headers,
    )


def application(hub: Hub, names: Iterable[str] = ()) -> ASGIApp:
    """The whole server, for uvicorn."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await hub.open()
        hub.spawn(asyncio.to_thread(lobby.games))  # so that the first table need not wait for it
        try:
            yield
        finally:
            await hub.close()

    tables_doors = [tables, create, table_info, join, fill, board, position, turns, log, record]
    tables_doors.append(chances)
    app = Litestar(
        [page, games, rules, lessons, *tables_doors, fork, bring, play, *season_doors.DOORS],
        lifespan=[lifespan],
        state=AppState({"hub": hub, "page": Page()}),
        exception_handlers={SlipstreamError: refused, HTTPException: failed},
        request_max_body_size=hub.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Slipstream table",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )
    return Guard(app, names, hub.limits)
