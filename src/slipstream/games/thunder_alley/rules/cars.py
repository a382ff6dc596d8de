"""The cars of a race: where they are and how they fare, wear, and how they leave it."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.drafting.rules.game import DraftingGame
from slipstream.drafting.rules.kinds import OUT, REPAIRED, WEAR, tell
from slipstream.drafting.rules.race import DraftingRace
from slipstream.games.thunder_alley.rules.asking import ONE_CARD
from slipstream.games.thunder_alley.rules.components import TEMPORARY, WEARS
from slipstream.games.thunder_alley.rules.house import Components
from slipstream.games.thunder_alley.rules.kinds import LED
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


class RacingCars(DraftingRace):
    """Everything about the cars but the move under way."""

    def __init__(self, game: RaceGame, board: Board) -> None:
        super().__init__(game, board)
        self.race = game
        self.flipped: Flags = vec[bool]()
        self.led: Row = vec[i64]()  # Turn Leader markers
        self.led_now: Flags = vec[bool]()  # got one this turn (TA-R20)
        self.pitted: Flags = vec[bool]()  # made a forced stop this turn (TA-R52)

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

    def add_wear(self, car: i64, colour: i64, count: i64) -> None:
        self.wear[car * WEARS + colour] += count

    def count(self, car: i64, colour: i64) -> i64:
        return self.wear[car * WEARS + colour]

    def give_wear(self, car: i64, colour: i64, count: i64, clause: str) -> None:
        """TA-7.1.1 to TA-7.1.4: markers of one colour onto a car."""
        self.add_wear(car, colour, count)
        tell(self, WEAR, clause, self.owner(car), car, colour, count)

    def take_wear(self, car: i64, colour: i64, count: i64, clause: str) -> None:
        self.add_wear(car, colour, -count)
        tell(self, REPAIRED, clause, self.owner(car), car, colour, count)

    def service(self, car: i64, clause: str) -> None:
        """TA-9.2: a pit stop takes off all temporary markers."""
        for colour in range(TEMPORARY):
            count = self.count(car, colour)
            if count:
                self.take_wear(car, colour, count, clause)

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
