"""A season as it stands: read from the store, its races counted, told to everybody."""

from __future__ import annotations

import asyncio

import msgspec

from slipstream.league import acts as a
from slipstream.league.progress import Called, Progress
from slipstream.table.live.tables import LiveTables, NoSuchTable
from slipstream.table.room.refusal import OldRules, Refusal
from slipstream.table.seasons import rest as season_rest
from slipstream.table.seasons.store import Kept, SeasonStore


class SeasonProgress(Progress):
    """A season of the store with everything that follows from it now."""

    def __init__(self, season: str, kept: Kept) -> None:
        founded = kept.founded
        super().__init__(season, founded.title, founded.game, founded.agreed)
        self.kept = kept
        keys = a.reissued(kept.acts)
        self.signed_up = {
            number: msgspec.structs.replace(entered, key=keys.get(number, entered.key))
            for number, entered in kept.entries.items()
        }
        self.acts = kept.acts
        self.races = [race.called for race in kept.races]

    def last(self) -> Called:
        """The race that was called and is not counted."""
        return self.races[self.run]


async def read(tables: LiveTables, season: str) -> SeasonProgress:
    """A season from the store, with every race counted that is over."""
    season_store = SeasonStore(tables.store)
    kept = await season_store.load(season)
    if kept is None:
        raise Refusal("no_season")
    progress = await asyncio.to_thread(SeasonProgress, season, kept)
    for number, race in enumerate(kept.races):
        if race.after is not None:
            progress.seasons.append(msgspec.json.decode(race.after, type=progress.rules.kind))
            continue
        progress.stuck = await _count(tables, progress, race.called)
        if progress.stuck:
            break
        await season_store.count(season, number, msgspec.json.encode(progress.seasons[-1]))
    return progress


async def _count(tables: LiveTables, progress: SeasonProgress, called: Called) -> str:
    """Add the result of a race that is over; otherwise why it cannot be counted."""
    try:
        live = await tables.find(called.table)
    except NoSuchTable:
        return "called"
    except OldRules:
        return "old"
    if not live.room.ledger.over:
        await tables.catch_up(live)
    async with live.lock:
        if not live.room.ledger.over:
            return "racing"
        state = live.room.race.state
        progress.seasons.append(
            progress.rules.after(progress.seasons[-1], state, called.substitutes, called.absent)
        )
    return ""


def info(progress: SeasonProgress) -> season_rest.SeasonInfo:
    """What everybody may know."""
    founded, divided = progress.kept.founded, a.divided(progress.acts)
    return season_rest.SeasonInfo(
        **progress.fields(),
        clock=founded.clock,
        created=founded.at,
        divisions=list(divided.divisions),
        places=divided.places,
        next=list(a.promoted(progress.acts)),
        origins=[
            season_rest.Origin(number, entered.last, entered.number)
            for number, entered in progress.signed_up.items()
            if entered.last
        ],
    )
