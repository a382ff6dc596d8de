"""What views of the family have in common."""

from __future__ import annotations

import msgspec


class CardView(msgspec.Struct, frozen=True):
    """What is printed on a race card."""

    card: str
    """As tokens have it after their `#`."""
    name: str
    speed: int
    pit: int
    """Speed of a car that leaves the pits."""
    kind: str
    """Movement type."""
    wear: str
    """The marker that the active car takes, or nothing."""
    stays: bool
    """Whether that marker stays for ever."""
    close_calls: int
    effect: str
    """Name of its special text, or nothing."""
