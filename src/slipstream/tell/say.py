"""Facts to be told: what is said, without the words. The words are in Fluent catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Say(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of a catalogue, by its name, with what stands in it and the clause behind it.

    An argument is a name or number as printed (`str`), an amount (`int`, `float`), another fact,
    which is put into words first, or a list of those. `card-cg.effect` is an attribute.
    """

    id: str
    args: Mapping[str, str | int | float | Say | Sequence[str | int | Say]] = {}
    clause: str = ""


SEAT = "seat"


def seat(number: int) -> Say:
    """A seat: whoever reads it is told the player's name, or that it is you."""
    return Say(SEAT, {"n": number})
