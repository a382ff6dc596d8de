"""The position of a race: cars, wear, tyres, hands, decks, and what is going on in the turn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import OVER, PLACED, tell
from slipstream.drafting.rules.race import NO_BAG
from slipstream.drafting.rules.state import NOTHING
from slipstream.games.grand_prix.rules.asking import (
    CHOOSE_TYRES,
    END,
    ENDS,
    FINISH,
    NO_PLAYER_CAR,
)
from slipstream.games.grand_prix.rules.cars import RaceGame, RacingCars
from slipstream.games.grand_prix.rules.components import NO_TYRE
from slipstream.games.grand_prix.rules.kinds import DISQUALIFIED
from slipstream.kernel.cards import Bag, Hand, redeal
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, NOBODY
from slipstream.track.rules.board import Board

OVER_CLAUSES: Final = ["", "GP-10.1.1.1", "GP-R70", "GP-R87", "GP-R88"]


@final
class RaceState(RacingCars):
    """A race of Grand Prix."""

    def __init__(self, game: RaceGame, board: Board) -> None:
        super().__init__(game, board)
        # Lists are replaced, never changed in place.
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
        """GP-10.2.1: an NPC wins points for nobody, and takes them from the others."""
        points = self.race.components.points
        return [worth(points, place) for place in places]

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


def worth(points: list[int], place: int) -> int:
    """GP-10.2.1: the points of a place; 0 without one, and beyond the last that scores."""
    return points[place - 1] if 1 <= place <= len(points) else 0
