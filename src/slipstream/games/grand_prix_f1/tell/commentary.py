"""What is worth telling of a race: the sky, fuel, stops, gravel, accidents, who is held up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from slipstream.games.grand_prix_f1.rules import kinds
from slipstream.games.grand_prix_f1.rules.decisions import TYRES
from slipstream.games.grand_prix_f1.tell import facts
from slipstream.games.grand_prix_f1.tell.view import RaceView
from slipstream.kernel.trace import Event
from slipstream.tell.commentary.seen import Moment, Runner, Seen, Step
from slipstream.tell.say import Say

_OUT: Final = {
    kinds.SEVERE: "tale-severe",
    kinds.OUT_OF_FUEL: "tale-out-of-fuel",
    kinds.DISQUALIFIED: "tale-disqualified",
}
_COSTLY: Final = 3  # litres lost behind another car


def field(view: RaceView) -> list[Runner]:
    """GPF1-10.4: as they would be listed now, without those that are out."""
    cars = {car.colour: car for car in view.cars}
    if not view.race_order or any(car.fate == "racing" and not car.space for car in view.cars):
        return []
    return [
        Runner(name, facts.colour(name), cars[name].seat)
        for name in view.race_order
        if cars[name].fate in ("racing", "finished")
    ]


def scene(view: RaceView) -> Say:
    return Say("tale-scene", {"laps": view.laps, "sky": view.sky})


def moments(seen: Seen) -> Iterator[Moment]:
    stops: Counter[str] = Counter()
    fitted: list[str] = []
    for at, step in enumerate(seen.steps):
        for event in step.events:
            if event.kind == kinds.RAIN:
                fitted = [car.colour for car in step.view.cars if car.tyres == "rain"]
            yield from _told(seen, at, step, event, stops, fitted)


def _told(
    seen: Seen, at: int, step: Step, event: Event, stops: Counter[str], fitted: list[str]
) -> Iterator[Moment]:
    if event.kind == kinds.RAIN:
        yield Moment(step.move, "weather", 90, Say("tale-rain", {"ready": len(fitted)}))
    elif event.kind == kinds.SUN:
        yield Moment(step.move, "weather", 84, Say("tale-sun"))
    elif seen.steps[0].view.cars and "car" in kinds.KINDS[event.kind].arguments:
        name = seen.steps[0].view.cars[event.arguments[0]].colour
        yield from _of_car(seen, at, step, event, name, stops)


def _of_car(
    seen: Seen, at: int, step: Step, event: Event, name: str, stops: Counter[str]
) -> Iterator[Moment]:
    place = seen.before(at).place(name)
    front = max(0, 10 - 2 * place)
    args: dict[str, Any] = {"place": place}
    if event.kind in _OUT:
        yield _moment(seen, step, "out", 70 + front, _OUT[event.kind], name, args)
    elif event.kind == kinds.ARRIVED:
        stops[name] += 1
        args |= {"stop": stops[name], "wet": "yes" if step.view.sky == "rain" else "no"}
        yield _moment(seen, step, "pits", 26 + front, "tale-stop", name, args)
    elif event.kind == kinds.TYRES:
        args["tyres"] = TYRES[event.arguments[1]]
        yield _moment(seen, step, "tyres", 36 + front, "tale-tyres", name, args)
    elif event.kind == kinds.REFUELLED and event.arguments[1]:
        args["litres"] = event.arguments[1]
        yield _moment(seen, step, "fuel", 20 + event.arguments[1] / 10, "tale-fuel", name, args)
    elif event.kind == kinds.BLOCKED and event.arguments[1] >= _COSTLY:
        args["lost"] = event.arguments[1]
        yield _moment(
            seen, step, "blocked", 20 + 2 * event.arguments[1] + front, "tale-blocked", name, args
        )
    elif event.kind in (kinds.GRAVEL_STOP, kinds.DAMAGED):
        kind = "tale-gravel" if event.kind == kinds.GRAVEL_STOP else "tale-damaged"
        yield _moment(seen, step, "trouble", 46 + front, kind, name, args)
    elif event.kind == kinds.LAP_DONE and event.arguments[1] == 1 and step.place(name) == 1:
        yield _moment(seen, step, "stage", 44, "tale-last-lap", name, args)


def _moment(
    seen: Seen, step: Step, theme: str, weight: float, message: str, name: str, args: dict[str, Any]
) -> Moment:
    return Moment(step.move, theme, weight, Say(message, {"car": seen.car(name), **args}), (name,))
