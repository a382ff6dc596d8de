"""The types of the REST interface around seasons."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from slipstream.season import MOST_RACES, Ranking, Team
from slipstream.table.room.clock import ClockRules
from slipstream.table.telling.rest import Held, NewSeat, OptionInfo, Short
from slipstream.table.telling.wire import SeatKind
from slipstream.tell.say import Say

Options = Annotated[dict[Short, Short], msgspec.Meta(max_length=40)]
EntryNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
RaceStage = Literal["planned", "racing", "over", "old"]
SeasonStage = Literal["open", "ready", "racing", "over", "old"]


class SeasonOffer(msgspec.Struct, frozen=True):
    """What a game says about its seasons."""

    about: Say
    """Without a clause if the rulebook has no season: then the general rule holds."""
    fewest: int
    most: int
    races_clause: str
    usual: list[dict[str, str]]
    """The calendar that is proposed."""
    varies: list[str]
    """Options that may differ from race to race."""
    terms: list[OptionInfo]
    """What can be agreed for the season as a whole."""
    sits_out: str
    """The clause by which an absent team sits a race out; empty if none can."""
    substitute: str


class NewSeason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the first race."""

    game: Annotated[str, msgspec.Meta(max_length=10)]
    entries: Annotated[list[NewSeat], msgspec.Meta(max_length=20)]
    races: Annotated[list[Options], msgspec.Meta(max_length=MOST_RACES)]
    """Options of each race, such as its circuit."""
    options: Options = {}
    """Options of all races."""
    terms: Options = {}
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    clock: ClockRules = ClockRules()
    pace_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 700


class Entry(msgspec.Struct, frozen=True):
    """Who has entered, and what they drive, where that is fixed."""

    kind: SeatKind
    name: str
    bot: str
    team: Team | None
    """What it drives, if that is fixed for the season."""


class RaceDriver(msgspec.Struct, frozen=True):
    """Who has a seat of a race, and for which entry."""

    entry: int
    name: str
    substitute: bool


class SeasonRace(msgspec.Struct, frozen=True):
    """One race of the calendar: what was agreed, and, once it was called, how it stands."""

    number: int
    """From 1."""
    options: dict[str, str]
    state: RaceStage
    """`old`: under other rules, and not counted."""
    table: str
    drivers: list[RaceDriver]
    absent: list[int]
    scores: list[Ranking]
    """The tables of this race alone."""
    rankings: list[Ranking]
    """The tables of the season after it."""


class SeasonInfo(msgspec.Struct, frozen=True):
    """What everybody may know about a season."""

    id: str
    title: str
    game: str
    game_title: str
    state: SeasonStage
    """`open` while an entry is, `ready` for the next race."""
    entries: list[Entry]
    options: dict[str, str]
    terms: dict[str, str]
    races: list[SeasonRace]
    notes: list[Say]
    """How the next race begins, and why."""
    about: Say
    sits_out: str
    substitute: str
    clock: ClockRules
    created: int


class SeasonCreated(msgspec.Struct, frozen=True):
    """Told once: the secrets of the entries that were taken at once, and the organiser's."""

    season: SeasonInfo
    held: list[Held]
    organiser: str


class Substitute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who drives for an absent entry: a bot, or whoever sits down by the link of the table."""

    entry: EntryNumber
    kind: Literal["bot", "open"] = "bot"
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Calling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Call the next race. Who is absent, and who drives for whom, is for the organiser to say."""

    absent: Annotated[list[EntryNumber], msgspec.Meta(max_length=20)] = []
    substitutes: Annotated[list[Substitute], msgspec.Meta(max_length=20)] = []
