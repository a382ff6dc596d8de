"""The introductions: worked examples to click through, each step proved by the rules themselves.

A lesson is data, `lessons.toml` beside the rules of its game. A step stands in a position of its
own (`line`) or goes on from the step before; the reader's `answer` is played, then what luck (`~4`)
and the seats (`2 Q1:5,pit`, from 1) answer. A whole move is answered by its name (`@27.1`).

What is said stands in the game's catalogues: `lesson.title` and `lesson.text` of the whole, and for
a step `overtake` the attributes `title`, `say` and `after` of `lesson-overtake`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from slipstream.games.registry import find, package, read, teller
from slipstream.kernel.game import CHANCE, State
from slipstream.kernel.trace import Event
from slipstream.tell.say import Say

_DEALER: Final = "~"
TITLE: Final = Say("lesson.title")
TEXT: Final = Say("lesson.text")
"""What the whole is about."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do, with what is said before and after it."""

    id: str
    """What it is called in the catalogues."""
    clause: str
    """The rule that it is about."""
    answer: str
    """The token to answer with, or the name of a whole move."""
    seat: int = 0
    """Whose eyes, from 1; 0: as in the step before."""
    line: str = ""
    """The position; empty: as the step before has left it."""
    then: tuple[str, ...] = ()
    """What luck and the others answer next."""
    proof: dict[str, str] = {}
    """Fields of the position line afterwards."""

    def told(self, part: str) -> Say:
        """Its `title`; what there is to see and to do (`say`); what came of it (`after`)."""
        return Say(f"lesson-{self.id}.{part}")


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step: tuple[Step, ...]


class Scene(msgspec.Struct, frozen=True):
    """A step as the rules play it."""

    step: Step
    seat: int
    """From 0."""
    before: State
    after: State
    events: tuple[Event, ...]


@cache
def lesson(code: str) -> Lesson | None:
    """The introduction to a game, if it has one."""
    file = files(package(find(code))) / "lessons.toml"
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson)


def scenes(of: Lesson) -> list[Scene]:
    """Every step, played; a step that is not legal raises what the rules say about it."""
    found: list[Scene] = []
    for step in of.step:
        last = found[-1] if found else None
        before = read(step.line) if step.line or last is None else last.after
        seat = step.seat - 1 if step.seat or last is None else last.seat
        found.append(_scene(step, seat, before))
    return found


def _scene(step: Step, seat: int, before: State) -> Scene:
    after = before.copy()
    after.trace = []
    _answer(after, seat, step.answer)
    for said in step.then:
        if said.startswith(_DEALER):
            _answer(after, CHANCE, said.removeprefix(_DEALER))
        else:
            other, _, token = said.partition(" ")
            _answer(after, int(other) - 1, token)
    return Scene(step, seat, before, after, tuple(after.trace))


def _answer(state: State, seat: int, token: str) -> None:
    """A token, or the name of a whole move."""
    for way in teller(state.game).ways(state, seat):
        if way.name == token:
            for action in way.answers:
                state.apply(seat, action)
            return
    state.apply(seat, state.decision.read(state, seat, token))
