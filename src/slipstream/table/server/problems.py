"""What is not done, over HTTP: a status, and a problem as JSON."""

from __future__ import annotations

from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.table import failures
from slipstream.table.room.refusal import Refusal
from slipstream.table.telling import rest
from slipstream.tell.say import Say

PROBLEM: Final = "It was refused; nothing has changed."
STATUS: Final = {
    "malformed": 400,
    "no_record": 400,
    "house_rules": 400,
    "no_secret": 403,
    "hidden": 409,
    "no_table": 404,
    "no_season": 404,
    "no_alert": 404,
    "no_game": 404,
    "no_rules": 404,
    "no_move": 404,
    "old_rules": 409,
    "not_stored": 503,
    "away": 503,
    "busy": 503,
    "too_much": 429,
}
RETRY_SECONDS: Final = 2


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """For OpenAPI: what a route may answer instead."""
    return {
        code: ResponseSpec(rest.Problem, description=PROBLEM, generate_examples=False)
        for code in (400, 429, 503, *codes)
    }


def refused(_request: Request[Any, Any, Any], error: SlipstreamError) -> Response[rest.Problem]:
    """A sentence for everything that a person can mend, or that mends itself."""
    problem = rest.problem(refusal_of(error))
    status = STATUS.get(problem.code, 400 if isinstance(error, InvalidOption) else 409)
    headers = {"retry-after": str(RETRY_SECONDS)} if status in (429, 503) else {}
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def refusal_of(error: SlipstreamError) -> Refusal:
    """What the rules refuse beside an answer is an option, or the number of players."""
    if isinstance(error, Refusal):
        return error
    text, clause = str(error), getattr(error, "clause", "")
    if isinstance(error, InvalidOption) and error.option:
        named = f"option-{error.option}"
        about = {"option": Say(named), "value": error.value, "about": Say(f"{named}.about")}
        return Refusal("invalid", "option", about, clause, text)
    return Refusal("invalid", "not-possible", clause=clause, detail=text)


def unreadable(_request: Request[Any, Any, Any], _error: Exception) -> Response[rest.Problem]:
    """A body that no decoder follows: other bytes than UTF-8, or brackets without end."""
    problem = rest.problem(Refusal("malformed", "not-json"))
    return Response(problem, status_code=400, media_type=MediaType.JSON)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[rest.Problem]:
    """A mistake of ours, which the log has in one line."""
    failures.failed("request failed", error, method=request.method, path=request.url.path)
    problem = rest.problem(Refusal("broken"))
    return Response(problem, status_code=500, media_type=MediaType.JSON)


def failed(_request: Request[Any, Any, Any], error: HTTPException) -> Response[rest.Problem]:
    """What Litestar refuses: a path, a method, a body that is not what the schema says."""
    told = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        told = "; ".join(
            f"{part.get('key', '')}: {part.get('message', '')}".removeprefix(": ") for part in extra
        )
    code = "malformed" if error.status_code == 400 else "refused"
    problem = rest.problem(Refusal(code, "malformed", detail=told))
    return Response(
        problem,
        status_code=error.status_code,
        media_type=MediaType.JSON,
        headers=error.headers,
    )
