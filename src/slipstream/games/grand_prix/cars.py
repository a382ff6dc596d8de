"""The cars of a race: where they are, who drives them, what they carry, how they leave."""

from __future__ import annotations

from typing import Any, Final

from slipstream.drafting.rules import DraftingRules
from slipstream.drafting.state import DraftingState
from slipstream.games.grand_prix.asking import NEUTRAL, SECOND_CARS_REVERSED
from slipstream.games.grand_prix.components import CARS, NO_TYRE, REMOVABLE, WEARS, WET
from slipstream.games.grand_prix.telling import (
    CALLS_GONE,
    CLOSE_CALL,
    MOVED,
    OUT,
    REPAIRED,
    WEAR,
    tell,
)
from slipstream.kernel.game import CHANCE, Decision, Game
from slipstream.track.board import empty_board
from slipstream.track.order import lap_marker, leader, running_order
from slipstream.track.track import Track

_OWN_CARS: Final = [[2 * seat, 2 * seat + 1] for seat in range(11)]


class RaceGame(Game):
    """What the rules need to know of a game."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        super().__init__(seats, options)
        self.teams: list[int] = []  # of each seat
        self.numbers: list[int] = []  # of each car: Player Cars first, car = seat x 2 + 0 or 1
        self.controller: list[int] = []  # of each car: a seat, or NEUTRAL
        self.driven_by: list[list[int]] = []  # by seat: the cars it may activate
        self.laps = 0
        self.hand = 0  # cards in a full hand
        self.weather = ""  # dry, wet or random
        self.grid_option = SECOND_CARS_REVERSED
        self.pits_by_order = False  # GP-13.2.1
        self.from_the_apex = False  # GP-13.3.1
        self.winner = -1  # number of the car that won the race before (GP-11.3.1)
        self.track: Track | None = None

    def entrust(self, controller: list[int]) -> None:
        """GP-1.5.1 to GP-1.5.4: a seat drives its own cars, its NPCs and the neutral ones."""
        self.controller = controller
        self.driven_by = [
            [car for car, who in enumerate(controller) if who in (seat, NEUTRAL)]
            for seat in range(self.seats)
        ]


class RacingCars(DraftingState):
    """Everything about the cars but the move under way."""

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
        self.turn_number = 0
        self.wet = False
        self.ever_dry = False

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
        return _OWN_CARS[seat]

    def own_racing(self, seat: int) -> list[int]:
        return [car for car in self.own_cars(seat) if self.racing[car]]

    def order(self) -> list[int]:
        """GP-4.1.1: the cars still in the race, first to last; those that crossed are not."""
        order = running_order(self.board, self.racing)
        return [car for car in order if car not in self.crossed] if self.crossed else order

    def player_order(self) -> list[int]:
        """The Player Cars still in the race, first to last."""
        return [car for car in self.order() if self.is_player_car(car)]

    def first_player_car(self) -> int:
        """GP-3.5.3.1: the best placed one, between two segments."""
        return leader(self.board, self.racing[: 2 * self.game.seats])

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
        total = 0
        for count in self.wear[car * WEARS : car * WEARS + WEARS]:
            total += count
        return total

    def count(self, car: int, kind: int) -> int:
        return self.wear[car * WEARS + kind]

    def add_wear(self, car: int, kind: int, count: int, clause: str) -> None:
        """GP-1.5.5, GP-7.1.2: markers are for Player Cars, and never run out."""
        if self.is_player_car(car):
            self.wear[car * WEARS + kind] += count
            tell(self, WEAR, clause, self.owner(car), car, kind, count)

    def repair(self, car: int, kind: int, count: int, clause: str) -> None:
        """So many markers of a kind come off."""
        if count:
            self.wear[car * WEARS + kind] -= count
            tell(self, REPAIRED, clause, self.owner(car), car, kind, count)

    def remove_wear(self, car: int, clause: str) -> None:
        """All wear but body damage."""
        for kind in range(REMOVABLE):
            self.repair(car, kind, self.count(car, kind), clause)

    def add_close_calls(self, car: int, count: int, clause: str) -> None:
        """GP-1.5.5, GP-7.5.1: Close Calls are for Player Cars, without limit."""
        if count and self.is_player_car(car):
            self.close_calls[car] += count
            tell(self, CLOSE_CALL, clause, self.owner(car), car, count)

    def clear_close_calls(self, car: int) -> None:
        """GP-7.5.2: an event that looks at them takes them all."""
        if self.is_player_car(car) and self.close_calls[car]:
            self.close_calls[car] = 0
            tell(self, CALLS_GONE, "GP-7.5.2", self.owner(car), car)

    def whose(self, car: int) -> int:
        """Whom a change of this car concerns, for the trace; nobody in particular for an NPC."""
        return self.owner(car) if self.is_player_car(car) else CHANCE

    def tell_place(self, car: int, to: int, progress: int, clause: str) -> None:
        """Note that a car is about to be put somewhere else, apart from any move."""
        if self.trace is not None:
            board = self.board
            before = [car, board.progress[car], board.space_of[car]]
            self.note(MOVED, clause, self.whose(car), [*before, progress, to])

    def drop_out(self, car: int) -> None:
        """GP-4.3.1, GP-10.2.2: the worst free slot; off the board at once."""
        tell(self, OUT, "GP-4.3.1", self.whose(car), car, self.worst_left)
        self.place[car] = self.worst_left
        self.worst_left -= 1
        self._leave(car)
        self._take_off(car)

    def take_best(self, car: int) -> None:
        """GP-10.1.2.1: the best free slot."""
        self.place[car] = self.best_left
        self.best_left += 1
        self._leave(car)

    def _leave(self, car: int) -> None:
        self.racing[car] = False
        self.left_on[car] = self.turn_number

    def _take_off(self, car: int) -> None:
        """GP-R98: its tokens vanish; its tyres still count for the duty."""
        self.board.lift(car)
        self.stopped[car] = False
        if self.is_player_car(car):
            self.wear[car * WEARS : car * WEARS + WEARS] = [0] * WEARS
            self.close_calls[car] = 0

    def lift_finishers(self) -> None:
        """GP-10.1.2.2: the cars that crossed leave the track, in the order they crossed."""
        for car in self.crossed:
            self.take_best(car)
            self._take_off(car)
        self.crossed = []

    def no_player_car(self) -> bool:
        """GP-R87: has the last Player Car left the race?"""
        return True not in self.racing[: 2 * self.game.seats]

    def has_done_duty(self, car: int) -> bool:
        """GP-7.6.2.1, GP-7.6.2.5: its type was changed, or wet tyres through an all-wet race."""
        if self.tyres_before[car]:
            return True
        return not self.ever_dry and self.tyre[car] == WET
