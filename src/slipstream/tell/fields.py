"""The fields of a position line, as the readers of all games ask for them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import Game
from slipstream.kernel.text import read_line

_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,3}")


class Fields:
    """A line taken apart; every refusal quotes the part that is wrong."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.parts = read_line(text)

    def fail(self, message: str, token: str) -> InvalidText:
        return InvalidText(message, token, self.text)

    def field(self, key: str) -> str:
        return self.parts.fields.get(key, "")

    def entries(self, key: str, separator: str = ",") -> list[str]:
        return self.field(key).split(separator) if self.field(key) else []

    def named(self, key: str, text: str, names: Sequence[str]) -> int:
        if text not in names:
            raise self.fail(f"{key}: {text!r} is unknown", text)
        return names.index(text)

    def number(self, key: str, text: str, least: int, most: int) -> int:
        if not _COUNT.fullmatch(text) or not least <= int(text) <= most:
            raise self.fail(f"{key}: {text!r} is no number from {least} to {most}", text)
        return int(text)

    def check_game(self, game: Game) -> None:
        found = f"{self.parts.code}/{self.parts.version}"
        if found != f"{game.code}/{game.version}":
            raise self.fail(f"{found} is not {game.code}/{game.version}", found)
