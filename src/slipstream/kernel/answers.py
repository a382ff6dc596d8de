"""The answers to a decision, gathered one by one in a row that is used again."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from slipstream.kernel.rows import Row, vec

_USUAL: Final = 64  # more answers than nearly every question has


@final
@mypyc_attr(acyclic=True)
class Answers:
    """What `Decision.answers` fills, ascending. Who plays at random uses one for a whole race."""

    __slots__ = ("count", "own", "row")

    def __init__(self) -> None:
        self.count: i64 = 0
        self.own: Row = vec[i64]([0] * _USUAL)
        self.row: Row = self.own  # or a lent one; what stands beyond `count` means nothing

    def clear(self) -> None:
        self.count = 0
        self.row = self.own

    def add(self, answer: i64) -> None:
        if self.count == len(self.row):  # a lent row is always full, so nobody writes into it
            self._move_in()
        self.row[self.count] = answer
        self.count += 1

    def add_row(self, answers: Row) -> None:
        """All of a row that stays as it is for now: alone it is lent, not copied."""
        if self.count == 0:
            self.row = answers
            self.count = len(answers)
            return
        count = self.count
        while count + len(answers) > len(self.row):
            self._move_in()
        row = self.row
        for answer in answers:
            row[count] = answer
            count += 1
        self.count = count

    def _move_in(self) -> None:
        """From a row that is full, or lent, into one's own with room for as many again."""
        own = self.own
        room = 2 * len(self.row) + 1
        if len(own) < room:
            own = vec[i64]([0] * room)
        for place in range(self.count):
            own[place] = self.row[place]
        self.own = own
        self.row = own

    def insert(self, answer: i64) -> None:
        """In its place among the others."""
        self.add(answer)
        row = self.row
        place = self.count - 1
        while place > 0 and row[place - 1] > answer:
            row[place] = row[place - 1]
            place -= 1
        row[place] = answer

    def extend(self, answers: list[int]) -> None:
        for answer in answers:
            self.add(answer)

    def listed(self) -> list[int]:
        return list(self.row[: self.count])
