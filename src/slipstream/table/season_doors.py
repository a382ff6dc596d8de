"""The doors of the REST interface around seasons."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import MediaType, Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import JSONBody, PathParameter

from slipstream.table import rest, season_export, season_story, seasons
from slipstream.table import season_rest as sr
from slipstream.table.door import Bearer, problems, secret_of

SeasonId = Annotated[str, PathParameter(max_length=40, description="the season")]
Code = Annotated[str, PathParameter(max_length=10, description="the code of a game, as in FMR")]


@get("/api/games/{code:str}/season", responses=problems(404), sync_to_thread=True)
def offer(code: Code) -> sr.SeasonOffer:
    """What a game says about its seasons: calendar, agreements, clauses."""
    return seasons.offer(code)


@post("/api/seasons", responses=problems(409))
async def create(data: JSONBody[sr.NewSeason], state: AppState) -> sr.SeasonCreated:
    """Found a season. Its races can be called when no entry is open."""
    return await seasons.create(state.hub, data)


@get("/api/seasons/{season:str}", responses=problems(404))
async def season_info(season: SeasonId, state: AppState) -> sr.SeasonInfo:
    """Calendar, entries, results, and the tables after each race."""
    return season_story.info(await season_story.read(state.hub, season))


@post("/api/seasons/{season:str}/entries", responses=problems(404, 409))
async def enter(season: SeasonId, data: JSONBody[rest.Joining], state: AppState) -> rest.Held:
    """Take an open entry. The secret is told once; it opens the seat of every race."""
    return await seasons.enter(state.hub, season, data)


@post("/api/seasons/{season:str}/bots", responses=problems(403, 404, 409))
async def fill(
    season: SeasonId,
    data: JSONBody[rest.Filling],
    state: AppState,
    authorization: Bearer = None,
) -> sr.SeasonInfo:
    """Let a bot take an open entry."""
    return await seasons.fill(state.hub, season, data, secret_of(authorization))


@post("/api/seasons/{season:str}/races", responses=problems(403, 404, 409))
async def call(
    season: SeasonId,
    data: JSONBody[sr.Calling],
    state: AppState,
    authorization: Bearer = None,
) -> sr.SeasonInfo:
    """Call the next race: its table is opened. If it has been called, nothing changes."""
    return await seasons.call(state.hub, season, data, secret_of(authorization))


@get("/api/seasons/{season:str}/standings.csv", responses=problems(404), media_type=MediaType.TEXT)
async def standings_csv(season: SeasonId, state: AppState) -> str:
    """The tables after the last race, for a spreadsheet."""
    return season_export.as_csv(await season_info.fn(season, state))


@get("/api/seasons/{season:str}/standings.md", responses=problems(404), media_type=MediaType.TEXT)
async def standings_md(season: SeasonId, state: AppState) -> str:
    """The tables after the last race, as Markdown."""
    return season_export.as_markdown(await season_info.fn(season, state))


@get("/api/seasons/{season:str}/records.zip", responses=problems(404), media_type="application/zip")
async def records(season: SeasonId, state: AppState) -> Response[bytes]:
    """The records of all races that are over, with the tables."""
    told = await season_info.fn(season, state)
    return Response(await season_export.archive(state.hub, told), media_type="application/zip")


DOORS: Final = [offer, create, season_info, enter, fill, call, standings_csv, standings_md, records]
