"""Cars, speed cards and plans as numbers, with their names.

A car is 2 x team + 0 for A or 1 for B; the SL card and gaps are the two items after the cars.
A speed card is its rank in qualifying; a face is 2 x card + 0 for its low or 1 for its high number;
a plan is the face of car A x 32 + the face of car B, with `PIT` for a car that stops.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from slipstream.kernel.rows import Row, vec

_FOLDER: Final = Path(__file__).parents[1] / "data"
_CARDS: Final[dict[str, Any]] = tomllib.loads((_FOLDER / "cards.toml").read_text("utf-8"))
_RACE: Final[dict[str, Any]] = tomllib.loads((_FOLDER / "race.toml").read_text("utf-8"))

LAPS: Final[list[str]] = [str(laps) for laps in _RACE["race"]["laps"]]
HAND: Final[int] = _RACE["race"]["hand_size"]
POINTS: Final[list[int]] = _RACE["race"]["points"]
CALENDAR: Final[list[str]] = _RACE["season"]["default_calendar"]
MOST_RACES: Final[int] = _RACE["season"]["most_races"]

TEAMS: Final[list[str]] = [car["team"] for car in _CARDS["car"] if car["role"] == "A"]
LETTERS: Final[list[str]] = [team[0].upper() for team in TEAMS]
ROLES: Final[list[str]] = ["A", "B"]
CARS: Final[int] = len(_CARDS["car"])
SL_CARD: Final = 8
GAP: Final = 9
ITEMS: Final[list[str]] = [
    *(car["team"][0].upper() + car["role"] for car in _CARDS["car"]),
    "SL",
    "gap",
]

assert ITEMS[SL_CARD:] == ["SL", "gap"]

# Per car x 2, + 1 when damaged.
_SIDES: Final[list[Any]] = [car[side] for car in _CARDS["car"] for side in ("healthy", "damaged")]
POWER: Final[Row] = vec[i64]([side["power"] for side in _SIDES])
LIMIT: Final[Row] = vec[i64]([side["limit"] for side in _SIDES])

CODES: Final[list[str]] = [card["id"] for card in _CARDS["speed_card"]]
DIE: Final[Row] = vec[i64]([card["die"] for card in _CARDS["speed_card"]])
DECK: Final[list[int]] = list(range(len(CODES)))
NUMBER: Final[Row] = vec[i64](
    [number for card in _CARDS["speed_card"] for number in card["numbers"]]
)  # of each face

PIT: Final = 18  # stands where a face would

assert len(NUMBER) == PIT


def face_text(face: int, numbers: Row) -> str:
    """`Q8:4`, or `pit`."""
    return "pit" if face == PIT else f"{CODES[face >> 1]}:{numbers[face]}"


def _plans(first: int, second: int, damaged: int) -> list[int]:
    """QGP-5.3, QGP-5.4, QGP-8.1: all plans with two cards; bit 0 of `damaged` is A, bit 1 B."""
    ones = [2 * first, 2 * first + 1]
    others = [2 * second, 2 * second + 1]
    plans = [a << 5 | b for a in ones for b in others]
    plans += [a << 5 | b for a in others for b in ones]
    if damaged & 1:
        plans += [PIT << 5 | b for b in ones + others]
    if damaged & 2:
        plans += [a << 5 | PIT for a in ones + others]
    if damaged == 3:
        plans.append(PIT << 5 | PIT)
    return sorted(plans)


# All plans, by (lower card x 9 + higher card) x 4 + the damage of A and B.
PLANS: Final[list[Row]] = [
    vec[i64](_plans(first, second, damaged) if first < second else [])
    for first in DECK
    for second in DECK
    for damaged in range(4)
]
