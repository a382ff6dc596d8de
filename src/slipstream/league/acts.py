"""What is done in a season beside racing. Acts are added, never changed: one can be revoked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Final

import msgspec

from slipstream.kernel.errors import InvalidOption

MOST_ACTS: Final = 500
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
EntryNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]
RaceNumber = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Awarded(msgspec.Struct, frozen=True, tag="awarded", forbid_unknown_fields=True):
    """Points that no race gave: a penalty if below 0, else a correction."""

    entry: EntryNumber
    points: Annotated[int, msgspec.Meta(ge=-1000, le=1000)]
    reason: Reason
    race: RaceNumber
    """From 1: the standings after this race are the first to have it."""


class Dated(msgspec.Struct, frozen=True, tag="dated", forbid_unknown_fields=True):
    """When a race is to begin, in ms since 1970; a later date replaces an earlier one."""

    race: RaceNumber
    date: Annotated[int, msgspec.Meta(ge=0, le=4_102_444_800_000)]


class Revoked(msgspec.Struct, frozen=True, tag="revoked", forbid_unknown_fields=True):
    """An act counts no more; it stays to be seen."""

    act: Annotated[int, msgspec.Meta(ge=1, le=MOST_ACTS)]
    """Acts count from 1."""
    reason: Reason


class Left(msgspec.Struct, frozen=True, tag="left", forbid_unknown_fields=True):
    """Somebody signs out of the season; whoever waits longest takes the place."""

    entry: EntryNumber
    """By the number under which they signed up."""


class Excused(msgspec.Struct, frozen=True, tag="excused", forbid_unknown_fields=True):
    """An entry signs out of one race, or back in."""

    entry: EntryNumber
    race: RaceNumber
    away: bool = True


Act = Awarded | Dated | Revoked | Left | Excused


class Reissued(msgspec.Struct, frozen=True, tag="reissued", forbid_unknown_fields=True):
    """The organiser gives somebody a new link: the old one opens nothing any more."""

    entry: EntryNumber
    """By the number under which they signed up."""
    key: str
    """The hash of the new secret."""


class Division(msgspec.Struct, frozen=True):
    """A season that is one of several divisions."""

    season: str
    title: str


class Divided(msgspec.Struct, frozen=True, tag="divided", forbid_unknown_fields=True):
    """The season is one of these divisions, the top one first; a later act replaces an earlier."""

    divisions: tuple[Division, ...]
    places: int
    """So many go up from each, and as many come down."""


class Promoted(msgspec.Struct, frozen=True, tag="promoted", forbid_unknown_fields=True):
    """The next season of all divisions has been founded."""

    into: tuple[Division, ...]


AnyAct = Act | Reissued | Divided | Promoted


class Done(msgspec.Struct, frozen=True):
    """An act with the time it was done."""

    at: int
    act: AnyAct


def check(act: Act, done: Sequence[Done], entries: int, races: int) -> None:
    """Refuse what cannot be meant."""
    if len(done) >= MOST_ACTS:
        raise InvalidOption(f"a season has at most {MOST_ACTS} rulings")
    if isinstance(act, Revoked):
        if not act.act <= len(done) or not isinstance(done[act.act - 1].act, Awarded):
            raise InvalidOption(f"there is no ruling {act.act} to revoke")
        if act.act in revoked(done):
            raise InvalidOption(f"ruling {act.act} is revoked already")
        return
    if isinstance(act, Left):
        if act.entry in left(done):
            raise InvalidOption("you have withdrawn already")
        return
    if act.race > races:
        raise InvalidOption(f"there is no race {act.race}; the season has {races}")
    if isinstance(act, Awarded | Excused) and act.entry >= entries:
        raise InvalidOption(f"there is no entry {act.entry + 1}; the season has {entries}")
    if isinstance(act, Awarded) and not act.points:
        raise InvalidOption("a ruling gives or takes at least one point")


def revoked(done: Sequence[Done]) -> set[int]:
    """The numbers of acts that count no more."""
    return {one.act.act for one in done if isinstance(one.act, Revoked)}


def awarded(done: Sequence[Done], entries: int, races: int) -> list[int]:
    """Points of every entry that no race gave, in the standings after so many races."""
    found = [0] * entries
    gone = revoked(done)
    for number, one in enumerate(done, 1):
        act = one.act
        if isinstance(act, Awarded) and number not in gone and act.race <= races:
            found[act.entry] += act.points
    return found


def date_of(done: Sequence[Done], race: int) -> int:
    """When a race (from 1) begins; 0 if nobody has said so."""
    dates = [o.act.date for o in done if isinstance(o.act, Dated) and o.act.race == race]
    return dates[-1] if dates else 0


def reissued(done: Sequence[Done]) -> dict[int, str]:
    """The newest key of everybody who got a new link, by the number of signing up."""
    return {one.act.entry: one.act.key for one in done if isinstance(one.act, Reissued)}


def left(done: Sequence[Done]) -> list[int]:
    """Who has withdrawn, by the numbers of signing up, in that order."""
    return [one.act.entry for one in done if isinstance(one.act, Left)]


def excused(done: Sequence[Done], race: int) -> list[int]:
    """The entries that cannot race in a race (from 1)."""
    found: dict[int, bool] = {}
    for one in done:
        if isinstance(one.act, Excused) and one.act.race == race:
            found[one.act.entry] = one.act.away
    return sorted(entry for entry, away in found.items() if away)


def holders(signed_up: Collection[int], done: Sequence[Done], entries: int) -> list[int]:
    """Who holds each entry, by the number of signing up; -1 for an open one, those waiting last.

    The first hold the entry of their number. Whoever signed up later waits, and takes the first
    entry that becomes free: so it makes no difference who came between two that left.
    """
    held = [number if number in signed_up else -1 for number in range(entries)]
    waiting = sorted(number for number in signed_up if number >= entries)
    free: list[int] = []
    for gone in left(done):
        if gone in held:
            free.append(held.index(gone))
            held[free[-1]] = -1
        elif gone in waiting:
            waiting.remove(gone)
        while free and waiting:
            held[free.pop(0)] = waiting.pop(0)
    return [*held, *waiting]


def divided(done: Sequence[Done]) -> Divided:
    """The divisions as they are now; none if the season is alone."""
    found = [one.act for one in done if isinstance(one.act, Divided)]
    return found[-1] if found else Divided((), 0)


def promoted(done: Sequence[Done]) -> tuple[Division, ...]:
    """The divisions of the next season, if it has been founded."""
    return next((one.act.into for one in done if isinstance(one.act, Promoted)), ())
