"""A season as it stands: read from the store, its races counted, told to everybody."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from slipstream.games.registry import find, season_rules
from slipstream.season import SeasonRules
from slipstream.table.live.tables import LiveTables, NoSuchTable
from slipstream.table.room.refusal import OldRules, Refusal
from slipstream.table.seasons import rest as season_rest
from slipstream.table.seasons.store import Called, Kept, SeasonStore
from slipstream.table.telling import wire


class SeasonProgress:
    """A season with everything that follows from it now."""

    def __init__(self, season: str, kept: Kept, rules: SeasonRules[Any]) -> None:
        self.id = season
        self.kept = kept
        self.rules = rules
        self.seasons: list[Any] = [rules.begin(kept.founded.agreed)]
        """Before the first race, and after each one that is counted."""
        self.stuck = ""
        """Why the last race that was called is not counted: `racing`, `called`, `old`."""

    @property
    def run(self) -> int:
        return len(self.seasons) - 1

    @property
    def state(self) -> season_rest.SeasonStage:
        if not self.kept.is_full():
            return "open"
        if self.stuck:
            return "old" if self.stuck == "old" else "racing"
        return "over" if self.run == len(self.kept.founded.agreed.races) else "ready"

    def last(self) -> Called:
        """The race that was called and is not counted."""
        return self.kept.races[self.run].called


async def read(tables: LiveTables, season: str) -> SeasonProgress:
    """A season from the store, with every race counted that is over."""
    season_store = SeasonStore(tables.store)
    kept = await season_store.load(season)
    if kept is None:
        raise Refusal("no_season")
    progress = await asyncio.to_thread(
        SeasonProgress, season, kept, season_rules(kept.founded.game)
    )
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
    async with live.lock:
        if not live.room.ledger.over:
            return "racing"
        state = live.room.race.state
        progress.seasons.append(
            progress.rules.after(progress.seasons[-1], state, called.substitutes)
        )
    return ""


def info(progress: SeasonProgress) -> season_rest.SeasonInfo:
    """What everybody may know."""
    founded, rules = progress.kept.founded, progress.rules
    is_ready = progress.state in ("open", "ready")
    return season_rest.SeasonInfo(
        id=progress.id,
        title=founded.title,
        game=founded.game,
        game_title=find(founded.game).title,
        state=progress.state,
        entries=_entries(progress),
        options=founded.agreed.options,
        terms=founded.agreed.terms,
        races=[_race(progress, number) for number in range(len(founded.agreed.races))],
        notes=rules.notes(progress.seasons[-1]) if is_ready else [],
        about=rules.about,
        sits_out=rules.sits_out,
        substitute=rules.substitute,
        clock=founded.clock,
        created=founded.at,
    )


def _entries(progress: SeasonProgress) -> list[season_rest.Entry]:
    teams = progress.rules.teams(progress.seasons[0])
    found = []
    for number in range(progress.kept.founded.agreed.seats):
        entered = progress.kept.entries.get(number)
        team = teams[number] if teams else None
        if entered is None:
            found.append(season_rest.Entry("open", "", "", team))
        else:
            kind: wire.SeatKind = "bot" if entered.bot else "human"
            found.append(season_rest.Entry(kind, entered.name, entered.bot, team))
    return found


def _race(progress: SeasonProgress, number: int) -> season_rest.SeasonRace:
    races = progress.kept.races
    called = races[number].called if number < len(races) else None
    is_counted = number < progress.run
    state: season_rest.RaceStage = "over" if is_counted else "planned"
    if called and not is_counted:
        state = "old" if progress.stuck == "old" else "racing"
    rules, last = progress.rules, progress.seasons[-1]
    return season_rest.SeasonRace(
        number=number + 1,
        options=progress.kept.founded.agreed.races[number],
        state=state,
        table=called.table if called else "",
        drivers=_drivers(called) if called else [],
        absent=list(called.absent) if called else [],
        scores=rules.rankings(rules.part(last, number, number + 1)) if is_counted else [],
        rankings=rules.rankings(progress.seasons[number + 1]) if is_counted else [],
    )


def _drivers(called: Called) -> list[season_rest.RaceDriver]:
    return [
        season_rest.RaceDriver(entry, driver.name, entry in called.substitutes)
        for entry, driver in zip(called.entries, called.drivers, strict=True)
    ]
