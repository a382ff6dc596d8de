"""A table whose entries do not lead to their end: the race goes on from where they do.

A missing entry, one that cannot be read, or one that cannot follow: it and all after it are set
aside, not deleted, and the table is told.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence

from slipstream.kernel.game import CHANCE, State
from slipstream.table.looking_back.lobby_row import row_of
from slipstream.table.room import entries as e
from slipstream.table.room.ledger import Ledger
from slipstream.table.room.refusal import OldRules, Refusal
from slipstream.table.room.room import Room
from slipstream.table.room.snapshot import Snapshot
from slipstream.table.store.reading import Away
from slipstream.table.store.store import Store
from slipstream.table.store.transactions import Conflict
from slipstream.tell.say import Say

log = logging.getLogger("slipstream.store")


class Unreadable(Refusal):
    """Not even the beginning of the table can be read: it is left as it is."""

    def __init__(self) -> None:
        super().__init__("unreadable")


async def repaired(
    store: Store, table: str, now: int, error: Exception | None = None
) -> tuple[Room, int]:
    """The room as far as its entries lead, and how many entries it has now."""
    stored = await store.whole(table)
    entries = stored.entries
    count = followable(entries)
    if not count:
        log.error("table %s cannot be read at all (%s)", table, _why(error))
        raise Unreadable
    room = Room.read(None, entries[:count])
    if count > stored.last:  # only the snapshot was wrong
        return room, count
    room.announce(Say("table-mended", {"move": room.race.index}), now)
    room.go_on(now)
    fresh = room.ledger.taken()
    try:
        await store.set_aside(table, count, stored.last, fresh, row_of(table, room.ledger, now))
    except Conflict as conflict:  # another process is mending it
        raise Away from conflict
    log.error("table %s: entries from number %d on are set aside (%s)", table, count, _why(error))
    return room, count + len(fresh)


def _why(error: Exception | None) -> str:
    """Never its text, which may name hidden cards."""
    return type(error).__name__ if error else "hole"


def checked(kept: Snapshot | None, entries: Sequence[e.AnyEntry]) -> Room:
    """A stored table whose every entry can follow; some error or other if one cannot."""
    room = Room.read(kept, () if kept else entries[:1])
    for entry in entries if kept else entries[1:]:
        _must_be_possible(room.ledger, entry)
        room.ledger.carry_out(entry)
    return room


def followable(entries: Sequence[e.AnyEntry]) -> int:
    """How many entries can be carried out, one after the other."""
    if not entries or not isinstance(entries[0], e.Opened):
        return 0
    try:
        ledger = Ledger(entries[0])
    except OldRules:
        raise
    except Exception:  # it begins with a position that is none
        return 0
    for number, entry in enumerate(entries[1:], 1):
        try:
            _must_be_possible(ledger, entry)
            ledger.carry_out(entry)
        except OldRules:
            raise
        except Exception:  # whatever an entry does that does not belong there
            return number
    return len(entries)


def _must_be_possible(ledger: Ledger, entry: e.AnyEntry) -> None:
    if isinstance(entry, e.Played | e.Sealed):
        assert entry.seat in ledger.race.state.waiting, "who answers is asked"
        if entry.seat != CHANCE:
            assert entry.action in ledger.race.state.legal(entry.seat), "an answer is legal"
    if isinstance(entry, e.Recounted):
        _must_follow(ledger.race.state.copy(), entry.moves)
    if isinstance(entry, e.Seated | e.StoodIn | e.Returned | e.Wished | e.Muted):
        assert 0 <= entry.seat < len(ledger.seats), "there is such a seat"
    if isinstance(entry, e.Undone):
        assert 0 <= entry.to < ledger.race.index, "there is something to take back"


def _must_follow(state: State, moves: Sequence[tuple[int, int]]) -> None:
    for seat, action in moves:
        assert seat in state.waiting, "who answers is asked"
        assert seat == CHANCE or action in state.legal(seat), "an answer is legal"
        state.apply(seat, action)
