"""The page itself: one document for every place in it, and the files it is built of.

The page is built from `web/` into the folder `page` beside this module (`make page`). Without it
the server still serves programs, and says so.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Annotated, Final

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter

PAGE: Final = Path(__file__).parent / "page"
UNBUILT: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Slipstream</title></head>
<body>
<h1>Slipstream</h1>
<p>The table's server is running, but its page has not been built: <code>make page</code> builds it.
Programs can play:</p>
<ul>
<li><a href="/api/games">games</a></li>
<li><a href="/api/tables">tables</a></li>
<li><a href="/api/schema/openapi.json">the interface, as OpenAPI</a></li>
</ul>
</body>
</html>
"""
# The names of assets hold their own hash, so they never change; the document always may.
FOR_EVER: Final = {"cache-control": "public, max-age=31536000, immutable"}
ASK_AGAIN: Final = {"cache-control": "no-cache"}
PLACES: Final = ["/", "/new", "/t/{place:str}", "/r/{place:str}", "/rules/{place:str}"]

FileName = Annotated[str, PathParameter(max_length=100)]


@get(PLACES, include_in_schema=False)
async def document() -> Response[str]:
    """The page finds out by its address what it shall show."""
    index = PAGE / "index.html"
    text = index.read_text("utf-8") if index.is_file() else UNBUILT
    return Response(text, media_type=MediaType.HTML, headers=ASK_AGAIN)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(name: FileName) -> Response[bytes]:
    return _file(PAGE / "assets", name, FOR_EVER)


@get("/mark.svg", include_in_schema=False)
async def mark() -> Response[bytes]:
    return _file(PAGE, "mark.svg", ASK_AGAIN)


def _file(folder: Path, name: str, headers: dict[str, str]) -> Response[bytes]:
    """Only what lies in the folder itself: a name is compared, never followed."""
    found = {file.name: file for file in folder.glob("*") if file.is_file()}.get(name)
    if found is None:
        raise NotFoundException("there is no such file")
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(found.read_bytes(), media_type=kind, headers=headers)
