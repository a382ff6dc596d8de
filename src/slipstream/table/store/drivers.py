"""Drivers in the store: devices, what they hold, and what lets another device join.

Of every secret only a fingerprint is kept. `lock` is what stands at a seat or an entry; `key` is
the fingerprint of a secret that opens it. On the device that sat down both are the same; every
other device of the driver has secrets of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final, NamedTuple

import sqlalchemy as sa

from slipstream.table.store import schema
from slipstream.table.store.transactions import Conflict

NEVER: Final = 2**62
MOST_HELD: Final = 600
RECOVERY: Final = "recovery"


class Device(NamedTuple):
    """One of a driver's devices; `by` is the way in which it joined."""

    key: str
    id: str
    driver: str
    name: str
    by: str
    created: int


class Holding(NamedTuple):
    """A seat of a table, or an entry of a season; there -1 is the organiser."""

    kind: str
    about: str
    seat: int
    lock: str


class Passkey(NamedTuple):
    """What is kept of one: its public half."""

    id: str
    driver: str
    public_key: bytes
    uses: int
    created: int


def add_driver(connection: sa.Connection, device: Device) -> None:
    made = {"id": device.driver, "created": device.created}
    connection.execute(sa.insert(schema.drivers).values(made))
    add_device(connection, device)


def add_device(connection: sa.Connection, device: Device) -> None:
    values = {**device._asdict(), "driver_id": device.driver}
    del values["driver"]
    connection.execute(sa.insert(schema.driver_devices).values(values))


def device(connection: sa.Connection, key: str) -> Device | None:
    """By the fingerprint of its secret."""
    own = schema.driver_devices
    row = connection.execute(sa.select(own).where(own.c.key == key)).first()
    return None if row is None else Device._make(row)


def devices(connection: sa.Connection, driver: str) -> list[Device]:
    """The oldest first."""
    own = schema.driver_devices
    query = sa.select(own).where(own.c.driver_id == driver).order_by(own.c.created, own.c.id)
    return [Device._make(row) for row in connection.execute(query)]


def remove_device(connection: sa.Connection, driver: str, name: str) -> None:
    """Its secrets open nothing more; what it brought along, the others keep."""
    own, keys = schema.driver_devices, schema.driver_keys
    here = sa.and_(own.c.driver_id == driver, own.c.id == name)
    connection.execute(sa.delete(own).where(here))
    made = sa.and_(keys.c.driver_id == driver, keys.c.device == name, keys.c.key != keys.c.lock)
    connection.execute(sa.delete(keys).where(made))


def lock_of(connection: sa.Connection, key: str) -> str:
    """What a secret opens that was made for a driver's other device; empty if it was not."""
    own = schema.driver_keys
    query = sa.select(own.c.lock).where(own.c.key == key, own.c.key != own.c.lock)
    return connection.scalar(query) or ""


def holdings(connection: sa.Connection, driver: str) -> list[Holding]:
    """All that the driver holds, the newest first."""
    own = schema.driver_keys
    newest = sa.func.max(own.c.created)
    query = (
        sa.select(own.c.kind, own.c.about, own.c.seat, own.c.lock)
        .where(own.c.driver_id == driver)
        .group_by(own.c.kind, own.c.about, own.c.seat, own.c.lock)
        .order_by(newest.desc(), own.c.about, own.c.seat)
    )
    return [Holding._make(row) for row in connection.execute(query)]


def hold(
    connection: sa.Connection, device: Device, held: Iterable[tuple[str, Holding]], now: int
) -> None:
    """By these keys the device opens these; what is known already stays as it is."""
    own = schema.driver_keys
    mine = own.c.driver_id == device.driver
    known = set(connection.scalars(sa.select(own.c.key).where(mine)))
    fresh = {key: holding for key, holding in held if key not in known}
    rows = [
        {
            "driver_id": device.driver,
            "key": key,
            **holding._asdict(),
            "device": device.id,
            "created": now,
        }
        for key, holding in fresh.items()
    ]
    if rows:
        connection.execute(sa.insert(own), rows)
    for gone in holdings(connection, device.driver)[MOST_HELD:]:
        connection.execute(sa.delete(own).where(mine, own.c.lock == gone.lock))


def hand_over(
    connection: sa.Connection, device: Device, made: list[tuple[str, Holding]], now: int
) -> None:
    """Keys for a device that has none to these, or has lost those it had."""
    own = schema.driver_keys
    lost = sa.and_(own.c.device == device.id, own.c.key != own.c.lock)
    locks = [holding.lock for _, holding in made]
    connection.execute(sa.delete(own).where(lost, own.c.lock.in_(locks)))
    hold(connection, device, made, now)


def let_go(connection: sa.Connection, driver: str, locks: Collection[str]) -> None:
    """The driver holds these no more."""
    own = schema.driver_keys
    connection.execute(sa.delete(own).where(own.c.driver_id == driver, own.c.lock.in_(locks)))


def add_codes(
    connection: sa.Connection, keys: Iterable[str], driver: str, kind: str, until: int, now: int
) -> None:
    """New ones; those whose time is over go, and so does the last sheet of recovery codes."""
    own = schema.driver_codes
    connection.execute(sa.delete(own).where(own.c.until <= now))
    if kind == RECOVERY:
        connection.execute(sa.delete(own).where(own.c.driver_id == driver, own.c.kind == kind))
    rows = [{"key": key, "driver_id": driver, "kind": kind, "until": until} for key in keys]
    connection.execute(sa.insert(own), rows)


def code(connection: sa.Connection, key: str, now: int) -> tuple[str, str] | None:
    """Whose it is, and of which kind."""
    own = schema.driver_codes
    query = sa.select(own.c.driver_id, own.c.kind).where(own.c.key == key, own.c.until > now)
    row = connection.execute(query).first()
    return None if row is None else (row.driver_id, row.kind)


def spend(connection: sa.Connection, key: str) -> None:
    """Once: whoever comes second gets a Conflict."""
    own = schema.driver_codes
    if connection.execute(sa.delete(own).where(own.c.key == key)).rowcount != 1:
        raise Conflict("the code has been used")


def count_codes(connection: sa.Connection, driver: str) -> int:
    own = schema.driver_codes
    mine = sa.and_(own.c.driver_id == driver, own.c.kind == RECOVERY)
    return connection.scalar(sa.select(sa.func.count()).select_from(own).where(mine)) or 0


def passkeys(connection: sa.Connection, driver: str) -> list[Passkey]:
    own = schema.driver_passkeys
    query = sa.select(own).where(own.c.driver_id == driver).order_by(own.c.created)
    return [_passkey(row) for row in connection.execute(query)]


def passkey(connection: sa.Connection, name: str) -> Passkey | None:
    own = schema.driver_passkeys
    row = connection.execute(sa.select(own).where(own.c.id == name)).first()
    return None if row is None else _passkey(row)


def _passkey(row: sa.Row[tuple[object, ...]]) -> Passkey:
    found = Passkey._make(row)
    return found._replace(public_key=bytes(found.public_key))


def add_passkey(connection: sa.Connection, made: Passkey) -> None:
    values = {**made._asdict(), "driver_id": made.driver}
    del values["driver"]
    connection.execute(sa.insert(schema.driver_passkeys).values(values))


def use_passkey(connection: sa.Connection, name: str, uses: int) -> None:
    own = schema.driver_passkeys
    connection.execute(sa.update(own).where(own.c.id == name).values(uses=uses))


def remove_passkey(connection: sa.Connection, driver: str, name: str) -> None:
    own = schema.driver_passkeys
    connection.execute(sa.delete(own).where(own.c.id == name, own.c.driver_id == driver))


def remove_driver(connection: sa.Connection, driver: str) -> None:
    """All of it. The device that sat down keeps its own secrets, and its seats."""
    for own in (
        schema.driver_keys,
        schema.driver_codes,
        schema.driver_passkeys,
        schema.driver_devices,
    ):
        connection.execute(sa.delete(own).where(own.c.driver_id == driver))
    connection.execute(sa.delete(schema.drivers).where(schema.drivers.c.id == driver))


def forget(connection: sa.Connection, about: Collection[str]) -> None:
    """Tables or seasons that are removed; a driver to whom nothing is left goes, too."""
    own = schema.driver_keys
    query = sa.select(own.c.driver_id).where(own.c.about.in_(about)).distinct()
    drivers = list(connection.scalars(query))
    connection.execute(sa.delete(own).where(own.c.about.in_(about)))
    for driver in drivers:
        if not holdings(connection, driver):
            remove_driver(connection, driver)
