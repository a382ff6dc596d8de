"""One activation on both sides, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NoReturn, TypeVar

from oracle.ways import Ways
from slipstream.kernel.game import State

Facts = dict[str, object]
P = TypeVar("P", bound=Mapping[str, Any])
S = TypeVar("S", bound=State)


class Pair(Generic[P, S]):
    """Plays a word on both sides and compares all that both know."""

    def __init__(self, oracle: Ways[P], position: P, state: S) -> None:
        self.oracle = oracle
        self.position = position
        self.state = state
        self.words: list[str] = []

    def spelled(self) -> dict[str, int]:
        """The engine's words; nothing when the segment is over."""
        raise NotImplementedError

    def is_same(self, word: str, token: str) -> bool:
        """Is the engine's token what the oracle says with this word?"""
        raise NotImplementedError

    def facts(self) -> tuple[Facts, Facts]:
        """All that both sides know, under the same names: the oracle's, the engine's."""
        raise NotImplementedError

    def divide(self, why: str, theirs: list[str], ours: list[str]) -> str:
        """All that a person needs to settle who is right."""
        raise NotImplementedError

    def options(self) -> dict[str, int]:
        """The oracle's words, each with the engine's action; a mismatch is reported."""
        theirs = self.oracle.steps(self.position)
        ours = self.spelled()
        left = dict(ours)
        found: dict[str, int] = {}
        for word in theirs:
            same = next((token for token in left if self.is_same(word, token)), None)
            if same is None:
                self.fail(f"the engine has no {word!r}", theirs, list(ours))
            found[word] = left.pop(same)
        if left:
            self.fail(f"the oracle has no {' '.join(left)}", theirs, list(ours))
        return found

    def play(self, word: str, action: int) -> None:
        self.position = self.oracle.play(self.position, word)
        self.state.apply(self.state.waiting[0], action)
        self.words.append(word)
        self.compare()

    def compare(self) -> None:
        theirs, ours = self.facts()
        if theirs != ours:
            keys = [key for key in theirs | ours if theirs.get(key) != ours.get(key)]
            self.fail(
                f"differing: {', '.join(keys)}",
                [f"{key}: {theirs.get(key)}" for key in keys],
                [f"{key}: {ours.get(key)}" for key in keys],
            )

    def fail(self, why: str, theirs: list[str], ours: list[str]) -> NoReturn:
        raise AssertionError(self.divide(why, theirs, ours))
