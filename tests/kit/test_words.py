"""Facts in words: every game says all that it tells, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message, Resource, Term, VariableReference
from fluent.syntax.visitor import Visitor

import sealed_bids
import slipstream
from kit.entries import Entry
from kit.races import Race
from sealed_bids.game import SealedBids
from slipstream import GAMES, PUBLIC, Game
from slipstream.games.registry import teller, words
from slipstream.kernel.trace import seen
from slipstream.tell.say import SEAT, Say
from slipstream.tell.screen import text as plain_text
from slipstream.tell.teller import parts
from slipstream.tell.words import LANGUAGES, Words

SOURCE = Path(slipstream.__file__).parent
FOLDERS = (SOURCE, Path(sealed_bids.__file__).parent)
CATALOGUES = [
    file for folder in FOLDERS for file in sorted(folder.rglob(f"words/{LANGUAGES[0]}.ftl"))
]
NAMES = [f"Driver {seat + 1}" for seat in range(11)]
# A message by its name, or what stands for a value in one: nothing for a reader.
RAW = re.compile(r"[{}⟨⟩$]|\b(?:event|ask|choice|card|car|notice|screen|result|picture)-[a-z]")
YOU = re.compile(r"\b(?:you|your|yours|du|dich|dir|dein|deine[mnrs]?)\b", re.IGNORECASE)
STEPS = 40  # of a race at which everything is said to everybody


def games() -> list[type[Game]]:
    return [*(load() for load in GAMES.values()), SealedBids]


def marks(entry: Entry) -> list[pytest.MarkDecorator]:
    """The smallest field by both builds, the largest by one; those between by `make more`."""
    if entry.seats == entry.kind.fewest:
        return []
    return [pytest.mark.once if entry.seats == entry.kind.most else pytest.mark.more]


CASES = [
    pytest.param(entry, language, id=f"{entry.name()}-{language}", marks=marks(entry))
    for kind in games()
    for seats in range(kind.fewest, kind.most + 1)
    for entry in [Entry(kind, seats, ())]
    for language in LANGUAGES
]


@cache
def race(entry: Entry) -> Race:
    return Race(entry, entry.seats)


def readers(entry: Entry, language: str) -> Iterator[Words]:
    for reader in (*range(entry.seats), PUBLIC):
        yield words(entry.kind, NAMES[: entry.seats], reader, language)


def is_about(fact: Say, reader: int) -> bool:
    """Whether the reader's own seat is named in it."""
    if fact.id == SEAT:
        return fact.args["n"] == reader
    inner = [
        one
        for value in fact.args.values()
        for one in (value if isinstance(value, list | tuple) else [value])
    ]
    return any(isinstance(one, Say) and is_about(one, reader) for one in inner)


def told(speech: Words, fact: Say) -> str:
    """In words; nobody is called "you" but the reader."""
    text = speech.say(fact)
    check(text)
    assert is_about(fact, speech.reader) or not YOU.search(text), text
    return text


def check(text: str) -> None:
    assert text.strip(), "something is said"
    assert not RAW.search(text), text


@pytest.mark.uncounted
@pytest.mark.parametrize(("entry", "language"), CASES)
class TestARace:
    def test_every_event_has_its_words(self, entry: Entry, language: str) -> None:
        driven = race(entry)
        for speech in readers(entry, language):
            for step in driven.steps:
                for event in step.events:
                    fact = teller(driven.game).event(seen(event, driven.game.kinds, speech.reader))
                    told(speech, fact)
                    assert fact.clause == event.clause

    def test_every_question_answer_and_notice_has_its_words(
        self, entry: Entry, language: str
    ) -> None:
        game = race(entry).game
        for step in race(entry).some(STEPS):
            for speech in readers(entry, language):
                view = game.view(step.before, speech.reader)
                told(speech, teller(game).question(view))
                for notice in teller(game).notices(view):
                    told(speech, notice)
                for choice in teller(game).choices(view).values():
                    check(speech.say(choice.label))
                    check(speech.say(choice.effect)) if choice.effect else None

    def test_every_answer_has_words_of_its_own(self, entry: Entry, language: str) -> None:
        game = race(entry).game
        for step in race(entry).some(STEPS):
            if step.seat >= 0:
                speech = words(entry.kind, NAMES, step.seat, language)
                choices = teller(game).choices(game.view(step.before, step.seat))
                decision = step.before.decision
                tokens = [decision.spell(step.before, a) for a in step.before.legal(step.seat)]
                assert all(t in choices or parts(t)[1] in choices for t in tokens)
                whole = [speech.say(choices[t].label) for t in tokens if t in choices]
                assert len(set(whole)) == len(whole)

    def test_every_brief_and_whole_move_has_its_words(self, entry: Entry, language: str) -> None:
        game = race(entry).game
        for step in race(entry).some(STEPS):
            speech = words(entry.kind, NAMES[: entry.seats], step.seat, language)
            for fact in teller(game).brief(step.events):
                check(speech.say(fact))
            for way in teller(game).ways(step.before, step.seat)[:STEPS]:
                check(speech.say(way.outcome)) if way.outcome else None

    def test_the_screen_is_drawn_and_fits(self, entry: Entry, language: str) -> None:
        game = race(entry).game
        states = [*(step.before for step in race(entry).some(STEPS)), race(entry).final]
        for state in states:
            for speech in readers(entry, language):
                drawn = teller(game).screen(game.view(state, speech.reader), speech)
                for one in (
                    *drawn.board,
                    *drawn.hand,
                    drawn.question,
                    *drawn.unseen,
                    *drawn.result,
                ):
                    assert sum(len(segment.text.rstrip("\n")) for segment in one) < 80, one
                    assert not RAW.search(plain_text(one)), one

    def test_the_drawing_is_well_formed(self, entry: Entry, language: str) -> None:
        game, final = race(entry).game, race(entry).final
        events = [event for step in race(entry).steps for event in step.events]
        for speech in readers(entry, language):
            drawn = teller(game).picture(game.view(final, speech.reader), events, speech)
            if drawn:  # a game may have none
                ElementTree.fromstring(drawn)


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (Fluent's)
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """The variables of each message of a catalogue, attributes among them, in their order."""
    resource: Resource = parse(file.read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, Message | Term):
            for name, pattern in [
                ("", entry.value),
                *((a.id.name, a.value) for a in entry.attributes),
            ]:
                visitor = Variables()
                visitor.visit(pattern) if pattern else None
                found[f"{entry.id.name}.{name}".rstrip(".")] = visitor.found
    return found


@pytest.mark.parametrize("file", CATALOGUES, ids=lambda file: file.parents[1].name)
def test_all_languages_say_the_same_in_the_same_order(file: Path) -> None:
    first = messages(file)
    for language in LANGUAGES[1:]:
        other = messages(file.with_name(f"{language}.ftl"))

        assert list(other) == list(first)
        # How many, and whether it is you, matter in one language and not in another.
        free = {"you", "category"}
        assert {name: of - free for name, of in other.items()} == {
            name: of - free for name, of in first.items()
        }


@pytest.mark.parametrize(
    "file", sorted(SOURCE.rglob("words/*.ftl")), ids=lambda f: str(f.parts[-3:])
)
def test_a_catalogue_is_read_without_an_error(file: Path) -> None:
    assert not [entry for entry in parse(file.read_text("utf-8")).body if isinstance(entry, Junk)]
