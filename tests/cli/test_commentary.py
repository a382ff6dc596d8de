"""`slipstream replay --commentary`: the report in the terminal, as Markdown and as data."""

from __future__ import annotations

import json

from analysis.races import RACES
from cli.helpers import run

RACE = RACES / "FMR-4-aside_6-colours-grid.race"


def test_the_report_is_told_in_either_language_and_fits_the_terminal() -> None:
    english = run("replay", RACE, "--commentary", "--language", "en").output
    german = run("replay", RACE, "--commentary", "--language", "de").output

    assert english.startswith("Twelve cars, one line")
    assert "The flag is out!" in english
    assert "Die Zielflagge!" in german
    assert max(map(len, english.splitlines())) <= 79


def test_the_report_as_markdown_and_as_data() -> None:
    text = run("replay", RACE, "--markdown", "--language", "en").output
    told = json.loads(run("replay", RACE, "--commentary", "--language", "en", "--json").output)

    assert text.startswith("# Formula Motor Racing\n\nTwelve cars")
    assert told["game"] == "FMR"
    assert all(one["text"] in text for one in told["sentences"])
