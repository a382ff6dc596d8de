"""What is tapped at race control. Acts are kept in order; the race is what they amount to."""

from __future__ import annotations

from typing import Annotated

import msgspec

Number = Annotated[int, msgspec.Meta(ge=0, le=999)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Placed(msgspec.Struct, frozen=True, tag="placed", forbid_unknown_fields=True):
    """A car has this place in the order now, from 1."""

    car: Number
    place: Number


class Marked(msgspec.Struct, frozen=True, tag="marked", forbid_unknown_fields=True):
    """A car has so many of a mark now."""

    car: Number
    mark: Word
    count: Number


class Retired(msgspec.Struct, frozen=True, tag="retired", forbid_unknown_fields=True):
    """A car is out of the race."""

    car: Number


class Finished(msgspec.Struct, frozen=True, tag="finished", forbid_unknown_fields=True):
    """A car has crossed the line for the last time."""

    car: Number


class Ended(msgspec.Struct, frozen=True, tag="ended", forbid_unknown_fields=True):
    """The cardboard has played its round."""


class Answered(msgspec.Struct, frozen=True, tag="answered", forbid_unknown_fields=True):
    """What somebody decided, or which card was drawn (-1), in the words of the notation."""

    seat: Annotated[int, msgspec.Meta(ge=-1, le=20)]
    token: Word


class Stopped(msgspec.Struct, frozen=True, tag="stopped", forbid_unknown_fields=True):
    """The race ends now, as it stands."""


Act = Placed | Marked | Retired | Finished | Ended | Answered | Stopped
