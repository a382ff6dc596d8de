"""TA-4.5, TA-6.9: corners, where lanes merge and divide."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, LEAD, PURSUIT, SOLO, Plain, board, race

LINKING = pytest.mark.parametrize("kind", [DRAFT(6), PURSUIT(6)])


@clause("TA-4.5.1")
@pytest.mark.parametrize("kind", [SOLO(6), DRAFT(6), PURSUIT(6), LEAD(6)])
def test_in_a_corner_lanes_are_changed_and_cars_displaced_as_elsewhere(kind: Plain) -> None:
    before = race(
        """
        0    .  *15    .
        1    .   22    .
        2    #    #    #
            12   13   14
        """,
        kind,
        circuit="tc",
    )

    after = before.play("o")

    assert before.steps() == [">", "o"]
    assert (after.at(15), after.at(22)) == ("13.1", "12.1")
    assert after.points_left == 4


@clause("TA-4.5.2")
@pytest.mark.parametrize("kind", [SOLO(6), DRAFT(6), PURSUIT(6), LEAD(6)])
def test_where_lanes_divide_the_lane_is_chosen(kind: Plain) -> None:
    before = race(
        """
        0    .    .    .
        1  *15    .    .
        2    #    .    .
            19   20   21
        """,
        kind,
        circuit="tc",
    )

    assert before.steps() == [">1", ">2", "i"]
    assert before.play(">1").at(15) == "20.1"
    assert before.play(">2").at(15) == "20.2"


@clause("TA-6.9.1")
@LINKING
def test_a_line_goes_through_the_lane_that_its_first_car_took(kind: Plain) -> None:
    """43 is led to lane 1 once; 15 and whoever follows pass without being asked."""
    before = race(
        """
        0   22  *15   43    .    .    .
        1    .    .    .    .    .    .
        2    #    #    #    .    .    .
            17   18   19   20   21   22
        """,
        kind,
        circuit="tc",
    )

    asked = before.play(">")
    chosen = asked.play(":20.1")

    assert asked.steps() == [":20.0", ":20.1"]
    assert chosen.steps() == [">1"]
    through = chosen.play(">1 >")
    assert (through.at(43), through.at(15)) == ("22.1", "21.1")
    assert through.at(22) == ("20.1" if kind.name == DRAFT(6).name else "17.0")


@clause("TA-6.9.2", "TA-R4", "TA-M5")
def test_where_lanes_merge_behind_a_line_one_of_them_is_chosen_even_an_empty_one() -> None:
    before = race(
        """
        0   29   22  *15    .
        1    .    .    .    .
        2    .    .    #    #
             8    9   10   11
        """,
        DRAFT(4),
        circuit="tc",
    )

    asked = before.play(">")

    assert asked.asks() == "tail:3"
    assert asked.steps() == [":9.0", ":9.1"]
    assert asked.play(":9.0").drawn() == board(
        """
        0    .   29   22  *15
        1    .    .    .    .
        2    .    .    #    #
             8    9   10   11
        """,
        "tc",
    )
    assert asked.play(":9.1").drawn() == board(
        """
        0   29   22    .  *15
        1    .    .    .    .
        2    .    .    #    #
             8    9   10   11
        """,
        "tc",
    )


@clause("TA-R4")
def test_if_every_lane_that_feeds_the_line_is_occupied_one_must_be_taken() -> None:
    before = race(
        """
        0    .   22  *15    .
        1    .   29    .    .
        2    .    .    #    #
             8    9   10   11
        """,
        DRAFT(4),
        circuit="tc",
    )

    asked = before.play(">")

    assert asked.steps() == [":9.0", ":9.1"]
    assert (asked.play(":9.0").at(22), asked.play(":9.0").at(29)) == ("10.0", "9.1")
    assert (asked.play(":9.1").at(22), asked.play(":9.1").at(29)) == ("9.0", "10.0")


@clause("TA-6.9.3")
@LINKING
def test_the_first_car_may_take_the_empty_branch_and_leave_the_other_cars_alone(
    kind: Plain,
) -> None:
    before = race(
        """
        0  *15   43   29   21    .
        1    .    .    .    .    .
        2    #    #    .    .    .
            18   19   20   21   22
        """,
        kind,
        circuit="tc",
    )

    after = before.play("> :20.1 >1")

    assert [after.at(car) for car in (43, 15, 29, 21)] == ["21.1", "20.1", "20.0", "21.0"]


@clause("TA-6.9.4")
@LINKING
def test_if_every_branch_is_occupied_one_of_them_is_taken(kind: Plain) -> None:
    before = race(
        """
        0  *15   43   29    .
        1    .    .   21    .
        2    #    #    .    .
            18   19   20   21
        """,
        kind,
        circuit="tc",
    )

    asked = before.play(">")

    assert asked.steps() == [":20.0", ":20.1"]
    assert (asked.play(":20.0").at(29), asked.play(":20.0").at(21)) == ("21.0", "20.1")
    assert (asked.play(":20.1").at(29), asked.play(":20.1").at(21)) == ("20.0", "21.1")


@clause("TA-6.9.5")
def test_a_car_waiting_in_the_second_lane_may_be_taken_at_the_next_step() -> None:
    """The line's last car, 22, came from lane 0; 29 waits in lane 1."""
    before = race(
        """
        0    .   22  *15    .    .    .
        1    .   29    .    .    .    .
        2    .    .    #    #    #    #
             8    9   10   11   12   13
        """,
        DRAFT(4),
        circuit="tc",
    )

    asked = before.play("> :9.0 >")

    assert asked.steps() == [":9.0", ":9.1"]
    assert asked.play(":9.0 >").at(29) == "9.1"
    assert asked.play(":9.1 >").drawn() == board(
        """
        0    .    .    .   29   22  *15
        1    .    .    .    .    .    .
        2    .    .    #    #    #    #
             8    9   10   11   12   13
        """,
        "tc",
    )


@clause("TA-6.9.5")
def test_the_lane_that_the_active_car_itself_left_feeds_it_too() -> None:
    """15 came from 9.1, which is empty now; 22 waits on 9.0."""
    before = race(
        """
        0    .   22    .    .    .
        1    .  *15    .    .    .
        2    .    .    #    #    #
             8    9   10   11   12
        """,
        DRAFT(4),
        circuit="tc",
    )

    asked = before.play(">0 >")

    assert asked.steps() == [":9.0", ":9.1"]
    assert asked.play(":9.0").at(22) == "10.0"
    assert asked.play(":9.1").at(22) == "9.0"


CASE_2 = """
    0   22  *15   43   29   21    .
    1    .    .    .    .    .    .
    2    #    #    #    .    .    .
        17   18   19   20   21   22
"""


@clause("TA-W13")
def test_a_line_leaves_a_corner_beside_two_cars_or_pushes_them() -> None:
    before = race(CASE_2, DRAFT(6), circuit="tc")

    beside = before.play("> :20.1 >1 > > > >")
    assert [beside.at(car) for car in (43, 15, 22)] == ["25.1", "24.1", "23.1"]
    assert [beside.at(car) for car in (29, 21)] == ["20.0", "21.0"]
    pushing = before.play("> :20.0 >0 > > > >")
    assert [pushing.at(car) for car in (21, 29, 43)] == ["27.0", "26.0", "25.0"]
    assert [pushing.at(car) for car in (15, 22)] == ["24.0", "23.0"]


@clause("TA-6.9.1")
@LINKING
def test_a_line_keeps_the_lanes_of_two_forks_one_after_the_other(kind: Plain) -> None:
    """43 leaves the first corner in lane 1 and enters the second in lane 0; 15 comes after it."""
    before = race(
        """
        0  *15   43    .    .    .    .
        1    .    .    .    .    .    .
        2    #    #    .    .    #    #
             4    5    6    7    8    9
        """,
        kind,
        circuit="verghns_grove",
    )

    asked = before.play("> :6.1 >1 >")

    assert asked.steps() == [":8.0", ":8.1"]
    through = asked.play(":8.0")
    assert (through.at(43), through.at(15)) == ("8.0", "7.1")
    assert through.steps() == [">0"]
    assert through.play(">0").at(15) == "8.0"
