"""A bot that plays for the best expected places of its two cars.

It looks one answer ahead: every card on an own car, and its worst card on every other car, is
driven straight on, and each step of the move is tried the same way. What others hold and what lies
in the decks never enters.
"""

from __future__ import annotations

from typing import Final, final

from slipstream.games.grand_prix.asking import (
    ACTION,
    CHOOSE_TYRES,
    CLEAN_AIR,
    DISCARD,
    INVOLVED,
    LANE,
    LATE_BRAKE,
    MARKER,
    NEW_TYRES,
    OWN_CAR,
    PIT_STOP,
    REPAIR,
    SOFT_BONUS,
    STEP,
    TAIL,
    WEATHER_REACTION,
)
from slipstream.games.grand_prix.components import (
    CODES,
    DURATION,
    POINTS,
    REMOVABLE,
    SOFT,
    SPEED,
    WEARS,
    WET,
)
from slipstream.games.grand_prix.decisions import CARD, PASS
from slipstream.games.grand_prix.end_of_turn import DONE
from slipstream.games.grand_prix.state import RaceState
from slipstream.games.grand_prix.tyres import is_unsuited
from slipstream.kernel.bot import Bot, Perspective

_MOVING: Final = (STEP, TAIL, LANE, LATE_BRAKE, CLEAN_AIR, SOFT_BONUS)
_PICKS: Final = (MARKER, OWN_CAR, INVOLVED)
MARGIN: Final = 1e-9  # below this two answers are equally good, on every machine
SECTOR: Final = 0.05  # points that a sector forward is worth, apart from places
CLOSE_CALL: Final = 0.3
# What a marker costs, by kind, and more of them from the third on.
WEAR_COST: Final = [0.3, 0.3, 0.6, 0.6, 0.9, 0.9, 1.2]
SLOW: Final = 0.8
SLOWEST_KEPT: Final = 4  # speed of cards that are thrown away
LAST_STOP: Final = 15  # sectors to go below which nobody pits for wear
LATE: Final = 1.2  # laps to go at which the tyre duty becomes urgent


@final
class GreedyBot(Bot):
    """Straight on, with an eye on the duty to change tyres."""

    def choose(self, p: Perspective) -> int:
        if len(p.legal) == 1:
            return p.legal[0]
        s: RaceState = p.guess()
        if s.asking == ACTION:
            return best(s, p.seat, candidates(s, p.seat, p.legal))
        if s.asking in _MOVING:
            return best(s, p.seat, p.legal)
        return by_the_rule(s, p.legal)


def candidates(s: RaceState, seat: int, legal: list[int]) -> list[int]:
    """Own cars with every card, other cars with the slowest one, a pass; else anything."""
    hand = s.hands[seat].cards
    slowest = min(hand, key=lambda card: SPEED[card]) if hand else -1
    waiting = [car for car in s.own_racing(seat) if not s.activated[car]]
    spare = len(hand) > len(waiting)
    found: list[int] = []
    for action in legal:
        car, card = action >> 7, action & CARD
        own = car in s.own_cars(seat)
        drives = card < len(CODES) and (own or (spare and card == slowest))
        if drives or card == PASS:
            found.append(action)
    return found or legal[-1:]


def best(s: RaceState, seat: int, actions: list[int]) -> int:
    """The answer after which going straight on is worth most; the first of equals."""
    chosen, most = actions[0], -1e9
    for action in actions:
        worth = after(s, seat, action)
        if worth > most + MARGIN:
            chosen, most = action, worth
    return chosen


def after(s: RaceState, seat: int, action: int) -> float:
    """The worth of the position when the move has gone straight on to its end."""
    t = s.copy()
    t.apply(seat, action)
    while t.active >= 0 and t.asking in _MOVING:
        t.apply(seat, t.legal(seat)[0])
    return value(t, seat)


def value(s: RaceState, seat: int) -> float:
    """Points that both cars can hope for, less what they carry."""
    total = 0.0
    for place, car in enumerate(s.crossed + s.order(), s.best_left - 1):
        if s.is_player_car(car) and s.owner(car) == seat:
            total += hope(place) + SECTOR * s.board.progress[car] - burden(s, car)
    return total


def hope(place: int) -> float:
    """What a place, counted from 0, is worth while the race is on."""
    return float(POINTS[place]) if place < len(POINTS) else 0.9 - 0.05 * (place - len(POINTS))


def burden(s: RaceState, car: int) -> float:
    counts = s.wear[car * WEARS : (car + 1) * WEARS]
    cost = sum([WEAR_COST[kind] * count for kind, count in enumerate(counts)])
    slow = SLOW * max(0, sum(counts) - 2)
    unused = -1.0 if s.tyre[car] == SOFT and not s.soft_used[car] else 0.0
    return cost + slow + unused + CLOSE_CALL * s.close_calls[car]


def by_the_rule(s: RaceState, legal: list[int]) -> int:
    """What is not worth a search: tyres, stops, markers, discards."""
    if s.asking in _PICKS:
        return min(legal, key=lambda car: (s.markers(car), car))
    if s.asking == DISCARD:
        return next((card for card in legal[:-1] if SPEED[card] <= SLOWEST_KEPT), DONE)
    if s.asking == PIT_STOP:
        return legal[0] if wants_to_pit(s, legal[0]) else DONE
    if s.asking == REPAIR:
        return next((kind for kind in legal[:-1] if is_worth_repairing(s, kind)), DONE)
    return tyres(s, legal)


def tyres(s: RaceState, legal: list[int]) -> int:
    """Softs in the dry; another type where the duty, the weather or a used set asks for it."""
    if s.asking == CHOOSE_TYRES:
        return WET * 4 if s.wet else SOFT * 4
    if s.asking == WEATHER_REACTION:
        return legal[0] if s.has_done_duty(s.queue[0]) else legal[-1]
    assert s.asking == NEW_TYRES, "everything else is driven"
    car = s.stopping
    needed = not s.has_done_duty(car) or is_unsuited(s, car) or s.soft_used[car]
    return legal[-1] if needed else legal[0]


def to_go(s: RaceState, car: int) -> int:
    return s.finish - s.board.progress[car]


def wants_to_pit(s: RaceState, car: int) -> bool:
    """For the duty when it becomes urgent or cheap, and for wear that slows the car down."""
    late = to_go(s, car) < LATE * s.board.track.length
    if not s.has_done_duty(car) and (late or s.line or s.markers(car) > 2):
        return True
    if to_go(s, car) < LAST_STOP:
        return False
    removable = sum(s.wear[car * WEARS : car * WEARS + REMOVABLE])
    return removable > 0 and (bool(s.line) or s.markers(car) > 3)


def is_worth_repairing(s: RaceState, kind: int) -> bool:
    """Small things always, larger ones while the car is slow; all of it behind a restart."""
    if s.line or DURATION[kind] == 1:
        return True
    return s.markers(s.stopping) > (2 if DURATION[kind] == 5 else 3)
