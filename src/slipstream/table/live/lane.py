"""Processes that compute, so that the loop which serves everybody never does so for long.

A lane is some processes and a fair queue before them. What people wait for has lanes of its own;
what is done aside runs when the machine has nothing better to do.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from slipstream.table.live.fair_queue import Busy, FairQueue

T = TypeVar("T")


class Lane:
    """Processes for jobs of one kind, started when the first comes."""

    def __init__(self, processes: int = 1, nice: int = 0) -> None:
        self._processes = processes
        self._nice = nice
        self._queue = FairQueue(processes)
        self._pool: ProcessPoolExecutor | None = None
        self._running: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        return self._queue.waiting

    @property
    def running(self) -> int:
        return len(self._running)

    def start(self, job: Callable[[], object]) -> Callable[[], object]:
        """Start the processes, which do the job first; what is returned waits until they have."""
        begun = [self._started().submit(job) for _ in range(self._processes)]
        return lambda: wait(begun)

    async def run(self, client: str, most: int, job: Callable[..., T], *arguments: Any) -> T:
        """The job's answer, when it is the client's turn; Busy if `most` of its jobs wait already.

        A job that has begun keeps its place until it ends, also if nobody waits for it any more.
        """
        await self._queue.enter(client, most)
        task = asyncio.create_task(self._run(client, job, arguments))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def _run(self, client: str, job: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        begun = time.monotonic()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._started(), job, *arguments)
        except BrokenProcessPool as error:
            self._pool = None
            raise Busy from error
        except asyncio.CancelledError as error:
            if _is_cancelled():
                raise
            raise Busy from error  # the lane was closed before the job was begun
        finally:
            self._queue.leave(client, time.monotonic() - begun)

    def _started(self) -> ProcessPoolExecutor:
        if self._is_closed:
            raise Busy
        if self._pool is None:
            context = get_context("spawn")  # nothing of this process goes along
            self._pool = ProcessPoolExecutor(
                self._processes, context, initializer=_settle, initargs=(self._nice,)
            )
        return self._pool

    def close(self) -> None:
        """At once, whatever is under way: a race that waits for a restart would wait for it.

        Whoever waits for an answer is told that there is none.
        """
        self._is_closed = True
        self._queue.close()
        if self._pool is not None:
            workers = list((self._pool._processes or {}).values())  # kill_workers of Python 3.14
            for worker in workers:
                worker.kill()
            for worker in workers:
                worker.join()
            # Half an answer may be in the pipe: without a writer nobody waits for the rest.
            self._pool._result_queue._writer.close()  # type: ignore[attr-defined]
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def _is_cancelled() -> bool:
    """Whether this very task is, not only what it waits for."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


def _settle(nice: int) -> None:
    """Ctrl-C is the first process's affair; whatever ends that ends this one, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and sys.platform != "win32":
        os.nice(nice)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None, "a worker was started by the server"
    parent.join()
    os._exit(0)
