"""What is written to the database in a transaction, and whether it stands there."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import sqlalchemy as sa

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.store import alerts, schema
from slipstream.table.store.notices import Notices


class Conflict(SlipstreamError):
    """Somebody else has decided first."""


class LobbyRow(NamedTuple):
    """A table in the lobby."""

    id: str
    game: str
    listed: bool
    state: str
    created: int
    active: int
    deal: str = ""
    """The hash of its seed, if other tables may have the same one."""


class Change(NamedTuple):
    """Entries of one table from number `first` on; `row` if it is new or its state has changed."""

    table: str
    first: int
    bodies: list[bytes]
    row: LobbyRow | None
    snapshot: bytes | None
    asked: alerts.Asked | None = None
    """Who is up then, if anybody may want to hear of it."""


def write(connection: sa.Connection, changes: list[Change], notices: Notices) -> None:
    """All of them or none."""
    for change in changes:
        if change.row is not None:
            _keep_row(connection, change.row, change.first == 0)
    rows = [
        {"table_id": change.table, "number": change.first + offset, "body": body}
        for change in changes
        for offset, body in enumerate(change.bodies)
    ]
    if rows:
        connection.execute(sa.insert(schema.entries), rows)
    _leave_no_hole(connection, changes)
    for change in changes:
        if change.snapshot is not None:
            _keep_snapshot(connection, change)
        if change.asked is not None:
            alerts.remember(connection, change.table, change.asked)
    notices.tell(connection, [(c.table, c.first + len(c.bodies)) for c in changes])


def _leave_no_hole(connection: sa.Connection, changes: list[Change]) -> None:
    """What came before is stored, too: whoever remembers more than the store is refused."""
    own = schema.entries
    before = {(change.table, change.first - 1) for change in changes if change.first}
    if before:
        there = sa.tuple_(own.c.table_id, own.c.number).in_(sorted(before))
        if connection.scalar(sa.select(sa.func.count()).where(there)) != len(before):
            raise Conflict("the entry before is not there")


def stands(connection: sa.Connection, change: Change) -> bool:
    """Whether the entries are there, word for word."""
    own = schema.entries
    query = (
        sa.select(own.c.body)
        .where(own.c.table_id == change.table, own.c.number >= change.first)
        .order_by(own.c.number)
        .limit(len(change.bodies))
    )
    return [bytes(row.body) for row in connection.execute(query)] == change.bodies


def set_aside(connection: sa.Connection, change: Change, last: int, notices: Notices) -> None:
    """The entries from the change's first to the last are kept elsewhere; the change comes instead.

    The row is locked, so that nobody adds an entry meanwhile.
    """
    own, aside, kept = schema.entries, schema.set_aside, schema.snapshots
    tables = schema.tables
    connection.execute(sa.select(tables).where(tables.c.id == change.table).with_for_update())
    newest = sa.select(sa.func.max(own.c.number)).where(own.c.table_id == change.table)
    if connection.scalar(newest) != last:
        raise Conflict("somebody has written meanwhile")
    beyond = sa.and_(own.c.table_id == change.table, own.c.number >= change.first)
    assert change.row is not None, "a table may be open or racing again"
    found = sa.select(own.c.table_id, own.c.number, sa.literal(change.row.active), own.c.body)
    connection.execute(
        sa.insert(aside).from_select(["table_id", "number", "at", "body"], found.where(beyond))
    )
    connection.execute(sa.delete(own).where(beyond))
    connection.execute(sa.delete(kept).where(kept.c.table_id == change.table))
    write(connection, [change], notices)


def _keep_row(connection: sa.Connection, row: LobbyRow, is_new: bool) -> None:
    values = {**row._asdict(), "listed": int(row.listed)}
    if is_new:
        connection.execute(sa.insert(schema.tables).values(values))
    else:
        mine = schema.tables.c.id == row.id
        connection.execute(sa.update(schema.tables).where(mine).values(values))


def _keep_snapshot(connection: sa.Connection, change: Change) -> None:
    kept = schema.snapshots
    connection.execute(sa.delete(kept).where(kept.c.table_id == change.table))
    number = change.first + len(change.bodies)
    values = {"table_id": change.table, "number": number, "body": change.snapshot}
    connection.execute(sa.insert(kept).values(values))


OPERATOR = "operator"  # the fact that changes whenever `slipstream admin` has changed something


def operator_was_here(connection: sa.Connection) -> None:
    """A running server notices that the store was changed by its operator."""
    own = schema.facts
    connection.execute(sa.delete(own).where(own.c.name == OPERATOR))
    mark = secrets.token_bytes(8)
    connection.execute(sa.insert(own).values(name=OPERATOR, value=mark))


def operator_mark(connection: sa.Connection) -> bytes | None:
    """Another one after each time."""
    query = sa.select(schema.facts.c.value).where(schema.facts.c.name == OPERATOR)
    return connection.scalar(query)
