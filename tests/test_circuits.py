"""The circuits that a game offers, by the titles that people know them by."""

from __future__ import annotations

import pytest

from slipstream import GAMES


@pytest.mark.parametrize(
    ("code", "circuit", "title"),
    [
        ("TA", "st_adriana", "St. Adriana"),
        ("GP", "porto_vela", "Porto Vela"),
        ("QGP", "monza", "Monza"),
    ],
)
def test_circuits_are_offered_by_their_titles(code: str, circuit: str, title: str) -> None:
    assert title in GAMES[code]().circuits()[circuit]


def test_a_game_with_one_board_offers_none() -> None:
    assert GAMES["FMR"]().circuits() == {}


@pytest.mark.parametrize("code", GAMES)
def test_what_is_usual_is_what_an_empty_option_stands_for(code: str) -> None:
    kind = GAMES[code]()
    for seats in range(kind.fewest, kind.most + 1):
        usual = kind(seats, {}).usual()

        assert usual.keys() <= {option.name for option in kind.offered if not option.default}
        assert kind(seats, usual).agreed(season=False) == {}
