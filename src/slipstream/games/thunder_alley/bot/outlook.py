"""What the seats can hope for: the points of all cars of a team."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.bot.outlook import PART, WHOLE, Outlook, Taste, to_go
from slipstream.games.thunder_alley.rules.asking import PIT_STOP, REPAIR
from slipstream.games.thunder_alley.rules.components import MOST_CARS, TEMPORARY, WEARS
from slipstream.games.thunder_alley.rules.house import Components
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.rows import Row, vec

PER_TURN: Final = 14  # sectors that the field drives in a turn
TO_MOVE: Final = 9 * PART // 2  # that a car may still drive in this turn
PIT_EXIT: Final = 4 * PART  # lost when a car leaves the apron
LEADS: Final = WHOLE // 2  # parts of a point for a car that leads for the first time

# Parts of a sector that a car loses in a turn by so many markers; from six on it is lost.
WEAR_COSTS: Final[Row] = vec[i64]([round(PART * x) for x in (0.0, 0.25, 0.8, 3.0, 4.0, 5.0, 9.0)])
LOST: Final = 25 * PART  # for a car that no pit stop can save
_TURNS_AHEAD: Final = 5 * PART // 2  # that wear is felt

_CARS: Final = 7 * MOST_CARS
_TASTES: Final[dict[str, Taste]] = {}  # by house


def taste(components: Components) -> Taste:
    """By the points that places are worth in this house."""
    if components.house not in _TASTES:
        _TASTES[components.house] = Taste(
            [float(components.worth(place + 1)) for place in range(_CARS + 1)],
            company=0.8,
            narrow=3.0,
            wider=0.2,
            rivals=0.0,
        )
    return _TASTES[components.house]


def race_outlook(s: RaceState) -> Outlook:
    cars = len(s.racing)
    turns = turns_to_go(s)
    fixed = vec[i64]([0] * cars)
    fresh = vec[i64]([0] * cars)
    for car in range(cars):
        fixed[car] = offset(s, car, turns)
        if s.led[car] == 0:
            fresh[car] = LEADS
    return Outlook(s, taste(s.race.components), fixed, fresh)


def turns_to_go(s: RaceState) -> i64:
    """In parts of a turn; none once somebody has finished."""
    if s.best_left > 1 or len(s.crossed) > 0 or s.ended > 0:
        return 0
    return to_go(s) * PART // PER_TURN


def offset(s: RaceState, car: i64, turns: i64) -> i64:
    """What a car will gain or lose on others: to move, worn, in the pits."""
    found: i64 = 0
    if not s.flipped[car]:
        found = TO_MOVE
    found -= wear_cost(s.markers(car), turns)
    if turns > 0 and permanent(s, car) > 5:
        found -= LOST
    if s.board.space_of[car] >= s.board.track.road:
        found -= PIT_EXIT
    elif s.yellow and s.asking in (PIT_STOP, REPAIR) and car in s.stops:
        found -= to_the_rear(s, car) * PART
    return found


def wear_cost(markers: i64, turns: i64) -> i64:
    return WEAR_COSTS[min(6, markers)] * min(_TURNS_AHEAD, turns) // PART


def permanent(s: RaceState, car: i64) -> i64:
    """Markers that no stop takes off."""
    found: i64 = 0
    for place in range(car * WEARS + TEMPORARY, car * WEARS + WEARS):
        found += s.wear[place]
    return found


def to_the_rear(s: RaceState, car: i64) -> i64:
    """Sectors that a stop under yellow costs: behind all that stay out (TA-9.6.7)."""
    if s.race.variable_pits:
        return s.removed[s.stops.index(car)]
    return s.board.progress[car] - rearmost(s)


def rearmost(s: RaceState) -> i64:
    """Progress of the last car in the race."""
    least: i64 = 1 << 40
    for car in range(len(s.racing)):
        if s.racing[car]:
            least = min(least, s.board.progress[car])
    return least
