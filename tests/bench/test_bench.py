"""The benchmark: medians of rounds, and what one round measures."""

from __future__ import annotations

import pytest

import worker
from bench import own_cells, spread, summary
from slipstream import GAMES, load


def test_a_row_is_the_median_of_its_rounds() -> None:
    rounds = [{"build": "pure", "decisions_per_second": speed} for speed in (90.0, 100.0, 140.0)]

    assert summary({"GP": rounds}) == {
        "GP": {"build": "pure", "decisions_per_second": 100.0, "spread": 0.5}
    }
    assert spread([100.0]) == 0


def test_a_peer_is_not_asked_for_copies() -> None:
    row = {"copy_us": 1.25, "guess_us": 2.0, "to_end_us": 1500.0, "import_ms": 80.0}

    assert own_cells(row) == ["1.2", "2.0", "1,500", "80"]
    assert own_cells({"decisions_per_second": 1.0}) == [""] * 4


@pytest.mark.parametrize("code", GAMES)
def test_every_game_can_be_measured(code: str) -> None:
    game = load(code, 4)
    state = worker.middle(game, 1)

    assert state.waiting
    assert state.waiting[0] >= 0
    assert all(figure > 0 for figure in worker.searching(game, 0.0).values())
