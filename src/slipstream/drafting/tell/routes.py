"""Moves of cars in short."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from slipstream.drafting.rules.kinds import DRIVES
from slipstream.drafting.tell.places import place_name, printed_place
from slipstream.kernel.trace import Event
from slipstream.tell.say import Say
from slipstream.track.rules.track import Track

End = tuple[int, int, int, int]
"""Progress and space before, progress and space after."""


def routes(track: Track | None, numbers: Sequence[int], moves: Sequence[Event]) -> list[Say]:
    """`15 to sector 14, lane 1 with 22 and 43`: cars that went as far, and as many lanes aside.

    A move tells of a car its progress and space before, its progress and space after, and how it
    came there. The car that drives is told first.
    """
    groups: dict[tuple[str, ...], list[int]] = {}
    ends = _ends(moves)
    for car, (before, start, after, end) in ends.items():
        came, went = place_name(track, before, start), place_name(track, after, end)
        lanes = (came.partition(".")[2], went.partition(".")[2])
        if came != went:
            groups.setdefault((str(after - before), *lanes), []).append(car)
    return [_route(track, numbers, cars, ends[cars[0]]) for cars in groups.values()]


def _ends(moves: Sequence[Event]) -> dict[int, End]:
    """Where each car comes from and where it ends, the driver first."""
    ends: dict[int, End] = {}
    drivers = [move for move in moves if move.arguments[-1] == DRIVES]
    for car, before, start, _, _, _ in [move.arguments for move in (*drivers, *moves)]:
        ends.setdefault(car, (before, start, before, start))
    for car, _, _, after, end, _ in [move.arguments for move in moves]:
        ends[car] = (*ends[car][:2], after, end)
    return ends


def _route(track: Track | None, numbers: Sequence[int], cars: list[int], end: End) -> Say:
    first, *others = [str(numbers[car]) for car in cars]
    args: dict[str, Any] = {"car": first, **printed_place(track, end[2], end[3])}
    if not others:
        return Say("brief-route", args)
    return Say("brief-route-with", {**args, "others": list(others)})
