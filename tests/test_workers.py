"""Workers end with the process that hired them, even in the middle of their work."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys

import pytest

HIRES = """
from test_workers import work
from slipstream.workers import hired

if __name__ == "__main__":
    with hired(2) as workers:
        list(workers.each(work, [1, 2]))
"""
PATIENCE = 60  # seconds; only a failure takes that long


def work(item: int) -> None:
    """Never done; whoever holds the other end of its output hears when the worker is gone."""
    sys.stdout.write(f"begun {item}\n")
    sys.stdout.flush()
    while True:
        pass


@pytest.mark.once
@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
@pytest.mark.parametrize("blow", [signal.SIGTERM, signal.SIGKILL])
def test_whoever_is_ended_leaves_no_worker_behind(blow: signal.Signals) -> None:
    """Output that all of them share ends when the last of them has gone."""
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        [sys.executable, "-c", HIRES], stdout=subprocess.PIPE, env=os.environ | paths
    ) as first:
        assert first.stdout is not None
        assert sorted(first.stdout.readline() for _ in range(2)) == [b"begun 1\n", b"begun 2\n"]

        first.send_signal(blow)

        assert select.select([first.stdout], [], [], PATIENCE)[0]
        assert first.stdout.read() == b""
