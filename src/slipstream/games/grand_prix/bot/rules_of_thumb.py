"""What is not worth a search: tyres, stops, markers, discards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.bot.reflex import least_worn
from slipstream.drafting.rules.decisions import DONE
from slipstream.games.grand_prix.rules.asking import (
    CHOOSE_TYRES,
    DISCARD,
    INVOLVED,
    MARKER,
    NEW_TYRES,
    OWN_CAR,
    PIT_STOP,
    REPAIR,
    WEATHER_REACTION,
)
from slipstream.games.grand_prix.rules.components import (
    DURATION,
    REMOVABLE,
    SOFT,
    SPEED,
    WEARS,
    WET,
)
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.tyres import is_unsuited

SLOWEST_KEPT: Final = 4  # speed of cards that are thrown away
LAST_STOP: Final = 15  # sectors to go below which nobody pits for wear
LATE: Final = 6  # fifths of a lap to go at which the tyre duty becomes urgent


def by_the_rule(s: RaceState, legal: list[int]) -> int:
    if s.asking in (MARKER, OWN_CAR, INVOLVED):
        return least_worn(s, legal)
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


def wants_to_pit(s: RaceState, car: i64) -> bool:
    """For the duty when it becomes urgent or cheap, and for wear that slows the car down."""
    to_go = s.finish - s.board.progress[car]
    late = to_go * 5 < LATE * s.board.track.length
    restart = len(s.line) > 0
    markers = s.markers(car)
    if not s.has_done_duty(car) and (late or restart or markers > 2):
        return True
    if to_go < LAST_STOP:
        return False
    removable: i64 = 0
    for place in range(car * WEARS, car * WEARS + REMOVABLE):
        removable += s.wear[place]
    return removable > 0 and (restart or markers > 3)


def is_worth_repairing(s: RaceState, kind: i64) -> bool:
    """Small things always, larger ones while the car is slow; all of it behind a restart."""
    if s.line or DURATION[kind] == 1:
        return True
    return s.markers(s.stopping) > (2 if DURATION[kind] == 5 else 3)
