"""Recorded races show every way in which a car leaves a race."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from clauses import clause
from slipstream.games.grand_prix_f1.rules.state import CRASHED, FINISHED, NO_FUEL, RaceState
from slipstream.notation.record import read_record

FOLDER = Path(__file__).parents[2] / "games"


@cache
def finals() -> list[RaceState]:
    found = []
    for file in sorted(FOLDER.glob("GPF1-*.race")):
        state = read_record(file.read_text("utf-8")).final()
        assert isinstance(state, RaceState)
        found.append(state)
    return found


@clause("GPF1-10.5", "GPF1-10.8", "GPF1-14.3")
@pytest.mark.parametrize("fate", [FINISHED, NO_FUEL, CRASHED])
def test_cars_finish_run_out_of_fuel_and_crash(fate: int) -> None:
    assert any(fate in state.fate for state in finals())


@clause("GPF1-12.9")
def test_a_car_is_disqualified() -> None:
    assert any(state.finished != state.classified() for state in finals())


@clause("GPF1-R60")
@pytest.mark.parametrize("end", ["finish", "nobody"])
def test_races_end_with_and_without_a_winner(end: str) -> None:
    assert any(state.end() == end for state in finals())
