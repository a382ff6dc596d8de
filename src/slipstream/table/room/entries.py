"""What is written down about a table: everything that happened to it, one entry after the other.

The entries are the truth; a room is what they amount to. An answer is kept with its words, so that
it can be read under later rules, too.
"""

from __future__ import annotations

import msgspec

from slipstream.kernel.game import PUBLIC
from slipstream.notation.moves import Move
from slipstream.table.room.clock import ClockRules
from slipstream.tell.say import Say


class Entry(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One of the kinds below; `at` is when it happened, in ms since 1970."""

    at: int


class Opened(Entry, frozen=True, tag="opened"):
    """The first entry: what was agreed, and the sealed deal."""

    game: str
    version: int
    seats: int
    seed: str
    options: dict[str, str] = {}
    clock: ClockRules = ClockRules()
    start: str = ""
    """The position that the race begins with, if it is not the game's own."""
    duplicate: str = ""
    """The name of a deal that several tables share."""
    listed: bool = False
    pace_ms: int = 0
    """Least time that an automatic answer takes."""
    imported: str = ""
    """The record of a race that was run elsewhere and is here to be read; seldom with a seed."""
    season: str = ""
    """The season that the race belongs to."""
    race: int = 0
    """Which of its races, from 1."""
    stand_in: str = ""
    """The bot that plays for whoever is away, as agreed; if none is named, a club driver."""
    hints: bool = False
    """Whether players may ask what an ace would do."""
    day: str = ""
    """Of a race of the day: `2026-11-18`."""
    owner: str = ""
    """Of a record that was brought here: the hash of the secret of whoever brought it."""


class Seated(Entry, frozen=True, tag="seated"):
    """Somebody sits down: a human with the hash of a secret, or a bot."""

    seat: int
    name: str
    bot: str = ""
    key: str = ""


class Played(Entry, frozen=True, tag="played"):
    """An answer of a seat or of the dealer."""

    seat: int
    action: int
    turn: int
    decision: str
    text: str
    audience: int = PUBLIC
    cause: str = ""
    """Why, if nobody chose it: `forced`, `clock`; `bot`."""

    def move(self) -> Move:
        return Move(self.turn, self.seat, self.action, self.decision, self.text, self.audience)


class Recounted(Entry, frozen=True, tag="recounted"):
    """Every answer of a race that was run elsewhere: its words are in the record."""

    moves: list[tuple[int, int]]


class Sealed(Entry, frozen=True, tag="sealed"):
    """An answer that waits for those of others; it may be followed by another one."""

    seat: int
    action: int
    cause: str = ""
    again: bool = False
    """Instead of another one."""


class Undone(Entry, frozen=True, tag="undone"):
    """Back to the position after `to` moves."""

    seat: int
    to: int


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat asks everybody to go back further than it may alone."""

    seat: int
    to: int


class Agreed(Entry, frozen=True, tag="agreed"):
    seat: int


class Declined(Entry, frozen=True, tag="declined"):
    seat: int


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays a human's seat for a while."""

    seat: int
    by: int
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """The human is back."""

    seat: int


class Announced(Entry, frozen=True, tag="announced"):
    """A holiday, in which the clock of the seat stands; without an end the seat is back."""

    seat: int
    begin: int = 0
    end: int = 0


class Wished(Entry, frozen=True, tag="wished"):
    """Whether forced answers of a seat play themselves, and how fast bots shall answer it."""

    seat: int
    forced: bool
    pace_ms: int | None = None


class Said(Entry, frozen=True, tag="said"):
    """A line of chat, by a seat; or by the table itself (-1), which says facts."""

    seat: int
    text: str
    say: Say | None = None


class Commented(Entry, frozen=True, tag="commented"):
    """What a seat writes about a move of a race that is over, or whoever brought the record (-2).

    The newest of each writer counts; one without words takes it back.
    """

    seat: int
    move: int
    """Which, from 1: the last of a whole move."""
    text: str


class Rekeyed(Entry, frozen=True, tag="rekeyed"):
    """The organiser has given the holder of a seat a new link."""

    seat: int
    key: str


class Muted(Entry, frozen=True, tag="muted"):
    """The operator lets a seat write no more, or again."""

    seat: int
    muted: bool


class Locked(Entry, frozen=True, tag="locked"):
    """The operator lets nothing happen here any more, or again."""

    locked: bool


class Resumed(Entry, frozen=True, tag="resumed"):
    """The server was away; nobody's clock pays for that."""


class Over(Entry, frozen=True, tag="over"):
    """The race has ended: in words, for readers under later rules."""

    result: str
    end: str


AnyEntry = (
    Opened
    | Seated
    | Played
    | Recounted
    | Sealed
    | Undone
    | Proposed
    | Agreed
    | Declined
    | StoodIn
    | Returned
    | Announced
    | Wished
    | Said
    | Commented
    | Rekeyed
    | Muted
    | Locked
    | Resumed
    | Over
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(body: bytes | str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(body)
    return entry
