"""Running order, leader, laps, lapped cars, the way to go. Progress counts; laps follow from it."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.kernel.rows import Flags
from slipstream.track.rules.board import OFF, Board
from slipstream.track.rules.track import GREEN_LINE


def running_order(board: Board, among: Flags) -> list[int]:
    """TA-D8, GP-4.1.1: the cars on the board that are `among` the racing ones, first to last."""
    here = board.space_of
    return board.in_order([car for car, racing in enumerate(among) if racing and here[car] != OFF])


def leader(board: Board, among: Flags) -> i64:
    """TA-D9, GP-4.1.2: the first of the running order, or -1 when nobody is left."""
    first = -1
    best = 0
    for car, racing in enumerate(among):
        if racing and board.space_of[car] != OFF:
            key = board.key(car)
            if first < 0 or key > best:
                first = car
                best = key
    return first


def tied_for_the_lead(board: Board, among: Flags) -> list[int]:
    """TA-3.5.1.1, TA-R50: all on-track cars level with the leader, inside first; else it alone."""
    first = leader(board, among)
    if first < 0:
        return []
    level = [
        car
        for car, racing in enumerate(among)
        if racing and board.progress[car] == board.progress[first] and board.is_on_road(car)
    ]
    return board.in_order(level) or [first]


def is_lapped(board: Board, first: i64, car: i64) -> bool:
    """TA-D10, GP-4.2.1: a full lap or more behind the leader."""
    return board.progress[first] - board.progress[car] >= board.track.length


def lapped(board: Board, among: Flags) -> list[int]:
    """TA-4.2.1, GP-4.2.1: in running order; read it backwards to remove the last first."""
    first = leader(board, among)
    if first < 0:
        return []
    return board.in_order(
        [
            car
            for car, racing in enumerate(among)
            if racing and board.space_of[car] != OFF and is_lapped(board, first, car)
        ]
    )


def laps_done(progress: i64, length: i64) -> i64:
    """TA-D6, GP-4.6.1: the first crossing, from the grid, completes nothing."""
    return max(0, progress // length)


def lap_marker(leading: i64, length: i64, laps: i64) -> i64:
    """TA-4.6.1, GP-4.6.3: the lap that the leading progress has begun, at most the last one."""
    return min(laps_done(leading, length) + 1, laps)


def to_go(progress: i64, length: i64, laps: i64) -> i64:
    """TA-D7, GP-T11: sectors to the finish; nothing or less when it is reached."""
    return laps * length - progress


def is_past_green_line(progress: i64, length: i64, laps: i64) -> bool:
    """TA-9.7, GP-T10: on the last lap, with eight sectors or fewer to go."""
    return to_go(progress, length, laps) <= GREEN_LINE
