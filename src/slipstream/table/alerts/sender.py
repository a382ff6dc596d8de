"""Sends what is due, one process at a time, aside from everything that is played.

A channel that fails is tried again later and later; one that is gone for good is forgotten. What
was sent is marked at once. If the process dies in between, it is sent again when the lease ends,
under the same name: a browser shows one notification, a mail program one mail, and a program knows
the `id`.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from itertools import groupby
from typing import Final

import msgspec
import sqlalchemy as sa

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.alerts import channels as c
from slipstream.table.alerts import mail, push, webhook
from slipstream.table.alerts.outside import Outside, Unreachable
from slipstream.table.alerts.wording import Turn, Wording, turn_of
from slipstream.table.failures import failed
from slipstream.table.live.tables import LiveTables
from slipstream.table.store import alerts, schema
from slipstream.table.store.alerts import Due
from slipstream.table.store.reading import Away
from slipstream.table.store.store import NotStored

BACKOFF_MS: Final = (30_000, 120_000, 600_000, 3_600_000, 6 * 3_600_000)
MOST_TRIES: Final = 12


class Alerting(msgspec.Struct, frozen=True):
    """What the host has agreed to."""

    post: mail.Post | None = None
    """Without one there is no e-mail."""
    allow_private: bool = False
    """Whether webhooks may go to private addresses."""
    contact: str = ""
    """Whom a push service may ask: a mailto: or https: address."""
    grace_ms: int = alerts.GRACE_MS
    look_seconds: float = 2.0


class Sender:
    """For one process."""

    def __init__(self, tables: LiveTables, agreed: Alerting) -> None:
        self.tables = tables
        self.agreed = agreed
        self.outside = Outside(agreed.allow_private)

    async def run(self) -> None:
        """Until the server ends. With nobody to tell, nothing is asked of the store."""
        try:
            while True:
                try:
                    while self.tables.store.followed != set() and await self.send_due():
                        pass
                except (NotStored, Away):
                    pass
                except Exception as error:  # a mistake of ours: races go on, and so does this
                    failed("alerts cannot be sent", error)
                await asyncio.sleep(self.agreed.look_seconds)
        finally:
            await self.outside.close()

    async def send_due(self) -> int:
        """Take what is due and send it; how much that was. All of a channel's at one table goes
        out together: a webhook tells in one message who is up."""
        now = self.tables.now()
        if not await self.tables.store.read(lambda found: alerts.is_any_due(found, now)):
            return 0
        dues = await self._taken(now)
        parts = groupby(sorted(dues), key=lambda due: (due.channel, due.table))
        await asyncio.gather(*(self._send(list(some)) for _, some in parts))
        return len(dues)

    async def _taken(self, now: int) -> list[Due]:
        """For this process alone."""
        found: list[Due] = []

        def work(connection: sa.Connection) -> None:
            found[:] = alerts.take(connection, now)

        await self._write(work)
        return found

    async def _write(self, work: Callable[[sa.Connection], None]) -> None:
        await self.tables.store.write(work, lambda _connection: False)

    async def _send(self, dues: list[Due]) -> None:
        """What goes wrong is this channel's affair alone."""
        body = c.decode(dues[0].body)
        try:
            turn = await self._turn(dues)
            if turn is None:
                return await self._write(lambda found: alerts.drop(found, dues))
            await self._reach(body, turn, dues)
        except Unreachable as error:
            return await self._failed(dues, body, error)
        except (NotStored, Away):
            return None  # the lease ends, and it is due again
        except Exception as error:
            failed("an alert cannot be sent", error, table=dues[0].table)
            return await self._failed(dues, body, Unreachable("broken"))
        await self._write(lambda found: alerts.sent(found, dues, self.tables.now()))
        return None

    async def _turn(self, dues: list[Due]) -> Turn | None:
        """The table as it is now; None if none of them is up there any more."""
        try:
            live = await self.tables.find(dues[0].table)
        except Away:
            raise
        except SlipstreamError:
            return None
        turn = (await turn_of(self.tables, live)).only([due.seat for due in dues])
        return turn if turn.up else None

    async def _reach(self, body: c.Any, turn: Turn, dues: list[Due]) -> None:
        wording, seat = Wording(turn, body.language), min(turn.up)
        path = f"t/{turn.table}"
        url = f"{body.site}/{path}"
        match body:
            case c.Push():
                shown = push.Shown(wording.title, wording.body(seat), path, _topic(turn.table))
                key, contact = self.tables.store.push_key, self._contact(body)
                await push.send(self.outside, body, shown, key, contact)
            case c.Mail():
                if self.agreed.post is None:
                    raise Unreachable("the host sends no mail any more")
                text = wording.words("alert-mail", body=wording.body(seat), url=url)
                stop = f"{body.site}/api/alerts/{dues[0].channel}/off"
                letter = mail.Letter(body.address, wording.title, text, _name(dues), stop)
                await mail.send(self.agreed.post, letter)
            case c.Webhook():
                mentions = await self._mentions(turn)
                up = [webhook.Up(n, wording.name(n), mentions.get(n, "")) for n in turn.up]
                hooked = webhook.Hooked(
                    _name(dues),
                    "turn",
                    turn.table,
                    turn.game,
                    turn.season,
                    url,
                    up,
                    wording.webhook(),
                )
                await webhook.send(self.outside, body, hooked)
            case _:
                raise AssertionError("only what can be sent has alerts")

    def _contact(self, body: c.Push) -> str:
        site = body.site if body.site.startswith("https://") else ""
        return self.agreed.contact or site or "mailto:slipstream@localhost"

    async def _mentions(self, turn: Turn) -> dict[int, str]:
        """Who those are in Discord who are up, if they have said so."""
        keys = {turn.keys[seat]: seat for seat in turn.up}
        found = await self.tables.store.read(lambda one: alerts.channels_of(one, keys))
        bodies = [(keys[channel.follows], c.decode(channel.body)) for channel in found]
        return {seat: body.user for seat, body in bodies if isinstance(body, c.Mention)}

    async def _failed(self, dues: list[Due], body: c.Any, error: Unreachable) -> None:
        """Later and later; a browser that has gone is forgotten."""
        name, tries = dues[0].channel, dues[0].tries

        def work(found: sa.Connection) -> None:
            channel = alerts.channel(found, name)
            if channel is None:
                return
            if error.is_gone and isinstance(body, c.Push):
                alerts.remove_channels(found, schema.channels.c.id == name)
            elif error.is_gone or tries >= MOST_TRIES or channel.failures >= c.MOST_FAILURES:
                alerts.later(found, dues, 0, channel.failures + 1)
                alerts.drop(found, dues)
            else:
                wait = BACKOFF_MS[min(tries, len(BACKOFF_MS)) - 1]
                alerts.later(found, dues, self.tables.now() + wait, channel.failures + 1)

        await self._write(work)


def _name(dues: list[Due]) -> str:
    """The same whenever these are sent again."""
    first = dues[0]
    seats = ".".join(str(due.seat) for due in dues)
    return hashlib.sha256(
        f"{first.channel} {first.table} {first.number} {seats}".encode()
    ).hexdigest()[:32]


def _topic(table: str) -> str:
    """At most 32 letters of base64url, as push services want it."""
    return hashlib.sha256(table.encode()).hexdigest()[:32]
