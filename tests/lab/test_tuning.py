"""Weights found from races: the same again, resumable, and dated where they are shipped."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from slipstream.cli.tune import tune as command
from slipstream.games.registry import GAMES, find
from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.lab import evolving
from slipstream.lab.calibration import fit
from slipstream.lab.evolving import Aim, Evolved, Tried, evolve, pro, read_log, weighing
from slipstream.lab.tuning import Tuned, tune, weights_file

TINY = Aim("FMR", 3, 2, 4, 3, 0.001, 5)
DATE = "2026-01-31"


def nothing(done: int) -> None:
    """Nobody listens."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Races whose result is known from the weights: what is tested is the search for them."""

    def scores(_aim: Aim, weights: list[float], _part: int, deals: int) -> list[float]:
        near = 1 / (1 + sum((weight - 0.3) ** 2 for weight in weights))
        return [near] * deals

    monkeypatch.setattr(evolving, "deal_scores", scores)


@pytest.mark.parametrize("code", list(GAMES))
def test_every_shipped_weight_can_be_found_again(code: str) -> None:
    text = weights_file(code).read_text("utf-8")
    found = re.search(r"Found on (\d{4}-\d\d-\d\d) by\n#   slipstream tune (\w+) (.*)\n", text)

    assert found, "who finds weights says when and how"
    assert found[2] == code
    assert "--seed" in found[3]
    assert "--races" in found[3]
    assert all(isinstance(weight, float) for weight in find(code).driver.weights)


def test_weights_for_chances_are_the_same_again_and_dated() -> None:
    once = tune("FMR", [3], "reflex", 8, 1, DATE)
    heard: list[int] = []
    again = tune("fmr", [3], "reflex", 8, 1, DATE, heard.append)

    assert once == again
    assert heard == list(range(1, 9))
    assert len(once.weights) == len(find("FMR").driver.weights)
    assert f"Found on {DATE} by\n#   slipstream tune FMR --seats 3" in once.text()
    assert once.base() == once.after.base


def test_a_driver_without_weights_is_refused() -> None:
    with weighing(find("FMR").driver, []):
        with pytest.raises(InvalidOption, match="no weights to tune"):
            tune("FMR", [3], "reflex", 4, 1, DATE)
        with pytest.raises(InvalidOption, match="fewer than two weights"):
            evolve(TINY, Path("unused"), DATE, nothing)


def test_weights_that_do_well_have_offspring(tmp_path: Path) -> None:
    longer = msgspec.structs.replace(TINY, generations=25, population=8)
    heard: list[int] = []
    with weighing(find("FMR").driver, [0.15, 0.15, 0.05, 0.17]):
        found = evolve(longer, tmp_path / "log.jsonl", DATE, heard.append)

    assert found.weights == pytest.approx([0.3] * 4, abs=0.05)
    assert found.score > 0.99
    assert heard == sorted(heard)
    assert heard[-1] == longer.total()
    assert f"Found on {DATE} by\n#   {longer.command()}" in found.text()


@pytest.mark.parametrize("cut", [0, 3, 6])
def test_a_cut_evolution_goes_on_to_the_same_weights(
    tmp_path: Path, cut: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = evolve(TINY, tmp_path / "whole.jsonl", DATE, nothing)
    lines = (tmp_path / "whole.jsonl").read_text("utf-8").splitlines(keepends=True)
    half = tmp_path / "half.jsonl"
    half.write_text("".join(lines[:cut]) + lines[cut][:30], "utf-8")
    tried: list[Tried] = []
    original = evolving.try_out

    def counted(aim: Aim, generation: int, number: int, weights: list[float]) -> Tried:
        tried.append(original(aim, generation, number, weights))
        return tried[-1]

    monkeypatch.setattr(evolving, "try_out", counted)

    assert evolve(TINY, half, DATE, nothing) == whole
    assert len(tried) == TINY.generations * TINY.population - cut
    assert len(read_log(half, TINY)) == 8
    assert not read_log(half, msgspec.structs.replace(TINY, seed=6))


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)

    with pytest.raises(SlipstreamError, match=r"slipstream\[lab\]"):
        evolve(TINY, tmp_path / "log.jsonl", DATE, nothing)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(SlipstreamError, match=r"slipstream\[lab\]"):
        fit([], [])


def test_the_command_knows_both_aims(tmp_path: Path) -> None:
    out = tmp_path / "driver.toml"
    log = str(tmp_path / "log.jsonl")
    few = ["--generations", "1", "--population", "4", "--races", "4", "--out", str(out)]
    placed = CliRunner().invoke(command, ["FMR", "--aim", "places", *few, "--log", log])
    as_json = CliRunner().invoke(command, ["FMR", "--aim", "places", *few, "--log", log, "--json"])
    chances = CliRunner().invoke(
        command, ["FMR", "--seats", "3", "--races", "4", "--bots", "reflex"]
    )

    assert placed.stdout == out.read_text("utf-8")
    assert msgspec.json.decode(as_json.stdout, type=Evolved).aim.seats == 4
    assert "weights = [" in chances.stdout
    assert "log loss" in chances.stdout
    both = CliRunner().invoke(
        command, ["FMR", "--seats", "3", "--races", "4", "--bots", "reflex", "--json"]
    )
    assert msgspec.json.decode(both.stdout, type=Tuned).game == "FMR"


def test_a_candidate_drives_with_its_own_weights_and_the_others_with_those_shipped() -> None:
    """Real races of drivers who hardly think."""
    shipped = list(find("FMR").driver.weights)
    bot = pro(TINY)
    assert bot.times == TINY.think
    with weighing(find("FMR").driver, [9.0] * 4):
        assert find("FMR").driver.weights == [9.0] * 4
    assert find("FMR").driver.weights == shipped


REAL = evolving.deal_scores


def test_scores_are_of_places_and_the_same_again() -> None:
    weights = [weight / 2 for weight in find("FMR").driver.weights]
    scores = REAL(TINY, weights, 0, 1)

    assert scores == REAL(TINY, weights, 0, 1)
    assert len(scores) == 1
    assert 0 <= scores[0] <= 1
