"""Introductions: positions of a game, what to answer in them and why, as data beside its rules.

A lesson is a file `lessons.toml` in the folder of a game. Each step begins at its own position, or
where the step before has ended; it is played through the engine, so that it can never tell wrong.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from slipstream.games.registry import find, read
from slipstream.kernel.game import State, play
from slipstream.kernel.trace import Event


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do and understand."""

    say: str
    """What there is to see, and what to do."""
    clause: str
    answer: str
    """The learner's token; `@14.1` is a whole move by its name; several stand with spaces."""
    after: str
    """What has happened, and why."""
    position: str = ""
    """The position line that it begins from; nothing: where the last one has ended."""
    then: list[str] = []
    """What the dealer and the others answer afterwards, in order."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An introduction to one game."""

    title: str
    step: list[LessonStep]


class PlayedStep(msgspec.Struct, frozen=True):
    """A step as the engine plays it."""

    step: LessonStep
    before: State
    seat: int
    tokens: list[str]
    events: list[Event]
    after: State


@cache
def lesson(code: str) -> Lesson | None:
    """The introduction to a game, if it has one."""
    package = find(code).__module__.rpartition(".")[0]
    file = files(package) / "lessons.toml"
    if not file.is_file():
        return None
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), Lesson)


def played(code: str) -> list[PlayedStep]:
    """Every step of a lesson, played; an answer that the rules refuse is an error."""
    found = lesson(code)
    steps: list[PlayedStep] = []
    for step in found.step if found else []:
        before = read(step.position) if step.position else steps[-1].after.copy()
        steps.append(_play(step, before))
    return steps


def _play(step: LessonStep, before: State) -> PlayedStep:
    seat = before.waiting[0]
    after = before.copy()
    after.trace = []
    tokens = [token for word in step.answer.split() for token in _answer(after, seat, word)]
    for word in step.then:
        _answer(after, after.waiting[0], word)
    events, after.trace = after.trace, None
    return PlayedStep(step, before, seat, tokens, events, after)


def _answer(state: State, seat: int, word: str) -> list[str]:
    """A token, or the tokens of a whole move."""
    ways = {way.name: way.answers for way in state.game.ways(state, seat)}
    if word not in ways:
        return [_apply(state, seat, word)]
    tokens = []
    for action in ways[word]:
        tokens.append(state.decisions[state.asking].spell(state, action))
        play(state, seat, action)
    return tokens


def _apply(state: State, seat: int, token: str) -> str:
    decision = state.decisions[state.asking]
    action = decision.read(state, seat, token)
    play(state, seat, action)
    return decision.spell(state, action)
