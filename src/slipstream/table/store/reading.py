"""What is stored of a table, read in one go: by the server, or by a process beside it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from slipstream.table.room.entries import AnyEntry, decode
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.snapshot import Snapshot
from slipstream.table.store import schema
from slipstream.table.store.opening import configure, engine_url

T = TypeVar("T")
_snapshots = msgspec.json.Decoder(Snapshot)


class Away(Refusal):
    """The database cannot be read now."""

    def __init__(self) -> None:
        super().__init__("away")


class Stored(NamedTuple):
    """A table as it is kept: the last snapshot, the entries after it, how many there are in all."""

    snapshot: Snapshot | None
    entries: list[AnyEntry]
    length: int
    is_whole: bool
    """Whether that is all; if not, an entry before or after these is missing or unreadable."""
    last: int
    """The number of the last entry that there is."""


def entries_from(connection: sa.Connection, table: str, first: int = 0) -> Stored:
    """The entries of a table from `first` on, up to one that is missing or unreadable."""
    own = schema.entries
    query = (
        sa.select(own.c.number, own.c.body)
        .where(own.c.table_id == table, own.c.number >= first)
        .order_by(own.c.number)
    )
    rows = connection.execute(query).all()
    last = rows[-1].number if rows else first - 1
    found: list[AnyEntry] = []
    with contextlib.suppress(msgspec.DecodeError, UnicodeError):
        for row in rows:
            if row.number != first + len(found):
                break
            found.append(decode(bytes(row.body)))
    return Stored(None, found, first + len(found), len(found) == len(rows), last)


def from_snapshot(connection: sa.Connection, table: str) -> Stored | None:
    """A table from its last snapshot on; None if there is no such table.

    Others may be writing: entries only ever follow a snapshot, and what is before it stays.
    """
    kept, own = schema.snapshots, schema.entries
    query = sa.select(kept.c.number, kept.c.body).where(kept.c.table_id == table)
    found = connection.execute(query).first()
    first = found.number if found else 0
    before = sa.select(sa.func.count()).where(own.c.table_id == table, own.c.number < first)
    is_whole = connection.scalar(before) == first
    after = entries_from(connection, table, first)
    if found is None:
        return after if after.last >= 0 else None
    snapshot = _snapshot(found.body)
    is_whole = is_whole and after.is_whole and snapshot is not None
    return after._replace(snapshot=snapshot, is_whole=is_whole)


def _snapshot(body: bytes) -> Snapshot | None:
    with contextlib.suppress(msgspec.DecodeError, UnicodeError):
        return _snapshots.decode(body)
    return None


def is_under_way(connection: sa.Connection, deal: str, besides: str, since: int) -> bool:
    """Whether another table with that deal waits or races, of those opened since."""
    own = schema.tables
    going = sa.select(own.c.id).where(
        own.c.deal == deal,
        own.c.id != besides,
        own.c.state.in_(("open", "racing")),
        own.c.created >= since,
    )
    return connection.execute(going).first() is not None


def read_beside(address: str, work: Callable[[sa.Connection], T]) -> T:
    """Read in a process that is not the server; Away if that cannot be done now."""
    try:
        with _engine(address).connect() as connection:
            return work(connection)
    except (SQLAlchemyError, OSError):
        raise Away from None


@lru_cache(4)
def _engine(address: str) -> sa.Engine:
    url = engine_url(address)
    if url.get_backend_name() == "sqlite":
        engine = sa.create_engine(url)
        sa.event.listen(engine, "connect", configure)
        return engine
    return sa.create_engine(url, pool_pre_ping=True, pool_size=1)
