"""The fields of a position line: cars, cards, and what the turn has come to."""

from __future__ import annotations

import re
from typing import Final

from slipstream.drafting.tell.fields import FamilyFields
from slipstream.drafting.tell.line import car_names
from slipstream.games.thunder_alley.rules.asking import (
    BAR_CARD,
    CLEAN_AIR,
    DISCARD,
    END,
    EVENT_CARD,
    FILL_HAND,
    GRID_CARD,
    LANE,
    ORIGINATOR,
    OVERCAST,
    PIT_STOP,
    REPAIR,
    SECOND_CAR,
    STEP,
    SUN,
    TAIL,
    TARGET,
    VICTIM,
)
from slipstream.games.thunder_alley.rules.components import (
    EVENT_DECK,
    LONGEST,
    RACE_CARDS,
    RAIN,
    TEMPORARY,
    WEAR_LETTERS,
)
from slipstream.games.thunder_alley.rules.end_of_turn import EVENT_WORDS
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.games.thunder_alley.rules.turn import races
from slipstream.games.thunder_alley.tell.notation import CARDS, KEYS, SEATLESS, options
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import NOBODY
from slipstream.track.rules.board import NOBODY as NO_CAR
from slipstream.track.rules.order import lap_marker

_CAR: Final = re.compile(r"(\d{1,2})@(-?\d{1,4}\.[\dP])(?:/([a-zA-Z]{1,60}))?(\*?)(\+?)(!?)")
_ONE_MOVES: Final = (TAIL, STEP, LANE, CLEAN_AIR, SECOND_CAR)
_EVENT_GOES_ON: Final = (BAR_CARD, TARGET, ORIGINATOR, VICTIM, OVERCAST, SUN)
_QUEUES: Final = (FILL_HAND, VICTIM, OVERCAST, SUN, PIT_STOP, REPAIR, DISCARD)


class Fields(FamilyFields):
    """Fills a state field by field."""

    def __init__(self, s: RaceState, text: str) -> None:
        super().__init__(s.race, text)
        self.s = s
        self.game = s.race
        self.names = car_names(s.race)

    def head(self) -> None:
        self.check_race(self.game, KEYS, options(self.game))

    def turn(self) -> None:
        s = self.s
        s.turn_number, s.first = self.turn_and_first(LONGEST, s.first)

    def ask(self) -> None:
        s = self.s
        words = [decision.name for decision in s.decisions]
        asking, s.mover = self.asked(words, SEATLESS, s.first)
        s.asking = asking
        if (asking == GRID_CARD) != (s.turn_number == 0):
            raise self.fail("turn: the grid is drawn before the first turn", self.field("turn"))
        if asking == END:
            s.waiting = NOBODY
        elif s.decisions[asking].source >= 0:
            s.ask_dealer(asking)
        else:
            s.ask(asking, s.mover)

    def cars(self) -> None:
        s = self.s
        for entry in self.entries("cars"):
            self.place(entry)
        s.best_left = 1 + len(self.entries("finished"))
        for place, entry in enumerate(self.entries("finished"), 1):
            self.leave("finished", entry, place)
        for back, entry in enumerate(self.entries("out")):
            self.leave("out", entry, len(self.names) - back)
            s.worst_left -= 1
        on_board = s.board.order()
        known = len(on_board) + len([place for place in s.place if place])
        if known != (0 if s.asking == GRID_CARD else len(self.names)):
            raise self.fail("cars, finished and out name every car once (TA-I2)", "cars")
        if s.asking == END:
            for car in on_board:
                s.place[car] = s.best_left
                s.best_left += 1
                s.racing[car] = False
        elif s.nobody_races():
            raise self.fail("the race is over when nobody races (TA-R35)", "cars")

    def place(self, entry: str) -> None:
        s = self.s
        found = _CAR.fullmatch(entry)
        if found is None:
            raise self.fail(f"cars: {entry!r} is no car with its place", entry)
        car = self.new_car("cars", found[1])
        try:
            progress, space = s.board.track.read(found[2])
        except InvalidText as error:
            raise self.fail(f"cars: {error.message}", entry) from error
        if space < s.board.track.road and s.board.car_at[space] != NO_CAR:
            raise self.fail(f"cars: two cars on {found[2]} (TA-I1)", entry)
        s.board.place(car, space, progress)
        for letter in found[3] or "":
            s.add_wear(car, self.named("cars", letter, WEAR_LETTERS), 1)
        s.flipped[car], s.led_now[car], s.pitted[car] = map(bool, found.groups()[3:])

    def new_car(self, key: str, name: str) -> int:
        car = self.named(key, name, self.names)
        if self.s.board.space_of[car] >= 0 or self.s.place[car]:
            raise self.fail(f"{key}: car {name} stands twice (TA-I2)", name)
        return car

    def leave(self, key: str, entry: str, place: int) -> None:
        s = self.s
        car = self.new_car(key, entry.removesuffix("*"))
        s.flipped[car] = entry.endswith("*")
        s.place[car] = place
        s.racing[car] = False

    def lap(self) -> None:
        """TA-4.6.1: the marker may be ahead of all that are left, never behind."""
        s = self.s
        length = s.board.track.length
        lap = self.number("lap", self.field("lap") or "1", 1, self.game.laps)
        s.furthest = max([-1, (lap - 1) * length, *s.board.progress])
        if lap < lap_marker(1, s.furthest, length, self.game.laps):
            raise self.fail("lap: a car is further than that (TA-4.6.1)", self.field("lap"))

    def led(self) -> None:
        s = self.s
        for entry in self.entries("led"):
            name, _, count = entry.partition(":")
            car = self.named("led", name, self.names)
            s.led[car] = self.number("led", count, 1, s.turn_number)
        for car, now in enumerate(s.led_now):
            if now and not s.led[car]:
                raise self.fail(f"led: {self.names[car]} has led this turn", self.field("led"))

    def hands(self) -> None:
        s = self.s
        entries = self.field("hand").split(";")
        if len(entries) != self.game.seats:
            raise self.fail(f"hand: one for each of {self.game.seats} seats", self.field("hand"))
        for seat, entry in enumerate(entries):
            number, _, cards = entry.partition(":")
            if number != str(seat + 1) or not cards:
                raise self.fail(f"hand: {entry!r} is not the hand of seat {seat + 1}", entry)
            if cards.startswith("?"):
                raise self.fail(f"hand: {entry!r} is hidden; such a line can only be shown", entry)
            held = [] if cards == "-" else cards.split(",")
            hand = Hand(sorted([self.card("hand", card) for card in held]), [])
            s.hands = [*s.hands, hand]

    def card(self, key: str, text: str) -> int:
        return self.named(key, text, CARDS)

    def decks(self) -> None:
        s = self.s
        s.used = [self.card("used", card) for card in self.entries("used")]
        placed = s.used + [card for hand in s.hands for card in hand.cards]
        left = set(range(RACE_CARDS))
        for card in placed:
            if card not in left:
                raise self.fail(f"card {card + 1} stands twice (TA-I4)", str(card + 1))
            left.remove(card)
        s.deck = Bag(sorted(left))
        if self.field("deck") != str(s.deck.count):
            raise self.fail(f"deck: {len(left)} cards are left (TA-I4)", self.field("deck"))
        words = EVENT_WORDS
        s.events_used = [self.named("events", word, words) for word in self.entries("events")]
        s.rain = bool(self.number("rain", self.field("rain") or "0", 0, 1))
        rest = EVENT_DECK[:]
        for event in s.events_used + [RAIN] * s.rain:
            if event not in rest:
                raise self.fail(f"events: too many {words[event]} (TA-I4)", words[event])
            rest.remove(event)
        s.events = Bag(rest)
        empty = s.asking in (GRID_CARD, FILL_HAND, BAR_CARD) and not s.deck.count
        if empty or (s.asking == EVENT_CARD and not rest):
            raise self.fail("deck: an empty one has been shuffled again (TA-3.3.3)", "deck")

    def lists(self) -> None:
        """What the turn has come to: queue, stops, cars hit, slots of the grid."""
        s = self.s
        s.grid = [self.named("slots", seat, self.seats) for seat in self.entries("slots")]
        if s.grid and (s.asking != GRID_CARD or self.too_many_slots()):
            raise self.fail("slots: only while the grid is drawn", self.field("slots"))
        if s.asking in _QUEUES:
            order = s.seats_from_first()
            s.queue = order[order.index(s.mover) :]
        if s.asking == DISCARD:
            s.queue = [seat for seat in s.queue if races(s, seat)]
        s.hit = [self.named("hit", name, self.names) for name in self.entries("hit")]
        if bool(s.hit) != (s.asking == VICTIM) or len(set(s.hit)) != len(s.hit):
            raise self.fail("hit: the cars of a collision under way", self.field("hit"))
        self.flag()
        self.stops()
        self.last()

    def too_many_slots(self) -> bool:
        counts = [self.s.grid.count(seat) for seat in range(self.game.seats)]
        return max(counts) > self.game.cars or len(self.s.grid) == len(self.names)

    def flag(self) -> None:
        s = self.s
        s.yellow = bool(self.named("flag", self.field("flag"), ["", "yellow"]))
        if s.yellow and s.asking not in (PIT_STOP, REPAIR, DISCARD):
            raise self.fail("flag: only from the restart to the end of the turn", "yellow")

    def stops(self) -> None:
        s = self.s
        for entry in self.entries("stops"):
            name, colon, count = entry.partition(":")
            s.stops = [*s.stops, self.named("stops", name, self.names)]
            s.removed = [*s.removed, self.number("stops", count, 1, 99) if colon else 0]
        twice = len(set(s.stops)) != len(s.stops)
        counted = any(s.removed) and not self.game.variable_pits
        late = s.stops and s.asking not in (PIT_STOP, REPAIR)
        if twice or counted or late or not all(s.racing[car] for car in s.stops):
            raise self.fail("stops: the cars that pit in this turn", self.field("stops"))

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
        if s.asking == DISCARD and text and s.used[-1:] != [s.last]:
            raise self.fail("last: the card that was discarded last", text)
