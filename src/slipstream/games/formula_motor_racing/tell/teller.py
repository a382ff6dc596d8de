"""What is told of a race, as facts; the words are in `words`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from slipstream.games.formula_motor_racing.rules.deck import CODES, COLOURS, NO_CAR
from slipstream.games.formula_motor_racing.rules.kinds import (
    FOLLOWS,
    HOW,
    KINDS,
    MOVED,
    NO_EFFECT,
    PLAYED,
    REMOVED,
)
from slipstream.games.formula_motor_racing.tell import commentary, picture, screen
from slipstream.games.formula_motor_racing.tell.facts import (
    CARD,
    CARS,
    HIDDEN_CARD,
    car,
    colour,
    printed,
)
from slipstream.games.formula_motor_racing.tell.view import RaceView, owner_of
from slipstream.kernel.trace import HIDDEN, Event
from slipstream.tell.commentary.seen import Moment, Runner, Seen
from slipstream.tell.say import Say, seat
from slipstream.tell.screen import Screen
from slipstream.tell.teller import Choice, Teller
from slipstream.tell.words import Words

# The answers to a question that are neither cards nor cars.
_ANSWERS: Final = {
    "charge_continue": {
        ".": Choice(Say("choice-stop")),
        "+": Choice(Say("choice-charge")),
    },
    "spin_reroll": {
        ".": Choice(Say("choice-keep")),
        "+": Choice(Say("choice-reroll")),
    },
}


class FormulaMotorRacingTeller(Teller):
    def event(self, event: Event) -> Say:
        kind = KINDS[event.kind]
        args: dict[str, Any] = {
            name: self._argument(kind.name, name, value)
            for name, value in zip(kind.arguments, event.arguments, strict=True)
        }
        if event.seat >= 0:
            args["seat"] = seat(event.seat)
        message = f"event-{kind.name.replace('_', '-')}"
        if event.kind == PLAYED and event.arguments[1] == NO_CAR:
            message += ".alone"
        elif event.kind == PLAYED:  # the car tells the colour
            args["card"] = printed(event.arguments[0])
        return Say(message, args, event.clause)

    def _argument(self, kind: str, name: str, value: int) -> str | int | Say:
        if name == "card":
            return HIDDEN_CARD if value == HIDDEN else CARD[value]
        if name == "car" or name.startswith("place_"):
            return CARS[value] if value != NO_CAR else ""
        if name == "team":
            return colour(COLOURS[value])
        return HOW[kind][value] if name == "how" else value

    def brief(self, events: Sequence[Event]) -> list[Say]:
        """What happened to the cars, without who played or rolled what."""
        found: list[Say] = []
        for event in events:
            if event.kind == MOVED:
                moved, before, after, how = event.arguments
                name = "brief-followed" if how == FOLLOWS else "brief-moved"
                args: dict[str, Any] = {"car": CARS[moved], "from": before, "to": after}
                found.append(Say(name, args, event.clause))
            elif event.kind == REMOVED:
                found.append(Say("brief-removed", {"car": CARS[event.arguments[0]]}, event.clause))
            elif event.kind == NO_EFFECT:
                found.append(Say("brief-no-effect", {}, event.clause))
        return found

    def question(self, view: RaceView) -> Say:
        args: dict[str, Any] = {"seat": seat(view.mover)}
        if view.car:
            args["car"] = car(view.car)
            args["place"] = view.order.index(view.car) + 1
        if view.rolled:
            args["roll"] = view.rolled
            there = view.rolled <= len(view.order)
            args["hit"] = car(view.order[view.rolled - 1]) if there else Say("empty-place")
        return Say(f"ask-{view.asking.replace('_', '-')}", args)

    def choices(self, view: RaceView) -> dict[str, Choice]:
        """Cards, cars and the answers to a question."""
        mine = view.hands[view.seat] or () if view.seat >= 0 else ()
        found = {code: Choice(CARD[CODES.index(code)], view.cards[code].text) for code in mine}
        for place, name in enumerate(view.order, 1):
            found[name] = Choice(_target(view, name, place))
        return found | _ANSWERS.get(view.asking, {})

    def notices(self, view: RaceView) -> list[Say]:
        """FMR-6.2: the pile is empty."""
        is_last = view.turn and not view.deck and view.asking != "end"
        return [Say("notice-last-plays", {}, "FMR-6.2")] if is_last else []

    def scene(self, view: RaceView) -> Say:
        return commentary.scene(view)

    def field(self, view: RaceView) -> list[Runner]:
        return commentary.field(view)

    def moments(self, seen: Seen) -> Iterator[Moment]:
        return commentary.moments(seen)

    def screen(self, view: RaceView, words: Words) -> Screen:
        return screen.draw(self, view, words)

    def picture(self, view: RaceView, events: Sequence[Event], words: Words) -> str:
        return picture.draw(self, view, events, words)


def _target(view: RaceView, name: str, place: int) -> Say:
    """A car to choose: where it is, and whose it is."""
    owner = owner_of(view, name)
    if owner < 0:
        return Say("choice-car.uncontrolled", {"car": car(name), "place": place})
    return Say("choice-car", {"car": car(name), "place": place, "seat": seat(owner)})


TELLER = FormulaMotorRacingTeller
