"""SIGHUP: a new server takes over, and nobody is refused meanwhile."""

from __future__ import annotations

import os
import re
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from slipstream.table.server import handover
from slipstream.table.store.store_file import InUse
from table.processes import Process
from table.receivers import wait_until
from table.serving import PATIENCE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no such signal")


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """Where servers say that they serve."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as hearing:
        hearing.bind(str(tmp_path / "notify"))
        hearing.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield hearing


def main_process(hearing: socket.socket) -> int:
    told = hearing.recv(1000).decode()
    found = re.fullmatch(r"READY=1\nMAINPID=(\d+)", told)
    assert found, told
    return int(found[1])


def test_a_successor_takes_over_socket_and_races(tmp_path: Path, systemd: socket.socket) -> None:
    process = Process(f"sqlite:///{tmp_path}/tables.sqlite").wait()
    first = main_process(systemd)
    table, _ = process.open_table(0, 3, pace_ms=50)
    os.kill(first, signal.SIGHUP)
    second = main_process(systemd)
    try:
        state = process.http.get(f"/api/tables/{table}").json()["state"]
        process.process.wait(PATIENCE)
    finally:
        os.kill(second, signal.SIGTERM)
        process.stop()

    assert first == process.process.pid != second
    assert state in ("racing", "over")


def test_metrics_are_handed_over_too(store: str, systemd: socket.socket, unused_port: int) -> None:
    """As the unit in `deploy/` starts it; the predecessor has the port until it has ended."""
    process = Process(store, options=["--metrics", str(unused_port)]).wait()
    first = main_process(systemd)
    before = begun(unused_port)
    os.kill(first, signal.SIGHUP)
    second = main_process(systemd)
    try:
        process.process.wait(PATIENCE)
        process.http.get("/api/ready").raise_for_status()
        wait_until(lambda: begun(unused_port) not in ("", before))
    finally:
        os.kill(second, signal.SIGTERM)
        process.stop()


def begun(port: int) -> str:
    """When the process began that answers Prometheus; empty if none does."""
    try:
        told = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    except httpx.TransportError:
        return ""
    return next(line for line in told.splitlines() if line.startswith("process_start_time"))


def test_a_successor_that_does_not_start_changes_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ended: list[bool] = []
    with socket.socket() as bound:
        made = handover.Succession(bound, lambda: ended.append(True))
        monkeypatch.setattr(sys, "executable", "false")
        made._begin()

    assert not ended
    assert "this one goes on" in caplog.text


def test_a_successor_waits_for_the_store() -> None:
    tries: list[int] = []

    def prepare() -> None:
        tries.append(1)
        if len(tries) < 3:
            raise InUse("another server")

    ready, said = os.pipe()
    with socket.socket() as bound:
        heir = handover.Heir(bound, said)
        heir.open(prepare)

        assert os.read(ready, 10) == b"!"
    os.close(ready)
    assert len(tries) == 3


def test_whoever_is_not_started_by_a_server_inherits_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(handover.SOCKET, raising=False)

    assert handover.inherited() is None
