"""What a seat can hope for: the expected finishing places of its cars, in points."""

from __future__ import annotations

from typing import Final, final

from slipstream.drafting.bot.outlook import Field, Outlook, expected_place
from slipstream.games.thunder_alley.rules.asking import PIT_STOP, REPAIR
from slipstream.games.thunder_alley.rules.components import POINTS, TEMPORARY, WEARS
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.rows import Row

PER_TURN: Final = 14.0  # sectors that the field drives in a turn
TO_MOVE: Final = 4.5  # sectors that a car may still drive in this turn
PIT_EXIT: Final = 4.0  # sectors lost when a car leaves the apron
COMPANY: Final = 0.8  # sectors that a neighbour in the line is worth
NARROW: Final = 3.0  # sectors of lead that decide a duel in the last turn
WIDER: Final = 0.2  # and more for each sector to go
WIN: Final = float(POINTS[0] - POINTS[1] - 1)  # what the first place is worth beyond one place
LEADS: Final = 0.5  # points for a car that leads for the first time

# Sectors that a car loses in a turn by so many markers; from six on it is lost.
_WEAR_COSTS: Final = [0.0, 0.25, 0.8, 3.0, 4.0, 5.0, 9.0]
_LOST: Final = 25.0  # sectors, for a car that no pit stop can save
_TURNS_AHEAD: Final = 2.5  # that wear is felt


@final
class RaceOutlook(Outlook):
    """One seat's cars against all others."""

    def __init__(self, s: RaceState, seat: int) -> None:
        self.seat_first = seat * s.race.cars
        self.seat_last = self.seat_first + s.race.cars
        self.ends = s.best_left > 1 or len(s.crossed) > 0 or s.ended > 0
        self.to_go = max(0, s.finish - max(s.board.progress))
        turns = 0.0 if self.ends else min(_TURNS_AHEAD, int(self.to_go) / PER_TURN)
        self.fresh = [led == 0 for led in s.led]
        fixed = [offset(s, car, turns) for car in range(len(s.racing))]
        self.field = Field(s, fixed, s.place, s.best_left, COMPANY)

    def value(self, progress: Row, spaces: Row) -> float:
        """The points that the seat's cars can hope for if the cars were there."""
        reach = self.field.reaches(progress, spaces)
        duel = NARROW + WIDER * int(self.to_go)
        total = 0.0
        first = max(reach)
        for car in range(self.seat_first, self.seat_last):
            place = expected_place(reach, car, duel)
            total -= place
            if place < 2.0:
                total += WIN * (2.0 - place)
            if reach[car] == first and self.fresh[car]:
                total += LEADS
        return total


def offset(s: RaceState, car: int, turns: float) -> float:
    """Sectors that a car will gain or lose on others: to move, worn, in the pits."""
    sectors = 0.0 if s.flipped[car] else TO_MOVE
    markers = s.wear[car * WEARS : car * WEARS + WEARS]
    count = sum(markers)
    sectors -= _WEAR_COSTS[min(6, count)] * turns
    if count - sum(markers[:TEMPORARY]) > 5 and turns > 0:
        sectors -= _LOST
    space = s.board.space_of[car]
    if space >= s.board.track.road:
        sectors -= PIT_EXIT
    elif s.yellow and s.asking in (PIT_STOP, REPAIR) and car in s.stops:
        sectors -= to_the_rear(s, car)
    return sectors


def to_the_rear(s: RaceState, car: int) -> float:
    """Sectors that a stop under yellow costs: behind all that stay out (TA-9.6.7)."""
    if s.race.variable_pits:
        return float(s.removed[s.stops.index(car)])
    behind = [s.board.progress[other] for other in s.order()]
    return float(s.board.progress[car] - min(behind))
