"""One step between two cars tells the four kinds of movement apart."""

from __future__ import annotations

from rules.thunder_alley.drawn import race
from slipstream.games.thunder_alley.rules.components import NAMES, SPEED

LINE = """
    0    .    .    .    .
    1   22  *15   43    .
    2    .    .    .    .
         7    8    9   10
"""
# By the points it costs to go forward, and whether the car behind follows.
_KINDS = {(3, False): "solo", (3, True): "lead", (1, True): "draft", (1, False): "pursuit"}


def kind_of_movement(card: str) -> str:
    """Told by what a forward step does to the car ahead and the car behind."""
    after = race(LINE, card).play(">")
    assert (after.at(15), after.at(43)) == ("9.1", "10.1")
    return _KINDS[SPEED[NAMES.index(card)] - after.points_left, after.at(22) == "8.1"]
