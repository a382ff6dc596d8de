"""What people write: one line of text that can be printed."""

from __future__ import annotations

from slipstream.table.room.refusal import Refusal


def clean_name(text: str) -> str:
    """A player's name as others read it; empty for one who gives none."""
    return clean(text) if text.strip() else ""


def clean(text: str) -> str:
    """A line of text: what cannot be printed becomes a space."""
    shown = "".join(letter if letter.isprintable() else " " for letter in text)
    found = " ".join(shown.split())
    if not found:
        raise Refusal("empty")
    return found
