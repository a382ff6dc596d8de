"""The types of the REST interface around alerts."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from slipstream.tell.words import Language

LONGEST_URL: Final = 1000
Url = Annotated[str, msgspec.Meta(max_length=LONGEST_URL)]
Key = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]
Address = Annotated[
    str, msgspec.Meta(max_length=200, pattern=r"^[^\s@<>\",;:()\[\]\\]+@[^\s@<>\",;:()\[\]\\]+$")
]
DiscordUser = Annotated[str, msgspec.Meta(pattern=r"^[0-9]{5,25}$")]
Shape = Literal["json", "discord"]


class ChannelTold(msgspec.Struct, frozen=True):
    """A channel that is on, as its owner sees it."""

    id: str
    """Also the token of a feed, by which it is read."""
    kind: str
    to: str
    """The address, or the server that it goes to."""
    waits: bool
    """An e-mail address whose code has not been typed yet."""
    failing: bool


class WantPush(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="push"):
    """As the browser's push service has given it."""

    endpoint: Url
    p256dh: Key
    auth: Key
    language: Language = "en"


class WantMail(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="mail"):
    """A code is sent there first."""

    address: Address
    language: Language = "en"


class WantWebhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="webhook"):
    """For everybody at the table, or in all races of the season."""

    url: Url
    shape: Shape = "json"
    language: Language = "en"


class WantMention(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="mention"):
    """Who one is in Discord: a webhook calls only whoever is up."""

    user: DiscordUser
    language: Language = "en"


class WantFeed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="feed"):
    """An address to read, as Atom and as iCalendar."""

    language: Language = "en"


Want = WantPush | WantMail | WantWebhook | WantMention | WantFeed


class Wanting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Turn a channel on."""

    channel: Want


class Confirming(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The code that came by mail."""

    code: Annotated[str, msgspec.Meta(max_length=20)]


class AlertInfo(msgspec.Struct, frozen=True):
    """What is on for a seat, and what this server offers."""

    channels: list[ChannelTold]
    push_key: str
    """The server's public key, for the browser's push service."""
    mail: bool
    """Whether this server sends e-mail."""
