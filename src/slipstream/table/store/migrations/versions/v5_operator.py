"""Entries of new kinds, which an older program could not read: it refuses the store instead."""

from __future__ import annotations

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """The tables of the database stay as they are."""


def downgrade() -> None:
    """The tables of the database stay as they are."""
