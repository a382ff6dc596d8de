"""The types of the REST interface around seasons."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from slipstream.league.acts import Act, Division, EntryNumber, Reason
from slipstream.league.told import SeasonTold
from slipstream.season import MOST_RACES
from slipstream.table.room.clock import ClockRules
from slipstream.table.telling.rest import Held, House, NewSeat, OptionInfo, Short
from slipstream.tell.say import Say

Options = Annotated[dict[Short, Short], msgspec.Meta(max_length=40)]


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
    may_sit_out: bool
    substitute: str


class NewSeason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the first race."""

    game: Annotated[str, msgspec.Meta(max_length=10)]
    entries: Annotated[list[NewSeat], msgspec.Meta(max_length=20)]
    races: Annotated[list[Options], msgspec.Meta(max_length=MOST_RACES)]
    """Options of each race, such as its circuit."""
    options: Options = {}
    """Options of all races."""
    house: House = ""
    """A file of house rules of all races, if there is one."""
    terms: Options = {}
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    clock: ClockRules = ClockRules()
    pace_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 700
    stand_in: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The bot that drives on when a slow clock has run out, or for whoever is away."""


class Origin(msgspec.Struct, frozen=True):
    """Whose entry it is: the same secret opens it as in the season before."""

    number: int
    """Under which its holder signed up here."""
    season: str
    before: int
    """And under which there."""


class SeasonInfo(SeasonTold, frozen=True):
    """What everybody may know about a season at a table."""

    clock: ClockRules
    created: int
    divisions: list[Division]
    """All of them, the top one first; none if the season is alone."""
    places: int
    """So many go up from each division, and as many come down."""
    next: list[Division]
    """Those of the next season, once it has been founded."""
    origins: list[Origin]


class SeasonCreated(msgspec.Struct, frozen=True):
    """Told once: the secrets of the entries that were taken at once, and the organiser's."""

    season: SeasonInfo
    held: list[Held]
    organiser: str


class Entering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take an entry: the first that is open, or a certain one; or wait until one becomes free."""

    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seat: EntryNumber | None = None
    wait: bool = False


class Substitute(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who drives for an absent entry: a bot, or whoever sits down by the link of the table."""

    entry: EntryNumber
    kind: Literal["bot", "open"] = "bot"
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Calling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Call the next race. Who is absent, and who drives for whom, is for the organiser to say."""

    absent: Annotated[list[EntryNumber], msgspec.Meta(max_length=20)] = []
    substitutes: Annotated[list[Substitute], msgspec.Meta(max_length=20)] = []


class Settling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The next race of a league was raced elsewhere, or not held: no places."""

    reason: Reason
    places: Annotated[
        list[Annotated[int, msgspec.Meta(ge=0, le=99)]], msgspec.Meta(max_length=20)
    ] = []
    """Of every entry, from 1; 0 if it did not race."""
    points: Annotated[
        list[Annotated[int, msgspec.Meta(ge=-1000, le=1000)]], msgspec.Meta(max_length=20)
    ] = []
    """Of every entry, where each game's own points count."""


class Linking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new link for an entry whose device is lost; the old one opens nothing any more."""

    entry: EntryNumber
    """The number under which its holder signed up."""


class Dividing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One more division, below all others, with the same rules and open entries."""

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    places: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1


class Acting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something done beside racing. Rulings and dates are the organiser's."""

    act: Act
