"""What a game tells of a race, as facts and pictures: each game answers these in its `tell`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

import msgspec

from slipstream.kernel.game import Game
from slipstream.kernel.trace import HIDDEN, Event
from slipstream.tell import screen
from slipstream.tell.commentary.seen import Moment, Runner, Seen
from slipstream.tell.printed_board import PrintedBoard
from slipstream.tell.say import Say, seat
from slipstream.tell.screen import Screen, plain, row
from slipstream.tell.words import Words

_MARK: Final = re.compile(r"(?<!^)[#!]")


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A token, or a part of one, as a fact."""

    label: Say
    effect: Say | None = None
    """What it does in general; what it would do here is found by trying."""


def parts(token: str) -> tuple[str, str]:
    """Before and after the colon, or before a mark and from the mark on: `15` and `#62`."""
    head, colon, tail = token.partition(":")
    mark = _MARK.search(token)
    return (head, tail) if colon or not mark else (token[: mark.start()], token[mark.start() :])


def answers(tokens: Sequence[str], choices: Mapping[str, Choice]) -> dict[str, Choice]:
    """Every token, with the parts that menus take apart."""
    found: dict[str, Choice] = {}
    for token in tokens:
        for part in parts(token):
            if part in choices:
                found[part] = choices[part]
        found[token] = _whole(token, choices)
    return found


def _whole(token: str, choices: Mapping[str, Choice]) -> Choice:
    """As a whole, or of its parts; what the first part does, the whole does."""
    if token in choices:
        return choices[token]
    head, tail = parts(token)
    first, second = choices.get(head), choices.get(tail)
    if second is None:
        return Choice(Say("token", {"token": token}), first.effect if first else None)
    if first is None:
        return second
    both = Say("joined", {"first": first.label, "second": second.label})
    return Choice(both, first.effect)


def worded(choices: Mapping[str, Choice], words: Words) -> dict[str, screen.Choice]:
    """Choices in words, as a terminal shows them."""
    return {
        token: screen.Choice(
            row(words.say(choice.label)), words.say(choice.effect) if choice.effect else ""
        )
        for token, choice in choices.items()
    }


def choice_of(token: str, shown: Screen) -> screen.Choice:
    """A token in words: as a whole, or part by part."""
    known = shown.words
    if token in known:
        return known[token]
    head, tail = parts(token)
    if tail not in known:
        return screen.Choice(row(token))
    label = known[tail].label
    return screen.Choice((*known[head].label, *row("  "), *label) if head in known else label)


class Way(msgspec.Struct, frozen=True):
    """Several answers of one seat in a row, named by where they lead."""

    name: str
    answers: tuple[int, ...]
    outcome: Say | None = None
    """What comes of it, in few words: `8th to 3rd`."""


class Teller:
    """Tells one game. The class itself is for a game that brings no words of its own."""

    borrows: ClassVar[tuple[str, ...]] = ()
    """Packages whose words the game uses besides its own: those of its family."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def event(self, event: Event) -> Say:
        """What happened, as its reader may know it."""
        kind = self.game.kinds[event.kind]
        args: dict[str, Any] = {
            name: "?" if value == HIDDEN else value
            for name, value in zip(kind.arguments, event.arguments, strict=True)
        }
        if event.seat >= 0:
            args["seat"] = seat(event.seat)
        return Say(f"event-{kind.name.replace('_', '-')}", args, event.clause)

    def brief(self, events: Sequence[Event]) -> list[Say]:
        """What events amount to in a few words, for the preview of an answer."""
        return [self.event(event) for event in events]

    def question(self, view: Any) -> Say:
        """What is asked now, and of whom."""
        return Say(f"ask-{view.asking.replace('_', '-')}")

    def choices(self, view: Any) -> dict[str, Choice]:
        """In words: whole tokens, and both parts of those that menus take apart."""
        return {}

    def notices(self, view: Any) -> list[Say]:
        """What should not be overlooked."""
        return []

    def ways(self, state: Any, seat: int) -> list[Way]:
        """Whole moves that `seat` may make now, for those who would not choose step by step."""
        return []

    def reach(self, state: Any, seat: int, most: int) -> dict[str, int]:
        """Where the move that `seat` has begun can end, each with the best place it can bring.

        Named as its `ways` are. At most so many positions are walked; those that are nearest to
        driving straight on come first.
        """
        return {}

    def scene(self, view: Any) -> Say | None:
        """With what a report of the race begins: where, and how long."""
        return None

    def field(self, view: Any) -> list[Runner]:
        """The cars in the race, the leader first, those that have finished before the others.

        Empty before the grid stands.
        """
        return []

    def moments(self, seen: Seen) -> Iterable[Moment]:
        """What a commentator tells of the race beside who runs where."""
        return ()

    def screen(self, view: Any, words: Words) -> Screen:
        """A view drawn for a terminal."""
        return plain(view)

    def picture(self, view: Any, events: Sequence[Event], words: Words) -> str:
        """A view as an SVG drawing; `events` are all that led to it, as its reader may know them.

        Empty if the game has no drawing.
        """
        return ""

    def board(self) -> PrintedBoard | None:
        """The printed board as data; None if the game is played without one."""
        return None
