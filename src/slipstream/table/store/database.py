"""The database, used by threads of the store's own.

A task that is cancelled leaves no connection behind: the thread that has it comes to its end and
gives it back. A driver for asyncio would be broken off wherever it waits just then, and one that
was about to connect would leave a connection that nobody knows and nobody closes. It is quicker,
too: what takes a dozen steps is handed over once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

import sqlalchemy as sa

from slipstream.table.store.notices import CONNECTING
from slipstream.table.store.opening import configure, engine_url

READERS: Final = 4
T = TypeVar("T")


class Database:
    """One engine, several threads that read, and one that writes."""

    def __init__(self, address: str) -> None:
        self.url = engine_url(address)
        self.is_shared = self.url.get_backend_name() == "postgresql"
        self.engine = self._create()
        self._readers = ThreadPoolExecutor(READERS, "store-read")
        self._writer = ThreadPoolExecutor(1, "store-write")

    def _create(self) -> sa.Engine:
        if self.is_shared:
            return sa.create_engine(
                self.url, pool_size=READERS + 1, pool_pre_ping=True, connect_args=CONNECTING
            )
        engine = sa.create_engine(self.url)
        sa.event.listen(engine, "connect", configure)
        return engine

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        def connected() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, connected)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """In a transaction, and one after the other."""
        return await self.in_turn(lambda: self._begun(work))

    def _begun(self, work: Callable[[sa.Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def in_turn(self, work: Callable[[], T]) -> T:
        """Done by the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, work)

    def close(self) -> None:
        """Returns when all that is under way has ended."""
        self._readers.shutdown(cancel_futures=True)
        self._writer.shutdown()
        self.engine.dispose()
