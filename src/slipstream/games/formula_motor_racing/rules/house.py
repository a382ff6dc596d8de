"""What a house may change of the cards and numbers, and what a race is run with."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.games.formula_motor_racing.rules.deck import (
    CARS,
    COUNTS,
    ENTRIES,
    ENTRY,
    HAND,
    POINTS,
)
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.house import Change, House, number

CHANGES: Final[list[Change]] = [
    Change("points", "FMR-6.5", POINTS, 0, 100, fewest=1, longest=CARS),
    number("hand_size", "FMR-2.5", HAND, 2, 9),
    Change("cards", "FMR-2.5", COUNTS, 0, 12, keys=ENTRIES),
]


@final
class Components:
    """The book's, or a house's; the same for the whole race."""

    def __init__(self, house: House) -> None:
        self.points = house.row("points")
        self.hand: i64 = house.number("hand_size")
        counts = house.row("cards")
        self.deck = [kind for kind, entry in enumerate(ENTRY) for _ in range(counts[entry])]
        self.values: list[list[float]] = []
        """By plays left and place: what drivers hope for; the first of them fills it in."""

    def check(self, seats: int, aside: int) -> None:
        """FMR-2.5, FMR-8.1: everybody is dealt a full hand, and one card more is there."""
        need = seats * self.hand + aside + 1
        if len(self.deck) < need:
            raise InvalidOption(
                f"{len(self.deck)} cards are too few: {seats} hands of {self.hand}, {aside} set"
                f" aside and one to draw need {need}",
                "FMR-2.5",
            )
