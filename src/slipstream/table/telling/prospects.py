"""What may come of an answer, as messages: previews, and what an ace would do."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from slipstream.table.telling.wire import Happened, Telling
from slipstream.tell.say import Say

Next = Literal["", "you", "others", "luck", "end"]


class Effect(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is certain about an answer: events, and the fields of the view that change."""

    events: list[Happened]
    changes: dict[str, Any] = {}
    points: list[int] = []
    """Of every entrant, if the race ended then; empty if they depend on luck."""
    places: list[int] = []
    luck: list[str] = []
    """Fields of the view that depend on what the seat cannot know."""
    brief: list[Say] = []
    """The events in a few words."""
    next: Next = ""
    """Who is asked then: `you`, `others`, `luck` or nobody (`end`); empty if that is luck."""


class Outcome(msgspec.Struct, frozen=True):
    """What luck may bring next: these tokens, in so many of `of` cases."""

    tokens: list[str]
    weight: int
    of: int
    effect: Effect


class Prospect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer, or one whole move, and what it would do."""

    tokens: list[str]
    effect: Effect
    outcomes: list[Outcome] = []
    name: str = ""
    """Of a whole move: where it leads, as in `@14.1`."""
    outcome: Say | None = None
    """Of a whole move: what comes of it, in few words."""
    reach: dict[str, int] = {}
    """Of an answer that begins a move: where that can end, with the best place it can bring."""


class Previewed(Telling, frozen=True, tag="preview", kw_only=True):
    id: str | None = None
    number: int
    prospects: list[Prospect]
    ways: list[Prospect] = []
    complete: bool = True
    """False if there are too many whole moves: the last ones come without their effect."""


class HintedMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the best moves: the answers in a row, and what it is worth."""

    tokens: list[str]
    label: Say
    """The first answer, to be put into words."""
    place: float
    """The place that can be expected after it, from 1."""
    win: float
    """The chance to win, of 1."""
    risk: float
    """How often one fell back by half a place or more when it was driven on, of 1."""
    why: list[Say]
    """What it does for certain, then gain, cost and risk."""
    outcome: Say | None = None
    """Of a whole move: what comes of it, in few words."""


class Hinted(Telling, frozen=True, tag="hint", kw_only=True):
    """The reply to a hint: the best moves, best first."""

    id: str | None = None
    number: int
    moves: list[HintedMove]
