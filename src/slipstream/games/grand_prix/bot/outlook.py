"""What a seat can hope for: the points of its two cars, and those of its rivals."""

from __future__ import annotations

from typing import Final, final

from slipstream.drafting.bot.outlook import Field, Outlook, expected_place
from slipstream.games.grand_prix.rules.components import (
    BRAKES,
    CARS,
    DURATION,
    ENGINE,
    POINTS,
    SOFT,
    TRANSMISSION,
    WEARS,
)
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.rows import Row

PER_TURN: Final = 12.0  # sectors that the field drives in a turn
TO_MOVE: Final = 6.0  # sectors that a Player Car may still drive in this turn
NPC_MOVES: Final = 4.0  # and an NPC
PIT_EXIT: Final = 4.0  # sectors lost when a car leaves the pits or the run-off
DUTY: Final = 7.0  # sectors that the change of tyres will cost
BONUS: Final = 3.0  # sectors that unused softs are worth
CLOSE_CALL: Final = 0.5  # sectors that a Close Call costs by what it attracts
DANGER: Final = 0.4  # sectors a turn for a marker of a kind that may end a car's race
REPAIR: Final = 0.1  # sectors for each sector that a marker's repair would take
COMPANY: Final = 0.5  # sectors that a neighbour in the line is worth
NARROW: Final = 3.0  # sectors of lead that decide a duel in the last turn
WIDER: Final = 0.1  # and more for each sector to go
RIVALS: Final = 0.5  # how much the points of the others hurt, shared among them
TAIL_END: Final = 0.05  # points for a place beyond the last that scores

# Sectors that a car loses in a turn by so many markers; with six it is eliminated.
_WEAR_COSTS: Final = [0.0, 0.2, 0.8, 3.0, 4.0, 5.0, 20.0]
_TURNS_AHEAD: Final = 2.5  # that wear is felt


@final
class RaceOutlook(Outlook):
    """One seat's cars against all others."""

    def __init__(self, s: RaceState, seat: int) -> None:
        self.seat = seat
        self.seats = s.game.seats
        self.to_go = max(0, s.finish - max(s.board.progress))
        over = s.best_left > 1 or len(s.crossed) > 0 or s.ended > 0
        self.turns = 0.0 if over else int(self.to_go) / PER_TURN
        self.fixed = [offset(s, car, self.turns) for car in range(CARS)]
        self.field = Field(s, self.fixed, s.place, s.best_left, COMPANY)

    def value(self, progress: Row, spaces: Row) -> float:
        """Points that the seat can hope for if the cars were there, less those of the others."""
        reach = self.field.reaches(progress, spaces)
        duel = NARROW + WIDER * int(self.to_go)
        own = 0.0
        others = 0.0
        for car in range(2 * self.seats):
            worth = points_of(expected_place(reach, car, duel))
            if car >> 1 == self.seat:
                own += worth
            else:
                others += worth
        return own - RIVALS * others / (self.seats - 1)


def points_of(place: float) -> float:
    """Between two places between their points."""
    whole = int(place)
    if whole > len(POINTS):
        return -TAIL_END * (place - len(POINTS))
    here = float(POINTS[whole - 1])
    after = float(POINTS[whole]) if whole < len(POINTS) else 0.0
    return here + (after - here) * (place - whole)


def offset(s: RaceState, car: int, turns: float) -> float:
    """Sectors that a car will gain or lose on others: to move, worn, in the pits, its tyres."""
    player = s.is_player_car(car)
    sectors = 0.0
    if not s.activated[car]:
        sectors = TO_MOVE if player else NPC_MOVES
    if not s.board.is_on_road(car):
        sectors -= PIT_EXIT
    return sectors - burden(s, car, turns) if player else sectors


def burden(s: RaceState, car: int, turns: float) -> float:
    """Wear and Close Calls, the duty to change tyres; a bonus left is worth something."""
    markers: list[int] = list(s.wear[car * WEARS : car * WEARS + WEARS])
    cost = _WEAR_COSTS[min(6, sum(markers))] * min(_TURNS_AHEAD, turns)
    cost += DANGER * turns * (markers[BRAKES] + markers[TRANSMISSION] + markers[ENGINE])
    for kind, count in enumerate(markers):
        cost += REPAIR * count * max(2, int(DURATION[kind])) * min(1.0, turns)
    cost += CLOSE_CALL * int(s.close_calls[car]) * min(1.0, turns)
    if not s.has_done_duty(car):
        cost += DUTY
    if s.tyre[car] == SOFT and not s.soft_used[car]:
        cost -= BONUS * min(1.0, turns)
    return cost
