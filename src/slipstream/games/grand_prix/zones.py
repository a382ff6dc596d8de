"""The Safety Zone: made around a sector, gathered into one lane, taken away."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.links import shift
from slipstream.games.grand_prix.state import RaceState
from slipstream.games.grand_prix.telling import ZONE as ZONE_MADE
from slipstream.games.grand_prix.telling import ZONE_ENDS, tell
from slipstream.kernel.game import CHANCE
from slipstream.track.board import NOBODY
from slipstream.track.track import ZONE

# Why a car changes place, in step with rules.py.
GATHERS: Final = 8
MAKES_ROOM: Final = 9


def make_zone(s: RaceState, centre: int) -> None:
    """GP-8.3.1.1, GP-8.3.2.1: eleven sectors become one lane, and the cars in them one file."""
    tell(s, ZONE_MADE, "GP-8.3.1.1", CHANCE, centre)
    s.board.track = s.road().zoned(centre)
    length = s.board.track.length
    for step in range(ZONE, -ZONE - 1, -1):
        gather(s, (centre + step) % length)


def gather(s: RaceState, sector: int) -> None:
    """GP-8.A, GP-8.3.2.2: from the inside outwards, each car onto lane 0 of its sector."""
    track = s.board.track
    inner = track.first[sector]
    for space in range(inner + 1, inner + track.breadth[sector]):
        car = s.board.car_at[space]
        if car != NOBODY:
            make_room(s, inner)
            shift(s, car, inner, 0, GATHERS)


def make_room(s: RaceState, space: int) -> None:
    """GP-8.3.2.3, GP-R69: the car there goes one sector on, along the innermost links."""
    board = s.board
    path = [space]
    while board.car_at[path[-1]] != NOBODY:
        path.append(board.track.ahead[path[-1]][0])
    for place in range(len(path) - 2, -1, -1):
        shift(s, board.car_at[path[place]], path[place + 1], 1, MAKES_ROOM)


def remove_zone(s: RaceState) -> None:
    """GP-3.5.0.1: all lanes are open again."""
    if s.board.track.centre >= 0:
        tell(s, ZONE_ENDS, "GP-3.5.0.1", CHANCE)
        s.board.track = s.road()
