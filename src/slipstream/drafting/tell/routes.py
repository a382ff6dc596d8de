"""Places on the road and moves of cars, as sentences name them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from slipstream.drafting.rules.kinds import DRIVES
from slipstream.kernel.trace import Event
from slipstream.tell.say import Say
from slipstream.track.rules.board import OFF
from slipstream.track.rules.track import Track

End = tuple[int, int, int, int]
"""Progress and space before, progress and space after."""


def printed_place(track: Track, progress: int, space: int) -> dict[str, str]:
    """The arguments of the message `space`: the sector as it is printed beside the road."""
    return {"sector": str(progress % track.length), "lane": track.lane_name[space]}


def named_place(place: str, sectors: int) -> dict[str, str]:
    """The same of a place that has a name."""
    progress, _, lane = place.partition(".")
    return {"sector": str(int(progress) % sectors), "lane": lane}


def routes(track: Track, numbers: Sequence[int], moves: Sequence[Event]) -> list[Say]:
    """`15 to sector 14, lane 1 with 22 and 43`: cars that went as far, and as many lanes aside.

    A move tells of a car its progress and space before, its progress and space after, and how it
    came there. The car that drives is told first.
    """
    groups: dict[tuple[int, str, str], list[int]] = {}
    ends = _ends(moves)
    for car, (before, start, after, end) in ends.items():
        if (before, start) != (after, end):
            far, came, went = after - before, _lane(track, start), _lane(track, end)
            groups.setdefault((far, came, went), []).append(car)
    return [_route(track, numbers, cars, ends[cars[0]]) for cars in groups.values()]


def _lane(track: Track, space: int) -> str:
    """Nothing off the board."""
    return "" if space == OFF else track.lane_name[space]


def _ends(moves: Sequence[Event]) -> dict[int, End]:
    """Where each car comes from and where it ends, the driver first."""
    ends: dict[int, End] = {}
    drivers = [move for move in moves if move.arguments[-1] == DRIVES]
    for car, before, start, _, _, _ in [move.arguments for move in (*drivers, *moves)]:
        ends.setdefault(car, (before, start, before, start))
    for car, _, _, after, end, _ in [move.arguments for move in moves]:
        ends[car] = (*ends[car][:2], after, end)
    return ends


def _route(track: Track, numbers: Sequence[int], cars: list[int], end: End) -> Say:
    first, *others = [str(numbers[car]) for car in cars]
    args: dict[str, Any] = {"car": first, **printed_place(track, end[2], end[3])}
    if not others:
        return Say("brief-route", args)
    return Say("brief-route-with", {**args, "others": list(others)})
