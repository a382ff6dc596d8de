"""The REST routes of tables: opening, sitting down, looking at, taking along."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import JSONBody, RawBody

from slipstream.table.looking_back.puzzles import of_game
from slipstream.table.server import days, lobby, past
from slipstream.table.server.parameters import (
    After,
    Bearer,
    Code,
    Day,
    Eyes,
    Index,
    Language,
    Seat,
    TableId,
    Token,
    Verdicts,
    WholeMove,
    client_of,
    secret_of,
)
from slipstream.table.server.problems import problems
from slipstream.table.telling import rest, wire
from slipstream.table.telling.prospects import Previewed
from slipstream.tell.printed_board import PrintedBoard

RECORD_BYTES: Final = 131_072
HOUSE_LENGTH: Final = 20_000


class RecordOperation(Operation):
    """The body is the text of a record, or JSON with its house rules; the handler reads both."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(schema=Schema(type=OpenAPIType.STRING, max_length=RECORD_BYTES))
        fields: dict[str, Any] = {
            "record": Schema(type=OpenAPIType.STRING, max_length=RECORD_BYTES),
            "house": Schema(type=OpenAPIType.STRING, max_length=HOUSE_LENGTH),
        }
        both = OpenAPIMediaType(
            schema=Schema(
                type=OpenAPIType.OBJECT,
                properties=fields,
                required=["record"],
                additional_properties=False,
            )
        )
        content = {"text/plain": text, "application/json": both}
        self.request_body = RequestBody(content=content, required=True)


def _as_json(told: Any) -> Response[Any]:
    """What is encoded already is passed on as it is."""
    return Response(told, media_type=MediaType.JSON)


@get("/api/tables", responses=problems())
async def tables(state: AppState) -> list[rest.Listed]:
    """The listed tables, the busiest first."""
    return await lobby.listed(state.tables)


@post("/api/tables", responses=problems(409))
async def create(
    request: Request[Any, Any, Any], data: JSONBody[rest.NewTable], state: AppState
) -> rest.Created:
    """Open a table. The race begins when no seat is open."""
    return await lobby.create(state.tables, data, client_of(request))


@get("/api/tables/{table:str}", responses=problems(404))
async def table_info(table: TableId, state: AppState) -> wire.TableInfo:
    """What everybody may know about a table."""
    return await lobby.info(state.tables, table)


@post("/api/tables/{table:str}/seats", responses=problems(404, 409))
async def join(
    request: Request[Any, Any, Any], table: TableId, data: JSONBody[rest.Joining], state: AppState
) -> rest.Held:
    """Take an open seat. The secret is told once, to whoever takes it."""
    return await lobby.join(state.tables, table, data, client_of(request))


@post("/api/tables/{table:str}/bots", responses=problems(403, 404, 409))
async def fill(
    table: TableId,
    data: JSONBody[rest.Filling],
    state: AppState,
    authorization: Bearer = None,
) -> wire.TableInfo:
    """Let a bot take an open seat."""
    return await lobby.fill(state.tables, table, data, secret_of(authorization))


@get("/api/tables/{table:str}/position", responses=problems(403, 404, 409))
async def position(
    request: Request[Any, Any, Any],
    table: TableId,
    state: AppState,
    authorization: Bearer = None,
    index: Index = None,
    eyes: Eyes = None,
) -> Response[wire.Position]:
    """Where the race stands, or stood after `index` moves, as a seat or a spectator may know it."""
    asking = past.Asking(client_of(request), secret_of(authorization))
    return _as_json(await past.position(state.tables, table, asking, index, eyes))


@get("/api/tables/{table:str}/turns", responses=problems(403, 404, 409))
async def turns(
    request: Request[Any, Any, Any],
    table: TableId,
    state: AppState,
    authorization: Bearer = None,
    eyes: Eyes = None,
) -> Response[list[rest.Turn]]:
    """The race at the end of each turn, for charts."""
    asking = past.Asking(client_of(request), secret_of(authorization))
    return _as_json(await past.turns(state.tables, table, asking, eyes))


@get("/api/tables/{table:str}/review", responses=problems(404, 409))
async def review(
    request: Request[Any, Any, Any], table: TableId, state: AppState
) -> Response[rest.Review]:
    """After the race: chances, luck and verdicts. Ask again until `done` is `total`."""
    return _as_json(await past.review(state.tables, table, past.Asking(client_of(request))))


@get("/api/tables/{table:str}/weighed", responses=problems(404, 409))
async def weighed(
    request: Request[Any, Any, Any],
    table: TableId,
    state: AppState,
    index: After,
    move: WholeMove = "",
) -> Response[rest.Weighed]:
    """After the race: what another answer would have been worth, beside the one that was played.
    Ask again until `done` is `total`."""
    asking = past.Asking(client_of(request))
    return _as_json(await past.weigh(state.tables, table, asking, index, move))


@get("/api/tables/{table:str}/preview", responses=problems(403, 404, 409))
async def preview(
    request: Request[Any, Any, Any],
    table: TableId,
    state: AppState,
    index: After,
    eyes: Seat,
    token: Token = "",
    authorization: Bearer = None,
) -> Response[Previewed]:
    """What the answers to a past question would have done, as its seat could know it."""
    asking = past.Asking(client_of(request), secret_of(authorization))
    return _as_json(await past.preview(state.tables, table, asking, index, eyes, token))


@get("/api/tables/{table:str}/commentary", responses=problems(403, 404, 409))
async def commentary(
    request: Request[Any, Any, Any],
    table: TableId,
    state: AppState,
    authorization: Bearer = None,
) -> Response[rest.Report]:
    """After the race: a report in ten to twenty sentences, as facts."""
    asking = past.Asking(client_of(request), secret_of(authorization))
    return _as_json(await past.commentary(state.tables, table, asking))


@post("/api/tables/{table:str}/comments", responses=problems(403, 404, 409))
async def comment(
    request: Request[Any, Any, Any],
    table: TableId,
    data: JSONBody[rest.Commenting],
    state: AppState,
    authorization: Bearer = None,
) -> list[rest.Comment]:
    """After the race: write about a move, as a player or as whoever brought the record."""
    asking = past.Asking(client_of(request), secret_of(authorization))
    return await past.comment(state.tables, table, asking, data)


@get("/api/tables/{table:str}/duplicates", responses=problems(404, 409))
async def duplicates(
    request: Request[Any, Any, Any], table: TableId, state: AppState
) -> Response[rest.Compared]:
    """What others made of the same cards, where tables share a deal."""
    return _as_json(await past.duplicates(state.tables, table, past.Asking(client_of(request))))


@get("/api/tables/{table:str}/puzzles", responses=problems(404, 409))
async def own_puzzles(
    request: Request[Any, Any, Any], table: TableId, state: AppState, seat: Seat = 0
) -> Response[rest.Lecture]:
    """The mistakes of a seat in a race that is over, as puzzles; as far as it has been reviewed."""
    asking = past.Asking(client_of(request))
    return _as_json(await past.puzzles(state.tables, table, asking, seat))


@get("/api/games/{code:str}/puzzles", responses=problems(404))
async def puzzles(
    request: Request[Any, Any, Any], code: Code, state: AppState
) -> Response[rest.Lecture]:
    """Questions with one clearly best answer."""
    return _as_json(await state.tables.workers.aside(client_of(request), of_game, code))


@post("/api/days", responses=problems(409))
async def drive_day(
    request: Request[Any, Any, Any], data: JSONBody[rest.DrivingDay], state: AppState
) -> rest.Created:
    """Drive today's race: a device has one try, and is led back to it."""
    return await days.drive(state.tables, data, client_of(request))


@get("/api/days/{game:str}", responses=problems(404, 409))
async def day(
    request: Request[Any, Any, Any], game: Code, state: AppState, day: Day = ""
) -> Response[rest.Compared]:
    """Who has driven the race of the day, today's or an earlier one, and how."""
    return _as_json(await days.results(state.tables, game, day, client_of(request)))


@get("/api/tables/{table:str}/board", responses=problems(404, 409))
async def board(table: TableId, state: AppState) -> PrintedBoard | None:
    """The printed board as data; null for a game without a circuit to draw."""
    return await lobby.board(state.tables, table)


@post("/api/tables/{table:str}/forks", responses=problems(404, 409))
async def fork(
    request: Request[Any, Any, Any], table: TableId, data: JSONBody[rest.Forking], state: AppState
) -> rest.Created:
    """Play on from a position of a race that is over, at a new table."""
    return await past.fork(state.tables, table, data, past.Asking(client_of(request)))


@post(
    "/api/records",
    responses=problems(413),
    request_max_body_size=RECORD_BYTES + 2 * HOUSE_LENGTH,
    operation_class=RecordOperation,
)
async def bring(request: Request[Any, Any, Any], body: RawBody, state: AppState) -> rest.Created:
    """A `.race` record becomes a table to look at; one by house rules needs their file."""
    is_json = request.content_type[0] == MediaType.JSON
    brought = past.as_json(body) if is_json else past.as_text(body)
    return await past.bring(state.tables, brought, state.houses, past.Asking(client_of(request)))


@get("/api/tables/{table:str}/log", responses=problems(403, 404, 409))
async def log(
    request: Request[Any, Any, Any],
    table: TableId,
    state: AppState,
    language: Language = "",
    authorization: Bearer = None,
) -> Response[rest.RaceLog]:
    """Every move and what came of it, as a seat or a spectator may know it; in words, if asked."""
    asking = past.Asking(client_of(request), secret_of(authorization))
    return _as_json(await past.log(state.tables, table, asking, language))


@get("/api/tables/{table:str}/record", responses=problems(403, 404), media_type=MediaType.TEXT)
async def record(
    request: Request[Any, Any, Any],
    table: TableId,
    state: AppState,
    authorization: Bearer = None,
    verdicts: Verdicts = False,
) -> str:
    """The record: a seat's copy during the race, the whole with its seed after it."""
    asking = past.Asking(client_of(request), secret_of(authorization))
    return await past.record(state.tables, table, asking, verdicts)


ROUTES: Final = [
    tables,
    create,
    table_info,
    join,
    fill,
    board,
    position,
    turns,
    log,
    record,
    review,
    weighed,
    preview,
    commentary,
    comment,
    duplicates,
    own_puzzles,
    puzzles,
    drive_day,
    day,
    fork,
    bring,
]
