"""A mean, with its error."""

from __future__ import annotations

from math import sqrt

from slipstream.analysis.verdict import Amount


class Tally:
    """The mean of differences, and how far it may be off."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.count += 1
        self.total += difference
        self.squares += difference * difference

    def amount(self) -> Amount:
        mean = self.total / self.count
        spread = max(0.0, self.squares / self.count - mean * mean) / (self.count - 1)
        return Amount(mean, sqrt(spread))
