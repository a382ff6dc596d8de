"""The REST routes of alerts: what tells a driver that it is their turn."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import State as AppState
from litestar.params import JSONBody, PathParameter

from slipstream.table.alerts import feeds, turning_on
from slipstream.table.alerts.rest import AlertInfo, ChannelTold, Confirming, Wanting
from slipstream.table.server.parameters import (
    Bearer,
    SeasonId,
    TableId,
    client_of,
    secret_of,
)
from slipstream.table.server.problems import problems

Name = Annotated[str, PathParameter(max_length=40, description="the channel")]


@get("/api/tables/{table:str}/alerts", responses=problems(403, 404, 409))
async def of_table(table: TableId, state: AppState, authorization: Bearer = None) -> AlertInfo:
    """What tells the holder of a seat that it is their turn."""
    switchboard: turning_on.Switchboard = state.alerts
    return await switchboard.info(await switchboard.of_table(table, secret_of(authorization)))


@post("/api/tables/{table:str}/alerts", responses=problems(403, 404, 409))
async def turn_on_at_table(
    request: Request[Any, Any, Any],
    table: TableId,
    data: JSONBody[Wanting],
    state: AppState,
    authorization: Bearer = None,
) -> AlertInfo:
    """Turn a channel on."""
    scope = await state.alerts.of_table(table, secret_of(authorization))
    return await _turn_on(request, scope, data, state)


@get("/api/seasons/{season:str}/alerts", responses=problems(403, 404))
async def of_season(season: SeasonId, state: AppState, authorization: Bearer = None) -> AlertInfo:
    """The same for an entry, in all its races; or for the organiser."""
    switchboard: turning_on.Switchboard = state.alerts
    return await switchboard.info(await switchboard.of_season(season, secret_of(authorization)))


@post("/api/seasons/{season:str}/alerts", responses=problems(403, 404, 409))
async def turn_on_in_season(
    request: Request[Any, Any, Any],
    season: SeasonId,
    data: JSONBody[Wanting],
    state: AppState,
    authorization: Bearer = None,
) -> AlertInfo:
    """Turn a channel on for all races; a webhook of the season is the organiser's."""
    scope = await state.alerts.of_season(season, secret_of(authorization))
    return await _turn_on(request, scope, data, state)


async def _turn_on(
    request: Request[Any, Any, Any],
    scope: turning_on.Scope,
    data: Wanting,
    state: AppState,
) -> AlertInfo:
    site = f"{state.base.origin}{state.base.path}" or str(request.base_url).rstrip("/")
    info: AlertInfo = await state.alerts.turn_on(scope, data.channel, site, client_of(request))
    return info


@post("/api/alerts/{channel:str}/confirm", responses=problems(404, 409))
async def confirm(channel: Name, data: JSONBody[Confirming], state: AppState) -> ChannelTold:
    """The code that came by mail: from now on the address gets alerts."""
    told: ChannelTold = await state.alerts.confirm(channel, data.code)
    return told


@post("/api/alerts/{channel:str}/off", responses=problems(), status_code=204)
async def turn_off(channel: Name, state: AppState) -> None:
    """Turn a channel off: by its name alone, so that a mail program can."""
    await state.alerts.turn_off(channel)


@get(
    "/api/feeds/{channel:str}/turns.atom",
    responses=problems(404),
    media_type="application/atom+xml",
)
async def atom(channel: Name, state: AppState) -> Response[bytes]:
    """The turns of a driver as a feed."""
    kept, body = await state.alerts.feed(channel)
    found = await feeds.turns(state.tables, kept)
    text = feeds.atom(found, channel, body, state.tables.now())
    return Response(text, media_type="application/atom+xml")


@get("/api/feeds/{channel:str}/turns.ics", responses=problems(404), media_type="text/calendar")
async def calendar(channel: Name, state: AppState) -> Response[bytes]:
    """The turns of a driver, for a calendar to follow: each ends when the time for it is up."""
    kept, body = await state.alerts.feed(channel)
    found = await feeds.turns(state.tables, kept)
    return Response(feeds.calendar(found, body, state.tables.now()), media_type="text/calendar")


ROUTES: Final = [
    of_table,
    turn_on_at_table,
    of_season,
    turn_on_in_season,
    confirm,
    turn_off,
    atom,
    calendar,
]
