"""Slow clocks, and entries of holidays, which an older program could not read."""

from __future__ import annotations

revision = "7"
down_revision = "6"


def upgrade() -> None:
    """The tables of the database stay as they are."""


def downgrade() -> None:
    """The tables of the database stay as they are."""
