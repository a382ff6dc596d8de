"""Game, State and Decision: what a game is to everything that plays it.

Rules are unchecked and deterministic (`State.apply`); `play` is the checked door. Luck is a seat
of its own (`CHANCE`) that a dealer answers. `waiting` names the seats that must answer now:
usually one, several for sealed choices, none when the race is over.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from slipstream.kernel.bot import Bot
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.errors import AmbiguousText, IllegalAction, InvalidOption, InvalidText
from slipstream.kernel.options import Option
from slipstream.kernel.plan import Plan
from slipstream.kernel.screen import Screen, Way, plain
from slipstream.kernel.text import Line
from slipstream.kernel.trace import CHANCE, HIDDEN, PUBLIC, Event, Kind

__all__ = ["CHANCE", "HIDDEN", "NOBODY", "PUBLIC", "Decision", "Game", "State", "forced", "play"]

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
    kinds: ClassVar[list[Kind]]  # of events
    ends: ClassVar[list[str]]  # one value for each way a race can end
    keys: ClassVar[list[str]]  # of the position line, in order
    bots: ClassVar[dict[str, type[Bot]]]  # the game's own, by name

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        if not self.fewest <= seats <= self.most:
            raise InvalidOption(
                f"{self.title} is for {self.fewest} to {self.most} players, not {seats}"
                f" ({self.seats_clause})"
            )
        self.seats = seats
        self.longest = 0  # proven upper bound on decisions
        self.options = {option.name: option.default for option in self.offered}
        for name, value in options.items():
            self._agree(name, value)

    def _agree(self, name: str, value: str) -> None:
        for option in self.offered:
            if option.name == name:
                if option.allowed and value not in option.allowed:
                    raise InvalidOption(
                        f"{name}={value}: {self.code} allows"
                        f" {', '.join(option.allowed)} ({option.clause})"
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

    @classmethod
    def of_line(cls, line: Line) -> Game:
        """The game that a position line belongs to: its seats and options."""
        raise NotImplementedError

    @classmethod
    def filled(cls, line: Line) -> Line:
        """A full line that fits one with '?': unknown cards become any that nobody has seen."""
        return line

    def start(self) -> State:
        raise NotImplementedError

    def read(self, line: str) -> State:
        """A position line becomes a state."""
        raise NotImplementedError

    def line(self, state: Any, seat: int) -> str:
        """The inverse of `read`: what `seat` knows, with '?' where it cannot know."""
        raise NotImplementedError

    def view(self, state: Any, seat: int) -> Any:
        """What `seat` may see, field by field, for the page and for bots."""
        raise NotImplementedError

    def screen(self, view: Any, names: list[str]) -> Screen:
        """A view drawn for a terminal; `names` are the seats'."""
        return plain(view)

    def ways(self, state: Any, seat: int) -> list[Way]:
        """Whole moves that `seat` may make now, for those who would not choose step by step."""
        return []

    def picture(self, view: Any, events: list[Event], names: list[str]) -> str:
        """A view as an SVG drawing; `events` are all that led to it, as its reader may know them.

        Empty if the game has no drawing.
        """
        return ""

    def board(self) -> Plan | None:
        """The printed board as data; None if the game is played without one."""
        return None

    def brief(self, events: list[Event], names: list[str]) -> str:
        """What events amount to in a few words, for the preview of an answer."""
        return "; ".join([self.sentence(event, names) for event in events])

    def sentence(self, event: Event, names: list[str]) -> str:
        """An event in words, as already redacted for its reader; `names` are the seats'."""
        raise NotImplementedError

    def entrants(self) -> list[str]:
        """The names of all that collect points; the seats come first, in order."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: mutable, cheap to copy, without luck, clock or text."""

    def __init__(self, game: Game, decisions: list[Decision[Any]]) -> None:
        self.game = game
        self.decisions = decisions  # the game's turn sequence
        self.asking = 0  # which of them is open
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

    `legal` and `apply` sit side by side here, and nothing else knows what is allowed.
    Rows that the dealer answers give `chances` instead of `legal`, and name their `source`.
    """

    # Of the class, so that a decision in plain Python overrides them on the compiled build, too.
    name: ClassVar[str] = ""
    clause: ClassVar[str] = ""
    sealed: ClassVar[bool] = False
    glued: ClassVar[bool] = False
    """Whether a seat's answers in a row are one word in a record: the steps of a path."""
    source: ClassVar[int] = -1

    def legal(self, s: S, seat: int) -> list[int]:
        return [outcome for outcome, _ in self.chances(s)]

    def chances(self, s: S) -> list[tuple[int, int]]:
        raise NotImplementedError

    def sample(self, s: S, dealer: Dealer) -> int:
        return dealer.pick(self.source, self.chances(s))

    def audience(self, s: S, seat: int) -> int:
        """The one seat that ever sees this answer of `seat`, or PUBLIC.

        Sealed answers are PUBLIC if they are revealed when the last one is in.
        """
        return PUBLIC

    def apply(self, s: S, seat: int, action: int) -> None:
        raise NotImplementedError

    def spell(self, s: S, action: int) -> str:
        """The token of an answer, unique among the legal ones."""
        raise NotImplementedError

    def is_word(self, s: S, text: str) -> bool:
        """Is the text a token of this decision, if not here then elsewhere?"""
        raise NotImplementedError

    def why(self, s: S, seat: int, text: str) -> str:
        """The clause that refuses a token."""
        return self.clause

    def fallback(self, s: S, seat: int) -> int:
        """The answer when the clock runs out: harmless, never a retirement."""
        return self.legal(s, seat)[0]

    def read(self, s: S, seat: int, text: str) -> int:
        """The legal answer that a token stands for.

        A token may be cut short at its colon where that leaves no doubt.
        """
        spelled = {self.spell(s, action): action for action in s.legal(seat)}
        if text in spelled:
            return spelled[text]
        line = s.game.line(s, seat)
        longer = [token for token in spelled if token.startswith(text + ":")]
        if len(longer) == 1:
            return spelled[longer[0]]
        if longer:
            raise AmbiguousText(f"{text!r} may be {' or '.join(longer)}", text, line)
        if not self.is_word(s, text):
            raise InvalidText(f"{text!r} is no answer to '{self.name}'", text, line)
        clause = self.why(s, seat, text)
        raise IllegalAction(f"{text!r} is not allowed here ({clause})", text, line, clause)


def play(state: State, seat: int, action: int) -> None:
    """The checked door: refuses an answer that is not legal, and then nothing has changed."""
    if not state.waiting:
        raise IllegalAction("the race is over", str(action), state.game.line(state, seat))
    decision = state.decisions[state.asking]
    if seat not in state.waiting:
        who = ", ".join(map(seat_name, state.waiting))
        message = f"{seat_name(seat)} is not asked now; waiting for {who}"
    elif action not in state.legal(seat):
        message = f"answer {action} is not allowed for '{decision.name}'"
    else:
        state.apply(seat, action)
        return
    line = state.game.line(state, seat)
    raise IllegalAction(f"{message} ({decision.clause})", str(action), line, decision.clause)


def seat_name(seat: int) -> str:
    return {CHANCE: "the dealer", PUBLIC: "a spectator"}.get(seat, f"seat {seat + 1}")


def forced(state: State) -> tuple[int, int] | None:
    """The only possible answer of a waiting seat, if there is one; luck is never forced."""
    for seat in state.waiting:
        if seat != CHANCE:
            actions = state.legal(seat)
            if len(actions) == 1:
                return seat, actions[0]
    return None
