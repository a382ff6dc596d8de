"""Who wants to hear of their turns, and how: turned on and off by whoever holds the seat."""

from __future__ import annotations

import hmac
import secrets
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa

from slipstream.table.alerts import channels as c
from slipstream.table.alerts import mail, push
from slipstream.table.alerts.outside import Unreachable
from slipstream.table.alerts.rest import (
    AlertInfo,
    ChannelTold,
    Want,
    WantMail,
    WantMention,
    WantPush,
    WantWebhook,
)
from slipstream.table.alerts.sender import Sender
from slipstream.table.alerts.wording import words_for
from slipstream.table.limits import Buckets
from slipstream.table.room import seeds
from slipstream.table.room.refusal import Refusal
from slipstream.table.seasons.commands import ORGANISER, who_is
from slipstream.table.seasons.progress import read
from slipstream.table.store import alerts, schema
from slipstream.table.store.alerts import Channel
from slipstream.table.store.schema import new_id

MOST_OF_A_SEAT: Final = 10
MOST_HOOKS: Final = 3
CODE_TRIES: Final = 5


class Scope(NamedTuple):
    """What somebody may turn on, by the secret they have shown."""

    about: str
    """The table; or the season, if it has one."""
    key: str
    """Of the own seat; empty for an organiser without one."""
    place: str
    """The table or season of which a webhook tells; empty if that is for others to say."""

    @property
    def follows(self) -> list[str]:
        return [one for one in (self.key, self.place) if one]


class Switchboard:
    """Turns channels on and off."""

    def __init__(self, sender: Sender) -> None:
        self.sender = sender
        self.tables = sender.tables
        self._letters = Buckets(1 / 600, 5)
        self._push_key = ""

    async def of_table(self, table: str, secret: str) -> Scope:
        """Whoever has a seat."""
        live = await self.tables.find(table)
        seat = await self.tables.seat_of(live.room, secret)
        if seat < 0:
            raise Refusal("no_secret", "alerts-by-players")
        return Scope(live.ledger.opened.season or table, live.ledger.seats[seat].key, table)

    async def of_season(self, season: str, secret: str) -> Scope:
        """Whoever has an entry; the webhook is the organiser's."""
        progress = await read(self.tables, season)
        who = await who_is(self.tables, progress, secret)
        is_organiser = who == ORGANISER
        key = "" if is_organiser else progress.signed_up[who].key
        return Scope(season, key, season if is_organiser else "")

    async def info(self, scope: Scope) -> AlertInfo:
        found = await self.tables.store.read(lambda one: alerts.channels_of(one, scope.follows))
        if not self._push_key:
            self._push_key = push.public_key(self.tables.store.push_key)
        has_mail = self.sender.agreed.post is not None
        return AlertInfo([c.told(channel) for channel in found], self._push_key, has_mail)

    async def turn_on(self, scope: Scope, want: Want, site: str, client: str) -> AlertInfo:
        """One more channel; the same one turned on again is one."""
        body = self._body(want, site)
        is_hook = isinstance(body, c.Webhook)
        target = scope.place if is_hook else scope.key
        if not target:
            raise Refusal("no_secret", "ruled-by-organiser" if is_hook else "alerts-by-players")
        self.tables.charge(client, 2000)
        there = await self.tables.store.read(lambda one: alerts.channels_of(one, [target]))
        same = [one.id for one in there if _is_same(c.decode(one.body), body)]
        if len(there) - len(same) >= (MOST_HOOKS if is_hook else MOST_OF_A_SEAT):
            raise Refusal("too_many_alerts")
        if isinstance(body, c.Mail):
            body = await self._with_code(body, client)
        sends = isinstance(body, c.SENT) and not isinstance(body, c.Mail)
        packed = msgspec.json.encode(body)
        made = Channel(new_id(), scope.about, target, packed, sends, self.tables.now())

        def work(connection: sa.Connection) -> None:
            alerts.remove_channels(connection, schema.channels.c.id.in_(same))
            alerts.add_channel(connection, made)

        await self.tables.store.write(
            work, lambda connection: alerts.channel(connection, made.id) is not None
        )
        if self.tables.store.followed is not None:
            self.tables.store.followed.add(target)
        return await self.info(scope)

    def _body(self, want: Want, site: str) -> c.Any:
        fields = {**msgspec.structs.asdict(want), "site": site}
        if isinstance(want, WantMail):
            if self.sender.agreed.post is None:
                raise Refusal("no_mail")
            return c.Mail(**fields)
        if isinstance(want, WantPush | WantWebhook):
            if not self.sender.outside.may(
                want.endpoint if isinstance(want, WantPush) else want.url
            ):
                raise Refusal("invalid", "alert-address")
            return c.Push(**fields) if isinstance(want, WantPush) else c.Webhook(**fields)
        return c.Mention(**fields) if isinstance(want, WantMention) else c.Feed(**fields)

    async def _with_code(self, body: c.Mail, client: str) -> c.Mail:
        """Sent now, so that a wrong address is told at once."""
        now = self.tables.now()
        if not self._letters.take(client, now) or not self._letters.take(body.address, now):
            raise Refusal("too_fast")
        code = f"{secrets.randbelow(10**6):06}"
        say = words_for(body.language)
        subject, text = say("alert-code-subject", code=code), say("alert-code", code=code)
        letter = mail.Letter(body.address, subject, text, new_id())
        assert self.sender.agreed.post is not None, "mail is offered"
        try:
            await mail.send(self.sender.agreed.post, letter)
        except Unreachable as error:
            raise Refusal("invalid", "alert-not-sent") from error
        return msgspec.structs.replace(body, code=seeds.key_of(code))

    async def confirm(self, name: str, code: str) -> ChannelTold:
        """After five wrong codes another mail has to be asked for."""
        channel = await self._channel(name)
        body = c.decode(channel.body)
        if not isinstance(body, c.Mail) or not body.code:
            return c.told(channel)
        is_right = hmac.compare_digest(seeds.key_of(code.strip()), body.code)
        if body.tries >= CODE_TRIES:
            raise Refusal("invalid", "alert-code-spent")
        changed = msgspec.structs.replace(
            body, code="" if is_right else body.code, tries=body.tries + 1
        )
        packed = msgspec.json.encode(changed)
        await self.tables.store.write(
            lambda connection: alerts.change_channel(connection, name, packed, is_right),
            lambda _connection: True,
        )
        if not is_right:
            raise Refusal("invalid", "alert-code")
        return c.told(channel._replace(body=packed))

    async def turn_off(self, name: str) -> None:
        """Whoever knows its name may: it is in every mail."""
        await self.tables.store.write(
            lambda connection: alerts.remove_channels(connection, schema.channels.c.id == name),
            lambda _connection: True,
        )

    async def _channel(self, name: str) -> Channel:
        found = await self.tables.store.read(lambda one: alerts.channel(one, name))
        if found is None:
            raise Refusal("no_alert")
        return found

    async def feed(self, name: str) -> tuple[Channel, c.Feed]:
        channel = await self._channel(name)
        body = c.decode(channel.body)
        if not isinstance(body, c.Feed):
            raise Refusal("no_alert")
        return channel, body


def _is_same(one: c.Any, other: c.Any) -> bool:
    match one, other:
        case c.Push(), c.Push():
            return one.endpoint == other.endpoint
        case c.Mail(), c.Mail():
            return one.address.lower() == other.address.lower()
        case c.Webhook(), c.Webhook():
            return one.url == other.url
        case (c.Mention(), c.Mention()) | (c.Feed(), c.Feed()):
            return True
    return False
