"""What each reader is told: the one way from a room's truth to the outside.

A reader is a seat, or PUBLIC for whoever watches. Number, kind and order of the messages are the
same for every truth that the reader could not tell apart.
"""

from __future__ import annotations

from collections.abc import Collection

from slipstream.kernel.game import CHANCE, HIDDEN, PUBLIC, Game
from slipstream.kernel.trace import Event, seen
from slipstream.notation.redact import hide, known
from slipstream.notation.replay import commitment
from slipstream.table import wire
from slipstream.table.room import Room
from slipstream.table.standing import Back, Beat, Line
from slipstream.table.wording import worded


def happened(game: Game, event: Event, reader: int, names: list[str]) -> wire.Happened:
    """An event as the reader may know it."""
    shown = seen(event, game.kinds, reader)
    kind = game.kinds[shown.kind]
    pairs = zip(kind.arguments, shown.arguments, strict=True)
    return wire.Happened(
        kind=kind.name,
        clause=shown.clause,
        seat=shown.seat,
        arguments={name: None if value == HIDDEN else value for name, value in pairs},
        text=game.sentence(shown, names),
    )


def moved(room: Room, beat: Beat, reader: int) -> wire.Moved:
    move = beat.move if known(beat.move, reader) else hide(beat.move)
    names = room.names
    return wire.Moved(
        number=beat.number,
        index=beat.index,
        turn=move.turn,
        seat=move.seat,
        decision=move.decision,
        token=move.text,
        to=None if move.audience == PUBLIC else move.audience,
        clock=beat.cause == "clock",
        events=[happened(room.game, event, reader, names) for event in beat.events],
    )


def news(room: Room, since: int) -> list[Beat | Back]:
    """Everything that happened after the position `since`."""
    found: list[Beat | Back] = []
    for beat in reversed(room.beats):
        if beat.number <= since:
            break
        found.append(beat)
    return found[::-1]


def told(room: Room, beat: Beat | Back, reader: int) -> wire.Moved | wire.Undone:
    if isinstance(beat, Back):
        return wire.Undone(number=beat.number, index=beat.index, seat=beat.seat)
    return moved(room, beat, reader)


def knows_more(room: Room, beat: Beat | Back, reader: int) -> bool:
    """Whether the reader may know more of it than everybody does."""
    if isinstance(beat, Back) or reader == PUBLIC:
        return False
    kinds = room.game.kinds
    return beat.move.audience == reader or any(
        event.seat == reader and kinds[event.kind].private for event in beat.events
    )


def is_known(room: Room, seen_number: int) -> bool:
    """Whether a reader who knows that position can be told one by one what happened since."""
    if not 0 <= seen_number <= room.number:
        return False
    first = room.beats[0].number if room.beats else room.number + 1
    return seen_number >= first - 1


def only_waits(room: Room, reader: int) -> bool:
    """Whether the position offers the reader nothing: no answer, nothing to take back."""
    return not room.may_answer(reader) and room.back_to(reader) == room.index


def position(
    room: Room, reader: int, now: int, view: bool = True, line: bool = False
) -> wire.Position:
    """Where the race stands."""
    state, game = room.state, room.game
    decision = state.decisions[state.asking] if state.waiting else None
    asked = reader >= 0 and room.may_answer(reader)
    spell = decision.spell if decision else None
    sealed = room.sealed.get(reader) if asked else None
    back = room.back_to(reader) if reader >= 0 else room.index
    answers = [spell(state, action) for action in state.legal(reader)] if asked and spell else []
    seen_by = game.view(state, reader) if view else None
    question, words = worded(game, seen_by, room.names, answers) if view else ("", {})
    return wire.Position(
        number=room.number,
        index=room.index,
        turn=state.turn(),
        decision=decision.name if decision else "end",
        clause=decision.clause if decision else "",
        waiting=room.waiting(),
        sealed=sorted(room.sealed),
        mine=spell(state, sealed) if spell and sealed is not None else None,
        answers=answers,
        back=back if back < room.index else None,
        proposal=_wanted(room),
        clocks=_clocks(room, now),
        question=question if room.is_running else "",
        words=words,
        view=seen_by,
        line=game.line(state, reader) if line else None,
        end=ending(room),
    )


def _wanted(room: Room) -> wire.Wanted | None:
    wish = room.proposal
    return wire.Wanted(wish.seat, wish.to, sorted(wish.agreed)) if wish else None


def _clocks(room: Room, now: int) -> wire.Clocks | None:
    if room.opened.clock.kind == "none":
        return None
    left = [room.clock.remaining(seat, now) for seat in range(len(room.seats))]
    return wire.Clocks(left, sorted(room.clock.since))


def ending(room: Room) -> wire.End | None:
    if not room.over:
        return None
    state = room.state
    return wire.End(
        end=state.end(),
        entrants=room.names + room.game.entrants()[room.game.seats :],
        points=state.points(),
        places=state.places(),
        seed=room.opened.seed,
    )


def seat_infos(room: Room, here: Collection[int]) -> list[wire.SeatInfo]:
    return [
        wire.SeatInfo(
            kind="human" if seat.is_human else "bot" if seat.bot else "open",
            name=seat.name,
            played_by=seat.played_by,
            here=number in here,
        )
        for number, seat in enumerate(room.seats)
    ]


def stage(room: Room) -> str:
    if room.opened.imported:
        return "record"
    return "over" if room.over else "racing" if room.begun else "open"


def table_info(room: Room, table: str, here: Collection[int]) -> wire.TableInfo:
    opened = room.opened
    return wire.TableInfo(
        id=table,
        game=opened.game,
        version=opened.version,
        title=room.game.title,
        options=room.game.agreed(season=False) | room.game.agreed(season=True),
        seats=seat_infos(room, here),
        clock=opened.clock,
        state=stage(room),
        turn=room.state.turn(),
        listed=opened.listed,
        commitment=commitment(opened.seed) if opened.seed else "",
        duplicate=opened.duplicate,
        created=opened.at,
        season=opened.season,
        race=opened.race,
    )


def said(room: Room, line: Line) -> wire.Said:
    name = room.names[line.seat]
    return wire.Said(number=line.number, seat=line.seat, name=name, text=line.text, at=line.at)


def whose_copy(over: bool, reader: int) -> int:
    """Whose copy of the record a reader gets: the full one only after the race."""
    return CHANCE if over else reader
