"""A table at a point from which it can be read on without the entries before."""

from __future__ import annotations

import msgspec

from slipstream.table.room.clock import Holiday
from slipstream.table.room.entries import Opened
from slipstream.table.room.seat import Seat
from slipstream.table.room.takeback import Proposal
from slipstream.tell.say import Say


class ChatMessage(msgspec.Struct, frozen=True):
    """What somebody has said."""

    number: int
    seat: int
    text: str
    at: int
    say: Say | None = None


class Snapshot(msgspec.Struct, frozen=True):
    """A ledger at a point from which nobody goes back alone."""

    opened: Opened
    seats: list[Seat]
    line: str
    index: int
    number: int
    question: int
    drawn: dict[int, int]
    left: list[int]
    since: dict[int, int]
    sealed: dict[int, int]
    causes: dict[int, str]
    chat: list[ChatMessage]
    said: int
    proposal: Proposal | None
    over: bool
    asked_at: int
    locked: bool = False
    bank: list[int] = []
    """Of a slow clock; empty in a snapshot from before there were any."""
    holidays: list[list[Holiday]] = []
