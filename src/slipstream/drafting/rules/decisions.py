"""Decisions of both games: those of a move, and picking cars, cards and markers."""

from __future__ import annotations

import re
from typing import ClassVar, Final, TypeVar

from mypy_extensions import i64

from slipstream.drafting.rules.game import DraftingGame
from slipstream.drafting.rules.kinds import DEALT, DISCARDED, tell
from slipstream.drafting.rules.race import DraftingRace
from slipstream.drafting.rules.state import DraftingState
from slipstream.drafting.rules.steps import (
    DIAGONAL,
    FORWARD,
    SHIFT,
    SPACE,
    STEP_IN,
    STEP_OUT,
    STOP,
    SWAP,
    add_steps,
    go_on,
)
from slipstream.kernel.answers import Answers
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import Decision

DONE: Final = 127  # the last answer of a list asked item by item

# Sources of luck that both games have.
RACE_DECK: Final = 0
EVENT_DECK: Final = 1

S = TypeVar("S", bound=DraftingRace)

_TOKENS: Final[dict[int, str]] = {STOP: "=", STEP_IN: "i", STEP_OUT: "o"}
_STEP: Final = re.compile(r"=|[io]|[IO]|[>x][0-9]?")
_PLACE: Final = re.compile(r":[0-9]+\.[0-9]")


class Step(Decision[DraftingState]):
    """One movement point, or what it buys; a game adds its clause, and steps of its own."""

    name = "step"
    glued = True

    def answers(self, s: DraftingState, seat: i64, out: Answers) -> None:
        add_steps(s, out)

    def apply(self, s: DraftingState, seat: i64, action: i64) -> None:
        s.step = action
        go_on(s)

    def spell(self, s: DraftingState, action: int) -> str:
        """Only where lanes divide is the lane told."""
        kind, space = action >> SHIFT, action & SPACE
        ahead = s.board.track.ahead[s.board.space_of[s.active]]
        if kind in (FORWARD, SWAP):
            lane = str(s.board.track.lane[space]) if len(ahead) > 1 else ""
            return (">" if kind == FORWARD else "x") + lane
        if kind == DIAGONAL:
            return "I" if space < ahead[0] else "O"
        return _TOKENS[kind]

    def is_word(self, s: DraftingState, text: str) -> bool:
        return _STEP.fullmatch(text) is not None


class Lane(Decision[DraftingState]):
    """The lane of a car that is pushed or pulled; a game adds name and clause."""

    glued = True

    def answers(self, s: DraftingState, seat: i64, out: Answers) -> None:
        out.extend(s.question)

    def apply(self, s: DraftingState, seat: i64, action: i64) -> None:
        s.answers = [*s.answers, action]
        go_on(s)

    def spell(self, s: DraftingState, action: int) -> str:
        return ":" + s.board.track.spell(action)

    def is_word(self, s: DraftingState, text: str) -> bool:
        return _PLACE.fullmatch(text) is not None


class PickCar(Decision[S]):
    """One car, by its number, or no more; a game adds all the rest."""

    def spell(self, s: S, action: int) -> str:
        game = s.game
        assert isinstance(game, DraftingGame), "a race of this family"
        return "-" if action == DONE else str(game.numbers[action])

    def is_word(self, s: S, text: str) -> bool:
        return text == "-" or text.isdecimal()


class FromCandidates(PickCar[S]):
    """One of the cars that are left when an event has looked for its target."""

    def answers(self, s: S, seat: i64, out: Answers) -> None:
        out.extend(s.candidates)


class PickMarker(Decision[S]):
    """The next marker that a pit stop removes, by its letter, or no more."""

    name = "repair"
    letters: ClassVar[list[str]] = []

    def spell(self, s: S, action: int) -> str:
        return "-" if action == DONE else self.letters[action]

    def is_word(self, s: S, text: str) -> bool:
        return text == "-" or text in self.letters


class FromEventDeck(Decision[S]):
    """An event card, by its word."""

    source = EVENT_DECK
    words: ClassVar[list[str]] = []

    def chances(self, s: S) -> list[tuple[int, int]]:
        return s.events.chances()

    def sample(self, s: S, dealer: Dealer) -> i64:
        return s.events.draw(EVENT_DECK, dealer)

    def spell(self, s: S, action: int) -> str:
        return self.words[action]

    def is_word(self, s: S, text: str) -> bool:
        return text in self.words


class FromRaceDeck(Decision[S]):
    """A race card, by its number or its code."""

    source = RACE_DECK
    codes: ClassVar[list[str]] = []

    def chances(self, s: S) -> list[tuple[int, int]]:
        return s.deck.chances()

    def sample(self, s: S, dealer: Dealer) -> i64:
        return s.deck.draw(RACE_DECK, dealer)

    def spell(self, s: S, action: int) -> str:
        return self.codes[action]

    def is_word(self, s: S, text: str) -> bool:
        return text in self.codes


class IntoHand(FromRaceDeck[S]):
    """Into the hand of `s.mover`, who alone sees it."""

    name = "fill_hand"

    def audience(self, s: S, seat: i64) -> int:
        return s.mover

    def apply(self, s: S, seat: i64, action: i64) -> None:
        s.deck.take(action)
        s.hands[s.mover].take(action)
        if s.trace is not None:  # a class attribute is dear
            tell(s, DEALT, self.clause, s.mover, action)
        self.go_on(s)

    def go_on(self, s: S) -> None:
        """The next card, or what follows when all hands are full."""
        raise NotImplementedError


class ThrowAway(Decision[S]):
    """The next card that is thrown away, or no more; always asked until the player is done."""

    name = "discard"
    codes: ClassVar[list[str]] = []

    def answers(self, s: S, seat: i64, out: Answers) -> None:
        s.hands[seat].add_kinds(out, 0, self.lowest(s))
        out.add(DONE)

    def lowest(self, s: S) -> i64:
        """The first card that may come after the last one: they are thrown away in order."""
        raise NotImplementedError

    def apply(self, s: S, seat: i64, action: i64) -> None:
        if action == DONE:
            s.queue = s.queue[1:]
            self.go_on(s)
        else:
            s.hands[seat].play(action)
            s.used.append(action)
            s.last = action
            if s.trace is not None:
                tell(s, DISCARDED, self.clause, seat, action)

    def go_on(self, s: S) -> None:
        """The next player, or the next turn."""
        raise NotImplementedError

    def spell(self, s: S, action: int) -> str:
        return "-" if action == DONE else f"#{self.codes[action]}"

    def is_word(self, s: S, text: str) -> bool:
        return text == "-" or (text[:1] == "#" and text[1:] in self.codes)

    def fallback(self, s: S, seat: i64) -> int:
        return DONE
