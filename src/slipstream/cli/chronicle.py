"""The log of a race: every turn in words, as one seat may know it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from slipstream.kernel.game import CHANCE, HIDDEN, Game, State
from slipstream.kernel.trace import Event, seen
from slipstream.notation.moves import Move, spelled
from slipstream.notation.record import Record

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
    state.trace = []
    state.apply(seat, action)
    events = state.trace
    state.trace = None
    return Entry(move, events, is_choice)


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
        # The seat's name at the beginning is enough.
        head = self.sentences[0].partition(": ")[0] + ": " if self.sentences else ""
        self.sentences.append(sentence.removeprefix(head) if head else sentence)
        self.clauses.append(clause)


def told(game: Game, entries: Iterable[Entry], seat: int, names: list[str]) -> list[TurnLog]:
    """The entries as `seat` may know them, turn by turn; what it cannot know at all is left out."""
    turns: list[TurnLog] = []
    for entry in entries:
        move = entry.move
        last = turns[-1] if turns else None
        if last is None or last.turn != move.turn or move.seat not in (last.seat, CHANCE):
            turns.append(TurnLog(move.turn, move.seat, [], []))
        for event in entry.events:
            known = seen(event, game.kinds, seat)
            if HIDDEN not in known.arguments:
                turns[-1].add(event.clause, game.sentence(known, names))
    return [turn for turn in turns if turn.sentences]


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
