"""Whose turn it is when many want the same few places: whoever has used least, by time.

Who asks for a hundred things waits for itself alone: a client that asks for one thing comes next.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from slipstream.table.limits import MOST_CLIENTS
from slipstream.table.room.refusal import Refusal


class Busy(Refusal):
    """There is no place for this now."""

    def __init__(self) -> None:
        super().__init__("busy")


class FairQueue:
    """So many places, for as many who wait."""

    def __init__(self, places: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._free = places
        self._clock = clock
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._used: dict[str, float] = {}  # seconds, of those who wait or have a place
        self._holding: dict[str, int] = {}
        self._level = 0.0  # where a newcomer begins: it has neither a debt nor savings
        self._is_closed = False

    @property
    def waiting(self) -> int:
        """How many wait, of all clients."""
        return sum(len(places) for places in self._waiting.values())

    async def enter(self, client: str, most: int = 0) -> None:
        """Returns when it is the client's turn; then `leave` has to follow.

        Busy if `most` of the client's wait already, or if the queue is closed meanwhile.
        """
        if self._is_closed:
            raise Busy
        if most and len(self._waiting.get(client, ())) >= most:
            raise Busy
        self._used.setdefault(client, self._level)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(client, deque()).append(place)
        self._next()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled() and not place.exception():
                self.leave(client, 0)
            else:
                self._forget_waiting(client, place)
            raise

    def leave(self, client: str, seconds: float) -> None:
        """The place is free again after so long."""
        self._used[client] += seconds
        self._free += 1
        self._holding[client] -= 1
        self._tidy(client)
        self._next()

    @asynccontextmanager
    async def place(self, client: str) -> AsyncIterator[None]:
        await self.enter(client)
        begun = self._clock()
        try:
            yield
        finally:
            self.leave(client, self._clock() - begun)

    def close(self) -> None:
        """Nobody comes to their turn any more: whoever waits is told."""
        self._is_closed = True
        for place in [place for places in self._waiting.values() for place in places]:
            if not place.done():
                place.set_exception(Busy())
        self._waiting.clear()

    def _next(self) -> None:
        while self._free and self._waiting:
            client = min(self._waiting, key=lambda name: (self._used[name], self._held(name)))
            place = self._waiting[client].popleft()
            if not self._waiting[client]:
                del self._waiting[client]
            if place.cancelled():
                continue
            self._level = max(self._level, self._used[client])
            self._free -= 1
            self._holding[client] = self._held(client) + 1
            place.set_result(None)

    def _held(self, client: str) -> int:
        return self._holding.get(client, 0)

    def _forget_waiting(self, client: str, place: asyncio.Future[None]) -> None:
        if place in self._waiting.get(client, ()):
            self._waiting[client].remove(place)
            if not self._waiting[client]:
                del self._waiting[client]
        self._tidy(client)

    def _tidy(self, client: str) -> None:
        """Who neither waits nor has a place is forgotten, unless it has used more than others."""
        if self._held(client) == 0:
            self._holding.pop(client, None)
            if client not in self._waiting and self._used.get(client, 0) <= self._level:
                self._used.pop(client, None)
        if not self._waiting and not self._holding:
            self._used.clear()
            self._level = 0.0
        elif len(self._used) > MOST_CLIENTS:
            busy = self._waiting.keys() | self._holding.keys()
            self._used = {name: self._used[name] for name in busy}
