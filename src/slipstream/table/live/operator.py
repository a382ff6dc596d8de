"""What the operator does with `slipstream admin` takes effect while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from slipstream.table.store.reading import Away
from slipstream.table.store.store import Store
from slipstream.table.store.transactions import operator_mark

LOOK_SECONDS: Final = 1.0


async def heed(store: Store, look_again: Callable[[], None]) -> None:
    """One short question a second; whenever the answer has changed, all tables are looked at."""
    known: bytes | None = None
    is_first = True
    while True:
        try:
            found = await store.read(operator_mark)
            if found != known and not is_first:
                look_again()
            known, is_first = found, False
        except Away:
            pass
        await asyncio.sleep(LOOK_SECONDS)
