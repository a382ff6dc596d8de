"""The privacy page, in the reader's language."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State as AppState

from slipstream.table.operating import privacy as about
from slipstream.table.server.parameters import language_of


@get("/privacy", include_in_schema=False)
async def privacy(request: Request[Any, Any, Any], state: AppState) -> Response[str]:
    """What this server keeps, made from what it really stores."""
    rules = state.tables.retention
    text = about.page(language_of(request), rules.finished_days, rules.unfinished_days)
    return Response(text, media_type=MediaType.HTML, headers={"vary": "accept-language"})
