"""Moves of cars in words, the same in every game of the family."""

from __future__ import annotations

from collections.abc import Sequence

from slipstream.kernel.trace import Event
from slipstream.track.board import OFF
from slipstream.track.track import Track


def place_name(track: Track | None, progress: int, space: int) -> str:
    """`81.0`, or nothing off the board."""
    assert track is not None, "a game has a track"
    return "" if space == OFF else f"{progress}.{track.lane_name(space)}"


def printed_place(track: Track | None, progress: int, space: int) -> str:
    """`31.0` on the second lap of 50 sectors: the sector as it is printed beside the road."""
    assert track is not None, "a game has a track"
    return place_name(track, progress % track.length, space)


def routes(
    track: Track | None, numbers: Sequence[int], moves: Sequence[Event], drives: str
) -> list[str]:
    """`15 8.1 -> 14.1 with 22, 43`: cars that went as far, and as many lanes aside, as one.

    A move tells of a car its progress and space before, and its progress and space after. The car
    that moves by the clause `drives` is told first.
    """
    ends: dict[int, tuple[int, int, int, int]] = {}
    drivers = [move for move in moves if move.clause == drives]
    for car, before, start, _, _ in [move.arguments for move in (*drivers, *moves)]:
        ends.setdefault(car, (before, start, before, start))
    for car, _, _, after, end in [move.arguments for move in moves]:
        ends[car] = (*ends[car][:2], after, end)
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
