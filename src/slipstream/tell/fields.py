"""The fields of a position line, as the readers of all games ask for them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import Game
from slipstream.kernel.text import read_line
from slipstream.tell.check import Problem

_COUNT: Final = re.compile(r"0|[1-9][0-9]{0,3}")


class Fields:
    """A line taken apart; every refusal quotes the part that is wrong."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.parts = read_line(text)

    def fail(self, message: str, token: str) -> InvalidText:
        return InvalidText(message, token, self.text)

    def refuse(self, problems: Iterable[Problem]) -> None:
        """The first thing that keeps the position from occurring."""
        for field, why, part in problems:
            raise self.fail(f"{field}: {why}", part or self.field(field))

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
            raise self.fail(f"{key}: {text!r} is not a number from {least} to {most}", text)
        return int(text)

    def held(self, seats: int) -> list[str]:
        """What each seat holds, as the line has it."""
        entries = self.field("hand").split(";")
        if len(entries) != seats:
            raise self.fail(f"hand: one for each of {seats} seats", self.field("hand"))
        return [self._held(seat, entry) for seat, entry in enumerate(entries)]

    def _held(self, seat: int, entry: str) -> str:
        number, _, cards = entry.partition(":")
        if number != str(seat + 1) or not cards:
            raise self.fail(f"hand: {entry!r} is not the hand of seat {seat + 1}", entry)
        if cards.startswith("?"):
            raise self.fail(f"hand: {entry!r} is hidden; such a line can only be shown", entry)
        return cards

    def rest(
        self, deck: Sequence[int], taken: Sequence[int], names: Sequence[str], why: str
    ) -> list[int]:
        """What is left of a deck; each card of it is somewhere once."""
        left = list(deck)
        for card in taken:
            if card not in left:
                raise self.fail(why.format(names[card]), names[card])
            left.remove(card)
        return left

    def check_game(self, game: Game) -> None:
        found = f"{self.parts.code}/{self.parts.version}"
        if found != f"{game.code}/{game.version}":
            raise self.fail(f"{found} is not {game.code}/{game.version}", found)
