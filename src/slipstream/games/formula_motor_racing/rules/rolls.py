"""The die: what every roll of it does."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.games.formula_motor_racing.rules.actions import (
    car_in,
    crash,
    fall_back,
    go_forward,
    go_last,
    no_effect,
    remove,
)
from slipstream.games.formula_motor_racing.rules.asking import (
    CHARGE_CONTINUE,
    CRASH_PARTNER,
    SPIN_REROLL,
)
from slipstream.games.formula_motor_racing.rules.deck import (
    DIE,
    EFFECT,
    ENGINE_BLOWS,
    LOSE_GEARS,
    NO_CAR,
    SPIN_OUT,
    TEAM,
)
from slipstream.games.formula_motor_racing.rules.kinds import (
    CHARGES,
    CRASHED,
    EMPTY_PLACE,
    ENGINE_BLEW,
    LOSES_GEARS,
    PITS,
    ROLLED,
    SPINS,
    SPUN_OUT,
    STAYS_OUT,
)
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.kernel.answers import Answers
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import Decision

THE_DIE: Final = 2  # source of luck

LUCKY_CHARGE: Final = 9  # FMR-5.5.2: the highest roll that gains a place
LONGEST_STOP: Final = 6  # FMR-5.4.3: the highest roll that makes a car pit


class Roll(Decision[RaceState]):
    """The twelve-sided die, for all to see."""

    source = THE_DIE

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return [(side, 1) for side in range(1, DIE + 1)]

    def sample(self, s: RaceState, dealer: Dealer) -> i64:
        return dealer.roll(THE_DIE, DIE)

    def spell(self, s: RaceState, action: int) -> str:
        return str(action)

    def is_word(self, s: RaceState, text: str) -> bool:
        return text.isdecimal()

    def tell(self, s: RaceState, rolled: i64, clause: str) -> None:
        if s.trace is not None:
            s.note(ROLLED, clause, s.mover, [rolled])


@final
class RollPit(Roll):
    """Does the car pit, and for how long?"""

    name = "roll_pit"
    clause = "FMR-5.4.1"

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        self.tell(s, action, self.clause if TEAM[s.card] >= 0 else "FMR-5.4.2")
        if action <= LONGEST_STOP:
            fall_back(s, s.car, action, "FMR-5.4.3", PITS)
        else:
            no_effect(s, "FMR-5.4.4", s.car, STAYS_OUT)
        s.end_turn()


@final
class RollCharge(Roll):
    """A place gained, or the charge fails."""

    name = "roll_charge"
    clause = "FMR-5.5.1"

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        self.tell(s, action, self.clause)
        if action > LUCKY_CHARGE:
            self.fail(s)
            s.end_turn()
            return
        go_forward(s, s.car, 1, "FMR-5.5.2", CHARGES)
        if self.may_continue(s):
            s.ask_mover(CHARGE_CONTINUE)
        else:
            s.end_turn()

    def fail(self, s: RaceState) -> None:
        """FMR-5.5.3: gears lost, or the engine gone."""
        if EFFECT[s.card] == ENGINE_BLOWS:
            remove(s, s.car, "FMR-5.5.3", ENGINE_BLEW)
        else:
            assert EFFECT[s.card] == LOSE_GEARS, "only charges charge"
            go_last(s, s.car, "FMR-5.5.3", LOSES_GEARS)

    def may_continue(self, s: RaceState) -> bool:
        """FMR-5.5.4, FMR-5.5.5, FMR-R10, FMR-R12: an own car that does not lead yet."""
        return s.race.owner[s.car >> 1] == s.mover and s.order[0] != s.car


@final
class RollSpin(Roll):
    """The place of the car that spins; the first roll may be disliked."""

    name = "roll_spin"
    clause = "FMR-5.6.1"

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        self.tell(s, action, "FMR-5.6.2" if s.rolled else self.clause)
        if s.rolled:
            spin(s, action)
        else:
            s.rolled = action
            s.ask_mover(SPIN_REROLL)


def spin(s: RaceState, rolled: i64) -> None:
    """FMR-5.6.3 to FMR-5.6.5: the car in that place is out, or last, or there is none."""
    car = car_in(s, rolled)
    if car == NO_CAR:
        no_effect(s, "FMR-5.6.5", NO_CAR, EMPTY_PLACE)
    elif EFFECT[s.card] == SPIN_OUT:
        remove(s, car, "FMR-5.6.3", SPUN_OUT)
    else:
        go_last(s, car, "FMR-5.6.4", SPINS)
    s.end_turn()


@final
class RollCrash(Roll):
    """The place of the first car hit."""

    name = "roll_crash"
    clause = "FMR-5.7.1"

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        """FMR-5.7.2, FMR-5.7.3: the first and the last car have one neighbour."""
        self.tell(s, action, self.clause)
        car = car_in(s, action)
        last = len(s.order)
        if car == NO_CAR:
            no_effect(s, "FMR-5.7.5", NO_CAR, EMPTY_PLACE)
        elif last == 1:
            remove(s, car, "FMR-R14", CRASHED)
        elif action in (1, last):
            crash(s, car, s.order[1 if action == 1 else last - 2])
        else:
            s.car = car
            s.ask_mover(CRASH_PARTNER)
            return
        s.end_turn()


def add_neighbours(s: RaceState, car: i64, out: Answers) -> None:
    """FMR-5.7.2: the cars directly in front of and behind a car, ascending."""
    place = s.place_of(car)
    ahead = s.order[place - 1]
    behind = s.order[place + 1]
    out.add(min(ahead, behind))
    out.add(max(ahead, behind))
