"""What a house may change of the cards and numbers, and what a race is run with."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.games.grand_prix_f1.rules.cards import (
    COUNT,
    DAMAGE,
    FEW_CARS_STACK,
    MANY_CARS_STACK,
    ONE,
    ONE_CAR_HAND,
    SEVERE,
    START_CARDS,
    TWO_CAR_HAND,
    VALUES,
)
from slipstream.games.grand_prix_f1.rules.cards import POINTS as BOOK_POINTS
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.house import Change, House, number
from slipstream.kernel.rows import Row, vec

_KINDS: Final[list[str]] = [str(value) for value in VALUES]
CHANGES: Final[list[Change]] = [
    Change("points", "GPF1-11.2", BOOK_POINTS, 0, 100, fewest=1, longest=len(START_CARDS)),
    Change("cards", "GPF1-1.8", [int(count) for count in COUNT], 0, 99, keys=_KINDS),
    Change("hand_of_one_car", "GPF1-1.4", ONE_CAR_HAND, 0, 20, keys=_KINDS),
    Change("hand_of_two_cars", "GPF1-12.1", TWO_CAR_HAND, 0, 20, keys=_KINDS),
    number("stack_of_few_cars", "GPF1-1.6", FEW_CARS_STACK, 0, 99),
    number("stack_of_many_cars", "GPF1-13.2", MANY_CARS_STACK, 0, 99),
    number("damage", "GPF1-14.2", DAMAGE, 1, 10),
    number("severe", "GPF1-14.3", SEVERE, 1, 11),
]


@final
class Components:
    """The book's, or a house's; the same for the whole race."""

    def __init__(self, house: House) -> None:
        self.points = house.row("points")
        self.count: Row = vec[i64](house.row("cards"))
        self.one_car = house.row("hand_of_one_car")
        self.two_cars = house.row("hand_of_two_cars")
        self.few_cars_stack = house.number("stack_of_few_cars")
        self.many_cars_stack = house.number("stack_of_many_cars")
        self.damage: i64 = house.number("damage")
        self.severe: i64 = house.number("severe")

    def check(self, seats: int, hand: list[int], stack: int) -> None:
        """GPF1-1.4 to GPF1-1.8: all hands and the 1-stack are there."""
        if not sum(hand):
            raise InvalidOption("a hand has at least one card", "GPF1-1.4")
        for kind, value in enumerate(VALUES):
            need = seats * hand[kind] + (stack if kind == ONE else 0)
            if self.count[kind] < need:
                raise InvalidOption(
                    f"{self.count[kind]} cards of value {value} are too few: {seats} players need"
                    f" {need}",
                    "GPF1-1.8",
                )
