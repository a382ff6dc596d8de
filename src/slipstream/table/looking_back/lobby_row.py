"""What the lobby says of a table."""

from __future__ import annotations

from slipstream.notation.replay import commitment
from slipstream.table.room.ledger import Ledger
from slipstream.table.store.transactions import LobbyRow
from slipstream.table.telling import messages


def row_of(table: str, ledger: Ledger, now: int) -> LobbyRow:
    """Of a table that stands like this."""
    opened = ledger.opened
    deal = commitment(opened.seed) if opened.duplicate else ""
    return LobbyRow(table, opened.game, opened.listed, messages.stage(ledger), opened.at, now, deal)
