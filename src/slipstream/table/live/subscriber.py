"""Who is connected to a table, and the messages that wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from slipstream.kernel.game import PUBLIC
from slipstream.table.telling import wire


class Subscriber:
    """Somebody connected: a seat's holder or a spectator, with the messages that wait for it."""

    def __init__(self, most: int, most_bytes: int = 2**31) -> None:
        self.seat = PUBLIC
        self.key = ""  # of the secret by which it came in
        self.view = True
        self.line = False
        self.is_lost = False
        self._most = most
        self._most_bytes = most_bytes
        self._bytes = 0
        self._outbox: list[bytes] = []
        self._filled = asyncio.Event()

    def tell(self, messages: Iterable[wire.Telling]) -> None:
        self.put([wire.encode(message) for message in messages])

    def put(self, lines: list[bytes]) -> None:
        """Who does not read is let go; it may come back and go on where it was."""
        self._outbox += lines
        self._bytes += sum(map(len, lines))
        if len(self._outbox) > self._most or self._bytes > self._most_bytes:
            self.lose()
        self._filled.set()

    def lose(self) -> None:
        self.is_lost = True
        self._outbox.clear()
        self._filled.set()

    async def next(self) -> bytes:
        """Everything that waits, one message a line; empty when the subscriber is let go."""
        while not self._outbox and not self.is_lost:
            self._filled.clear()
            await self._filled.wait()
        if self.is_lost:
            return b""
        lines, self._outbox, self._bytes = self._outbox, [], 0
        return b"\n".join(lines)
