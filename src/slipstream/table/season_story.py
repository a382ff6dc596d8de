"""A season as it stands: read from the store, its races counted, told to everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any

import msgspec

from slipstream.games.registry import find
from slipstream.games.seasons import season_rules
from slipstream.kernel.season import Note, SeasonRules
from slipstream.table import season_rest as sr
from slipstream.table.hub import Hub, NoSuchTable
from slipstream.table.room import Refusal
from slipstream.table.season_book import Called, Kept, SeasonBook
from slipstream.table.standing import OldRules
from slipstream.table.store import NotStored


class Story:
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
    def state(self) -> str:
        if not self.kept.is_full():
            return "open"
        if self.stuck:
            return "old" if self.stuck == "old" else "racing"
        return "over" if self.run == len(self.kept.founded.agreed.races) else "ready"

    def names(self) -> list[str]:
        seats = range(self.kept.founded.agreed.seats)
        return [
            self.kept.entries[seat].name if seat in self.kept.entries else f"Seat {seat + 1}"
            for seat in seats
        ]

    def last(self) -> Called:
        """The race that was called and is not counted."""
        return self.kept.races[self.run].called


async def stored(work: Awaitable[None]) -> None:
    try:
        await work
    except NotStored as error:
        raise Refusal("not_stored", str(error)) from error


async def read(hub: Hub, season: str) -> Story:
    """A season from the store, with every race counted that is over."""
    book = SeasonBook(hub.store)
    kept = await book.load(season)
    if kept is None:
        raise Refusal("no_season", "there is no such season")
    story = await asyncio.to_thread(Story, season, kept, season_rules(kept.founded.game))
    for number, race in enumerate(kept.races):
        if race.after is not None:
            story.seasons.append(msgspec.json.decode(race.after, type=story.rules.kind))
            continue
        story.stuck = await _count(hub, story, race.called)
        if story.stuck:
            break
        await stored(book.count(season, number, msgspec.json.encode(story.seasons[-1])))
    return story


async def _count(hub: Hub, story: Story, called: Called) -> str:
    """Add the result of a race that is over; otherwise why it cannot be counted."""
    try:
        desk = await hub.desk(called.table)
    except NoSuchTable:
        return "called"
    except OldRules:
        return "old"
    async with desk.lock:
        if not desk.room.over:
            return "racing"
        state = desk.room.state
        story.seasons.append(story.rules.after(story.seasons[-1], state, called.substitutes))
    return ""


def info(story: Story) -> sr.SeasonInfo:
    """What everybody may know."""
    founded, rules = story.kept.founded, story.rules
    is_ready = story.state in ("open", "ready")
    return sr.SeasonInfo(
        id=story.id,
        title=founded.title,
        game=founded.game,
        game_title=find(founded.game).title,
        state=story.state,
        entries=_entries(story),
        options=founded.agreed.options,
        terms=founded.agreed.terms,
        races=[_race(story, number) for number in range(len(founded.agreed.races))],
        notes=rules.notes(story.seasons[-1], story.names()) if is_ready else list[Note](),
        text=rules.text,
        clause=rules.clause,
        sits_out=rules.sits_out,
        substitute=rules.substitute,
        clock=founded.clock,
        created=founded.at,
    )


def _entries(story: Story) -> list[sr.Entry]:
    teams = story.rules.teams(story.seasons[0])
    found = []
    for number in range(story.kept.founded.agreed.seats):
        entered = story.kept.entries.get(number)
        team = teams[number] if teams else ""
        if entered is None:
            found.append(sr.Entry("open", "", "", team))
        else:
            kind = "bot" if entered.bot else "human"
            found.append(sr.Entry(kind, entered.name, entered.bot, team))
    return found


def _race(story: Story, number: int) -> sr.SeasonRace:
    races = story.kept.races
    called = races[number].called if number < len(races) else None
    is_counted = number < story.run
    state = "over" if is_counted else "planned"
    if called and not is_counted:
        state = "old" if story.stuck == "old" else "racing"
    rules, last = story.rules, story.seasons[-1]
    return sr.SeasonRace(
        number=number + 1,
        options=story.kept.founded.agreed.races[number],
        state=state,
        table=called.table if called else "",
        drivers=_drivers(called) if called else [],
        absent=list(called.absent) if called else [],
        scores=rules.rankings(rules.part(last, number, number + 1)) if is_counted else [],
        rankings=rules.rankings(story.seasons[number + 1]) if is_counted else [],
    )


def _drivers(called: Called) -> list[sr.RaceDriver]:
    return [
        sr.RaceDriver(entry, driver.name, entry in called.substitutes)
        for entry, driver in zip(called.entries, called.drivers, strict=True)
    ]
