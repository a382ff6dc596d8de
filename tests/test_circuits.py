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
