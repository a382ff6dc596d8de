"""TA-6.8: cars pushed forward in Solo and Lead."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import LEAD, SOLO, Plain, board, race
from slipstream.games.thunder_alley.game import ThunderAlley
from slipstream.games.thunder_alley.rules.components import TEAM_CARS
from slipstream.kernel.errors import InvalidOption
from slipstream.track.circuits.load import load

PAYING = pytest.mark.parametrize("kind", [SOLO(6), LEAD(6)])


@clause("TA-6.8.1", "TA-6.3.2", "TA-M2")
@PAYING
def test_a_car_in_the_way_moves_forward_and_pushes_those_in_its_way(kind: Plain) -> None:
    before = race(
        """
        0    .    .    .    .    .
        1  *15   22   29    .   43
        2    .    .    .    .    .
             8    9   10   11   12
        """,
        kind,
    )

    assert before.play(">").drawn() == board(
        """
        0    .    .    .    .    .
        1    .  *15   22   29   43
        2    .    .    .    .    .
             8    9   10   11   12
        """
    )


@clause("TA-6.8.2", "TA-M2")
@PAYING
def test_at_a_fork_the_lane_of_each_pushed_car_is_chosen(kind: Plain) -> None:
    """22 onto 29, or beside it."""
    before = race(
        """
        0    .  *15   22   29    .
        1    .    .    .    .    .
        2    #    #    #    .    .
            17   18   19   20   21
        """,
        kind,
        circuit="tc",
    )

    assert before.play(">").steps() == [":20.0", ":20.1"]
    assert before.play("> :20.0").at(29) == "21.0"
    free = before.play("> :20.1")
    assert (free.at(22), free.at(29), free.at(15)) == ("20.1", "20.0", "19.0")


@clause("TA-6.8.3")
@PAYING
def test_three_points_however_many_are_pushed_and_as_often_as_wanted(kind: Plain) -> None:
    before = race(
        """
        0    .    .    .    .    .    .
        1  *15   22   29   43    .    .
        2    .    .    .    .    .    .
             8    9   10   11   12   13
        """,
        kind,
    )

    assert before.play(">").points_left == 3
    twice = before.play("> >")
    assert [twice.at(car) for car in (15, 22, 29, 43)] == ["10.1", "11.1", "12.1", "13.1"]
    assert twice.drawn().active == ""


@clause("TA-W12")
def test_forward_displacement_and_then_round() -> None:
    before = race(
        """
        0   21    .    .    .
        1  *23   22   43    .
        2    .   29    .    .
            16   17   18   19
        """,
        SOLO(6),
    )

    assert before.play("> i > >").drawn() == board(
        """
        0   21    .    .   23
        1    .    .   22   43
        2    .   29    .    .
            16   17   18   19
        """
    )


@clause("TA-R28")
def test_there_are_fewer_cars_than_sectors_so_no_push_runs_into_itself() -> None:
    """Yunta Brothers has 28 sectors; a ring of 27 cars is pushed on by one of them."""
    with pytest.raises(InvalidOption, match="fewer cars than sectors"):
        ThunderAlley(7, {"circuit": "yunta_brothers", "cars": "4"})
    assert len(ThunderAlley(5, {"circuit": "yunta_brothers", "cars": "5"}).numbers) == 25
    cars = " ".join(str(number) for team in TEAM_CARS for number in team[:4])
    ring = cars.split()[:27]
    before = race(
        f"0 {' '.join(ring)} .\n1 {' . ' * 28}\n2 {row()}\n{' '.join(map(str, range(28)))}",
        SOLO(3),
        int(ring[0]),
        "yunta_brothers",
    )

    pushed = before.play(">")
    while pushed.asks() == "lane:1":
        pushed = pushed.play(next(word for word in pushed.steps() if word.endswith(".0")))

    assert pushed.at(int(ring[0])) == "1.0"
    assert pushed.at(int(ring[26])) == "27.0"


def row() -> str:
    """Lane 2 is there on the straights only."""
    breadth = load("yunta_brothers").track.breadth
    return " ".join("." if lanes > 2 else "#" for lanes in breadth)
