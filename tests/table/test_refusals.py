"""Refusals are facts: every one that the table can give has words in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import slipstream.table
from kit.test_words import messages
from slipstream.kernel.errors import IllegalAction, InvalidOption, InvalidText
from slipstream.table.room.refusal import CATALOGUE, OldRules, Refusal
from slipstream.table.room.room import unreadable
from slipstream.table.server.problems import refusal_of
from slipstream.table.telling import rest, wire
from slipstream.tell.say import Say
from slipstream.tell.words import LANGUAGES, Words, catalogue

FOLDER = Path(slipstream.table.__file__).parent
SAYINGS = messages(FOLDER / "words" / "en.ftl")
MESSAGES = {name: of for name, of in SAYINGS.items() if name.startswith("refused-")}
OF_THE_PAGE = {"refused-offline"}
BY_CODE = ("ambiguous", "illegal", "invalid", "malformed")  # where the code is a variable


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every refusal in the table's source, with its file; some are classes of their own."""
    for file in sorted(FOLDER.rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        kinds = [
            node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and _refuses(node)
        ]
        for of, name in [(tree, "Refusal"), *((kind, "super().__init__") for kind in kinds)]:
            for node in ast.walk(of):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == name:
                    yield f"{file.name}:{node.lineno}", node


def _refuses(kind: ast.ClassDef) -> bool:
    return any(ast.unparse(base) == "Refusal" for base in kind.bases)


def _text(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def said(node: ast.Call) -> set[str]:
    """The messages that a call may name."""
    says = node.args[1] if len(node.args) > 1 else None
    names = [part for part in ast.walk(says) if isinstance(part, ast.Constant)] if says else []
    found = {str(name.value) for name in names if isinstance(name.value, str) and name.value}
    code = _text(node.args[0]).replace("_", "-")
    return {f"refused-{name}" for name in found} or ({f"refused-{code}"} if code else set())


def test_every_refusal_has_its_words_and_no_words_are_left_over() -> None:
    named = {message: place for place, call in calls() for message in said(call)}
    used = set(named) | {f"refused-{code}" for code in BY_CODE} | OF_THE_PAGE

    assert {message: place for message, place in named.items() if message not in MESSAGES} == {}
    assert sorted(set(MESSAGES) - used) == []


def test_what_the_table_says_in_the_chat_is_said_somewhere() -> None:
    sources = "".join(file.read_text("utf-8") for file in FOLDER.rglob("*.py"))

    assert [name for name in SAYINGS.keys() - MESSAGES.keys() if f'"{name}"' not in sources] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_said_in_every_language(language: str) -> None:
    words = Words(catalogue(language, CATALOGUE))

    for message, arguments in MESSAGES.items():
        told = words.say(Say(message, dict.fromkeys(arguments, "Ann.")))
        assert told[0].isupper() or told[0] in "„“", told
        assert told.endswith("."), told


def test_programs_are_told_in_english() -> None:
    refusal = Refusal("taken", args={"seat": 3})

    assert refusal.text == str(refusal) == "Seat 3 is taken."
    assert wire.refused(refusal, "7") == wire.Refused(
        id="7", code="taken", say=Say("refused-taken", {"seat": 3}), text="Seat 3 is taken."
    )
    assert rest.problem(refusal).text == refusal.text


def test_an_illegal_answer_names_its_token_and_its_clause() -> None:
    error = IllegalAction("no such card: CG", "CG:g1", "FMR/1 ...", "FMR-4.2")
    refusal = unreadable("illegal", error)

    assert refusal.say == Say("refused-illegal", {"token": "CG:g1"}, "FMR-4.2")
    assert refusal.text == "no such card: CG"


def test_an_option_is_refused_by_its_name_and_clause() -> None:
    refusal = refusal_of(InvalidOption("4 or 5", "GPF1-1.17", "laps", "9"))

    named, about = Say("option-laps"), Say("option-laps.about")
    assert refusal.say.id == "refused-option"
    assert refusal.say.args == {"option": named, "value": "9", "about": about}
    assert refusal.clause == "GPF1-1.17"
    assert refusal.text == "laps=9: 4 or 5 (GPF1-1.17)"


def test_what_the_rules_refuse_otherwise_keeps_its_clause() -> None:
    refusal = refusal_of(InvalidOption("for 3 to 6 players", "FMR-2.1"))
    text = refusal_of(InvalidText("no line", "x", ""))

    assert refusal.say == Say("refused-not-possible", {}, "FMR-2.1")
    assert (text.code, text.text) == ("invalid", "no line")


def test_old_rules_are_named() -> None:
    assert "FMR/1" in OldRules("FMR/1", "FMR/2").text
