"""The printed board as plain data: where its spaces are and what is painted beside them.

Lengths are in units of the board's own size, x to the right, y down; angles are degrees, clockwise,
0 to the right. Kinds are names, never colours: who shows the board chooses those.
"""

from __future__ import annotations

import msgspec

from slipstream.tell.say import Say


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for a car: its middle, the way of driving there, and its outline."""

    id: str
    """As tokens and views spell it."""
    x: float
    y: float
    angle: float
    length: float
    """Room along the way of driving."""
    width: float
    outline: str
    """SVG path data."""
    kind: str


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something painted: a path, or words around a point."""

    kind: str
    path: str = ""
    """SVG path data."""
    text: str = ""
    x: float = 0
    y: float = 0
    """Of words: the middle of their base line."""
    angle: float = 0
    size: float = 0
    """Height of the letters."""
    say: Say | None = None
    """The words as a fact; then `text` is English, for drawings that know no reader."""
    name: str = ""
    """What it is called, where that is not written on the board."""


class PrintedBoard(msgspec.Struct, frozen=True):
    """A board: its spaces in the order of their numbers in events, its marks from below upwards."""

    width: float
    height: float
    spaces: tuple[Space, ...]
    marks: tuple[Mark, ...]
    title: str
    subtitle: Say
    left: float = 0
    top: float = 0
    """The corner of what is shown, in the units of the spaces."""
