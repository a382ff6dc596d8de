"""`slipstream season`: a season or a league in a file."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from icalendar import Calendar

from cli.helpers import refused, run
from slipstream.notation.house import open_house
from slipstream.notation.record import read_record


def told(*arguments: object) -> str:
    result = run("season", *arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.fixture
def league(tmp_path: Path) -> Path:
    """Two games in four races, the best two count; one by bots, one by hand, one not held."""
    path = tmp_path / "club.season"
    races = ["FMR aside=18", "QGP circuit=monza", "GPF1", "FMR aside=18"]
    calendar = [part for race in races for part in ("--race", race)]
    who = ["--entry", "Ann", "--entry", "@Bob", "--entry", "Cem<b>"]
    told("new", path, "LEAGUE", *who, *calendar, "--term", "best=1", "--title", "Club; night")
    told("run", path, "--races", 1, "--bot", "reflex")
    told("result", path, "--places", "2,1,3", "--reason", "Club night")
    told("missed", path, "--reason", "Snow")
    return path


def test_seventeen_races_by_bots(tmp_path: Path) -> None:
    path, records = tmp_path / "s.season", tmp_path / "records"
    entries = [part for _ in range(3) for part in ("--entry", "reflex")]
    told("new", path, "FMR", *entries, "--races", 17, "--seed", 4, "--option", "colours=")
    shown = told("run", path, "--records", records)

    assert "after race 17 of 17" in shown
    assert "FMR-7.5" in shown
    first, second = (
        read_record((records / f"race-{n:02}.race").read_text("utf-8")) for n in (1, 2)
    )
    assert first.tags["Seed"] != second.tags["Seed"]
    assert second.game.options["grid"]
    again = tmp_path / "again.season"
    told("new", again, "FMR", *entries, "--races", 17, "--seed", 4)
    told("run", again, "--races", 5)
    assert told("run", again) == shown


def test_a_season_by_house_rules_is_raced_and_recorded_by_them(tmp_path: Path) -> None:
    path, records, house = tmp_path / "s.season", tmp_path / "records", tmp_path / "flat.toml"
    house.write_text('game = "FMR"\nname = "flat"\npoints = [3, 2, 1]\n', "utf-8")
    entries = [part for _ in range(3) for part in ("--entry", "reflex")]
    told("new", path, "FMR", *entries, "--races", 2, "--house", house)
    told("run", path, "--records", records)
    text = (records / "race-02.race").read_text("utf-8")
    season = run("season", "new", tmp_path / "x", "LEAGUE", *entries, "--house", house)

    assert '[House "flat ' in text
    assert read_record(text, open_house(house).word).game.house.name == "flat"
    assert "a league has several" in season.output


def test_a_league_stands_with_what_is_dropped_ruled_and_missed(league: Path) -> None:
    told("award", league, "--race", 2, "--reason", "Late", "--", 1, -5)
    season = json.loads(told("table", league, "--json"))

    states = [race["state"] for race in season["races"]]
    assert states == ["over", "over", "not_held", "planned"]
    assert season["races"][2]["awarded"] == [-5, 0, 0]
    assert all(len(one) == 1 for one in season["races"][2]["dropped"])
    shown = told("table", league)
    assert "1. Ann: -5 from race 2. Late" in shown
    assert "Race 3: GPF1: not held. Snow" in shown
    assert "aufgehoben: Nein" in told("revoke", league, 1, "--reason", "Nein", "--language", "de")


def test_files_to_take_along_hold_no_formula_and_no_markup(league: Path, tmp_path: Path) -> None:
    rows = list(csv.reader(io.StringIO(told("export", league, "csv"))))
    markdown = told("export", league, "md")
    told("export", league, "html", "-o", tmp_path / "s.html")
    page = (tmp_path / "s.html").read_text("utf-8")

    assert len({len(row) for row in rows}) == 1
    assert any(cell.startswith("(") for cell in rows[1])
    assert "'@Bob" in {row[2] for row in rows}
    assert "~~" in markdown
    assert "Cem&lt;b&gt;" in page
    assert page.count("<svg") == 2
    assert "<del>" in page
    for part in page.split("<svg")[1:]:
        ElementTree.fromstring(f"<svg{part.partition('</svg>')[0]}</svg>")
    assert json.loads(told("export", league, "json"))["title"] == "Club; night"


def test_dates_go_to_a_calendar(league: Path) -> None:
    told("date", league, 3, "2027-01-31T20:00+00:00")
    told("date", league, 4, "2027-02-07T20:00+01:00")
    calendar = Calendar.from_ical(told("export", league, "ics"))

    snowed, ahead = calendar.events
    assert str(snowed["STATUS"]) == "CANCELLED"
    assert ahead.start.isoformat() == "2027-02-07T19:00:00+00:00"
    assert str(ahead["SUMMARY"]) == "Club; night: Race 4: FMR"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["run", "FILE"], "Ann is not a bot"),
        (["result", "FILE", "--places", "1,2", "--reason", "x"], "2 places for 3 entries"),
        (["result", "FILE", "--places", "one", "--reason", "x"], "whole numbers"),
        (["date", "FILE", "1", "soon"], "'soon' is not a date"),
        (["revoke", "FILE", "1", "--reason", "x"], "no ruling 1"),
        (["new", "FILE", "FMR", "--entry", "Ann"], "already exists"),
        (["new", "NEW", "QGP", "--entry", "A=nobody", "--entry", "B"], "no bot 'nobody'"),
        (["new", "NEW", "FMR", "--entry", "Ann"], "3 to 6 players"),
        (["new", "NEW", "LEAGUE", "--entry", "Ann", "--entry", "Bo", "--race", "x=1"], "no game"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(
    league: Path, tmp_path: Path, arguments: list[str], why: str
) -> None:
    files = {"FILE": str(league), "NEW": str(tmp_path / "new.season")}

    assert why in refused(run("season", *(files.get(part, part) for part in arguments)))


@pytest.mark.parametrize("text", ["{}", "\xff", '{"slipstream_season": 1}'])
def test_what_is_no_season_is_said(tmp_path: Path, text: str) -> None:
    path = tmp_path / "s.season"
    path.write_text(text, "latin-1")

    assert "is not a season file" in refused(run("season", "table", path))
    assert path.read_text("latin-1") == text


def test_a_season_of_another_version_is_left_alone(league: Path) -> None:
    league.write_text(league.read_text("utf-8").replace('season": 1', 'season": 2'), "utf-8")

    assert "version 2; here is 1" in refused(run("season", "table", league))
