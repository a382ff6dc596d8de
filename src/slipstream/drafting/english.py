"""Moves of cars in words, the same in every game of the family."""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.track.board import OFF
from slipstream.track.track import Track


def place_name(track: Track | None, progress: int, space: int) -> str:
    """`81.0`, or nothing off the board."""
    assert track is not None, "a game has a track"
    return "" if space == OFF else f"{progress}.{track.lane_name(space)}"


def routes(
    track: Track | None, numbers: Sequence[int], moves: Sequence[Sequence[int]]
) -> list[str]:
    """`15 8.1 -> 14.1 with 22, 43`: cars that went as far, and as many lanes aside, as one.

    A move is a car, its progress and space before, and its progress and space after.
    """
    ends: dict[int, tuple[int, int, int, int]] = {}
    for car, before, start, after, end in moves:
        first = ends[car][:2] if car in ends else (before, start)
        ends[car] = (*first, after, end)
    groups: dict[tuple[str, ...], list[str]] = {}
    for car, (before, start, after, end) in ends.items():
        number = str(numbers[car])
        came, went = place_name(track, before, start), place_name(track, after, end)
        lanes = (came.partition(".")[2], went.partition(".")[2])
        key = (str(after - before), *lanes)
        if came != went:
            groups.setdefault(key, [f"{number} {came} -> {went}"]).append(number)
    return [
        first + (f" with {', '.join(others)}" if others else "")
        for first, _, *others in groups.values()
    ]
