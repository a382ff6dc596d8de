"""A restart without a gap: SIGHUP starts a successor, and the server ends when that is ready.

To start takes a second or two, nearly all of it for loading programs. The successor does that while
its predecessor still serves. It inherits the socket, where whoever comes meanwhile waits, and
opens the store as soon as the predecessor has let it go. If it cannot start, nothing has changed.
"""

from __future__ import annotations

import contextlib
import logging
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Final

from slipstream.table.store.store_file import InUse

SOCKET: Final = "SLIPSTREAM_SOCKET"
READY: Final = "SLIPSTREAM_READY"
START_SECONDS: Final = 60.0
STORE_SECONDS: Final = 30.0
log: Final = logging.getLogger("slipstream.table")


class Heir:
    """The part of the successor."""

    def __init__(self, bound: socket.socket, ready: int) -> None:
        self.socket = bound
        self._ready = ready

    def open(self, prepare: Callable[[], None]) -> None:
        """Say that all is loaded; then prepare the store, which the predecessor still has."""
        os.write(self._ready, b"!")
        os.close(self._ready)
        end = time.monotonic() + STORE_SECONDS
        while True:
            try:
                return prepare()
            except InUse:
                if time.monotonic() > end:
                    raise


def inherited() -> Heir | None:
    """What a predecessor has handed over; None for the first server."""
    found, ready = os.environ.pop(SOCKET, ""), os.environ.pop(READY, "")
    if not found:
        return None
    return Heir(socket.socket(fileno=int(found)), int(ready))


class Succession:
    """The part of the predecessor: `end` is called when the successor is ready."""

    def __init__(self, bound: socket.socket, end: Callable[[], None]) -> None:
        self._bound = bound
        self._end = end
        self._lock = threading.Lock()

    def watch(self) -> None:
        """From now on SIGHUP hands over, where there is such a signal."""
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, lambda *_: threading.Thread(target=self._begin).start())

    def _begin(self) -> None:
        if not self._lock.acquire(blocking=False):
            return  # one successor at a time
        try:
            if self._is_ready([sys.executable, "-m", "slipstream", *sys.argv[1:]]):
                self._end()
            else:
                log.error("the new server did not start: this one goes on")
        finally:
            self._lock.release()

    def _is_ready(self, command: list[str]) -> bool:
        """Start the successor; whether it has said that it is ready."""
        ready, said = os.pipe()
        fd = self._bound.fileno()
        environment = {**os.environ, SOCKET: str(fd), READY: str(said)}
        successor = subprocess.Popen(command, pass_fds=(fd, said), env=environment)
        os.close(said)
        heard, _, _ = select.select([ready], [], [], START_SECONDS)
        is_ready = bool(heard) and os.read(ready, 1) == b"!"
        os.close(ready)
        if not is_ready:
            successor.kill()
            successor.wait()
        return is_ready


def notify(state: str) -> None:
    """Tell systemd, if it wants to know; it also learns which process is the server now."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address and hasattr(socket, "AF_UNIX"):
        name = f"\0{address[1:]}" if address.startswith("@") else address
        with (
            contextlib.suppress(OSError),
            socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as speaking,
        ):
            speaking.sendto(f"{state}\nMAINPID={os.getpid()}".encode(), name)
