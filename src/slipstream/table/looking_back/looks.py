"""What is asked of stored races, answered in a worker process that reads the store itself.

Answers are encoded here: the server passes them on as they are.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec

from slipstream.games.registry import words
from slipstream.kernel.game import CHANCE, PUBLIC
from slipstream.notation.replay import commitment
from slipstream.table.looking_back import records
from slipstream.table.looking_back.past_race import PastRace
from slipstream.table.room import entries as e
from slipstream.table.room import seeds
from slipstream.table.room.days import is_sealed
from slipstream.table.room.race import PlayedMove
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.store import drivers
from slipstream.table.store.reading import entries_from, is_under_way, read_beside
from slipstream.table.store.reviews import review_of
from slipstream.table.telling import messages, rest

NAMESAKE_MS: Final = 30 * 24 * 3600 * 1000  # a race that was never ended hides no deal for ever
KEPT: Final = 8  # races
_kept: OrderedDict[tuple[str, str, int], PastRace] = OrderedDict()


class Look(NamedTuple):
    """Where to read, and who asks when."""

    store: str
    table: str
    secret: str
    now: int


def record(look: Look, verdicts: bool = False) -> str:
    """A seat's copy during the race, the whole with its seed after it; then with what people wrote
    about it, and, if wanted, what is known of its decisions, as comments."""
    entries = entries_of(look)
    reader = _reader(entries, look)
    over = any(isinstance(entry, e.Over) for entry in entries)
    is_open = over and not deal_is_hidden(look, records.opening(entries))
    if is_open and not records.is_old(records.opening(entries)):
        if verdicts:
            kept = read_beside(look.store, lambda found: review_of(found, look.table))
            return records.commented(entries, kept)
        if records.written(entries):
            return records.commented(entries)
    return records.record_text(entries, messages.whose_copy(is_open, reader))


def whole_record(look: Look) -> str:
    """Of a race that is over: everything."""
    return records.record_text(entries_of(look), CHANCE)


def log(look: Look, language: str) -> bytes:
    """Every move and what came of it, in words if a language is named."""
    entries = entries_of(look)
    reader = _reader(entries, look)
    if records.is_old(records.opening(entries)):
        raise records.old_rules(records.opening(entries))
    ledger = Room.read(None, entries).ledger
    names = [seat.name for seat in ledger.seats]
    speech = words(type(ledger.race.game), names, reader, language) if language else None
    moves = [
        messages.moved(
            ledger, PlayedMove(index, index, 0, made.move, made.events, "", 0), reader, speech
        )
        for index, made in enumerate(records.recorded_moves(entries), 1)
    ]
    is_open = ledger.over and not deal_is_hidden(look, ledger.opened)
    written = records.written(entries) if is_open else []
    return msgspec.json.encode(rest.RaceLog(moves, records.comments(entries), written))


def position(look: Look, index: int | None, eyes: int | None) -> bytes:
    """Where the race stood after so many moves."""
    past, reader = past_race(look)
    after = past.ledger.race.index if index is None else index
    return msgspec.json.encode(past.position(after, past.eyes(reader, eyes)))


def turns(look: Look, eyes: int | None) -> bytes:
    """The race at the end of each turn."""
    past, reader = past_race(look)
    return msgspec.json.encode(past.turns(past.eyes(reader, eyes)))


def line(look: Look, index: int, redealt: int | None, move: str = "") -> str:
    """The position that a new race begins with."""
    return past_race(look)[0].line(index, redealt, move)


def commented_move(look: Look, move: int) -> int:
    """Where a comment on a move stands: behind the whole of it. The race is over and open."""
    past, _ = past_race(look)
    moves = len(past.ended_record().moves)
    if move > moves:
        raise Refusal("no_move", args={"moves": moves})
    for choice in past.choices():
        if choice.index < move <= choice.index + len(choice.answers):
            return choice.index + len(choice.answers)
    return move


def entries_of(look: Look) -> list[e.AnyEntry]:
    stored = read_beside(look.store, lambda found: entries_from(found, look.table))
    if not stored.is_whole:
        raise Refusal("unreadable")
    return stored.entries


def _reader(entries: list[e.AnyEntry], look: Look) -> int:
    """The seat that a secret opens; the newest link of a seat counts.

    A race of the day is shown to nobody else until it is over.
    """
    secret = look.secret
    if not secret and is_sealed(records.opening(entries).day, look.now):
        raise Refusal("hidden", "day-hidden")
    keys = {one.seat: one.key for one in entries if isinstance(one, e.Seated | e.Rekeyed)}
    if not secret:
        return PUBLIC
    found = seeds.opened(secret, keys)
    if found is None:
        lock = read_beside(look.store, lambda one: drivers.lock_of(one, seeds.key_of(secret)))
        found = seeds.unlocked(lock, keys)
    if found is None:
        raise Refusal("no_secret")
    return found


def deal_is_hidden(look: Look, opened: e.Opened) -> bool:
    """Whether a race with the same deal is under way: what is over there lies ahead here."""
    if not opened.duplicate:
        return False
    if opened.day:
        return is_sealed(opened.day, look.now)
    since = look.now - NAMESAKE_MS
    deal = commitment(opened.seed)
    return read_beside(look.store, lambda found: is_under_way(found, deal, look.table, since))


def past_race(look: Look) -> tuple[PastRace, int]:
    """The race, and who looks at it. Those that were looked at last are kept."""
    entries = entries_of(look)
    reader = _reader(entries, look)
    key = (look.store, look.table, len(entries))
    past = _kept.pop(key, None) or PastRace(entries)
    _kept[key] = past
    if len(_kept) > KEPT:
        _kept.popitem(last=False)
    ledger = past.ledger
    past.is_open = bool(ledger.opened.imported) or (
        ledger.over and not deal_is_hidden(look, ledger.opened)
    )
    return past, reader
