"""End of a race: championship points and ranks."""

from __future__ import annotations

from slipstream.kernel.rows import Row


def points(worth: list[int], owner: Row, seats: int, placed: list[int]) -> list[int]:
    """GPF1-11.2, GPF1-11.3, GPF1-R62: points of every seat, both cars of a player together."""
    result = [0] * seats
    for place, car in enumerate(placed[: len(worth)]):
        result[owner[car]] += worth[place]
    return result


def places(owner: Row, seats: int, order: list[int]) -> list[int]:
    """GPF1-10.6, GPF1-R76: the rank of every seat is that of its better car; all first at setup."""
    result = [0] * seats
    rank = 0
    for car in order:
        if not result[owner[car]]:
            rank += 1
            result[owner[car]] = rank
    return [found or 1 for found in result]
