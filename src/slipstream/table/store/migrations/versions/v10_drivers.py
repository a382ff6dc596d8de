"""Drivers: what one person's devices hold together, and the ways to add another device."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "10"
down_revision = "9"


def upgrade() -> None:
    op.create_table(
        "drivers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    driver = sa.ForeignKey("drivers.id")
    op.create_table(
        "driver_devices",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("id", sa.String(40), nullable=False, unique=True),
        sa.Column("driver_id", sa.String(40), driver, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("by", sa.String(10), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("devices_by_driver", "driver_devices", ["driver_id"])
    op.create_table(
        "driver_keys",
        sa.Column("driver_id", sa.String(40), sa.ForeignKey("drivers.id"), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("lock", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("device", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("driver_keys_by_key", "driver_keys", ["key"])
    op.create_index("driver_keys_by_table_or_season", "driver_keys", ["about"])
    op.create_table(
        "driver_codes",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("driver_id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("driver_codes_by_driver", "driver_codes", ["driver_id"])
    op.create_index("driver_codes_by_time", "driver_codes", ["until"])
    op.create_table(
        "driver_passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("driver_id", sa.String(40), sa.ForeignKey("drivers.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("passkeys_by_driver", "driver_passkeys", ["driver_id"])


def downgrade() -> None:
    for table in ("passkeys", "codes", "keys", "devices"):
        op.drop_table(f"driver_{table}")
    op.drop_table("drivers")
