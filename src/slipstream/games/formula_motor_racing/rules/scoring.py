"""End of a race: finishing order, points, ranks."""

from __future__ import annotations

from slipstream.games.formula_motor_racing.rules.deck import CARS
from slipstream.kernel.rows import Row


def finishing_order(order: Row, out: list[int]) -> list[int]:
    """FMR-6.4: the running cars, then the removed line from its front."""
    return list(order) + out


def car_points(worth: list[int], finished: list[int]) -> list[int]:
    """FMR-6.5, FMR-8.2: points of every car, from what the places are worth."""
    points = [0] * CARS
    for place, number in enumerate(worth[: len(finished)]):
        points[finished[place]] = number
    return points


def points(worth: list[int], entrant: list[int], finished: list[int]) -> list[int]:
    """FMR-6.5, FMR-1.5, FMR-R19: an entrant scores for all its cars."""
    total = [0] * (max(entrant) + 1)
    for car, number in enumerate(car_points(worth, finished)):
        total[entrant[car >> 1]] += number
    return total


def best_places(entrant: list[int], finished: list[int]) -> list[int]:
    """The place of each entrant's best car, from 0."""
    best = [CARS] * (max(entrant) + 1)
    for place, car in enumerate(finished):
        who = entrant[car >> 1]
        best[who] = min(best[who], place)
    return best


def ranks(totals: list[int], tie_break: list[int]) -> list[int]:
    """FMR-7.5, FMR-7.6, FMR-R34: most points first; level ones by their place, lower is better."""
    keys = [(-total, tie_break[who]) for who, total in enumerate(totals)]
    ordered = sorted(keys)
    return [ordered.index(key) + 1 for key in keys]


def places(worth: list[int], entrant: list[int], finished: list[int]) -> list[int]:
    """FMR-R34: rank of every entrant after one race."""
    return ranks(points(worth, entrant, finished), best_places(entrant, finished))
