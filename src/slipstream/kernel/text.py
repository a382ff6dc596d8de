"""Position lines: `CODE/version word key=value ...`; read with the keys in any order."""

from __future__ import annotations

import re
from typing import Final, final

from slipstream.kernel.errors import InvalidText

_HEAD: Final = re.compile(r"([A-Z][A-Z0-9]*)/([1-9][0-9]{0,8})$")


@final
class Line:
    """A position line taken apart: whose it is, its leading words, its named fields."""

    def __init__(self, code: str, version: int, words: list[str], fields: dict[str, str]) -> None:
        self.code = code
        self.version = version
        self.words = words
        self.fields = fields

    def text(self) -> str:
        """The line: absent means default, so fields without a value are left out."""
        named = [f"{key}={value}" for key, value in self.fields.items() if value]
        return " ".join([f"{self.code}/{self.version}", *self.words, *named])


def read_line(text: str) -> Line:
    """Take a position line apart; what the fields mean is the game's affair."""
    parts = text.split()
    head = _HEAD.match(parts[0]) if parts else None
    if head is None:
        raise InvalidText("a position line begins with a game, as in 'FMR/1'", text[:40], text)
    words: list[str] = []
    fields: dict[str, str] = {}
    for part in parts[1:]:
        key, equals, value = part.partition("=")
        if not equals:
            if fields:
                raise InvalidText(
                    f"{part!r} is not a field: fields look like key=value", part, text
                )
            words.append(part)
        elif not key or not value:
            raise InvalidText(f"{part!r} lacks its key or its value", part, text)
        elif key in fields:
            raise InvalidText(f"{key!r} appears twice", part, text)
        else:
            fields[key] = value
    return Line(head[1], int(head[2]), words, fields)


def check_fields(line: Line, keys: list[str]) -> None:
    """Refuse what this game does not know."""
    for key in line.fields:
        if key not in keys:
            raise InvalidText(f"unknown field {key!r}; known: {', '.join(keys)}", key, line.text())
