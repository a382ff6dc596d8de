"""The ways to reach somebody, as they are kept; and what is told of them."""

from __future__ import annotations

from typing import Final

import msgspec

from slipstream.table.alerts.rest import (
    Address,
    ChannelTold,
    DiscordUser,
    Key,
    Shape,
    Url,
)
from slipstream.table.store.alerts import Channel
from slipstream.tell.words import Language

MOST_FAILURES: Final = 20
"""In a row; then a channel is left alone until it is turned on again."""


class Reaching(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One of the kinds below."""

    language: Language = "en"
    site: str = ""
    """Where links lead: the address under which the channel was turned on."""


class Push(Reaching, frozen=True, tag="push", kw_only=True):
    """A browser, by its push service."""

    endpoint: Url
    p256dh: Key
    auth: Key


class Mail(Reaching, frozen=True, tag="mail", kw_only=True):
    """An e-mail address; nothing is sent there before its owner has typed the code."""

    address: Address
    code: str = ""
    """Empty once it is confirmed."""
    tries: int = 0


class Webhook(Reaching, frozen=True, tag="webhook", kw_only=True):
    """A program, or a channel of Discord: hears of everybody who is up."""

    url: Url
    shape: Shape = "json"


class Mention(Reaching, frozen=True, tag="mention", kw_only=True):
    """Who a driver is in Discord, so that a webhook can call them there."""

    user: DiscordUser


class Feed(Reaching, frozen=True, tag="feed"):
    """A feed and a calendar: asked for, never sent."""


Any = Push | Mail | Webhook | Mention | Feed
SENT: Final = (Push, Mail, Webhook)
_decoder = msgspec.json.Decoder(Any)


def decode(body: bytes) -> Any:
    found: Any = _decoder.decode(body)
    return found


def told(channel: Channel) -> ChannelTold:
    body = decode(channel.body)
    kind = str(body.__struct_config__.tag)
    match body:
        case Push(endpoint=url) | Webhook(url=url):
            to = url.partition("://")[2].partition("/")[0]
        case Mail(address=address):
            to = address
        case Mention(user=user):
            to = user
        case _:
            to = ""
    waits = isinstance(body, Mail) and bool(body.code)
    return ChannelTold(channel.id, kind, to, waits, channel.failures > 0)
