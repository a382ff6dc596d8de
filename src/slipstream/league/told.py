"""What everybody may know about a season."""

from __future__ import annotations

from typing import Literal

import msgspec

from slipstream.season import Ranking, Team
from slipstream.tell.say import Say

RaceStage = Literal["planned", "racing", "over", "not_held", "old"]
SeasonStage = Literal["open", "ready", "racing", "over", "old"]
EntryKind = Literal["open", "human", "bot"]


class Entry(msgspec.Struct, frozen=True):
    """Who has entered, and what they drive, where that is fixed."""

    kind: EntryKind
    name: str
    bot: str
    team: Team | None
    """What it drives, if that is fixed for the season."""
    number: int
    """Under which its holder signed up: whoever moves up keeps it."""


class RaceDriver(msgspec.Struct, frozen=True):
    """Who has a seat of a race, and for which entry."""

    entry: int
    name: str
    substitute: bool


class Ruling(msgspec.Struct, frozen=True):
    """Points that no race gave: a penalty below 0, or a correction."""

    number: int
    """From 1, by which it can be revoked."""
    at: int
    entry: int
    points: int
    race: int
    """From 1: the standings after this race are the first to have it."""
    reason: str
    revoked: str
    """Why it counts no more; empty while it does."""


class NewLink(msgspec.Struct, frozen=True):
    """The organiser has given somebody a new link."""

    at: int
    name: str


class SeasonRace(msgspec.Struct, frozen=True):
    """One race of the calendar: what was agreed, and, once it was called, how it stands."""

    number: int
    """From 1."""
    game: str
    options: dict[str, str]
    state: RaceStage
    """`old`: under other rules, and not counted."""
    date: int
    """When it is to begin, in ms since 1970; 0 if nobody has said so."""
    reason: str
    """Where a result without a table comes from, or why the race was not held."""
    table: str
    """Empty for a race that had none here."""
    drivers: list[RaceDriver]
    absent: list[int]
    excused: list[int]
    """Entries that cannot race in this one."""
    scores: list[Ranking]
    """The tables of this race alone."""
    rankings: list[Ranking]
    """The tables of the season after it."""
    awarded: list[int]
    """Points of every entry in these tables that no race gave."""
    dropped: list[list[int]]
    """Of every entry, the races (from 0) that do not count in these tables."""


class SeasonTold(msgspec.Struct, frozen=True):
    """What everybody may know about a season."""

    id: str
    title: str
    game: str
    """`LEAGUE` if each race names its own."""
    game_title: str
    state: SeasonStage
    """`open` while an entry is, `ready` for the next race."""
    entries: list[Entry]
    waiting: list[Entry]
    """Who takes the next entry that becomes free."""
    options: dict[str, str]
    terms: dict[str, str]
    races: list[SeasonRace]
    notes: list[Say]
    """How the next race begins, and why."""
    about: Say
    sits_out: str
    """The clause by which an absent team sits a race out."""
    may_sit_out: bool
    substitute: str
    rulings: list[Ruling]
    links: list[NewLink]
    """For everybody to see who got a new link, and when."""
