"""FMR-1: who takes part, and who owns what."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, race, start
from slipstream.games.formula_motor_racing.game import FormulaMotorRacing
from slipstream.kernel.errors import InvalidOption

# A race won by red, with purple second.
RED_WINS = "r1 p1 b1 g1 y1 o1 r2 p2 b2 g2 y2 o2"


def cars_of(seats: int) -> list[int]:
    """How many cars each seat owns, then how many colours nobody owns."""
    owner = FormulaMotorRacing(seats, {}).owner
    return [2 * owner.count(seat) for seat in range(seats)] + [owner.count(-1)]


@clause("FMR-1.1")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_three_to_six_players_take_part(seats: int) -> None:
    assert len(start(seats).state.hands) == seats


@clause("FMR-R4", "FMR-1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_two_players_or_more_than_six_are_refused(seats: int) -> None:
    with pytest.raises(InvalidOption, match=rf"not {seats} \(FMR-1\.1\)"):
        FormulaMotorRacing(seats, {})


@clause("FMR-1.2")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_with_four_to_six_players_each_owns_one_colour(seats: int) -> None:
    assert cars_of(seats)[:-1] == [2] * seats


@clause("FMR-1.3")
def test_with_three_players_each_owns_two_colours_and_none_is_left() -> None:
    assert cars_of(3) == [4, 4, 4, 0]


@clause("FMR-1.4")
@pytest.mark.parametrize(("seats", "uncontrolled"), [(4, 2), (5, 1), (6, 0)])
def test_the_colours_that_nobody_owns(seats: int, uncontrolled: int) -> None:
    assert cars_of(seats)[-1] == uncontrolled


@clause("FMR-1.4")
def test_uncontrolled_cars_race_like_all_others() -> None:
    """Red and purple belong to nobody, but both can be named, follow and be passed."""
    before = race(GRID, hand="WL O4r", seats=4)

    assert len(before.choices("WL")) == 12
    assert before.play("O4r:r1").picture == "r1 p1 b1 g1 y1 o1 p2 r2 o2 y2 g2 b2"


@clause("FMR-1.5")
def test_uncontrolled_colours_score_and_can_win() -> None:
    s = race(RED_WINS, seats=4).state

    assert s.game.entrants() == ["seat 1", "seat 2", "seat 3", "seat 4", "red", "purple"]
    assert s.points() == [4, 3, 2, 1, 10, 6]
    assert s.places() == [3, 4, 5, 6, 1, 2]


@clause("FMR-1.5")
def test_with_five_players_the_sixth_colour_scores_for_itself() -> None:
    """Blue is left over although it comes first on the score sheet."""
    s = race("b1 g1 y1 o1 r1 p1 b2 g2 y2 o2 r2 p2", seats=5, colours="p,r,o,y,g").state

    assert s.game.entrants()[5:] == ["blue"]
    assert s.points() == [1, 2, 3, 4, 6, 10]


@clause("FMR-1.6")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("grid", ["", ",".join(RED_WINS.split())])
def test_all_twelve_cars_start_every_race(seats: int, grid: str) -> None:
    s = start(seats, grid=grid).until("play")

    assert sorted(s.line.split()) == sorted(GRID.split())
    assert s.out == ""
