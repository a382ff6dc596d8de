"""Processes for long work: whoever stops the server does not wait for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from pathlib import Path

import pytest

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
