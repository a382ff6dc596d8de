"""Names of things, and the messages that put them into words."""

from __future__ import annotations

from slipstream.tell.say import Say


def slug(name: str) -> str:
    """`rubbin_is_racin`, `stop_and_go_penalty`."""
    plain = name.lower().replace("'", "").replace("&", "and")
    return plain.replace(" ", "_").replace("-", "_")


def named(kind: str, name: str) -> Say:
    """The message of a thing of some kind: `card-rubbin-is-racin`."""
    return Say(f"{kind}-{name.replace('_', '-')}")
