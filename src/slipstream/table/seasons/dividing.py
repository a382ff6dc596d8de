"""Divisions: one season beside another, and who goes up and down when all are over."""

from __future__ import annotations

import msgspec

from slipstream.league import acts as a
from slipstream.league.divisions import exchanged, finishers
from slipstream.league.progress import Entered
from slipstream.table.live.tables import LiveTables
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.text import clean
from slipstream.table.seasons import rest as season_rest
from slipstream.table.seasons.commands import ORGANISER, who_is
from slipstream.table.seasons.progress import SeasonProgress, info, read
from slipstream.table.seasons.store import New, SeasonStore
from slipstream.table.store.schema import new_id
from slipstream.table.store.transactions import Conflict

MOST_DIVISIONS = 8


async def add(
    tables: LiveTables, season: str, dividing: season_rest.Dividing, secret: str
) -> season_rest.SeasonInfo:
    """One more division below all others: the same races, every entry open."""
    divisions = await _divisions(tables, season, secret)
    if a.promoted(divisions[0].acts):
        raise Refusal("over", "season-over")
    if len(divisions) >= MOST_DIVISIONS:
        raise Refusal("full", "divisions-full")
    named = [a.Division(one.id, one.title) for one in divisions]
    made = a.Division(new_id(), clean(dividing.title))
    done = a.Done(tables.now(), a.Divided((*named, made), dividing.places))
    founded = msgspec.structs.replace(divisions[0].kept.founded, at=tables.now(), title=made.title)
    acts = [(one.id, len(one.acts), done) for one in divisions]
    await _store(tables, [New(made.season, founded, {})], [*acts, (made.season, 0, done)])
    return info(await read(tables, made.season))


async def promote(tables: LiveTables, season: str, secret: str) -> season_rest.SeasonInfo:
    """The next season of all divisions: the best go up, the last of the one above come down.

    Every driver keeps the secret. If it has been founded, nothing changes.
    """
    divisions = await _divisions(tables, season, secret)
    if a.promoted(divisions[0].acts):
        return info(await read(tables, season))
    places = a.divided(divisions[0].acts).places
    found = exchanged([_drivers(one) for one in divisions], places)
    named = tuple(a.Division(new_id(), one.title) for one in divisions)
    now = tables.now()
    made = [
        New(
            name.season,
            msgspec.structs.replace(before.kept.founded, at=now),
            dict(enumerate(drivers)) | _waiting(before),
        )
        for name, before, drivers in zip(named, divisions, found, strict=True)
    ]
    ended, begun = a.Done(now, a.Promoted(named)), a.Done(now, a.Divided(named, places))
    acts = [(one.id, len(one.acts), ended) for one in divisions]
    await _store(tables, made, [*acts, *((name.season, 0, begun) for name in named)])
    return info(await read(tables, season))


async def _divisions(tables: LiveTables, season: str, secret: str) -> list[SeasonProgress]:
    """All of them, the top one first, for the organiser."""
    progress = await read(tables, season)
    if await who_is(tables, progress, secret) != ORGANISER:
        raise Refusal("no_secret", "ruled-by-organiser")
    named = [one.season for one in a.divided(progress.acts).divisions]
    return [await read(tables, one) for one in named] or [progress]


def _drivers(division: SeasonProgress) -> list[Entered]:
    holders = division.holders
    return [_again(division, holders[entry]) for entry in finishers(division)]


def _waiting(division: SeasonProgress) -> dict[int, Entered]:
    """Whoever waits goes on waiting."""
    seats = division.agreed.seats
    return {seats + at: _again(division, who) for at, who in enumerate(division.holders[seats:])}


def _again(division: SeasonProgress, who: int) -> Entered:
    entered = division.signed_up[who]
    return msgspec.structs.replace(entered, last=division.id, number=who)


async def _store(tables: LiveTables, made: list[New], acts: list[tuple[str, int, a.Done]]) -> None:
    try:
        await SeasonStore(tables.store).found_all(made, acts)
    except Conflict as error:
        raise Refusal("stale") from error
