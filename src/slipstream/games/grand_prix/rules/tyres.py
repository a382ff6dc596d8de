"""Tyres: what may be fitted, what suits the weather, the duty to change, the soft bonus."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import tell
from slipstream.games.grand_prix.rules.components import HARD, SOFT, WET
from slipstream.games.grand_prix.rules.kinds import FITTED
from slipstream.games.grand_prix.rules.state import RaceState


def may_start_on(wet: bool) -> list[int]:
    """GP-2.7.2, GP-R40: soft or hard; before a wet start all three."""
    return [HARD, SOFT, WET] if wet else [HARD, SOFT]


def may_change_to(s: RaceState, car: i64) -> list[int]:
    """GP-7.6.2.2, GP-R38: by the weather, and never the type it is on."""
    return [kind for kind in ([WET] if s.wet else [HARD, SOFT]) if kind != s.tyre[car]]


def is_unsuited(s: RaceState, car: i64) -> bool:
    """GP-EV-weather.1: dry tyres in the wet, or wet ones in the dry."""
    return (s.tyre[car] == WET) != s.wet


def fit(s: RaceState, car: i64, kind: i64) -> None:
    """GP-7.6.2.3, GP-7.6.3.2: the old type goes under the stack; new softs are unused."""
    before = s.tyres_before[:]
    before[car] = [*before[car], s.tyre[car]]
    s.tyres_before = before
    s.tyre[car] = kind
    s.soft_used[car] = False
    tell(s, FITTED, "GP-7.6.2.3", s.owner(car), car, kind)


def has_bonus(s: RaceState, car: i64) -> bool:
    """GP-7.6.4.1, GP-7.6.4.3: a Player Car on unused softs that has not finished."""
    if not s.is_player_car(car) or car in s.crossed:
        return False
    return s.tyre[car] == SOFT and not s.soft_used[car]
