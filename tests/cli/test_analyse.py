"""`slipstream analyse`: what it prints, and what it says to bad input."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from cli.helpers import record, refused, run
from slipstream.analysis.race import Analysis
from slipstream.kernel.game import CHANCE

RACES = Path(__file__).parents[1] / "games"
DOCUMENTED = Path(__file__).parents[2] / "docs" / "json.md"


@pytest.fixture
def race(tmp_path: Path) -> Path:
    path = tmp_path / "x.race"
    path.write_text(record(moves=60).write(), "utf-8")
    return path


def test_every_driver_has_a_row_and_the_worst_decisions_their_words(race: Path) -> None:
    shown = run("analyse", race, "--playouts", 60)

    assert shown.exit_code == 0, shown.output
    assert (
        "Formula Motor Racing: what each decision cost (60 playouts each, seed 0)" in shown.stdout
    )
    assert "Slips Mistakes Blunders Brilliant" in shown.stdout
    for seat in ("Seat 1", "Seat 2", "Seat 3"):
        assert re.search(rf"{seat} +[0-9]+ +[0-9.]+ ± [0-9.]+ +[0-9.]+ ± ", shown.stdout)
    assert re.search(r"Turn [0-9]+, move [0-9]+\. \w+.*: [0-9.]+ ± [0-9.]+ ", shown.stdout)
    assert re.search(r"played +\S+ \w", shown.stdout)
    assert re.search(r"better +\S+ \w", shown.stdout)


def test_it_speaks_german(race: Path) -> None:
    shown = run("analyse", race, "--playouts", 60, "--language", "de").stdout

    assert "Fahrer" in shown
    assert "Siegchance" in shown
    assert re.search(r"besser +\S+ \w", shown)


@pytest.mark.parametrize("name", ["QGP-2", "GPF1-3-disqualified", "GP-2-circuit_altavento-limit"])
def test_every_kind_of_game_is_told(name: str) -> None:
    shown = run("analyse", RACES / f"{name}.race", "--playouts", 8)

    assert shown.exit_code == 0, shown.output
    assert "Seat 2" in shown.stdout


def test_a_brilliant_move_is_told_without_a_loss() -> None:
    name = "GP-3-circuit_st_adriana-laps_1-teams-weather_wet-grid_second_cars_drawn"
    path = RACES / f"{name}-pits_running-lead_apex-winner_20.race"
    shown = run("analyse", path, "--playouts", 8, "--seat", 1).stdout

    assert re.search(r"move [0-9]+\. Brilliant\n   played ", shown)


def test_as_json(race: Path) -> None:
    printed = run("analyse", race, "--playouts", 20, "--seat", 2, "--seed", 7, "--json").stdout
    found = msgspec.json.decode(printed, type=Analysis)

    assert (found.game, found.seats, found.playouts, found.seed) == ("FMR/1", 3, 20, 7)
    assert [drive.seat for drive in found.drives] == [2]
    assert {verdict.seat for verdict in found.verdicts} == {2}
    assert found.drives[0].decisions == len(found.verdicts)


def test_the_documented_schema_is_that_of_the_analysis() -> None:
    section = DOCUMENTED.read_text("utf-8").partition("\n## analyse\n")[2].partition("\n## ")[0]
    documented = re.search(r"```json\n(\{.*?\n\})\n```", section, re.DOTALL)

    assert documented is not None
    assert json.loads(documented[1]) == msgspec.json.schema(Analysis)


def test_bad_input_gets_a_sentence(race: Path, tmp_path: Path) -> None:
    assert "seat 4 is not at this table" in refused(run("analyse", race, "--seat", 4))
    assert "cannot be read" in refused(run("analyse", tmp_path / "none.race"))
    assert "0 is not in the range" in refused(run("analyse", race, "--playouts", 0))
    assert "'club' is not one of 'pro', 'ace'" in refused(run("analyse", race, "--judge", "club"))
    text = race.read_text("utf-8")
    race.write_text("nothing", "utf-8")
    assert "this is no record" in refused(run("analyse", race))
    race.write_text(text + "99  1 XX\n", "utf-8")
    assert "'99' stands where turn" in refused(run("analyse", race))
    race.write_text(record().write(0), "utf-8")
    assert "copy of seat 1" in refused(run("analyse", race))


def test_a_race_in_which_nobody_has_chosen_yet(tmp_path: Path) -> None:
    path = tmp_path / "x.race"
    made = record(moves=5)
    assert all(seat == CHANCE for seat, _ in made.moves)
    path.write_text(made.write(), "utf-8")

    shown = run("analyse", path, "--jobs", 2)

    assert shown.exit_code == 0, shown.output
    assert "Seat 3" in shown.stdout
