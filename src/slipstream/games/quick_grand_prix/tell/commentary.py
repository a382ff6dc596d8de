"""What is worth telling of a race: speeds above the limit, damage, stops, lots of cars passed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from slipstream.games.quick_grand_prix.rules import kinds
from slipstream.games.quick_grand_prix.rules.cards import CARS, ITEMS
from slipstream.games.quick_grand_prix.tell.view import RaceView
from slipstream.kernel.trace import Event
from slipstream.tell.commentary.seen import Moment, Runner, Seen, Step
from slipstream.tell.say import Say

_MANY: Final = 3  # cars passed in a round


def field(view: RaceView) -> list[Runner]:
    cars = [name for name in view.line if name in view.cars]
    return [Runner(name, Say(f"car-{name.lower()}"), view.cars[name].seat) for name in cars]


def scene(view: RaceView) -> Say:
    return Say("tale-scene", {"circuit": view.circuit, "rounds": view.rounds})


def moments(seen: Seen) -> Iterator[Moment]:
    limit = 0
    for at, step in enumerate(seen.steps):
        passes: Counter[str] = Counter()
        for event in step.events:
            if event.kind == kinds.SECTION:
                limit = event.arguments[2]
            elif event.kind == kinds.PASSED and event.arguments[1] < CARS:
                passes[ITEMS[event.arguments[0]]] += 1
            yield from _told(seen, at, step, event, limit)
        for name, count in passes.items():
            if count >= _MANY:
                args: dict[str, Any] = {"passed": count, "to": step.place(name)}
                yield _moment(seen, step, "passing", 28 + 5 * count, "tale-passes", name, args)


def _told(seen: Seen, at: int, step: Step, event: Event, limit: int) -> Iterator[Moment]:
    if event.kind not in (kinds.CHECKED, kinds.FELL, kinds.PITTED, kinds.RETURNED, kinds.BLOCKED):
        return
    name = ITEMS[event.arguments[0]]
    before = seen.before(at).place(name)
    args: dict[str, Any] = {"place": before}
    front = 12 - 2 * before if before else 0
    if event.kind == kinds.CHECKED and event.arguments[6] == kinds.HOLDS:
        args |= {"speed": event.arguments[1], "over": event.arguments[1] - limit}
        yield _moment(seen, step, "gamble", 44 + front, "tale-dares", name, args)
    elif event.kind == kinds.FELL:
        args |= {"slots": event.arguments[1], "over": event.arguments[1]}
        yield _moment(seen, step, "damage", 48 + front, "tale-damaged", name, args)
    elif event.kind == kinds.PITTED:
        yield _moment(seen, step, "pits", 32 + front, "tale-pits", name, args)
    elif event.kind == kinds.RETURNED and step.place(name):
        args["to"] = step.place(name)
        yield _moment(seen, step, "pits", 22, "tale-returns", name, args)
    elif event.kind == kinds.BLOCKED and event.arguments[1] < CARS:
        args["other"] = seen.car(ITEMS[event.arguments[1]])
        yield _moment(seen, step, "blocked", 26 + front, "tale-stuck", name, args)


def _moment(
    seen: Seen, step: Step, theme: str, weight: float, message: str, name: str, args: dict[str, Any]
) -> Moment:
    return Moment(step.move, theme, weight, Say(message, {"car": seen.car(name), **args}), (name,))
