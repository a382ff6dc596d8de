"""What is done in a season beside racing: rulings, dates, withdrawing, races without a table."""

from __future__ import annotations

import msgspec

from slipstream.league import acts as a
from slipstream.league.progress import Called
from slipstream.table.live.tables import LiveTables
from slipstream.table.room import seeds
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.text import clean
from slipstream.table.seasons import rest as season_rest
from slipstream.table.seasons.commands import ORGANISER, who_is
from slipstream.table.seasons.progress import SeasonProgress, info, read
from slipstream.table.seasons.store import SeasonStore
from slipstream.table.store import alerts, schema
from slipstream.table.store.transactions import Conflict
from slipstream.table.telling import rest

TRIES = 5  # with others who do something at the same time


async def act(
    tables: LiveTables, season: str, acting: season_rest.Acting, secret: str
) -> season_rest.SeasonInfo:
    """Add an act; whoever comes second with a number takes the next one."""
    for _ in range(TRIES):
        progress = await read(tables, season)
        wanted = _cleaned(acting.act)
        _allow(progress, wanted, await who_is(tables, progress, secret))
        races = len(progress.agreed.races)
        a.check(wanted, progress.acts, progress.agreed.seats, races)
        done = a.Done(tables.now(), wanted)
        try:
            await SeasonStore(tables.store).act(season, len(progress.acts), done)
        except Conflict:
            continue
        return info(await read(tables, season))
    raise Refusal("busy")


async def link(
    tables: LiveTables, season: str, linking: season_rest.Linking, secret: str
) -> rest.Held:
    """A new secret for an entry, also at the table of its race; told once, to the organiser."""
    made = seeds.new_secret()
    for _ in range(TRIES):
        progress = await read(tables, season)
        if await who_is(tables, progress, secret) != ORGANISER:
            raise Refusal("no_secret", "ruled-by-organiser")
        old = progress.signed_up.get(linking.entry)
        if linking.entry not in progress.holders or old is None or not old.key:
            raise Refusal("no_seat", "no-entry", {"entry": linking.entry + 1})
        if len(progress.acts) >= a.MOST_ACTS:
            raise Refusal("full", "table-full")
        done = a.Done(tables.now(), a.Reissued(linking.entry, seeds.key_of(made)))
        try:
            await SeasonStore(tables.store).act(season, len(progress.acts), done)
        except Conflict:
            continue
        await _change_locks(tables, progress, old.key, seeds.key_of(made))
        return rest.Held(linking.entry, made)
    raise Refusal("busy")


async def _change_locks(tables: LiveTables, progress: SeasonProgress, old: str, new: str) -> None:
    """The old secret opens no seat of the race under way, and nobody is alerted by it."""
    follows = schema.channels.c.follows == old
    await tables.store.write(
        lambda connection: alerts.remove_channels(connection, follows), lambda _connection: True
    )
    if progress.stuck == "racing":
        live = await tables.find(progress.last().table)
        await tables.act(live, lambda room: room.change_lock(old, new, tables.now()))


def _cleaned(act: a.Act) -> a.Act:
    if isinstance(act, a.Awarded | a.Revoked):
        return msgspec.structs.replace(act, reason=clean(act.reason))
    return act


def _allow(progress: SeasonProgress, act: a.Act, who: int) -> None:
    """Everybody signs themselves out; all else is the organiser's."""
    holders = progress.holders
    if isinstance(act, a.Left) and act.entry not in holders:
        raise Refusal("no_seat", "no-entry", {"entry": act.entry + 1})
    if who == ORGANISER:
        return
    own = isinstance(act, a.Left) and act.entry == who
    own |= isinstance(act, a.Excused) and holders[act.entry : act.entry + 1] == [who]
    if not own:
        raise Refusal("no_secret", "ruled-by-organiser")


async def settle(
    tables: LiveTables, season: str, settling: season_rest.Settling, secret: str
) -> season_rest.SeasonInfo:
    """Count the next race without a table; one that is under way is given up for it."""
    progress = await read(tables, season)
    if await who_is(tables, progress, secret) != ORGANISER:
        raise Refusal("no_secret", "ruled-by-organiser")
    if progress.state in ("open", "over"):
        is_open = progress.state == "open"
        raise Refusal(*(("not_begun", "entry-open") if is_open else ("over", "season-over")))
    called = _called(tables, progress, settling)
    after = progress.settle(called, settling.places, settling.points)
    store, packed = SeasonStore(tables.store), msgspec.json.encode(after)
    try:
        if progress.state == "ready":
            await store.settle(season, progress.run, called, packed)
        else:
            await store.call_again(season, progress.run, progress.last(), called, packed)
    except Conflict as error:
        raise Refusal("stale") from error
    return info(await read(tables, season))


def _called(tables: LiveTables, progress: SeasonProgress, settling: season_rest.Settling) -> Called:
    places = settling.places
    entries = progress.entries
    racing = tuple(entry for entry in entries if entry < len(places) and places[entry])
    return Called(
        table="",
        at=tables.now(),
        options={},
        entries=racing,
        drivers=tuple(entries[entry] for entry in racing),
        absent=tuple(entry for entry in entries if entry not in racing),
        held=bool(places),
        reason=clean(settling.reason),
    )
