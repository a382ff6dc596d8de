"""The fields that the position lines of the whole family have."""

from __future__ import annotations

from collections.abc import Mapping

from slipstream.kernel.game import Game
from slipstream.kernel.text import check_fields
from slipstream.tell.fields import Fields


class FamilyFields(Fields):
    """A race on a circuit."""

    def __init__(self, game: Game, text: str) -> None:
        super().__init__(text)
        self.seats = [str(seat + 1) for seat in range(game.seats)]

    def check_race(self, game: Game, keys: list[str], options: Mapping[str, str]) -> None:
        """The line of another game, circuit or agreement is not one of this race."""
        self.check_game(game)
        circuit, words = game.options["circuit"], self.parts.words
        if words != [circuit]:
            raise self.fail(f"this race is on {circuit}", " ".join(words) or "circuit")
        check_fields(self.parts, keys)
        for key, value in options.items():
            if self.field(key) != value:
                raise self.fail(f"{key}: this race has {value or 'the usual'}", self.field(key))

    def turn_and_first(self, longest: int, first: int) -> tuple[int, int]:
        """The turn and its First Player; before the first turn there is none."""
        turn = self.number("turn", self.field("turn"), 0, longest)
        if turn:
            return turn, self.named("first", self.field("first"), self.seats)
        if self.field("first"):
            raise self.fail("first: nobody is before the first turn", self.field("first"))
        return turn, first

    def asked(self, decisions: list[str], seatless: tuple[int, ...], first: int) -> tuple[int, int]:
        """What is asked, and of whom; where nobody is asked, the First Player stands there."""
        name, _, seat = self.field("ask").partition(":")
        asking = self.named("ask", name, [*decisions, "end"])
        if asking not in seatless:
            return asking, self.named("ask", seat, self.seats)
        if seat:
            raise self.fail(f"ask: {name} asks no seat", seat)
        return asking, first
