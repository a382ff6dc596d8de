"""What a house may change of the cars and points, and what a race is run with."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.games.quick_grand_prix.rules.cards import CARS, LIMIT, POINTS, POWER
from slipstream.kernel.house import Change, House
from slipstream.kernel.rows import Row, vec

# The two sides of both cars of a team; the four teams are alike (QGP-R35).
SIDES: Final[list[str]] = ["A", "A-damaged", "B", "B-damaged"]
_ROLES: Final = len(SIDES)
CHANGES: Final[list[Change]] = [
    Change("points", "QGP-10.2", POINTS, 0, 100),
    Change("power", "QGP-1.3", [int(n) for n in POWER[:_ROLES]], 0, 9, keys=SIDES),
    Change("limit", "QGP-1.3", [int(n) for n in LIMIT[:_ROLES]], 0, 9, keys=SIDES),
]

assert list(POWER) == list(POWER[:_ROLES]) * (CARS // 2), "the teams are alike"
assert list(LIMIT) == list(LIMIT[:_ROLES]) * (CARS // 2), "the teams are alike"


@final
class Components:
    """The book's, or a house's; the same for the whole race."""

    def __init__(self, house: House) -> None:
        self.points = house.row("points")
        # Per car x 2, + 1 when damaged.
        self.power: Row = vec[i64]([n for _ in range(CARS // 2) for n in house.row("power")])
        self.limit: Row = vec[i64]([n for _ in range(CARS // 2) for n in house.row("limit")])
        self.values: list[list[float]] = []
        """By rounds left and place: what drivers hope for; the first of them fills it in."""
