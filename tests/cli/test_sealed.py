"""Sealed answers on the terminal: nothing is foretold, nothing is told before its time."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.helpers import LINE, refused, run
from slipstream import CHANCE, SeededDealer, load, read
from slipstream.cli.language import speech
from slipstream.cli.preview import preview
from slipstream.cli.session import Session, new_record
from slipstream.games.formula_motor_racing.tell.teller import FormulaMotorRacingTeller
from slipstream.games.quick_grand_prix.rules.asking import PLAN as PLAN_ASKED
from slipstream.notation.record import Record
from slipstream.tell.teller import Teller

PLAN = (
    "QGP/1 monaco round=1 ask=plan:1 draft=1,2 order=SL,RA,RB,YA,YB sealed=2:Q3:3,Q4:4"
    " hand=1:Q1,Q2;2:Q3,Q4 spare=Q5,Q6,Q7,Q8,BG"
)
GRID = "QGP/1 monaco ask=grid_choice:2 draft=1,2 grid=1:A hand=1:Q1,Q2;2:Q3,Q4 spare=Q5,Q6,Q7,Q8,BG"


def begun(moves: int = 40) -> Record:
    """A race of two, a few rounds old."""
    made = Record(load("QGP", 2), {"Seed": "4"})
    state, dealer, luck = made.game.start(), SeededDealer(4), SeededDealer(5)
    while state.waiting and len(made.moves) < moves:
        seat = state.waiting[0]
        legal = state.legal(seat)
        action = state.sample(dealer) if seat == CHANCE else legal[luck.below(0, len(legal))]
        state.apply(seat, action)
        made.moves.append((seat, action))
    return made


def test_nothing_is_foretold_of_a_sealed_answer() -> None:
    """Even the last plan would only show what a guess at the others does."""
    state = read(PLAN)

    words = speech(state.game, "en", ["", "Bot 2"], 0)

    assert [preview(state, 0, [action], words) for action in state.legal(0)] == [""] * 8


def test_points_are_no_gain_before_the_race() -> None:
    state = read(GRID)

    assert "point" not in preview(state, 1, [0], speech(state.game, "en", ["Bot 1", ""], 1))


def test_a_position_is_drawn_as_svg() -> None:
    result = run("show", "--svg", "-", "--seat", "1", *PLAN.split())

    assert result.exit_code == 0
    assert result.stdout.startswith("<svg ")
    assert "Q3:3" not in result.stdout


def test_the_drawing_of_a_record_tells_its_last_round(tmp_path: Path) -> None:
    file = tmp_path / "two.race"
    file.write_text(begun().write(), "utf-8")

    result = run("show", "--svg", "-", file)

    assert "at the reveal" in result.stdout
    assert "QGP-6." in result.stdout


def test_a_game_without_a_drawing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FormulaMotorRacingTeller, "picture", Teller.picture)

    assert "no drawing of Formula Motor Racing" in refused(run("show", "--svg", "-", *LINE.split()))


def test_a_reveal_is_told_line_by_line(tmp_path: Path) -> None:
    file = tmp_path / "two.race"
    file.write_text(begun().write(), "utf-8")

    told = run("replay", file).stdout.splitlines()

    assert any(line.strip().startswith("Red A drives at ") for line in told)
    assert any(" has a plan  QGP-5.3" in line for line in told)


def alone(seed: int = 4) -> Session:
    """Seat 1 against a bot of seat 2, at its first plan."""
    game = load("QGP", 2)
    session = Session(new_record(game, 0, {1: "planner"}, seed), 0, {1: "planner"})
    while session.advance() and session.state.asking != PLAN_ASKED:
        session.answer(session.state.legal(0)[0])
    return session


def test_a_plan_is_not_taken_back_once_all_are_revealed() -> None:
    """The bot would plan the same again, and its plan is known now."""
    session = alone()
    session.answer(session.state.legal(0)[0])
    session.advance()
    before = session.record.moves[:]

    assert not session.undo()
    assert session.record.moves == before
    assert session.barrier() == max(at + 1 for at, (seat, _) in enumerate(before) if seat == 1), (
        "the last sealed answer opened all of them"
    )


def test_a_choice_after_the_reveal_can_be_taken_back_to_it() -> None:
    """A swap after a stop is open; it can be taken back, the plans before it cannot."""
    game = load("QGP", 2)
    start = (
        "QGP/1 monaco round=1 ask=plan:1,2 draft=1,2 order=SL,RA',RB,YA,YB"
        " hand=1:Q1,Q2;2:Q3,Q4 spare=Q5,Q6,Q7,Q8,BG"
    )
    session = Session(Record(game, {"Start": start, "Seed": "4"}), 0, {1: "planner"})
    session.answer(session.state.decisions[session.state.asking].read(session.state, 0, "pit,Q1:1"))
    session.advance()
    swapping = session.state.asking
    session.answer(session.state.legal(0)[1])
    session.advance()

    assert session.undo()
    assert session.state.asking == swapping
    assert not session.undo()


def test_before_a_reveal_everything_can_be_taken_back() -> None:
    session = alone()

    assert session.barrier() == 0
    assert session.undo()


def test_the_terminal_says_that_plans_are_revealed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    told = run("play", "QGP", "--seats", 2, "--seed", 4, text="1\n" * 12 + "u\n" * 3).stdout

    assert "revealed" in told.split("> u")[-1]
    assert "nothing to take back" not in told
