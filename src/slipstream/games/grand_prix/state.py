"""The position of a race: cars, wear, tyres, hands, decks, and what is going on in the turn."""

from __future__ import annotations

from typing import Any, Final, final

from slipstream.drafting.rules import DraftingRules
from slipstream.games.grand_prix.asking import CHOOSE_TYRES, END, ENDS, NO_PLAYER_CAR
from slipstream.games.grand_prix.cars import RaceGame, RacingCars
from slipstream.games.grand_prix.components import EVENT_CARDS, NO_TYRE, RACE_DECK
from slipstream.games.grand_prix.scoring import classified, ranks, worth
from slipstream.games.grand_prix.telling import DISQUALIFIED, OVER, PLACED, tell
from slipstream.kernel.cards import Bag, Hand, redeal
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, NOBODY, Decision
from slipstream.track.track import Track

OVER_CLAUSES: Final = ["", "GP-10.1.1.1", "GP-R70", "GP-R87", "GP-R88"]
_THE_DEALER: Final = [CHANCE]
_SEATS: Final = [[seat] for seat in range(11)]


@final
class RaceState(RacingCars):
    """A race of Grand Prix."""

    def __init__(
        self, game: RaceGame, decisions: list[Decision[Any]], rules: DraftingRules, track: Track
    ) -> None:
        super().__init__(game, decisions, rules, track)
        # Of the race:
        self.hands: list[Hand] = []
        self.deck = Bag([])
        self.used: list[int] = []  # race discards, oldest first
        self.events = Bag([])
        self.events_used: list[int] = []
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

    def stop_race(self, how: int) -> None:
        """GP-10.A: those still in the race take the free slots, in running order."""
        for car in self.order():
            tell(self, PLACED, "GP-10.1.2.3", self.whose(car), car, self.best_left)
            self.take_best(car)
        self.ended = how
        for car in self.disqualified():
            tell(self, DISQUALIFIED, "GP-10.1.3.1", self.whose(car), car)
        tell(self, OVER, OVER_CLAUSES[how], CHANCE, how)
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

    def seats_from_first(self) -> list[int]:
        """Turn order: clockwise from the First Player."""
        seats = self.game.seats
        return [(self.first + step) % seats for step in range(seats)]

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

    def mishaps(self, seat: int) -> list[str]:
        """GP-4.3.1, GP-10.1.3.1: cars that dropped out, and those without their tyre duty."""
        own = self.own_cars(seat)
        found = ["out" for car in own if self.place[car] > self.worst_left]
        return found + ["disqualified" for car in own if car in self.disqualified()]
