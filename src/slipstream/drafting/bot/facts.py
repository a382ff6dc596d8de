"""What speaks for a seat: the points that it can expect, and the state of its cars.

Expected points are those of today's places. How a car will keep its place is told by its wear, and
by how far it is behind: `slipstream tune` finds what that is worth.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.race import DraftingRace
from slipstream.kernel.rows import Floats

TEN: Final = 10.0  # expected points are counted by tens
FEW: Final = 3.0  # cars, and markers, by threes: weights are then of one size
WORN: Final = 5  # markers of a car from which one more makes no difference
FAR: Final = 30  # sectors behind the first car from which one more makes none

HOPE: Final = 0
RACING: Final = 1
BEHIND: Final = 2
WITH_MARKERS: Final = 2  # and so many markers
SHARED: Final = WITH_MARKERS + WORN + 1  # facts of all games; each game's own come after them


def first_of(s: DraftingRace) -> i64:
    """How far the first car has come."""
    most: i64 = s.board.progress[0]
    for progress in s.board.progress:
        most = max(most, progress)
    return most


def add_cars(s: DraftingRace, seat: i64, first: i64, row: Floats) -> None:
    """Cars still racing, what they lack to the first, and how many have one marker, two, ..."""
    progress = s.board.progress
    for car in s.own_cars(seat):
        if s.racing[car]:
            row[RACING] += 1.0 / FEW
            behind: i64 = min(FAR, first - progress[car])
            row[BEHIND] += float(behind) / FAR
            markers = s.markers(car)
            if markers > 0:
                row[WITH_MARKERS + min(WORN, markers)] += 1.0 / FEW
