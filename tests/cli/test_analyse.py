"""`slipstream analyse`: what it prints, and what it says to bad input."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from cli.helpers import record, refused, run
from slipstream.analysis.race import Analysis
from slipstream.analysis.verdict import BRILLIANT, Drive, Loss, Verdict
from slipstream.cli.analyse import show_verdict, worth_telling
from slipstream.cli.console import console
from slipstream.cli.language import seat_names, speech
from slipstream.kernel.game import CHANCE
from slipstream.notation.record import read_record

pytestmark = pytest.mark.once

RACES = Path(__file__).parents[1] / "games"
DOCUMENTED = Path(__file__).parents[2] / "docs" / "json.md"


@pytest.fixture
def race(tmp_path: Path) -> Path:
    path = tmp_path / "x.race"
    path.write_text(record(moves=80).write(), "utf-8")
    return path


def test_every_driver_has_a_row_and_the_worst_decisions_their_words(race: Path) -> None:
    shown = run("analyse", race, "--playouts", 40)

    assert shown.exit_code == 0, shown.output
    assert (
        "Formula Motor Racing: what each decision cost (40 playouts each, seed 0)" in shown.stdout
    )
    assert "Slips Mistakes Blunders Brilliant" in shown.stdout
    for seat in ("Seat 1", "Seat 2", "Seat 3"):
        assert re.search(rf"{seat} +[0-9]+ +[0-9.]+ ± [0-9.]+ +[0-9.]+ ± ", shown.stdout)
    assert re.search(r"Turn [0-9]+, move [0-9]+\. \w+.*: [0-9.]+ ± [0-9.]+(%| p)", shown.stdout)
    assert re.search(r"played +\S+  \w", shown.stdout)
    assert re.search(r"better +\S+  \w", shown.stdout)


def test_it_speaks_german(race: Path) -> None:
    shown = run("analyse", race, "--playouts", 40, "--language", "de").stdout

    assert "Fahrer" in shown
    assert "Siegchance" in shown
    assert re.search(r"besser +\S+  \w", shown)


@pytest.mark.parametrize(
    ("name", "moves"),
    [("QGP-2", 16), ("GPF1-3-disqualified", 60), ("GP-2-circuit_altavento-limit", 60)],
)
def test_every_kind_of_game_is_told(name: str, moves: int, tmp_path: Path) -> None:
    made = read_record((RACES / f"{name}.race").read_text("utf-8"))
    del made.moves[moves:]
    path = tmp_path / "x.race"
    path.write_text(made.write(), "utf-8")

    shown = run("analyse", path, "--playouts", 8)

    assert shown.exit_code == 0, shown.output
    assert "Seat 2" in shown.stdout


def test_a_brilliant_move_is_told_without_a_loss(capsys: pytest.CaptureFixture[str]) -> None:
    made = record()
    first = next(n for n, (seat, _) in enumerate(made.moves) if seat != CHANCE)
    del made.moves[first:]
    state, seat = made.final(), made.final().waiting[0]
    move = state.moves()[0]
    verdict = Verdict(16, 1, seat + 1, "play", move, move, Loss(), BRILLIANT)

    names = seat_names("en", 3)
    show_verdict(console(), state, verdict, speech(made.game, "en", names, seat))

    shown = capsys.readouterr().out
    assert shown.startswith(" Turn 1, move 16. Brilliant\n   played ")
    assert move in shown
    assert "better" not in shown
    drive = Drive(seat + 1, 1, Loss(), {}, [3])
    assert worth_telling(drive, [verdict]) == [3, 16]


def test_as_json_the_seat_alone_is_judged(race: Path) -> None:
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
    assert "seat 4 is not in this race: its seats are 1 to 3" in refused(
        run("analyse", race, "--seat", 4)
    )
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


def test_verdicts_are_written_into_a_record_and_replace_those_of_before(tmp_path: Path) -> None:
    race, first, second = RACES / "FMR-3.race", tmp_path / "a.race", tmp_path / "b.race"
    third = ("--playouts", 120, "--seat", 3)
    found = run("analyse", race, *third, "--json", "--record", first)
    again = run("analyse", first, *third, "--record", second)

    assert (found.exit_code, again.exit_code) == (0, 0), again.output
    written = first.read_text("utf-8")
    marked = [one for one in msgspec.json.decode(found.stdout, type=Analysis).verdicts if one.mark]
    assert marked
    assert len(re.findall(r"\{(?:!!|\?!|\?\??)[^}]*\}", written)) == len(marked)
    worst = max(marked, key=lambda one: one.loss.weight())
    assert f"better: {worst.best}}}" in written
    assert read_record(written).moves == read_record(race.read_text("utf-8")).moves
    assert second.read_text("utf-8") == written
    assert f"better: {worst.best}" in run("replay", first).stdout
    nowhere = tmp_path / "none" / "x.race"
    assert "cannot be written" in refused(run("analyse", race, *third, "--record", nowhere))
