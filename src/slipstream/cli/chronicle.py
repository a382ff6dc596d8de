"""The log of a race: every turn in words, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from slipstream.games.registry import teller
from slipstream.kernel.game import CHANCE, HIDDEN, Game, State, observe
from slipstream.kernel.trace import Event, seen
from slipstream.notation.moves import Move, spelled
from slipstream.notation.record import Record
from slipstream.tell.words import Words

PARAGRAPH = 8  # sentences; more of them are easier to read line by line


class Entry(msgspec.Struct, frozen=True):
    """One answer and what came of it."""

    move: Move
    events: list[Event]
    is_choice: bool
    """Whether the seat had another answer."""


def carry_out(state: State, seat: int, action: int) -> Entry:
    """Play an answer and listen to what happens."""
    move = spelled(state, seat, action)
    is_choice = seat != CHANCE and len(state.legal(seat)) > 1
    return Entry(move, observe(state, seat, action), is_choice)


def chronicle(record: Record) -> Iterator[Entry]:
    state = record.start()
    for seat, action in record.moves:
        yield carry_out(state, seat, action)


class TurnLog(msgspec.Struct):
    """What a seat did in a turn and what came of it: sentences, and the clauses behind them."""

    turn: int
    seat: int
    sentences: list[str]
    clauses: list[str]
    """One for each sentence."""

    def add(self, clause: str, sentence: str) -> None:
        self.sentences.append(sentence)
        self.clauses.append(clause)


def turn_logs(game: Game, entries: Iterable[Entry], seat: int, speech: Words) -> list[TurnLog]:
    """The entries as `seat` may know them, turn by turn; what it cannot know at all is left out."""
    turns: list[TurnLog] = []
    for entry in joined(entries):
        move = entry.move
        last = turns[-1] if turns else None
        if last is None or last.turn != move.turn or move.seat not in (last.seat, CHANCE):
            turns.append(TurnLog(move.turn, move.seat, [], []))
        known = [seen(event, game.kinds, seat) for event in entry.events]
        known = [event for event in known if HIDDEN not in event.arguments]
        if move.glued and known:
            turns[-1].add(known[0].clause, speech.all(teller(game).brief(known)))
        else:
            for event in known:
                turns[-1].add(event.clause, speech.say(teller(game).event(event)))
    return [turn for turn in turns if turn.sentences]


def joined(entries: Iterable[Entry]) -> Iterator[Entry]:
    """The steps of a path as one entry: what they amount to is told, not every one of them."""
    path: Entry | None = None
    for entry in entries:
        goes_on = path is not None and entry.move.glued and path.move.seat == entry.move.seat
        if path is not None and goes_on:
            path = Entry(path.move, path.events + entry.events, True)
            continue
        if path is not None:
            yield path
        path = entry if entry.move.glued else None
        if path is None:
            yield entry
    if path is not None:
        yield path


def show_log(out: Console, turns: Iterable[TurnLog], in_short: bool = False) -> None:
    """One paragraph for each; in short, without the clause of the answer itself.

    A turn in which much happens, such as a reveal, is told line by line.
    """
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim", no_wrap=True)
    grid.add_column()
    for turn in turns:
        if len(turn.sentences) > PARAGRAPH:
            lines = zip(turn.sentences, turn.clauses, strict=True)
            texts = [Text.assemble(sentence, ("  " + clause, "dim")) for sentence, clause in lines]
        else:
            clauses = list(dict.fromkeys(turn.clauses))
            clauses = clauses[1:] if in_short and len(clauses) > 1 else clauses
            texts = [Text.assemble("; ".join(turn.sentences), ("  " + " ".join(clauses), "dim"))]
        for number, text in enumerate(texts):
            grid.add_row(str(turn.turn or "") if not number else "", text)
    out.print(grid)
