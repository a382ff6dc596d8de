"""What the seats can hope for: the points of their two cars."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.bot.outlook import PART, Outlook, Taste, to_go
from slipstream.games.grand_prix.rules.components import (
    BRAKES,
    CARS,
    DURATION,
    ENGINE,
    SOFT,
    TRANSMISSION,
    WEARS,
)
from slipstream.games.grand_prix.rules.house import Components
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.rows import Row, vec

PER_TURN: Final = 12  # sectors that the field drives in a turn
TO_MOVE: Final = 6 * PART  # that a Player Car may still drive in this turn
NPC_MOVES: Final = 4 * PART  # and an NPC
PIT_EXIT: Final = 4 * PART  # lost when a car leaves the pits or the run-off
DUTY: Final = 7 * PART  # that the change of tyres will cost
BONUS: Final = 3 * PART  # that unused softs are worth
CLOSE_CALL: Final = PART // 2  # that a Close Call costs by what it attracts
DANGER: Final = 2 * PART // 5  # a turn for a marker of a kind that may end a car's race
REPAIR: Final = PART // 10  # for each sector that a marker's repair would take
TAIL_END: Final = 0.05  # points for a place beyond the last that scores

# Parts of a sector that a car loses in a turn by so many markers; with six it is eliminated.
WEAR_COSTS: Final[Row] = vec[i64]([round(PART * x) for x in (0.0, 0.2, 0.8, 3.0, 4.0, 5.0, 20.0)])
_TURNS_AHEAD: Final = 5 * PART // 2  # that wear is felt
_NOBODY_FRESH: Final[Row] = vec[i64]([0] * CARS)

_TASTES: Final[dict[str, Taste]] = {}  # by house


def taste(components: Components) -> Taste:
    """By the points that places are worth in this house."""
    if components.house not in _TASTES:
        points = [float(worth) for worth in components.points]
        tails = [-TAIL_END * place for place in range(1, CARS + 2 - len(points))]
        _TASTES[components.house] = Taste(
            points + tails, company=0.5, narrow=3.0, wider=0.1, rivals=0.5
        )
    return _TASTES[components.house]


def race_outlook(s: RaceState) -> Outlook:
    turns = turns_to_go(s)
    fixed = vec[i64]([0] * CARS)
    for car in range(CARS):
        fixed[car] = offset(s, car, turns)
    return Outlook(s, taste(s.race.components), fixed, _NOBODY_FRESH)


def turns_to_go(s: RaceState) -> i64:
    """In parts of a turn; none once somebody has finished."""
    if s.best_left > 1 or s.ended > 0 or len(s.crossed) > 0:
        return 0
    return to_go(s) * PART // PER_TURN


def offset(s: RaceState, car: i64, turns: i64) -> i64:
    """What a car will gain or lose on others: to move, worn, in the pits, its tyres."""
    player = s.is_player_car(car)
    found: i64 = 0
    if not s.activated[car]:
        found = NPC_MOVES
        if player:
            found = TO_MOVE
    if not s.board.is_on_road(car):
        found -= PIT_EXIT
    if player:
        found -= burden(s, car, turns)
    return found


def burden(s: RaceState, car: i64, turns: i64) -> i64:
    """Wear and Close Calls, the duty to change tyres; a bonus left is worth something."""
    soon = min(PART, turns)
    markers: i64 = 0
    repairs: i64 = 0
    for kind in range(WEARS):
        count = s.wear[car * WEARS + kind]
        markers += count
        repairs += count * max(2, DURATION[kind])
    cost: i64 = WEAR_COSTS[min(6, markers)] * min(_TURNS_AHEAD, turns)
    first = car * WEARS
    cost += DANGER * turns * (s.wear[first + BRAKES] + s.wear[first + TRANSMISSION])
    cost += DANGER * turns * s.wear[first + ENGINE]
    cost += (REPAIR * repairs + CLOSE_CALL * s.close_calls[car]) * soon
    if s.tyre[car] == SOFT and not s.soft_used[car]:
        cost -= BONUS * soon
    cost = cost // PART
    return cost if s.has_done_duty(car) else cost + DUTY
