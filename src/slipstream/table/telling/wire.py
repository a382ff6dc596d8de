"""The messages between a page or a bot and the table: JSON, one object a line.

Seats count from 0 as in views; -1 is the dealer, -2 a spectator. Every text is text, never markup.
What is told of a race are facts (`Say`); the reader puts them into words.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from slipstream.table.room.clock import ClockRules
from slipstream.table.room.refusal import Refusal
from slipstream.tell.say import Say
from slipstream.tell.teller import Choice

LONGEST: Final = 16_384  # bytes of a message to the server

Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
Token = Annotated[str, msgspec.Meta(max_length=200)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Secret = Annotated[str, msgspec.Meta(max_length=100)]

SeatKind = Literal["open", "human", "bot"]
Stage = Literal["open", "racing", "over", "record", "old"]


class Asking(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message to the table. `id` comes back in the reply."""

    id: Annotated[str, msgspec.Meta(max_length=64)] | None = None


class Hello(Asking, frozen=True, tag="hello"):
    """The first message. With a secret one speaks for its seat, without one only watches."""

    secret: Secret = ""
    seen: Number = -1
    """The number of the last position that one knows; what happened since is told first."""
    heard: Number = 0
    """The number of the last line of chat that one knows."""
    view: bool = True
    """Whether positions come with the view, the question and the answers in words."""
    line: bool = False
    """Whether positions come with the position line."""


class Answer(Asking, frozen=True, tag="answer", kw_only=True):
    """An answer to the question that stands at `number`."""

    number: Number
    token: Token


class Takeback(Asking, frozen=True, tag="takeback", kw_only=True):
    """Back to the position after `to` moves."""

    number: Number
    to: Number


class Consent(Asking, frozen=True, tag="consent", kw_only=True):
    """Whether one agrees that somebody goes back."""

    number: Number
    agree: bool


class Preview(Asking, frozen=True, tag="preview", kw_only=True):
    """What each answer would do."""

    number: Number
    token: Token = ""
    """Of this answer only, or of the whole move of this name; empty asks for all."""
    ways: bool = False
    """Also of whole moves: own answers that follow each other."""


Time = Annotated[int, msgspec.Meta(ge=0, le=4_102_444_800_000)]


class Hint(Asking, frozen=True, tag="hint", kw_only=True):
    """What would an ace do? Only at a table that allows hints."""

    number: Number


class StandIn(Asking, frozen=True, tag="stand_in", kw_only=True):
    """A bot shall play a seat: one's own, or that of somebody who is not there. For somebody else
    it is always the bot that was agreed on when the table was opened."""

    seat: SeatNumber
    bot: BotName


class Return(Asking, frozen=True, tag="return"):
    """One plays the own seat again."""


class Holiday(Asking, frozen=True, tag="holiday", kw_only=True):
    """The own clock stands from `begin` (or now) to `end`, in ms since 1970; 0: one is back. Only
    with a slow clock."""

    begin: Time = 0
    end: Time = 0


class Wish(Asking, frozen=True, tag="wish", kw_only=True):
    """Whether forced answers play themselves, and the pace of bots, if another than so far."""

    forced: bool
    pace_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None


class Chat(Asking, frozen=True, tag="chat", kw_only=True):
    text: ChatText


class Ping(Asking, frozen=True, tag="ping"):
    """Is anybody there?"""


Request = (
    Hello
    | Answer
    | Takeback
    | Consent
    | Preview
    | Hint
    | StandIn
    | Return
    | Holiday
    | Wish
    | Chat
    | Ping
)
Look = Preview | Hint
"""What is asked about the present position; it is answered when it is found out."""
read_request = msgspec.json.Decoder(Request).decode


class Telling(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message from the table."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits there; `played_by` names the bot that answers, if any."""

    kind: SeatKind
    name: str
    played_by: str
    here: bool
    muted: bool = False
    """The server's operator lets it play, but not write."""


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know about a table."""

    id: str
    game: str
    version: int
    title: str
    options: dict[str, str]
    seats: list[SeatInfo]
    clock: ClockRules
    state: Stage
    """`record` and `old` (of other rules) are to be read only."""
    turn: int
    listed: bool
    commitment: str
    """SHA-256 of the seed, as decimal text; the seed is in the record after the race."""
    duplicate: str
    """The same at all tables that share a deal; empty if no other may have it."""
    created: int
    note: str = ""
    season: str = ""
    """The season that the race belongs to, and which of its races it is."""
    race: int = 0
    locked: bool = False
    """By the server's operator: nothing is played or written until it is open again."""
    hints: bool = False
    """Whether players may ask what an ace would do."""
    day: str = ""
    """Of a race of the day: `2026-11-18`. It is for its driver's eyes until the day is over."""


class Welcome(Telling, frozen=True, tag="welcome", kw_only=True):
    """The reply to a hello: who one is here, and the table."""

    id: str | None = None
    seat: int
    table: TableInfo
    fresh: bool
    """What was seen before is too old to go on from: begin anew with the next position."""
    forced: bool = True


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """One event of an answer: for motion and for the log. Hidden arguments are null."""

    kind: str
    clause: str
    seat: int
    arguments: dict[str, int | None]
    say: Say
    """The same as a fact to be put into words."""
    text: str = ""
    """In words, if a language was asked for."""


class Moved(Telling, frozen=True, tag="moved", kw_only=True):
    """An answer has been played. The token is '?' for those who may not know it."""

    number: int
    index: int
    turn: int
    seat: int
    decision: str
    token: str
    to: int | None = None
    """The one seat that may know it; absent if everybody may."""
    clock: bool = False
    """Time was up."""
    events: list[Happened]


class Undone(Telling, frozen=True, tag="undone", kw_only=True):
    """Everything after the first `index` moves has been taken back."""

    number: int
    index: int
    seat: int


class Clocks(msgspec.Struct, frozen=True):
    """What each seat has left, in ms, and whose clock ticks."""

    left: list[int]
    """For this decision; with a slow clock the bank is in it."""
    ticking: list[int]
    away: list[int]
    """Until when each seat is on holiday, in ms since 1970; 0 if it is not."""


class End(msgspec.Struct, frozen=True):
    """How the race ended, for every entrant; and the seed that was committed to."""

    end: str
    entrants: list[str]
    points: list[int]
    places: list[int]
    seed: str


class Wanted(msgspec.Struct, frozen=True):
    """A wish to go back that waits for consent."""

    seat: int
    to: int
    agreed: list[int]


class Position(Telling, frozen=True, tag="position", kw_only=True):
    """Where the race stands, as the reader may know it."""

    number: int
    """-1 for a position of the past, which nobody answers."""
    index: int
    turn: int
    decision: str
    clause: str
    waiting: list[int]
    sealed: list[int] = []
    """Seats whose sealed answer is in."""
    mine: str | None = None
    """The reader's own sealed answer; it may be changed."""
    answers: list[str] = []
    """All that the reader may answer."""
    back: int | None = None
    """How far the reader may go back alone; absent if not at all."""
    proposal: Wanted | None = None
    clocks: Clocks | None = None
    question: Say | None = None
    """What is asked, and of whom; comes with the view."""
    words: dict[str, Choice] = {}
    """All answers, and both parts of those that menus take apart, to be put into words; with the
    view."""
    notices: list[Say] = []
    """What should not be overlooked; with the view."""
    view: Any = None
    line: str | None = None
    end: End | None = None


class Seats(Telling, frozen=True, tag="seats", kw_only=True):
    """Who sits where and is here: when somebody comes, goes or hands over."""

    seats: list[SeatInfo]
    locked: bool = False


class Said(Telling, frozen=True, tag="chat", kw_only=True):
    number: int
    seat: int
    name: str
    text: str
    at: int
    say: Say | None = None
    """What the table itself (seat -1) says; `text` is English then."""


class Accepted(Telling, frozen=True, tag="accepted", kw_only=True):
    id: str | None = None
    number: int


class Refused(Telling, frozen=True, tag="refused", kw_only=True):
    """Nothing has changed. `clause` is the rule that refuses, if one does."""

    id: str | None = None
    code: str
    say: Say
    """Why, to be put into words."""
    text: str
    """The same in English, for programs."""
    clause: str = ""


class Pong(Telling, frozen=True, tag="pong", kw_only=True):
    id: str | None = None


def refused(refusal: Refusal, name: str | None = None) -> Refused:
    return Refused(
        id=name, code=refusal.code, say=refusal.say, text=refusal.text, clause=refusal.clause
    )


encode = msgspec.json.Encoder().encode
