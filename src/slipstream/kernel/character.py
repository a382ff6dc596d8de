"""What a driver wants of a race, beside what everybody wants: to win, and to have points."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Character:
    """Four weights, of which each changes what a race is worth to a driver.

    `win` is what winning counts, 1 for everybody. `points` is what having all the points counts,
    on top of what they count for everybody. `rivals` is the part of the best rival's prospects that
    is taken off the own ones. `nerve` bends all this: above 0 a gamble is worth more than its mean,
    below 0 less; it is more than -0.5, so that better never becomes worse.
    """

    def __init__(self, win: float, points: float, rivals: float, nerve: float) -> None:
        self.win = win
        self.points = points
        self.rivals = rivals
        self.nerve = nerve

    def worth(
        self, chances: list[float], hopes: list[float], points_share: float, seat: i64
    ) -> float:
        """What chances to win and hopes of points, both of all seats, are worth to one of them."""
        points = points_share + self.points
        total = sum(hopes)
        each = points / total if total > 0.0 else 0.0
        own = self.win * chances[seat] + each * hopes[seat]
        if self.rivals != 0.0 and len(chances) > 1:
            own -= self.rivals * self.best_rival(chances, hopes, each, seat)
        return own + self.nerve * own * own / (self.win + points)

    def best_rival(self, chances: list[float], hopes: list[float], each: float, seat: i64) -> float:
        most = 0.0
        for rival in range(len(chances)):
            if rival != seat:
                most = max(most, self.win * chances[rival] + each * hopes[rival])
        return most


PLAIN: Final = Character(1.0, 0.0, 0.0, 0.0)
"""A driver without any character of its own."""
