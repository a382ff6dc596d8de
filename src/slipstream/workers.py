"""Who does the work: this process, several on this machine, or a cluster (`lab/cluster.py`).

There is one loop for all of them. Items are taken only as workers become free, so that whoever
makes them can size the next by what the last ones took. What comes of an item depends on the item
alone; the workers change the order of the results, and nothing else.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from multiprocessing import get_context, parent_process
from threading import Thread
from types import TracebackType
from typing import Any, TypeVar

from slipstream.kernel.errors import SlipstreamError

T = TypeVar("T")
R = TypeVar("R")
Handle = Any
"""What stands for work that was handed out; each kind of worker has its own."""
AHEAD = 2
"""Items a worker has at hand, so that it never waits for the next."""


class LostWorker(SlipstreamError):
    """A worker died, and its work with it."""


class Workers(AbstractContextManager["Workers"]):
    """The loop, and what each kind of workers answers for itself; this one works here and now."""

    def count(self) -> int:
        return 1

    def begin(self, task: Callable[[T], R], item: T) -> Handle:
        return [task, item]

    def done(self, begun: list[Handle]) -> list[int]:
        """The places of those that are done; waits for the first."""
        return [0]

    def result(self, handle: Handle) -> Any:
        task, item = handle
        return task(item)

    def each(self, task: Callable[[T], R], items: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Every item with its result, as they are done."""
        waiting: list[tuple[Handle, T]] = []
        rest = iter(items)
        while True:
            for item in rest:
                waiting.append((self.begin(task, item), item))
                if len(waiting) >= AHEAD * self.count():
                    break
            if not waiting:
                return
            ready = self.done([handle for handle, _ in waiting])
            found = [waiting[at] for at in ready]
            waiting = [one for at, one in enumerate(waiting) if at not in ready]
            for handle, item in found:
                yield item, self.result(handle)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        return None


class Processes(Workers):
    """Several on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        # A fresh interpreter each: nothing of this process (threads, screens) leaks into a race.
        self.pool = ProcessPoolExecutor(jobs, get_context("spawn"), initializer=settle)

    def count(self) -> int:
        return self.jobs

    def begin(self, task: Callable[[T], R], item: T) -> Handle:
        try:
            return self.pool.submit(task, item)
        except BrokenProcessPool:
            raise LostWorker("a process died") from None

    def done(self, begun: list[Handle]) -> list[int]:
        finished = wait(begun, return_when=FIRST_COMPLETED).done
        return [at for at, handle in enumerate(begun) if handle in finished]

    def result(self, handle: Future[Any]) -> Any:
        try:
            return handle.result()
        except BrokenProcessPool:
            raise LostWorker("a process died") from None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)


def settle() -> None:
    """Ctrl-C is the first process's affair; it lets the others finish what they have begun.

    If the first process has gone, nobody waits for what they do: they go, too.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=outlive_nobody, daemon=True).start()


def outlive_nobody() -> None:
    first = parent_process()
    assert first is not None, "this is a worker"
    first.join()
    os._exit(1)


def hired(jobs: int) -> Workers:
    """This process alone, or so many others of this machine."""
    return Processes(jobs) if jobs > 1 else Workers()
