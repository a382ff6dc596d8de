"""How much a worker takes at a time: about as much as it does in a few seconds.

A race takes a worker between a millisecond and a minute. So the first races of a case go out one
by one, and what they take says how many go together from then on: several chunks of quick races,
or a part of a chunk of slow ones. What is kept in the end are the chunks of the study, whole.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

import msgspec
import polars as pl

from slipstream.lab.study.plan import Chunk
from slipstream.lab.study.racing import run_chunk
from slipstream.lab.study.store import framed
from slipstream.workers import Workers

GOAL = 2.0
"""Seconds that a worker shall be busy with what it takes."""
Tables = tuple[pl.DataFrame, pl.DataFrame]
"""The rows of races and of decisions."""
Done = tuple[Chunk, pl.DataFrame, pl.DataFrame]


class Raced(msgspec.Struct):
    """A piece of a chunk that is done."""

    tables: Tables
    seconds: float


def run_load(load: list[Chunk]) -> list[Raced]:
    """On a worker: all pieces of a load, as tables, which travel better than rows."""
    found = []
    for piece in load:
        begun = time.process_time()
        races, decisions = run_chunk(piece)
        tables = framed(races, "races"), framed(decisions, "decisions")
        found.append(Raced(tables, time.process_time() - begun))
    return found


class Loads:
    """Hands out pieces, and puts together what comes back."""

    def __init__(self, todo: Iterable[Chunk]) -> None:
        self.rest = list(todo)[::-1]
        self.pace: dict[int, float] = {}  # seconds a race, by case
        self.whole: dict[str, Chunk] = {}  # by a piece's name
        self.pieces: dict[str, dict[int, Tables]] = {}  # by a chunk's name, then first race

    def __iter__(self) -> Iterator[list[Chunk]]:
        while self.rest:
            yield self.load()

    def load(self) -> list[Chunk]:
        found: list[Chunk] = []
        seconds = 0.0
        while self.rest and seconds < GOAL:
            pace = self.pace.get(self.rest[-1].case.number, GOAL)
            piece = self.piece(max(1, int((GOAL - seconds) / max(pace, 1e-6))))
            found.append(piece)
            seconds += pace * len(piece.races)
        return found

    def piece(self, most: int) -> Chunk:
        """The next races, at most so many of one chunk."""
        chunk = self.rest.pop()
        whole = self.whole.get(chunk.name, chunk)
        first, rest = chunk.races[:most], chunk.races[most:]
        if rest:
            later = msgspec.structs.replace(chunk, races=rest)
            self.whole[later.name] = whole
            self.rest.append(later)
        piece = msgspec.structs.replace(chunk, races=first)
        self.whole[piece.name] = whole
        return piece

    def add(self, piece: Chunk, raced: Raced) -> Iterator[Done]:
        """A piece came back; the chunk, if it was the last of it."""
        self.pace[piece.case.number] = raced.seconds / len(piece.races)
        whole = self.whole.pop(piece.name)
        kept = self.pieces.setdefault(whole.name, {})
        kept[piece.races.start] = raced.tables
        if sum(races["race"].n_unique() for races, _ in kept.values()) == len(whole.races):
            del self.pieces[whole.name]
            tables = [kept[start] for start in sorted(kept)]
            yield (
                whole,
                pl.concat([races for races, _ in tables], rechunk=True),
                pl.concat([decisions for _, decisions in tables], rechunk=True),
            )


def raced_chunks(todo: Iterable[Chunk], workers: Workers) -> Iterator[Done]:
    """Chunks as they are done; the workers change the order alone."""
    loads = Loads(todo)
    for load, raced in workers.each(run_load, loads):
        for piece, one in zip(load, raced, strict=True):
            yield from loads.add(piece, one)
