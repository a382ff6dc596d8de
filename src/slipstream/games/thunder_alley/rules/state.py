"""The position of a race: cars, hands, decks, and what is going on in the turn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from slipstream.drafting.rules.game import DraftingGame
from slipstream.drafting.rules.kinds import OUT, OVER, PLACED, REPAIRED, WEAR, tell
from slipstream.drafting.rules.race import DraftingRace
from slipstream.drafting.rules.state import NOTHING
from slipstream.games.thunder_alley.rules.asking import END, ENDS, GRID_CARD, ONE_CARD, OVER_CLAUSES
from slipstream.games.thunder_alley.rules.components import TEMPORARY, WEARS
from slipstream.games.thunder_alley.rules.house import Components
from slipstream.games.thunder_alley.rules.kinds import LED
from slipstream.kernel.cards import Bag, Hand, redeal
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, NOBODY
from slipstream.kernel.rows import Flags, Row, vec
from slipstream.track.rules.board import Board


class RaceGame(DraftingGame):
    """What the rules need to know of a game."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.components = Components(self.house)
        self.cars: i64 = 0  # per team: car = seat x cars + 0, 1, ...
        self.own_cars: list[Row] = []  # of each seat
        self.variable_pits = False
        self.grid_option = ONE_CARD
        self.winner: i64 = -1  # seat whose car won the race before (TA-11.2.2)

    def enter(self, cars: i64) -> None:
        """So many cars of each team."""
        self.cars = cars
        self.own_cars = [
            vec[i64](list(range(seat * cars, (seat + 1) * cars))) for seat in range(self.seats)
        ]


@final
class RaceState(DraftingRace):
    """A race of Thunder Alley."""

    def __init__(self, game: RaceGame, board: Board) -> None:
        super().__init__(game, board)
        self.race = game
        # Of the cars:
        self.flipped: Flags = vec[bool]()
        self.led: Row = vec[i64]()  # Turn Leader markers
        self.led_now: Flags = vec[bool]()  # got one this turn (TA-R20)
        self.pitted: Flags = vec[bool]()  # made a forced stop this turn (TA-R52)
        # Of the race and the turn:
        self.rain = False  # a Rain card is set aside (TA-E16.1)
        self.second = False  # Teamwork's second car is moving
        self.yellow = False  # flag of this turn
        self.stops = NOTHING  # cars that pit in this turn, in order
        self.removed = NOTHING  # markers taken off each of them (variable pits)

    # The cars

    def furnish(self) -> None:
        """Before the race: all are in it, nobody is worn, nobody has led."""
        super().furnish()
        cars = self.game.seats * self.race.cars
        self.racing = vec[bool]([True] * cars)
        self.place = vec[i64]([0] * cars)
        self.wear = vec[i64]([0] * (cars * WEARS))
        self.led = vec[i64]([0] * cars)
        self.clear_flags()

    def clear_flags(self) -> None:
        """TA-3.2: nobody is flipped, nobody has led this turn."""
        cars = len(self.racing)
        self.flipped = vec[bool]([False] * cars)
        self.led_now = vec[bool]([False] * cars)
        self.pitted = vec[bool]([False] * cars)

    def owner(self, car: i64) -> i64:
        return car // self.race.cars

    def whose(self, car: i64) -> i64:
        return self.owner(car)

    def own_cars(self, seat: i64) -> Row:
        return self.race.own_cars[seat]

    def markers(self, car: i64) -> i64:
        """TA-7.1.5: all wear markers of a car, whatever their colour."""
        total: i64 = 0
        for place in range(car * WEARS, car * WEARS + WEARS):
            total += self.wear[place]
        return total

    def count(self, car: i64, colour: i64) -> i64:
        return self.wear[car * WEARS + colour]

    def add_wear(self, car: i64, colour: i64, count: i64, clause: str) -> None:
        """TA-7.1.1 to TA-7.1.4: markers of one colour onto a car."""
        self.wear[car * WEARS + colour] += count
        tell(self, WEAR, clause, self.owner(car), car, colour, count)

    def repair(self, car: i64, colour: i64, count: i64, clause: str) -> None:
        """So many markers of a colour come off."""
        if count:
            self.wear[car * WEARS + colour] -= count
            tell(self, REPAIRED, clause, self.owner(car), car, colour, count)

    def remove_wear(self, car: i64, clause: str) -> None:
        """TA-9.2: all temporary markers."""
        for colour in range(TEMPORARY):
            self.repair(car, colour, self.count(car, colour), clause)

    def drop_out(self, car: i64) -> None:
        """TA-4.3.1, TA-4.3.2: the lowest Position marker left; off the track at once."""
        tell(self, OUT, "TA-4.3.1", self.owner(car), car, self.worst_left)
        self.place[car] = self.worst_left
        self.worst_left -= 1
        self.racing[car] = False
        self.board.lift(car)

    def take_best(self, car: i64) -> None:
        """TA-10.1.1, TA-10.1.4: the best Position marker left; the winner has led this turn."""
        if self.best_left == 1:
            self.lead_turn(car, "TA-10.1.1")
        self.place[car] = self.best_left
        self.best_left += 1
        self.racing[car] = False
        self.board.lift(car)

    def lead_turn(self, car: i64, clause: str) -> None:
        """TA-3.5.1.1, TA-R20: a Turn Leader marker, at most one a turn."""
        if not self.led_now[car]:
            self.led_now[car] = True
            self.led[car] += 1
            tell(self, LED, clause, self.owner(car), car)

    def all_flipped(self) -> bool:
        return all(flipped for flipped in self.flipped)

    def nobody_races(self) -> bool:
        return not any(racing for racing in self.racing)

    # The race and its turns

    def stop_race(self, how: i64) -> None:
        """TA-10.1.6, TA-E16.2, TA-R35: those still racing take the markers left, in order."""
        for car in self.order():
            tell(self, PLACED, OVER_CLAUSES[how], self.owner(car), car, self.best_left)
            self.place[car] = self.best_left
            self.best_left += 1
            self.racing[car] = False
        self.ended = how
        self.asking = END
        self.waiting = NOBODY
        self.clear_turn()
        tell(self, OVER, OVER_CLAUSES[how], CHANCE, how)

    def clear_turn(self) -> None:
        self.clear_move()
        self.mover = self.first
        self.card = -1
        self.leaving = False
        self.second = False
        self.event = -1
        self.yellow = False
        self.candidates = NOTHING
        self.hit = NOTHING
        self.queue = NOTHING
        self.stops = NOTHING
        self.removed = NOTHING
        self.last = -1

    def set_up(self) -> None:
        """TA-2.4: both decks face down, empty hands."""
        self.hands = [Hand([], []) for _ in range(self.game.seats)]
        self.deck = Bag(self.race.components.deck[:])
        self.events = Bag(self.race.components.events[:])
        self.ask_dealer(GRID_CARD)

    # What everybody asks of a state

    def copy(self) -> RaceState:
        other = RaceState(self.race, self.board.copy())
        other.copy_race(self)
        other.flipped = self.flipped[:]
        other.led = self.led[:]
        other.led_now = self.led_now[:]
        other.pitted = self.pitted[:]
        other.rain = self.rain
        other.second = self.second
        other.yellow = self.yellow
        other.stops = self.stops
        other.removed = self.removed
        return other

    def guess(self, seat: int, dealer: Dealer) -> RaceState:
        """TA-H1, TA-H2: other hands and the race deck could be dealt in any other way."""
        other = self.copy()
        redeal(other.deck, other.hands, seat, dealer)
        return other

    def car_points(self, places: list[int]) -> list[int]:
        """TA-10.2.1 to TA-10.2.3, TA-R86: for its place, for leading a turn and the most laps."""
        worth = [self.race.components.worth(place) for place in places]
        most = max(self.led)
        for car, markers in enumerate(self.led):
            if markers:
                worth[car] += self.race.components.led_a_turn
        if most:
            level = [car for car, markers in enumerate(self.led) if markers == most]
            worth[min(level, key=lambda car: places[car])] += self.race.components.most_laps_led
        return worth

    def end(self) -> str:
        assert self.ended, "the race is not over"
        return ENDS[self.ended]
