"""What is not done, over HTTP: a status, and a problem as JSON."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.table import failures
from slipstream.table.live.tables import NoSuchTable
from slipstream.table.room.refusal import OldRules, Refusal
from slipstream.table.telling import rest

PROBLEM: Final = "It was refused; nothing has changed."
STATUS: Final = {
    "malformed": 400,
    "no_record": 400,
    "no_secret": 403,
    "hidden": 409,
    "no_table": 404,
    "no_season": 404,
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
CLAUSE: Final = re.compile(r"\(([A-Z][A-Z0-9]*-[A-Z]?[0-9][0-9.]*)\)$")


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """For OpenAPI: what a route may answer instead."""
    return {
        code: ResponseSpec(rest.Problem, description=PROBLEM, generate_examples=False)
        for code in (400, 429, 503, *codes)
    }


def refused(_request: Request[Any, Any, Any], error: SlipstreamError) -> Response[rest.Problem]:
    """A sentence for everything that a person can mend, or that mends itself."""
    problem = problem_of(error)
    status = STATUS.get(problem.code, 400 if isinstance(error, InvalidOption) else 409)
    headers = {"retry-after": str(RETRY_SECONDS)} if status in (429, 503) else {}
    return Response(problem, status_code=status, media_type=MediaType.JSON, headers=headers)


def problem_of(error: SlipstreamError) -> rest.Problem:
    if isinstance(error, Refusal):
        return rest.Problem(error.code, error.text, error.clause)
    if isinstance(error, NoSuchTable):
        return rest.Problem("no_table", str(error))
    if isinstance(error, OldRules):
        return rest.Problem("old_rules", str(error))
    named = CLAUSE.search(str(error))  # a game's own sentence ends with its clause
    return rest.Problem("invalid", str(error), named[1] if named else "")


def unreadable(_request: Request[Any, Any, Any], _error: Exception) -> Response[rest.Problem]:
    """A body that no decoder follows: other bytes than UTF-8, or brackets without end."""
    problem = rest.Problem("malformed", "The body is not JSON in UTF-8.")
    return Response(problem, status_code=400, media_type=MediaType.JSON)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[rest.Problem]:
    """A mistake of ours, which the log has in one line."""
    failures.failed("request failed", error, method=request.method, path=request.url.path)
    problem = rest.Problem("broken", "Something went wrong on the server.")
    return Response(problem, status_code=500, media_type=MediaType.JSON)


def failed(_request: Request[Any, Any, Any], error: HTTPException) -> Response[rest.Problem]:
    """What Litestar refuses: a path, a method, a body that is not what the schema says."""
    told = error.detail
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        told = "; ".join(
            f"{part.get('key', '')}: {part.get('message', '')}".removeprefix(": ") for part in extra
        )
    problem = rest.Problem("malformed" if error.status_code == 400 else "refused", told)
    return Response(
        problem,
        status_code=error.status_code,
        media_type=MediaType.JSON,
        headers=error.headers,
    )
