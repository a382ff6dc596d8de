"""What a commentator has seen of a race, move by move, and what was worth telling."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from slipstream.kernel.trace import Event
from slipstream.tell.say import SEAT, Say, seat

CAR = "tale-car"


class Runner(NamedTuple):
    """A car in the race: its name in views, in words, and who drives it (-1: nobody)."""

    id: str
    name: Say
    seat: int


class Step(NamedTuple):
    """After a move: what came of it and how the race stands, as a spectator sees it."""

    move: int
    turn: int
    view: Any
    events: Sequence[Event]
    order: tuple[str, ...]
    """The cars in the race, the leader first; those that have finished stay in it."""

    def place(self, car: str) -> int:
        """From 1; 0 for a car that is out."""
        return self.order.index(car) + 1 if car in self.order else 0


class Moment(NamedTuple):
    """Something worth telling: after which move, of what kind, how important, and of which cars.

    Importance is 100 for what no report may leave out and 0 for what nobody would miss.
    """

    move: int
    theme: str
    weight: float
    say: Say
    cars: tuple[str, ...] = ()


class Seen(NamedTuple):
    """A race from the grid on."""

    steps: Sequence[Step]
    cars: Mapping[str, Say]
    """What each car is called in the report."""

    def car(self, name: str) -> Say:
        return self.cars[name]

    def is_driven(self, name: str) -> bool:
        """Whether it is a player's car."""
        return self.cars[name].id in (CAR, SEAT)

    def before(self, at: int) -> Step:
        """The step before the one with that number in `steps`."""
        return self.steps[max(0, at - 1)]

    def when(self, at: int) -> str:
        """The part of the race: for sentences that begin with it."""
        part = at / max(1, len(self.steps) - 1)
        return next(name for until, name in _PARTS if part <= until)


_PARTS = ((0.15, "early"), (0.4, "first"), (0.6, "middle"), (0.88, "late"), (1.0, "last"))


def called(field: Sequence[Runner]) -> dict[str, Say]:
    """`Ann's Red 1`; just `Ann` where everybody drives one car; `Red 1` if it is nobody's."""
    seats = [runner.seat for runner in field]
    is_alone = len(set(seats)) == len(seats) and -1 not in seats
    return {runner.id: _called(runner, is_alone) for runner in field}


def _called(runner: Runner, is_alone: bool) -> Say:
    if runner.seat < 0:
        return runner.name
    driver = seat(runner.seat)
    return driver if is_alone else Say(CAR, {"car": runner.name, "seat": driver})
