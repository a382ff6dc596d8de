"""The REST routes of seasons."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import JSONBody

from slipstream.league import export as files
from slipstream.table.seasons import acting, commands, dividing, export, progress
from slipstream.table.seasons import rest as season_rest
from slipstream.table.server.parameters import (
    Bearer,
    Code,
    SeasonId,
    client_of,
    language_of,
    secret_of,
)
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
async def enter(
    season: SeasonId, data: JSONBody[season_rest.Entering], state: AppState
) -> rest.Held:
    """Take an open entry, or wait. The secret is told once; it opens the seat of every race."""
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


@post("/api/seasons/{season:str}/acts", responses=problems(403, 404, 409))
async def act(
    season: SeasonId,
    data: JSONBody[season_rest.Acting],
    state: AppState,
    authorization: Bearer = None,
) -> season_rest.SeasonInfo:
    """A ruling, a date, or withdrawing: added to what was done, and never changed."""
    return await acting.act(state.tables, season, data, secret_of(authorization))


@post("/api/seasons/{season:str}/links", responses=problems(403, 404, 409))
async def link(
    season: SeasonId,
    data: JSONBody[season_rest.Linking],
    state: AppState,
    authorization: Bearer = None,
) -> rest.Held:
    """A new link for an entry whose device is lost. The secret is told once, to the organiser."""
    return await acting.link(state.tables, season, data, secret_of(authorization))


@post("/api/seasons/{season:str}/results", responses=problems(403, 404, 409))
async def settle(
    season: SeasonId,
    data: JSONBody[season_rest.Settling],
    state: AppState,
    authorization: Bearer = None,
) -> season_rest.SeasonInfo:
    """The next race of a league was raced at a real table, or not held."""
    return await acting.settle(state.tables, season, data, secret_of(authorization))


@post("/api/seasons/{season:str}/divisions", responses=problems(403, 404, 409))
async def divide(
    season: SeasonId,
    data: JSONBody[season_rest.Dividing],
    state: AppState,
    authorization: Bearer = None,
) -> season_rest.SeasonInfo:
    """One more division, with the same rules and the same organiser; the answer is that one."""
    return await dividing.add(state.tables, season, data, secret_of(authorization))


@post("/api/seasons/{season:str}/promotion", responses=problems(403, 404, 409))
async def promote(
    season: SeasonId, state: AppState, authorization: Bearer = None
) -> season_rest.SeasonInfo:
    """When all divisions are over: the next season, with those who went up and down."""
    return await dividing.promote(state.tables, season, secret_of(authorization))


@get("/api/seasons/{season:str}/standings.html", responses=problems(404), media_type=MediaType.HTML)
async def standings_html(
    request: Request[Any, Any, Any], season: SeasonId, state: AppState
) -> Response[str]:
    """A page to download and print: tables, rulings, and both charts."""
    told = await season_info.fn(season, state)
    text = await asyncio.to_thread(files.as_html, told, language_of(request))
    disposition = 'attachment; filename="standings.html"'
    return Response(text, media_type=MediaType.HTML, headers={"Content-Disposition": disposition})


@get("/api/seasons/{season:str}/calendar.ics", responses=problems(404), media_type="text/calendar")
async def calendar(
    request: Request[Any, Any, Any], season: SeasonId, state: AppState
) -> Response[bytes]:
    """The races that have a date, for a calendar to follow."""
    told = await season_info.fn(season, state)
    now, language = state.tables.now(), language_of(request)
    text = await asyncio.to_thread(files.as_calendar, told, now, language)
    return Response(text, media_type="text/calendar")


@get("/api/seasons/{season:str}/standings.csv", responses=problems(404), media_type=MediaType.TEXT)
async def standings_csv(season: SeasonId, state: AppState) -> str:
    """The tables after the last race, for a spreadsheet."""
    return files.as_csv(await season_info.fn(season, state))


@get("/api/seasons/{season:str}/standings.md", responses=problems(404), media_type=MediaType.TEXT)
async def standings_md(season: SeasonId, state: AppState) -> str:
    """The tables after the last race, as Markdown."""
    return files.as_markdown(await season_info.fn(season, state))


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
    act,
    link,
    settle,
    divide,
    promote,
    standings_html,
    calendar,
    standings_csv,
    standings_md,
    records,
]
