"""Who may come in to a table, and who has to go because a secret opens nothing any more."""

from __future__ import annotations

from collections.abc import Mapping

from slipstream.kernel.game import PUBLIC
from slipstream.table.live.subscriber import Subscriber
from slipstream.table.live.table import LiveTable
from slipstream.table.room import seeds
from slipstream.table.room.days import is_sealed
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.room import Room
from slipstream.table.store.store import Store


class Doors:
    """The seats that secrets open: their own, or those of other devices of the same driver."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._changes = 0  # of the keys of drivers, as far as this process has heard

    async def admit(self, room: Room, subscriber: Subscriber, secret: str, now: int) -> None:
        """The subscriber gets its seat; asked again if keys have changed meanwhile."""
        known = -1
        while known != self._changes:
            known = self._changes
            subscriber.seat = await self.seat_of(room, secret, now)
        subscriber.key = seeds.key_of(secret) if secret else ""

    async def seat_of(self, room: Room, secret: str, now: int) -> int:
        if not secret:
            if is_sealed(room.ledger.opened.day, now):
                raise Refusal("hidden", "day-hidden")
            return PUBLIC
        found = await self._opened(room, seeds.key_of(secret))
        if found is None:
            raise Refusal("no_secret")
        return found

    async def _opened(self, room: Room, key: str) -> int | None:
        locks = {number: seat.key for number, seat in enumerate(room.ledger.seats)}
        found = seeds.unlocked(key, locks)
        return seeds.unlocked(await self._store.lock_of(key), locks) if found is None else found

    def keys_have_changed(self) -> None:
        """Whoever is coming in just now is looked at again."""
        self._changes += 1

    async def show_out(self, tables: Mapping[str, LiveTable]) -> None:
        """Whoever holds a seat by a key that no longer opens it has to go, at once."""
        for live in list(tables.values()):
            for subscriber in list(live.subscribers):
                if subscriber.key and await self._opened(live.room, subscriber.key) is None:
                    subscriber.lose()
