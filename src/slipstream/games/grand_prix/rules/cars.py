"""The cars of a race: where they are, who drives them, what they carry, how they leave."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.game import DraftingGame
from slipstream.drafting.rules.kinds import OUT, REPAIRED, WEAR, tell
from slipstream.drafting.rules.race import DraftingRace
from slipstream.drafting.rules.state import NOTHING
from slipstream.games.grand_prix.rules.asking import NEUTRAL, SECOND_CARS_REVERSED
from slipstream.games.grand_prix.rules.components import CARS, NO_TYRE, REMOVABLE, WEARS, WET
from slipstream.games.grand_prix.rules.house import Components
from slipstream.games.grand_prix.rules.kinds import CALLS_GONE, CLOSE_CALL
from slipstream.kernel.game import CHANCE
from slipstream.kernel.rows import Flags, Row, vec
from slipstream.track.rules.board import Board
from slipstream.track.rules.order import leader

NONE_BEFORE: Final[list[list[int]]] = []  # replaced, never changed
_OWN_CARS: Final = [vec[i64]([2 * seat, 2 * seat + 1]) for seat in range(11)]


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


class RacingCars(DraftingRace):
    """Everything about the cars but the move under way."""

    def __init__(self, game: RaceGame, board: Board) -> None:
        super().__init__(game, board)
        self.race = game
        self.left_on: Row = vec[i64]()  # turn on which the car left the race
        self.activated: Flags = vec[bool]()
        self.stopped: Flags = vec[bool]()  # has made, or may not make, a stop this turn
        # Of Player Cars only, and so is `wear`:
        self.close_calls: Row = vec[i64]()
        self.tyre: Row = vec[i64]()
        self.soft_used: Flags = vec[bool]()
        self.tyres_before: list[list[int]] = NONE_BEFORE  # replaced, never changed
        # Of the race:
        self.wet = False
        self.ever_dry = False

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
