"""Position lines taken apart, and the door that finds their game."""

from __future__ import annotations

import pytest

from slipstream import CHANCE, GAMES, InvalidOption, InvalidText, load, read
from slipstream.games.registry import find
from slipstream.kernel.text import Line, check_fields, read_line


def test_a_line_has_a_game_words_and_fields() -> None:
    line = read_line("QGP/12 monaco wet ask=plan:1,3 order=a=b")

    assert (line.code, line.version) == ("QGP", 12)
    assert line.words == ["monaco", "wet"]
    assert line.fields == {"ask": "plan:1,3", "order": "a=b"}
    assert line.text() == "QGP/12 monaco wet ask=plan:1,3 order=a=b"


def test_a_field_without_a_value_is_left_out() -> None:
    assert Line("TA", 1, ["oval"], {"ask": "step", "rain": ""}).text() == "TA/1 oval ask=step"


@pytest.mark.parametrize(
    ("text", "sentence", "token"),
    [
        ("", "begins with a game", ""),
        ("   ", "begins with a game", "   "),
        ("fmr/1 ask=x", "begins with a game", "fmr/1 ask=x"),
        ("FMR ask=x", "begins with a game", "FMR ask=x"),
        ("FMR/0 ask=x", "begins with a game", "FMR/0 ask=x"),
        ("FMR/" + "1" * 5000, "begins with a game", "FMR/" + "1" * 36),
        ("FMR/1 ask=x wet", "'wet' is not a field", "wet"),
        ("FMR/1 ask=", "'ask=' lacks its key or its value", "ask="),
        ("FMR/1 =x", "'=x' lacks its key or its value", "=x"),
        ("FMR/1 ask=x ask=y", "'ask' appears twice", "ask=y"),
    ],
)
def test_what_is_no_line_is_refused(text: str, sentence: str, token: str) -> None:
    with pytest.raises(InvalidText, match=sentence) as error:
        read_line(text)
    assert error.value.token == token
    assert error.value.line == text


def test_fields_are_known_and_in_any_order() -> None:
    keys = ["ask", "order", "out"]

    check_fields(read_line("FMR/1 ask=x out=y"), keys)
    check_fields(read_line("FMR/1 out=y ask=x"), keys)
    with pytest.raises(InvalidText, match="unknown field 'rain'; known: ask, order, out"):
        check_fields(read_line("FMR/1 ask=x rain=1"), keys)


def test_a_line_finds_its_game() -> None:
    game = load("TOY", 3, {"open": "yes"})
    line = game.line(game.start(), CHANCE)

    again = read(line)

    assert again.game.options == game.options
    assert again.game.seats == 3
    assert again.game.line(again, CHANCE) == line


def test_a_line_of_another_version_or_game_is_refused() -> None:
    with pytest.raises(InvalidText, match=r"FMR/9 is of another rules version; here is FMR/1"):
        read("FMR/9 ask=draw_grid")
    with pytest.raises(InvalidOption, match="there is no game 'ZZZ'; there are: FMR"):
        read("ZZZ/1 ask=draw_grid")


def test_games_are_found_by_their_code_in_any_case() -> None:
    for code, loader in GAMES.items():
        assert find(code) is find(code.lower()) is loader()
        assert find(code).code == code
