"""A stored table as a record: strictly by the rules, or, under other rules, in the words it has."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from slipstream.analysis.comments import annotate
from slipstream.games.registry import find, load
from slipstream.kernel.game import CHANCE, PUBLIC, observe
from slipstream.kernel.house import HOUSE
from slipstream.kernel.trace import Event
from slipstream.notation.moves import Move, redacted, rows
from slipstream.notation.record import Record, read_record
from slipstream.notation.replay import commitment, take_back
from slipstream.table.room import entries as e
from slipstream.table.room.refusal import OldRules
from slipstream.table.telling import rest


class RecordedMove(msgspec.Struct, frozen=True):
    """A move that stands, with its events."""

    move: Move
    events: list[Event]


def opening(entries: Sequence[e.AnyEntry]) -> e.Opened:
    first = entries[0]
    assert isinstance(first, e.Opened), "the first entry opens the table"
    return first


def is_old(opened: e.Opened) -> bool:
    """Whether the table was opened under other rules than those here."""
    return find(opened.game).version != opened.version


def old_rules(opened: e.Opened) -> OldRules:
    """Why such a table is not played on."""
    here = find(opened.game)
    return OldRules(f"{opened.game}/{opened.version}", f"{here.code}/{here.version}")


def seats_tag(entries: Iterable[e.AnyEntry], seats: int) -> str:
    """Who sat where, as records say it: names without spaces."""
    names = [str(seat + 1) for seat in range(seats)]
    for entry in entries:
        if isinstance(entry, e.Seated):
            who = f"bot/{entry.bot}" if entry.bot else "_".join(entry.name.split())
            if who:
                names[entry.seat] = f"{entry.seat + 1}={who}"
    return " ".join(names)


def tags(entries: Sequence[e.AnyEntry]) -> dict[str, str]:
    opened = opening(entries)
    found = {"Seats": seats_tag(entries, opened.seats)}
    if opened.start:
        found["Start"] = opened.start
    if opened.seed:
        found |= {"Commitment": commitment(opened.seed), "Seed": opened.seed}
    return found


def record_of(entries: Sequence[e.AnyEntry]) -> Record:
    """The race as a record. Moves that were taken back are gone; their luck stays counted."""
    opened = opening(entries)
    record = Record(load(opened.game, opened.seats, opened.options), tags(entries))
    for entry in entries:
        if isinstance(entry, e.Played):
            record.moves.append((entry.seat, entry.action))
        elif isinstance(entry, e.Recounted):
            record.moves.extend(entry.moves)
        elif isinstance(entry, e.Undone):
            take_back(record, entry.to)
    return record


def recorded_moves(entries: Sequence[e.AnyEntry]) -> list[RecordedMove]:
    """Every move that stands, with what came of it."""
    record = record_of(entries)
    state = record.start()
    words = record.spelled()
    return [
        RecordedMove(words[index], observe(state, seat, action))
        for index, (seat, action) in enumerate(record.moves)
    ]


def record_text(entries: Sequence[e.AnyEntry], reader: int) -> str:
    """The record as `reader` may know it; CHANCE sees everything, the seed too."""
    if opening(entries).imported:
        return opening(entries).imported
    if is_old(opening(entries)):
        return _old_text(entries, reader)
    return record_of(entries).write(reader)


def commented(entries: Sequence[e.AnyEntry], review: bytes = b"") -> str:
    """The whole record of a race that is over, with what people wrote about it as comments, and the
    verdicts of a review."""
    opened = opening(entries)
    record = imported(opened) if opened.imported else record_of(entries)
    names = names_of(entries)
    for one in written(entries):
        said = f"{names[one.seat]}: {one.text}" if one.seat >= 0 else one.text
        at = one.move - 1
        record.comments[at] = " ".join(filter(None, [record.comments.get(at, ""), said]))
    if review:
        annotate(record, msgspec.json.decode(review, type=rest.Review).analysis.verdicts)
    return record.write(CHANCE)


def written(entries: Sequence[e.AnyEntry]) -> list[rest.Comment]:
    """What people wrote about the race, in its order: the newest words of each about a move."""
    newest = {
        (entry.move, entry.seat): entry.text for entry in entries if isinstance(entry, e.Commented)
    }
    return [rest.Comment(move, seat, text) for (move, seat), text in sorted(newest.items()) if text]


def names_of(entries: Sequence[e.AnyEntry]) -> list[str]:
    """What the writers of comments are called."""
    names = [f"Guest {seat + 1}" for seat in range(opening(entries).seats)]
    for entry in entries:
        if isinstance(entry, e.Seated) and entry.name:
            names[entry.seat] = entry.name
    return names


def imported(opened: e.Opened) -> Record:
    """The record of a race from elsewhere, by the house rules that it was raced by."""
    return read_record(opened.imported, opened.options.get(HOUSE, ""))


def comments(entries: Sequence[e.AnyEntry]) -> dict[int, str]:
    """What the record of a race from elsewhere says of its moves, which count from 1."""
    opened = opening(entries)
    if not opened.imported:
        return {}
    found = imported(opened).comments
    return {index + 1: text for index, text in found.items() if not text.startswith("%")}


def _old_text(entries: Sequence[e.AnyEntry], reader: int) -> str:
    """Without any rules: the words in which the answers were kept."""
    opened = opening(entries)
    moves: list[Move] = []
    found = {
        "Game": f"{opened.game}/{opened.version}",
        **tags(entries),
        "Options": " ".join(f"{name}={value}" for name, value in opened.options.items()),
    }
    if reader != CHANCE:
        found["View"] = "spectator" if reader == PUBLIC else str(reader + 1)
        for hidden in ("Seed", "Start"):
            found.pop(hidden, None)
    for entry in entries:
        if isinstance(entry, e.Played):
            moves.append(entry.move())
        elif isinstance(entry, e.Undone):
            del moves[entry.to :]
        elif isinstance(entry, e.Over):
            found |= {"Result": entry.result, "End": entry.end}
    quoted = [f'[{name} "{_quoted(value)}"]' for name, value in found.items()]
    return "\n".join([*quoted, "", *rows(redacted(moves, reader), {})]) + "\n"


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')
