"""Introductions: every step is played by the engine and names a clause that there is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from slipstream.clauses import read_clauses
from slipstream.games.registry import GAMES
from slipstream.kernel.errors import SlipstreamError
from slipstream.notation import lessons
from slipstream.notation.lessons import LessonStep, lesson, played

RULES = Path(__file__).parents[2] / "docs" / "rules"
TAUGHT = [code for code in GAMES if lesson(code) is not None]


def steps() -> Iterator[tuple[str, int]]:
    for code in TAUGHT:
        yield from ((code, number) for number in range(len(played(code))))


@pytest.mark.parametrize("code", TAUGHT)
def test_a_lesson_has_at_least_five_steps(code: str) -> None:
    found = lesson(code)

    assert found is not None
    assert found.title
    assert len(played(code)) >= 5


@pytest.mark.parametrize(("code", "number"), list(steps()))
def test_a_step_is_played_by_its_learner_and_told_in_words(code: str, number: int) -> None:
    step = played(code)[number]

    assert step.seat == 0
    assert step.tokens
    assert step.step.say
    assert step.step.after
    assert step.after.game.line(step.after, 0) != step.before.game.line(step.before, 0)


@pytest.mark.parametrize("code", TAUGHT)
def test_a_step_names_a_clause_of_its_game(code: str) -> None:
    rules = [file.read_text("utf-8") for file in RULES.glob("*.md")]
    known = {id_ for text in rules for id_ in read_clauses(text)}

    assert {step.step.clause for step in played(code)} <= known
    assert all(step.step.clause.startswith(f"{code}-") for step in played(code))


def test_a_whole_move_is_named_by_where_it_leads() -> None:
    step = played("TA")[1]

    assert step.tokens == [">"] * 6
    assert next(event.clause for event in step.events if event.kind == 0) == "TA-6.1.2"


def test_thunder_alleys_worked_examples_end_where_the_rules_say() -> None:
    """TA-W7 and TA-W10, further along the same straight."""
    line, lead = (played("TA")[number].after for number in (1, 5))

    assert "cars=8@29.1,11@28.1,25@27.1/f*,29@26.1" in line.game.line(line, 0)
    assert "cars=25@27.2/t*,29@26.2,41@25.2,8@22.1" in lead.game.line(lead, 0)


def test_grand_prixs_worked_examples_end_where_the_rules_say() -> None:
    """GP-W20, GP-W15 and GP-W43, on another circuit."""
    charge, lead, stop = (played("GP")[number].after for number in (3, 5, 11))

    assert "cars=1@50.2/t*,4@45.3" in charge.game.line(charge, 0)
    assert "cc=1:1" in charge.game.line(charge, 0)
    assert "cars=1@51.2/t*,23@50.2,16@49.2,4@46.1" in lead.game.line(lead, 0)
    assert "1@48.P/eB*" in stop.game.line(stop, 0)


def test_an_answer_that_the_rules_refuse_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    first = played("TA")[0].step
    wrong = LessonStep(first.say, first.clause, "25#99", first.after, first.position)
    monkeypatch.setattr(lessons, "lesson", lambda _: lessons.Lesson("", [wrong]))

    with pytest.raises(SlipstreamError):
        played("TA")


def test_the_others_and_the_dealer_answer_as_the_lesson_says(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = (step.step for step in played("TA")[:2])
    move = LessonStep(first.say, first.clause, "25#33 @27.1", second.after, first.position, ["8!"])
    monkeypatch.setattr(lessons, "lesson", lambda _: lessons.Lesson("", [move]))

    assert played("TA")[0].after.waiting == [0]


def test_a_game_may_have_no_lesson(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lessons, "files", lambda _: tmp_path)
    monkeypatch.setattr(lessons, "lesson", lesson.__wrapped__)

    assert lessons.lesson("TA") is None
    assert played("TA") == []
