"""Seasons: founded, entered, and race after race called.

A race belongs to a season when it was called: that is stored first, with the name of its table and
all that the table is made of. So a crash in between leaves a race whose table can still be opened,
and nobody can call the same race twice. Its result is counted when the table says that it is over.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from slipstream.bots.characters import DRIVERS, shown_name
from slipstream.bots.registry import USUAL, bots_of
from slipstream.games.registry import option_about, season_rules
from slipstream.league import acts as a
from slipstream.league.progress import Called, Entered
from slipstream.league.rules import LEAGUE, LeagueRules, rules_of
from slipstream.season import Agreed, SeasonRules
from slipstream.table.live.tables import LiveTables
from slipstream.table.room import entries as e
from slipstream.table.room import seeds
from slipstream.table.room.house_rules import with_house
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.room.text import clean, clean_name
from slipstream.table.seasons import rest as season_rest
from slipstream.table.seasons.progress import SeasonProgress, info, read
from slipstream.table.seasons.store import Founded, SeasonStore
from slipstream.table.store.schema import new_id
from slipstream.table.store.transactions import Conflict
from slipstream.table.telling import rest

ORGANISER: Final = -1
MOST_WAITING: Final = 50


def offer(code: str) -> season_rest.SeasonOffer:
    """What a game says about its seasons."""
    rules = season_rules(code)
    return season_rest.SeasonOffer(
        about=rules.about,
        fewest=rules.fewest,
        most=rules.most,
        races_clause=rules.races_clause,
        usual=rules.usual(),
        varies=rules.varies,
        terms=[
            rest.OptionInfo(
                o.name, o.default, o.allowed, o.clause, option_about(rules.game, o.name), o.season
            )
            for o in rules.terms
        ],
        sits_out=rules.sits_out,
        may_sit_out=rules.may_sit_out,
        substitute=rules.substitute,
    )


async def create(tables: LiveTables, wanted: season_rest.NewSeason) -> season_rest.SeasonCreated:
    """A season as it was agreed, with those who have entered at once."""
    code = wanted.game.upper()
    rules = rules_of(code)
    options = with_house(wanted.options, wanted.house)
    agreed = Agreed(len(wanted.entries), options, tuple(wanted.races), wanted.terms)
    await asyncio.to_thread(rules.agree, agreed)
    organiser = seeds.new_secret()
    founded = Founded(
        at=tables.now(),
        title=clean(wanted.title) if wanted.title else usual_title(code),
        game=code,
        version=0 if code == LEAGUE else rules.game.version,
        agreed=agreed,
        organiser=seeds.key_of(organiser),
        clock=wanted.clock,
        pace_ms=wanted.pace_ms,
        stand_in=_bot(rules, agreed, wanted.stand_in) if wanted.stand_in else "",
    )
    entries: dict[int, Entered] = {}
    held: list[rest.Held] = []
    for number, seat in enumerate(wanted.entries):
        name = clean_name(seat.name)
        if seat.kind == "human":
            held.append(rest.Held(number, seeds.new_secret()))
            key = seeds.key_of(held[-1].secret)
            entries[number] = Entered(name, key=key)
        elif seat.kind == "bot":
            bot = _bot(rules, agreed, seat.bot)
            entries[number] = Entered(name or shown_name(bot), bot)
    season = new_id()
    await SeasonStore(tables.store).found(season, founded, entries)
    return season_rest.SeasonCreated(info(await read(tables, season)), held, organiser)


def usual_title(code: str) -> str:
    """What a season is called that nobody has named."""
    return LeagueRules.title if code == LEAGUE else f"{rules_of(code).game.title} season"


def _bot(rules: SeasonRules[Any], agreed: Agreed, bot: str) -> str:
    """One that can drive in every race."""
    games = {rules.game_of(agreed, number) for number in range(len(agreed.races))}
    known = [name for name in bots_of(games.pop()) if all(name in bots_of(g) for g in games)]
    if bot and bot not in known:
        raise Refusal("no_bot", args={"bots": known})
    return bot or USUAL


async def enter(tables: LiveTables, season: str, entering: season_rest.Entering) -> rest.Held:
    """Take an open entry, the first or a certain one; or wait for one."""
    progress = await read(tables, season)
    free = [entry for entry, who in enumerate(progress.holders) if who < 0]
    if entering.seat is None and not free and not entering.wait:
        raise Refusal("taken", "no-entry-free")
    if progress.state == "over":
        raise Refusal("over", "season-over")
    secret = seeds.new_secret()
    entered = Entered(clean_name(entering.name), key=seeds.key_of(secret))
    seat = (free[0] if free else None) if entering.seat is None else entering.seat
    return rest.Held(await _enter(tables, progress, seat, entered), secret)


async def fill(
    tables: LiveTables, season: str, filling: rest.Filling, secret: str
) -> season_rest.SeasonInfo:
    """Let a bot take an open entry."""
    progress = await read(tables, season)
    await who_is(tables, progress, secret)
    bot = _bot(progress.rules, progress.agreed, filling.bot)
    name = shown_name(bot) if bot in DRIVERS else f"Bot {filling.seat + 1}"
    await _enter(tables, progress, filling.seat, Entered(name, bot))
    return info(await read(tables, season))


async def _enter(
    tables: LiveTables, progress: SeasonProgress, seat: int | None, entered: Entered
) -> int:
    """The number of signing up: that of an entry nobody has had, or the next of those who wait.

    Whoever takes an entry that somebody left is the first who waits for it.
    """
    seats = progress.agreed.seats
    if seat is not None and not 0 <= seat < seats:
        raise Refusal("no_seat", "no-entry", {"entry": seat + 1})
    number = seat
    if number is None or number in progress.signed_up:
        number = max(seats, *(one + 1 for one in progress.signed_up))
    if len(progress.holders) >= seats + MOST_WAITING:
        raise Refusal("taken", "no-entry-free")
    try:
        if seat is not None and progress.holders[seat] >= 0:
            raise Conflict("somebody has entered there")
        await SeasonStore(tables.store).enter(progress.id, number, entered)
    except Conflict as error:
        raise Refusal("taken", "entry-taken", {"entry": number + 1}) from error
    return number


async def who_is(tables: LiveTables, progress: SeasonProgress, secret: str) -> int:
    """Under which number a secret signed up, or ORGANISER; also on a driver's other device."""
    there = progress.holders
    locks = {who: entered.key for who, entered in progress.signed_up.items() if who in there}
    locks[ORGANISER] = progress.kept.founded.organiser
    found = seeds.opened(secret, locks)
    if found is None and secret:
        found = seeds.unlocked(await tables.store.lock_of(seeds.key_of(secret)), locks)
    if found is None:
        raise Refusal("no_secret", "entrants-only")
    return found


async def call(
    tables: LiveTables, season: str, calling: season_rest.Calling, secret: str
) -> season_rest.SeasonInfo:
    """Open the table of the next race; if it has been called, nothing changes.

    Only a race that was left unfinished under other rules is called again, by the organiser.
    """
    progress = await read(tables, season)
    who = await who_is(tables, progress, secret)
    if (calling.absent or calling.substitutes) and who != ORGANISER:
        raise Refusal("no_secret", "absent-by-organiser")
    if progress.state in ("open", "over"):
        if progress.state == "open":
            raise Refusal("not_begun", "entry-open")
        raise Refusal("over", "season-over")
    if progress.state == "ready":
        try:
            called = _called(tables, progress, calling)
            await SeasonStore(tables.store).call(season, progress.run, called)
        except Conflict:
            pass  # somebody else has called it: that one stands
        progress = await read(tables, season)
    elif progress.state == "old":
        if who != ORGANISER:
            raise Refusal("no_secret", "again-by-organiser")
        again = _called(tables, progress, calling)
        await SeasonStore(tables.store).call_again(season, progress.run, progress.last(), again)
        progress = await read(tables, season)
    if progress.stuck == "called":
        await _seat_all(tables, progress)
        progress = await read(tables, season)
    return info(progress)


def _called(tables: LiveTables, progress: SeasonProgress, calling: season_rest.Calling) -> Called:
    """The next race by the rules, for those who are there."""
    stand_ins = {one.entry: one for one in calling.substitutes}
    away = set(calling.absent)
    for entry in a.excused(progress.acts, progress.run + 1):
        if entry not in stand_ins and progress.rules.may_sit_out:
            away.add(entry)
        elif entry not in stand_ins and entry not in away:
            stand_ins[entry] = season_rest.Substitute(entry)
    absent = tuple(sorted(away))
    for entry in (*absent, *stand_ins):
        if entry not in progress.entries:
            raise Refusal("no_seat", "no-entry", {"entry": entry + 1})
        if entry in absent and entry in stand_ins:
            raise Refusal("invalid", "absent-or-driven", {"entry": entry + 1})
    game = progress.rules.next_race(progress.seasons[-1], absent)
    assert game is not None, "the season is not over"
    racing = tuple(entry for entry in sorted(progress.entries) if entry not in absent)
    return Called(
        table=new_id(),
        at=tables.now(),
        options=game.chosen(),
        entries=racing,
        drivers=tuple(_driver(progress, entry, stand_ins.get(entry)) for entry in racing),
        absent=absent,
        substitutes=tuple(sorted(stand_ins)),
    )


def _driver(
    progress: SeasonProgress, entry: int, stand_in: season_rest.Substitute | None
) -> Entered:
    if stand_in is None:
        return progress.entries[entry]
    if stand_in.kind == "open":
        return Entered()
    name = progress.entries[entry].name
    called = f"{name[:34]} (Bot)" if name else f"Bot {entry + 1}"
    return Entered(called, _bot(progress.rules, progress.agreed, stand_in.bot))


async def _seat_all(tables: LiveTables, progress: SeasonProgress) -> None:
    """The table of a race that was called. The secret of an entry opens its seat there, too."""
    called, founded = progress.last(), progress.kept.founded
    game = progress.rules.game_of(progress.agreed, progress.run)
    opened = e.Opened(
        at=tables.now(),
        game=game.code,
        version=game.version,
        seats=len(called.entries),
        seed=seeds.new_seed(),
        options=called.options,
        clock=founded.clock,
        pace_ms=founded.pace_ms,
        stand_in=founded.stand_in,
        season=progress.id,
        race=progress.run + 1,
    )

    def seated(room: Room) -> None:
        for seat, driver in enumerate(called.drivers):
            if driver.bot or driver.key:
                room.sit(seat, driver.name, tables.now(), driver.bot, driver.key)

    try:
        await tables.create(opened, seated, called.table)
    except Refusal as error:
        if error.code != "stale":  # another process was quicker with the same table
            raise
