"""The position of a race: cars on the circuit, hands, bank, the 1-stack and the weather."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.games.grand_prix_f1.rules import scoring
from slipstream.games.grand_prix_f1.rules.asking import (
    CHOOSE_BOX,
    DRAW_PLACE,
    END,
    PLAY_CARD,
    REFUEL_ROW,
    STAY_OR_LEAVE,
)
from slipstream.games.grand_prix_f1.rules.board import GRID, LAP, NOWHERE, SPACES, TO_LINE
from slipstream.games.grand_prix_f1.rules.cards import FUEL, KINDS, ONE, WORTH, litres
from slipstream.games.grand_prix_f1.rules.house import Components
from slipstream.games.grand_prix_f1.rules.kinds import (
    DISQUALIFIED,
    OUT_OF_FUEL,
    OVER,
)
from slipstream.games.grand_prix_f1.rules.ledger import nothing_known
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, NOBODY, Decision, Game, State
from slipstream.kernel.rows import Flags, Row, vec

# The sky, and the tyres made for it; which weather card is hidden in the 1-stack.
SUN: Final = 0
RAIN: Final = 1
NO_CARD: Final = -1

# The weather rule that is used.
BASIC: Final = 0
SUDDEN: Final = 1
DOUBLE: Final = 2

# What became of a car.
RACING: Final = 0
FINISHED: Final = 1
NO_FUEL: Final = 2
CRASHED: Final = 3

FINAL_LAP: Final = 1
NO_BOX: Final = -1

NOTHING: Final[list[int]] = []
_NO_HANDS: Final[list[Row]] = []
_NO_LEDGER: Final = nothing_known(0)
_THE_DEALER: Final = [CHANCE]
_SEATS: Final = [[seat] for seat in range(8)]


class RaceGame(Game):
    """What the rules need to know of a game: cars, their owners, and the rules agreed."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.components = Components(self.house)
        self.cars: i64 = 0
        self.two_cars = False
        self.owner: Row = vec[i64]()  # seat of each car
        self.laps = 0
        self.accidents = False
        self.weather = BASIC
        self.hand: Row = vec[i64]()  # at the start, by kind
        self.stack = 0  # cards of the 1-stack at the start


@final
class RaceState(State):
    """A race of Grand Prix-F1. Lists but for the hands are replaced: copies share them."""

    def __init__(self, game: RaceGame, decisions: list[Decision[Any]]) -> None:
        super().__init__(game, decisions)
        self.race = game
        self.drawn = NOTHING  # starting places from 0, car by car
        self.order: Row = vec[i64]()  # cars in order of starting places
        self.box: Row = vec[i64]()  # of each seat, from 0
        self.space: Row = vec[i64]()  # of each car; NOWHERE off the board
        self.cars_on: Row = vec[i64]()  # number of cars on each space
        self.laps: Row = vec[i64]()  # lap marker of each car; 1 is the final lap
        self.crossed: Flags = vec[bool]()  # has the car crossed the line after the start?
        self.tyres: Row = vec[i64]()
        self.sit_outs: Row = vec[i64]()  # marker of the open visit
        self.visiting: Flags = vec[bool]()  # is a visit open?
        self.proof: Row = vec[i64]()  # highest marker used in the race
        self.damaged: Flags = vec[bool]()
        self.fate: Row = vec[i64]()
        self.finished = NOTHING  # cars as they crossed the line for the last time
        self.out = NOTHING  # cars as they were taken out of the race
        self.hands = _NO_HANDS  # by seat and kind
        self.fuel: Row = vec[i64]()  # litres of each hand
        self.bank: Row = vec[i64]()  # by kind; the 1s have their own piles
        self.ones: i64 = 0  # 1-cards of the 1-stack
        self.used: i64 = 0  # used ones
        self.hidden: i64 = NO_CARD  # the weather card shuffled into the 1-stack
        self.sky: i64 = SUN
        self.ledger = _NO_LEDGER
        self.turns: i64 = 0
        self.place: i64 = -1  # of the mover in `order`
        self.car: i64 = 0  # the mover
        self.due: i64 = 0  # 1-cards that the bonus still owes
        self.got: i64 = 0  # 1-cards of this bonus
        self.fine: i64 = 0  # being paid
        self.paid = NOTHING  # kinds paid for it so far, highest first

    def set_up(self) -> None:
        """GPF1-1.4 to GPF1-1.8, GPF1-1.14 to GPF1-1.16: hands, stacks, markers; no car placed."""
        rules = self.race
        self.box = vec[i64]([NO_BOX] * rules.seats)
        self.no_cars(rules.laps)
        self.hold([rules.hand[:] for _ in range(rules.seats)])
        self.ones = rules.stack
        self.fill_up()
        if rules.weather != BASIC:
            self.hidden = RAIN
        self.ledger = nothing_known(rules.seats)
        self.ask_dealer(DRAW_PLACE)

    def no_cars(self, laps: int) -> None:
        cars = self.race.cars
        self.space = vec[i64]([NOWHERE] * cars)
        self.cars_on = vec[i64]([0] * len(SPACES))
        self.laps = vec[i64]([laps] * cars)
        self.crossed = vec[bool]([False] * cars)
        self.tyres = vec[i64]([SUN] * cars)
        self.sit_outs = vec[i64]([0] * cars)
        self.visiting = vec[bool]([False] * cars)
        self.proof = vec[i64]([0] * cars)
        self.damaged = vec[bool]([False] * cars)
        self.fate = vec[i64]([RACING] * cars)

    def hold(self, hands: list[Row]) -> None:
        """Every seat has these cards, counted kind by kind."""
        self.hands = hands
        self.fuel = vec[i64]([litres(hand) for hand in hands])

    def fill_up(self) -> None:
        """GPF1-1.8, GPF1-R49: all that is in no hand and not in the 1-stack."""
        self.bank = self.race.components.count[:]
        for hand in self.hands:
            for kind in range(KINDS):
                self.bank[kind] -= hand[kind]
        self.used = self.bank[ONE] - self.ones
        self.bank[ONE] = 0

    def stand(self, car: i64, space: i64) -> None:
        """The one way a car changes place."""
        if self.space[car] != NOWHERE:
            self.cars_on[self.space[car]] -= 1
        self.space[car] = space
        if space != NOWHERE:
            self.cars_on[space] += 1

    def line_up(self) -> None:
        """GPF1-1.11, GPF1-1.12: places on the grid, and the order of turns for the whole race."""
        self.order = vec[i64]([0] * self.race.cars)
        for car, place in enumerate(self.drawn):
            self.order[place] = car
            self.stand(car, GRID[place])
        self.drawn = NOTHING

    def ask_dealer(self, asking: i64) -> None:
        self.asking = asking
        self.waiting = _THE_DEALER

    def ask(self, asking: i64) -> None:
        """Ask the owner of the car that moves."""
        self.asking = asking
        self.waiting = _SEATS[self.race.owner[self.car]]

    def next_chooser(self) -> None:
        """GPF1-1.13, GPF1-12.5: boxes in order of starting places, one for each player."""
        for car in self.order:
            if self.box[self.race.owner[car]] == NO_BOX:
                self.car = car
                self.ask(CHOOSE_BOX)
                return
        self.next_turn()

    def next_turn(self) -> None:
        """GPF1-2.1, GPF1-2.2: the next car that still races has its turn."""
        left = self.race.cars - len(self.finished) - len(self.out)
        while left > 0:
            self.place = (self.place + 1) % self.race.cars
            self.car = self.order[self.place]
            if self.fate[self.car] == RACING:
                if self.begin_turn():
                    return
                left -= 1
        self.finish()

    def begin_turn(self) -> bool:
        """GPF1-2.3, GPF1-10.8: stay or leave, or play a card; without cards the car is out."""
        self.turns += 1
        if self.visiting[self.car]:
            self.ask(STAY_OR_LEAVE)
            return True
        return self.must_play()

    def must_play(self) -> bool:
        """GPF1-2.4, GPF1-10.8: one card has to be played now; false if there is none."""
        car = self.car
        if self.fuel[self.race.owner[car]]:
            self.ask(PLAY_CARD)
            return True
        if self.trace is not None:
            self.note(OUT_OF_FUEL, "GPF1-10.8", self.race.owner[car], [car])
        self.take_out(car, NO_FUEL)
        return False

    def take_out(self, car: i64, fate: i64) -> None:
        """GPF1-10.8, GPF1-14.3: the car leaves the board for good."""
        self.fate[car] = fate
        self.visiting[car] = False
        self.sit_outs[car] = 0
        self.damaged[car] = False
        self.out = [*self.out, car]
        self.stand(car, NOWHERE)

    def finish(self) -> None:
        """GPF1-10.7, GPF1-12.9: every car has finished or is out."""
        self.place = -1
        self.car = 0
        self.asking = END
        self.waiting = NOBODY
        if self.trace is not None:
            placed = self.classified()
            for car in self.finished:
                if car not in placed:
                    self.note(DISQUALIFIED, "GPF1-12.9", self.race.owner[car], [car])
            self.note(OVER, "GPF1-10.7", CHANCE, [placed[0] if placed else NOWHERE])

    def spend(self, seat: i64, kind: i64) -> None:
        """GPF1-2.7: a card leaves a hand for all to see, to the bank or the used ones."""
        hand = self.hands[seat]
        hand[kind] -= 1
        self.fuel[seat] -= WORTH[kind]
        if kind == ONE:
            self.used += 1
        else:
            self.bank[kind] += 1
            if kind >= FUEL:
                self.ledger.spent(seat, kind - FUEL, hand[kind])

    def receive(self, seat: i64, kind: i64, cards: i64) -> None:
        """Cards come into a hand from the bank; 1s from the 1-stack."""
        self.hands[seat][kind] += cards
        self.fuel[seat] += WORTH[kind] * cards
        if kind == ONE:
            self.ones -= cards
        else:
            self.bank[kind] -= cards

    def is_final_lap(self, car: i64) -> bool:
        return self.laps[car] == FINAL_LAP

    def distance(self, car: i64) -> i64:
        """Steps that bring a racing car over the line for the last time, on the shortest way."""
        laps = self.laps[car] - (1 if self.crossed[car] else 0)
        return laps * LAP + TO_LINE[self.space[car]]

    def classified(self) -> list[int]:
        """GPF1-12.9, GPF1-12.10, GPF1-R56: finished cars in order, but for the disqualified."""
        if not self.race.two_cars:
            return self.finished[:]
        return [car for car in self.finished if self.proof[car]]

    def race_order(self) -> list[int]:
        """All cars as they would be listed now: placed, racing, out, disqualified."""
        placed = self.classified()
        racing = [car for car in self.order if self.fate[car] == RACING]
        racing.sort(key=self.distance)
        barred = [car for car in self.finished if car not in placed]
        return placed + racing + self.out[::-1] + barred

    def turn(self) -> int:
        return self.turns

    def copy(self) -> RaceState:
        other = RaceState(self.race, self.decisions)
        other.asking = self.asking
        other.waiting = self.waiting
        other.drawn = self.drawn
        other.order = self.order  # never changed once it is complete
        other.box = self.box[:]
        other.space = self.space[:]
        other.cars_on = self.cars_on[:]
        other.laps = self.laps[:]
        other.crossed = self.crossed[:]
        other.tyres = self.tyres[:]
        other.sit_outs = self.sit_outs[:]
        other.visiting = self.visiting[:]
        other.proof = self.proof[:]
        other.damaged = self.damaged[:]
        other.fate = self.fate[:]
        other.finished = self.finished
        other.out = self.out
        other.hands = [hand[:] for hand in self.hands]
        other.fuel = self.fuel[:]
        other.bank = self.bank[:]
        other.ones = self.ones
        other.used = self.used
        other.hidden = self.hidden
        other.sky = self.sky
        other.ledger = self.ledger.copy()
        other.turns = self.turns
        other.place = self.place
        other.car = self.car
        other.due = self.due
        other.got = self.got
        other.fine = self.fine
        other.paid = self.paid
        return other

    def guess(self, seat: int, dealer: Dealer) -> RaceState:
        """GPF1-16.1 to GPF1-16.6: other rows could have been taken, as far as anybody can tell."""
        other = self.copy()
        if seat == CHANCE or not self.ledger.entries:
            return other
        asked = 0
        if self.asking == REFUEL_ROW and seat == self.race.owner[self.car]:
            asked = self.sit_outs[self.car]
        rows = self.ledger.guess(seat, list(self.bank[FUEL:]), asked, dealer)
        other.retake(rows)
        return other

    def retake(self, rows: list[list[int]]) -> None:
        """As if these rows had been taken at all the stops until now."""
        for index, row in enumerate(rows):
            self.ledger.replace(index, row, self.hands, self.bank)

    def points(self) -> list[int]:
        return scoring.points(
            self.race.components.points, self.race.owner, self.race.seats, self.classified()
        )

    def places(self) -> list[int]:
        return scoring.places(self.race.owner, self.race.seats, self.race_order())

    def end(self) -> str:
        assert self.asking == END, "the race is not over"
        return "finish" if self.classified() else "nobody"
