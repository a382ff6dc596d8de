"""A bot that plays for the best expected points of its two cars.

It looks one answer ahead: every car that it may drive goes straight on with every card first, and
the most promising moves are then driven in every possible way. What others hold and what lies in
the decks never enters. The numbers below were found by matches.
"""

from __future__ import annotations

from typing import Final, final

from slipstream.drafting.plans import plans
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
from slipstream.games.grand_prix.decisions import CARD, NOTHING, RETIRE
from slipstream.games.grand_prix.end_of_turn import DONE
from slipstream.games.grand_prix.outlook import Outlook
from slipstream.games.grand_prix.state import RaceState
from slipstream.games.grand_prix.tyres import is_unsuited
from slipstream.kernel.bot import Bot, Perspective

_STEPPING: Final = (STEP, TAIL, LANE)
_AFTER: Final = (LATE_BRAKE, CLEAN_AIR, SOFT_BONUS)
_PICKS: Final = (MARKER, OWN_CAR, INVOLVED)
NEAR: Final = 9  # sectors within which an NPC may be of use
DRIVEN: Final = 3  # moves that are driven in every possible way
MARGIN: Final = 1e-9  # below this two answers are equally good, on every machine
KEEP: Final = 0.4  # sectors of an own car that a sector of speed is kept for
LATER: Final = 3.0  # points that a retirement must be better than any move
SLOWEST_KEPT: Final = 4  # speed of cards that are thrown away
LAST_STOP: Final = 15  # sectors to go below which nobody pits for wear
LATE: Final = 1.2  # laps to go at which the tyre duty becomes urgent


@final
class GreedyBot(Bot):
    """Takes the answer that leaves the own cars best placed."""

    def choose(self, p: Perspective) -> int:
        if len(p.legal) == 1:
            return p.legal[0]
        s: RaceState = p.guess()
        if s.asking == ACTION:
            return best_action(s, p.seat, p.legal)
        if s.asking in _STEPPING:
            return best_way(s, p.seat)[1]
        if s.asking in _AFTER:
            return best_answer(s, p.seat, p.legal)
        return by_the_rule(s, p.legal)


def now(s: RaceState, seat: int) -> float:
    return Outlook(s, seat).value(s.board.progress, s.board.space_of)


def best_way(s: RaceState, seat: int) -> tuple[float, int]:
    """The move under way: the best of all its ends, and the first answer towards it."""
    outlook = Outlook(s, seat)
    best = -1
    most = 0.0
    for plan in plans(s):
        value = outlook.value(plan.progress, plan.spaces)
        if best < 0 or value > most + MARGIN:
            best, most = plan.answers[0], value
    return most, best


def best_answer(s: RaceState, seat: int, legal: list[int]) -> int:
    """Each answer tried, with the best way on if a move follows; the first of the best."""
    best = legal[0]
    most = -1e9
    for action in legal:
        then = s.copy()
        then.apply(seat, action)
        goes_on = then.active == s.active and then.asking in _STEPPING
        value = best_way(then, seat)[0] if goes_on else now(then, seat)
        if value > most + MARGIN:
            best, most = action, value
    return best


def best_action(s: RaceState, seat: int, legal: list[int]) -> int:
    """Straight on with every car and card; then every way of the best of them."""
    tried: list[tuple[float, int]] = []
    known: dict[tuple[int, int], float] = {}
    keep = KEEP * sector_worth(s, seat)
    for action in candidates(s, seat, legal):
        card = action & CARD
        if action == NOTHING or card >= len(CODES):
            tried.append((sitting_out(s, seat, action), action))
            continue
        alike = (action >> 7, like(card))
        if alike not in known:
            known[alike] = straight_on(s, seat, action)
        tried.append((known[alike] - keep * SPEED[card], action))
    tried.sort(reverse=True)
    best = tried[0][1]
    most = -1e9
    for value, action in tried[:DRIVEN]:
        card = action & CARD
        drives = action != NOTHING and card < len(CODES)
        worth = driven(s, seat, action) - keep * SPEED[card] if drives else value
        if worth > most + MARGIN:
            best, most = action, worth
    return best


def sector_worth(s: RaceState, seat: int) -> float:
    """Points that an own car gains by a sector."""
    outlook = Outlook(s, seat)
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


def like(card: int) -> int:
    """Cards with the same number move a car in the same way and cost it the same."""
    number = (SPEED[card] * 4 + KIND[card]) * 4 + SIDES[card]
    return (number * 8 + WEAR[card] + 1) * 4 + CLOSE_CALLS[card]


def sitting_out(s: RaceState, seat: int, action: int) -> float:
    """A pass or nothing as it is; a retirement that can wait does."""
    then = s.copy()
    then.apply(seat, action)
    return now(then, seat) - (LATER if action & CARD == RETIRE else 0.0)


def begun(s: RaceState, seat: int, action: int) -> RaceState:
    """The move before its first step, what its card costs already taken."""
    then = s.copy()
    then.planning = True
    then.apply(seat, action)
    then.planning = False
    card = action & CARD
    if then.is_player_car(then.active) and not then.leaving:
        if WEAR[card] != NO_WEAR:
            then.wear[then.active * WEARS + WEAR[card]] += 1
        then.close_calls[then.active] += CLOSE_CALLS[card]
    return then


def straight_on(s: RaceState, seat: int, action: int) -> float:
    """Forward as long as that is possible, else whatever is."""
    then = begun(s, seat, action)
    outlook = Outlook(then, seat)
    then.planning = True
    while then.waiting:
        then.apply(seat, then.legal(seat)[0])
    return outlook.value(then.board.progress, then.board.space_of)


def driven(s: RaceState, seat: int, action: int) -> float:
    """The best end of the move."""
    then = begun(s, seat, action)
    return best_way(then, seat)[0] if then.waiting else now(then, seat)


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
