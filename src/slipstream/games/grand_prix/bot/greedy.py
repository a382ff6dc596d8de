"""A bot that plays for the best expected points of its two cars.

The numbers below were found by matches.
"""

from __future__ import annotations

from typing import Final, final

from slipstream.drafting.bot.greedy import MARGIN, NO_CARD, DraftingBot
from slipstream.games.grand_prix.bot.outlook import RaceOutlook
from slipstream.games.grand_prix.rules.asking import (
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
from slipstream.games.grand_prix.rules.components import (
    CLOSE_CALLS,
    CODES,
    DURATION,
    KIND,
    NO_WEAR,
    REMOVABLE,
    SIDES,
    SOFT,
    SPEED,
    WEAR,
    WEARS,
    WET,
)
from slipstream.games.grand_prix.rules.decisions import CARD, NOTHING, RETIRE
from slipstream.games.grand_prix.rules.end_of_turn import DONE
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.tyres import is_unsuited

_STEPPING: Final = (STEP, TAIL, LANE)
_AFTER: Final = (LATE_BRAKE, CLEAN_AIR, SOFT_BONUS)
_PICKS: Final = (MARKER, OWN_CAR, INVOLVED)
NEAR: Final = 9  # sectors within which an NPC may be of use
DRIVEN: Final = 3  # moves that are driven in every possible way
KEEP: Final = 0.4  # sectors of an own car that a sector of speed is kept for
SLOWEST_KEPT: Final = 4  # speed of cards that are thrown away
LAST_STOP: Final = 15  # sectors to go below which nobody pits for wear
LATE: Final = 1.2  # laps to go at which the tyre duty becomes urgent


@final
class GreedyBot(DraftingBot[RaceState]):
    """Takes the answer that leaves the own cars best placed."""

    def __init__(self) -> None:
        super().__init__(DRIVEN)

    def copy(self, s: RaceState) -> RaceState:
        return s.copy()

    def outlook(self, s: RaceState, seat: int) -> RaceOutlook:
        return RaceOutlook(s, seat)

    def answer(self, s: RaceState, seat: int, legal: list[int]) -> int:
        if s.asking == ACTION:
            keep = KEEP * sector_worth(s, seat)
            return self.best_move(s, seat, candidates(s, seat, legal), keep)
        if s.asking in _STEPPING:
            return self.best_way(s, seat)[1]
        if s.asking in _AFTER:
            return self.best_answer(s, seat, legal)
        return by_the_rule(s, legal)

    def best_answer(self, s: RaceState, seat: int, legal: list[int]) -> int:
        """Each answer tried, with the best way on if a move follows; the first of the best."""
        best = legal[0]
        most = -1e9
        for action in legal:
            then = s.copy()
            then.apply(seat, action)
            goes_on = then.active == s.active and then.asking in _STEPPING
            value = self.best_way(then, seat)[0] if goes_on else self.now(then, seat)
            if value > most + MARGIN:
                best, most = action, value
        return best

    def card_of(self, action: int) -> int:
        card = action & CARD
        return card if action != NOTHING and card < len(CODES) else NO_CARD

    def like(self, card: int) -> int:
        """They cost the car the same, too."""
        number = (SPEED[card] * 4 + KIND[card]) * 4 + SIDES[card]
        return (number * 8 + WEAR[card] + 1) * 4 + CLOSE_CALLS[card]

    def worth(self, card: int) -> float:
        return float(SPEED[card])

    def is_retirement(self, action: int) -> bool:
        return action & CARD == RETIRE

    def pay(self, s: RaceState, card: int) -> None:
        if s.is_player_car(s.active) and not s.leaving:
            if WEAR[card] != NO_WEAR:
                s.wear[s.active * WEARS + WEAR[card]] += 1
            s.close_calls[s.active] += CLOSE_CALLS[card]


def sector_worth(s: RaceState, seat: int) -> float:
    """Points that an own car gains by a sector."""
    outlook = RaceOutlook(s, seat)
    before = outlook.value(s.board.progress, s.board.space_of)
    for car in s.own_cars(seat):
        outlook.fixed[car] += 1.0
    return (outlook.value(s.board.progress, s.board.space_of) - before) / 2


def candidates(s: RaceState, seat: int, legal: list[int]) -> list[int]:
    """What is worth a thought: no last card for an NPC, and only a slow one if it is far off."""
    hand = s.hands[seat].cards
    waiting = [car for car in s.own_racing(seat) if not s.activated[car]]
    spare = len(hand) > len(waiting)
    slowest = min([SPEED[card] for card in hand]) if hand else 0
    found: list[int] = []
    for action in legal:
        car, card = action >> 7, action & CARD
        own = action == NOTHING or card >= len(CODES) or car >> 1 == seat
        if own or (spare and (SPEED[card] == slowest or is_near(s, seat, car))):
            found.append(action)
    return found or legal


def is_near(s: RaceState, seat: int, car: int) -> bool:
    """Could it meet an own car that is on the track?"""
    progress = s.board.progress
    length = s.board.track.length
    gaps = [(progress[own] - progress[car] + NEAR) % length for own in s.own_racing(seat)]
    return min(gaps, default=length) <= 2 * NEAR


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
    late = to_go(s, car) < LATE * int(s.board.track.length)
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
