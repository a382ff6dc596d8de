"""Reading position lines of a race: strict, and every refusal quotes the part that is wrong."""

from __future__ import annotations

import re
from typing import Final

from slipstream.games.grand_prix_f1.board import (
    BONUS,
    BOX_SPACE,
    BOX_STOP,
    CAPACITY,
    FINE,
    IS_STOP,
    KIND,
    NAME,
    SPACES,
)
from slipstream.games.grand_prix_f1.cards import (
    BOXES,
    COLOURS,
    FUEL,
    LITRES,
    MOST_SIT_OUTS,
    ONE,
    START_CARDS,
    USERS,
    VALUES,
    litres,
)
from slipstream.games.grand_prix_f1.decisions import TYRES
from slipstream.games.grand_prix_f1.fields import Fields
from slipstream.games.grand_prix_f1.fuel import next_cards
from slipstream.games.grand_prix_f1.ledger import FUELS, Ledger, row_litres
from slipstream.games.grand_prix_f1.state import (
    BASIC,
    BONUS_EXCHANGE,
    CHOOSE_BOX,
    CRASHED,
    DOUBLE,
    DRAW_ONE,
    DRAW_PLACE,
    END,
    FINISHED,
    NO_BOX,
    NO_CARD,
    NO_FUEL,
    PAY_FINE,
    PLAY_CARD,
    RACING,
    RAIN,
    REFUEL_ROW,
    SET_TYRES,
    STAY_OR_LEAVE,
    SUDDEN,
    SUN,
    RaceState,
    Rules,
)
from slipstream.games.grand_prix_f1.weather import exchanges
from slipstream.kernel.game import NOBODY
from slipstream.kernel.text import check_fields

_NAMES: Final = (
    "ask turn drawn order box cars laps grid tyres visit proof damaged finished out sky ones hand"
    " bank fuel known move rules"
)
KEYS: Final = _NAMES.split(" ")
# Which weather card can be in the 1-stack, by weather rule and sky.
_WEATHER_CARDS: Final = {
    (BASIC, SUN): [NO_CARD],
    (BASIC, RAIN): [NO_CARD],
    (SUDDEN, SUN): [RAIN],
    (SUDDEN, RAIN): [NO_CARD],
    (DOUBLE, SUN): [RAIN, NO_CARD],
    (DOUBLE, RAIN): [SUN],
}
_ONES: Final = re.compile(r"(\d+)(?:\+(sun|rain))?/(\d+)")


class Reader(Fields):
    """Fills a state from a line."""

    def __init__(self, game: Rules, s: RaceState, text: str) -> None:
        super().__init__(game, text)
        self.s = s

    def read(self) -> RaceState:
        self.head()
        self.s.no_cars(self.game.laps)
        self.ask()
        self.order()
        self.boxes()
        self.places()
        self.marks()
        self.visits()
        self.hands()
        self.ones()
        self.ledger()
        self.turn()
        self.move()
        return self.s

    def head(self) -> None:
        parts, game = self.parts, self.game
        self.check_game(game)
        if parts.words != [NAME]:
            raise self.fail(f"the circuit is {NAME!r}", " ".join(parts.words))
        check_fields(parts, KEYS)
        agreed = game.agreed(season=False)
        rules = ",".join(f"{name}:{value}" for name, value in agreed.items())
        if self.field("rules") != rules:
            raise self.fail(f"rules: this race has {rules or 'none'}", self.field("rules"))

    def ask(self) -> None:
        s = self.s
        name, _, seat = self.field("ask").partition(":")
        s.asking = self.named("ask", name, [row.name for row in s.decisions] + ["end"])
        if s.asking in (DRAW_PLACE, END):
            if seat:
                raise self.fail(f"ask: {name} asks no seat", seat)
        else:
            self.named("ask", seat, self.seats)

    def order(self) -> None:
        """GPF1-1.10, GPF1-1.12: starting places being drawn, or the order they gave."""
        s = self.s
        cards = START_CARDS[: self.game.cars]
        s.drawn = [self.named("drawn", name, cards) for name in self.entries("drawn")]
        complete = len(s.drawn) >= self.game.cars or len(set(s.drawn)) != len(s.drawn)
        if complete or (s.drawn and s.asking != DRAW_PLACE):
            raise self.fail("drawn: different places, before all are drawn", self.field("drawn"))
        s.order = self.cars("order")
        if len(s.order) != (0 if s.asking == DRAW_PLACE else self.game.cars):
            raise self.fail("order: all cars, once their places are drawn", self.field("order"))

    def boxes(self) -> None:
        """GPF1-1.13, GPF1-13.4: nobody races without a box, none has three users."""
        s = self.s
        s.box = [NO_BOX] * self.game.seats
        for seat, text in self.pairs("box", self.seats):
            s.box[seat] = self.number("box", text, 1, BOXES) - 1
        seats = [self.game.owner[car] for car in s.order]
        choosers = list(dict.fromkeys(seats))
        waiting = [seat for seat in choosers if s.box[seat] == NO_BOX]
        crowded = max(s.box.count(box) for box in range(BOXES)) > USERS
        in_order = choosers[len(choosers) - len(waiting) :] == waiting
        if crowded or not in_order or bool(waiting) != (s.asking == CHOOSE_BOX):
            raise self.fail("box: chosen one by one in starting order", self.field("box"))
        if waiting:
            s.car = s.order[seats.index(waiting[0])]
        elif not s.order and self.field("box"):
            raise self.fail("box: starting places are drawn first", self.field("box"))

    def places(self) -> None:
        """GPF1-I1, GPF1-I15: every car races, has finished or is out."""
        s = self.s
        for car, text in self.pairs("cars", self.colours, "@"):
            space = self.named("cars", text, SPACES)
            s.stand(car, space)
            if s.cars_on[space] > CAPACITY[space]:
                raise self.fail(f"cars: {text} has no room (GPF1-I1)", text)
            if KIND[space] == BOX_SPACE and not self.is_own_box(car, space):
                raise self.fail(f"cars: {text} is another car's box (GPF1-I11)", text)
        s.finished = self.cars("finished")
        for car, text in self.pairs("out", self.colours):
            s.out.append(car)
            s.fate[car] = [NO_FUEL, CRASHED][self.named("out", text, ["fuel", "crash"])]
        for car in s.finished:
            s.fate[car] = FINISHED
            s.laps[car] = 0
        racing = [car for car in range(self.game.cars) if s.space[car] >= 0]
        if sorted(racing + s.finished + s.out) != sorted(s.order):
            raise self.fail("cars, finished and out name each car once (GPF1-I15)", "cars")
        if (s.asking == END) != (bool(s.order) and not racing):
            raise self.fail("ask: the race ends when no car is left", self.field("ask"))

    def is_own_box(self, car: int, space: int) -> bool:
        return abs(space - BOX_STOP[self.s.box[self.game.owner[car]]]) <= 1

    def marks(self) -> None:
        s, game = self.s, self.game
        for car, text in self.pairs("laps", self.colours):
            if s.fate[car] == FINISHED:
                raise self.fail(f"laps: {self.colours[car]} has finished", text)
            s.laps[car] = self.number("laps", text, 1, game.laps - 1)
        s.crossed = [True] * game.cars
        for car in self.cars("grid"):
            s.crossed[car] = False
            if s.laps[car] != game.laps:
                raise self.fail("grid: no lap is done before the line is crossed", COLOURS[car])
        for car, text in self.pairs("tyres", self.colours):
            s.tyres[car] = 1 + self.named("tyres", text, TYRES[1:])
        for car in self.cars("damaged"):
            s.damaged[car] = True
            if not game.accidents or s.fate[car] != RACING or IS_STOP[s.space[car]]:
                raise self.fail("damaged: no such accident (GPF1-I16)", COLOURS[car])

    def visits(self) -> None:
        """GPF1-I11: markers lie only in an open visit; the highest stays as a proof."""
        s = self.s
        for car, text in self.pairs("visit", self.colours):
            s.visiting[car] = True
            s.sit_outs[car] = self.number("visit", text, 0, MOST_SIT_OUTS)
            if s.fate[car] != RACING or not IS_STOP[s.space[car]]:
                raise self.fail(f"visit: {self.colours[car]} is in no box (GPF1-I11)", text)
        for car, text in self.pairs("proof", self.colours):
            s.proof[car] = self.number("proof", text, 1, MOST_SIT_OUTS)
        for car in range(self.game.cars):
            if s.sit_outs[car] > s.proof[car]:
                raise self.fail("proof: the marker proves itself (GPF1-12.8)", COLOURS[car])

    def hands(self) -> None:
        """GPF1-I2: what is in no hand is in the bank."""
        s = self.s
        entries = self.field("hand").split(";")
        if len(entries) != self.game.seats:
            raise self.fail(f"hand: one for each of {self.game.seats} seats", self.field("hand"))
        for seat, entry in enumerate(entries):
            number, _, cards = entry.partition(":")
            if number != self.seats[seat] or not cards:
                raise self.fail(f"hand: {entry!r} is not the hand of seat {seat + 1}", entry)
            if cards.startswith("?"):
                raise self.fail(f"hand: {entry!r} is hidden; such a line can only be shown", entry)
            s.hands.append(self.counts("hand", cards))
        s.fuel = [litres(hand) for hand in s.hands]
        s.fill_up()
        if min(s.bank) < 0:
            raise self.fail("hand: more cards than there are (GPF1-I2)", self.field("hand"))
        if self.field("bank") and self.counts("bank", self.field("bank")) != s.bank:
            raise self.fail("bank: not what the hands leave (GPF1-I2)", self.field("bank"))

    def ones(self) -> None:
        """GPF1-I2, GPF1-I13: the 1-stack with its weather card, the used ones, the sky."""
        s = self.s
        if self.field("sky"):
            s.sky = RAIN + self.named("sky", self.field("sky"), ["rain"])
        found = _ONES.fullmatch(self.field("ones"))
        if found is None:
            raise self.fail("ones: 1-stack and used ones, as in 16/4", self.field("ones"))
        s.ones = int(found[1])
        s.fill_up()
        if s.used != int(found[3]):
            raise self.fail("ones: hands, 1-stack and used ones are 20 (GPF1-I2)", found[0])
        if found[2]:
            s.hidden = ["sun", "rain"].index(found[2])
        if s.hidden not in _WEATHER_CARDS[self.game.weather, s.sky]:
            raise self.fail("ones: not the weather card of this stack (GPF1-I13)", found[0])

    def ledger(self) -> None:
        """GPF1-16.3, GPF1-16.4: rows taken, and what is publicly known of them."""
        s = self.s
        nothing = [0] * (FUELS * self.game.seats)
        s.ledger = Ledger(nothing[:], nothing[:], nothing[:], [])
        for text in self.entries("fuel", ";"):
            parts = text.split(":")
            if len(parts) != 6:
                raise self.fail(f"fuel: {text!r} has not six parts", text)
            seat = self.named("fuel", parts[0], self.seats)
            sit_outs = self.number("fuel", parts[1], 1, MOST_SIT_OUTS)
            row = self.counts("fuel", parts[2])[FUEL:]
            if row_litres(row) > LITRES[sit_outs]:
                raise self.fail(f"fuel: {parts[2]} is too much for {sit_outs} (GPF1-8.9)", text)
            known = [number for part in parts[3:] for number in self.triple("fuel", part)]
            s.ledger.enter([seat, sit_outs, *row, *known])
        for seat, text in self.pairs("known", self.seats, separator=";"):
            low, _, high = text.partition(":")
            s.ledger.know(seat, self.triple("known", low), self.triple("known", high))
        if not s.ledger.is_possible():
            raise self.fail("fuel: what is known is not true (GPF1-I12)", self.field("fuel"))

    def turn(self) -> None:
        s = self.s
        number, _, colour = self.field("turn").partition(":")
        asks_mover = s.asking not in (DRAW_PLACE, CHOOSE_BOX, END)
        if number or asks_mover or s.asking == END:
            s.turns = self.number("turn", number, 1, 10**6)
        if not asks_mover:
            s.waiting = NOBODY
            if s.asking == CHOOSE_BOX:
                s.ask(CHOOSE_BOX)
            elif s.asking == DRAW_PLACE:
                s.ask_dealer(DRAW_PLACE)
            return
        s.car = self.named("turn", colour, self.colours)
        s.place = s.order.index(s.car)
        seat = self.game.owner[s.car]
        if s.fate[s.car] != RACING or self.field("ask").partition(":")[2] != self.seats[seat]:
            raise self.fail(f"turn: {colour} is not asked", colour)
        if s.asking == DRAW_ONE:
            s.ask_dealer(DRAW_ONE)
        else:
            s.ask(s.asking)
        self.sense()

    def sense(self) -> None:
        """Is there reason to ask what is asked?"""
        s = self.s
        visiting = s.visiting[s.car]
        senses = {
            STAY_OR_LEAVE: visiting,
            REFUEL_ROW: visiting and s.sit_outs[s.car] > 0,
            SET_TYRES: visiting,
            PLAY_CARD: not visiting and s.fuel[self.game.owner[s.car]] > 0,
            DRAW_ONE: s.hidden >= 0,
        }
        if not senses.get(s.asking, True):
            raise self.fail(f"ask: there is no reason for {self.field('ask')}", self.field("ask"))

    def move(self) -> None:
        """A bonus or a fine under way, on the space that brought it."""
        s = self.s
        kind, _, rest = self.field("move").partition(":")
        wanted = {DRAW_ONE: "bonus", BONUS_EXCHANGE: "bonus", PAY_FINE: "fine"}.get(s.asking, "")
        if kind != wanted:
            raise self.fail(f"move: {wanted or 'nothing'} is under way", self.field("move"))
        if kind == "bonus":
            self.bonus(rest)
        elif kind == "fine":
            self.fine(rest)

    def bonus(self, text: str) -> None:
        s = self.s
        got, _, due = text.partition("/")
        most = BONUS[s.space[s.car]]
        s.got = self.number("move", got, 0, most)
        s.due = self.number("move", due, 0, most - s.got)
        held = s.hands[self.game.owner[s.car]][ONE]
        reason = s.due > 0 if s.asking == DRAW_ONE else s.due == 0 and len(exchanges(s)) > 1
        if held < s.got or not reason:
            raise self.fail(f"move: {text!r} is no bonus to ask about", text)

    def fine(self, text: str) -> None:
        s = self.s
        fine, *paid = text.split("-")
        s.fine = FINE[s.space[s.car]]
        if fine != str(s.fine) or not s.fine:
            raise self.fail(f"move: {fine!r} is not the fine of this space", text)
        s.paid = [self.named("move", value, [str(value) for value in VALUES]) for value in paid]
        owed = s.fine - sum(VALUES[kind] for kind in s.paid)
        if owed <= 0 or s.fuel[self.game.owner[s.car]] <= owed or not next_cards(s):
            raise self.fail(f"move: {text!r} is no payment to go on with", text)
