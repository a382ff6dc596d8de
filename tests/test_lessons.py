"""The introductions, played through the rules: every step is legal and does what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from slipstream.clauses import text_of
from slipstream.games import lessons
from slipstream.games.lessons import TEXT, TITLE, Lesson, Scene, Step, lesson, scenes
from slipstream.games.registry import GAMES, find, words
from slipstream.kernel.errors import IllegalAction
from slipstream.kernel.game import CHANCE
from slipstream.kernel.text import read_line
from slipstream.tell.words import LANGUAGES

FEWEST = 5
TOLD = {code: found for code in GAMES if (found := lesson(code))}
STEPS = [
    pytest.param(scene, id=f"{code}-{number}")
    for code, found in TOLD.items()
    for number, scene in enumerate(scenes(found), 1)
]


def test_every_game_has_an_introduction() -> None:
    assert set(TOLD) == set(GAMES)


@pytest.mark.parametrize("code", TOLD)
def test_an_introduction_has_five_steps_or_more(code: str) -> None:
    assert len(TOLD[code].step) >= FEWEST


@pytest.mark.parametrize("scene", STEPS)
def test_a_step_asks_its_reader_and_ends_as_it_says(scene: Scene) -> None:
    line = read_line(scene.after.game.line(scene.after, CHANCE))

    assert scene.seat in scene.before.waiting
    assert {key: line.fields.get(key, "") for key in scene.step.proof} == scene.step.proof
    assert scene.events


@pytest.mark.parametrize("scene", STEPS)
def test_a_step_names_a_clause_of_its_game_and_says_something(scene: Scene) -> None:
    step = scene.step

    assert step.clause.startswith(f"{scene.before.game.code}-")
    assert text_of(step.clause)
    for language in LANGUAGES:
        speech = words(type(scene.before.game), language=language)
        told = [speech.say(step.told(part)) for part in ("title", "say", "after")]
        assert min(map(len, told)) > 5
        assert "\n" not in "".join(told)


@pytest.mark.parametrize("code", TOLD)
def test_an_introduction_says_what_it_is_about(code: str) -> None:
    for language in LANGUAGES:
        speech = words(find(code), language=language)
        assert speech.say(TITLE)
        assert speech.say(TEXT)


@pytest.mark.parametrize("code", TOLD)
def test_every_step_has_a_name_of_its_own(code: str) -> None:
    names = [step.id for step in TOLD[code].step]

    assert len(set(names)) == len(names)


def test_a_whole_move_is_answered_by_its_name() -> None:
    """TA-W7 and TA-W10, GP-W15, on other straights."""
    draft, lead = (scenes(TOLD["TA"])[number].after for number in (1, 5))
    tail = scenes(TOLD["GP"])[5].after

    assert "cars=8@29.1,11@28.1,25@27.1/f*,29@26.1" in draft.game.line(draft, 0)
    assert "cars=25@27.2/t*,29@26.2,41@25.2,8@22.1" in lead.game.line(lead, 0)
    assert "cars=1@51.2/t*,23@50.2,16@49.2,4@46.1" in tail.game.line(tail, 0)


def test_a_reader_may_answer_several_times_in_one_step() -> None:
    """GP-W43: the car goes back for each marker that it drops."""
    stop = scenes(TOLD["GP"])[10].after

    assert "1@48.P/eB*" in stop.game.line(stop, 0)


def test_a_game_without_an_introduction_has_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(lessons, "files", lambda place: tmp_path / place)
    lesson.cache_clear()

    assert lesson("FMR") is None
    lesson.cache_clear()


def test_a_step_that_the_rules_refuse_is_refused() -> None:
    first = TOLD["GPF1"].step[0]
    wrong = Step(first.id, first.clause, "2", first.seat, first.line)

    with pytest.raises(IllegalAction):
        scenes(Lesson((wrong,)))
