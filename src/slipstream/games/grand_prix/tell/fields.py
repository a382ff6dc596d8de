"""The fields of a position line: cars, tyres, cards, and what the turn has come to."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Final

from slipstream.drafting.tell.fields import FamilyFields
from slipstream.drafting.tell.line import car_names
from slipstream.games.grand_prix.rules.asking import (
    ALL_DRAWN,
    CHOOSE_TYRES,
    DISCARD,
    END,
    EVENT_CARD,
    FILL_HAND,
    GRID_CAR,
    INVOLVED,
    MARKER,
    NEW_TYRES,
    PIT_STOP,
    REPAIR,
    RETIREMENT_CARD,
    START_WEATHER,
    VACANT,
)
from slipstream.games.grand_prix.rules.components import (
    CARS,
    CODES,
    EVENT_CARDS,
    LONGEST,
    NO_TYRE,
    RACE_DECK,
    REMOVABLE,
    SOFT,
    TYRE_LETTERS,
    TYRE_TYPES,
    WEAR_LETTERS,
    WEARS,
    WET,
    tyre_type,
)
from slipstream.games.grand_prix.rules.end_of_turn import EVENT_WORDS
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.tell.notation import KEYS, SEATLESS, SKIES, options
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import NOBODY
from slipstream.track.rules.board import NOBODY as NO_CAR
from slipstream.track.rules.order import lap_marker

_CAR: Final = re.compile(r"(\d{1,2})@(-?\d{1,4}\.[\dPO])(?:/([a-zA-Z]{1,60}))?(\*?)(!?)")
_LEFT: Final = re.compile(r"(\d{1,2})(\*?)(\+?)")
_TYRES: Final = re.compile(r"([a-z]{1,99})(-?)")
_RESTART: Final = re.compile(r"(-?\d{1,4}):(\d{1,2}(?:\+\d{1,2})*)")
BEFORE_THE_RACE: Final = (START_WEATHER, GRID_CAR, CHOOSE_TYRES)
_NO_CARS_YET: Final = (START_WEATHER, GRID_CAR)
_SEAT_QUEUES: Final = (FILL_HAND, MARKER, INVOLVED, DISCARD)


class Fields(FamilyFields):
    """Fills a state field by field."""

    def __init__(self, s: RaceState, text: str) -> None:
        super().__init__(s.race, text)
        self.s = s
        self.game = s.race
        self.names = car_names(s.race)

    def car(self, key: str, text: str) -> int:
        """A car that is on the board."""
        car = self.named(key, text, self.names)
        if self.s.board.space_of[car] < 0:
            raise self.fail(f"{key}: {text} is not in the race", text)
        return car

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
        if (asking in BEFORE_THE_RACE) != (s.turn_number == 0):
            raise self.fail("turn: 0 is before the race, and only that", self.field("turn"))
        if asking == START_WEATHER and self.game.weather != "random":
            raise self.fail("ask: the weather was agreed", self.field("ask"))
        if asking == END:
            s.waiting = NOBODY
        elif s.decisions[asking].source >= 0:
            s.ask_dealer(asking)
        else:
            s.ask(asking, s.mover)

    def sky(self) -> None:
        """GP-2.5, GP-7.6.2.5: dry, wet, or wet since the start."""
        s = self.s
        sky = self.named("sky", self.field("sky"), SKIES)
        s.wet = sky > 0
        s.ever_dry = sky < 2 and s.asking != START_WEATHER
        early = s.asking in BEFORE_THE_RACE and s.asking != START_WEATHER
        agreed = {"dry": 0, "wet": 2}.get(self.game.weather, sky)
        wrong = (early and (sky == 1 or sky != agreed)) or (sky == 2 and agreed == 0)
        if wrong or (s.asking == START_WEATHER and sky):
            raise self.fail("sky: that cannot be the weather here", self.field("sky"))
        if self.field("zone"):
            centre = self.number("zone", self.field("zone"), 0, s.board.track.length - 1)
            s.board.track = s.board.track.zoned(centre)

    def cars(self) -> None:
        s = self.s
        for entry in self.entries("cars"):
            self.place(entry)
        s.best_left = 1 + len(self.entries("finished"))
        for place, entry in enumerate(self.entries("finished"), 1):
            self.leave("finished", entry, place)
        for back, entry in enumerate(self.entries("out")):
            self.leave("out", entry, CARS - back)
            s.worst_left -= 1
        on_board = s.board.order()
        known = len(on_board) + len([place for place in s.place if place])
        if known != (0 if s.asking in _NO_CARS_YET else CARS):
            raise self.fail("cars, finished and out name every car once (GP-I2)", "cars")
        if s.asking == END:
            for car in on_board:
                s.take_best(car)
        elif s.no_player_car():
            raise self.fail("the race is over when no Player Car is left (GP-R87)", "cars")
        if s.asking == CHOOSE_TYRES:
            s.first = s.owner(s.player_order()[0])
            s.mover = s.first

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
        track = s.board.track
        if space < track.road and s.board.car_at[space] != NO_CAR:
            raise self.fail(f"cars: two cars on {found[2]} (GP-I1)", entry)
        if track.lane[space] >= track.lanes[track.sector[space]]:
            raise self.fail("cars: a Safety Zone has one lane (GP-I14)", entry)
        s.board.place(car, space, progress)
        if found[3] and not s.is_player_car(car):
            raise self.fail("cars: NPCs have no wear (GP-I5)", entry)
        for letter in found[3] or "":
            s.wear[car * WEARS + self.named("cars", letter, WEAR_LETTERS)] += 1
        s.activated[car], s.stopped[car] = map(bool, found.groups()[3:])

    def new_car(self, key: str, name: str) -> int:
        car = self.named(key, name, self.names)
        if self.s.board.space_of[car] >= 0 or self.s.place[car]:
            raise self.fail(f"{key}: car {name} stands twice (GP-I2)", name)
        return car

    def leave(self, key: str, entry: str, place: int) -> None:
        s = self.s
        found = _LEFT.fullmatch(entry)
        if found is None:
            raise self.fail(f"{key}: {entry!r} is no car", entry)
        car = self.new_car(key, found[1])
        now = bool(found[3])
        if now and (key == "finished" or not s.is_player_car(car)):
            raise self.fail(f"{key}: + is for Player Cars that left in this turn", entry)
        s.activated[car] = bool(found[2])
        s.place[car] = place
        s.racing[car] = False
        s.left_on[car] = s.turn_number if now or key == "finished" else 0

    def lap(self) -> None:
        """GP-4.6.3: the marker may be ahead of all that are left, never behind."""
        s = self.s
        length = s.board.track.length
        lap = self.number("lap", self.field("lap") or "1", 1, self.game.laps)
        s.furthest = max([-1, (lap - 1) * length, *s.board.progress])
        if lap < lap_marker(1, s.furthest, length, self.game.laps):
            raise self.fail("lap: a car is further than that (GP-4.6.3)", self.field("lap"))

    def tokens(self) -> None:
        """Close Calls and tyres of Player Cars."""
        s = self.s
        own = self.names[: 2 * self.game.seats]
        for entry in self.entries("cc"):
            name, _, count = entry.partition(":")
            car = self.named("cc", name, own)
            if s.board.space_of[car] < 0 or s.close_calls[car]:
                raise self.fail(f"cc: {name} cannot have them here", entry)
            s.close_calls[car] = self.number("cc", count, 1, 9999)
        for entry in self.entries("tyre"):
            name, _, letters = entry.partition(":")
            self.tyres(self.named("tyre", name, own), letters, entry)
        self.tyres_known()

    def tyres(self, car: int, letters: str, entry: str) -> None:
        s = self.s
        found = _TYRES.fullmatch(letters)
        if found is None or s.tyre[car] != NO_TYRE:
            raise self.fail(f"tyre: {entry!r} is hidden or no set of tyres", entry)
        kinds = [self.named("tyre", letter, TYRE_LETTERS) for letter in found[1]]
        s.tyres_before[car] = kinds[:-1]
        s.tyre[car] = kinds[-1]
        s.soft_used[car] = bool(found[2])
        same = any(one == other for one, other in pairwise(kinds))
        if same or (s.soft_used[car] and kinds[-1] != SOFT):
            raise self.fail("tyre: a change is one of type, and only softs are used", entry)

    def tyres_known(self) -> None:
        """GP-2.7.1: all cars have them once the race is on; before, both of a seat or none."""
        s = self.s
        has = [kind != NO_TYRE for kind in s.tyre]
        open_seats = [seat for seat in range(self.game.seats) if not has[2 * seat]]
        whole = all(has[car] == has[car + 1] for car in range(0, len(has), 2))
        if s.asking == CHOOSE_TYRES:
            s.waiting = open_seats
            fine = whole and bool(open_seats) and not any(s.tyres_before) and not any(s.soft_used)
            fine = fine and (s.wet or WET not in s.tyre)
        else:
            fine = not any(has) if s.asking in _NO_CARS_YET else all(has)
        if not fine:
            raise self.fail("tyre: one set for each Player Car (GP-2.7.1)", self.field("tyre"))

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
            hand = Hand(sorted([self.named("hand", card, CODES) for card in held]), [])
            s.hands = [*s.hands, hand]
            if len(held) > (0 if s.turn_number == 0 else self.game.hand):
                raise self.fail(f"hand: seat {seat + 1} holds too many (GP-I6)", entry)

    def decks(self) -> None:
        s = self.s
        s.used = [self.named("used", card, CODES) for card in self.entries("used")]
        rest = RACE_DECK[:]
        for card in s.used + [card for hand in s.hands for card in hand.cards]:
            if card not in rest:
                raise self.fail(f"too many {CODES[card]} (GP-I4)", CODES[card])
            rest.remove(card)
        s.deck = Bag(rest)
        if self.field("deck") != str(len(rest)):
            raise self.fail(f"deck: {len(rest)} cards are left (GP-I4)", self.field("deck"))
        s.events_used = [self.named("events", word, EVENT_WORDS) for word in self.entries("events")]
        if self.field("event"):
            s.event = self.named("event", self.field("event"), EVENT_WORDS)
        out = s.events_used + ([s.event] if s.event >= 0 else [])
        if len(set(out)) != len(out):
            raise self.fail("events: one stands twice (GP-I4)", self.field("events"))
        s.events = Bag([card for card in range(EVENT_CARDS) if card not in out])
        empty = s.asking == FILL_HAND and not rest
        if empty or (s.asking in (EVENT_CARD, RETIREMENT_CARD) and not s.events.count):
            raise self.fail("deck: an empty one has been shuffled again (GP-3.3.3)", "deck")

    def lists(self) -> None:
        """What the turn has come to: grid, queues, cars hit, a stop, a restart."""
        s = self.s
        s.idle = self.number("idle", self.field("idle") or "0", 0, self.game.seats - 1)
        self.slots()
        if s.asking in _SEAT_QUEUES:
            order = s.seats_from_first()
            s.queue = order[order.index(s.mover) :]
        if self.field("queue"):
            s.queue = [self.car("queue", name) for name in self.entries("queue")]
        s.hit = [self.car("hit", name) for name in self.entries("hit")]
        for key, cars in (("queue", s.queue), ("hit", s.hit)):
            if len(set(cars)) != len(cars):
                raise self.fail(f"{key}: one stands twice", self.field(key))
        self.stop()
        self.last()
        self.restart()

    def slots(self) -> None:
        s = self.s
        cars = [
            VACANT if text == "." else self.named("slots", text, self.names)
            for text in self.entries("slots")
        ]
        placed = [car for car in cars if car != VACANT]
        if len(cars) > CARS or len(set(placed)) != len(placed):
            raise self.fail("slots: each car once", self.field("slots"))
        if s.asking == GRID_CAR:
            s.grid = cars + [VACANT] * (CARS - len(cars))
            left = [car for car in range(CARS) if car not in placed]
            first = [car for car in left if car < 2 * self.game.seats and car % 2 == 0]
            s.bag = Bag(left if self.game.grid_option == ALL_DRAWN else first or left)
        if bool(cars) > (s.asking == GRID_CAR) or (s.asking == GRID_CAR and not s.bag.count):
            raise self.fail("slots: only while the grid is drawn", self.field("slots"))

    def stop(self) -> None:
        s = self.s
        if not self.field("stop"):
            return
        name, _, rest = self.field("stop").partition(":")
        back, *fitting = rest.split(":")
        s.stopping = self.car("stop", name)
        s.back = self.number("stop", back, 0, 9999)
        if fitting:
            s.fitting = self.named("stop", tyre_type(fitting[0]), TYRE_TYPES)
        if len(fitting) > 1 or not s.is_player_car(s.stopping):
            raise self.fail("stop: a Player Car, its way back, its tyres", self.field("stop"))

    def last(self) -> None:
        """The item chosen last of a list asked item by item."""
        s = self.s
        text = self.field("last")
        if text and s.asking in (REPAIR, NEW_TYRES):
            s.last = self.named("last", text, WEAR_LETTERS[:REMOVABLE])
        elif text and s.asking == DISCARD:
            s.last = self.named("last", text, CODES)
        if text and s.last == 0:
            raise self.fail("last: nothing is asked item by item", text)

    def restart(self) -> None:
        s = self.s
        text = self.field("restart")
        if not text:
            return
        found = _RESTART.fullmatch(text)
        if found is None or s.asking not in (PIT_STOP, REPAIR, NEW_TYRES) or self.field("event"):
            raise self.fail("restart: a progress and the cars in order", text)
        s.anchor = int(found[1])
        s.line = [self.car("restart", name) for name in found[2].split("+")]
        if sorted(s.line) != sorted(s.order()) or self.field("zone"):
            raise self.fail("restart: every car in the race once", text)
