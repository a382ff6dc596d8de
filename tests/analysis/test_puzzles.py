"""Puzzles: clearly best answers only, from what the seat could know; the shipped sets."""

from __future__ import annotations

import tomllib

import msgspec
import pytest
from click.testing import CliRunner

from analysis.races import RACES, text_of
from slipstream import GAMES
from slipstream.analysis.puzzles import (
    CLEAR,
    Puzzle,
    PuzzleSet,
    is_clear,
    puzzles_of,
    shipped,
    written,
)
from slipstream.analysis.verdict import Amount, Loss
from slipstream.cli import main
from slipstream.games.registry import read
from slipstream.notation.record import read_record


@pytest.mark.parametrize("code", GAMES)
def test_every_game_brings_puzzles_that_can_be_asked(code: str) -> None:
    found = shipped(code).puzzle

    assert found
    assert len({one.line for one in found}) == len(found)
    for one in found:
        state = read(one.line)
        legal = [state.decision.spell(state, answer) for answer in state.legal(one.seat - 1)]
        assert one.answer in legal
        assert one.rival in legal
        assert one.answer != one.rival
        assert one.places >= CLEAR * one.error
        assert one.win > 0


def test_only_a_gap_well_above_its_error_makes_a_puzzle() -> None:
    def loss(win: float, error: float) -> Loss:
        return Loss(Amount(win, error), Amount(2 * win, error), Amount())

    assert is_clear(loss(0.3, 0.05))
    assert not is_clear(loss(0.3, 0.2))
    assert not is_clear(loss(0.02, 0.0))


def test_the_same_seed_finds_the_same_puzzles_and_a_file_keeps_them() -> None:
    record = read_record(text_of("FMR-6-aside_18-colours-grid"))
    del record.moves[60:]
    found = list(puzzles_of(record, 60, 1, None))
    text = written(found, "slipstream puzzles x.race")

    assert found == list(puzzles_of(record, 60, 1, None))
    assert msgspec.convert(tomllib.loads(text), PuzzleSet) == PuzzleSet(tuple(found))
    assert all(one.seat == 2 for one in puzzles_of(record, 60, 1, 1))


def test_the_command_reads_records_or_lets_bots_race() -> None:
    runner = CliRunner()
    file = str(RACES / "FMR-6-aside_18-colours-grid.race")
    made = runner.invoke(main, ["puzzles", file, "--playouts", "8", "--seat", "1"])
    both = runner.invoke(main, ["puzzles", file, "--game", "FMR"])

    assert made.exit_code == 0, made.output
    assert made.output.startswith("# Made by: slipstream")
    assert both.exit_code == 2
    assert "--game" in both.output


def test_a_puzzle_is_kept_whole() -> None:
    one = Puzzle("line", 1, "a", "b", 0.5, 1.0, 0.1)

    assert 'answer = "a"' in written([one], "x")
