"""A study is run: chunk after chunk, in one process or several, and can go on after any cut."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import msgspec

from slipstream.lab.match import _settle
from slipstream.lab.study.plan import Chunk, Study, StudyError, part_of
from slipstream.lab.study.racing import Row, run_chunk
from slipstream.lab.study.store import Store

Done = tuple[Chunk, list[Row], list[Row]]
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
    jobs: int = 1,
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
    for chunk, races, decisions in raced_chunks(todo, jobs):
        store.keep(chunk, races, decisions)
        raced += len(chunk.races)
        if progress:
            progress(before + raced, total)
    return Run(before, raced, store.damaged)


def raced_chunks(todo: list[Chunk], jobs: int) -> Iterator[Done]:
    """As they are done; the number of jobs changes the order alone."""
    if jobs == 1:
        for chunk in todo:
            yield chunk, *run_chunk(chunk)
        return
    # A fresh interpreter each: nothing of this process (threads, screens) leaks into a race.
    with ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_settle) as pool:
        waiting: dict[Future[tuple[list[Row], list[Row]]], Chunk] = {}
        rest = iter(todo)
        try:
            while True:
                for chunk in rest:
                    waiting[pool.submit(run_chunk, chunk)] = chunk
                    if len(waiting) >= 2 * jobs:
                        break
                if not waiting:
                    return
                ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    yield waiting.pop(future), *future.result()
        except BrokenProcessPool:
            raise StudyError("a process of the study died; run it again to go on") from None
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
