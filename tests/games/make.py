"""Makes the races that are missing in this folder, the same ones every time.

A race is kept for every number of seats, every value of an option and every way to end. What
random play and bots do not bring about is written by hand, usually from a position (tag Start).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from kit.entries import Entry, each_value
from slipstream import CHANCE, GAMES, Game, SeededDealer, play
from slipstream.bots.registry import bots_of, make_bot
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import derive
from slipstream.notation.record import Record, read_record

FOLDER = Path(__file__).parent
TRIES = 40  # races driven in search of one way to end


class Fact(NamedTuple):
    """Something that at least one record has to show."""

    code: str
    name: str
    value: str


def kept() -> dict[Path, Record]:
    return {file: read_record(file.read_text("utf-8")) for file in sorted(FOLDER.glob("*.race"))}


def demanded(kind: type[Game]) -> set[Fact]:
    """Every number of seats, every listed value, a default and another value of free options."""
    facts = {
        Fact(kind.code, "seats", str(seats)) for seats in range(kind.fewest, kind.most + 1)
    } | {Fact(kind.code, "end", end) for end in kind.ends}
    for option in kind.offered:
        values = option.allowed or ["its default", "another value"]
        facts |= {Fact(kind.code, option.name, value) for value in values}
    return facts


def shown(record: Record) -> set[Fact]:
    game = record.game
    facts = {
        Fact(game.code, "seats", str(game.seats)),
        Fact(game.code, "end", record.final().end()),
    }
    for option in game.offered:
        value = game.options[option.name]
        if not option.allowed:
            value = "its default" if value == option.default else "another value"
        facts.add(Fact(game.code, option.name, value))
    return facts


def missing(kind: type[Game]) -> set[Fact]:
    found = [shown(record) for record in kept().values()]
    return demanded(kind).difference(*found)


def make_missing(kind: type[Game]) -> list[Path]:
    """Write races until nothing is missing, or nothing more can be found."""
    wanted = missing(kind)
    written = []
    for entry, number, record in _races(kind):
        if not wanted:
            break
        if shown(record) & wanted:
            wanted -= shown(record)
            name = entry.name() if number == 0 else f"{entry.name()}-{number}"
            file = FOLDER / f"{name}.race"
            file.write_text(record.write(), "utf-8")
            written.append(file)
    return written


def _races(kind: type[Game]) -> Iterator[tuple[Entry, int, Record]]:
    """Every value once; then again with other luck and other players, for rare ends."""
    entries = each_value(kind)
    for number in range(TRIES):
        for entry in entries:
            names = list(bots_of(kind))
            yield entry, number, drive(entry, number, names[number % len(names)])


def drive(entry: Entry, seed: int, name: str) -> Record:
    """One race of equal bots, with the deal that its seed proves."""
    game = entry.game()
    record = Record(game, {"Seed": str(seed)})
    state = game.start()
    dealer = SeededDealer(seed)
    bots = [make_bot(game, name) for _ in range(game.seats)]
    lucks = [SeededDealer(derive(seed, seat)) for seat in range(game.seats)]
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            action = state.sample(dealer)
        else:
            action = bots[seat].choose(Perspective(state, seat, lucks[seat], 0))
        play(state, seat, action)
        record.moves.append((seat, action))
    return record


def make_all() -> list[Path]:
    return [file for loader in GAMES.values() for file in make_missing(loader())]
