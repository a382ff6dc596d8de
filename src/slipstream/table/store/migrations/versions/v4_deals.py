"""Which deal a table shares with others, so that it is known whether one of them is under way."""

from __future__ import annotations

import hashlib
import json

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"

TABLES = sa.table("tables", sa.column("id"), sa.column("deal"))
ENTRIES = sa.table("entries", sa.column("table_id"), sa.column("number"), sa.column("body"))


def upgrade() -> None:
    deal = sa.Column("deal", sa.String(64), nullable=False, server_default="")
    op.add_column("tables", deal)
    op.create_index("tables_by_deal", "tables", ["deal"])
    connection = op.get_bind()
    firsts = sa.select(ENTRIES.c.table_id, ENTRIES.c.body).where(ENTRIES.c.number == 0)
    for table, body in connection.execute(firsts).all():
        if found := _deal(bytes(body)):
            own = sa.update(TABLES).where(TABLES.c.id == table)
            connection.execute(own.values(deal=found))


def _deal(body: bytes) -> str:
    """The hash of the seed of a table whose first entry names its deal."""
    try:
        opened = json.loads(body)
        shared = opened.get("duplicate") and opened["seed"]
    except (ValueError, KeyError, AttributeError):
        return ""
    return hashlib.sha256(shared.encode()).hexdigest() if shared else ""


def downgrade() -> None:
    op.drop_index("tables_by_deal", "tables")
    op.drop_column("tables", "deal")
