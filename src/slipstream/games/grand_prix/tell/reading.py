"""Reading position lines of a race: strict, and every refusal quotes the part that is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from slipstream.drafting.tell.fields import FamilyFields
from slipstream.games.grand_prix.rules.asking import (
    ALL_DRAWN,
    CHOOSE_TYRES,
    DISCARD,
    END,
    ENDS,
    FILL_HAND,
    GRID_CAR,
    NEW_TYRES,
    PIT_STOP,
    REPAIR,
    START_WEATHER,
    VACANT,
)
from slipstream.games.grand_prix.rules.components import (
    CARS,
    CODES,
    LONGEST,
    NO_TYRE,
    REMOVABLE,
    TEXTS,
    TYRE_LETTERS,
    TYRE_TYPES,
    WEAR_LETTERS,
    WEARS,
    tyre_type,
)
from slipstream.games.grand_prix.rules.end_of_turn import EVENT_WORDS
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.games.grand_prix.tell.check import problems
from slipstream.games.grand_prix.tell.event_again import EVENT_ASKS, asked_again
from slipstream.games.grand_prix.tell.notation import (
    ALWAYS_WET,
    CARS_QUEUE,
    DRY,
    KEYS,
    SEATLESS,
    SKIES,
    options,
)
from slipstream.kernel.cards import Bag
from slipstream.tell.check import Problem

_CAR: Final = re.compile(r"(\d{1,2})@(-?\d{1,4}\.[\dPO])(?:/([a-zA-Z]{1,60}))?(\*?)(!?)")
_LEFT: Final = re.compile(r"(\d{1,2})(\*?)(\+?)")
_TYRES: Final = re.compile(r"([a-z]{1,99})(-?)")
_RESTART: Final = re.compile(r"(-?\d{1,4}):(\d{1,2}(?:\+\d{1,2})*)")


class Reader(FamilyFields[RaceState]):
    """Fills a state from a line; whether it can occur is asked when all of it is there."""

    car_pattern = _CAR
    ends = ENDS

    def fields(self) -> None:
        self.check_race(KEYS, options(self.s.race))
        self.turn(LONGEST)
        self.ask(SEATLESS)
        self.sky()
        self.cars()
        self.lap("GP-4.6.3")
        self.tokens()
        self.race_cards(self.s.race.components.deck, "too many {} (GP-I4)")
        self.events()
        self.lists()

    def problems(self) -> Iterator[Problem]:
        return problems(self.s)

    def sky(self) -> None:
        """The weather, and a Safety Zone."""
        s = self.s
        sky = self.named("sky", self.field("sky"), SKIES)
        s.wet = sky != DRY
        s.ever_dry = sky != ALWAYS_WET and s.asking != START_WEATHER
        if self.field("zone"):
            centre = self.number("zone", self.field("zone"), 0, s.board.track.length - 1)
            s.board.track = s.board.track.zoned(centre)

    def mark(self, car: int, found: re.Match[str], entry: str) -> None:
        s = self.s
        if found[3] and not s.is_player_car(car):
            raise self.fail("cars: NPCs have no wear (GP-I5)", entry)
        for letter in found[3] or "":
            s.wear[car * WEARS + self.named("cars", letter, WEAR_LETTERS)] += 1
        s.activated[car], s.stopped[car] = map(bool, found.groups()[3:])

    def leave(self, key: str, entry: str, place: int) -> None:
        s = self.s
        found = _LEFT.fullmatch(entry)
        if found is None:
            raise self.fail(f"{key}: {entry!r} is not a car", entry)
        car = self.new_car(key, found[1])
        now = bool(found[3])
        if now and (key == "finished" or not s.is_player_car(car)):
            raise self.fail(f"{key}: + is for Player Cars that left in this turn", entry)
        s.activated[car] = bool(found[2])
        s.place[car] = place
        s.racing[car] = False
        s.left_on[car] = s.turn_number if now or key == "finished" else 0

    def tokens(self) -> None:
        """Close Calls and tyres of Player Cars."""
        s = self.s
        own = self.names[: s.race.player_cars]
        for entry in self.entries("cc"):
            name, _, count = entry.partition(":")
            car = self.named("cc", name, own)
            if s.close_calls[car]:
                raise self.fail(f"cc: {name} appears twice", entry)
            s.close_calls[car] = self.number("cc", count, 1, 9999)
        for entry in self.entries("tyre"):
            name, _, letters = entry.partition(":")
            self.tyres(self.named("tyre", name, own), letters, entry)

    def tyres(self, car: int, letters: str, entry: str) -> None:
        s = self.s
        found = _TYRES.fullmatch(letters)
        if found is None or s.tyre[car] != NO_TYRE:
            raise self.fail(f"tyre: {entry!r} is hidden or no set of tyres", entry)
        kinds = [self.named("tyre", letter, TYRE_LETTERS) for letter in found[1]]
        s.tyres_before[car] = kinds[:-1]
        s.tyre[car] = kinds[-1]
        s.soft_used[car] = bool(found[2])

    def events(self) -> None:
        """Those used, and the one being carried out; pit stops follow the last one used."""
        s = self.s
        s.events_used = [self.named("events", word, EVENT_WORDS) for word in self.entries("events")]
        taken = s.events_used
        if self.field("event"):
            s.event = self.named("event", self.field("event"), EVENT_WORDS)
            taken = [*taken, s.event]
        elif s.asking in (PIT_STOP, REPAIR, NEW_TYRES) and taken:
            s.event = taken[-1]
            s.resolved = True
        why = "events: {} appears twice (GP-I4)"
        s.events = Bag(self.rest(s.race.components.events, taken, EVENT_WORDS, why))

    def lists(self) -> None:
        """What the turn has come to: grid, queues, cars hit, a stop, a restart."""
        s = self.s
        s.idle = self.number("idle", self.field("idle") or "0", 0, s.game.seats - 1)
        self.slots()
        if self.field("queue") and s.asking not in CARS_QUEUE:
            raise self.fail("queue: not while this is asked", self.field("queue"))
        s.queue = self.once("queue")
        s.hit = self.once("hit")
        self.stop()
        self.last()
        self.restart()

    def once(self, key: str) -> list[int]:
        """Cars, each once."""
        cars = [self.car(key, name) for name in self.entries(key)]
        if len(set(cars)) != len(cars):
            raise self.fail(f"{key}: one appears twice", self.field(key))
        return cars

    def slots(self) -> None:
        s = self.s
        cars = [
            VACANT if text == "." else self.named("slots", text, self.names)
            for text in self.entries("slots")
        ]
        placed = [car for car in cars if car != VACANT]
        if len(cars) > CARS or len(set(placed)) != len(placed):
            raise self.fail("slots: each car once", self.field("slots"))
        s.grid = cars
        if s.asking == GRID_CAR:
            s.grid = cars + [VACANT] * (CARS - len(cars))
            left = [car for car in range(CARS) if car not in placed]
            first = [car for car in left if car < s.race.player_cars and car % 2 == 0]
            s.bag = Bag(left if s.race.grid_option == ALL_DRAWN else first or left)

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
            s.last = self.card("last", text)
        if text and s.last == 0:
            raise self.fail("last: nothing is asked item by item", text)

    def restart(self) -> None:
        s = self.s
        text = self.field("restart")
        found = _RESTART.fullmatch(text)
        if text and found is None:
            raise self.fail("restart: a progress and the cars in order", text)
        if found:
            s.anchor = int(found[1])
            s.line = [self.car("restart", name) for name in found[2].split("+")]

    def moves(self, parts: list[str]) -> list[str]:
        """By its card, out of the pits, or as the bonus of soft tyres."""
        s = self.s
        s.leaving = parts[:1] == ["exit"]
        s.bonus = parts[:1] == ["bonus"]
        if s.leaving or s.bonus:
            return parts[1:]
        TEXTS.obey(s, s.card)
        return parts

    def follow(self) -> None:
        s = self.s
        if s.asking in EVENT_ASKS:
            again = asked_again(s)
            s.candidates, s.queue = again.candidates, again.queue
        elif s.asking in (FILL_HAND, DISCARD):
            order = s.seats_from_first()
            s.queue = order[order.index(s.mover) :]
        elif s.asking == CHOOSE_TYRES:
            s.first = s.mover = s.owner(s.first_player_car())
            s.waiting = [seat for seat in range(s.game.seats) if s.tyre[2 * seat] == NO_TYRE]
        elif s.asking == END:
            for car in s.board.order():
                s.take_best(car)


def read(blank: RaceState, text: str) -> RaceState:
    """A state from its line; nothing is guessed, nothing unknown is passed over."""
    return Reader(blank.race, blank, text, CODES).read()
