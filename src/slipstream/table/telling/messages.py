"""What each reader is told: the one way from a table's truth to the outside.

A reader is a seat, or PUBLIC for whoever watches. Number, kind and order of the messages are the
same for every truth that the reader could not tell apart.
"""

from __future__ import annotations

from collections.abc import Collection

from slipstream.games.registry import teller
from slipstream.kernel.game import CHANCE, HIDDEN, PUBLIC, Game
from slipstream.kernel.trace import Event, seen
from slipstream.notation.moves import hide, known
from slipstream.notation.replay import commitment
from slipstream.table.room.entries import Opened
from slipstream.table.room.ledger import Ledger
from slipstream.table.room.race import PlayedMove, Step, TakenBack
from slipstream.table.room.refusal import in_english
from slipstream.table.room.snapshot import ChatMessage
from slipstream.table.telling import wire
from slipstream.tell.say import Say
from slipstream.tell.words import Words


def happened(game: Game, event: Event, reader: int, speech: Words | None = None) -> wire.Happened:
    """An event as the reader may know it; with words, if there are any to put it in."""
    shown = seen(event, game.kinds, reader)
    kind = game.kinds[shown.kind]
    fact = teller(game).event(shown)
    pairs = zip(kind.arguments, shown.arguments, strict=True)
    return wire.Happened(
        kind=kind.name,
        clause=shown.clause,
        seat=shown.seat,
        arguments={name: None if value == HIDDEN else value for name, value in pairs},
        say=fact,
        text=speech.say(fact) if speech else "",
    )


def moved(ledger: Ledger, step: PlayedMove, reader: int, speech: Words | None = None) -> wire.Moved:
    move = step.move if known(step.move, reader) else hide(step.move)
    return wire.Moved(
        number=step.number,
        index=step.index,
        turn=move.turn,
        seat=move.seat,
        decision=move.decision,
        token=move.text,
        to=None if move.audience == PUBLIC else move.audience,
        clock=step.cause == "clock",
        events=[happened(ledger.race.game, event, reader, speech) for event in step.events],
    )


def news(ledger: Ledger, since: int) -> list[Step]:
    """Everything that happened after the position `since`."""
    found: list[Step] = []
    for step in reversed(ledger.race.recent):
        if step.number <= since:
            break
        found.append(step)
    return found[::-1]


def step_message(ledger: Ledger, step: Step, reader: int) -> wire.Moved | wire.Undone:
    if isinstance(step, TakenBack):
        return wire.Undone(number=step.number, index=step.index, seat=step.seat)
    return moved(ledger, step, reader)


def knows_more(ledger: Ledger, step: Step, reader: int) -> bool:
    """Whether the reader may know more of it than everybody does."""
    if isinstance(step, TakenBack) or reader == PUBLIC:
        return False
    kinds = ledger.race.game.kinds
    return step.move.audience == reader or any(
        event.seat == reader and kinds[event.kind].private for event in step.events
    )


def is_known(ledger: Ledger, seen_number: int) -> bool:
    """Whether a reader who knows that position can be told one by one what happened since."""
    if not 0 <= seen_number <= ledger.race.number:
        return False
    first = ledger.race.recent[0].number if ledger.race.recent else ledger.race.number + 1
    return seen_number >= first - 1


def only_waits(ledger: Ledger, reader: int) -> bool:
    """Whether the position offers the reader nothing: no answer, nothing to take back."""
    return not ledger.may_answer(reader) and ledger.back_to(reader) == ledger.race.index


def seat_infos(ledger: Ledger, here: Collection[int]) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(
            kind="human" if seat.is_human else "bot" if seat.bot else "open",
            name=seat.name,
            played_by=seat.played_by,
            here=number in here,
            muted=seat.muted,
        )
        for number, seat in enumerate(ledger.seats)
    ]


def seats(ledger: Ledger, here: Collection[int]) -> wire.Seats:
    return wire.Seats(seats=seat_infos(ledger, here), locked=ledger.locked)


def stage(ledger: Ledger) -> wire.Stage:
    if ledger.opened.imported:
        return "record"
    return "over" if ledger.over else "racing" if ledger.begun else "open"


def table_info(ledger: Ledger, table: str, here: Collection[int]) -> wire.TableInfo:
    opened = ledger.opened
    return wire.TableInfo(
        id=table,
        game=opened.game,
        version=opened.version,
        title=ledger.race.game.title,
        options=ledger.race.game.chosen(),
        seats=seat_infos(ledger, here),
        clock=opened.clock,
        state=stage(ledger),
        turn=ledger.race.state.turn(),
        listed=opened.listed,
        commitment=commitment(opened.seed) if opened.seed else "",
        duplicate=deal_mark(opened),
        created=opened.at,
        season=opened.season,
        race=opened.race,
        locked=ledger.locked,
        hints=opened.hints,
        day=opened.day,
    )


def deal_mark(opened: Opened) -> str:
    """The same for all tables with one deal; its code, which deals it, is told to nobody."""
    return commitment(opened.seed)[:8] if opened.duplicate else ""


def said(ledger: Ledger, message: ChatMessage) -> wire.Said:
    name = ledger.names[message.seat] if message.seat >= 0 else in_english(Say("table-name"))
    return wire.Said(
        number=message.number,
        seat=message.seat,
        name=name,
        text=message.text,
        at=message.at,
        say=message.say,
    )


def whose_copy(is_open: bool, reader: int) -> int:
    """Whose copy of the record a reader gets: the full one when nothing is hidden any more."""
    return CHANCE if is_open else reader
