"""How likely each entrant was to win: by quick races from a position, when the race is over."""

from __future__ import annotations

import time
from typing import Final

from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import State
from slipstream.kernel.search import drive_on

RACES: Final = 200
BUDGET_S: Final = 1.0  # of a worker, for one position
MOST_POSITIONS: Final = 10
NEVER: Final = 1 << 60  # no race comes so far: it is driven to its end


def chance(start: State) -> tuple[int, list[int]]:
    """Races that were run from there by reflex, and who won how many; in a worker."""
    if not start.waiting:
        return 1, [int(place == 1) for place in start.places()]
    wins: list[int] = []
    races = 0
    until = time.monotonic() + BUDGET_S
    while races < RACES and (not races or time.monotonic() < until):
        state = start.copy()
        drive_on(state, state.game.driver, NEVER, SeededDealer(races))
        places = state.places()
        wins = wins or [0] * len(places)
        wins = [won + (place == 1) for won, place in zip(wins, places, strict=True)]
        races += 1
    return races, wins
