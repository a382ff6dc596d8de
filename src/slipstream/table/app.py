"""The application: REST for lobby, tables, records and rules; a WebSocket for play."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable
from typing import Annotated, Any

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import State as AppState
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import ResponseSpec
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, HeaderParameter, JSONBody, PathParameter
from litestar.types import ASGIApp

from slipstream import __version__
from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.table import lobby, rest, serving, telling, wire
from slipstream.table.guard import Guard
from slipstream.table.hub import Hub, NoSuchTable
from slipstream.table.room import Refusal
from slipstream.table.standing import OldRules
from slipstream.table.talk import Talk

PROBLEM = "It was refused; nothing has changed."
STATUS = {"no_secret": 403, "no_table": 404, "no_game": 404, "no_rules": 404, "old_rules": 409}

TableId = Annotated[str, PathParameter(max_length=40, description="the table")]
Code = Annotated[str, PathParameter(max_length=10, description="the code of a game, as in FMR")]
Bearer = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization", max_length=200, description="`Bearer ` and the secret of a seat"
    ),
]


def problems(*codes: int) -> dict[int, ResponseSpec]:
    return {
        code: ResponseSpec(rest.Problem, description=PROBLEM, generate_examples=False)
        for code in (400, 429, *codes)
    }


def secret_of(authorization: str | None) -> str:
    return (authorization or "").removeprefix("Bearer ").strip()


@get("/api/games", responses=problems())
async def games() -> list[rest.GameInfo]:
    """The games that can be played here, with their options and bots."""
    return lobby.games()


@get("/api/games/{code:str}/rules", responses=problems(404), sync_to_thread=True)
def rules(code: Code) -> rest.RulesText:
    """The rules of a game, clause by clause."""
    return lobby.rules(code)


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
async def position(table: TableId, state: AppState, authorization: Bearer = None) -> wire.Position:
    """Where the race stands, as a seat or a spectator may know it."""
    hub: Hub = state.hub
    desk = await hub.desk(table)
    reader = hub.seat_of(desk.room, secret_of(authorization))
    async with desk.lock:
        return telling.position(desk.room, reader, hub.now(), line=True)


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
        await hub.leave(desk, talk.reader)
        with contextlib.suppress(Exception):
            await socket.close()


async def _send(socket: WebSocket[Any, Any, Any], talk: Talk) -> None:
    """Everything that waits for the reader goes out in one frame."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while lines := await talk.reader.next():
            await socket.send_text(lines.decode())
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
        problem = rest.Problem("invalid", str(error))
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
        try:
            yield
        finally:
            await hub.close()

    app = Litestar(
        [
            serving.document,
            serving.asset,
            serving.mark,
            games,
            rules,
            tables,
            create,
            table_info,
            join,
            fill,
            position,
            log,
            record,
            play,
        ],
        lifespan=[lifespan],
        state=AppState({"hub": hub}),
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
