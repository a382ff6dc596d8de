"""Game, State and Decision: what a game is to everything that plays it.

Rules are unchecked and deterministic (`State.apply`); `play` is the checked door. Luck is a seat
of its own (`CHANCE`) that a dealer answers. `waiting` names the seats that must answer now:
usually one, several for sealed choices, none when the race is over.

In Python seats are numbers from 0, as any index is; people count them from 1: in position lines,
records, `--seat`, and wherever a message says "seat 1". `Game.seat` and `seat_name` lead from one
to the other.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from slipstream.kernel.answers import Answers
from slipstream.kernel.asked import not_asked, only_asked, seat_name
from slipstream.kernel.bot import Bot
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.driver import Driver
from slipstream.kernel.errors import (
    AmbiguousText,
    IllegalAction,
    InvalidOption,
    InvalidText,
    NoSuchSeat,
)
from slipstream.kernel.house import HOUSE, Change, House
from slipstream.kernel.options import Option
from slipstream.kernel.text import Line
from slipstream.kernel.trace import CHANCE, HIDDEN, PUBLIC, Event, Kind

__all__ = [
    "CHANCE",
    "HIDDEN",
    "NOBODY",
    "PUBLIC",
    "Decision",
    "Game",
    "State",
    "forced",
    "observe",
    "play",
    "seat_name",
]

NOBODY: Final[list[int]] = []  # `waiting` when the race is over; replaced, never changed


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules with their options and number of seats: immutable, shared by all its states."""

    code: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[int]  # raised only when some position changes its answers
    fewest: ClassVar[int]
    most: ClassVar[int]
    seats_clause: ClassVar[str]
    offered: ClassVar[list[Option]]
    changes: ClassVar[list[Change]] = []  # what a house may change
    kinds: ClassVar[list[Kind]]  # of events
    ends: ClassVar[list[str]]  # one value for each way a race can end
    keys: ClassVar[list[str]]  # of the position line, in order
    bots: ClassVar[dict[str, type[Bot]]]  # the game's own, by name
    driver: ClassVar[Driver] = Driver()  # what the search asks about driving well

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        if not self.fewest <= seats <= self.most:
            raise InvalidOption(
                f"{self.title} is for {self.fewest} to {self.most} players, not {seats}",
                self.seats_clause,
            )
        self.seats = seats
        self.longest = 0  # proven upper bound on decisions
        self.options = {option.name: option.default for option in self.offered}
        self.house = House(self.code, self.changes, options.get(HOUSE, ""))
        for name, value in options.items():
            if name != HOUSE:
                self._agree(name, value)
        if self.house.name:
            self.options[HOUSE] = self.house.word()

    def _agree(self, name: str, value: str) -> None:
        for option in self.offered:
            if option.name == name:
                if option.allowed and value not in option.allowed + option.unlisted:
                    raise InvalidOption(
                        f"{self.code} allows {', '.join(option.allowed)}",
                        option.clause,
                        name,
                        value,
                    )
                self.options[name] = value
                return
        known = ", ".join(option.name for option in self.offered)
        raise InvalidOption(f"{self.code} has no option {name!r}; it has: {known}")

    def agreed(self, season: bool) -> dict[str, str]:
        """The options that differ from their default: agreed ones, or those a season brings."""
        return {
            option.name: self.options[option.name]
            for option in self.offered
            if option.season == season and self.options[option.name] != option.default
        }

    def chosen(self) -> dict[str, str]:
        """All that makes this game again: what was agreed, what a season brings, the house."""
        found = self.agreed(season=False) | self.agreed(season=True)
        if self.house.name:
            found[HOUSE] = self.house.word()
        return found

    def samples(self) -> dict[str, list[str]]:
        """Values worth trying of the options that list none, by name."""
        return {}

    def usual(self) -> dict[str, str]:
        """What options that may be left empty stand for with these seats, by name."""
        return {}

    @classmethod
    def circuits(cls) -> dict[str, str]:
        """What the values of the option `circuit` are called, if the game has that option."""
        return {}

    def cards(self) -> list[str]:
        """The names of all cards that answers can play, as `Decision.cards` has them."""
        return []

    @classmethod
    def of_line(cls, line: Line) -> Game:
        """The game that a position line belongs to: its seats and options."""
        raise NotImplementedError

    def filled(self, line: Line) -> Line:
        """A full line that fits one with '?': unknown cards become any that nobody has seen."""
        return line

    def start(self) -> State:
        raise NotImplementedError

    def read(self, line: str) -> State:
        """A position line becomes a state."""
        raise NotImplementedError

    def seat(self, number: int) -> int:
        """The seat that people call by this number: they count from 1, Python from 0."""
        if not 1 <= number <= self.seats:
            raise NoSuchSeat(f"seat {number} is not in this race: its seats are 1 to {self.seats}")
        return number - 1

    def checked(self, seat: int) -> int:
        """The seat itself, from 0, if this race has it; `CHANCE` and `PUBLIC` are fine, too."""
        if not PUBLIC <= seat < self.seats:
            counted = f"0 to {self.seats - 1} in Python, 1 to {self.seats} in lines and records"
            raise NoSuchSeat(f"there is no seat {seat} in this race: its seats are {counted}")
        return seat

    def line(self, state: Any, seat: int) -> str:
        """The inverse of `read`: what `seat` (from 0) knows, with '?' where it cannot know.

        `CHANCE` knows everything, `PUBLIC` what a spectator does.
        """
        raise NotImplementedError

    def view(self, state: Any, seat: int) -> Any:
        """What `seat` (from 0) may see, field by field, for the page and for bots."""
        raise NotImplementedError

    def entrants(self) -> list[str]:
        """The names of all that collect points; the seats come first, in order."""
        return [f"seat {seat + 1}" for seat in range(self.seats)]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: mutable, cheap to copy, without luck, clock or text.

    Seats are numbers from 0: `waiting`, and every argument named `seat`.
    """

    def __init__(self, game: Game, decisions: list[Decision[Any]]) -> None:
        self.game = game
        self.decisions = decisions  # the game's turn sequence
        self.asking: i64 = 0  # which of them is open
        self.waiting: list[int] = NOBODY  # replaced, never changed in place
        self.trace: list[Event] | None = None  # None while searching

    def legal(self, seat: int) -> list[int]:
        """All answers of a waiting seat, ascending; none for the others. Not to be changed."""
        if seat not in self.waiting:
            return []
        return self.decisions[self.asking].legal(self, seat)

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal answer, unchecked."""
        self.decisions[self.asking].apply(self, seat, action)

    @property
    def decision(self) -> Decision[Any]:
        """The row of the turn sequence that is open."""
        return self.decisions[self.asking]

    def moves(self, seat: int | None = None) -> list[str]:
        """What a seat (from 0) may answer now, in words; without one, the only one that is asked.

        Empty for a seat that is not asked, and when the race is over.
        """
        if seat is not None:
            self.game.checked(seat)
        if not self.waiting:
            return []
        who = only_asked(self, "") if seat is None else seat
        row = self.decision
        return [row.spell(self, action) for action in self.legal(who)]

    def play(self, word: str, seat: int | None = None) -> None:
        """Answer in words, checked; without a seat (from 0), for the only one that is asked.

        A word that is not legal here is refused with the clause behind it, and nothing has changed.
        """
        who = only_asked(self, word) if seat is None else seat
        if who not in self.waiting:
            raise not_asked(self, who, word)
        self.apply(who, self.decision.read(self, who, word))

    def deal(self, dealer: Dealer) -> None:
        """Let the dealer answer for as long as luck decides."""
        while CHANCE in self.waiting:
            self.apply(CHANCE, self.sample(dealer))

    def source(self) -> int:
        """Which deck, bag or die the dealer is asked for."""
        return self.decisions[self.asking].source

    def chances(self) -> list[tuple[int, int]]:
        """What the dealer may answer, with integer weights."""
        return self.decisions[self.asking].chances(self)

    def sample(self, dealer: Dealer) -> int:
        """The dealer's answer; the same as picking from `chances`, without building them."""
        return self.decisions[self.asking].sample(self, dealer)

    def note(self, kind: int, clause: str, seat: int, arguments: list[int]) -> None:
        """Tell the trace; callers ask first whether anybody listens."""
        assert self.trace is not None, "nobody listens"
        self.trace.append(Event(kind, clause, seat, arguments))

    def turn(self) -> int:
        """Number of the turn, 0 before the race: for records and screens."""
        raise NotImplementedError

    def copy(self) -> State:
        raise NotImplementedError

    def guess(self, seat: int, dealer: Dealer) -> State:
        """A full state that `seat` could be in, as likely as it should think it is."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """Points of every entrant, seats first, if the race ended now."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """Rank of every entrant, from 1, with every tie-break applied."""
        raise NotImplementedError

    def end(self) -> str:
        """How the race ended: one of the game's `ends`."""
        raise NotImplementedError

    def mishaps(self, seat: int) -> list[str]:
        """What went wrong for a seat, in words that the lab counts, such as `disqualified`."""
        return []


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[S]):
    """One row of a specification's table of decisions; a stateless singleton.

    `answers` and `apply` sit side by side here, and nothing else knows what is allowed.
    Rows that the dealer answers give `chances` instead of `answers`, and name their `source`.
    """

    # Of the class, so that a decision in plain Python overrides them on the compiled build, too.
    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    sealed: ClassVar[bool] = False
    glued: ClassVar[bool] = False
    """Whether a seat's answers in a row are one word in a record: the steps of a path."""
    source: ClassVar[int] = -1

    def answers(self, s: S, seat: i64, out: Answers) -> None:
        """All that a waiting seat may answer, ascending; of the dealer's rows, what may happen."""
        for outcome, _ in self.chances(s):
            out.add(outcome)

    def legal(self, s: S, seat: i64) -> list[int]:
        """The same as a list: for everybody but the fastest loops. No game answers this itself."""
        out = Answers()
        self.answers(s, seat, out)
        return out.listed()

    def chances(self, s: S) -> list[tuple[int, int]]:
        raise NotImplementedError

    def sample(self, s: S, dealer: Dealer) -> i64:
        return dealer.pick(self.source, self.chances(s))

    def audience(self, s: S, seat: i64) -> int:
        """The one seat that ever sees this answer of `seat`, or PUBLIC.

        Sealed answers are PUBLIC if they are revealed when the last one is in.
        """
        return PUBLIC

    def apply(self, s: S, seat: i64, action: i64) -> None:
        raise NotImplementedError

    def spell(self, s: S, action: int) -> str:
        """The token of an answer, unique among the legal ones."""
        raise NotImplementedError

    def cards(self, s: S, action: int) -> list[str]:
        """The names of the cards that an answer plays: the lab counts them."""
        return []

    def is_word(self, s: S, text: str) -> bool:
        """Is the text a token of this decision, if not here then elsewhere?"""
        raise NotImplementedError

    def formerly(self, text: str) -> str:
        """A token as older records spell it, in today's spelling."""
        return text

    def why(self, s: S, seat: i64, text: str) -> str:
        """The clause that refuses a token."""
        return self.clause

    def fallback(self, s: S, seat: i64) -> int:
        """The answer when the clock runs out: harmless, never a retirement."""
        return self.legal(s, seat)[0]

    def read(self, s: S, seat: i64, text: str) -> int:
        """The legal answer that a token stands for.

        A token may be cut short at its colon where that leaves no doubt.
        """
        spelled = {self.spell(s, action): action for action in s.legal(seat)}
        if text in spelled:
            return spelled[text]
        if self.formerly(text) in spelled:
            return spelled[self.formerly(text)]
        line = s.game.line(s, seat)
        longer = [token for token in spelled if token.startswith(text + ":")]
        if len(longer) == 1:
            return spelled[longer[0]]
        if longer:
            raise AmbiguousText(f"{text!r} may be {' or '.join(longer)}", text, line)
        if not self.is_word(s, text):
            raise InvalidText(f"{text!r} is not an answer to '{self.name}'", text, line)
        clause = self.why(s, seat, text)
        raise IllegalAction(f"{text!r} is not allowed here ({clause})", text, line, clause)


def play(state: State, seat: int, action: int) -> None:
    """The checked door: refuses an answer that is not legal, and then nothing has changed."""
    if seat not in state.waiting:
        raise not_asked(state, seat, str(action))
    if action not in state.legal(seat):
        clause = state.decision.clause
        message = f"answer {action} is not allowed for '{state.decision.name}' ({clause})"
        raise IllegalAction(message, str(action), state.game.line(state, seat), clause)
    state.apply(seat, action)


def observe(state: State, seat: int, action: int) -> list[Event]:
    """Carry out a legal answer, and tell what happened."""
    state.trace = []
    state.apply(seat, action)
    events, state.trace = state.trace, None
    return events


def forced(state: State) -> tuple[int, int] | None:
    """The only possible answer of a waiting seat, if there is one; luck is never forced."""
    for seat in state.waiting:
        if seat != CHANCE:
            actions = state.legal(seat)
            if len(actions) == 1:
                return seat, actions[0]
    return None
