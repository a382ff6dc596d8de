"""Reading position lines of a race: strict, and every refusal quotes the part that is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from slipstream.drafting.rules.state import DRAFT
from slipstream.drafting.tell.fields import FamilyFields
from slipstream.games.thunder_alley.rules.asking import DISCARD, END, ENDS, PIT_STOP, REPAIR
from slipstream.games.thunder_alley.rules.components import (
    CARD_NUMBERS,
    LONGEST,
    RAIN,
    TEMPORARY,
    TEXTS,
    WEAR_LETTERS,
    WEARS,
)
from slipstream.games.thunder_alley.rules.end_of_turn import EVENT_WORDS
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.games.thunder_alley.rules.turn import races
from slipstream.games.thunder_alley.tell.check import EVENT_ASKS, QUEUES, asked_again, problems
from slipstream.games.thunder_alley.tell.notation import KEYS, SEATLESS, options
from slipstream.kernel.cards import Bag
from slipstream.tell.check import Problem

_CAR: Final = re.compile(r"(\d{1,2})@(-?\d{1,4}\.[\dP])(?:/([a-zA-Z]{1,60}))?(\*?)(\+?)(!?)")


class Reader(FamilyFields[RaceState]):
    """Fills a state from a line; whether it can occur is asked when all of it is there."""

    car_pattern = _CAR
    ends = ENDS

    def fields(self) -> None:
        self.check_race(KEYS, options(self.s.race))
        self.turn(LONGEST)
        self.ask(SEATLESS)
        self.cars()
        self.lap("TA-4.6.1")
        self.led()
        self.race_cards(
            self.s.race.components.deck, "card {} appears twice, or is not in the deck (TA-I4)"
        )
        self.events()
        self.lists()

    def problems(self) -> Iterator[Problem]:
        return problems(self.s)

    def mark(self, car: int, found: re.Match[str], entry: str) -> None:
        s = self.s
        for letter in found[3] or "":
            s.wear[car * WEARS + self.named("cars", letter, WEAR_LETTERS)] += 1
        s.flipped[car], s.led_now[car], s.pitted[car] = map(bool, found.groups()[3:])

    def leave(self, key: str, entry: str, place: int) -> None:
        s = self.s
        car = self.new_car(key, entry.removesuffix("*"))
        s.flipped[car] = entry.endswith("*")
        s.place[car] = place
        s.racing[car] = False

    def led(self) -> None:
        s = self.s
        for entry in self.entries("led"):
            name, _, count = entry.partition(":")
            car = self.named("led", name, self.names)
            s.led[car] = self.number("led", count, 1, s.turn_number)

    def events(self) -> None:
        s = self.s
        words = EVENT_WORDS
        s.events_used = [self.named("events", word, words) for word in self.entries("events")]
        s.rain = bool(self.number("rain", self.field("rain") or "0", 0, 1))
        taken = s.events_used + [RAIN] * s.rain
        s.events = Bag(
            self.rest(s.race.components.events, taken, words, "events: too many {} (TA-I4)")
        )

    def lists(self) -> None:
        """What the turn has come to: slots of the grid, cars hit, flag, stops."""
        s = self.s
        s.grid = [self.named("slots", seat, self.seats) for seat in self.entries("slots")]
        s.hit = [self.named("hit", name, self.names) for name in self.entries("hit")]
        s.yellow = bool(self.named("flag", self.field("flag"), ["", "yellow"]))
        for entry in self.entries("stops"):
            name, colon, count = entry.partition(":")
            s.stops = [*s.stops, self.named("stops", name, self.names)]
            s.removed = [*s.removed, self.number("stops", count, 1, 99) if colon else 0]
        self.last()

    def last(self) -> None:
        """The item chosen last of a list asked item by item."""
        s = self.s
        text = self.field("last")
        if s.asking == PIT_STOP and s.stops and s.owner(s.stops[-1]) == s.mover:
            s.last = s.stops[-1]
        elif s.asking == REPAIR:
            s.last = self.named("last", text or WEAR_LETTERS[0], WEAR_LETTERS[:TEMPORARY])
        elif s.asking == DISCARD and text:
            s.last = self.card("last", text)
        if text and (s.asking not in (REPAIR, DISCARD) or text == WEAR_LETTERS[0]):
            raise self.fail("last: nothing is asked item by item", text)

    def moves(self, parts: list[str]) -> list[str]:
        """By its card, out of the pits, or as the second car of a team."""
        s = self.s
        s.leaving = parts[:1] == ["exit"]
        s.second = parts[:1] == ["second"]
        if s.second:
            s.kind = DRAFT
        elif not s.leaving:
            TEXTS.obey(s, s.card)
        return parts[s.leaving or s.second :]

    def follow(self) -> None:
        s = self.s
        if s.asking in EVENT_ASKS:
            again = asked_again(s)
            s.event, s.candidates, s.queue = again.event, again.candidates, again.queue
        elif s.asking in QUEUES:
            order = s.seats_from_first()
            s.queue = order[order.index(s.mover) :]
        if s.asking == DISCARD:
            s.queue = [seat for seat in s.queue if races(s, seat)]
        if s.asking == END:
            for car in s.board.order():
                s.place[car] = s.best_left
                s.best_left += 1
                s.racing[car] = False


def read(blank: RaceState, text: str) -> RaceState:
    """A state from its line; nothing is guessed, nothing unknown is passed over."""
    return Reader(blank.race, blank, text, CARD_NUMBERS).read()
