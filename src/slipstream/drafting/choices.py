"""Choices inside one step: gathered first, lane by lane; then everything moves at once."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

NOTHING: Final[list[int]] = []  # shared; whoever holds it replaces it, and never changes it


@final
@mypyc_attr(free_list_len=1)
class Choices:
    """Hands out the answers given so far; keeps the first question that has none yet."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = answers
        self.used = 0
        self.question = NOTHING

    def choose(self, options: list[int]) -> int:
        """The answer among these spaces; -1 if it is still to be given."""
        if len(options) == 1:
            return options[0]
        if self.used < len(self.answers):
            self.used += 1
            return self.answers[self.used - 1]
        self.question = options
        return -1
