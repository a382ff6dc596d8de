"""The page on notation: its examples are read, its tables name every key and every decision."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from slipstream import CHANCE, GAMES, read
from slipstream.games.registry import find
from slipstream.kernel.text import read_line

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
CODES = list(GAMES)
EXAMPLES = re.findall(r"```position-(\w+)\n(\S.*)\n(?:play (.*)\n)?```", PAGE)


def named(code: str, table: str) -> list[str]:
    """What the first column of a game's table names."""
    rows = PAGE.partition(f"| {code} {table} |")[2].partition("\n\n")[0].splitlines()[2:]
    return [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]


@pytest.mark.parametrize("code", CODES)
def test_every_key_has_its_row(code: str) -> None:
    assert named(code, "key") == find(code).keys


@pytest.mark.parametrize("code", CODES)
def test_every_decision_has_its_row(code: str) -> None:
    kind = find(code)
    decisions = kind(kind.fewest, {}).start().decisions

    assert sorted(named(code, "answer")) == sorted(decision.name for decision in decisions)


def test_every_game_has_an_example() -> None:
    assert [code for code, _, _ in EXAMPLES] == CODES


@pytest.mark.parametrize(("code", "line", "moves"), EXAMPLES, ids=CODES)
def test_an_example_is_a_position_and_its_moves_can_be_played(
    code: str, line: str, moves: str
) -> None:
    state = read(line)

    assert state.game.line(state, CHANCE) == line
    assert state.game.code == code
    for token in moves.split():
        state.play(token)


@pytest.mark.parametrize("line", [line for _, line, _ in EXAMPLES], ids=CODES)
def test_keys_may_stand_in_any_order(line: str) -> None:
    parts = read_line(line)
    fields = [f"{key}={value}" for key, value in reversed(parts.fields.items())]

    turned = read(" ".join([line.split(maxsplit=1)[0], *parts.words, *fields]))

    assert turned.game.line(turned, CHANCE) == line
