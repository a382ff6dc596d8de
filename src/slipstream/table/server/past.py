"""What is asked of races that have been run, or as far as they have: records, positions, forks."""

from __future__ import annotations

import asyncio
from typing import Final

from slipstream.games.registry import words
from slipstream.kernel.game import PUBLIC
from slipstream.notation.replay import commitment
from slipstream.table.live.table import LiveTable
from slipstream.table.live.tables import LiveTables
from slipstream.table.looking_back import records
from slipstream.table.looking_back.chances import MOST_POSITIONS
from slipstream.table.looking_back.importing import recounted
from slipstream.table.looking_back.past_race import PastRace
from slipstream.table.room import entries as e
from slipstream.table.room import seeds
from slipstream.table.room.race import PlayedMove
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.server.lobby import opened_table
from slipstream.table.telling import messages, rest, wire
from slipstream.table.telling.position import present

NAMESAKE_MS: Final = 30 * 24 * 3600 * 1000  # a race that was never ended hides no deal for ever


def _reader(entries: list[e.AnyEntry], secret: str) -> int:
    """The seat that a secret opens, without a room."""
    found = PUBLIC
    for entry in entries:
        if isinstance(entry, e.Seated) and entry.key and secret:
            found = entry.seat if seeds.opens(secret, entry.key) else found
    if secret and found == PUBLIC:
        raise Refusal("no_secret")
    return found


async def record(tables: LiveTables, table: str, secret: str) -> str:
    entries = await tables.entries(table)
    reader = _reader(entries, secret)
    over = any(isinstance(entry, e.Over) for entry in entries)
    is_open = over and not await _is_withheld(tables, table, records.opening(entries))
    return records.record_text(entries, messages.whose_copy(is_open, reader))


async def _is_withheld(tables: LiveTables, table: str, opened: e.Opened) -> bool:
    """Whether a race with the same deal is under way: what is over there lies ahead here."""
    if not opened.duplicate:
        return False
    since = tables.now() - NAMESAKE_MS
    return await tables.store.is_under_way(commitment(opened.seed), table, since)


async def _past_race(tables: LiveTables, table: str) -> tuple[PastRace, LiveTable]:
    live = await tables.find(table)
    found = tables.past_races.find(table, live.stored)
    if found is None:
        entries = await tables.entries(table)
        found = await asyncio.to_thread(PastRace, entries)
        tables.past_races.put(table, len(entries), found)
    ledger = found.ledger
    found.is_open = bool(ledger.opened.imported) or (
        ledger.over and not await _is_withheld(tables, table, ledger.opened)
    )
    return found, live


async def position(
    tables: LiveTables, table: str, secret: str, index: int | None, eyes: int | None
) -> wire.Position:
    """Where the race stands, or stood after `index` moves."""
    if index is None and eyes is None:
        live = await tables.find(table)
        reader = tables.seat_of(live.room, secret)
        return present(live.ledger, reader, tables.now(), line=True)
    past, live = await _past_race(tables, table)
    index = past.ledger.race.index if index is None else index
    reader = past.eyes(tables.seat_of(live.room, secret), eyes)
    return await asyncio.to_thread(past.position, index, reader)


async def turns(tables: LiveTables, table: str, secret: str, eyes: int | None) -> list[rest.Turn]:
    past, live = await _past_race(tables, table)
    reader = past.eyes(tables.seat_of(live.room, secret), eyes)
    return await asyncio.to_thread(past.turns, reader)


async def chances(tables: LiveTables, table: str, indices: list[int]) -> list[rest.Chance]:
    """One position after the other, so that bots of other tables are not kept waiting."""
    if len(indices) > MOST_POSITIONS:
        raise Refusal("malformed", "too-many-positions", {"most": MOST_POSITIONS})
    past, _ = await _past_race(tables, table)
    for index in indices:
        if index not in past.chances:
            state = await asyncio.to_thread(past.ended, index)
            over = (1, [int(place == 1) for place in state.places()])
            found = await tables.bot_workers.chances(state) if state.waiting else over
            past.chances[index] = rest.Chance(index, *found)
    return [past.chances[index] for index in indices]


async def fork(tables: LiveTables, table: str, forking: rest.Forking) -> rest.Created:
    """A new table that begins where another stood."""
    past, live = await _past_race(tables, table)
    before, game = live.room.ledger.opened, live.room.race.game
    if len(forking.seats) != game.seats:
        raise Refusal("no_seat", "wrong-seats", {"seats": game.seats, "named": len(forking.seats)})
    redealt = forking.eyes if forking.redeal else None
    opened = e.Opened(
        at=tables.now(),
        game=game.code,
        version=game.version,
        seats=game.seats,
        seed=seeds.new_seed(),
        options=before.options,
        start=await asyncio.to_thread(past.line, forking.index, redealt),
        pace_ms=forking.pace_ms,
    )
    return await opened_table(tables, opened, forking.seats)


async def bring(tables: LiveTables, body: bytes) -> rest.Created:
    """A record becomes a table to look at."""
    try:
        text = body.decode()
    except UnicodeDecodeError as error:
        raise Refusal("malformed", "not-text") from error
    room = await asyncio.to_thread(recounted, text, tables.now())
    return rest.Created(tables.info(await tables.adopt(room)), [])


async def log(tables: LiveTables, table: str, secret: str, language: str) -> rest.RaceLog:
    entries = await tables.entries(table)
    reader = _reader(entries, secret)
    if records.is_old(records.opening(entries)):
        raise records.old_rules(records.opening(entries))
    ledger = Room.read(None, entries).ledger
    speech = words(type(ledger.race.game), ledger.names, reader, language) if language else None
    moves = [
        messages.moved(
            ledger, PlayedMove(index, index, 0, made.move, made.events, "", 0), reader, speech
        )
        for index, made in enumerate(records.recorded_moves(entries), 1)
    ]
    return rest.RaceLog(moves)
