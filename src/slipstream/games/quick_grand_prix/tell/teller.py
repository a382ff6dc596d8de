"""What is told of a race: events, questions and answers as facts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from slipstream.games.quick_grand_prix.rules.cards import (
    CARS,
    CODES,
    GAP,
    ITEMS,
    PIT,
    PLANS,
    ROLES,
)
from slipstream.games.quick_grand_prix.rules.house import Components
from slipstream.games.quick_grand_prix.rules.kinds import (
    DISCARDED,
    DRS,
    EXCHANGED,
    FAILS,
    KINDS,
    REVEALED,
    SWAPPED,
    TOOK,
)
from slipstream.games.quick_grand_prix.rules.state import RaceGame
from slipstream.games.quick_grand_prix.tell import commentary, picture, screen
from slipstream.games.quick_grand_prix.tell.view import UNKNOWN, RaceView, is_asked
from slipstream.kernel.trace import HIDDEN, Event
from slipstream.tell.commentary.seen import Moment, Runner, Seen
from slipstream.tell.say import Say, seat
from slipstream.tell.screen import Screen
from slipstream.tell.teller import Choice, Teller, worded
from slipstream.tell.words import Words

# What a previewed answer says of itself; a plan stays a plan until all are in.
_BRIEF: Final = [DISCARDED, SWAPPED, TOOK, EXCHANGED]
_CARDS: Final = ["card", "given", "taken", "first", "second"]
_HIDDEN_CARD: Final = Say("card-hidden")


class QuickGrandPrixTeller(Teller):
    game: RaceGame

    def event(self, event: Event) -> Say:
        kind = KINDS[event.kind]
        args: dict[str, Any] = {"seat": seat(event.seat)} if event.seat >= 0 else {}
        for name, value in zip(kind.arguments, event.arguments, strict=True):
            args |= _argument(name, value, self.game.components)
        if kind.name == "revealed":
            args["power"] = args["speed"] - args["number"]
        elif kind.name in ("checked", "passed"):
            args["how"] = _HOW[kind.name][args["how"]]
        return Say(f"event-{kind.name}", args, event.clause)

    def brief(self, events: Sequence[Event]) -> list[Say]:
        return [self.event(event) for event in events if event.kind in _BRIEF]

    def question(self, view: RaceView) -> Say:
        asked = view.seat if is_asked(view) else view.mover
        args: dict[str, Any] = {"seat": seat(asked)}
        if view.asking.startswith("draft"):
            held = view.hands[asked][0]
            args["card"] = held if held != UNKNOWN else _HIDDEN_CARD
            args["swapped"] = "yes" if asked in view.swapped else "no"
        elif view.asking == "plan":
            args["section"], args["limit"] = view.section + 1, view.limits[view.section]
            args["waiting"] = [seat(other) for other in view.waiting]
        elif view.asking == "swap":
            args["car"] = car(view.swaps[0])
        return Say(f"ask-{view.asking.replace('_', '-')}", args)

    def choices(self, view: RaceView) -> dict[str, Choice]:
        """A plan can still be changed by a seat that has made one."""
        if view.asking == "plan" and view.seat >= 0:
            return dict(_plans(view))
        return dict(_CHOICES[view.asking](view)) if is_asked(view) else {}

    def scene(self, view: RaceView) -> Say:
        return commentary.scene(view)

    def field(self, view: RaceView) -> list[Runner]:
        return commentary.field(view)

    def moments(self, seen: Seen) -> Iterator[Moment]:
        return commentary.moments(seen)

    def screen(self, view: RaceView, words: Words) -> Screen:
        question = words.say(self.question(view))
        return screen.draw(view, words, question, worded(self.choices(view), words))

    def picture(self, view: RaceView, events: Sequence[Event], words: Words) -> str:
        told, limit = picture.last_round(events)
        said = [
            f"{words.say(self.event(event))}  ({event.clause})"
            for event in told
            if event.kind != REVEALED
        ]
        return picture.draw(view, told, limit, said, words)


def car(code: str) -> Say:
    """`Red A`"""
    return Say(f"car-{code.lower()}")


def card(view: RaceView, code: str) -> Say:
    """`Q8: 4 or 6, die 3`"""
    one = view.cards[code]
    return Say("card", {"code": code, "low": one.low, "high": one.high, "die": one.die})


_HOW: Final[dict[str, list[str]]] = {"checked": ["holds", "fails"], "passed": ["faster", "drs"]}

assert (_HOW["checked"][FAILS], _HOW["passed"][DRS]) == ("fails", "drs")


def _argument(name: str, value: int, pieces: Components) -> dict[str, Any]:
    """An argument of an event as it is told; what the reader may not know is already hidden."""
    if name in _CARDS:
        return {name: _HIDDEN_CARD if value == HIDDEN else CODES[value]}
    if name == "car":
        return {name: car(ITEMS[value])}
    if name == "item":
        what = {"item": car(ITEMS[value])} if value < CARS else {}
        return {"what": "car" if value < CARS else "gap" if value == GAP else "sl", **what}
    if name == "face":
        return {"card": CODES[value >> 1], "number": pieces.number[value]}
    if name == "drs":
        return {name: "yes" if value else "no"}
    return {name: value}


Args = dict[str, Any]
Choices = Iterator[tuple[str, Choice]]


def _draft(view: RaceView) -> Choices:
    """Keep, discard, swap or take: whole answers, and both parts of those that name a card."""
    yield "keep", Choice(Say("choice-keep"))
    yield "discard", Choice(Say("choice-discard"), Say("choice-discard.effect"))
    yield "swap", Choice(Say("choice-swap"))
    yield "take", Choice(Say("choice-take"))
    for code in view.middle:
        yield code, Choice(card(view, code))
        yield f"swap:{code}", Choice(Say("choice-swap-for", {"card": card(view, code)}))
        yield f"take:{code}", Choice(Say("choice-take-card", {"card": card(view, code)}))


def _grid(view: RaceView) -> Choices:
    for role in ROLES:
        code = view.teams[view.seat] + role
        side = view.cars[code]
        effect = Say("choice-in-front.effect", {"power": side.power, "limit": side.limit})
        yield role, Choice(Say("choice-in-front", {"car": car(code)}), effect)


def _swap(view: RaceView) -> Choices:
    yield ".", Choice(Say("choice-decline"))
    for given in view.hands[view.seat]:
        yield given, Choice(Say("choice-give", {"card": card(view, given)}))
        for taken in view.middle:
            yield taken, Choice(card(view, taken))
            both = Say("choice-exchange", {"given": given, "card": card(view, taken)})
            yield f"{given}:{taken}", Choice(both)


_CHOICES: Final = {
    "draft_first": _draft,
    "draft_second": _draft,
    "draft_fill": _draft,
    "grid_choice": _grid,
    "swap": _swap,
}


def _plans(view: RaceView) -> Choices:
    """Every plan by its token, and by what stands before and after its first colon."""
    first, second = (view.teams[view.seat] + role for role in ROLES)
    held = sorted(CODES.index(code) for code in view.hands[view.seat])
    damaged = view.cars[first].damaged | view.cars[second].damaged << 1
    for plan in PLANS[(held[0] * len(CODES) + held[1]) * 4 + damaged]:
        token = f"{_face(view, plan >> 5)},{_face(view, plan & 31)}"
        one, other = _drive(view, first, plan >> 5), _drive(view, second, plan & 31)
        choice = Choice(Say("choice-plan", {"first": one, "second": other}))
        yield token, choice
        if ":" in token:
            yield token.partition(":")[2], choice
    for code in view.hands[view.seat]:
        drives: Args = {"car": car(first), "other": car(second), "card": card(view, code)}
        yield code, Choice(Say("choice-first-card", drives))
        yield f"pit,{code}", Choice(Say("choice-stop-and-card", drives))


def _face(view: RaceView, face: int) -> str:
    """`Q8:4`, or `pit`."""
    return "pit" if face == PIT else f"{CODES[face >> 1]}:{_number(view, face)}"


def _number(view: RaceView, face: int) -> int:
    one = view.cards[CODES[face >> 1]]
    return one.high if face & 1 else one.low


def _drive(view: RaceView, code: str, face: int) -> Say:
    """A car's part of a plan: its total speed, or a stop."""
    if face == PIT:
        return Say("choice-stop", {"car": car(code)})
    speed = view.cars[code].power + _number(view, face)
    over = "yes" if speed > view.limits[view.section] else "no"
    args: Args = {"car": car(code), "speed": speed, "card": CODES[face >> 1], "over": over}
    return Say("choice-drive", args)


TELLER = QuickGrandPrixTeller
