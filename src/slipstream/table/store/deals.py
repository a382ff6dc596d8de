"""The tables that share a deal, as they are kept."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from slipstream.table.store import schema

MOST = 200  # tables that are told of one deal


class Sharing(NamedTuple):
    """A table, how far it is, and when it was opened."""

    id: str
    state: str
    created: int


def sharing(connection: sa.Connection, deal: str) -> list[Sharing]:
    """All tables with that deal, the oldest first."""
    own = schema.tables
    query = (
        sa.select(own.c.id, own.c.state, own.c.created)
        .where(own.c.deal == deal, own.c.deal != "")
        .order_by(own.c.created, own.c.id)
        .limit(MOST)
    )
    return [Sharing(row.id, row.state, row.created) for row in connection.execute(query)]
