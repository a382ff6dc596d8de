"""`slipstream match` as people and programs call it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from slipstream.cli.match import match, progress_bar
from slipstream.kernel.errors import InvalidOption
from slipstream.lab.match import match as play_match
from slipstream.lab.summary import MatchSummary


def run(*arguments: str) -> Result:
    return CliRunner().invoke(match, arguments)


def test_json_is_one_document_and_nothing_else() -> None:
    result = run("FMR", "--seats", "4", "--bots", "greedy,random", "--races", "4", "--json")
    summary = msgspec.json.decode(result.stdout, type=MatchSummary)
    again = play_match("FMR", 4, ["greedy", "random"], 4, seed=0)

    assert result.exit_code == 0
    assert result.stderr == ""
    assert summary.bots == again.bots


def test_the_table_tells_who_came_first() -> None:
    result = run("FMR", "--bots", "greedy,random", "--races", "3", "--option", "aside=6")

    assert result.exit_code == 0
    assert "FMR, 3 seats, aside=6: 3 races, seed 0" in result.stdout
    assert "random x2" in result.stdout
    assert "3 finished" in result.stdout
    assert result.stderr == ""


def test_seats_follow_the_bots_named() -> None:
    summary = msgspec.json.decode(
        run("FMR", "--bots", ",".join(["random"] * 5), "--races", "1", "--json").stdout,
        type=MatchSummary,
    )

    assert summary.seats == 5


def test_records_land_in_their_folder(tmp_path: Path) -> None:
    result = run("FMR", "--races", "2", "--records", str(tmp_path / "races"))

    assert result.exit_code == 0
    assert len(list((tmp_path / "races").glob("*.race"))) == 2


def test_an_option_without_a_value_is_a_usage_error() -> None:
    result = run("FMR", "--option", "aside")

    assert result.exit_code == 2
    assert "write it as NAME=VALUE" in result.stderr


@pytest.mark.parametrize(
    "arguments", [("XX",), ("FMR", "--bots", "clever"), ("FMR", "--seats", "9")]
)
def test_what_the_game_refuses_goes_to_the_caller_in_one_sentence(arguments: list[str]) -> None:
    assert isinstance(run(*arguments).exception, InvalidOption)


def test_the_bar_is_hidden_where_nobody_looks() -> None:
    assert progress_bar(hidden=True).disable
    assert not progress_bar(hidden=False).disable
