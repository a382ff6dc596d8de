"""PostgreSQL's NOTIFY carries the table and the number of entries it has now; whoever holds that
table reads the rest. A table's automatic answers (bots, clocks, forced ones) are given by the
process that holds its advisory lock, which the database takes from a process that dies.

Loaded only for a store on PostgreSQL: the driver takes a fifth of a second.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from typing import LiteralString

import psycopg
import sqlalchemy as sa

from slipstream.table.store.notices import CONNECTING, Notices

CHANNEL = "slipstream"
KEYS = "keys"
AGAIN_SECONDS = 0.5


class PostgresNotices(Notices):
    """Of a PostgreSQL store."""

    def __init__(self, url: sa.URL) -> None:
        super().__init__()
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._me = secrets.token_hex(8)
        self._listener: asyncio.Task[None] | None = None
        self._claims: psycopg.AsyncConnection | None = None
        self._claimed: set[str] = set()
        self._lock = asyncio.Lock()

    async def open(self) -> None:
        ready = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(ready))
        await ready.wait()

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await self._connected() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self.verify()
                    self.hear("", 0)
                    ready.set()
                    async for notice in connection.notifies():
                        self._heard(notice.payload)
            await asyncio.sleep(AGAIN_SECONDS)

    async def _connected(self) -> psycopg.AsyncConnection:
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True, **CONNECTING)

    def _heard(self, payload: str) -> None:
        parts = payload.split(" ")
        if len(parts) != 3 or parts[0] == self._me:
            return
        sender, table, what = parts
        if what.startswith("here"):
            seats = {int(seat) for seat in what.removeprefix("here").split(",") if seat}
            self.hear_presence(sender, table, seats)
        elif what == KEYS:
            self.hear_keys()
        else:
            self.hear(table, int(what))

    async def close(self) -> None:
        try:
            if self._listener is not None:
                self._listener.cancel()
                await asyncio.wait([self._listener])
        finally:
            if self._claims is not None:
                await self._claims.close()

    def tell(self, connection: sa.Connection, changes: Sequence[tuple[str, int]]) -> None:
        for table, count in changes:
            self._notify(connection, f"{table} {count}")

    def tell_keys(self, connection: sa.Connection) -> None:
        self._notify(connection, f"- {KEYS}")

    def _notify(self, connection: sa.Connection, what: str) -> None:
        notify = sa.text("SELECT pg_notify(:channel, :payload)")
        connection.execute(notify, {"channel": CHANNEL, "payload": f"{self._me} {what}"})

    async def tell_presence(self, table: str, seats: set[int]) -> None:
        here = "here" + ",".join(map(str, sorted(seats)))
        async with self._lock:
            await self._ask(
                "SELECT pg_notify('slipstream', %s) IS NOT NULL", f"{self._me} {table} {here}"
            )

    async def claim(self, table: str) -> bool:
        async with self._lock:
            if table not in self._claimed:
                query = "SELECT pg_try_advisory_lock(hashtextextended(%s, 7141))"
                if not await self._ask(query, table):
                    return False
                self._claimed.add(table)
            return True

    async def release(self, table: str) -> None:
        async with self._lock:
            if table in self._claimed:
                self._claimed.discard(table)
                await self._ask("SELECT pg_advisory_unlock(hashtextextended(%s, 7141))", table)

    async def verify(self) -> None:
        async with self._lock:
            await self._ask("SELECT %s <> ''", "there")

    async def _ask(self, query: LiteralString, argument: str) -> bool:
        """Through the connection that holds the locks: if it is lost, so are they."""
        try:
            if self._claims is None or self._claims.closed:
                self._lose_claims()
                self._claims = await self._connected()
            found = await (await self._claims.execute(query, [argument])).fetchone()
        except (psycopg.Error, OSError):
            self._lose_claims()
            return False
        return bool(found and found[0])

    def _lose_claims(self) -> None:
        if self._claimed:
            self._claimed.clear()
            self.hear("", 0)
