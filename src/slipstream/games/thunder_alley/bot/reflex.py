"""Thunder Alley without thinking: which card for which car, when to stop, by tables."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.bot.outlook import PART
from slipstream.drafting.bot.reflex import Sight, least_worn
from slipstream.drafting.rules.decisions import DONE
from slipstream.drafting.rules.state import DRAFT
from slipstream.games.thunder_alley.bot.cards import POOR, WORTH, WORTH_IN_PARTS
from slipstream.games.thunder_alley.bot.outlook import (
    LOST,
    PIT_EXIT,
    rearmost,
    turns_to_go,
    wear_cost,
)
from slipstream.games.thunder_alley.rules.activation import penalty
from slipstream.games.thunder_alley.rules.asking import (
    CLEAN_AIR,
    DISCARD,
    OVERCAST,
    PIT_STOP,
    REPAIR,
    SECOND_CAR,
    SUN,
)
from slipstream.games.thunder_alley.rules.components import (
    BLUE,
    GRAY,
    KIND,
    NO_WEAR,
    PIT_SPEED,
    SPACES_BACK,
    SPEED,
    TEAMWORK_MP,
    TEMPORARY,
    VARIABLE_BACK,
    WEAR,
    WEARS,
)
from slipstream.games.thunder_alley.rules.decisions import CARD, PASS, RETIRE
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.rows import Row, vec

OWN: Final = PART  # worth of a sector for an own car
RIVAL: Final = -20  # for another team's
KEEP: Final = 20  # parts of a sector for which a card of worth 1 is kept
LASTS: Final = PART // 2  # a marker that no stop takes off is felt longer
STOP_PAYS: Final = PART  # parts of a sector that a stop must bring
SLOW: Final = 2  # markers that do not slow a car down
NEVER: Final = -1 << 40
FASTEST: Final[int] = max([int(speed) for speed in SPEED])


def whom_it_helps(s: RaceState, seat: i64) -> Row:
    """What a sector for each car is worth to a seat."""
    weights: Row = vec[i64]([RIVAL] * len(s.racing))
    for car in s.own_cars(seat):
        weights[car] = OWN
    return weights


def choose_activation(s: RaceState, seat: i64, legal: Row) -> int:
    """The car and card that bring most; a retirement only where nothing else is possible."""
    if len(legal) == 1:
        return legal[0]
    weights = whom_it_helps(s, seat)
    turns = turns_to_go(s)
    best = legal[0]
    most: i64 = NEVER * 4
    look: Look | None = None
    for action in legal:
        car = action >> 7
        card = action & CARD
        if card == PASS:
            score: i64 = 0
        elif card == RETIRE:
            score = NEVER if s.markers(car) >= s.race.components.worn_out_at else 2 * NEVER
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
        self.markers: i64 = s.markers(car)
        self.slower: i64 = penalty(self.markers)
        self.sight: Sight | None = None
        if s.board.is_on_road(car):
            self.sight = Sight(s, weights, car, FASTEST)

    def prospect(self, card: i64, turns: i64) -> i64:
        """In parts of a sector times the worth of a car."""
        kept = KEEP * WORTH_IN_PARTS[card] // PART
        sight = self.sight
        if sight is None:
            return OWN * (PIT_SPEED[card] - 1) - kept
        markers = self.markers
        points: i64 = max(0, SPEED[card] - self.slower)
        found = sight.gained(KIND[card], points) - kept
        if WEAR[card] != NO_WEAR:
            found -= wear_cost(markers + 1, turns) - wear_cost(markers, turns)
            if WEAR[card] >= TEMPORARY:
                found -= LASTS * min(2 * PART, turns) // PART
        return found


def by_the_rule(s: RaceState, seat: i64, legal: list[int]) -> int:
    """All that is neither an activation nor a step."""
    asking = s.asking
    if asking == DISCARD:
        return next((card for card in legal[:-1] if WORTH[card] < POOR), DONE)
    if asking == PIT_STOP:
        return next((car for car in legal[:-1] if stop_pays(s, car)), DONE)
    if asking == REPAIR:
        return next((kind for kind in legal[:-1] if is_worth_repairing(s, kind)), DONE)
    if asking == CLEAN_AIR:
        return legal[1]
    if asking == SECOND_CAR:
        return second_car(s, seat, legal)
    return struck(s, legal)


def struck(s: RaceState, legal: list[int]) -> int:
    """Which own car an event strikes, or spares."""
    if s.asking == SUN:
        return least_worn(s, legal)
    if s.asking == OVERCAST:
        return most_worn(s, legal[:-1])
    return last_of(s, legal)


def stop_pays(s: RaceState, car: i64) -> bool:
    """Is the wear that a stop takes off dearer than the stop?"""
    turns = turns_to_go(s)
    markers = s.markers(car)
    removable: i64 = 0
    for place in range(car * WEARS, car * WEARS + TEMPORARY):
        removable += s.wear[place]
    saved = wear_cost(markers, turns) - wear_cost(markers - removable, turns)
    if markers >= s.race.components.worn_out_at > markers - removable and turns > 0:
        saved += LOST
    if s.yellow:
        lost = (s.board.progress[car] - rearmost(s)) * PART
        if s.race.variable_pits:
            lost = removable * PART
    else:
        lost = PIT_EXIT + SPACES_BACK * PART
        if s.race.variable_pits:
            lost = PIT_EXIT + (VARIABLE_BACK + removable) * PART
    return removable > 0 and saved > lost + STOP_PAYS


def is_worth_repairing(s: RaceState, colour: i64) -> bool:
    """What is free under yellow, and all that still slows the car down."""
    free = s.yellow and colour not in (BLUE, GRAY)
    return free or s.markers(s.stops[-1]) > SLOW


def second_car(s: RaceState, seat: i64, legal: list[int]) -> int:
    """Teamwork: the car that brings most."""
    weights = whom_it_helps(s, seat)
    best = legal[0]
    most: i64 = NEVER
    for car in legal:
        brings = Sight(s, weights, car, TEAMWORK_MP).gained(DRAFT, TEAMWORK_MP)
        if brings > most:
            best, most = car, brings
    return best


def most_worn(s: RaceState, cars: list[int]) -> int:
    best = cars[0]
    for car in cars:
        if s.markers(car) > s.markers(best):
            best = car
    return best


def last_of(s: RaceState, cars: list[int]) -> int:
    """The car that has least to lose."""
    best = cars[0]
    for car in cars:
        if s.board.progress[car] < s.board.progress[best]:
            best = car
    return best
