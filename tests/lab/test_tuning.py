"""Weights and numbers found from races: the same again, resumable, and dated where shipped."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from slipstream.cli.tune import tune as command
from slipstream.games.registry import GAMES, find
from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.lab import aims, evolving
from slipstream.lab.aims import PLACES, REFLEX, Aim, Outcome, pro, weighing
from slipstream.lab.calibration import fit
from slipstream.lab.evolving import Attempt, Evolved, Tried, evolve, read_log
from slipstream.lab.tuning import HELD_OUT, Tuned, in_turn, tune, undecided, weights_file

TINY = Aim("FMR", 3, 2, 4, 3, 0.001, 5)
TINY_REFLEX = Aim("FMR", 3, 2, 4, 3, 0.0, 5, REFLEX)
BOTH = pytest.mark.parametrize("aim", [TINY, TINY_REFLEX], ids=[PLACES, REFLEX])
DATE = "2026-01-31"


def nothing(done: int) -> None:
    """Nobody listens."""


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Races whose result is known from the weights: what is tested is the search for them."""

    def known(_aim: Aim, weights: list[float], _part: int, deals: range) -> list[Outcome]:
        near = 1 / (1 + sum((weight - 0.3) ** 2 for weight in weights))
        return [Outcome(near, near) for _ in deals]

    monkeypatch.setattr(evolving, "outcomes", known)


@pytest.mark.parametrize("code", list(GAMES))
def test_every_shipped_weight_can_be_found_again(code: str) -> None:
    text = weights_file(code).read_text("utf-8")
    driver = find(code).driver
    found = re.findall(r"Found on \d{4}-\d\d-\d\d by\n#   slipstream tune (\w+) (.*)\n", text)
    of_reflex = [options for _, options in found if options.startswith("--aim reflex")]

    assert len(found) > len(of_reflex), "who finds weights says when and how"
    assert all(game == code for game, _ in found)
    assert all("--seed" in options for _, options in found)
    assert all("--races" in options for _, options in found)
    assert all(isinstance(weight, float) for weight in driver.weights)
    assert len(driver.numbers) == len(driver.club_numbers)
    assert bool(of_reflex) == bool(driver.club_numbers), "numbers of a reflex are found, too"


def test_weights_for_chances_are_the_same_again_and_dated() -> None:
    once = tune("FMR", [3], "reflex", 8, 1, DATE)
    heard: list[int] = []
    again = tune("fmr", [3], "reflex", 8, 1, DATE, heard.append)

    assert once == again
    assert heard == list(range(1, 9))
    assert len(once.weights) == len(find("FMR").driver.weights)
    assert f"Found on {DATE} by\n#   slipstream tune FMR --seats 3" in once.text()
    assert once.base() == once.after.base


def test_drivers_take_turns_and_each_has_races_held_out() -> None:
    series = in_turn("FMR", 3, "reflex,random", 1)
    held_out = range(0, 16, HELD_OUT)
    apart = [[undecided([one], race) for race in held_out] for one in series]

    found = [undecided(series, race) for race in held_out]

    assert found == [apart[0][0], apart[1][1], apart[0][2], apart[1][3]]
    assert "--bots reflex,random" in tune("FMR", [3], "reflex,random", 8, 1, DATE).command()


def test_a_driver_nobody_knows_finds_no_weights() -> None:
    with pytest.raises(SlipstreamError, match="nobody"):
        tune("FMR", [3], "reflex,nobody", 4, 1, DATE)


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


@BOTH
@pytest.mark.parametrize("cut", [0, 3, 6])
def test_a_cut_evolution_goes_on_to_the_same_weights(
    tmp_path: Path, aim: Aim, cut: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = evolve(aim, tmp_path / "whole.jsonl", DATE, nothing)
    lines = (tmp_path / "whole.jsonl").read_text("utf-8").splitlines(keepends=True)
    half = tmp_path / "half.jsonl"
    half.write_text("".join(lines[:cut]) + lines[cut][:30], "utf-8")
    tried: list[Tried] = []
    original = evolving.try_out

    def counted(aim: Aim, attempt: Attempt) -> Tried:
        tried.append(original(aim, attempt))
        return tried[-1]

    monkeypatch.setattr(evolving, "try_out", counted)

    assert evolve(aim, half, DATE, nothing) == whole
    assert len(tried) == aim.generations * aim.population - cut
    assert len(read_log(half, aim)) == 8
    assert not read_log(half, msgspec.structs.replace(aim, seed=6))


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "cmaes", None)

    with pytest.raises(SlipstreamError, match=r"slipstream\[lab\]"):
        evolve(TINY, tmp_path / "log.jsonl", DATE, nothing)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(SlipstreamError, match=r"slipstream\[lab\]"):
        fit([], [])


def test_the_command_knows_weights_for_chances_and_for_places(tmp_path: Path) -> None:
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


@BOTH
def test_outcomes_are_shares_and_the_same_again(aim: Aim) -> None:
    weights = [weight / 2 for weight in aim.start()]
    found = aims.outcomes(aim, weights, 0, range(1))

    assert found == aims.outcomes(aim, weights, 0, range(1))
    assert len(found) == 1
    assert 0 <= found[0].won <= 1
    assert 0 <= found[0].placed <= 1


def test_a_deal_has_the_same_outcome_whichever_are_raced_before() -> None:
    numbers = [0.5] * len(TINY_REFLEX.start())
    found = aims.outcomes(TINY_REFLEX, numbers, 0, range(3))

    assert found[1:] == aims.outcomes(TINY_REFLEX, numbers, 0, range(1, 3))


@pytest.mark.parametrize("code", ["FMR", "GPF1"])
def test_reflexes_with_the_same_numbers_are_even(code: str) -> None:
    aim = Aim(code, 3, 1, 4, 3, 0.0, 5, REFLEX)
    found = aims.mean(aims.outcomes(aim, aim.start(), 0, range(1)))

    assert found.won == pytest.approx(1 / 3)
    assert found.placed == pytest.approx(1 / 2)
    assert aim.score(found) == pytest.approx(5 / 12)


def test_numbers_of_a_reflex_evolve_and_are_never_below_0(tmp_path: Path) -> None:
    longer = msgspec.structs.replace(TINY_REFLEX, generations=25, population=8)
    found = evolve(longer, tmp_path / "log.jsonl", DATE, nothing)
    tried = read_log(tmp_path / "log.jsonl", longer).values()

    assert all(number >= 0 for one in tried for number in one.weights)
    assert found.won > max(one.score for one in tried if one.generation == 0)
    assert f"Found on {DATE} by\n#   {longer.command()}" in found.text()
    assert "first in" in found.text()
    assert tomllib.loads(found.text()) == {"numbers": found.weights}


def test_the_command_for_the_reflex_says_how_to_repeat_it(tmp_path: Path) -> None:
    few = ["--generations", "1", "--population", "4", "--log", str(tmp_path / "log.jsonl")]
    found = CliRunner().invoke(command, ["fmr", "--aim", "reflex", *few])
    written = re.search(r"#   slipstream tune (.*)\n", found.stdout)
    assert written
    again = CliRunner().invoke(command, [*written[1].split(), "--log", str(tmp_path / "other")])

    assert written[1] == (
        "FMR --aim reflex --seats 4 --generations 1 --population 4 --races 200 --seed 1"
    )
    assert again.stdout == found.stdout


def test_a_reflex_without_numbers_is_refused(tmp_path: Path) -> None:
    aim = Aim("TA", 4, 1, 4, 4, 0.0, 1, REFLEX)

    with pytest.raises(InvalidOption, match="reflex of TA goes by no numbers"):
        evolve(aim, tmp_path / "log.jsonl", DATE, nothing)


@pytest.mark.parametrize("code", list(GAMES))
def test_a_driver_goes_by_other_numbers_if_it_goes_by_any(code: str) -> None:
    driver = find(code).driver
    other = driver.going_by(driver.club_numbers)

    assert type(other) is type(driver)
    assert (other is driver) == (not driver.club_numbers)


@pytest.mark.parametrize("number", [0.0, 0.4, 9.6])
@pytest.mark.parametrize("code", ["FMR", "GPF1"])
def test_reflexes_come_home_by_any_numbers(code: str, number: float) -> None:
    aim = Aim(code, 3, 1, 4, 3, 0.0, 5, REFLEX)

    assert aims.outcomes(aim, [number] * len(aim.start()), 0, range(1))


def test_two_processes_find_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolving, "outcomes", aims.outcomes)
    aim = msgspec.structs.replace(TINY_REFLEX, generations=1)
    alone = evolve(aim, tmp_path / "alone.jsonl", DATE, nothing)

    assert evolve(aim, tmp_path / "two.jsonl", DATE, nothing, jobs=2) == alone
