"""What is asked of races that have been run, or as far as they have: records, positions, forks.

All of it is computed aside (`looking_back/looks.py`): here it is only asked for and passed on.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec

from slipstream.kernel.game import PUBLIC
from slipstream.notation.house import HouseRules
from slipstream.table.limits import COMMAND_BYTES
from slipstream.table.live.tables import LiveTables
from slipstream.table.looking_back import compared, looks, records
from slipstream.table.looking_back import puzzles as puzzle_lectures
from slipstream.table.looking_back.commentary import commentary as comment_in_worker
from slipstream.table.looking_back.importing import change_of, digest_of
from slipstream.table.looking_back.review import review as review_in_worker
from slipstream.table.looking_back.what_if import preview as preview_in_worker
from slipstream.table.looking_back.what_if import weigh as weigh_in_worker
from slipstream.table.room import entries as e
from slipstream.table.room import seeds
from slipstream.table.room.refusal import OldRules, Refusal
from slipstream.table.room.room import Room
from slipstream.table.room.text import clean_name
from slipstream.table.server.lobby import opened_table
from slipstream.table.store.reviews import keep_review
from slipstream.table.store.schema import new_id
from slipstream.table.telling import rest, wire
from slipstream.table.telling.position import present

T = TypeVar("T")


class Asking(NamedTuple):
    """Who asks: from where, and with which secret."""

    client: str
    secret: str = ""


async def _look(
    tables: LiveTables, table: str, asking: Asking, job: Callable[..., T], *arguments: Any
) -> T:
    """A table that has to be repaired is, as for everybody who comes to it."""
    with contextlib.suppress(OldRules):
        await tables.find(table)
    look = looks.Look(tables.store.address, table, asking.secret, tables.now())
    return await tables.workers.aside(asking.client, job, look, *arguments)


async def record(tables: LiveTables, table: str, asking: Asking, verdicts: bool) -> str:
    return await _look(tables, table, asking, looks.record, verdicts)


async def position(
    tables: LiveTables, table: str, asking: Asking, index: int | None, eyes: int | None
) -> wire.Position | bytes:
    """Where the race stands, or stood after `index` moves."""
    live = await tables.find(table)
    if index is None and eyes is None:
        reader = await tables.seat_of(live.room, asking.secret)
        return present(live.ledger, reader, tables.now(), line=True)
    return await _look(tables, table, asking, looks.position, index, eyes)


async def turns(tables: LiveTables, table: str, asking: Asking, eyes: int | None) -> bytes:
    await tables.find(table)
    return await _look(tables, table, asking, looks.turns, eyes)


async def review(tables: LiveTables, table: str, asking: Asking) -> bytes:
    """What is known of a race that is over, and a little more with each question."""
    await tables.find(table)
    found = await _look(tables, table, asking, review_in_worker)
    if found.is_new:
        await keep_review(tables.store, table, found.body)
    return found.body


async def weigh(tables: LiveTables, table: str, asking: Asking, index: int, move: str) -> bytes:
    """What another answer would have been worth; a little more with each question."""
    await tables.find(table)
    return await _look(tables, table, asking, weigh_in_worker, index, move)


async def preview(
    tables: LiveTables, table: str, asking: Asking, index: int, eyes: int, token: str
) -> bytes:
    """What the answers to a past question would have done."""
    await tables.find(table)
    return await _look(tables, table, asking, preview_in_worker, index, eyes, token)


async def commentary(tables: LiveTables, table: str, asking: Asking) -> bytes:
    """The report of a race that is over."""
    await tables.find(table)
    return await _look(tables, table, asking, comment_in_worker)


async def comment(
    tables: LiveTables, table: str, asking: Asking, told: rest.Commenting
) -> list[rest.Comment]:
    """Words about a move, by a player or whoever brought the record: all that then stand."""
    live = await tables.find(table)
    seat = await _writer_of(tables, live.room, asking.secret)
    reader = asking if seat >= 0 else Asking(asking.client)
    move = await _look(tables, table, reader, looks.commented_move, told.move)
    text = clean_name(told.text)
    tables.charge(asking.client, COMMAND_BYTES + len(text.encode()))
    await tables.act(live, lambda room: room.comment(seat, move, text, tables.now()))
    return records.written(await tables.entries(table))


async def _writer_of(tables: LiveTables, room: Room, secret: str) -> int:
    """Who may comment on the race: its seats, and whoever brought its record (PUBLIC)."""
    if seeds.opened(secret, {0: room.ledger.opened.owner}) is not None:
        return PUBLIC
    seat = await tables.seat_of(room, secret)
    if seat == PUBLIC:
        raise Refusal("no_secret", "comments-by-players")
    return seat


async def duplicates(tables: LiveTables, table: str, asking: Asking) -> bytes:
    """The results of all tables that share the deal of this one."""
    await tables.find(table)
    return await _look(tables, table, asking, compared.of_table)


async def puzzles(tables: LiveTables, table: str, asking: Asking, seat: int) -> bytes:
    """The mistakes of a seat as puzzles."""
    await tables.find(table)
    return await _look(tables, table, asking, puzzle_lectures.of_race, seat)


async def fork(
    tables: LiveTables, table: str, forking: rest.Forking, asking: Asking
) -> rest.Created:
    """A new table that begins where another stood."""
    live = await tables.find(table)
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
        start=await _look(tables, table, asking, looks.line, forking.index, redealt, forking.move),
        pace_ms=forking.pace_ms,
        hints=before.hints,
    )
    return await opened_table(tables, opened, forking.seats, asking.client)


def as_text(body: bytes) -> rest.Bringing:
    """A record alone."""
    try:
        return rest.Bringing(body.decode())
    except UnicodeDecodeError as error:
        raise Refusal("malformed", "not-text") from error


def as_json(body: bytes) -> rest.Bringing:
    """A record with its house rules."""
    try:
        return msgspec.json.decode(body, type=rest.Bringing)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", detail=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Refusal("malformed", "not-json") from error


async def bring(
    tables: LiveTables, brought: rest.Bringing, houses: Sequence[HouseRules], asking: Asking
) -> rest.Created:
    """A record becomes a table to look at."""
    table = new_id()
    offered = {digest_of(house): house.word for house in houses}
    secret = seeds.new_secret()
    owner = seeds.key_of(secret)
    told = (table, brought.record, tables.now(), brought.house, offered, owner)
    change = await tables.workers.aside(asking.client, change_of, *told)
    tables.charge(asking.client, sum(map(len, change.bodies)) + len(change.snapshot or b""))
    await tables.store.add(change)
    return rest.Created(tables.info(await tables.find(table)), [], secret)


async def log(tables: LiveTables, table: str, asking: Asking, language: str) -> bytes:
    return await _look(tables, table, asking, looks.log, language)
