"""What is worth telling of a race: charges that paid or did not, sabotage, cars that go out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from slipstream.games.formula_motor_racing.rules import kinds
from slipstream.games.formula_motor_racing.rules.deck import CAR_NAMES
from slipstream.games.formula_motor_racing.tell.facts import car, printed
from slipstream.games.formula_motor_racing.tell.view import RaceView, owner_of
from slipstream.kernel.trace import Event
from slipstream.tell.commentary.seen import Moment, Runner, Seen, Step
from slipstream.tell.say import Say, seat

_DARING: Final = 3  # rolls in one charge
_FRONT: Final = 3


def field(view: RaceView) -> list[Runner]:
    return [Runner(name, car(name), owner_of(view, name)) for name in view.order]


def scene(_: RaceView) -> Say:
    return Say("tale-scene")


def moments(seen: Seen) -> Iterator[Moment]:
    play = _Play(seen)
    for at, step in enumerate(seen.steps):
        for event in step.events:
            yield from play.hear(at, step, event)


class _Play:
    """The card that is being carried out, and what has come of it so far."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.by = -1
        self.card = 0
        self.charges = 0
        self.begin = 0
        self.crashed: list[str] = []

    def hear(self, at: int, step: Step, event: Event) -> Iterator[Moment]:
        if event.kind == kinds.PLAYED:
            self.by, self.card, self.charges, self.crashed = event.seat, event.arguments[0], 0, []
        elif event.kind == kinds.MOVED:
            yield from self.moved(step, event)
        elif event.kind == kinds.REMOVED:
            yield from self.removed(at, step, event)
        elif event.kind == kinds.STOPPED and self.charges >= _DARING:
            name = CAR_NAMES[event.arguments[0]]
            yield self.moment(
                step,
                "gamble",
                40 + 6 * self.charges,
                "tale-charge-paid",
                name,
                {
                    "from": self.begin,
                    "to": step.place(name),
                    "rolls": self.charges,
                },
            )
        elif event.kind == kinds.LAST_PLAYS:
            yield Moment(step.move, "stage", 30, Say("tale-last-cards"))

    def moved(self, step: Step, event: Event) -> Iterator[Moment]:
        number, before, after, how = event.arguments
        name = CAR_NAMES[number]
        places: dict[str, Any] = {"from": before, "to": after}
        if how == kinds.CHARGES:
            self.begin = self.begin if self.charges else before
            self.charges += 1
        elif how == kinds.LOSES_GEARS:
            yield self.moment(step, "gamble", 48 + 4 * self.charges, "tale-gears", name, places)
        elif how == kinds.SPINS:
            yield self.moment(step, "dice", 62 - 4 * before, "tale-spin", name, places)
        elif how == kinds.PITS and before <= _FRONT:
            yield self.moment(step, "pits", 52 - 5 * before, "tale-pit", name, places)
        elif how == kinds.FALLS_BACK and before <= _FRONT:
            yield self.moment(step, "attack", 50 - 6 * before, "tale-thrown-back", name, places)
        elif how == kinds.CATCHES_UP:
            yield self.moment(step, "turbo", 24, "tale-turbo", name, places)
        elif how == kinds.OVERTAKES and after == 1 and before >= _FRONT:
            yield self.moment(step, "attack", 36 + 2 * before, "tale-to-the-front", name, places)

    def removed(self, at: int, step: Step, event: Event) -> Iterator[Moment]:
        number, place, how = event.arguments
        name = CAR_NAMES[number]
        weight = 76 - 2.5 * place
        if how == kinds.ENGINE_BLEW:
            yield self.moment(step, "out", weight, "tale-engine", name, {"place": place})
        elif how == kinds.SPUN_OUT:
            yield self.moment(step, "out", weight, "tale-spun-out", name, {"place": place})
        elif not self.crashed:
            self.crashed = [name]
        else:
            other = self.crashed[0]
            args: dict[str, Any] = {"other": self.seen.car(other)}
            found = self.moment(step, "out", weight + 6, "tale-crash", name, args)
            yield found._replace(cars=(name, other))

    def moment(
        self, step: Step, theme: str, weight: float, message: str, name: str, args: dict[str, Any]
    ) -> Moment:
        """With whose card it was: `own` if its driver played it himself."""
        runner = self.seen.car(name)
        owner = next((one for one in runner.args.values() if one == seat(self.by)), None)
        told = {
            "car": runner,
            "seat": seat(self.by),
            "card": printed(self.card),
            "own": "yes" if owner else "no",
        }
        return Moment(step.move, theme, weight, Say(message, {**told, **args}), (name,))
