"""Processes for long work: whoever stops the server does not wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from pathlib import Path

import pytest

from slipstream.table.live.fair_queue import Busy
from slipstream.table.live.lane import Lane


def never_ends(begun: str) -> None:
    Path(begun).touch()
    threading.Event().wait()


def test_a_lane_is_closed_at_once_whatever_is_under_way(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    others = set(multiprocessing.active_children())

    async def close_in_the_midst() -> None:
        lane, begun = Lane(), tmp_path / "begun"
        waiting = asyncio.create_task(lane.run("ann", 0, never_ends, str(begun)))
        while not begun.exists():
            await asyncio.sleep(0.01)
        waiting.cancel()  # as all that the server has begun is, when it ends
        lane.close()

    asyncio.run(close_in_the_midst())

    assert set(multiprocessing.active_children()) <= others
    assert not caplog.records


def answers_at_length(begun: str) -> bytes:
    Path(begun).touch()
    return bytes(100_000_000)


@pytest.mark.parametrize("after", [0.02, 0.05, 0.1, 0.15])
def test_half_an_answer_holds_nobody_up(tmp_path: Path, after: float) -> None:
    """The lane is closed while an answer is on its way: the server ends, and so do all workers."""
    others = set(multiprocessing.active_children())

    async def close_in_the_midst() -> None:
        lane, begun = Lane(), tmp_path / "begun"
        waiting = asyncio.create_task(lane.run("ann", 0, answers_at_length, str(begun)))
        while not begun.exists():
            await asyncio.sleep(0.01)
        await asyncio.sleep(after)
        lane.close()
        await asyncio.gather(waiting, return_exceptions=True)

    asyncio.run(close_in_the_midst())

    assert set(multiprocessing.active_children()) <= others


@pytest.mark.parametrize("steps", [0, 1, 2, 3, 4, None], ids=str)
def test_whoever_waits_for_a_lane_that_is_closed_is_told(tmp_path: Path, steps: int | None) -> None:
    """It is closed after so many steps of the loop, or when the job has been begun."""

    async def close_in_the_midst() -> list[object]:
        lane, begun = Lane(), tmp_path / "begun"
        jobs = [asyncio.create_task(lane.run("ann", 0, never_ends, str(begun))) for _ in range(2)]
        for _ in range(steps or 0):
            await asyncio.sleep(0)
        while steps is None and not begun.exists():
            await asyncio.sleep(0.01)
        lane.close()
        return list(await asyncio.gather(*jobs, return_exceptions=True))

    heard = asyncio.run(close_in_the_midst())

    assert [type(one) for one in heard] == [Busy, Busy]
