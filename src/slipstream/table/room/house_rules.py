"""House rules that somebody brings to a table or a season."""

from __future__ import annotations

from slipstream.notation.house import read_house


def with_house(options: dict[str, str], text: str) -> dict[str, str]:
    """The options agreed, with the house rules of a file if there is one."""
    if not text.strip():
        return options
    return read_house(text, "house rules").chosen(options)
