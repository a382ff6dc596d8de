"""The fields of a position line taken apart; every refusal quotes the part that is wrong."""

from __future__ import annotations

import re
from typing import Final

from slipstream.games.grand_prix_f1.rules.cards import COLOURS, KINDS, VALUES
from slipstream.games.grand_prix_f1.rules.state import RaceGame
from slipstream.tell import fields as kernel

_TRIPLE: Final = re.compile(r"-?\d+/-?\d+/-?\d+")


class Fields(kernel.Fields):
    """A line and the ways to read its fields."""

    def __init__(self, game: RaceGame, text: str) -> None:
        super().__init__(text)
        self.game = game
        self.colours = COLOURS[: game.cars]
        self.seats = [str(seat + 1) for seat in range(game.seats)]

    def cars(self, key: str) -> list[int]:
        """Cars listed in a field, each once."""
        cars = [self.named(key, name, self.colours) for name in self.entries(key)]
        if len(set(cars)) != len(cars):
            raise self.fail(f"{key}: a car appears twice", self.field(key))
        return cars

    def pairs(
        self, key: str, names: list[str], sign: str = ":", separator: str = ","
    ) -> list[tuple[int, str]]:
        """Entries like `red:2`, each name once."""
        split = [entry.partition(sign) for entry in self.entries(key, separator)]
        pairs = [(self.named(key, name, names), value) for name, _, value in split]
        if len({name for name, _ in pairs}) != len(pairs):
            raise self.fail(f"{key}: something appears twice", self.field(key))
        return pairs

    def counts(self, key: str, text: str) -> list[int]:
        """Cards like `10x2,6x3`, or '-' for none."""
        cards = [0] * KINDS
        for entry in [] if text == "-" else text.split(","):
            value, _, count = entry.partition("x")
            kind = self.named(key, value, [str(value) for value in VALUES])
            if cards[kind]:
                raise self.fail(f"{key}: {value} appears twice", entry)
            cards[kind] = self.number(key, count, 1, self.game.components.count[kind])
        return cards

    def triple(self, key: str, text: str) -> list[int]:
        if not _TRIPLE.fullmatch(text):
            raise self.fail(f"{key}: {text!r} is not like 0/0/4", text)
        return [int(number) for number in text.split("/")]
