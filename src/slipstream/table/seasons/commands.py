"""Seasons: founded, entered, and race after race called.

A race belongs to a season when it was called: that is stored first, with the name of its table and
all that the table is made of. So a crash in between leaves a race whose table can still be opened,
and nobody can call the same race twice. Its result is counted when the table says that it is over.
"""

from __future__ import annotations

import asyncio

from slipstream.bots.characters import DRIVERS, shown_name
from slipstream.bots.registry import USUAL, bots_of
from slipstream.games.registry import option_about, season_rules
from slipstream.kernel.game import Game
from slipstream.season import Agreed
from slipstream.table.live.tables import LiveTables
from slipstream.table.room import entries as e
from slipstream.table.room import seeds
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.room.text import clean, clean_name
from slipstream.table.seasons import rest as season_rest
from slipstream.table.seasons.progress import SeasonProgress, info, read
from slipstream.table.seasons.store import Called, Entered, Founded, SeasonStore
from slipstream.table.store.schema import new_id
from slipstream.table.store.transactions import Conflict
from slipstream.table.telling import rest

ORGANISER = -1


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
        substitute=rules.substitute,
    )


async def create(tables: LiveTables, wanted: season_rest.NewSeason) -> season_rest.SeasonCreated:
    """A season as it was agreed, with those who have entered at once."""
    rules = season_rules(wanted.game)
    agreed = Agreed(len(wanted.entries), wanted.options, tuple(wanted.races), wanted.terms)
    await asyncio.to_thread(rules.agree, agreed)
    organiser = seeds.new_secret()
    founded = Founded(
        at=tables.now(),
        title=clean(wanted.title) if wanted.title else f"{rules.game.title} season",
        game=rules.game.code,
        version=rules.game.version,
        agreed=agreed,
        organiser=seeds.key_of(organiser),
        clock=wanted.clock,
        pace_ms=wanted.pace_ms,
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
            bot = _bot(rules.game, seat.bot)
            entries[number] = Entered(name or shown_name(bot), bot)
    season = new_id()
    await SeasonStore(tables.store).found(season, founded, entries)
    return season_rest.SeasonCreated(info(await read(tables, season)), held, organiser)


def _bot(game: type[Game], bot: str) -> str:
    known = bots_of(game)
    if bot and bot not in known:
        raise Refusal("no_bot", args={"bots": list(known)})
    return bot or USUAL


async def enter(tables: LiveTables, season: str, joining: rest.Joining) -> rest.Held:
    """Take an open entry: the first, or a certain one."""
    progress = await read(tables, season)
    free = _free(progress)
    if joining.seat is None and not free:
        raise Refusal("taken", "no-entry-free")
    seat = free[0] if joining.seat is None else joining.seat
    held = rest.Held(seat, seeds.new_secret())
    await _enter(
        tables, progress, seat, Entered(clean_name(joining.name), key=seeds.key_of(held.secret))
    )
    return held


async def fill(
    tables: LiveTables, season: str, filling: rest.Filling, secret: str
) -> season_rest.SeasonInfo:
    """Let a bot take an open entry."""
    progress = await read(tables, season)
    _who(progress, secret)
    bot = _bot(progress.rules.game, filling.bot)
    name = shown_name(bot) if bot in DRIVERS else f"Bot {filling.seat + 1}"
    await _enter(tables, progress, filling.seat, Entered(name, bot))
    return info(await read(tables, season))


def _free(progress: SeasonProgress) -> list[int]:
    seats = range(progress.kept.founded.agreed.seats)
    return [seat for seat in seats if seat not in progress.kept.entries]


async def _enter(tables: LiveTables, progress: SeasonProgress, seat: int, entered: Entered) -> None:
    if not 0 <= seat < progress.kept.founded.agreed.seats:
        raise Refusal("no_seat", "no-entry", {"entry": seat + 1})
    try:
        if seat in progress.kept.entries:
            raise Conflict("somebody has entered there")
        await SeasonStore(tables.store).enter(progress.id, seat, entered)
    except Conflict as error:
        raise Refusal("taken", "entry-taken", {"entry": seat + 1}) from error


def _who(progress: SeasonProgress, secret: str) -> int:
    """The entry that a secret holds, or ORGANISER; every one is tried, whichever it is."""
    found = None
    keys = {number: entered.key for number, entered in progress.kept.entries.items()}
    for number, key in {**keys, ORGANISER: progress.kept.founded.organiser}.items():
        if key and secret and seeds.opens(secret, key):
            found = number
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
    who = _who(progress, secret)
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
    absent = tuple(sorted(set(calling.absent)))
    stand_ins = {one.entry: one for one in calling.substitutes}
    for entry in (*absent, *stand_ins):
        if entry not in progress.kept.entries:
            raise Refusal("no_seat", "no-entry", {"entry": entry + 1})
        if entry in absent and entry in stand_ins:
            raise Refusal("invalid", "absent-or-driven", {"entry": entry + 1})
    game = progress.rules.next_race(progress.seasons[-1], absent)
    assert game is not None, "the season is not over"
    racing = tuple(entry for entry in sorted(progress.kept.entries) if entry not in absent)
    return Called(
        table=new_id(),
        at=tables.now(),
        options=game.agreed(season=False) | game.agreed(season=True),
        entries=racing,
        drivers=tuple(_driver(progress, entry, stand_ins.get(entry)) for entry in racing),
        absent=absent,
        substitutes=tuple(sorted(stand_ins)),
    )


def _driver(
    progress: SeasonProgress, entry: int, stand_in: season_rest.Substitute | None
) -> Entered:
    if stand_in is None:
        return progress.kept.entries[entry]
    if stand_in.kind == "open":
        return Entered()
    name = progress.kept.entries[entry].name
    called = f"{name[:34]} (Bot)" if name else f"Bot {entry + 1}"
    return Entered(called, _bot(progress.rules.game, stand_in.bot))


async def _seat_all(tables: LiveTables, progress: SeasonProgress) -> None:
    """The table of a race that was called. The secret of an entry opens its seat there, too."""
    called, founded = progress.last(), progress.kept.founded
    opened = e.Opened(
        at=tables.now(),
        game=founded.game,
        version=progress.rules.game.version,
        seats=len(called.entries),
        seed=seeds.new_seed(),
        options=called.options,
        clock=founded.clock,
        pace_ms=founded.pace_ms,
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
