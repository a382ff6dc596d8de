"""Every command but `play`: what it prints, and what it says to bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cli.helpers import LINE, SEEN, record, refused, run
from slipstream import COMPILED, __version__, cli, load
from slipstream.cli import bench, console
from slipstream.games.registry import GAMES
from slipstream.notation.record import Record
from slipstream.tell.screen import row


@pytest.fixture
def race(tmp_path: Path) -> Path:
    path = tmp_path / "x.race"
    path.write_text(record().write(), "utf-8")
    return path


def document(*arguments: object) -> Any:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_games_names_what_can_be_played() -> None:
    shown = run("games").stdout

    assert "FMR" in shown
    assert "Formula Motor Racing" in shown
    assert "3 to 6 (FMR-1.1)" in shown
    assert "aside: Fewer cards make a shorter race" in shown


def test_games_as_json() -> None:
    games = {game["code"]: game for game in document("games", "--json")["games"]}
    game = games["FMR"]

    assert list(games) == list(GAMES)
    assert game["seats"] == {"fewest": 3, "most": 6, "clause": "FMR-1.1"}
    assert game["options"][0]["allowed"] == ["0", "6", "12", "18"]
    assert game["bots"] == ["rookie", "club", "pro", "ace"]


def test_help_and_version_and_an_unknown_command() -> None:
    assert "Commands:" in run().stdout
    assert run().exit_code == 0
    assert "Play CODE against bots" in run("play", "--help").stdout
    build = "compiled" if COMPILED else "pure Python"
    assert run("--version").stdout.endswith(f" {__version__} ({build})\n")
    assert "there is no command 'fly'" in refused(run("fly"))
    assert "No such option" in refused(run("--fly"))


def test_the_module_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "slipstream", "games", "--json"], capture_output=True, check=True
    )

    assert json.loads(done.stdout)["games"]


def test_a_replay_tells_the_race_in_words(race: Path) -> None:
    shown = run("replay", race)

    assert shown.exit_code == 0
    assert "Seat 1 draws" in shown.stdout
    assert "FMR-5.1.2" in shown.stdout
    assert "Podium" in shown.stdout


def test_a_seat_is_told_only_what_it_knew(race: Path) -> None:
    shown = run("replay", race, "--seat", 2).stdout

    assert "You draw" in shown
    assert "Seat 1 draws" not in shown
    assert "Seat 3 draws" not in shown


def test_a_checked_replay_is_one_line(race: Path) -> None:
    shown = run("replay", race, "--check").stdout

    assert shown.startswith("ok FMR/1, 3 seats, ")
    assert "deal of seed 3 proved; finish: 1 " in shown
    assert shown.count("\n") == 1


def test_an_unfinished_race_can_be_checked_and_told(tmp_path: Path) -> None:
    path = tmp_path / "x.race"
    made = record(moves=30)
    made.comments[25] = "a comment"
    made.comments[26] = "%0:12"
    path.write_text(made.write(), "utf-8")

    assert "unfinished, waiting for " in run("replay", path, "--check").stdout
    assert "move 26: a comment" in run("replay", path).stdout
    assert "%0:12" not in run("replay", path).stdout
    assert "a comment" not in run("replay", path, "--seat", 1).stdout


def test_a_replay_as_json(race: Path) -> None:
    whole = document("replay", race, "--json", "--check")
    seen = document("replay", race, "--json", "--seat", 1)

    assert whole["game"] == "FMR/1"
    assert whole["checked"] is True
    assert whole["view"] is None
    assert whole["end"] == "finish"
    assert sum(whole["points"].values()) == 26
    assert sorted(whole["places"].values()) == [1, 2, 3]
    assert whole["moves"][0]["events"][0]["clause"] == "FMR-2.4"
    assert seen["view"] == 1
    assert "Seed" not in seen["tags"]
    hidden = [move for move in seen["moves"] if move["token"] == "?"]
    assert {move["to"] for move in hidden} == {2, 3}
    assert all(move["events"] == [] for move in hidden)


def test_an_unfinished_replay_as_json_has_no_result(tmp_path: Path) -> None:
    path = tmp_path / "x.race"
    path.write_text(record(moves=30).write(), "utf-8")

    assert document("replay", path, "--json")["points"] is None


@pytest.mark.parametrize("change", ["view", "version"])
def test_a_record_that_cannot_be_replayed_is_shown_as_it_stands(
    tmp_path: Path, change: str
) -> None:
    path = tmp_path / "x.race"
    text = record().write(0) if change == "view" else record().write().replace("FMR/1", "FMR/99")
    path.write_text(text + "\x1b[31m", "utf-8")
    shown = run("replay", path)

    assert shown.exit_code == 0
    assert "[Game" in shown.stdout
    assert "not replayed" in shown.stdout
    assert "\x1b" not in shown.stdout
    assert "not replayed" in document("replay", path, "--json")["note"]
    assert "not replayed" in refused(run("replay", path, "--check"))


def broken(text: str) -> dict[str, str]:
    lines = text.splitlines()
    return {
        "it lacks a tag": "hello\n",
        "whose move is '99": text.replace("\n1   ", "\n1   " + "9" * 5000),
        "this is no record": '[Result "1 3"]\n',
        "there is no game 'CHESS'": text.replace("FMR/1", "CHESS/1"),
        "ends after": "\n".join(lines[:20]),
        "not replayed": text.replace("FMR/1", "FMR/7"),
        "is recorded as": text.replace('[Result "1 ', '[Result "1 1'),
        "is not a tag": '[Game "FMR/1"\n',
        "appears twice": lines[0] + "\n" + text,
        "unknown tag": '[Shoe "size"]\n' + text,
        "not 0 (FMR-1.1)": text.replace('[Seats "1 2 3"]', '[Seats ""]'),
        "has no option": text.replace('[Options ""]', '[Options "wings=2"]'),
        "is not what seed 4 deals": text.replace('[Seed "3"]', '[Seed "4"]'),
        "Seed is a natural number": text.replace('[Seed "3"]', '[Seed "three"]'),
        "whose move is 'zzz'": text.replace("\n1  ", "\n1   zzz ", 1),
    }


@pytest.mark.parametrize("told", broken(record().write()))
def test_a_broken_record_is_refused_in_a_sentence(tmp_path: Path, told: str) -> None:
    path = tmp_path / "x.race"
    path.write_text(broken(record().write())[told], "utf-8")

    assert told in refused(run("replay", path, "--check"))


def test_files_that_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    garbage, zeros = tmp_path / "garbage", tmp_path / "zeros"
    garbage.write_bytes(bytes(range(256)) * 9)
    zeros.write_bytes(b"\0" * 99)

    assert "is not a text file" in refused(run("replay", garbage))
    assert "is not a text file" in refused(run("replay", zeros))
    assert "is a directory" in refused(run("replay", tmp_path))
    assert "cannot be read: no such file" in refused(run("replay", tmp_path / "none"))
    assert "cannot be read" in refused(run("show", "x" * 5000))
    monkeypatch.setattr(console, "LARGEST", 10)
    assert "too large" in refused(run("replay", zeros))


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(console.FileError, match="cannot be written"):
        console.write_text(tmp_path / "no" / "x.race", "")


def test_a_seat_that_is_not_there(race: Path) -> None:
    assert "seats are 1 to 3" in refused(run("replay", race, "--seat", 4))


def test_a_position_line_is_drawn_with_its_answers() -> None:
    shown = run("show", LINE)
    mine = run("show", LINE, "--seat", 1)
    theirs = run("show", LINE, "--seat", 2)

    assert "Seat 2\u2019s hand" in shown.stdout
    assert "Waiting for Seat 1." in shown.stdout
    assert "Legal: O3g:g1 O3g:g2 PIT*:b1" in shown.stdout
    assert "Charge (Lose Gears) ×2" in mine.stdout
    assert "Legal:" in mine.stdout
    assert "Legal:" not in theirs.stdout
    assert "s hand" not in theirs.stdout


def test_a_line_with_hidden_cards_is_drawn_as_its_seat_knows_it() -> None:
    shown = run("show", SEEN)

    assert "Formula Motor Racing (Seat 1)" in shown.stdout
    assert shown.stdout == run("show", LINE, "--seat", 1).stdout
    assert "seat 2 sees more" in refused(run("show", SEEN, "--seat", 2))


def test_a_spectators_line_is_drawn_too() -> None:
    state = load("FMR", 4).read(LINE)
    shown = run("show", state.game.line(state, -2))

    assert "(a spectator)" in shown.stdout
    assert "hand" not in shown.stdout


def test_a_line_that_nobody_could_know_is_refused() -> None:
    wrong = SEEN.replace("2:?5", "2:O2b,O2g,O2y,O2o,O3b")

    assert "hide what no seat" in refused(run("show", wrong))
    assert "hidden" in refused(run("show", SEEN.replace("2:?5", "2:?9")))


def test_files_with_a_line_or_a_race_are_drawn(tmp_path: Path, race: Path) -> None:
    line = tmp_path / "line"
    line.write_text(LINE + "\n", "utf-8")

    assert run("show", line).stdout == run("show", *LINE.split()).stdout
    assert "Podium" in run("show", race).stdout


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (LINE.replace("play", "nothing"), "ask: 'nothing' is unknown"),
        ("FMR/9 ask=play:1", "FMR/9 is of another rules version"),
        ("XY/1 ask=play:1", "there is no game 'XY'"),
        ("ask=play:1", "a position line begins with a game"),
        ("nowhere.txt", "cannot be read"),
        (LINE.replace("FMR/1", "FMR/" + "9" * 5000), "a position line begins with a game"),
        (LINE.replace("WL,WL", "CR,CR"), "too many CR"),
    ],
)
def test_a_line_that_is_none_is_refused(line: str, told: str) -> None:
    assert told in refused(run("show", line))


def test_a_position_before_the_deal_waits_for_the_dealer() -> None:
    game = load("FMR", 3)
    shown = run("show", game.line(game.start(), -1))

    assert "Waiting for the dealer." in shown.stdout
    assert "Legal: b g y o r p" in shown.stdout


def test_the_built_in_measurement(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "checkout", lambda: tmp_path)
    measured = document("bench", "--json", "--seconds", "0.05")

    assert measured["compiled"] is COMPILED
    assert measured["games"]["FMR"]["decisions_per_second"] > 0
    assert "decisions/s" in run("bench", "--seconds", "0.05").stdout


@pytest.mark.parametrize(
    ("script", "told"),
    [("print('{}')", "{}"), ("print('fast')", "printed no JSON"), ("exit(3)", "exit code 3")],
)
def test_the_benchmark_of_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str, told: str
) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench/bench.py").write_text(script, "utf-8")
    monkeypatch.setattr(bench, "checkout", lambda: tmp_path)

    assert told in run("bench", "--json").output


def test_commands_that_are_not_there_yet_are_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cli.LAZY, "fly", "slipstream.cli.fly:fly")

    assert "fly" not in run("--help").stdout
    assert "there is no command 'fly'" in refused(run("fly"))


def test_an_interrupt_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> Record:
        raise KeyboardInterrupt

    monkeypatch.setattr("slipstream.cli.replay.read_text", interrupted)

    result = run("replay", "x")
    assert result.exit_code == 130
    assert result.stderr.strip() == "slipstream: interrupted"


def test_an_error_of_the_system_is_a_sentence() -> None:
    assert cli.sentence_of(PermissionError(13, "Permission denied", "x")) == "x: permission denied"
    assert cli.sentence_of(OSError("odd\nthing")) == "odd thing"


def test_an_unknown_style_is_plain() -> None:
    assert console.styled(row("text")).plain == "text"
