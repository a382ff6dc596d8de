"""What race control shows: the tower, what happens now, and what has happened."""

from __future__ import annotations

import msgspec

from slipstream.tell.say import Say


class Car(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of the tower."""

    car: int
    say: Say
    seat: int
    place: int
    marks: dict[str, int]
    is_racing: bool = True


class MarkTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mark that can be tapped."""

    name: str
    say: Say
    most: int
    clause: str = ""
    says: tuple[Say, ...] = ()


class Chance(msgspec.Struct, frozen=True):
    """One answer to what is asked, and how many such cards there are if it is luck."""

    token: str
    label: Say
    count: int = 1


class Question(msgspec.Struct, frozen=True):
    """What is asked of a seat, or of the deck (-1)."""

    seat: int
    say: Say
    clause: str
    answers: list[Chance]


class RaceTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A race as it stands after the last act."""

    game: str
    heading: Say
    cars: list[Car]
    marks: list[MarkTold]
    steps: list[Say]
    ending: Say
    """What the button says that ends what the cardboard plays."""
    question: Question | None
    log: list[list[Say]]
    """What happened after each act; nothing for most."""
    points: list[int]
    places: list[int]
    is_by_hand: bool
    is_over: bool
    may_finish: bool
    may_retire: bool


class OptionTold(msgspec.Struct, frozen=True):
    """Something that can be agreed before the race."""

    name: str
    default: str
    allowed: tuple[str, ...]


class GameTold(msgspec.Struct, frozen=True):
    """A game that race control can keep."""

    code: str
    title: str
    fewest: int
    most: int
    options: list[OptionTold]
    circuits: dict[str, str]
