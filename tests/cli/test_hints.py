"""What an ace would do, and who the others are, at the prompt."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.helpers import run
from slipstream import CHANCE, SeededDealer, State, load
from slipstream.bots.hints import Advice
from slipstream.cli import hints
from slipstream.cli.hints import spelled
from slipstream.cli.session import Session


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def first_two(session: Session) -> list[Advice]:
    """Any two answers: what is tested is how they are told."""
    first, second = session.state.legal(session.seat)[:2]
    return [Advice([first, -1], 2.0, 1.6, 0.4, 0.0), Advice([second], 2.0, 2.3, 0.2, 0.25)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "C",
            [
                "finish about 0.4 places higher",
                "About 0.7 places behind the best",
                "in 25% of trials",
            ],
        ),
        (
            "de_DE",
            ["etwa 0,4 Plätze weiter vorn", "Etwa 0,7 Plätze schlechter", "In 25 % der Versuche"],
        ),
    ],
)
def test_a_hint_tells_moves_gains_cost_and_risk(
    monkeypatch: pytest.MonkeyPatch, language: str, said: list[str]
) -> None:
    monkeypatch.setattr(Session, "hints", first_two)
    result = run("play", "FMR", "--seed", 7, "--bots", "random", text="h\nq\n", language=language)
    told = " ".join(result.stdout.split())

    assert result.exit_code == 0
    for words in said:
        assert words in told


@pytest.mark.parametrize("width", [60, 100, 130])
def test_a_long_move_leaves_room_for_what_is_said_of_it(
    monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """A whole move of Grand Prix is many tokens long."""

    def long(state: State, seat: int, answers: list[int]) -> list[str]:
        return [*spelled(state, seat, answers), *["f"] * 40]

    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setattr(Session, "hints", first_two)
    monkeypatch.setattr(hints, "spelled", long)
    monkeypatch.setattr(hints, "preview", lambda *_: "")
    result = run("play", "FMR", "--seed", 7, "--bots", "random", text="hint\nq\n")

    told = result.stdout
    assert "Chance to win: 40%." in " ".join(told.split())
    assert len([line for line in told.splitlines() if len(line.split()) == 1]) < 12


def test_a_race_has_hints_of_its_own() -> None:
    result = run("play", "QGP", "--seed", 7, "--seats", 2, "--bots", "random", text="?\nq\n")

    assert "what an ace would do" in result.stdout


def test_drivers_are_introduced_and_called_by_their_names() -> None:
    result = run(
        "play", "FMR", "--seed", 7, "--seats", 3, "--bots", "rookie-gambler,random", text="q\n"
    )

    assert "Coinflip (COI), rookie gambler: Tosses a coin" in result.stdout
    german = run("play", "FMR", "--seed", 7, "--bots", "rookie-blocker", text="q\n", language="de")
    assert "Cork (CRK), Neuling, Blockierer: Hat die Mitte" in german.stdout


def test_a_move_is_spelled_as_far_as_it_is_certain() -> None:
    state = load("TA", 2).start()
    luck = SeededDealer(1)
    while state.waiting == [CHANCE] or len(state.legal(state.waiting[0])) < 3:
        seat = state.waiting[0]
        answer = state.sample(luck) if seat == CHANCE else state.legal(seat)[0]
        state.apply(seat, answer)
    seat = state.waiting[0]
    first = state.legal(seat)[0]

    assert len(spelled(state, seat, [first, -1])) == 1
    assert spelled(state, seat, [-1]) == []
