"""What a house may change of the cars and points, and what a race is run with."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.games.quick_grand_prix.rules.cards import (
    CARS,
    CODES,
    DIE,
    LIMIT,
    NUMBER,
    PIT,
    POINTS,
    POWER,
    face_text,
)
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.house import Change, House
from slipstream.kernel.rows import Row, vec

# The two sides of both cars of a team; the four teams are alike (QGP-R35).
SIDES: Final[list[str]] = ["A", "A-damaged", "B", "B-damaged"]
_ROLES: Final = len(SIDES)
_FASTEST: Final = 12
CHANGES: Final[list[Change]] = [
    Change("points", "QGP-10.2", POINTS, 0, 100),
    Change("power", "QGP-1.3", [int(n) for n in POWER[:_ROLES]], 0, 9, keys=SIDES),
    Change("limit", "QGP-1.3", [int(n) for n in LIMIT[:_ROLES]], 0, 9, keys=SIDES),
    Change("low", "QGP-1.5", [int(n) for n in NUMBER[::2]], 0, _FASTEST, keys=CODES),
    Change("high", "QGP-1.5", [int(n) for n in NUMBER[1::2]], 0, _FASTEST, keys=CODES),
    Change("die", "QGP-1.5", [int(n) for n in DIE], 1, 6, keys=CODES),
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
        low, high = house.row("low"), house.row("high")
        for card, code in enumerate(CODES):
            if low[card] >= high[card]:
                raise InvalidOption(
                    f"low.{code}={low[card]}, high.{code}={high[card]}: the first is the lower one",
                    "QGP-1.5",
                )
        # Of each face: 2 x card, + 1 for the high number.
        faces = range(PIT)
        self.number: Row = vec[i64]([(high if face & 1 else low)[face >> 1] for face in faces])
        self.die: Row = vec[i64](house.row("die"))
        self.faces = [face_text(face, self.number) for face in range(PIT + 1)]
        self.values: list[list[float]] = []
        """By rounds left and place: what drivers hope for; the first of them fills it in."""
