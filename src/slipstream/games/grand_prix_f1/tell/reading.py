"""Reading position lines of a race: strict, and every refusal quotes the part that is wrong."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import i64

from slipstream.games.grand_prix_f1.rules.asking import (
    BONUS_EXCHANGE,
    CHOOSE_BOX,
    DRAW_ONE,
    DRAW_PLACE,
    END,
    PAY_FINE,
)
from slipstream.games.grand_prix_f1.rules.board import BONUS, NAME, SPACES
from slipstream.games.grand_prix_f1.rules.cards import (
    BOXES,
    FUEL,
    LITRES,
    MOST_SIT_OUTS,
    START_CARDS,
    VALUES,
)
from slipstream.games.grand_prix_f1.rules.decisions import TYRES
from slipstream.games.grand_prix_f1.rules.ledger import nothing_known, row_litres
from slipstream.games.grand_prix_f1.rules.state import (
    CRASHED,
    FINISHED,
    NO_BOX,
    NO_FUEL,
    RAIN,
    RaceGame,
    RaceState,
)
from slipstream.games.grand_prix_f1.tell.check import problems
from slipstream.games.grand_prix_f1.tell.fields import Fields
from slipstream.kernel.game import NOBODY
from slipstream.kernel.rows import Row, vec
from slipstream.kernel.text import check_fields

_NAMES: Final = (
    "ask turn drawn order box cars laps grid tyres visit proof damaged finished out sky ones hand"
    " bank fuel known move rules"
)
KEYS: Final = _NAMES.split(" ")
_ONES: Final = re.compile(r"(\d+)(?:\+(sun|rain))?/(\d+)")
_MOVES: Final = {DRAW_ONE: "bonus", BONUS_EXCHANGE: "bonus", PAY_FINE: "fine"}


class Reader(Fields):
    """Fills a state from a line; whether it can occur is asked when all of it is there."""

    def __init__(self, game: RaceGame, s: RaceState, text: str) -> None:
        super().__init__(game, text)
        self.s = s

    def read(self) -> RaceState:
        self.head()
        self.s.no_cars(self.game.laps)
        self.ask()
        self.set_up()
        self.places()
        self.marks()
        self.hands()
        self.ones()
        self.ledger()
        self.turn()
        self.move()
        self.refuse(problems(self.s))
        self.agree()
        self.go_on()
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
        if s.asking not in (DRAW_PLACE, END):
            self.named("ask", seat, self.seats)
        elif seat:
            raise self.fail(f"ask: {name} asks no seat", seat)

    def set_up(self) -> None:
        """Starting places being drawn, or the order they gave; boxes."""
        s = self.s
        cards = START_CARDS[: self.game.cars]
        s.drawn = [self.named("drawn", name, cards) for name in self.entries("drawn")]
        s.order = vec[i64](self.cars("order"))
        s.box = vec[i64]([NO_BOX] * self.game.seats)
        for seat, text in self.pairs("box", self.seats):
            s.box[seat] = self.number("box", text, 1, BOXES) - 1

    def places(self) -> None:
        s = self.s
        for car, text in self.pairs("cars", self.colours, "@"):
            s.stand(car, self.named("cars", text, SPACES))
        s.finished = self.cars("finished")
        for car in s.finished:
            s.fate[car] = FINISHED
            s.laps[car] = 0
        for car, text in self.pairs("out", self.colours):
            s.out = [*s.out, car]
            s.fate[car] = [NO_FUEL, CRASHED][self.named("out", text, ["fuel", "crash"])]

    def marks(self) -> None:
        s, game = self.s, self.game
        for car, text in self.pairs("laps", self.colours):
            s.laps[car] = self.number("laps", text, 1, game.laps - 1)
        s.crossed = vec[bool]([True] * game.cars)
        for car in self.cars("grid"):
            s.crossed[car] = False
        for car, text in self.pairs("tyres", self.colours):
            s.tyres[car] = 1 + self.named("tyres", text, TYRES[1:])
        for car in self.cars("damaged"):
            s.damaged[car] = True
        for car, text in self.pairs("visit", self.colours):
            s.visiting[car] = True
            s.sit_outs[car] = self.number("visit", text, 0, MOST_SIT_OUTS)
        for car, text in self.pairs("proof", self.colours):
            s.proof[car] = self.number("proof", text, 1, MOST_SIT_OUTS)

    def hands(self) -> None:
        held = self.held(self.game.seats)
        hands: list[Row] = [vec[i64](self.counts("hand", cards)) for cards in held]
        self.s.hold(hands)

    def ones(self) -> None:
        """The sky, the 1-stack with its weather card; what is left is in the bank."""
        s = self.s
        if self.field("sky"):
            s.sky = RAIN + self.named("sky", self.field("sky"), ["rain"])
        found = _ONES.fullmatch(self.field("ones"))
        if found is None:
            raise self.fail("ones: 1-stack and used ones, as in 16/4", self.field("ones"))
        s.ones = int(found[1])
        s.fill_up()
        if found[2]:
            s.hidden = ["sun", "rain"].index(found[2])

    def ledger(self) -> None:
        """GPF1-16.3, GPF1-16.4: rows taken, and what is publicly known of them."""
        s = self.s
        s.ledger = nothing_known(self.game.seats)
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

    def turn(self) -> None:
        s = self.s
        number, _, colour = self.field("turn").partition(":")
        before_race = s.asking in (DRAW_PLACE, CHOOSE_BOX)
        if number or not before_race:
            s.turns = self.number("turn", number, 1, 10**6)
        if not before_race and s.asking != END:
            s.car = self.named("turn", colour, self.colours)
            self.asked(f"turn: {colour} is not asked", colour)

    def asked(self, message: str, part: str) -> None:
        """The seat that the line names has the car that moves."""
        if self.field("ask").partition(":")[2] != self.seats[self.game.owner[self.s.car]]:
            raise self.fail(message, part)

    def move(self) -> None:
        """A bonus or a fine under way."""
        s = self.s
        kind, _, rest = self.field("move").partition(":")
        wanted = _MOVES.get(s.asking, "")
        if kind != wanted:
            raise self.fail(f"move: {wanted or 'nothing'} is under way", self.field("move"))
        if kind == "bonus":
            got, _, due = rest.partition("/")
            most = BONUS[s.space[s.car]]
            s.got = self.number("move", got, 0, most)
            s.due = self.number("move", due, 0, most - s.got)
        elif kind == "fine":
            fine, *paid = rest.split("-")
            s.fine = self.number("move", fine, 0, max(VALUES))
            s.paid = [self.named("move", value, [str(value) for value in VALUES]) for value in paid]

    def agree(self) -> None:
        """What the line tells twice is the same."""
        s = self.s
        if self.field("bank") and self.counts("bank", self.field("bank")) != list(s.bank):
            raise self.fail("bank: not what the hands leave (GPF1-I2)", self.field("bank"))
        if self.field("ones").rpartition("/")[2] != str(s.used):
            raise self.fail("ones: hands, 1-stack and used ones are 20 (GPF1-I2)", "ones")

    def go_on(self) -> None:
        """Ask again whoever was asked."""
        s = self.s
        if s.asking == END:
            s.waiting = NOBODY
        elif s.asking == DRAW_PLACE:
            s.ask_dealer(DRAW_PLACE)
        elif s.asking == CHOOSE_BOX:
            s.next_chooser()
            self.asked(f"ask: seat {s.waiting[0] + 1} is the next to choose", self.field("ask"))
        else:
            s.place = list(s.order).index(s.car)
            if s.asking == DRAW_ONE:
                s.ask_dealer(DRAW_ONE)
            else:
                s.ask(s.asking)
