"""What both oracles can tell about an activation, whatever the game: its answers, ways and ends."""

from __future__ import annotations

import json
import marshal
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

T = TypeVar("T")
P = TypeVar("P", bound=Mapping[str, Any])  # a position: plain data that JSON does not change


class Asked(Exception):
    """The active player must choose between these words."""

    def __init__(self, words: list[str]) -> None:
        super().__init__(" ".join(words))
        self.words = words


class Illegal(Exception):
    """A word that was not among those asked for."""


class Answers:
    """Takes the next of the answers given, and raises `Asked` when there are none left."""

    def __init__(self, given: list[str]) -> None:
        self.answers = list(given)

    def ask(self, options: dict[str, T]) -> T:
        """Put a question, even one with a single answer."""
        if not self.answers:
            raise Asked(list(options))
        word = self.answers.pop(0)
        if word not in options:
            raise Illegal(f"{word!r} is not one of {', '.join(options)}")
        return options[word]

    def choose(self, options: dict[str, T]) -> T:
        """A choice between several; a single option is no choice."""
        if len(options) == 1:
            return next(iter(options.values()))
        return self.ask(options)


class Ways(Generic[P]):
    """All that can happen in one activation. Positions are never changed."""

    asked: tuple[P, list[str]] | None = None  # the position settled last, and what it asks

    def carry_on(self, position: P) -> P:
        """The position after one phase; `Asked` when it takes another answer."""
        raise NotImplementedError

    def settle(self, position: P) -> P:
        """Carry on until somebody must choose or the activation is over."""
        while position["activation"] is not None:
            try:
                position = self.carry_on(position)
            except Asked as asked:
                self.asked = position, sorted(asked.words)
                break
        return position

    def steps(self, position: P) -> list[str]:
        """All that the active player may answer; nothing when the activation is over."""
        if position["activation"] is None:
            return []
        if self.asked is None or self.asked[0] is not position:
            assert self.settle(position) is position, "a position at rest asks something"
        assert self.asked is not None
        return list(self.asked[1])

    def play(self, position: P, step: str) -> P:
        """The position after one answer."""
        now = position["activation"]
        if now is None:
            raise Illegal(f"{step!r}: no activation is in progress")
        after: Any = {**position, "activation": {**now, "answers": [*now["answers"], step]}}
        return self.settle(after)

    def walk(self, position: P, steps: str) -> P:
        """Several answers, separated by spaces."""
        for step in steps.split():
            position = self.play(position, step)
        return position

    def outcomes(self, position: P) -> list[P]:
        """All distinct positions in which the activation can end."""
        seen: set[str] = set()
        ends: dict[str, P] = {}
        waiting = [position]
        while waiting:
            here = waiting.pop()
            text = dumps(here)
            if text in seen:
                continue
            seen.add(text)
            words = self.steps(here)
            if not words:
                ends[text] = here
            waiting += [self.play(here, word) for word in words]
        return [ends[text] for text in sorted(ends)]

    def perft(self, position: P, depth: int) -> int:
        """How many sequences of exactly so many answers there are."""
        if depth == 0:
            return 1
        return sum(self.perft(self.play(position, w), depth - 1) for w in self.steps(position))

    def divide(self, position: P, depth: int) -> dict[str, int]:
        """`perft` by first answer."""
        return {w: self.perft(self.play(position, w), depth - 1) for w in self.steps(position)}

    def paths(self, position: P) -> int:
        """How many sequences of answers lead to the end of the activation."""
        words = self.steps(position)
        return sum(self.paths(self.play(position, word)) for word in words) if words else 1


def dumps(position: Mapping[str, Any]) -> str:
    """The canonical text: equal positions have equal texts."""
    return json.dumps(position, sort_keys=True, separators=(",", ":"))


def copied(position: P) -> P:
    """An independent copy; plain data needs no `deepcopy`, which takes ten times as long."""
    plain: Any = position
    copy: P = marshal.loads(marshal.dumps(plain))
    return copy
