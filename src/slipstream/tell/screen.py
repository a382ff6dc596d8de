"""What a game draws on a terminal, as plain data: who shows it chooses colours and widths.

A row is a run of pieces of text, each with the name of a style. Styles are hints and never carry
the meaning alone: `strong`, `faint`, `notice`, `good`, `bad`, or the plain name of a colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any

import msgspec


class Segment(msgspec.Struct, frozen=True):
    """A piece of a row in one style."""

    text: str
    style: str = ""


Row = tuple[Segment, ...]


class Choice(msgspec.Struct, frozen=True):
    """A token, or a part of one, in words."""

    label: Row
    effect: str = ""
    """What it does in general; what it would do here is found by trying."""


class Screen(msgspec.Struct, frozen=True):
    """All that one seat is shown. Rows fit 79 columns."""

    board: tuple[Row, ...] = ()
    hand: tuple[Row, ...] = ()
    question: Row = ()
    """What is asked now, and of whom."""
    words: dict[str, Choice] = {}
    """In words: whole tokens, and both parts of those that menus take apart."""
    unseen: tuple[Row, ...] = ()
    """On request: what has been played and what nobody has seen yet."""
    result: tuple[Row, ...] = ()
    """When the race is over: who stands where, and why."""


def row(*pieces: str | Segment) -> Row:
    """A row of pieces; bare text has no style."""
    return tuple(Segment(piece) if isinstance(piece, str) else piece for piece in pieces)


def width(of: Row) -> int:
    return sum(len(segment.text) for segment in of)


def text(of: Row) -> str:
    """A row without its styles."""
    return " ".join("".join(segment.text for segment in of).split())


def ordinal(number: int) -> str:
    """`1st`, `2nd`, ..."""
    ending = "th" if 10 < number % 100 < 14 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def two_columns(cells: Sequence[Row], column: int) -> list[Row]:
    """Down the first column, which is so many letters wide, then down the second."""
    half = (len(cells) + 1) // 2
    left = [cell + row(" " * (column - width(cell))) for cell in cells[:half]]
    return [(*one, *other) for one, other in zip_longest(left, cells[half:], fillvalue=())]


def counted(left: Mapping[str, int], order: Iterable[str]) -> list[Row]:
    """`3 Teamwork`, three to a row; what there is none of is left out."""
    cells = [f"{left[name]:>3} {name:<22}" for name in order if left.get(name)]
    return [row("".join(cells[at : at + 3])) for at in range(0, len(cells), 3)]


def plain(view: Any) -> Screen:
    """A game without a drawing of its own shows its view, field by field."""
    fields = msgspec.to_builtins(view).items()
    return Screen(board=tuple(row(Segment(f"{name:<14}", "faint"), str(of)) for name, of in fields))
