"""Grand Prix without thinking: which card for which car, by tables."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.bot.outlook import PART
from slipstream.drafting.bot.reflex import Sight
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
FASTEST: Final[int] = max([int(speed) for speed in SPEED])
_TURNS_AHEAD: Final = 5 * PART // 2


def whom_it_helps(s: RaceState, seat: i64) -> Row:
    """What a sector for each car is worth to a seat."""
    weights: Row = vec[i64]([NPC] * CARS)
    for car in range(s.race.player_cars):
        weights[car] = OWN if car >> 1 == seat else RIVAL
    return weights


def choose_activation(s: RaceState, seat: i64, legal: Row) -> int:
    """The car and card that bring most; a retirement only where nothing else is possible."""
    if len(legal) == 1:
        return legal[0]
    weights = whom_it_helps(s, seat)
    turns: i64 = min(_TURNS_AHEAD, turns_to_go(s))
    best = legal[0]
    most: i64 = NEVER * 4
    look: Look | None = None
    for action in legal:
        car = action >> 7
        card = action & CARD
        if action == NOTHING:
            score: i64 = NEVER
        elif card == PASS:
            score = 0
        elif card == RETIRE:
            score = NEVER if s.markers(car) >= s.race.components.eliminated_at else 2 * NEVER
        else:
            if look is None or look.car != car:
                look = Look(s, weights, car)
            score = look.prospect(card, turns)
        if score > most:
            best, most = action, score
    return best


@final
class Look:
    """At one car: what any card would bring it."""

    def __init__(self, s: RaceState, weights: Row, car: i64) -> None:
        self.car: i64 = car
        self.own: i64 = weights[car]
        self.player = s.is_player_car(car)
        self.markers: i64 = s.markers(car)
        self.slower: i64 = s.race.components.speed_penalty[self.markers]
        self.moves: i64 = TO_MOVE if self.player else NPC_MOVES
        self.sight: Sight | None = None
        if s.board.is_on_road(car):
            self.sight = Sight(s, weights, car, FASTEST)

    def prospect(self, card: i64, turns: i64) -> i64:
        """In parts of a sector times the worth of a car."""
        own = self.own
        sight = self.sight
        if sight is None:
            found = own * (PIT_SPEED[card] - 1)
        else:
            points: i64 = max(0, SPEED[card] - self.slower)
            found = sight.gained(KIND[card], points)
            if self.player:
                found -= cost_of(self.markers, card, turns) * own // PART
        return found - own * self.moves // PART - KEEP * SPEED[card]


def cost_of(markers: i64, card: i64, turns: i64) -> i64:
    """Parts of a sector that the card's marker and Close Calls will cost a car so worn."""
    found: i64 = CLOSE_CALL * CLOSE_CALLS[card]
    if WEAR[card] != NO_WEAR:
        found += (WEAR_COSTS[min(6, markers + 1)] - WEAR_COSTS[markers]) * turns // PART
        found += MARKER
        if WEAR[card] >= BRAKES:
            found += DANGER * turns // PART
    return found


def is_card(action: i64) -> bool:
    """Does an activation play a card?"""
    return action != NOTHING and action & CARD < len(CODES)
