"""Can a position occur? Each game asks its rules; reading a line is another matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeVar

S = TypeVar("S")


class Problem(NamedTuple):
    """The field of the line that is wrong, why, and the part of it; empty if it is all of it."""

    field: str
    why: str
    part: str


# The field, what is wrong with it, and the parts of it that are ('' for all of it).
Check = tuple[str, str, Callable[[S], list[str]]]

_ALL: Final = [""]


def problems(s: S, checks: Sequence[Check[S]]) -> Iterator[Problem]:
    """Why a position cannot occur; each is told on the condition that those before are not."""
    for field, why, parts in checks:
        for part in parts(s):
            yield Problem(field, why.format(part), part)


def unless(holds: bool) -> list[str]:
    return [] if holds else _ALL
