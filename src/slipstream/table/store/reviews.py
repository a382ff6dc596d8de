"""What has been found out about a race that is over: kept beside it, and gone with it."""

from __future__ import annotations

import sqlalchemy as sa

from slipstream.table.store import schema
from slipstream.table.store.store import Store


def review_of(connection: sa.Connection, table: str) -> bytes:
    """As far as it has come; empty if nobody has asked."""
    own = schema.reviews
    found = connection.scalar(sa.select(own.c.body).where(own.c.table_id == table))
    return bytes(found) if found else b""


async def keep_review(store: Store, table: str, body: bytes) -> None:
    """The newest stays. If two have found out the same, it does not matter whose that is."""
    own = schema.reviews

    def work(connection: sa.Connection) -> None:
        changed = connection.execute(
            sa.update(own).where(own.c.table_id == table).values(body=body)
        )
        if not changed.rowcount:
            connection.execute(sa.insert(own).values(table_id=table, body=body))

    await store.write(work, lambda connection: review_of(connection, table) == body)
