"""The position of a race: cars, hands, decks, and what is going on in the turn."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import OVER, PLACED, tell
from slipstream.drafting.rules.state import NOTHING
from slipstream.games.thunder_alley.rules.asking import END, ENDS, GRID_CARD, OVER_CLAUSES
from slipstream.games.thunder_alley.rules.cars import RaceGame, RacingCars
from slipstream.kernel.cards import Bag, Hand, redeal
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, NOBODY
from slipstream.track.rules.board import Board


@final
class RaceState(RacingCars):
    """A race of Thunder Alley."""

    def __init__(self, game: RaceGame, board: Board) -> None:
        super().__init__(game, board)
        self.rain = False  # a Rain card is set aside (TA-E16.1)
        self.second = False  # Teamwork's second car is moving
        self.yellow = False  # flag of this turn
        self.stops = NOTHING  # cars that pit in this turn, in order
        self.removed = NOTHING  # markers taken off each of them (variable pits)

    def stop_race(self, how: i64) -> None:
        """TA-10.1.6, TA-E16.2, TA-R35: those still racing take the markers left, in order."""
        for car in self.order():
            tell(self, PLACED, OVER_CLAUSES[how], self.owner(car), car, self.best_left)
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
        self.candidates = NOTHING
        self.hit = NOTHING
        self.queue = NOTHING
        self.stops = NOTHING
        self.removed = NOTHING
        self.last = -1

    def set_up(self) -> None:
        """TA-2.4: both decks face down, empty hands."""
        self.hands = [Hand([], []) for _ in range(self.game.seats)]
        self.deck = Bag(self.race.components.deck[:])
        self.events = Bag(self.race.components.events[:])
        self.ask_dealer(GRID_CARD)

    # What everybody asks of a state

    def copy(self) -> RaceState:
        other = RaceState(self.race, self.board.copy())
        other.copy_race(self)
        other.flipped = self.flipped[:]
        other.led = self.led[:]
        other.led_now = self.led_now[:]
        other.pitted = self.pitted[:]
        other.rain = self.rain
        other.second = self.second
        other.yellow = self.yellow
        other.stops = self.stops
        other.removed = self.removed
        return other

    def guess(self, seat: int, dealer: Dealer) -> RaceState:
        """TA-H1, TA-H2: other hands and the race deck could be dealt in any other way."""
        other = self.copy()
        redeal(other.deck, other.hands, seat, dealer)
        return other

    def car_points(self, places: list[int]) -> list[int]:
        """TA-10.2.1 to TA-10.2.3, TA-R86: for its place, for leading a turn and the most laps."""
        worth = [self.race.components.worth(place) for place in places]
        most = max(self.led)
        for car, markers in enumerate(self.led):
            if markers:
                worth[car] += self.race.components.led_a_turn
        if most:
            level = [car for car, markers in enumerate(self.led) if markers == most]
            worth[min(level, key=lambda car: places[car])] += self.race.components.most_laps_led
        return worth

    def end(self) -> str:
        assert self.ended, "the race is not over"
        return ENDS[self.ended]
