"""A driver: some devices that hold seats and entries together.

Nobody needs to be one to race. A device becomes the first one of a driver when it wants another, or
recovery codes; what opens a seat stays the secret of the seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from slipstream.table.drivers import rest
from slipstream.table.failures import log
from slipstream.table.limits import Buckets
from slipstream.table.live.tables import LiveTables
from slipstream.table.room import seeds
from slipstream.table.room.refusal import Refusal
from slipstream.table.room.text import clean_name
from slipstream.table.store import drivers as kept
from slipstream.table.store.drivers import NEVER, RECOVERY, Device, Holding
from slipstream.table.store.schema import new_id
from slipstream.table.store.transactions import Conflict

CODES: Final = 8
LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # none looks like another
GROUPS: Final = 4  # of four letters: 80 random bits, of which a plain hash is enough
GROUP: Final = 4
TICKET_MS: Final = 15 * 60_000
MOST_DEVICES: Final = 20
ROW_BYTES: Final = 300


class Drivers:
    """What can be done with drivers, by whoever shows the secret of one of their devices."""

    def __init__(self, tables: LiveTables) -> None:
        self.tables = tables
        self.store = tables.store
        limits = tables.limits
        self._tries = Buckets(limits.codes_per_second, limits.code_burst)

    def try_once(self, client: str) -> None:
        """Nobody tries out codes."""
        if not self._tries.take(client, self.tables.now()):
            raise Refusal("too_fast")

    async def begin(self, name: str, client: str) -> rest.Joined:
        """This device is the first one of a new driver."""
        self.tables.charge(client, 2 * ROW_BYTES)
        secret, made = self._device(new_id(), name, "first")
        await self.store.write(
            lambda connection: kept.add_driver(connection, made),
            lambda connection: kept.device(connection, made.key) is not None,
        )
        return rest.Joined(secret)

    def _device(self, driver: str, name: str, by: str) -> tuple[str, Device]:
        secret = seeds.new_secret()
        key, named = seeds.key_of(secret), clean_name(name)
        return secret, Device(key, new_id(), driver, named, by, self.tables.now())

    async def device(self, secret: str) -> Device:
        """Whose secret it is."""
        key = seeds.key_of(secret)
        found = await self.store.read(lambda connection: kept.device(connection, key))
        if not secret or found is None:
            raise Refusal("no_secret", "no-driver")
        return found

    async def info(self, secret: str) -> rest.DriverTold:
        own = await self.device(secret)

        def work(connection: sa.Connection) -> rest.DriverTold:
            devices = kept.devices(connection, own.driver)
            passkeys = kept.passkeys(connection, own.driver)
            return rest.DriverTold(
                [
                    rest.DeviceTold(one.id, one.name, one.by, one.created, one.id == own.id)
                    for one in devices
                ],
                [rest.PasskeyTold(one.id, one.created) for one in passkeys],
                kept.count_codes(connection, own.driver),
                len(kept.holdings(connection, own.driver)),
            )

        return await self.store.read(work)

    async def share(self, sharing: rest.Sharing, secret: str, client: str) -> rest.Shared:
        """What this device holds is the driver's; what it lacks it gets, by secrets of its own.

        Whether a secret opens anything the table says when it is shown: here it is only kept.
        """
        own, now = await self.device(secret), self.tables.now()
        brought = {seeds.key_of(one.secret): one for one in sharing.held}
        gone = [seeds.key_of(one) for one in sharing.let_go]

        def work(connection: sa.Connection) -> None:
            answer.clear()
            locks = {key: kept.lock_of(connection, key) or key for key in [*brought, *gone]}
            if gone:
                kept.let_go(connection, own.driver, [locks[key] for key in gone])
                self.store.notices.tell_keys(connection)
            here = [
                (key, Holding(one.kind, one.about, one.seat, locks[key]))
                for key, one in brought.items()
            ]
            kept.hold(connection, own, here, now)
            there = {holding.lock for _, holding in here}
            lacking = [
                (seeds.new_secret(), one)
                for one in kept.holdings(connection, own.driver)
                if one.lock not in there
            ]
            kept.hand_over(connection, own, [(seeds.key_of(new), one) for new, one in lacking], now)
            answer.extend(
                rest.Holding(one.kind, one.about, one.seat, new)  # type: ignore[arg-type]
                for new, one in lacking
            )

        answer: list[rest.Holding] = []
        known = (await self.info(secret)).held
        self.tables.charge(client, ROW_BYTES * (known + len(brought)))
        await self.store.write(work, lambda _connection: False)
        if gone:
            self.tables.show_out()
        return rest.Shared(answer)

    async def codes(self, secret: str) -> rest.RecoveryCodes:
        """A new sheet; the last one is good for nothing any more."""
        own = await self.device(secret)
        made = [_code() for _ in range(CODES)]
        await self._keep_codes([read_code(one) for one in made], own.driver, RECOVERY, NEVER)
        log.info("a driver has new recovery codes")
        return rest.RecoveryCodes(made)

    async def ticket(self, secret: str) -> rest.Ticket:
        own = await self.device(secret)
        made, until = seeds.new_secret(), self.tables.now() + TICKET_MS
        await self._keep_codes([made], own.driver, "ticket", until)
        return rest.Ticket(made, until)

    async def _keep_codes(self, codes: list[str], driver: str, kind: str, until: int) -> None:
        keys, now = [seeds.key_of(one) for one in codes], self.tables.now()
        await self.store.write(
            lambda connection: kept.add_codes(connection, keys, driver, kind, until, now),
            lambda connection: kept.code(connection, keys[0], now) is not None,
        )

    async def challenge(self, driver: str, until: int) -> bytes:
        """What an authenticator has to sign: kept like a code, and good for once."""
        made = secrets.token_bytes(32)
        await self._keep_codes([made.hex()], driver, "challenge", until)
        return made

    async def join(self, joining: rest.Adding, client: str) -> rest.Joined:
        """Another device, by a code that is spent with it."""
        self.try_once(client)
        for code in (joining.code.strip(), read_code(joining.code)):
            found = await self._found(seeds.key_of(code))
            if found is not None and found[1] != "challenge":
                return await self.add(found[0], seeds.key_of(code), joining.name, found[1])
        raise Refusal("invalid", "driver-code")

    async def _found(self, key: str) -> tuple[str, str] | None:
        now = self.tables.now()
        return await self.store.read(lambda connection: kept.code(connection, key, now))

    async def add(self, driver: str, code: str, name: str, by: str) -> rest.Joined:
        """The code is spent and the device added, or neither."""
        secret, made = self._device(driver, name, by)

        def work(connection: sa.Connection) -> None:
            kept.spend(connection, code)
            if len(kept.devices(connection, driver)) >= MOST_DEVICES:
                raise Refusal("full", "driver-full")
            kept.add_device(connection, made)

        try:
            await self.store.write(
                work, lambda connection: kept.device(connection, made.key) is not None
            )
        except Conflict as error:
            raise Refusal("invalid", "driver-code") from error
        log.info("a driver has another device, by %s", by)
        return rest.Joined(secret)

    async def leave(self, name: str, secret: str) -> None:
        """One of the driver's devices, perhaps this one, opens nothing more."""
        own = await self.device(secret)
        await self._end(lambda connection: kept.remove_device(connection, own.driver, name))
        log.info("a driver has removed a device")

    async def forget(self, secret: str) -> None:
        """Nothing is kept of the driver; races and seasons stay."""
        own = await self.device(secret)
        await self._end(lambda connection: kept.remove_driver(connection, own.driver))

    async def _end(self, remove: Callable[[sa.Connection], None]) -> None:
        """Keys go, and whoever came in by them, here and in other processes."""

        def work(connection: sa.Connection) -> None:
            remove(connection)
            self.store.notices.tell_keys(connection)

        await self.store.write(work, lambda _connection: True)
        self.tables.show_out()


def _code() -> str:
    """As it is printed: K7QM-2RWX-..."""
    groups = ["".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS)]
    return "-".join(groups)


def read_code(text: str) -> str:
    """As it is typed: small letters, spaces and hyphens make no difference."""
    return "".join(letter for letter in text.upper() if letter.isalnum())
