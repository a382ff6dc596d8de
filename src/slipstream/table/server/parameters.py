"""What a request brings along: parts of its path, its query and its headers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar.connection import ASGIConnection
from litestar.params import HeaderParameter, PathParameter, QueryParameter

from slipstream.tell.words import LANGUAGES
from slipstream.tell.words import Language as Spoken

TableId = Annotated[str, PathParameter(max_length=40, description="the table")]
Code = Annotated[str, PathParameter(max_length=10, description="the code of a game, as in FMR")]
Index = Annotated[
    int | None, QueryParameter(ge=0, le=2**31, description="after so many moves; else now")
]
After = Annotated[int, QueryParameter(ge=0, le=2**31, description="after so many moves")]
Seat = Annotated[int, QueryParameter(ge=0, le=99, description="the seat that had to decide")]
WholeMove = Annotated[
    str, QueryParameter(max_length=400, description="a move as a record writes it; else none")
]
Token = Annotated[
    str, QueryParameter(max_length=400, description="only the moves that begin with this answer")
]
Verdicts = Annotated[
    bool, QueryParameter(description="after the race: also what is known of its decisions")
]
Eyes = Annotated[
    int | None,
    QueryParameter(ge=-2, le=99, description="whose eyes: others' only after the race"),
]
Language = Annotated[
    Literal["", Spoken], QueryParameter(description="events also in words of this language")
]
Day = Annotated[str, QueryParameter(max_length=10, description="2026-11-18; else today, UTC")]
SeasonId = Annotated[str, PathParameter(max_length=40, description="the season")]
Bearer = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization", max_length=200, description="`Bearer ` and the secret of a seat"
    ),
]


def secret_of(authorization: str | None) -> str:
    return (authorization or "").removeprefix("Bearer ").strip()


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks, by address."""
    return connection.client.host if connection.client else ""


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The one that is asked for, else the first that the browser likes and that there is."""
    wanted = [connection.query_params.get("language", "")]
    wanted += connection.headers.get("accept-language", "").split(",")
    known = (each.strip()[:2].lower() for each in wanted)
    return next((each for each in known if each in LANGUAGES), LANGUAGES[0])
