"""The types of the REST interface; OpenAPI is made from them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from slipstream.analysis.commentary import Sentence
from slipstream.analysis.race import Analysis
from slipstream.analysis.verdict import Amount
from slipstream.table.room.clock import ClockRules
from slipstream.table.room.refusal import Refusal
from slipstream.table.telling.prospects import Previewed
from slipstream.table.telling.wire import (
    BotName,
    Happened,
    Moved,
    Position,
    SeatKind,
    TableInfo,
)
from slipstream.tell.printed_board import PrintedBoard
from slipstream.tell.say import Say

Short = Annotated[str, msgspec.Meta(max_length=200)]
Chosen = Annotated[str, msgspec.Meta(max_length=4000)]
"""The value of an option; that of house rules is long."""
House = Annotated[str, msgspec.Meta(max_length=20_000)]


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: str
    version: str


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; an empty list of values leaves them to the game.

    `usual` tells what an empty value stands for: by circuit, or by the number of seats.
    """

    name: str
    default: str
    allowed: list[str]
    clause: str
    text: str
    season: bool
    usual: dict[str, str] = {}


class CircuitInfo(msgspec.Struct, frozen=True):
    """A value of the option `circuit`, and what the circuit is called."""

    id: str
    title: str


class HouseInfo(msgspec.Struct, frozen=True):
    """House rules that this server offers: their name, what is said of them, their file."""

    name: str
    about: str
    text: str


class DriverInfo(msgspec.Struct, frozen=True):
    """A bot of character: its level and character, what it is called, the letters on its plate."""

    bot: str
    name: str
    plate: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here. Bots are listed weakest first.

    `bots` are the levels; each also drives in several characters: `drivers`.
    """

    code: str
    title: str
    version: int
    fewest: int
    most: int
    seats_clause: str
    options: list[OptionInfo]
    bots: list[str]
    circuits: list[CircuitInfo]
    drivers: list[DriverInfo] = []
    houses: list[HouseInfo] = []


class ClauseText(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    text: str
    procedure: bool = False
    """Written step by step, for programmers."""


class RulesText(msgspec.Struct, frozen=True):
    """The specification of a game: as it is written, and clause by clause."""

    code: str
    markdown: str
    clauses: list[ClauseText]


class LectureStep(msgspec.Struct, frozen=True):
    """A step of an introduction: what to do in which position, and what comes of it."""

    title: Say
    say: Say
    clause: str
    answer: str
    """The token to answer with."""
    after: Say
    seat: int
    names: list[str]
    options: dict[str, str]
    board: int
    """Which of the boards; -1 for none."""
    position: Position
    prospects: Previewed
    """What that answer is certain to do."""
    view: Any
    """After the answer, and after what luck and the others answered."""
    events: list[Happened]


class Lecture(msgspec.Struct, frozen=True):
    """The introduction to a game, step by step; without steps if it has none."""

    code: str
    title: Say
    text: Say
    boards: list[PrintedBoard]
    steps: list[LectureStep]


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`human` sits down now, `open` waits for somebody, `bot` is one."""

    kind: SeatKind
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before a race."""

    game: Annotated[str, msgspec.Meta(max_length=10)]
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=20)]
    options: Annotated[dict[Short, Chosen], msgspec.Meta(max_length=40)] = {}
    house: House = ""
    """A file of house rules, if the race is run by any."""
    clock: ClockRules = ClockRules()
    listed: bool = False
    duplicate: Annotated[str, msgspec.Meta(max_length=60)] = ""
    """The code of a deal that tables of this server share; empty for a deal of its own. Whoever
    knows it can have the same cards dealt: it is told to nobody."""
    pace_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 700
    """Least time that an automatic answer takes."""
    stand_in: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """The bot that plays for whoever is away, if others hand the seat over; else a club driver."""
    hints: bool = False
    """Whether players may ask what an ace would do."""


class Bringing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A `.race` record, and the file of the house rules that it was raced by."""

    record: str
    house: House = ""


Eyes = Annotated[int, msgspec.Meta(ge=-2, le=99)]


class Forking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from the position after `index` moves, at a new table."""

    index: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=20)]
    eyes: Eyes | None = None
    redeal: bool = False
    """What the seat of `eyes` could not know is dealt anew; otherwise the position is as it was."""
    move: Annotated[str, msgspec.Meta(max_length=400)] = ""
    """The race begins with this move of the seat that is asked there, as a record writes it."""
    pace_ms: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 700


class Held(msgspec.Struct, frozen=True):
    """A seat and the secret that opens it: to be kept by its holder alone."""

    seat: int
    secret: str


class Created(msgspec.Struct, frozen=True):
    table: TableInfo
    held: list[Held]
    owner: str = ""
    """The secret of whoever has brought a record: who has it may comment on the race."""


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat: the first open one, or a certain one."""

    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None


class Filling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Let a bot take an open seat. Whoever holds a seat may do that."""

    bot: BotName
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]


class Listed(msgspec.Struct, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    state: str
    created: int
    active: int
    open_seats: int


class Comment(msgspec.Struct, frozen=True):
    """What somebody wrote about a move of a race that is over."""

    move: int
    """Which, from 1: the last of a whole move."""
    seat: int
    """Who; -2 is whoever brought the record."""
    text: str


class Commenting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's own words about a move; none take back those of before."""

    move: Annotated[int, msgspec.Meta(ge=1, le=2**31)]
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""


class RaceLog(msgspec.Struct, frozen=True):
    """Every move that stands, as the reader may know it; `index` counts them."""

    moves: list[Moved]
    comments: dict[int, str] = {}
    """What the record of a race from elsewhere says of its moves."""
    written: list[Comment] = []
    """What was written about them here, once the race is over."""


class Turn(msgspec.Struct, frozen=True):
    """The race at the end of a turn: after `index` moves, as the reader may know it."""

    index: int
    turn: int
    view: Any


class Judged(msgspec.Struct, frozen=True):
    """What was played and what was better, in words."""

    played: Say
    best: Say
    outcome: Say | None = None
    """Of the better move: what comes of it, in few words."""
    does: list[Say] = []
    """What the better move does for certain."""
    played_does: list[Say] = []
    """The same of what was played: two paths of one card are told apart by nothing else."""


class Review(msgspec.Struct, frozen=True):
    """A race that is over, as far as it has been looked at again; ask again for more."""

    version: int
    moves: int
    """Of the race."""
    done: int
    """Decisions that have been judged."""
    total: int
    """Decisions that had a choice."""
    analysis: Analysis
    words: dict[int, Judged]
    """Of every decision with a mark, or for which there was a better move; by its move."""


class WeighedMove(msgspec.Struct, frozen=True, kw_only=True):
    """One answer to a decision: what the seat could expect after it, beside the played one."""

    move: str
    """The whole move, as a record writes it."""
    label: Say
    outcome: Say | None
    """Of a whole move: what comes of it, in few words."""
    does: list[Say]
    """What it does for certain."""
    win: Amount
    """The chance to win, of 1."""
    place: Amount
    """The place that could be expected, from 1."""
    gain_win: Amount
    """More than after the played answer."""
    gain_places: Amount
    is_sure: bool
    """Whether it is better or worse than the played one by more than chance."""
    share: float
    """How often the judge gives this answer, where answers are sealed and mixed; else 0."""
    is_played: bool
    is_best: bool
    is_tried: bool


class Weighed(msgspec.Struct, frozen=True):
    """A decision of a race that is over, as far as it has been weighed; ask again for more."""

    index: int
    """After so many moves the seat had to decide."""
    seat: int
    done: int
    total: int
    moves: list[WeighedMove]
    """The played one first, then the judge's best; then the one that was asked about, if it is
    another."""


class Report(msgspec.Struct, frozen=True):
    """A race that is over, as a commentator tells it."""

    sentences: list[Sentence]


class DrivingDay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Drive the race of the day. A device has one try: asking again leads back to it."""

    game: Annotated[str, msgspec.Meta(max_length=10)]
    device: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{20,60}$")]
    """Made by chance on the device, kept there, and told to nobody else."""
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Drove(msgspec.Struct, frozen=True):
    """What somebody made of a deal that others had, too."""

    table: str
    seat: int
    name: str
    state: str
    """`racing`, `over`; `late` if it was not finished in time."""
    at: int
    """When it was opened, in ms since 1970."""
    place: int = 0
    points: int = 0
    loss: float | None = None
    """Mean loss a decision, in parts of a win; where the race has been reviewed to its end."""
    luck: float | None = None
    """In parts of a win, at least; where the race has been reviewed."""


class Compared(msgspec.Struct, frozen=True):
    """The same deal at several tables, the best result first."""

    game: str
    day: str
    """Of a race of the day."""
    today: str
    sealed: bool
    """Whether the cards are still a secret: then the races cannot be looked at."""
    field: list[str]
    """The bots that everybody drives against, in a race of the day."""
    rows: list[Drove]


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: a code, a fact, and the clause if a rule refuses."""

    code: str
    say: Say
    """Why, to be put into words."""
    text: str
    """The same in English, for programs."""
    clause: str = ""


def problem(refusal: Refusal) -> Problem:
    return Problem(refusal.code, refusal.say, refusal.text, refusal.clause)
