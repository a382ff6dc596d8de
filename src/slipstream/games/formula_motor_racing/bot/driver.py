"""What this game knows about driving well: places that can be hoped for, and cards to play them.

A play is judged by how it changes the line: each place is worth the points that a car there can
hope for with so many plays left, and a point is worth more the closer its owner is to winning.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.games.formula_motor_racing.bot.sight import CLUB, USES, Manners, Sight, use_of
from slipstream.games.formula_motor_racing.rules.asking import END, PLAY
from slipstream.games.formula_motor_racing.rules.deck import CARS
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.driver import Driver, blended, nearness, scored, weighed, won

_FOLDER: Final = Path(__file__).parents[1] / "data"
_WEIGHTS: Final[dict[str, Any]] = tomllib.loads((_FOLDER / "driver.toml").read_text("utf-8"))
NUMBERS: Final[list[float]] = _WEIGHTS["numbers"]
MANNERS: Final = Manners(NUMBERS)
USED: Final = 5  # facts of its places come first, then one for each use of a card
FACTS: Final = USED + len(USES) + 3  # that weigh for each seat, see `facts`
PHASES: Final = [1.0, 3.0, 6.0, 10.0, 18.0, 38.0]  # plays left; in between the phases mix
TEN: Final = 10.0  # points make one
SLACK: Final = 0.12  # of an even share of a win, that a pro may lose with one decision


@final
class FormulaDriver(Driver):
    """Drives for the best chances to win."""

    horizon = 5  # plays: what comes later, the value knows better than the reflex
    playouts = 1000
    ideas = 12
    weights = _WEIGHTS["weights"]
    numbers = NUMBERS
    club_numbers = CLUB
    luck_counts = _WEIGHTS["luck_counts"]
    luck_explains = _WEIGHTS["luck_explains"]

    def __init__(self, manners: Manners) -> None:
        self.manners = manners

    def going_by(self, numbers: list[float]) -> Driver:
        return FormulaDriver(Manners(numbers))

    def slack(self, seats: i64) -> float:
        return SLACK / float(seats)

    def candidates(self, s: RaceState, seat: i64) -> list[list[int]]:
        legal = s.legal(seat)
        if s.asking != PLAY:
            return [[answer] for answer in legal]
        sight = Sight(s, seat, self.manners)
        ranked = sorted([(-sight.promise(answer), answer) for answer in legal])
        return [[answer] for _, answer in ranked]

    def reflex(self, s: RaceState, seat: i64, luck: SeededDealer) -> int:
        sight = Sight(s, seat, self.manners)
        legal = s.legal(seat)
        return sight.best(legal) if s.asking == PLAY else sight.follow_up(legal)

    def cut(self, s: RaceState) -> int:
        return len(s.used)

    def hopes(self, s: RaceState) -> list[float]:
        if s.asking == END:
            return scored(s)
        return points_hoped_for(s, s.plays_left())

    def value(self, s: RaceState) -> list[float]:
        """As the weights of all phases say, blended once for all seats."""
        if s.asking == END:
            return won(s)
        plays = float(s.plays_left())
        near = [nearness(plays, PHASES, phase) for phase in range(len(PHASES))]
        return weighed(facts(s), blended(self.weights, near, FACTS))

    def features(self, s: RaceState) -> list[list[float]]:
        """The facts, each as often as there are phases of the race in which it may count."""
        plays = float(s.plays_left())
        near = [nearness(plays, PHASES, phase) for phase in range(len(PHASES))]
        return [[share * fact for share in near for fact in row] for row in facts(s)]


def facts(s: RaceState) -> list[list[float]]:
    """Of each seat: what its places promise, what its cards are to it, and when it plays."""
    seats = s.game.seats
    rows = [[0.0] * FACTS for _ in range(seats)]
    points = s.race.components.points
    hopes = MANNERS.hopes_of_places(points, s.plays_left())
    entrant = s.race.entrant
    for place in range(len(s.order)):
        owner = entrant[s.order[place] >> 1]
        if owner < seats:
            row = rows[owner]
            row[0] += hopes[place] / TEN
            row[1] = max(row[1], hopes[place] / TEN)
            if place < len(points):
                row[2] += points[place] / TEN
            row[3] += (CARS - place) / CARS
            row[4] += 1.0
    for seat in range(seats):
        row = rows[seat]
        hand = s.hands[seat].row
        for card in hand:
            row[USED + use_of(s, seat, card)] += 1.0
        if len(hand) == s.race.components.hand:
            row[FACTS - 3] = 1.0  # it will play again, which matters in the last round
        row[FACTS - 2] = (seat - int(s.mover)) % seats / seats
        if seat == s.mover:
            row[FACTS - 1] = 1.0
    return rows


def points_hoped_for(s: RaceState, plays: int) -> list[float]:
    """Of every seat, from the places of its cars; out scores nothing."""
    values = MANNERS.hopes_of_places(s.race.components.points, plays)
    hopes = [0.0] * s.game.seats
    for place in range(len(s.order)):
        owner = s.race.entrant[s.order[place] >> 1]
        if owner < len(hopes):
            hopes[owner] += values[place]
    return hopes


DRIVER: Final = FormulaDriver(MANNERS)
