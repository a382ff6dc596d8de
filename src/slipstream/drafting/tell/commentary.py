"""What is worth telling of a race in both games: events, stops, cars that go out."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from slipstream.drafting.rules import kinds
from slipstream.drafting.tell.view import RaceView
from slipstream.kernel.trace import Event
from slipstream.tell.commentary.seen import Moment, Runner, Seen, Step
from slipstream.tell.say import Say

_FRONT: Final = 6


class Reported(NamedTuple):
    """What a game tells of one kind of event: its theme, importance and message."""

    theme: str
    weight: float
    message: str


def field(view: RaceView) -> list[Runner]:
    """Those that have finished, then those that race; nobody before the grid stands."""
    cars = {car.number: car for car in view.cars}
    if any(car.status == "grid" for car in view.cars):
        return []
    home = sorted((car for car in view.cars if car.status == "finished"), key=lambda car: car.place)
    listed = dict.fromkeys((*(car.number for car in home), *view.order))
    return [
        Runner(str(number), Say("tale-number", {"car": str(number)}), cars[number].seat)
        for number in listed
    ]


def scene(view: RaceView) -> Say:
    circuit = Say(f"circuit-{view.circuit.replace('_', '-')}")
    return Say("tale-scene", {"circuit": circuit, "laps": view.laps})


class Commentator:
    """Listens to a race; `own` says what a game tells of the events that only it has."""

    def __init__(
        self,
        seen: Seen,
        arguments: Callable[[Event], dict[str, Any]],
        own: Callable[[Event], Reported | None],
    ) -> None:
        self.seen = seen
        self.arguments = arguments
        self.own = own
        self.event: Any = None
        """The card that is being carried out."""

    def moments(self) -> Iterator[Moment]:
        for at, step in enumerate(self.seen.steps):
            for event in step.events:
                yield from self.hear(at, step, event)

    def hear(self, at: int, step: Step, event: Event) -> Iterator[Moment]:
        args = self.arguments(event)
        if event.kind == kinds.TURN:
            self.event = None
        elif event.kind == kinds.EVENT:
            self.event = args["event"]
        elif event.kind == kinds.HIT and self.event:
            told = Reported("event", 36, "tale-hit")
            yield self.of_car(at, step, told, args | {"event": self.event})
        elif event.kind == kinds.RETIRED:
            name = "tale-retired" if event.arguments[1] == kinds.BY_CHOICE else "tale-worn-out"
            yield self.of_car(at, step, Reported("out", 62, name), args)
        elif event.kind == kinds.OUT and not self.is_told(step, event):
            yield self.gone(at, step, args)
        elif event.kind == kinds.LAP and event.arguments[0] > 1:
            yield self.lap(step, event.arguments[0])
        elif (own := self.own(event)) and "car" in args:
            yield self.of_car(at, step, own, args)
        elif own:
            yield Moment(step.move, own.theme, own.weight, Say(own.message, args))

    def is_told(self, step: Step, out: Event) -> bool:
        """Whether the same move says why the car is out."""
        return any(
            event.kind == kinds.RETIRED and event.arguments[0] == out.arguments[0]
            for event in step.events
        )

    def gone(self, at: int, step: Step, args: dict[str, Any]) -> Moment:
        """By an event, or for a reason that the rules tell elsewhere."""
        if self.event:
            told = Reported("out", 66, "tale-out-by-event")
            return self.of_car(at, step, told, args | {"event": self.event})
        return self.of_car(at, step, Reported("out", 60, "tale-out"), args)

    def lap(self, step: Step, lap: int) -> Moment:
        is_last = lap == step.view.laps
        leader = step.order[0]
        args: dict[str, Any] = {"lap": lap, "car": self.seen.car(leader)}
        name, weight = ("tale-last-lap", 52) if is_last else ("tale-lap", 26)
        return Moment(step.move, "stage", weight, Say(name, args), (leader,))

    def of_car(self, at: int, step: Step, told: Reported, args: dict[str, Any]) -> Moment:
        """The nearer to the front, the more it matters; cars of nobody matter less."""
        name = str(args["car"])
        place = self.seen.before(at).place(name)
        runner = self.seen.car(name)
        front = 3 * max(0, _FRONT - place) if place else 0
        weight = told.weight + front - (0 if self.seen.is_driven(name) else 18)
        found = {key: value for key, value in args.items() if key != "seat"}
        say = Say(told.message, {**found, "car": runner, "place": place})
        return Moment(step.move, told.theme, weight, say, (name,))
