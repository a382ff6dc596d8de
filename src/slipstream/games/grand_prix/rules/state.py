"""The position of a race: cars, wear, tyres, hands, decks, and what is going on in the turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.game import DraftingGame
from slipstream.drafting.rules.kinds import OUT, OVER, PLACED, REPAIRED, WEAR, tell
from slipstream.drafting.rules.race import NO_BAG, DraftingRace
from slipstream.drafting.rules.state import NOTHING
from slipstream.games.grand_prix.rules.asking import (
    CHOOSE_TYRES,
    END,
    ENDS,
    FINISH,
    NEUTRAL,
    NO_PLAYER_CAR,
    SECOND_CARS_REVERSED,
)
from slipstream.games.grand_prix.rules.components import CARS, NO_TYRE, REMOVABLE, WEARS, WET
from slipstream.games.grand_prix.rules.house import Components
from slipstream.games.grand_prix.rules.kinds import CALLS_GONE, CLOSE_CALL, DISQUALIFIED
from slipstream.kernel.cards import Bag, Hand, redeal
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, NOBODY
from slipstream.kernel.rows import Flags, Row, vec
from slipstream.track.rules.board import Board
from slipstream.track.rules.order import leader

_NONE_BEFORE: Final[list[list[int]]] = []  # replaced, never changed
_OWN_CARS: Final = [vec[i64]([2 * seat, 2 * seat + 1]) for seat in range(11)]
OVER_CLAUSES: Final = ["", "GP-10.1.1.1", "GP-R70", "GP-R87", "GP-R88"]


class RaceGame(DraftingGame):
    """What the rules need to know of a game."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.components = Components(self.house)
        self.controller: list[int] = []  # of each car: a seat, or NEUTRAL
        self.driven_by: list[Row] = []  # by seat: the cars it may activate
        self.player_cars: i64 = 2 * seats  # car = seat x 2 + 0 or 1; NPCs follow
        self.hand: i64 = 0  # cards in a full hand
        self.weather = ""  # dry, wet or random
        self.grid_option = SECOND_CARS_REVERSED
        self.pits_by_order = False  # GP-13.2.1
        self.from_the_apex = False  # GP-13.3.1
        self.winner: i64 = -1  # number of the car that won the race before (GP-11.3.1)

    def entrust(self, controller: list[int]) -> None:
        """GP-1.5.1 to GP-1.5.4: a seat drives its own cars, its NPCs and the neutral ones."""
        self.controller = controller
        self.driven_by = [
            vec[i64]([car for car, who in enumerate(controller) if who in (seat, NEUTRAL)])
            for seat in range(self.seats)
        ]


@final
class RaceState(DraftingRace):
    """A race of Grand Prix."""

    def __init__(self, game: RaceGame, board: Board) -> None:
        super().__init__(game, board)
        self.race = game
        # Of the cars:
        self.left_on: Row = vec[i64]()  # turn on which the car left the race
        self.activated: Flags = vec[bool]()
        self.stopped: Flags = vec[bool]()  # has made, or may not make, a stop this turn
        # Of Player Cars only, and so is `wear`:
        self.close_calls: Row = vec[i64]()
        self.tyre: Row = vec[i64]()
        self.soft_used: Flags = vec[bool]()
        self.tyres_before: list[list[int]] = _NONE_BEFORE
        # Of the race and the turn; lists are replaced, never changed in place:
        self.wet = False
        self.ever_dry = False
        self.bag = NO_BAG  # cars in the draw bag
        self.idle: i64 = 0  # players in a row that did nothing
        self.bonus = False  # the soft-tyre bonus is being driven
        self.resolved = False  # pit stops and what follows
        self.stopping: i64 = -1  # car that makes a stop
        self.back: i64 = 0  # sectors it goes back
        self.fitting: i64 = NO_TYRE  # tyres it gets
        self.last = 0
        self.line = NOTHING  # cars in restart order while they may pit
        self.anchor: i64 = 0  # progress of the first restart row

    # The cars

    def furnish(self) -> None:
        """Before the race: nobody has left, nobody is worn."""
        super().furnish()
        own = self.race.player_cars
        if self.race.from_the_apex:
            self.board.rank = self.board.track.apex_rank
        self.racing = vec[bool]([True] * CARS)
        self.place = vec[i64]([0] * CARS)
        self.left_on = vec[i64]([0] * CARS)
        self.activated = vec[bool]([False] * CARS)
        self.stopped = vec[bool]([False] * CARS)
        self.wear = vec[i64]([0] * (own * WEARS))
        self.close_calls = vec[i64]([0] * own)
        self.tyre = vec[i64]([NO_TYRE] * own)
        self.soft_used = vec[bool]([False] * own)
        self.tyres_before = [[] for _ in range(own)]

    def is_player_car(self, car: i64) -> bool:
        return car < self.race.player_cars

    def owner(self, car: i64) -> i64:
        """Of a Player Car."""
        return car >> 1

    def own_cars(self, seat: i64) -> Row:
        return _OWN_CARS[seat]

    def own_racing(self, seat: i64) -> list[int]:
        return [car for car in self.own_cars(seat) if self.racing[car]]

    def player_order(self) -> list[int]:
        """The Player Cars still in the race, first to last."""
        return [car for car in self.order() if self.is_player_car(car)]

    def first_player_car(self) -> i64:
        """GP-3.5.3.1: the best placed one, between two segments."""
        return leader(self.board, self.racing[: self.race.player_cars])

    def markers(self, car: i64) -> i64:
        """All wear markers of a car, whatever their kind; Close Calls are none (GP-7.2.2)."""
        if not self.is_player_car(car):
            return 0
        total: i64 = 0
        for place in range(car * WEARS, car * WEARS + WEARS):
            total += self.wear[place]
        return total

    def count(self, car: i64, kind: i64) -> i64:
        return self.wear[car * WEARS + kind]

    def add_wear(self, car: i64, kind: i64, count: i64, clause: str) -> None:
        """GP-1.5.5, GP-7.1.2: markers are for Player Cars, and never run out."""
        if self.is_player_car(car):
            self.wear[car * WEARS + kind] += count
            tell(self, WEAR, clause, self.owner(car), car, kind, count)

    def repair(self, car: i64, kind: i64, count: i64, clause: str) -> None:
        """So many markers of a kind come off."""
        if count:
            self.wear[car * WEARS + kind] -= count
            tell(self, REPAIRED, clause, self.owner(car), car, kind, count)

    def remove_wear(self, car: i64, clause: str) -> None:
        """All wear but body damage."""
        for kind in range(REMOVABLE):
            self.repair(car, kind, self.count(car, kind), clause)

    def add_close_calls(self, car: i64, count: i64, clause: str) -> None:
        """GP-1.5.5, GP-7.5.1: Close Calls are for Player Cars, without limit."""
        if count and self.is_player_car(car):
            self.close_calls[car] += count
            tell(self, CLOSE_CALL, clause, self.owner(car), car, count)

    def clear_close_calls(self, car: i64) -> None:
        """GP-7.5.2: an event that looks at them takes them all."""
        if self.is_player_car(car) and self.close_calls[car]:
            self.close_calls[car] = 0
            tell(self, CALLS_GONE, "GP-7.5.2", self.owner(car), car)

    def whose(self, car: i64) -> i64:
        """Nobody in particular for an NPC."""
        return self.owner(car) if self.is_player_car(car) else CHANCE

    def drop_out(self, car: i64, clause: str = "GP-4.3.1") -> None:
        """GP-4.3.1, GP-10.2.2: the worst free slot; off the board at once."""
        tell(self, OUT, clause, self.whose(car), car, self.worst_left)
        self.place[car] = self.worst_left
        self.worst_left -= 1
        self._leave(car)
        self._take_off(car)

    def take_best(self, car: i64) -> None:
        """GP-10.1.2.1: the best free slot."""
        self.place[car] = self.best_left
        self.best_left += 1
        self._leave(car)

    def _leave(self, car: i64) -> None:
        self.racing[car] = False
        self.left_on[car] = self.turn_number

    def _take_off(self, car: i64) -> None:
        """GP-R98: its tokens vanish; its tyres still count for the duty."""
        self.board.lift(car)
        self.stopped[car] = False
        if self.is_player_car(car):
            for place in range(car * WEARS, car * WEARS + WEARS):
                self.wear[place] = 0
            self.close_calls[car] = 0

    def lift_finishers(self) -> None:
        """GP-10.1.2.2: the cars that crossed leave the track, in the order they crossed."""
        if self.crossed:
            for car in self.crossed:
                self.take_best(car)
                self._take_off(car)
            self.crossed = NOTHING

    def no_player_car(self) -> bool:
        """GP-R87: has the last Player Car left the race?"""
        return not any(self.racing[car] for car in range(self.race.player_cars))

    def has_done_duty(self, car: i64) -> bool:
        """GP-7.6.2.1, GP-7.6.2.5: its type was changed, or wet tyres through an all-wet race."""
        if self.tyres_before[car]:
            return True
        return not self.ever_dry and self.tyre[car] == WET

    # The race and its turns

    def stop_race(self, how: i64) -> None:
        """GP-10.A: those still in the race take the free slots, in running order."""
        clause = "GP-10.1.2.3" if how == FINISH else OVER_CLAUSES[how]
        for car in self.order():
            tell(self, PLACED, clause, self.whose(car), car, self.best_left)
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
        self.candidates = NOTHING
        self.hit = NOTHING
        self.queue = NOTHING
        self.clear_stop()
        self.line = NOTHING
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

    def set_up(self) -> None:
        """GP-2.4: both decks face down, empty hands."""
        self.hands = [Hand([], []) for _ in range(self.game.seats)]
        self.deck = Bag(self.race.components.deck[:])
        self.events = Bag(self.race.components.events[:])

    # What everybody asks of a state

    def copy(self) -> RaceState:
        other = RaceState(self.race, self.board.copy())
        other.copy_race(self)
        other.left_on = self.left_on[:]
        other.activated = self.activated[:]
        other.stopped = self.stopped[:]
        other.close_calls = self.close_calls[:]
        other.tyre = self.tyre[:]
        other.soft_used = self.soft_used[:]
        other.tyres_before = self.tyres_before
        other.wet = self.wet
        other.ever_dry = self.ever_dry
        other.bag = self.bag.copy() if len(self.bag.row) else NO_BAG
        self._copy_turn(other)
        return other

    def _copy_turn(self, other: RaceState) -> None:
        other.idle = self.idle
        other.bonus = self.bonus
        other.resolved = self.resolved
        other.stopping = self.stopping
        other.back = self.back
        other.fitting = self.fitting
        other.line = self.line
        other.anchor = self.anchor

    def guess(self, seat: int, dealer: Dealer) -> RaceState:
        """GP-H1: other hands, the race deck and sealed tyres could be any others."""
        other = self.copy()
        redeal(other.deck, other.hands, seat, dealer)
        if other.asking == CHOOSE_TYRES:
            for car in range(self.race.player_cars):
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
            for car in range(self.race.player_cars)
            if self.left_on[car] == self.turn_number and not self.has_done_duty(car)
        ]

    def final_places(self) -> list[int]:
        """GP-10.A: as if the race ended now; 0 for a disqualified car."""
        return classified(super().final_places(), self.disqualified())

    def car_points(self, places: list[int]) -> list[int]:
        """GP-10.2.1: an NPC wins points for nobody, and takes them from the others.

        None without a place, and beyond the last one that scores.
        """
        points = self.race.components.points
        return [points[place - 1] if 1 <= place <= len(points) else 0 for place in places]

    def end(self) -> str:
        assert self.ended, "the race is not over"
        return ENDS[self.ended]

    def mishaps(self, seat: int) -> list[str]:
        """GP-4.3.1, GP-10.1.3.1: cars that dropped out, and those without their tyre duty."""
        own = self.own_cars(seat)
        found = ["out" for car in own if self.place[car] > self.worst_left]
        return found + ["disqualified" for car in own if car in self.disqualified()]


def classified(slots: list[int], disqualified: list[int]) -> list[int]:
    """GP-10.1.3.1, GP-R42: every car behind a disqualified one moves up; that one has no place."""
    if not disqualified:
        return slots
    gone = [slots[car] for car in disqualified]
    places = [slot - len([other for other in gone if other < slot]) for slot in slots]
    for car in disqualified:
        places[car] = 0
    return places
