"""A race printed move by move: answers, events, and what changed in everybody's line."""

from __future__ import annotations

from collections.abc import Iterator

import spoken
from slipstream import CHANCE, PUBLIC, Game, State
from slipstream.kernel.game import seat_name
from slipstream.kernel.text import read_line
from slipstream.kernel.trace import Event, seen
from slipstream.notation.moves import Word, rows, spelled
from slipstream.notation.record import Record, result

DETAILED = 240  # moves; the rest of a longer race is told by its record alone
FULL = 12  # turns between two prints of everybody's whole line


def playthrough(record: Record) -> str:
    return "\n".join(_told(record)) + "\n"


def _told(record: Record) -> Iterator[str]:
    game, state = record.game, record.start()
    options = {**game.agreed(season=False), **game.agreed(season=True)}
    yield f"{game.title}, {game.seats} seats, seed {record.tags['Seed']}"
    yield from (f"option {name}={value}" for name, value in options.items())
    printed = -FULL
    for seat, action in record.moves[:DETAILED]:
        if (state.turn() >= printed + FULL and seat != CHANCE) or printed < 0:
            printed = state.turn()
            yield from _lines(game, state)
        yield from _move(game, state, seat, action)
    if len(record.moves) > DETAILED:
        yield f"\n... and after {DETAILED} moves"
        yield from rows(record.spelled()[DETAILED:], {})
    yield from _end(game, record.final())


def _lines(game: Game, state: State) -> Iterator[str]:
    yield f"\n== turn {state.turn()}"
    for seat in _viewers(game):
        yield f"{_name(seat):>10}: {game.line(state, seat)}"
    yield ""


def _end(game: Game, state: State) -> Iterator[str]:
    yield from _lines(game, state)
    yield f"end {state.end()}: {result(game, state)}"
    table = zip(state.places(), game.entrants(), state.points(), strict=True)
    yield from (f"{place:>3}. {name}, {points}" for place, name, points in sorted(table))


def _viewers(game: Game) -> list[int]:
    return [CHANCE, *range(game.seats), PUBLIC]


def _name(seat: int) -> str:
    return {CHANCE: "truth", PUBLIC: "spectator"}.get(seat, seat_name(seat))


def _move(game: Game, state: State, seat: int, action: int) -> Iterator[str]:
    """Plays the move on `state`, too."""
    before = {viewer: game.line(state, viewer) for viewer in _viewers(game)}
    choices = len(state.legal(seat))
    yield f"{seat_name(seat)}: {Word([spelled(state, seat, action)]).text()}  (1 of {choices})"
    state.trace = []
    state.apply(seat, action)
    for event in state.trace:
        yield from _sentences(game, event)
    state.trace = None
    yield from _changes(game, state, before)


def _sentences(game: Game, event: Event) -> Iterator[str]:
    """An event as the dealer knows it; then as others do, if that is less."""
    names = [seat_name(seat) for seat in range(game.seats)]
    full = spoken.sentence(game, event, names)
    others = {
        spoken.sentence(game, seen(event, game.kinds, seat), names): seat for seat in _viewers(game)
    }
    yield f"    {full} ({event.clause})"
    yield from (f"    | {sentence}" for sentence in others if sentence != full)


def _changes(game: Game, state: State, before: dict[int, str]) -> Iterator[str]:
    """What is new in the truth; then what others see instead, '-key' where they see nothing."""
    truth = _difference(before[CHANCE], game.line(state, CHANCE))
    yield f"    > {' '.join(truth.values())}"
    seen_by: dict[str, list[str]] = {}
    for viewer in _viewers(game)[1:]:
        mine = _difference(before[viewer], game.line(state, viewer))
        told = [text for key, text in mine.items() if text != truth.get(key)]
        told += [f"-{key}" for key in truth if key not in mine]
        seen_by.setdefault(" ".join(told), []).append(_name(viewer))
    yield from (f"    > {', '.join(seats)}: {told}" for told, seats in seen_by.items() if told)


def _difference(old: str, new: str) -> dict[str, str]:
    was, now = read_line(old).fields, read_line(new).fields
    changed = {key: now.get(key, "") for key in [*now, *was] if now.get(key) != was.get(key)}
    return {key: _change(key, was.get(key, ""), value) for key, value in changed.items()}


def _change(key: str, old: str, new: str) -> str:
    """Only the entries that changed, only what was added: a review reads no more than needed."""
    entries, others = new.split(";"), old.split(";")
    if len(entries) == len(others) > 1:
        changed = [entry for entry, other in zip(entries, others, strict=True) if entry != other]
        return f"{key}={';'.join(changed)}"
    if old and new.startswith(old + ","):
        return f"{key}+{new[len(old) + 1 :]}"
    return f"{key}={new}"
