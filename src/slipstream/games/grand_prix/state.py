"""The position of a race: cars, wear, tyres, hands, decks, and what is going on in the turn."""

from __future__ import annotations

from typing import Any, Final, final

from slipstream.drafting.rules import DraftingRules
from slipstream.drafting.state import DraftingState
from slipstream.games.grand_prix.asking import (
    CHOOSE_TYRES,
    END,
    ENDS,
    NO_PLAYER_CAR,
    SECOND_CARS_REVERSED,
)
from slipstream.games.grand_prix.components import (
    CARS,
    EVENT_CARDS,
    NO_TYRE,
    RACE_DECK,
    REMOVABLE,
    WEARS,
    WET,
)
from slipstream.games.grand_prix.scoring import classified, ranks, worth
from slipstream.kernel.cards import Bag, Hand, redeal
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, NOBODY, Decision, Game
from slipstream.track.board import empty_board
from slipstream.track.order import lap_marker, leader, running_order
from slipstream.track.track import Track

_THE_DEALER: Final = [CHANCE]
_SEATS: Final = [[seat] for seat in range(11)]


class RaceGame(Game):
    """What the rules need to know of a game."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.teams: list[int] = []  # of each seat
        self.numbers: list[int] = []  # of each car: Player Cars first, car = seat x 2 + 0 or 1
        self.controller: list[int] = []  # of each car: a seat, or NEUTRAL
        self.laps = 0
        self.hand = 0  # cards in a full hand
        self.weather = ""  # dry, wet or random
        self.grid_option = SECOND_CARS_REVERSED
        self.pits_by_order = False  # GP-13.2.1
        self.from_the_apex = False  # GP-13.3.1
        self.winner = -1  # number of the car that won the race before (GP-11.3.1)
        self.track: Track | None = None


@final
class RaceState(DraftingState):
    """A race of Grand Prix."""

    def __init__(
        self, game: RaceGame, decisions: list[Decision[Any]], rules: DraftingRules, track: Track
    ) -> None:
        super().__init__(game, decisions, rules, empty_board(track, CARS))
        if game.from_the_apex:
            self.board.rank = track.apex_rank
        own = 2 * game.seats
        self.race = game
        self.finish = game.laps * track.length
        self.racing = [True] * CARS  # on the track, in the pits or the run-off, or just crossed
        self.place = [0] * CARS  # finishing slot, 0 for none yet
        self.left_on = [0] * CARS  # turn on which the car left the race
        self.best_left = 1
        self.worst_left = CARS
        self.activated = [False] * CARS
        self.stopped = [False] * CARS  # has made, or may not make, a stop this turn
        # Of Player Cars only:
        self.wear = [0] * (own * WEARS)
        self.close_calls = [0] * own
        self.tyre = [NO_TYRE] * own
        self.soft_used = [False] * own
        self.tyres_before: list[list[int]] = [[] for _ in range(own)]  # replaced, never changed
        # Of the race:
        self.wet = False
        self.ever_dry = False
        self.hands: list[Hand] = []
        self.deck = Bag([])
        self.used: list[int] = []  # race discards, oldest first
        self.events = Bag([])
        self.events_used: list[int] = []
        self.turn_number = 0
        self.first = 0  # First Player
        self.grid: list[int] = []  # cars by grid number while it is drawn
        self.bag = Bag([])  # cars in the draw bag
        # Of the turn:
        self.mover = 0  # whose segment, hand or answer it is
        self.idle = 0  # players in a row that did nothing
        self.card = -1  # played in this segment
        self.leaving = False  # the active car came from the pits: no text, no wear, no Close Call
        self.bonus = False  # the soft-tyre bonus is being driven
        self.event = -1  # card of this turn
        self.resolved = False  # pit stops and what follows
        self.candidates: list[int] = []  # cars among which an event looks for its target
        self.hit: list[int] = []  # cars involved in a collision or a crash, the originator first
        self.queue: list[int] = []  # seats, or cars, still to be asked, in order
        self.stopping = -1  # car that makes a stop
        self.back = 0  # sectors it goes back
        self.fitting = NO_TYRE  # tyres it gets
        self.last = 0  # last item of a list asked item by item
        self.line: list[int] = []  # cars in restart order while they may pit
        self.anchor = 0  # progress of the first restart row
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

    # Cars and teams

    def road(self) -> Track:
        """The circuit without a Safety Zone."""
        track = self.race.track
        assert track is not None, "a game has a track"
        return track

    def is_player_car(self, car: int) -> bool:
        return car < 2 * self.game.seats

    def owner(self, car: int) -> int:
        """Of a Player Car."""
        return car >> 1

    def own_cars(self, seat: int) -> list[int]:
        return [2 * seat, 2 * seat + 1]

    def own_racing(self, seat: int) -> list[int]:
        return [car for car in self.own_cars(seat) if self.racing[car]]

    def order(self) -> list[int]:
        """GP-4.1.1: the cars still in the race, first to last; those that crossed are not."""
        return [car for car in running_order(self.board, self.racing) if car not in self.crossed]

    def player_order(self) -> list[int]:
        """The Player Cars still in the race, first to last."""
        return [car for car in self.order() if self.is_player_car(car)]

    def leader(self) -> int:
        """GP-4.1.2, GP-4.1.4, GP-R12: the first car still in the race, or -1."""
        if not self.crossed:
            return leader(self.board, self.racing)
        order = self.order()
        return order[0] if order else -1

    def lap(self) -> int:
        """GP-4.6.3, GP-R9: the lap marker follows the leading progress and never goes down."""
        return lap_marker(1, self.furthest, self.board.track.length, self.race.laps)

    def markers(self, car: int) -> int:
        """All wear markers of a car, whatever their kind; Close Calls are none (GP-7.2.2)."""
        if not self.is_player_car(car):
            return 0
        return sum(self.wear[car * WEARS : car * WEARS + WEARS])

    def count(self, car: int, kind: int) -> int:
        return self.wear[car * WEARS + kind]

    def add_wear(self, car: int, kind: int, count: int) -> None:
        """GP-1.5.5: markers are for Player Cars."""
        if self.is_player_car(car):
            self.wear[car * WEARS + kind] += count

    def add_close_calls(self, car: int, count: int) -> None:
        """GP-1.5.5, GP-7.5.1: Close Calls are for Player Cars, without limit."""
        if self.is_player_car(car):
            self.close_calls[car] += count

    def clear_close_calls(self, car: int) -> None:
        """GP-7.5.2: an event that looks at them takes them all."""
        if self.is_player_car(car):
            self.close_calls[car] = 0

    def remove_wear(self, car: int) -> None:
        """All wear but body damage."""
        for kind in range(REMOVABLE):
            self.wear[car * WEARS + kind] = 0

    def seats_from_first(self) -> list[int]:
        """Turn order: clockwise from the First Player."""
        seats = self.game.seats
        return [(self.first + step) % seats for step in range(seats)]

    # Leaving the race

    def drop_out(self, car: int) -> None:
        """GP-4.3.1, GP-10.2.2: the worst free slot; off the board at once."""
        self.place[car] = self.worst_left
        self.worst_left -= 1
        self._leave(car)
        self.board.lift(car)

    def take_best(self, car: int) -> None:
        """GP-10.1.2.1: the best free slot."""
        self.place[car] = self.best_left
        self.best_left += 1
        self._leave(car)

    def _leave(self, car: int) -> None:
        self.racing[car] = False
        self.left_on[car] = self.turn_number

    def lift_finishers(self) -> None:
        """GP-10.1.2.2: the cars that crossed leave the track, in the order they crossed."""
        for car in self.crossed:
            self.take_best(car)
            self.board.lift(car)
        self.crossed = []

    def no_player_car(self) -> bool:
        """GP-R87: has the last Player Car left the race?"""
        return True not in self.racing[: 2 * self.game.seats]

    def stop_race(self, how: int) -> None:
        """GP-10.A: those still in the race take the free slots, in running order."""
        for car in self.order():
            self.take_best(car)
        self.ended = how
        self.asking = END
        self.waiting = NOBODY
        self.clear_turn()

    def clear_turn(self) -> None:
        self.clear_segment()
        self.mover = self.first
        self.idle = 0
        self.event = -1
        self.resolved = False
        self.candidates = []
        self.hit = []
        self.queue = []
        self.clear_stop()
        self.line = []
        self.anchor = 0

    def clear_segment(self) -> None:
        self.clear_move()
        self.card = -1
        self.leaving = False
        self.bonus = False

    def clear_stop(self) -> None:
        self.stopping = -1
        self.back = 0
        self.fitting = NO_TYRE
        self.last = 0

    # Decks

    def refill(self) -> None:
        """GP-3.3.3: an empty race deck is made of the discards."""
        if not self.deck.cards:
            self.deck = Bag(sorted(self.used))
            self.used = []

    def refill_events(self) -> None:
        """GP-8.1.7, GP-R21: an empty event deck is made of its discards."""
        if not self.events.cards:
            self.events = Bag(sorted(self.events_used))
            self.events_used = []

    def set_up(self) -> None:
        """GP-2.4: both decks face down, empty hands."""
        self.hands = [Hand([], []) for _ in range(self.game.seats)]
        self.deck = Bag(RACE_DECK[:])
        self.events = Bag(list(range(EVENT_CARDS)))

    # What everybody asks of a state

    def turn(self) -> int:
        return self.turn_number

    def copy(self) -> RaceState:
        other = RaceState(self.race, self.decisions, self.rules, self.road())
        other.copy_move(self)
        other.racing = self.racing[:]
        other.place = self.place[:]
        other.left_on = self.left_on[:]
        other.best_left = self.best_left
        other.worst_left = self.worst_left
        other.activated = self.activated[:]
        other.stopped = self.stopped[:]
        other.wear = self.wear[:]
        other.close_calls = self.close_calls[:]
        other.tyre = self.tyre[:]
        other.soft_used = self.soft_used[:]
        other.tyres_before = self.tyres_before[:]
        other.hands = [hand.copy() for hand in self.hands]
        other.deck = self.deck.copy()
        other.used = self.used[:]
        other.events = self.events.copy()
        other.events_used = self.events_used[:]
        self._copy_turn(other)
        return other

    def _copy_turn(self, other: RaceState) -> None:
        other.wet = self.wet
        other.ever_dry = self.ever_dry
        other.turn_number = self.turn_number
        other.first = self.first
        other.grid = self.grid[:]
        other.bag = self.bag.copy()
        other.mover = self.mover
        other.idle = self.idle
        other.card = self.card
        other.leaving = self.leaving
        other.bonus = self.bonus
        other.event = self.event
        other.resolved = self.resolved
        other.candidates = self.candidates[:]
        other.hit = self.hit[:]
        other.queue = self.queue[:]
        other.stopping = self.stopping
        other.back = self.back
        other.fitting = self.fitting
        other.last = self.last
        other.line = self.line[:]
        other.anchor = self.anchor
        other.ended = self.ended

    def guess(self, seat: int, dealer: Dealer) -> RaceState:
        """GP-H1: other hands, the race deck and sealed tyres could be any others."""
        other = self.copy()
        redeal(other.deck, other.hands, seat, dealer)
        if other.asking == CHOOSE_TYRES:
            for car in range(2 * self.game.seats):
                if self.owner(car) != seat and other.tyre[car] != NO_TYRE:
                    other.tyre[car] = dealer.roll(0, 3 if self.wet else 2) - 1
        return other

    def has_done_duty(self, car: int) -> bool:
        """GP-7.6.2.1, GP-7.6.2.5: its type was changed, or wet tyres through an all-wet race."""
        if self.tyres_before[car]:
            return True
        return not self.ever_dry and self.tyre[car] == WET

    def disqualified(self) -> list[int]:
        """GP-7.6.2.4, GP-R43, GP-R87: Player Cars of the final turn without their tyre duty.

        Nobody while the race is on: the duty can still be done.
        """
        if self.ended in (0, NO_PLAYER_CAR):
            return []
        return [
            car
            for car in range(2 * self.game.seats)
            if self.left_on[car] == self.turn_number and not self.has_done_duty(car)
        ]

    def final_places(self) -> list[int]:
        """GP-10.A: the place of every car as if the race ended now; 0 for a disqualified one."""
        places = self.place[:]
        best = self.best_left
        for car in self.crossed + self.order():
            places[car] = best
            best += 1
        return classified(places, self.disqualified())

    def points(self) -> list[int]:
        """GP-10.2.1: of both Player Cars together."""
        places = self.final_places()
        return [
            sum(worth(places[car]) for car in self.own_cars(seat))
            for seat in range(self.game.seats)
        ]

    def places(self) -> list[int]:
        """GP-10.2.4, GP-R89: most points; level players by their best-placed car."""
        return ranks(self.points(), self.final_places())

    def end(self) -> str:
        assert self.ended, "the race is not over"
        return ENDS[self.ended]
