"""Grand Prix without thinking: which card for which car, by tables."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.bot.outlook import PART
from slipstream.drafting.bot.reflex import gained
from slipstream.games.grand_prix.bot.outlook import (
    CLOSE_CALL,
    DANGER,
    NPC_MOVES,
    TO_MOVE,
    WEAR_COSTS,
    turns_to_go,
)
from slipstream.games.grand_prix.rules.components import (
    BRAKES,
    CARS,
    CLOSE_CALLS,
    CODES,
    KIND,
    NO_WEAR,
    PIT_SPEED,
    SPEED,
    WEAR,
)
from slipstream.games.grand_prix.rules.decisions import CARD, NOTHING, PASS, RETIRE
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.rows import Row, vec

OWN: Final = PART  # worth of a sector for an own car
RIVAL: Final = -20  # for another player's
NPC: Final = -16  # for nobody's
KEEP: Final = 13  # parts of a sector that a sector of speed is kept for
MARKER: Final = 64  # parts of a sector that any marker costs, by the stop that takes it off
NEVER: Final = -1 << 40
_TURNS_AHEAD: Final = 5 * PART // 2


def whom_it_helps(s: RaceState, seat: i64) -> Row:
    """What a sector for each car is worth to a seat."""
    weights: Row = vec[i64]([NPC] * CARS)
    for car in range(s.race.player_cars):
        weights[car] = OWN if car >> 1 == seat else RIVAL
    return weights


def choose_activation(s: RaceState, seat: i64, legal: list[int]) -> int:
    """The car and card that bring most; a retirement only where nothing else is possible."""
    weights = whom_it_helps(s, seat)
    turns = min(_TURNS_AHEAD, turns_to_go(s))
    best = legal[0]
    most: i64 = NEVER * 4
    for action in legal:
        score = prospect(s, weights, turns, action)
        if score > most:
            best, most = action, score
    return best


def prospect(s: RaceState, weights: Row, turns: i64, action: i64) -> i64:
    """What an answer brings, in parts of a sector times the worth of a car."""
    if action == NOTHING:
        return NEVER
    car = action >> 7
    card = action & CARD
    if card == PASS:
        return 0
    if card == RETIRE:
        return NEVER if s.markers(car) >= s.race.components.eliminated_at else 2 * NEVER
    own = weights[car]
    cost = cost_of(s, car, card, turns) if s.is_player_car(car) else 0
    moves: i64 = TO_MOVE if s.is_player_car(car) else NPC_MOVES
    if not s.board.is_on_road(car):
        found = own * (PIT_SPEED[card] - 1)
    else:
        points = max(0, SPEED[card] - s.race.components.speed_penalty[s.markers(car)])
        found = gained(s, weights, car, KIND[card], points) - cost * own // PART
    return found - own * moves // PART - KEEP * SPEED[card]


def cost_of(s: RaceState, car: i64, card: i64, turns: i64) -> i64:
    """Parts of a sector that the card's marker and Close Calls will cost the car."""
    found: i64 = CLOSE_CALL * CLOSE_CALLS[card]
    if WEAR[card] != NO_WEAR:
        markers = s.markers(car)
        found += (WEAR_COSTS[min(6, markers + 1)] - WEAR_COSTS[markers]) * turns // PART
        found += MARKER
        if WEAR[card] >= BRAKES:
            found += DANGER * turns // PART
    return found


def is_card(action: i64) -> bool:
    """Does an activation play a card?"""
    return action != NOTHING and action & CARD < len(CODES)
