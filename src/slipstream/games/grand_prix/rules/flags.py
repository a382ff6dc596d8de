"""The flag at the end of an event: Safety Zone or restart, and whether the race goes on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import tell
from slipstream.games.grand_prix.rules.asking import GATHERED, NO_PLAYER_CAR
from slipstream.games.grand_prix.rules.components import (
    EVENT,
    SERIOUS_CRASH,
)
from slipstream.games.grand_prix.rules.kinds import NO_RESTART
from slipstream.games.grand_prix.rules.pits import begin_pits, is_restart_off, restart
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.rules.zones import make_zone
from slipstream.kernel.game import CHANCE

NO_ZONE: Final = -1


def event_name(s: RaceState) -> i64:
    return EVENT[s.event]


def end_event(s: RaceState, zone: i64) -> None:
    """GP-8.2.1, GP-8.2.2, GP-R70, GP-R87: zone or restart; then pit stops, if the race goes on."""
    s.events_used.append(s.event)
    s.resolved = True
    s.candidates = []
    s.queue = []
    if zone != NO_ZONE:
        make_zone(s, zone)
        s.lift_finishers()
    if s.best_left > 1:
        s.stop_race(GATHERED)
    elif s.no_player_car():
        s.stop_race(NO_PLAYER_CAR)
    else:
        if s.hit and is_restart_off(s):
            tell(s, NO_RESTART, "GP-9.4.1", CHANCE)
        elif s.hit:
            restart(s, event_name(s) == SERIOUS_CRASH)
        s.hit = []
        begin_pits(s)
