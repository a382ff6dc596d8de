"""End of a race: finishing order, points, ranks."""

from __future__ import annotations

from slipstream.games.quick_grand_prix.rules.cards import CARS
from slipstream.kernel.rows import Row


def finishing_order(line: Row) -> list[int]:
    """QGP-10.1, QGP-10.4: the cars of the line; the SL card is ignored."""
    return [item for item in line if item < CARS]


def points(worth: list[int], seats: int, owner: list[int], finished: list[int]) -> list[int]:
    """QGP-10.2, QGP-10.3, QGP-R22: every seat scores for both cars."""
    total = [0] * seats
    for place, car in enumerate(finished):
        total[owner[car >> 1]] += worth[place]
    return total


def best_places(seats: int, owner: list[int], finished: list[int]) -> list[int]:
    """The place of each seat's better car, from 0."""
    best = [CARS] * seats
    for place, car in enumerate(finished):
        seat = owner[car >> 1]
        best[seat] = min(best[seat], place)
    return best


def places(worth: list[int], seats: int, owner: list[int], finished: list[int]) -> list[int]:
    """QGP-11.3, QGP-R23: most points first; in one race the countback is the better best car."""
    totals = points(worth, seats, owner, finished)
    best = best_places(seats, owner, finished)
    keys = [(-totals[seat], best[seat]) for seat in range(seats)]
    ordered = sorted(keys)
    return [ordered.index(key) + 1 for key in keys]


def draft_order(seats: int, totals: list[int], owner: list[int], last: list[int]) -> list[int]:
    """QGP-3.2, QGP-R2: lowest score first; of level seats whose best car finished lower last."""
    best = best_places(seats, owner, last)
    return [
        seat for _, _, seat in sorted((totals[seat], -best[seat], seat) for seat in range(seats))
    ]
