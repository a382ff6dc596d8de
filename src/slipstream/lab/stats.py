"""The little statistics that a match needs, from whole numbers that add up in any order."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054
"""Half the width of a 95 % interval, in standard errors."""


def wilson(wins: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate; it stays within 0 and 1 and holds for few trials too."""
    if not trials:
        return 0.0, 1.0
    rate = wins / trials
    spread = Z95 * Z95 / trials
    centre = rate + spread / 2
    reach = sqrt(spread * (rate * (1 - rate) + spread / 4))
    low = (centre - reach) / (1 + spread) if wins else 0.0
    high = (centre + reach) / (1 + spread) if wins < trials else 1.0
    return low, high


def mean(total: int, count: int) -> float:
    return total / count if count else 0.0


def standard_error(total: int, squares: int, count: int) -> float:
    """Of a mean, from the sum of the values and the sum of their squares."""
    if count < 2:
        return 0.0
    variance = (squares * count - total * total) / (count * (count - 1))
    return sqrt(variance / count)
