"""The flag at the end of an event: Safety Zone or restart, and whether the race goes on."""

from __future__ import annotations

from typing import Final

from slipstream.games.grand_prix.asking import GATHERED, NO_PLAYER_CAR
from slipstream.games.grand_prix.components import (
    EVENT,
    SERIOUS_CRASH,
)
from slipstream.games.grand_prix.pits import begin_pits, is_restart_off, restart
from slipstream.games.grand_prix.state import RaceState
from slipstream.games.grand_prix.telling import NO_RESTART, tell
from slipstream.games.grand_prix.zones import make_zone
from slipstream.kernel.game import CHANCE

NO_ZONE: Final = -1


def event_name(s: RaceState) -> int:
    return EVENT[s.event]


def end_event(s: RaceState, zone: int) -> None:
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
