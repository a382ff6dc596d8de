"""Who is to hear that it is their turn: the queue of alerts, and the channels they go by.

A question and the alert of it are stored in one transaction, so none is lost that was promised. A
seat has at most one alert in a channel until it acts: then its row goes, sent or not. Whoever sends
takes a row for a while first; of several processes one gets it, and if that one dies it is due
again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from slipstream.table.store import schema

LEASE_MS: Final = 30_000  # longer than any channel is waited for
AT_ONCE: Final = 50
GRACE_MS: Final = 20_000
"""Whoever answers within this time needs no alert; nor does a forced answer that plays itself."""


class Asked(NamedTuple):
    """Who is up after a change, in person, and who may want to hear of it."""

    places: tuple[str, ...]
    """The table, and its season: what a webhook follows."""
    keys: dict[int, str]
    """The key of every seat that a human holds: what a driver's channel follows."""
    up: tuple[int, ...]
    number: int
    due: int
    acted: tuple[int, ...] = ()
    """Those are there: if they are asked at once again, that begins the time anew."""
    is_over: bool = False


class Due(NamedTuple):
    """An alert to be sent now, and its channel."""

    channel: str
    table: str
    seat: int
    number: int
    tries: int
    body: bytes


class Channel(NamedTuple):
    """A way to reach somebody."""

    id: str
    about: str
    """The table or season at which it was turned on: it goes with that."""
    follows: str
    """The key of a seat; or a table or season, whoever is up there."""
    body: bytes
    sends: bool
    """Whether alerts go by it; a feed is only read, and an address has to be confirmed."""
    created: int
    failures: int = 0


def remember(connection: sa.Connection, table: str, asked: Asked) -> None:
    """In the transaction that asks: who acted is due no more, who is up now will hear of it."""
    own, alerts = schema.channels, schema.alerts
    wanted = {*asked.places, *asked.keys.values()}
    query = sa.select(own.c.id, own.c.follows, own.c.sends)
    query = query.where(own.c.follows.in_(sorted(wanted)))
    channels = connection.execute(query).all()
    if not channels:
        return
    here = alerts.c.table_id == table
    connection.execute(sa.delete(alerts).where(here, alerts.c.seat.not_in(asked.up)))
    waits = sa.and_(here, alerts.c.seat.in_(asked.acted), alerts.c.sent == 0)
    connection.execute(sa.update(alerts).where(waits).values(due=asked.due))
    known = sa.select(alerts.c.channel_id, alerts.c.seat).where(here)
    there = {(row.channel_id, row.seat) for row in connection.execute(known)}
    rows = [
        {"channel_id": channel.id, "seat": seat}
        for channel in channels
        for seat in asked.up
        if channel.sends
        and channel.follows in (*asked.places, asked.keys[seat])
        and (channel.id, seat) not in there
    ]
    common = {"table_id": table, "number": asked.number, "due": asked.due, "tries": 0, "sent": 0}
    if rows:
        connection.execute(sa.insert(alerts), [{**common, **row} for row in rows])
    if asked.is_over:  # nobody is told anything more: addresses need not be kept
        remove_channels(connection, own.c.about == table)


def is_any_due(connection: sa.Connection, now: int) -> bool:
    """Asked every few seconds, without a transaction that writes."""
    own = schema.alerts
    query = sa.select(own.c.seat).where(own.c.sent == 0, own.c.due <= now).limit(1)
    return connection.execute(query).first() is not None


def take(connection: sa.Connection, now: int) -> list[Due]:
    """What is due, for this process alone until the lease ends."""
    own, channels = schema.alerts, schema.channels
    query = (
        sa.select(own.c.channel_id, own.c.table_id, own.c.seat, own.c.number, own.c.tries)
        .where(own.c.sent == 0, own.c.due <= now)
        .order_by(own.c.tries, own.c.due)  # what fails again and again comes last
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    rows = connection.execute(query).all()
    if not rows:
        return []
    names = {row.channel_id for row in rows}
    found = sa.select(channels.c.id, channels.c.body).where(channels.c.id.in_(names))
    bodies = {row.id: bytes(row.body) for row in connection.execute(found)}
    taken = [Due(*row, body=bodies[row.channel_id]) for row in rows]
    for due in taken:
        values = {"due": now + LEASE_MS, "tries": due.tries + 1}
        connection.execute(sa.update(own).where(_row(due)).values(values))
    return [due._replace(tries=due.tries + 1) for due in taken]


def _row(due: Due) -> sa.ColumnElement[bool]:
    """That very alert: not one of a later turn."""
    own = schema.alerts
    return sa.and_(
        own.c.channel_id == due.channel,
        own.c.table_id == due.table,
        own.c.seat == due.seat,
        own.c.number == due.number,
    )


def sent(connection: sa.Connection, dues: Sequence[Due], now: int) -> None:
    """They stay until their seats act, so that nothing is sent twice."""
    for due in dues:
        connection.execute(sa.update(schema.alerts).where(_row(due)).values(sent=now))
    _fail(connection, dues[0].channel, 0)


def later(connection: sa.Connection, dues: Sequence[Due], at: int, failures: int) -> None:
    """It did not work: once more at that time. So many failures in a row has the channel now."""
    for due in dues:
        connection.execute(sa.update(schema.alerts).where(_row(due)).values(due=at))
    _fail(connection, dues[0].channel, failures)


def drop(connection: sa.Connection, dues: Sequence[Due]) -> None:
    """Nobody is up there any more, or it has been tried often enough."""
    for due in dues:
        connection.execute(sa.delete(schema.alerts).where(_row(due)))


def _fail(connection: sa.Connection, channel: str, failures: int) -> None:
    own = schema.channels
    is_changed = sa.and_(own.c.id == channel, own.c.failures != failures)
    connection.execute(sa.update(own).where(is_changed).values(failures=failures))


def channels_of(connection: sa.Connection, follows: Collection[str]) -> list[Channel]:
    """The oldest first."""
    own = schema.channels
    query = sa.select(own).where(own.c.follows.in_(sorted(follows))).order_by(own.c.created)
    return [_read(row) for row in connection.execute(query)]


def channel(connection: sa.Connection, name: str) -> Channel | None:
    own = schema.channels
    row = connection.execute(sa.select(own).where(own.c.id == name)).first()
    return None if row is None else _read(row)


def _read(row: sa.Row[Any]) -> Channel:
    return Channel._make(row)._replace(body=bytes(row.body), sends=bool(row.sends))


def add_channel(connection: sa.Connection, added: Channel) -> None:
    values = {**added._asdict(), "sends": int(added.sends)}
    connection.execute(sa.insert(schema.channels).values(values))


def change_channel(connection: sa.Connection, name: str, body: bytes, sends: bool) -> None:
    own = schema.channels
    values = {"body": body, "sends": int(sends), "failures": 0}
    connection.execute(sa.update(own).where(own.c.id == name).values(values))


def remove_channels(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
    """With all that was to be sent by them."""
    names = sa.select(schema.channels.c.id).where(which)
    connection.execute(sa.delete(schema.alerts).where(schema.alerts.c.channel_id.in_(names)))
    connection.execute(sa.delete(schema.channels).where(which))


def forget(connection: sa.Connection, about: Collection[str]) -> None:
    """Of tables or seasons that are removed."""
    connection.execute(sa.delete(schema.alerts).where(schema.alerts.c.table_id.in_(about)))
    remove_channels(connection, schema.channels.c.about.in_(about))


def end_leases(connection: sa.Connection) -> None:
    """Whoever took them is gone, if this process is alone with its store."""
    own = schema.alerts
    connection.execute(sa.update(own).where(own.c.sent == 0, own.c.tries > 0).values(due=0))


def followed(connection: sa.Connection) -> set[str]:
    """All that any channel follows."""
    return set(connection.scalars(sa.select(schema.channels.c.follows).distinct()))
