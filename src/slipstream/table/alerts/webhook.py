"""Webhooks: plain JSON for programs, or as Discord wants it. Only who is up is mentioned."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from slipstream.table.alerts.channels import Webhook
from slipstream.table.alerts.outside import Outside

MARKUP: Final = re.compile(r"([\\`*_~|<>@#:\[\]()-])")


class Up(msgspec.Struct, frozen=True):
    """A driver who is up."""

    seat: int
    name: str
    mention: str = ""
    """Who they are in Discord, if they have said so."""


class Hooked(msgspec.Struct, frozen=True):
    """What a program is told: the same `id` means the same alert, sent again."""

    id: str
    event: str
    table: str
    game: str
    season: str
    url: str
    up: list[Up]
    text: str


async def send(outside: Outside, to: Webhook, told: Hooked) -> None:
    body = discord(told) if to.shape == "discord" else told
    content = msgspec.json.encode(body)
    headers = {
        "Content-Type": "application/json",
        "User-Agent": "Slipstream",
        "Idempotency-Key": told.id,
    }
    await outside.post(to.url, headers, content)


def discord(told: Hooked) -> dict[str, Any]:
    """Nobody is called but those who are up: whatever a name may contain is only text."""
    users = [one.mention for one in told.up if one.mention]
    called = [f"<@{one.mention}>" if one.mention else plain(one.name) for one in told.up]
    return {
        "content": f"{', '.join(called)}: {plain(told.text)}\n<{told.url}>",
        "allowed_mentions": {"parse": [], "users": users},
    }


def plain(text: str) -> str:
    """No markup."""
    return MARKUP.sub(r"\\\1", text)
