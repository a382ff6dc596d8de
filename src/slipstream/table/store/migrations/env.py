"""How Alembic reaches the database: through the connection of the store."""

from __future__ import annotations

from alembic import context

from slipstream.table.store.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
