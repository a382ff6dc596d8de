"""A race of the family: who is in it, whose turn it is, hands and decks."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.game import DraftingGame
from slipstream.drafting.rules.kinds import CROSSED, LAP, MOVED, tell
from slipstream.drafting.rules.state import EACH_SEAT, MOST_SEATS, NOTHING, DraftingState
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.game import CHANCE
from slipstream.kernel.rows import Flags, Row, vec
from slipstream.track.rules.board import Board
from slipstream.track.rules.order import lap_marker, leader, running_order

NO_BAG: Final = Bag(NOTHING)  # replaced, never changed; and so are these:
_NO_HANDS: Final[list[Hand]] = []
_THE_DEALER: Final = [CHANCE]
_CLOCKWISE: Final = [  # by the number of seats, and the first of them
    [[(first + step) % seats for step in range(seats)] for first in range(seats)]
    for seats in range(MOST_SEATS + 1)
]


class DraftingRace(DraftingState):
    """All of a position that both games have."""

    def __init__(self, game: DraftingGame, board: Board) -> None:
        """Without a row of its own: those come from `furnish`, or from the state to be copied."""
        super().__init__(game, game.decisions, game.rules, board)
        self.laps = game.laps
        self.finish = game.laps * board.track.length
        # Of the cars:
        self.racing: Flags = vec[bool]()  # on the board, or just crossed
        self.place: Row = vec[i64]()  # at the finish; 0 for none yet
        self.best_left: i64 = 1
        self.worst_left: i64 = len(game.numbers)
        self.wear: Row = vec[i64]()
        # Of the race; lists are replaced, never changed in place, but for the discards:
        self.hands = _NO_HANDS
        self.deck = NO_BAG
        self.used = NOTHING  # race discards, oldest first
        self.events = NO_BAG
        self.events_used = NOTHING
        self.turn_number: i64 = 0
        self.ended: i64 = 0
        # Of the turn:
        self.first: i64 = 0  # First Player
        self.grid = NOTHING  # while it is drawn
        self.card: i64 = -1  # played in this segment
        self.leaving = False  # the active car came from the pits: only its pit speed counts
        self.event: i64 = -1
        self.candidates = NOTHING  # cars among which an event looks for its target
        self.hit = NOTHING  # cars in a collision, the first of them began it
        self.queue = NOTHING  # seats, or cars, still to be asked, in order
        self.last: i64 = -1  # last item of a list asked item by item

    def furnish(self) -> None:
        """Before the race: no card is drawn, none is discarded."""
        self.used = []
        self.events_used = []

    def copy_race(self, other: DraftingRace) -> None:
        """Make this state that of another one, as far as both games have it."""
        self.copy_move(other)
        self.racing = other.racing[:]
        self.place = other.place[:]
        self.best_left = other.best_left
        self.worst_left = other.worst_left
        self.wear = other.wear[:]
        self.hands = [hand.copy() for hand in other.hands]
        self.deck = other.deck.copy()
        self.used = other.used[:]
        self.events = other.events.copy()
        self.events_used = other.events_used[:]
        self.turn_number = other.turn_number
        self.ended = other.ended
        self.first = other.first
        self.grid = other.grid
        self.card = other.card
        self.leaving = other.leaving
        self.event = other.event
        self.candidates = other.candidates
        self.hit = other.hit
        self.queue = other.queue
        self.last = other.last

    # Asking

    def ask_dealer(self, asking: i64) -> None:
        self.asking = asking
        self.waiting = _THE_DEALER

    def ask_seat(self, asking: i64, seat: i64) -> None:
        self.mover = seat
        self.asking = asking
        self.waiting = EACH_SEAT[seat]

    def seats_from_first(self) -> list[int]:
        """Turn order: clockwise from the First Player."""
        return _CLOCKWISE[self.game.seats][self.first]

    # Decks

    def refill(self) -> None:
        """TA-3.3.3 / GP-3.3.3: an empty race deck is made of the discards."""
        if len(self.deck.row) == 0:
            self.deck = Bag(sorted(self.used))
            self.used = []

    def refill_events(self) -> None:
        """TA-R40 / GP-8.1.7, GP-R21: an empty event deck is made of its discards.

        TA-R40: a Rain set aside stays aside.
        """
        if len(self.events.row) == 0:
            self.events = Bag(sorted(self.events_used))
            self.events_used = []

    # The field

    def order(self) -> list[int]:
        """TA-D8 / GP-4.1.1: the cars still racing, first to last; those that crossed are not."""
        order = running_order(self.board, self.racing)
        return [car for car in order if car not in self.crossed] if self.crossed else order

    def leader(self) -> i64:
        """TA-D9, TA-4.1.2 / GP-4.1.2, GP-4.1.4, GP-R12: the first car still racing, or -1."""
        if not self.crossed:
            return leader(self.board, self.racing)
        order = self.order()
        return order[0] if order else -1

    def lap(self) -> i64:
        """TA-4.6.1, TA-R48 / GP-4.6.3, GP-R9: the lap marker follows the leading progress.

        It never goes back.
        """
        return lap_marker(self.furthest, self.board.track.length, self.laps)

    def final_places(self) -> list[int]:
        """TA-10.1.6 / GP-10.A: the place of every car, as if the race ended now."""
        places = list(self.place)
        best = self.best_left
        for car in self.crossed + self.order():
            places[car] = best
            best += 1
        return places

    def result(self) -> tuple[list[int], list[int], list[int]]:
        """As if the race ended now: the points of every car, then points and rank of every seat."""
        places = self.final_places()
        worth = self.car_points(places)
        teams = [self.own_cars(seat) for seat in range(self.game.seats)]
        points = [sum([worth[car] for car in cars]) for cars in teams]
        return worth, points, ranks(points, [best_place(places, cars) for cars in teams])

    def points(self) -> list[int]:
        """TA-1.2.2 / GP-10.2.1: of all cars of a team together."""
        return self.result()[1]

    def places(self) -> list[int]:
        """TA-10.2.4 / GP-10.2.4: most points; level players by their best-placed car."""
        return self.result()[2]

    # Telling

    def tell_move(self, car: i64, to: i64, gain: i64, how: i64) -> None:
        """The change of place; a car that finishes by it, a new lap."""
        rules = self.rules
        track = self.board.track
        here = self.board.space_of[car]
        before = self.board.progress[car]
        after = before + gain
        if here >= track.road:
            how = rules.leaves_pits
        clause = rules.clause_of(self, here, gain, how)
        self.note(MOVED, clause, self.mover, [car, before, here, after, to, how])
        if after >= self.finish and car not in self.crossed:
            place = self.best_left + len(self.crossed)
            clause = rules.wins if place == 1 else rules.finishes
            tell(self, CROSSED, clause, self.whose(car), car, place)
        lap = lap_marker(after, track.length, self.laps)
        if lap > self.lap():
            tell(self, LAP, rules.new_lap, self.whose(car), lap)

    def tell_place(self, car: i64, to: i64, progress: i64, how: i64, clause: str) -> None:
        """Note that a car is about to be put somewhere else, apart from any move."""
        if self.trace is not None:
            board = self.board
            before = [car, board.progress[car], board.space_of[car]]
            self.note(MOVED, clause, self.whose(car), [*before, progress, to, how])

    # What each game knows

    def whose(self, car: i64) -> i64:
        """Whom a change of this car concerns: a seat, or nobody in particular (CHANCE)."""
        raise NotImplementedError

    def own_cars(self, seat: i64) -> Row:
        """The cars of a seat's team."""
        raise NotImplementedError

    def car_points(self, places: list[int]) -> list[int]:
        """The points of every car in these places."""
        raise NotImplementedError

    def markers(self, car: i64) -> i64:
        """All wear markers of a car, whatever their kind."""
        raise NotImplementedError

    def turn(self) -> int:
        return self.turn_number


def best_place(places: list[int], own: Row) -> int:
    """TA-10.2.4 / GP-10.2.4, GP-R100: of some cars; a disqualified one is behind all the others."""
    return min([places[car] or len(places) + 1 for car in own])


def ranks(points: list[int], best: list[int]) -> list[int]:
    """TA-10.2.4, TA-R87 / GP-10.2.4, GP-R89: by points, then by the best-placed car."""
    keys = [(-total, best[seat]) for seat, total in enumerate(points)]
    ordered = sorted(keys)
    return [ordered.index(key) + 1 for key in keys]
