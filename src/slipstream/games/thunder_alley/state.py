"""The position of a race: cars, wear, hands, decks, and what is going on in the turn."""

from __future__ import annotations

from typing import Any, Final, final

from slipstream.drafting.rules import DraftingRules
from slipstream.drafting.state import DraftingState
from slipstream.games.thunder_alley.components import (
    BEYOND,
    EVENT_DECK,
    LED_A_TURN,
    MOST_LAPS_LED,
    POINTS,
    RACE_CARDS,
    TEMPORARY,
    WEARS,
)
from slipstream.games.thunder_alley.telling import (
    LED,
    MOVED,
    OUT,
    OVER,
    PLACED,
    REPAIRED,
    WEAR,
    tell,
)
from slipstream.kernel.cards import Bag, Hand, redeal
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, NOBODY, Decision, Game
from slipstream.track.board import empty_board
from slipstream.track.order import lap_marker, leader, running_order
from slipstream.track.track import Track

# What is asked, in the order of the table of decisions.
GRID_CARD: Final = 0
FILL_HAND: Final = 1
ACTIVATE: Final = 2
TAIL: Final = 3
STEP: Final = 4
LANE: Final = 5
CLEAN_AIR: Final = 6
SECOND_CAR: Final = 7
EVENT_CARD: Final = 8
BAR_CARD: Final = 9
TARGET: Final = 10
ORIGINATOR: Final = 11
VICTIM: Final = 12
OVERCAST: Final = 13
SUN: Final = 14
PIT_STOP: Final = 15
REPAIR: Final = 16
DISCARD: Final = 17
END: Final = 18

# How a race ends.
FINISH: Final = 1
RAIN_ENDS: Final = 2
NOBODY_LEFT: Final = 3
LIMIT: Final = 4
ENDS: Final = ["", "finish", "rain", "nobody", "limit"]
OVER_CLAUSES: Final = ["", "TA-10.1.6", "TA-E16.2", "TA-R35", "TA-R41"]

# Grid options (TA-12.2).
ONE_CARD: Final = 0
CARD_PER_PASS: Final = 1
CARD_PER_SLOT: Final = 2

_THE_DEALER: Final = [CHANCE]
_SEATS: Final = [[seat] for seat in range(7)]


class RaceGame(Game):
    """What the rules need to know of a game."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.cars = 0  # per team
        self.teams: list[int] = []  # of each seat
        self.numbers: list[int] = []  # of each car; car = seat x cars + 0, 1, ...
        self.own_cars: list[list[int]] = []  # of each seat
        self.laps = 0
        self.variable_pits = False
        self.grid_option = ONE_CARD
        self.winner = -1  # seat whose car won the race before (TA-11.2.2)
        self.track: Track | None = None

    def enter(self, cars: int) -> None:
        """So many cars of each team."""
        self.cars = cars
        self.own_cars = [list(range(seat * cars, (seat + 1) * cars)) for seat in range(self.seats)]


@final
class RaceState(DraftingState):
    """A race of Thunder Alley."""

    def __init__(
        self, game: RaceGame, decisions: list[Decision[Any]], rules: DraftingRules, track: Track
    ) -> None:
        cars = game.seats * game.cars
        super().__init__(game, decisions, rules, empty_board(track, cars))
        self.race = game
        self.finish = game.laps * track.length
        self.racing = [True] * cars  # on the track or the apron, or crossed in this segment
        self.place = [0] * cars  # Position marker, 0 for none yet
        self.best_left = 1
        self.worst_left = cars
        self.wear = [0] * (cars * WEARS)
        self.flipped = [False] * cars
        self.led = [0] * cars  # Turn Leader markers
        self.led_now = [False] * cars  # got one this turn (TA-R20)
        self.pitted = [False] * cars  # made a forced stop this turn (TA-R52)
        self.hands: list[Hand] = []
        self.deck = Bag([])
        self.used: list[int] = []  # race discards, oldest first
        self.events = Bag([])
        self.events_used: list[int] = []
        self.rain = False  # a Rain card is set aside (TA-E16.1)
        self.turn_number = 0
        self.first = 0  # First Player
        self.mover = 0  # whose segment, hand or answer it is
        self.grid: list[int] = []  # seats of the grid slots given so far
        self.card = -1  # played in this segment
        self.leaving = False  # the active car comes from the apron: no card text, no wear
        self.second = False  # Teamwork's second car is moving
        self.event = -1  # being carried out
        self.yellow = False  # flag of this turn
        self.candidates: list[int] = []  # cars among which an event looks for its target
        self.hit: list[int] = []  # cars hit by a collision or a pile-up
        self.queue: list[int] = []  # seats still to be asked, in order
        self.stops: list[int] = []  # cars that pit in this turn, in order
        self.removed: list[int] = []  # markers taken off each of them (variable pits)
        self.last = -1  # last item of a list asked item by item
        self.ended = 0

    # Asking

    def ask_dealer(self, asking: int) -> None:
        self.asking = asking
        self.waiting = _THE_DEALER

    def ask_seat(self, asking: int, seat: int) -> None:
        self.mover = seat
        self.asking = asking
        self.waiting = _SEATS[seat]

    def ask(self, asking: int, seat: int) -> None:
        self.asking = asking
        self.waiting = _SEATS[seat]

    def mover_seat(self) -> int:
        return self.mover

    def tell_place(self, car: int, to: int, progress: int, clause: str) -> None:
        """Note that a car is about to be put somewhere else, apart from any move."""
        if self.trace is not None:
            board = self.board
            before = [car, board.progress[car], board.space_of[car]]
            self.note(MOVED, clause, self.owner(car), [*before, progress, to])

    # Cars and teams

    def owner(self, car: int) -> int:
        return car // self.race.cars

    def own_cars(self, seat: int) -> list[int]:
        return self.race.own_cars[seat]

    def order(self) -> list[int]:
        """TA-D8: the cars still racing, first to last; those that crossed are ahead of all."""
        order = running_order(self.board, self.racing)
        return [car for car in order if car not in self.crossed] if self.crossed else order

    def leader(self) -> int:
        """TA-D9, TA-4.1.2: the first car still racing, or -1."""
        if not self.crossed:
            return leader(self.board, self.racing)
        order = self.order()
        return order[0] if order else -1

    def lap(self) -> int:
        """TA-4.6.1, TA-R48: the lap marker follows the leading progress and never goes back."""
        return lap_marker(1, self.furthest, self.board.track.length, self.race.laps)

    def markers(self, car: int) -> int:
        """TA-7.1.5: all wear markers of a car, whatever their colour."""
        total = 0
        for count in self.wear[car * WEARS : car * WEARS + WEARS]:
            total += count
        return total

    def add_wear(self, car: int, colour: int, count: int) -> None:
        self.wear[car * WEARS + colour] += count

    def count(self, car: int, colour: int) -> int:
        return self.wear[car * WEARS + colour]

    def give_wear(self, car: int, colour: int, count: int, clause: str) -> None:
        """TA-7.1.1 to TA-7.1.4: markers of one colour onto a car."""
        self.add_wear(car, colour, count)
        tell(self, WEAR, clause, self.owner(car), car, colour, count)

    def take_wear(self, car: int, colour: int, count: int, clause: str) -> None:
        self.add_wear(car, colour, -count)
        tell(self, REPAIRED, clause, self.owner(car), car, colour, count)

    def service(self, car: int) -> None:
        """TA-9.2: a pit stop takes off all temporary markers."""
        for colour in range(TEMPORARY):
            count = self.count(car, colour)
            if count:
                self.take_wear(car, colour, count, "TA-9.2")

    def seats_from_first(self) -> list[int]:
        """Clockwise from the First Player."""
        seats = self.game.seats
        return [(self.first + step) % seats for step in range(seats)]

    # Leaving the race

    def drop_out(self, car: int) -> None:
        """TA-4.3.1, TA-4.3.2: the lowest Position marker left; off the track at once."""
        tell(self, OUT, "TA-4.3.1", self.owner(car), car, self.worst_left)
        self.place[car] = self.worst_left
        self.worst_left -= 1
        self.racing[car] = False
        self.board.lift(car)

    def take_best(self, car: int) -> None:
        """TA-10.1.1, TA-10.1.4: the best Position marker left; the winner has led this turn."""
        if self.best_left == 1:
            self.lead_turn(car, "TA-10.1.1")
        self.place[car] = self.best_left
        self.best_left += 1
        self.racing[car] = False
        self.board.lift(car)

    def lead_turn(self, car: int, clause: str) -> None:
        """TA-3.5.1.1, TA-R20: a Turn Leader marker, at most one a turn."""
        if not self.led_now[car]:
            self.led_now[car] = True
            self.led[car] += 1
            tell(self, LED, clause, self.owner(car), car)

    def nobody_races(self) -> bool:
        return not any(racing for racing in self.racing)

    def stop_race(self, how: int) -> None:
        """TA-10.1.6, TA-E16.2, TA-R35: those still racing take the markers left, in order."""
        for car in self.order():
            tell(self, PLACED, "TA-10.1.6", self.owner(car), car, self.best_left)
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
        self.candidates = []
        self.hit = []
        self.queue = []
        self.stops = []
        self.removed = []
        self.last = -1

    # Decks

    def refill(self) -> None:
        """TA-3.3.3: an empty race deck is made of the discards."""
        if not self.deck.cards:
            self.deck = Bag(sorted(self.used))
            self.used = []

    def refill_events(self) -> None:
        """TA-R40: an empty event deck is made of its discards; a Rain set aside stays aside."""
        if not self.events.cards:
            self.events = Bag(sorted(self.events_used))
            self.events_used = []

    def set_up(self) -> None:
        """TA-2.4: both decks face down, empty hands."""
        self.hands = [Hand([], []) for _ in range(self.game.seats)]
        self.deck = Bag(list(range(RACE_CARDS)))
        self.events = Bag(EVENT_DECK[:])
        self.ask_dealer(GRID_CARD)

    # What everybody asks of a state

    def turn(self) -> int:
        return self.turn_number

    def copy(self) -> RaceState:
        track = self.race.track
        assert track is not None, "a game has a track"
        other = RaceState(self.race, self.decisions, self.rules, track)
        other.copy_move(self)
        other.racing = self.racing[:]
        other.place = self.place[:]
        other.best_left = self.best_left
        other.worst_left = self.worst_left
        other.wear = self.wear[:]
        other.flipped = self.flipped[:]
        other.led = self.led[:]
        other.led_now = self.led_now[:]
        other.pitted = self.pitted[:]
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck.copy()
        other.used = self.used[:]
        other.events = self.events.copy()
        other.events_used = self.events_used[:]
        self._copy_turn(other)
        return other

    def _copy_turn(self, other: RaceState) -> None:
        other.rain = self.rain
        other.turn_number = self.turn_number
        other.first = self.first
        other.mover = self.mover
        other.grid = self.grid[:]
        other.card = self.card
        other.leaving = self.leaving
        other.second = self.second
        other.event = self.event
        other.yellow = self.yellow
        other.candidates = self.candidates[:]
        other.hit = self.hit[:]
        other.queue = self.queue[:]
        other.stops = self.stops[:]
        other.removed = self.removed[:]
        other.last = self.last
        other.ended = self.ended

    def guess(self, seat: int, dealer: Dealer) -> RaceState:
        """TA-H1, TA-H2: other hands and the race deck could be dealt in any other way."""
        other = self.copy()
        redeal(other.deck, other.hands, seat, dealer)
        return other

    def final_places(self) -> list[int]:
        """The place of every car, as if the race ended now (TA-10.1.6)."""
        places = self.place[:]
        best = self.best_left
        for car in self.crossed + self.order():
            places[car] = best
            best += 1
        return places

    def points(self) -> list[int]:
        """TA-1.2.2: finishing points and bonuses of all cars of a team."""
        totals = [0] * self.game.seats
        for car, worth in enumerate(self.car_points()):
            totals[self.owner(car)] += worth
        return totals

    def car_points(self) -> list[int]:
        """TA-10.2.1 to TA-10.2.3, TA-R86."""
        places = self.final_places()
        worth = [place_points(place) for place in places]
        most = max(self.led)
        for car, markers in enumerate(self.led):
            if markers:
                worth[car] += LED_A_TURN
        if most:
            level = [car for car, markers in enumerate(self.led) if markers == most]
            worth[min(level, key=lambda car: places[car])] += MOST_LAPS_LED
        return worth

    def places(self) -> list[int]:
        """TA-10.2.4, TA-R87: most points; level teams by their best-placed car."""
        places = self.final_places()
        best = [min(places[car] for car in self.own_cars(seat)) for seat in range(self.game.seats)]
        keys = [(-points, best[seat]) for seat, points in enumerate(self.points())]
        ordered = sorted(keys)
        return [ordered.index(key) + 1 for key in keys]

    def end(self) -> str:
        assert self.ended, "the race is not over"
        return ENDS[self.ended]


def place_points(place: int) -> int:
    """Section 2.7, TA-R86: what a Position marker is worth; nothing before there is a grid."""
    if place == 0:
        return 0
    return POINTS[place - 1] if place <= len(POINTS) else max(0, BEYOND - place)
