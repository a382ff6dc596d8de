"""Fuel cards, hands and refuelling rows as numbers.

A card is the place of its value in VALUES; hands and the bank count their cards kind by kind.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from slipstream.kernel.rows import Row, vec

_RACE: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "race.toml").read_text("utf-8")
)

VALUES: Final[list[int]] = _RACE["cards"]["values"]
WORTH: Final[Row] = vec[i64](VALUES)  # the same for the rules
COUNT: Final[Row] = vec[i64](_RACE["cards"]["count"])
ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
FUEL: Final = 3  # the first kind that refuelling brings: 4s, 6s and 10s
KINDS: Final = len(VALUES)
FUEL_VALUES: Final[list[int]] = VALUES[FUEL:]

ONE_CAR_HAND: Final[list[int]] = _RACE["hand"]["one_car"]
TWO_CAR_HAND: Final[list[int]] = _RACE["hand"]["two_cars"]
FIFTH_LAP: Final[list[int]] = _RACE["hand"]["fifth_lap"]
FEW_CARS_STACK: Final[int] = _RACE["one_stack"]["few_cars"]
MANY_CARS_STACK: Final[int] = _RACE["one_stack"]["many_cars"]

LAPS: Final[list[str]] = [str(laps) for laps in _RACE["race"]["laps"]]
FIVE_LAPS_SEATS: Final[list[int]] = _RACE["race"]["five_laps_seats"]
BOXES: Final[int] = _RACE["race"]["boxes"]
USERS: Final[int] = _RACE["race"]["users_of_a_box"]

# By sit-outs; none brings nothing.
LITRES: Final[list[int]] = [0] + [refuel["litres"] for refuel in _RACE["refuel"]]
ROWS: Final[list[list[list[int]]]] = [[[0, 0, 0]]] + [refuel["rows"] for refuel in _RACE["refuel"]]
MOST_SIT_OUTS: Final = len(LITRES) - 1
MOST_OF_A_VALUE: Final[int] = _RACE["refuelling"]["most_of_a_value"]

_SLOW: Final[dict[str, int]] = _RACE["speed"]["slow"]
SLOW: Final[Row] = vec[i64]([_SLOW.get(str(value), value) for value in VALUES])
LONGEST: Final[int] = max(VALUES)  # no move has more steps
LIMIT: Final[int] = _RACE["speed"]["limit"]
DAMAGE: Final[int] = _RACE["accident"]["damage"]
SEVERE: Final[int] = _RACE["accident"]["severe"]

POINTS: Final[list[int]] = _RACE["championship"]["points"]
RACES: Final[int] = _RACE["championship"]["races"]
COLOURS: Final[list[str]] = _RACE["pieces"]["colours"]
START_CARDS: Final[list[str]] = _RACE["pieces"]["start_cards"]


def litres(cards: Row) -> i64:
    """The worth of cards counted kind by kind."""
    total: i64 = 0
    for kind in range(KINDS):
        total += WORTH[kind] * cards[kind]
    return total
