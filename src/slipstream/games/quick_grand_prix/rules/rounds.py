"""A round while it is driven: what the plans mean, apart from the position they change."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from slipstream.games.quick_grand_prix.rules.cards import CARS, GAP, PIT
from slipstream.games.quick_grand_prix.rules.kinds import PITTED, REVEALED
from slipstream.games.quick_grand_prix.rules.state import NOTHING, RaceState
from slipstream.kernel.rows import Row, vec

NO_SPEED: Final = -1


@final
@mypyc_attr(acyclic=True)
class Round:
    """The line with its gaps, faces and speeds. A bot may drive many of these from one position."""

    def __init__(self, s: RaceState) -> None:
        circuit = s.race.circuit
        section = s.section()
        self.s = s
        self.told = s.trace is not None  # does anybody listen?
        self.safety_limit: i64 = circuit.limits[section]
        self.drs = circuit.drs[section]
        self.difficulty = circuit.difficulty
        self.line: Row = s.line[:]
        self.damaged = s.damaged
        self.face: Row = vec[i64]([PIT] * CARS)  # chosen on the speed card of each car
        self.speed: Row = vec[i64]([NO_SPEED] * CARS)  # total, if the car has a speed card
        self.pitted = NOTHING  # front to back
        self.rows = NOTHING  # of the pitted cars: slots of their gaps

    def reveal(self, plans: Row) -> None:
        """QGP-5.5, QGP-5.6: every car gets its card and its total speed, or stops."""
        team = self.s.race.team
        for seat in range(len(plans)):
            car: i64 = 2 * team[seat]
            self.turn_up(car, plans[seat] >> 5)
            self.turn_up(car + 1, plans[seat] & 31)

    def turn_up(self, car: i64, face: i64) -> None:
        if face == PIT:
            self.leave(car)
            return
        self.face[car] = face
        self.speed[car] = self.power(car) + self.s.race.components.number[face]
        if self.told:
            self.s.note(REVEALED, "QGP-5.6", self.s.owner_of(car), [car, face, self.speed[car]])

    def leave(self, car: i64) -> None:
        """QGP-8.2, QGP-8.3: out of the line sideways; the slot becomes a gap."""
        for slot in range(len(self.line)):
            if self.line[slot] == car:
                self.line[slot] = GAP
        if self.told:
            self.s.note(PITTED, "QGP-8.2", self.s.owner_of(car), [car])

    def power(self, car: i64) -> i64:
        """QGP-1.3, QGP-1.4: engine power on the side that is up."""
        return self.s.race.components.power[car << 1 | (self.damaged >> car & 1)]

    def passing_limit(self, car: i64) -> i64:
        """QGP-1.3, QGP-1.4: passing limit on the side that is up."""
        return self.s.race.components.limit[car << 1 | (self.damaged >> car & 1)]
