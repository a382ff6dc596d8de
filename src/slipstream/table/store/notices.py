"""How processes that share a store hear of each other, and who of them plays for the absent.

With SQLite there is one process and nothing to do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import sqlalchemy as sa

CONNECTING: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 10_000,
}
"""A database that has gone without a word is missed within seconds."""

Hear = Callable[[str, int], None]
"""Called with a table and its number of entries; with an empty name if notices or claims may be
lost."""
HearPresence = Callable[[str, str, set[int]], None]
"""Called with a process, a table, and the seats whose holders are connected there."""

HearKeys = Callable[[], None]
"""Called when keys of drivers have changed."""


def _nobody(_table: str, _count: int) -> None:
    """Nobody listens yet."""


def _no_one(_process: str, _table: str, _seats: set[int]) -> None:
    """Nobody listens yet."""


def _nothing() -> None:
    """Nobody listens yet."""


class Notices:
    """Of a store that no other process shares."""

    def __init__(self) -> None:
        self.hear: Hear = _nobody
        self.hear_presence: HearPresence = _no_one
        self.hear_keys: HearKeys = _nothing

    async def open(self) -> None:
        """Begin to listen."""

    async def close(self) -> None:
        """Stop, and give all claims back."""

    def tell(self, connection: sa.Connection, changes: Sequence[tuple[str, int]]) -> None:
        """Tell the others, when the transaction is committed."""

    def tell_keys(self, connection: sa.Connection) -> None:
        """Tell the others that keys of drivers have changed, when the transaction is committed."""

    async def tell_presence(self, table: str, seats: set[int]) -> None:
        """Tell the others who is connected here."""

    async def claim(self, table: str) -> bool:
        """Whether this process gives a table's automatic answers."""
        return True

    async def release(self, table: str) -> None:
        """Let another process do so."""

    async def verify(self) -> None:
        """Look whether the claims still hold."""
