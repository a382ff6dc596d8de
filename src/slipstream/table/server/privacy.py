"""The privacy page, in the reader's language."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State as AppState

from slipstream.table.operating import privacy as about
from slipstream.tell.words import LANGUAGES


@get("/privacy", include_in_schema=False)
async def privacy(request: Request[Any, Any, Any], state: AppState) -> Response[str]:
    """What this server keeps, made from what it really stores."""
    rules = state.tables.retention
    text = about.page(_language(request), rules.finished_days, rules.unfinished_days)
    return Response(text, media_type=MediaType.HTML, headers={"vary": "accept-language"})


def _language(request: Request[Any, Any, Any]) -> str:
    """The one that is asked for, else the first that the browser likes and that there is."""
    wanted = [request.query_params.get("language", "")]
    wanted += request.headers.get("accept-language", "").split(",")
    known = (each.strip()[:2].lower() for each in wanted)
    return next((each for each in known if each in LANGUAGES), LANGUAGES[0])
