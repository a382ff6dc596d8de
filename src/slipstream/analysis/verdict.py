"""What is said of a decision, and of a driver: losses, marks, means (docs/analysis.md)."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

import msgspec

ERRORS: Final = 2.0  # standard errors below which a difference is none
WORST: Final = 3  # decisions of a seat that are told
DIGITS: Final = 5


class Threshold(NamedTuple):
    """A loss so large, in either measure, has this mark."""

    mark: str
    win: float
    places: float


BRILLIANT: Final = "brilliant"
SLIP: Final = Threshold("slip", 0.05, 0.15)
MISTAKE: Final = Threshold("mistake", 0.10, 0.30)
BLUNDER: Final = Threshold("blunder", 0.20, 0.60)
MARKS: Final = (SLIP, MISTAKE, BLUNDER)


class Amount(msgspec.Struct, frozen=True):
    """A mean with its standard error."""

    value: float = 0.0
    error: float = 0.0

    def is_sure(self) -> bool:
        return self.value > 0.0 and self.value >= ERRORS * self.error

    def told(self) -> Amount:
        """As a loss: nothing, if it may be chance."""
        return Amount(self.value if self.is_sure() else 0.0, self.error).rounded()

    def rounded(self) -> Amount:
        return Amount(round(self.value, DIGITS), round(self.error, DIGITS))


class Loss(msgspec.Struct, frozen=True):
    """What a decision cost: a part of a win, places, points."""

    win: Amount = Amount()
    places: Amount = Amount()
    points: Amount = Amount()

    def reaches(self, mark: Threshold) -> bool:
        return self.win.value >= mark.win or self.places.value >= mark.places

    def is_any(self) -> bool:
        return any(one.value > 0.0 for one in (self.win, self.places, self.points))

    def weight(self) -> float:
        """How bad it is: 1 is just a slip."""
        return max(self.win.value / SLIP.win, self.places.value / SLIP.places)

    def mark(self) -> str:
        """The worst mark that it reaches, or none."""
        return next((mark.mark for mark in reversed(MARKS) if self.reaches(mark)), "")


class Verdict(msgspec.Struct, frozen=True):
    """One decision of one seat. Seats and moves count from 1, as people count them."""

    move: int
    """Which move of the record begins it."""
    turn: int
    seat: int
    decision: str
    played: str
    """As a record writes it; a path belongs to the card and car that began it."""
    best: str
    """What the judge would have played; the same as `played` if that is as good."""
    loss: Loss
    mark: str
    """`slip`, `mistake`, `blunder`, `brilliant`, or nothing."""
    counts: bool = True
    """Whether there was anything to decide; the mean leaves out what was trivial."""


class Drive(msgspec.Struct, frozen=True):
    """One seat's decisions, summed up."""

    seat: int
    decisions: int
    """How many had a choice that mattered: forced and trivial ones are not counted."""
    mean: Loss
    marks: dict[str, int]
    worst: list[int]
    """The moves that cost most, the worst first."""


def mean(amounts: Sequence[Amount]) -> Amount:
    count = max(1, len(amounts))
    error = sqrt(sum(one.error**2 for one in amounts)) / count
    return Amount(round(sum(one.value for one in amounts) / count, DIGITS), round(error, DIGITS))


def summed_up(seat: int, verdicts: Sequence[Verdict]) -> Drive:
    own = [verdict for verdict in verdicts if verdict.seat == seat and verdict.counts]
    losses = [verdict.loss for verdict in own]
    lost = sorted(
        (verdict for verdict in own if verdict.loss.weight() > 0),
        key=lambda verdict: -verdict.loss.weight(),
    )
    return Drive(
        seat,
        len(own),
        Loss(
            mean([loss.win for loss in losses]),
            mean([loss.places for loss in losses]),
            mean([loss.points for loss in losses]),
        ),
        {
            mark: sum(verdict.mark == mark for verdict in own)
            for mark in (*(one.mark for one in MARKS), BRILLIANT)
        },
        [verdict.move for verdict in lost[:WORST]],
    )
