"""Cars and action cards as numbers, with their names and what a card may be played on.

A car is 2 x team + 0 or 1; a card is the number of its kind; a play is card x 16 + car.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from slipstream.kernel.rows import Row, vec

_FOLDER: Final = Path(__file__).parents[1] / "data"
_RACE: Final[dict[str, Any]] = tomllib.loads((_FOLDER / "race.toml").read_text("utf-8"))
_CARDS: Final[dict[str, Any]] = tomllib.loads((_FOLDER / "cards.toml").read_text("utf-8"))

CARS: Final[int] = _RACE["race"]["cars"]
DIE: Final[int] = _RACE["race"]["die_sides"]
HAND: Final[int] = _RACE["race"]["hand_size"]
POINTS: Final[list[int]] = _RACE["race"]["points"]
ASIDE: Final[list[str]] = [str(number) for number in _RACE["race"]["aside"]]
RACES: Final[int] = _RACE["season"]["default_races"]
MOST_RACES: Final[int] = _RACE["season"]["most_races"]
LETTERS: Final[list[str]] = [team["letter"] for team in _RACE["team"]]
COLOURS: Final[list[str]] = [team["colour"] for team in _RACE["team"]]
CHOOSING: Final[dict[str, list[int]]] = _RACE["choosing"]
CHOSEN: Final[dict[str, str]] = _RACE["colours"]
CAR_NAMES: Final[list[str]] = [letter + number for letter in LETTERS for number in "12"]
NO_CAR: Final = 15

OVERTAKE: Final = 0
FALL_BACK: Final = 1
TAILENDER_TURBO: Final = 2
PIT_STOP: Final = 3
LOSE_GEARS: Final = 4
ENGINE_BLOWS: Final = 5
SPIN_OUT: Final = 6
SPIN_LAST: Final = 7
CRASH: Final = 8
EFFECTS: Final = [
    "overtake",
    "fall_back",
    "tailender_turbo",
    "pit_stop",
    "lose_gears",
    "engine_blows",
    "spin_out",
    "spin_last",
    "crash",
]

# Per kind of card, all lists in step.
CODES: Final[list[str]] = []
EFFECT: Final[list[int]] = []
PLACES: Final[list[int]] = []
TEAM: Final[list[int]] = []  # the team on the card, or -1
ROLLS: Final[list[bool]] = []  # the die names the car
DECK: Final[list[int]] = []  # all 54 cards, ascending


def _add(card: dict[str, Any], team: int) -> None:
    kind = len(CODES)
    CODES.append(card["code"] + (LETTERS[team] if team >= 0 else ""))
    EFFECT.append(EFFECTS.index(card["effect"]))
    PLACES.append(card["places"])
    TEAM.append(team)
    ROLLS.append(card["names"] == "none")
    DECK.extend([kind] * card["count"])


for _card in _CARDS["card"]:
    for _team in range(len(LETTERS)) if _card["names"] == "each_colour" else [-1]:
        _add(_card, _team)

TURBO_CARD: Final[int] = EFFECT.index(TAILENDER_TURBO)
NO_TARGETS: Final[list[Row]] = []
# Per entry of the data: its code, and how many cards of it there are of each kind.
ENTRIES: Final[list[str]] = [card["code"] for card in _CARDS["card"]]
COUNTS: Final[list[int]] = [card["count"] for card in _CARDS["card"]]
ENTRY: Final[list[int]] = [
    number
    for number, card in enumerate(_CARDS["card"])
    for _ in (LETTERS if card["names"] == "each_colour" else [""])
]  # of each kind
_TARGETS: Final[dict[int, list[Row]]] = {}


def targets(running: int) -> list[Row]:
    """Per kind of card, all plays of it while the cars in the bit set `running` run.

    TAILENDER TURBO is not in the table: it depends on the line.
    """
    if running not in _TARGETS:
        _TARGETS[running] = [_plays(card, running) for card in range(len(CODES))]
    return _TARGETS[running]


def _plays(card: int, running: int) -> Row:
    """FMR-4.6, FMR-5.1.1, FMR-5.1.6: running cars of the card's colour, or the card alone."""
    cars = [
        car
        for car in range(CARS)
        if running >> car & 1 and not ROLLS[card] and TEAM[card] in (-1, car >> 1)
    ]
    return vec[i64]([card << 4 | car for car in cars or [NO_CAR]])
