"""What every door of the REST interface has in common."""

from __future__ import annotations

from typing import Annotated, Final

from litestar.openapi import ResponseSpec
from litestar.params import HeaderParameter

from slipstream.table import rest

PROBLEM: Final = "It was refused; nothing has changed."
Bearer = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization", max_length=200, description="`Bearer ` and the secret of a seat"
    ),
]


def problems(*codes: int) -> dict[int, ResponseSpec]:
    return {
        code: ResponseSpec(rest.Problem, description=PROBLEM, generate_examples=False)
        for code in (400, 429, *codes)
    }


def secret_of(authorization: str | None) -> str:
    return (authorization or "").removeprefix("Bearer ").strip()
