"""The REST routes of seasons."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import JSONBody

from slipstream.table.seasons import commands, export, progress
from slipstream.table.seasons import rest as season_rest
from slipstream.table.server.parameters import Bearer, Code, SeasonId, client_of, secret_of
from slipstream.table.server.problems import problems
from slipstream.table.telling import rest


@get("/api/games/{code:str}/season", responses=problems(404), sync_to_thread=True)
def offer(code: Code) -> season_rest.SeasonOffer:
    """What a game says about its seasons: calendar, agreements, clauses."""
    return commands.offer(code)


@post("/api/seasons", responses=problems(409))
async def create(
    data: JSONBody[season_rest.NewSeason], state: AppState
) -> season_rest.SeasonCreated:
    """Found a season. Its races can be called when no entry is open."""
    return await commands.create(state.tables, data)


@get("/api/seasons/{season:str}", responses=problems(404))
async def season_info(season: SeasonId, state: AppState) -> season_rest.SeasonInfo:
    """Calendar, entries, results, and the tables after each race."""
    return progress.info(await progress.read(state.tables, season))


@post("/api/seasons/{season:str}/entries", responses=problems(404, 409))
async def enter(season: SeasonId, data: JSONBody[rest.Joining], state: AppState) -> rest.Held:
    """Take an open entry. The secret is told once; it opens the seat of every race."""
    return await commands.enter(state.tables, season, data)


@post("/api/seasons/{season:str}/bots", responses=problems(403, 404, 409))
async def fill(
    season: SeasonId,
    data: JSONBody[rest.Filling],
    state: AppState,
    authorization: Bearer = None,
) -> season_rest.SeasonInfo:
    """Let a bot take an open entry."""
    return await commands.fill(state.tables, season, data, secret_of(authorization))


@post("/api/seasons/{season:str}/races", responses=problems(403, 404, 409))
async def call(
    season: SeasonId,
    data: JSONBody[season_rest.Calling],
    state: AppState,
    authorization: Bearer = None,
) -> season_rest.SeasonInfo:
    """Call the next race: its table is opened. If it has been called, nothing changes."""
    return await commands.call(state.tables, season, data, secret_of(authorization))


@get("/api/seasons/{season:str}/standings.csv", responses=problems(404), media_type=MediaType.TEXT)
async def standings_csv(season: SeasonId, state: AppState) -> str:
    """The tables after the last race, for a spreadsheet."""
    return export.as_csv(await season_info.fn(season, state))


@get("/api/seasons/{season:str}/standings.md", responses=problems(404), media_type=MediaType.TEXT)
async def standings_md(season: SeasonId, state: AppState) -> str:
    """The tables after the last race, as Markdown."""
    return export.as_markdown(await season_info.fn(season, state))


@get("/api/seasons/{season:str}/records.zip", responses=problems(404), media_type="application/zip")
async def records(
    request: Request[Any, Any, Any], season: SeasonId, state: AppState
) -> Response[bytes]:
    """The records of all races that are over, with the tables."""
    told = await season_info.fn(season, state)
    packed = await export.archive(state.tables, told, client_of(request))
    return Response(packed, media_type="application/zip")


ROUTES: Final = [
    offer,
    create,
    season_info,
    enter,
    fill,
    call,
    standings_csv,
    standings_md,
    records,
]
