"""The language of the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import slipstream.cli
from cli.helpers import refused, run
from slipstream.cli.language import preferred
from slipstream.tell.words import LANGUAGES

CLI = Path(slipstream.cli.__file__).parent
LINE = (
    "GPF1/1 classic ask=play_card:2 turn=1:green order=red,green,yellow,blue,white,black"
    " box=1:2,2:1,3:3 cars=green@17 out=red:fuel,yellow:fuel,blue:fuel,white:fuel,black:fuel"
    " ones=16/4 hand=1:-;2:10x1,6x1,4x1;3:-"
)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "de_DE"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "en_GB"}, "de"),
    ],
)
def test_it_is_the_systems_where_there_are_words_in_it(
    environment: dict[str, str], language: str
) -> None:
    assert preferred(environment) == language


def test_a_race_is_played_in_the_language_of_the_system_or_in_the_one_asked_for() -> None:
    typed = "1\n?\nfoo\n99\nu\nq\n"
    german = run("play", "GPF1", "--seed", 1, text=typed, language="de_DE.UTF-8")
    asked = run("play", "GPF1", "--seed", 1, "--language", "en", text="q\n", language="de")

    assert "Wähle nach Nummer" in german.stdout
    assert "den Bildschirm neu zeichnen" in german.stdout
    assert "„foo“ ist hier keine Antwort" in german.stdout
    assert "Hier gibt es keine 99" in german.stdout
    assert "Zurückgenommen." in german.stdout
    assert "Bis bald. Du hast noch nicht gespielt" in german.stdout
    assert "Which box do you take?" in asked.stdout
    assert "Goodbye." in asked.stdout


def test_what_cannot_be_saved_is_told_in_the_language_of_the_race(elsewhere: Path) -> None:
    (elsewhere / "notes.txt").write_text("milk", "utf-8")
    played = run("play", "GPF1", "--seed", 1, "--language", "de", text="1\ns notes.txt\nq\n")

    assert "Nicht gespeichert: notes.txt ist kein gespeichertes Rennen" in played.stdout


def test_positions_and_records_are_told_in_it() -> None:
    run("play", "GPF1", "--seed", 1, "--save", "a.race", text="1\n1\nq\n")
    shown = run("show", LINE, "--seat", 2, "--language", "de")
    told = run("replay", "a.race", language="de")
    data = run("replay", "a.race", "--json", "--language", "de")

    assert "Grand Prix-F1 (Platz 2)" in shown.stdout
    assert "Warten auf dich." in shown.stdout
    assert "Spiel eine Karte für Grün" in shown.stdout
    assert "4 Plätze" in told.stdout
    assert "Platz 1 zieht" in data.stdout
    assert "Grün auf 17" in run("show", "--svg", "-", LINE, "--language", "de").stdout


def test_a_language_without_words_is_refused() -> None:
    assert "'fr' is not one of 'en', 'de'" in refused(run("play", "FMR", "--language", "fr"))


def test_what_is_typed_may_be_long() -> None:
    played = run("play", "GPF1", "--seed", 1, text="x" * 5000 + "\nc " + "y" * 5000 + "\nq\n")

    assert "x..." in played.stdout
    assert "y...’ in the rules" in played.stdout.replace("\n", "")


def test_every_message_of_the_terminal_is_used() -> None:
    source = "".join(file.read_text("utf-8") for file in CLI.glob("*.py"))
    names = re.findall(r"^(cli-[\w-]+) =", (CLI / "words" / "en.ftl").read_text("utf-8"), re.M)

    assert [name for name in names if name not in source and "cli-help-" not in name] == []
    helps = [name.removeprefix("cli-help-") for name in names if "cli-help-" in name]
    assert [name for name in helps if f'"{name}"' not in source] == []
    assert LANGUAGES == ("en", "de")
