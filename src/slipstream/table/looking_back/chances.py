"""How likely each entrant was to win: by quick races from a position, when the race is over."""

from __future__ import annotations

import time
from typing import Final

from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import State
from slipstream.kernel.playout import random_play

RACES: Final = 200
BUDGET_S: Final = 1.0  # of a worker, for one position
MOST_POSITIONS: Final = 10


def chance(start: State) -> tuple[int, list[int]]:
    """Races that were run from there by random drivers, and who won how many; in a worker."""
    if not start.waiting:
        return 1, [int(place == 1) for place in start.places()]
    seats = start.game.seats
    wins: list[int] = []
    races = 0
    until = time.monotonic() + BUDGET_S
    while races < RACES and (not races or time.monotonic() < until):
        state = start.copy()
        luck = [SeededDealer(races * (seats + 1) + seat + 1) for seat in range(seats)]
        random_play(state, SeededDealer(races * (seats + 1)), luck)
        places = state.places()
        wins = wins or [0] * len(places)
        wins = [won + (place == 1) for won, place in zip(wins, places, strict=True)]
        races += 1
    return races, wins
