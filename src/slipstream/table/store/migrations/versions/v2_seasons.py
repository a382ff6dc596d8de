"""Seasons: what was agreed, who has entered, and the tables of their races."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    for name, more in (
        ("season_entries", []),
        ("season_races", [sa.Column("after", sa.LargeBinary)]),
    ):
        op.create_table(
            name,
            sa.Column("season_id", sa.String(40), sa.ForeignKey("seasons.id"), primary_key=True),
            sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column("body", sa.LargeBinary, nullable=False),
            *more,
            sqlite_with_rowid=False,
        )


def downgrade() -> None:
    for name in ("season_races", "season_entries", "seasons"):
        op.drop_table(name)
