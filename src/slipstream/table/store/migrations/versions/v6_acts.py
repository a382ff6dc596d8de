"""What is done in seasons beside racing: rulings, dates, who signs out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    op.create_table(
        "season_acts",
        sa.Column("season_id", sa.String(40), sa.ForeignKey("seasons.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("season_acts")
