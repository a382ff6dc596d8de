"""The Safety Zone: made around a sector, gathered into one lane, taken away."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import tell
from slipstream.drafting.rules.shunts import push_along
from slipstream.games.grand_prix.rules.kinds import GATHERS, MAKES_ROOM, ZONE_ENDS
from slipstream.games.grand_prix.rules.kinds import ZONE as ZONE_MADE
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.game import CHANCE
from slipstream.kernel.rows import append, vec
from slipstream.track.rules.board import NOBODY
from slipstream.track.rules.track import ZONE


def make_zone(s: RaceState, centre: i64) -> None:
    """GP-8.3.1.1, GP-8.3.2.1: eleven sectors become one lane, and the cars in them one file."""
    tell(s, ZONE_MADE, "GP-8.3.1.1", CHANCE, centre)
    s.board.track = s.race.track.zoned(centre)
    length = s.board.track.length
    for step in range(ZONE, -ZONE - 1, -1):
        gather(s, (centre + step) % length)


def gather(s: RaceState, sector: i64) -> None:
    """GP-8.A, GP-8.3.2.2: from the inside outwards, each car onto lane 0 of its sector."""
    track = s.board.track
    inner = track.first[sector]
    for space in range(inner + 1, inner + track.breadth[sector]):
        car = s.board.car_at[space]
        if car != NOBODY:
            make_room(s, inner)
            s.shift(car, inner, 0, GATHERS)


def make_room(s: RaceState, space: i64) -> None:
    """GP-8.3.2.3, GP-R69: the car there goes one sector on, along the innermost links."""
    board = s.board
    path = vec[i64]([space])
    while board.car_at[space] != NOBODY:
        space = board.track.ahead[space][0]
        path = append(path, space)
    push_along(s, path, 1, MAKES_ROOM)


def remove_zone(s: RaceState) -> None:
    """GP-3.5.0.1: all lanes are open again."""
    if s.board.track.centre >= 0:
        tell(s, ZONE_ENDS, "GP-3.5.0.1", CHANCE)
        s.board.track = s.race.track
