"""Who did what with the same cards: the tables that share a deal, side by side."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec
from msgspec.structs import replace

from slipstream.notation.replay import commitment
from slipstream.table.looking_back import records, review
from slipstream.table.looking_back.looks import Look, deal_is_hidden, entries_of
from slipstream.table.room import days
from slipstream.table.room import entries as e
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.store.deals import Sharing, sharing
from slipstream.table.store.reading import read_beside
from slipstream.table.store.reviews import review_of
from slipstream.table.telling import rest

KEPT: Final = 400  # results: a race that is over does not change
_kept: OrderedDict[tuple[str, str], list[rest.Drove]] = OrderedDict()


def of_day(look: Look, game: str, day: str, seed: str) -> bytes:
    """Everybody's race of a day. `look` names no table."""
    rows = _rows(look, commitment(seed), day)
    sealed = days.is_sealed(day, look.now)
    found = rest.Compared(game, day, days.day_at(look.now), sealed, list(days.FIELD), rows)
    return msgspec.json.encode(found)


def of_table(look: Look) -> bytes:
    """All that has come of the deal of a table that shares it, as far as it is over."""
    opened = records.opening(entries_of(look))
    if not opened.duplicate:
        raise Refusal("invalid", "no-shared-deal")
    today = days.day_at(look.now)
    field = list(days.FIELD) if opened.day else []
    rows = _rows(look, commitment(opened.seed), opened.day)
    if not opened.day:
        rows = [row for row in rows if row.state == "over"]
    sealed = deal_is_hidden(look, opened)
    return msgspec.json.encode(rest.Compared(opened.game, opened.day, today, sealed, field, rows))


def _rows(look: Look, deal: str, day: str) -> list[rest.Drove]:
    tables = read_beside(look.store, lambda found: sharing(found, deal))
    rows = [row for table in tables for row in _of(look, table, day)]
    return sorted(rows, key=_best_first)


def _best_first(row: rest.Drove) -> tuple[bool, int, int, int]:
    return row.state != "over", row.place, -row.points, row.at


def _of(look: Look, table: Sharing, day: str) -> list[rest.Drove]:
    """One row a player. What is over is read once; its review may still come."""
    there = look._replace(table=table.id)
    key = (look.store, table.id)
    if key not in _kept:
        rows = _driven(there, table, day)
        if table.state != "over":
            return rows
        _kept[key] = rows
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    return [_with_review(there, row) for row in _kept[key]]


def _driven(look: Look, table: Sharing, day: str) -> list[rest.Drove]:
    entries = entries_of(look)
    ledger = Room.read(None, entries).ledger
    ended = next((entry.at for entry in entries if isinstance(entry, e.Over)), 0)
    state = "over" if ended else "racing"
    is_late = bool(day) and (ended or look.now) >= days.open_from(day)
    points, places = ledger.race.state.points(), ledger.race.state.places()
    return [
        rest.Drove(
            table.id,
            number,
            seat.name,
            "late" if is_late else state,
            table.created,
            places[number] if ended else 0,
            points[number] if ended else 0,
        )
        for number, seat in enumerate(ledger.seats)
        if seat.is_human
    ]


def _with_review(look: Look, row: rest.Drove) -> rest.Drove:
    kept = read_beside(look.store, lambda found: review_of(found, look.table))
    if not kept:
        return row
    known = msgspec.json.decode(kept, type=rest.Review)
    if known.version != review.VERSION:
        return row
    luck = known.analysis.fortunes[row.seat].luck
    is_whole = known.done == known.total and known.analysis.drives
    loss = known.analysis.drives[row.seat].mean.win.value if is_whole else None
    return replace(row, loss=loss, luck=luck)
