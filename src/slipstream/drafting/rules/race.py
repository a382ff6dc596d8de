"""A race of the family: who is in it, whose turn it is, hands and decks."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from slipstream.drafting.rules.questions import DraftingRules
from slipstream.drafting.rules.state import NOTHING, DraftingState
from slipstream.kernel.cards import Bag, Hand
from slipstream.kernel.game import CHANCE, Decision, Game
from slipstream.kernel.rows import Flags, Row, vec
from slipstream.track.rules.board import Board
from slipstream.track.rules.order import lap_marker, leader, running_order
from slipstream.track.rules.track import Track

NO_BAG: Final = Bag(NOTHING)  # replaced, never changed; and so are these:
_NO_HANDS: Final[list[Hand]] = []
_THE_DEALER: Final = [CHANCE]
_MOST_SEATS: Final = 11
_SEATS: Final = [[seat] for seat in range(_MOST_SEATS)]
_CLOCKWISE: Final = [  # by the number of seats, and the first of them
    [[(first + step) % seats for step in range(seats)] for first in range(seats)]
    for seats in range(_MOST_SEATS + 1)
]


class DraftingGame(Game):
    """What the rules of both games need to know of a game."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.teams: list[int] = []  # of each seat
        self.numbers: list[int] = []  # of each car; the cars of the seats come first, in order
        self.laps: i64 = 0
        self.track: Track | None = None


class DraftingRace(DraftingState):
    """All of a position that both games have."""

    def __init__(
        self,
        game: DraftingGame,
        decisions: list[Decision[Any]],
        rules: DraftingRules[Any],
        board: Board,
    ) -> None:
        """Without a row of its own: those come from `furnish`, or from the state to be copied."""
        super().__init__(game, decisions, rules, board)
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
        self.mover: i64 = 0  # whose segment, hand or answer it is
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
        self.mover = other.mover
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
        self.waiting = _SEATS[seat]

    def ask(self, asking: i64, seat: i64) -> None:
        self.asking = asking
        self.waiting = _SEATS[seat]

    def mover_seat(self) -> i64:
        return self.mover

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
        return lap_marker(1, self.furthest, self.board.track.length, self.laps)

    def own_cars(self, seat: i64) -> Row:
        """The cars of a seat's team."""
        raise NotImplementedError

    def markers(self, car: i64) -> i64:
        """All wear markers of a car, whatever their kind."""
        raise NotImplementedError

    def turn(self) -> int:
        return self.turn_number
