"""The fields that the position lines of the whole family have."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from slipstream.drafting.rules.game import DraftingGame
from slipstream.drafting.rules.race import DraftingRace
from slipstream.drafting.tell.line import car_names
from slipstream.drafting.tell.notation import MoveReader
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import NOBODY
from slipstream.kernel.text import check_fields
from slipstream.tell.check import Problem
from slipstream.tell.fields import Fields
from slipstream.track.rules.board import NOBODY as NO_CAR

S = TypeVar("S", bound=DraftingRace)


class FamilyFields(Fields, Generic[S]):
    """A race on a circuit: fills a state field by field."""

    car_pattern: ClassVar[re.Pattern[str]]
    """A car with its place and the marks of its game: number and place are the first groups."""
    ends: ClassVar[Sequence[str]]

    def __init__(self, game: DraftingGame, s: S, text: str, cards: Sequence[str]) -> None:
        super().__init__(text)
        self.s = s
        self.names = car_names(game)
        self.seats = [str(seat + 1) for seat in range(game.seats)]
        self.card_names = cards

    def read(self) -> S:
        """All fields; then whether the position can occur; then what follows from them."""
        self.fields()
        move = self.move() if self.field("move") else None
        self.s.ended = self.named("end", self.field("end"), self.ends)
        self.refuse(self.problems())
        if move:
            move.go_on()
        self.follow()
        return self.s

    def fields(self) -> None:
        """All but the move under way and the end of the race, in the order of the game."""
        raise NotImplementedError

    def problems(self) -> Iterator[Problem]:
        """Why the position cannot occur."""
        raise NotImplementedError

    def follow(self) -> None:
        """What no field tells, because it follows from the others."""
        raise NotImplementedError

    def check_race(self, keys: list[str], options: Mapping[str, str]) -> None:
        """The line of another game, circuit or agreement is not one of this race."""
        game = self.s.game
        self.check_game(game)
        circuit, words = game.options["circuit"], self.parts.words
        if words != [circuit]:
            raise self.fail(f"this race is on {circuit}", " ".join(words) or "circuit")
        check_fields(self.parts, keys)
        for key, value in options.items():
            if self.field(key) != value:
                raise self.fail(f"{key}: this race has {value or 'the usual'}", self.field(key))

    def turn(self, longest: int) -> None:
        """The turn and its First Player; before the first turn there is none."""
        s = self.s
        s.turn_number = self.number("turn", self.field("turn"), 0, longest)
        if s.turn_number:
            s.first = self.named("first", self.field("first"), self.seats)
        elif self.field("first"):
            raise self.fail("first: nobody is before the first turn", self.field("first"))

    def ask(self, seatless: Collection[int]) -> None:
        """What is asked, and of whom; where nobody is asked, the First Player stands there."""
        s = self.s
        name, _, seat = self.field("ask").partition(":")
        words = [*(decision.name for decision in s.decisions), "end"]
        s.asking = self.named("ask", name, words)
        s.mover = s.first
        if s.asking not in seatless:
            s.mover = self.named("ask", seat, self.seats)
        elif seat:
            raise self.fail(f"ask: {name} asks no seat", seat)
        if s.asking == len(s.decisions):
            s.waiting = NOBODY
        elif s.decision.source >= 0:
            s.ask_dealer(s.asking)
        else:
            s.ask(s.asking)

    def car(self, key: str, text: str) -> int:
        """A car that is on the board."""
        car = self.named(key, text, self.names)
        if self.s.board.space_of[car] < 0:
            raise self.fail(f"{key}: {text} is not in the race", text)
        return car

    def new_car(self, key: str, name: str) -> int:
        """TA-I2 / GP-I2: a car that is nowhere yet."""
        car = self.named(key, name, self.names)
        if self.s.board.space_of[car] >= 0 or self.s.place[car]:
            raise self.fail(f"{key}: car {name} appears twice ({self.s.game.code}-I2)", name)
        return car

    def put(self, name: str, place: str, entry: str) -> int:
        """TA-I1 / GP-I1: one car to a space of the road."""
        board = self.s.board
        car = self.new_car("cars", name)
        try:
            progress, space = board.track.read(place)
        except InvalidText as error:
            raise self.fail(f"cars: {error.message}", entry) from error
        if space < board.track.road and board.car_at[space] != NO_CAR:
            raise self.fail(f"cars: two cars on {place} ({self.s.game.code}-I1)", entry)
        board.place(car, space, progress)
        return car

    def cars(self) -> None:
        """On the board, finished from the best place on, out from the worst."""
        s = self.s
        for entry in self.entries("cars"):
            self.place(entry)
        for entry in self.entries("finished"):
            self.leave("finished", entry, s.best_left)
            s.best_left += 1
        for entry in self.entries("out"):
            self.leave("out", entry, s.worst_left)
            s.worst_left -= 1

    def place(self, entry: str) -> None:
        """A car on the board."""
        found = self.car_pattern.fullmatch(entry)
        if found is None:
            raise self.fail(f"cars: {entry!r} is not a car with its place", entry)
        self.mark(self.put(found[1], found[2], entry), found, entry)

    def mark(self, car: int, found: re.Match[str], entry: str) -> None:
        """The marks of its game on a car."""
        raise NotImplementedError

    def leave(self, key: str, entry: str, place: int) -> None:
        """A car that has left the board, with the marks of its game."""
        raise NotImplementedError

    def lap(self, clause: str) -> None:
        """TA-4.6.1 / GP-4.6.3: the marker may be ahead of all that are left, never behind."""
        s = self.s
        lap = self.number("lap", self.field("lap") or "1", 1, s.laps)
        s.furthest = max([-1, (lap - 1) * s.board.track.length, *s.board.progress])
        if lap < s.lap():
            raise self.fail(f"lap: a car is further than that ({clause})", self.field("lap"))

    def card(self, key: str, text: str) -> int:
        return self.named(key, text, self.card_names)

    def race_cards(self, deck: Sequence[int], why: str) -> None:
        """TA-I4 / GP-I4: hands and discards; the rest is the deck."""
        s = self.s
        for cards in self.held(s.game.seats):
            held = [] if cards == "-" else cards.split(",")
            s.hands = [*s.hands, Hand(sorted([self.card("hand", card) for card in held]), [])]
        s.used = [self.card("used", card) for card in self.entries("used")]
        taken = s.used + [card for hand in s.hands for card in hand.cards]
        rest = self.rest(deck, taken, self.card_names, why)
        s.deck = Bag(sorted(rest))
        if self.field("deck") != str(len(rest)):
            clause = f"{s.game.code}-I4"
            raise self.fail(f"deck: {len(rest)} cards are left ({clause})", self.field("deck"))

    def move(self) -> MoveReader:
        """The move under way: its car and its card, which say how it is made, and how far it is."""
        s = self.s
        head, *parts = self.field("move").split(",")
        name, _, card = head.partition("#")
        s.active = self.car("move", name)
        s.card = self.card("move", card)
        reader = MoveReader(s, self.moves(parts), self.names, self.fail)
        reader.read()
        return reader

    def moves(self, parts: list[str]) -> list[str]:
        """How the move came to be, by its first word; the rest is the same in both games."""
        raise NotImplementedError
