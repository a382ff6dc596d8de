"""Who wants to hear that it is their turn, by which channel, and what is still to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "9"
down_revision = "8"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("follows", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("sends", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("channels_by_what_they_follow", "channels", ["follows"])
    op.create_index("channels_by_table_or_season", "channels", ["about"])
    op.create_table(
        "alerts",
        sa.Column("channel_id", sa.String(40), sa.ForeignKey("channels.id"), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("sent", sa.BigInteger, nullable=False),
    )
    op.create_index("alerts_by_time", "alerts", ["sent", "due"])
    op.create_index("alerts_by_table", "alerts", ["table_id"])


def downgrade() -> None:
    op.drop_table("alerts")
    op.drop_table("channels")
