"""Decisions that are the same in every game of the family: those of a move, and picking a car."""

from __future__ import annotations

import re
from typing import Final, TypeVar

from mypy_extensions import i64

from slipstream.drafting.rules.race import DraftingGame, DraftingRace
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
    answer,
    take,
)
from slipstream.kernel.answers import Answers
from slipstream.kernel.game import Decision

DONE: Final = 127  # the last answer of a list asked item by item

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
        take(s, action)

    def spell(self, s: DraftingState, action: int) -> str:
        kind = action >> SHIFT
        if kind in (FORWARD, SWAP):
            return (">" if kind == FORWARD else "x") + self.lane(s, action & SPACE)
        if kind == DIAGONAL:
            here = s.board.space_of[s.active]
            return "I" if action & SPACE < s.board.track.ahead[here][0] else "O"
        return _TOKENS[kind]

    def lane(self, s: DraftingState, space: int) -> str:
        """Only where lanes divide is the lane told."""
        here = s.board.space_of[s.active]
        return str(s.board.track.lane[space]) if len(s.board.track.ahead[here]) > 1 else ""

    def is_word(self, s: DraftingState, text: str) -> bool:
        return _STEP.fullmatch(text) is not None


class Lane(Decision[DraftingState]):
    """The lane of a car that is pushed or pulled; a game adds name and clause."""

    glued = True

    def answers(self, s: DraftingState, seat: i64, out: Answers) -> None:
        out.extend(s.question)

    def apply(self, s: DraftingState, seat: i64, action: i64) -> None:
        answer(s, action)

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
