"""A study is run: by one process, several or a cluster, and can go on after any cut."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from slipstream.lab.study.loads import raced_chunks
from slipstream.lab.study.plan import Study, StudyError, part_of
from slipstream.lab.study.store import Store
from slipstream.workers import LostWorker, Workers

WHOLE = "1/1"


class Run(msgspec.Struct, frozen=True):
    """What a run has done: races that were there before, and races of its own."""

    before: int
    raced: int
    damaged: int
    """Files that could not be read, and were raced again."""


def run_study(
    study: Study,
    text: str,
    store: Store,
    workers: Workers | None = None,
    part: str = WHOLE,
    progress: Callable[[int, int], None] | None = None,
) -> Run:
    """Race what is not there yet; `progress` hears how many races are done, of how many."""
    chunks = part_of(study.chunks(), part)
    store.begin(study, text)
    todo = [chunk for chunk in chunks if not store.has(chunk)]
    total = sum(len(chunk.races) for chunk in chunks)
    before = total - sum(len(chunk.races) for chunk in todo)
    raced = 0
    if progress:
        progress(before, total)
    try:
        for chunk, races, decisions in raced_chunks(todo, workers or Workers()):
            store.keep(chunk, races, decisions)
            raced += len(chunk.races)
            if progress:
                progress(before + raced, total)
    except LostWorker as error:
        raise StudyError(f"{error}; what is done is kept, run the study again to go on") from None
    return Run(before, raced, store.damaged)
