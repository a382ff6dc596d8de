"""TA-6.7, TA-6.8: cars shoved aside, back and forward."""

from __future__ import annotations

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, board, race


@clause("TA-6.7.3")
def test_a_car_pushed_into_the_wall_drops_back() -> None:
    """The outer car has no lane left, so it loses a space instead."""
    before = race(
        """
        0    .    .    .
        1    .  *15    .
        2    .   29    .
             7    8    9
        """,
        card=DRAFT(4),
    )

    after = before.play("o")

    assert after.drawn() == board(
        """
        0    .    .    .
        1    .    .    .
        2   29  *15    .
             7    8    9
        """
    )
    assert after.points_left == 2
