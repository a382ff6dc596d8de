"""What is told of a race alike in both games, as facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from slipstream.drafting.rules.game import DraftingGame
from slipstream.drafting.rules.race import DraftingRace
from slipstream.drafting.tell import commentary
from slipstream.drafting.tell.names import named
from slipstream.drafting.tell.routes import named_place, printed_place, routes
from slipstream.drafting.tell.view import CardView, CarView, RaceView
from slipstream.drafting.tell.ways import reached, told_ways
from slipstream.kernel.trace import HIDDEN, Event
from slipstream.tell.commentary.seen import Moment, Runner, Seen
from slipstream.tell.printed_board import PrintedBoard
from slipstream.tell.say import Say, seat
from slipstream.tell.teller import Choice, Teller, Way
from slipstream.track.circuits.load import load
from slipstream.track.rules.track import LANES
from slipstream.track.tell.printed_board import printed_board

# Tokens that mean the same in every decision; a lane is named where the road divides.
STEPS: Final = {
    ".": Choice(Say("choice-pass")),
    "!": Choice(Say("choice-retire")),
    ">": Choice(Say("choice-forward")),
    "i": Choice(Say("choice-in")),
    "o": Choice(Say("choice-out")),
    "I": Choice(Say("choice-diagonal-in")),
    "O": Choice(Say("choice-diagonal-out")),
    "x": Choice(Say("choice-swap")),
    "=": Choice(Say("choice-stop")),
    **{f">{n}": Choice(Say("choice-forward-lane", {"lane": str(n)})) for n in range(LANES)},
    **{f"x{n}": Choice(Say("choice-swap-lane", {"lane": str(n)})) for n in range(LANES)},
}
_PLACES: Final = ("from", "from_space", "to", "to_space")


class DraftingTeller(Teller):
    """Each game answers the questions below, and adds what only it tells."""

    borrows = ("slipstream.drafting",)
    game: DraftingGame

    things: ClassVar[Mapping[str, tuple[str, Sequence[str]]]]
    """Arguments of events that are numbers of a thing: what kind it is, and the names by number."""
    variants: ClassVar[Mapping[str, tuple[str, str, Sequence[str]]]]
    """Kinds of events with a message for each value of an argument.

    How the messages begin, which argument it is, and its values.
    """
    short: ClassVar[Mapping[str, str]]
    """Kinds of events that are told in short, too, by their message."""
    steps: ClassVar[Mapping[str, Choice]]
    """Tokens of the game's own steps."""
    declined: ClassVar[Sequence[str]]
    """Decisions that may be answered by `-`."""

    # Events

    def event(self, event: Event) -> Say:
        kind = self.game.kinds[event.kind]
        told = dict(zip(kind.arguments, event.arguments, strict=True))
        name = f"event-{kind.name.replace('_', '-')}"
        if kind.name in self.variants:
            begins, argument, values = self.variants[kind.name]
            name = f"{begins}-{values[told[argument]].replace('_', '-')}"
        return Say(name, self.arguments(event), event.clause)

    def arguments(self, event: Event) -> dict[str, Any]:
        """What stands in the sentence of an event."""
        kind = self.game.kinds[event.kind]
        told = dict(zip(kind.arguments, event.arguments, strict=True))
        skipped = (*_PLACES, *(argument for _, argument, _ in self.variants.values()))
        found = {name: self.argument(name, told[name]) for name in told if name not in skipped}
        if kind.name == "moved":
            found |= printed_place(self.game.track, told["to"], told["to_space"])
        return found | ({"seat": seat(event.seat)} if event.seat >= 0 else {})

    def argument(self, name: str, value: int) -> str | int | Say:
        if value == HIDDEN:
            return Say(f"{name}-unseen")
        if name in self.things:
            kind, names = self.things[name]
            return named(kind, names[value])
        if name == "car":
            return str(self.game.numbers[value])
        return value

    def brief(self, events: Sequence[Event]) -> list[Say]:
        """Where each car comes from and where it ends, then the rest, then who draws."""
        kinds = [(self.game.kinds[event.kind].name, event) for event in events]
        moves = [event for kind, event in kinds if kind == "moved"]
        told = [
            Say(self.short[kind], self.arguments(event), event.clause)
            for kind, event in kinds
            if kind in self.short
        ]
        drawn = [event.seat for kind, event in kinds if kind == "dealt"]
        return [
            *routes(self.game.track, self.game.numbers, moves),
            *told,
            *(
                Say("brief-drawn", {"seat": seat(owner), "cards": drawn.count(owner)})
                for owner in dict.fromkeys(drawn)
            ),
        ]

    # Questions

    def question(self, view: Any) -> Say:
        return Say(f"ask-{view.asking.replace('_', '-')}", self.asked(view))

    def asked(self, view: Any) -> dict[str, Any]:
        """What stands in the question."""
        race: RaceView = view
        move: dict[str, Any] = {"car": str(race.move.car), "mp": race.move.mp} if race.move else {}
        if race.move and race.move.pushed is not None:
            move["pushed"] = str(race.move.pushed)
        return {"seat": seat(race.mover), **move}

    def choices(self, view: Any) -> dict[str, Choice]:
        """Cars and cards, or the spaces of a move under way; steps, and what ends a list."""
        race: RaceView = view
        found = space_choices(race) if race.move else self.car_and_card_choices(race)
        found |= {**STEPS, **self.steps}
        if race.asking in self.declined:
            found["-"] = Choice(Say(f"choice-{race.asking.replace('_', '-')}-no"))
        return found

    def car_and_card_choices(self, view: RaceView) -> dict[str, Choice]:
        mine = view.hands[view.seat] or () if view.seat >= 0 else ()
        held = [card for card in view.printed if card.card in mine]
        names = Counter(card.name for card in held)
        cars = {
            str(car.number): Choice(
                Say("choice-car", {"car": str(car.number)}), self.whose(view, car)
            )
            for car in view.cars
        }
        return cars | {
            f"#{card.card}": Choice(self.card_label(card, names[card.name] > 1), card_text(card))
            for card in held
        }

    def card_label(self, card: CardView, is_double: bool) -> Say:
        """A card of the hand; `is_double` if another one there has the same name."""
        return named("card", card.name)

    def whose(self, view: RaceView, car: CarView) -> Say | None:
        """Who drives a car, if not the reader as a matter of course."""
        return None if car.seat == view.seat else seat(car.seat)

    def ways(self, state: Any, seat: int) -> list[Way]:
        s: DraftingRace = state
        return told_ways(state.copy(), s.best_left - 1) if is_driving(s, seat) else []

    def reach(self, state: Any, seat: int, most: int) -> dict[str, int]:
        s: DraftingRace = state
        return reached(state.copy(), s.best_left - 1, most) if is_driving(s, seat) else {}

    # The report

    def scene(self, view: Any) -> Say:
        return commentary.scene(view)

    def field(self, view: Any) -> list[Runner]:
        return commentary.field(view)

    def moments(self, seen: Seen) -> Iterator[Moment]:
        return commentary.Commentator(seen, self.arguments, self.worth_telling).moments()

    def worth_telling(self, event: Event) -> commentary.Reported | None:
        """What a report tells of an event that only this game has."""
        raise NotImplementedError

    def board(self) -> PrintedBoard:
        return printed_board(load(self.game.options["circuit"]), self.game.laps)


def is_driving(s: DraftingRace, seat: int) -> bool:
    """Is `seat` asked about the steps of a move?"""
    stepping = (s.rules.asks_tail, s.rules.asks_step, s.rules.asks_lane)
    return seat in s.waiting and s.asking in stepping


def card_text(card: CardView) -> Say:
    """Its special text, or what its movement type does."""
    return named("text", card.effect) if card.effect else Say(f"kind-{card.kind}.text")


def space_choices(view: RaceView) -> dict[str, Choice]:
    """The spaces to choose from, with the cars on them."""
    found: dict[str, Choice] = {}
    if not view.move or not view.move.question:
        return found
    there = {str(named_place(car.at, view.sectors)): car.number for car in view.cars if car.at}
    for name in view.move.question:
        place = named_place(name, view.sectors)
        car = there.get(str(place))
        taken = {"taken": "no"} if car is None else {"taken": "yes", "car": str(car)}
        found[name] = Choice(Say("choice-space", {**place, **taken}))
        found[f":{name}"] = found[name]
    return found
