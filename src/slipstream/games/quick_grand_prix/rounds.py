"""A round while it is driven: what the plans mean, apart from the position they change."""

from __future__ import annotations

from typing import final

from slipstream.games.quick_grand_prix.cards import CARS, DIE, GAP, LIMIT, NUMBER, PIT, POWER
from slipstream.games.quick_grand_prix.state import PITTED, REVEALED, RaceState

NO_SPEED = -1


@final
class Round:
    """The line with its gaps, speeds and dice. A bot may drive many of these from one position."""

    def __init__(self, s: RaceState) -> None:
        circuit = s.race.circuit
        section = s.section()
        self.s = s
        self.told = s.trace is not None  # does anybody listen?
        self.safety_limit = circuit.limits[section]
        self.drs = circuit.drs[section]
        self.difficulty = circuit.difficulty
        self.line = s.line[:]
        self.damaged = s.damaged
        self.number = [0] * CARS  # chosen on the speed card of each car
        self.speed = [NO_SPEED] * CARS  # total, or NO_SPEED for a car without a speed card
        self.die = [0] * CARS
        self.pitted: list[int] = []  # front to back
        self.rows: list[int] = []  # of the pitted cars: slots of their gaps

    def reveal(self, plans: list[int]) -> None:
        """QGP-5.5, QGP-5.6: every car gets its card and its total speed, or stops."""
        for seat, plan in enumerate(plans):
            car = 2 * self.s.race.team[seat]
            self.turn_up(car, plan >> 5)
            self.turn_up(car + 1, plan & 31)

    def turn_up(self, car: int, face: int) -> None:
        if face == PIT:
            self.leave(car)
            return
        self.number[car] = NUMBER[face]
        self.speed[car] = self.power(car) + NUMBER[face]
        self.die[car] = DIE[face >> 1]
        if self.told:
            self.s.note(REVEALED, "QGP-5.6", self.s.owner_of(car), [car, face, self.speed[car]])

    def leave(self, car: int) -> None:
        """QGP-8.2, QGP-8.3: out of the line sideways; the slot becomes a gap."""
        self.line[self.s.line.index(car)] = GAP
        if self.told:
            self.s.note(PITTED, "QGP-8.2", self.s.owner_of(car), [car])

    def power(self, car: int) -> int:
        """QGP-1.3, QGP-1.4: engine power on the side that is up."""
        return POWER[car << 1 | (self.damaged >> car & 1)]

    def passing_limit(self, car: int) -> int:
        """QGP-1.3, QGP-1.4: passing limit on the side that is up."""
        return LIMIT[car << 1 | (self.damaged >> car & 1)]
