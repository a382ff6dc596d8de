"""What an observation says and where: named slices of a flat array, and numbers for answers.

Each game has a module in `slipstream.rl.games` that says how its view becomes numbers
(`observed`), what the slices mean (`ABOUT`), and how its answers are numbered (`answers`). An
observation is made from the seat's view and nothing else, so it cannot tell more than that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from slipstream.games.registry import find, load
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import Game, State
from slipstream.kernel.house import HOUSE
from slipstream.notation.house import with_house

Array = NDArray[np.float32]
Piece = tuple[str, list[float]]


class Given(NamedTuple):
    """An answer that a seat may give: what it is, and its place among the legal ones."""

    state: Any
    seat: int
    action: int
    place: int


Number = Callable[[Given], int]
"""The number of an answer within its decision."""


class Answer(NamedTuple):
    """How the answers to one decision are numbered."""

    decision: str
    size: int
    number: Number


def itself(given: Given) -> int:
    return given.action


def in_order(given: Given) -> int:
    """Its place among the legal answers, in ascending order."""
    return given.place


class Layout:
    """How a game's observations and answers are written as numbers."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.brought: Any = brought(game)
        self.slices: dict[str, slice] = {}
        self.size = 0
        for name, values in self.brought.observed(game, game.view(game.start(), 0)):
            self.slices[name] = slice(self.size, self.size + len(values))
            self.size += len(values)
        self.answers: dict[str, tuple[int, Answer]] = {}
        self.actions = 0
        for answer in self.brought.answers(game):
            self.answers[answer.decision] = (self.actions, answer)
            self.actions += answer.size

    @property
    def about(self) -> dict[str, str]:
        """What each slice holds."""
        return dict(self.brought.ABOUT)

    def observe(self, state: State, seat: int) -> Array:
        """What a seat sees, all between -1 and 1."""
        flat: list[float] = []
        for _, values in self.brought.observed(self.game, self.game.view(state, seat)):
            flat += values
        assert len(flat) == self.size, "a layout keeps its size"
        return np.clip(np.array(flat, np.float32), -1, 1)

    def numbered(self, state: State, seat: int) -> dict[int, int]:
        """The legal answers of a seat that is asked, by their numbers."""
        first, answer = self.answers[state.decision.name]
        legal = state.legal(seat)
        found = {
            first + answer.number(Given(state, seat, action, place)): action
            for place, action in enumerate(legal)
        }
        assert len(found) == len(legal), "no two answers have the same number"
        assert max(found) < first + answer.size, "every number is one of its decision's"
        return found

    def named(self, observation: Array) -> dict[str, Array]:
        """The parts of an observation by name."""
        return {name: observation[where] for name, where in self.slices.items()}

    def rows(self) -> list[tuple[str, int, int, str]]:
        """Name, first index, length and meaning of every slice."""
        return [
            (name, where.start, where.stop - where.start, self.brought.ABOUT[name])
            for name, where in self.slices.items()
        ]


def brought(game: Game) -> Any:
    """The module that says how a game becomes numbers."""
    name = f"slipstream.rl.games.{game.code.lower()}"
    if find_spec(name) is None:
        raise InvalidOption(f"{game.title} has no layout for observations: {name} is missing")
    return import_module(name)


def layout(
    code: str, seats: int, options: Mapping[str, str] | None = None, house: str | Path = ""
) -> Layout:
    """The layout of a game with its seats, options and house rules.

    House rules never change its size, so that what was trained by the book can drive by them.
    """
    return Layout(load(code, seats, with_house(options, house)))


# What the games' modules share


def house_of(game: Game) -> str:
    """The word of its house rules; nothing by the book."""
    return game.options.get(HOUSE, "")


def one_of(words: Sequence[Any], word: Any) -> list[float]:
    """A 1 where the word stands; nothing but zeros if it is none of them."""
    return [1.0 if word == one else 0.0 for one in words]


def flags(things: Sequence[Any], chosen: Any) -> list[float]:
    """A 1 for each thing that is among the chosen."""
    among = set(chosen)
    return [1.0 if thing in among else 0.0 for thing in things]


def parts(values: Sequence[float], whole: float) -> list[float]:
    """Each value as part of a whole."""
    return [value / whole for value in values]


def part_gone(gone: Sequence[Any], kinds: Sequence[Any], copies: Sequence[int]) -> list[float]:
    """Of each kind, the part of its copies that is gone; of a kind without copies, nothing."""
    return [list(gone).count(kind) / max(1, copy) for kind, copy in zip(kinds, copies, strict=True)]


def around(by_seat: Sequence[Any], seat: int) -> list[Any]:
    """What belongs to seats, own first, then clockwise."""
    return [*by_seat[seat:], *by_seat[:seat]]


def asked(game: Game, asking: str, waiting: Sequence[int], me: int) -> Piece:
    """Which decision is open, and whether this seat is asked."""
    return "asked", [*one_of(rows_of(game), asking), 1.0 if me in waiting else 0.0]


@cache
def decisions_of(code: str) -> list[str]:
    game = find(code)
    return [*dict.fromkeys(row.name for row in game(game.fewest, {}).start().decisions), "end"]


def rows_of(game: Game) -> list[str]:
    """The names of all decisions, the dealer's among them, and the end."""
    return decisions_of(game.code)
