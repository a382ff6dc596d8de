"""What people write: one line of text that can be printed."""

from __future__ import annotations

from slipstream.table.room.refusal import Refusal


def clean_name(text: str) -> str:
    """A player's name as others read it; empty for one who gives none that can be read."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(shown.split())


def clean(text: str) -> str:
    """A line of text: what cannot be printed becomes a space, and something must be left."""
    found = clean_name(text)
    if not found:
        raise Refusal("empty")
    return found
