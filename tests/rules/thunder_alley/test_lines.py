"""TA-6.2, TA-6.4, TA-6.5: linked cars, Draft and Pursuit."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, PURSUIT, SOLO, Plain, board, race

LINKING = pytest.mark.parametrize("kind", [DRAFT(4), PURSUIT(4)])

LINE = """
    0    .    .    .    .    .    .    .
    1   29   22  *15   43   28    .    .
    2    .    .    .    .    .    .    .
         6    7    8    9   10   11   12
"""


@clause("TA-6.2.1")
def test_a_line_is_of_any_length_and_runs_through_corners() -> None:
    before = race(
        """
        0   41   40   29   22  *15   43   28   21    .
        1    .    .    .    .    .    .    .    .    .
        2    .    .    #    #    #    #    #    #    #
             8    9   10   11   12   13   14   15   16
        """,
        DRAFT(4),
        circuit="tc",
    )

    assert before.play("> :9.0").drawn() == board(
        """
        0    .   41   40   29   22  *15   43   28   21
        1    .    .    .    .    .    .    .    .    .
        2    .    .    #    #    #    #    #    #    #
             8    9   10   11   12   13   14   15   16
        """,
        "tc",
    )


@clause("TA-6.2.2", "TA-6.4.1.1", "TA-M6")
def test_a_draft_moves_the_whole_line_for_one_point() -> None:
    """Cars of four other teams move with blue's."""
    after = race(LINE, DRAFT(4)).play(">")

    assert after.points_left == 3
    assert after.drawn() == board(
        """
        0    .    .    .    .    .    .    .
        1    .   29   22  *15   43   28    .
        2    .    .    .    .    .    .    .
             6    7    8    9   10   11   12
        """
    )


@clause("TA-6.4.1.2")
def test_a_car_the_line_runs_into_joins_it_for_the_rest() -> None:
    before = race(
        """
        0    .    .    .    .    .    .
        1  *15   22    .   29    .    .
        2    .    .    .    .    .    .
            10   11   12   13   14   15
        """,
        DRAFT(3),
    )

    assert before.play(">").at(29) == "13.1"
    assert before.play("> >").at(29) == "14.1"
    assert before.play("> > >").drawn() == board(
        """
        0    .    .    .    .    .    .
        1    .    .    .   15   22   29
        2    .    .    .    .    .    .
            10   11   12   13   14   15
        """
    )


@clause("TA-6.4.1.3", "TA-I10")
@LINKING
def test_once_linked_a_car_can_only_go_forward(kind: Plain) -> None:
    assert race(LINE, kind).steps() == [">", "i", "o"]
    assert race(LINE, kind).play(">").steps() == [">"]


@clause("TA-6.4.2.1")
def test_before_linking_a_draft_goes_sideways_as_often_as_it_can_pay() -> None:
    before = race(
        """
        0    .  *15    .
        1    .    .    .
        2    .   22    .
             7    8    9
        """,
        DRAFT(4),
    )

    after = before.play("o o")

    assert after.points_left == 1
    assert (after.at(15), after.at(22)) == ("8.2", "7.2")
    assert after.steps() == [">"]


@clause("TA-6.4.2.3", "TA-M5")
def test_a_forward_step_links_the_cars_behind_at_its_start() -> None:
    """29 is not nose to tail: there is a gap."""
    before = race(
        """
        0    .    .    .    .    .
        1   29    .   22  *15    .
        2    .    .    .    .    .
             5    6    7    8    9
        """,
        DRAFT(4),
    )

    assert before.play("> >").drawn() == board(
        """
        0    .    .    .    .    .    .
        1   29    .    .    .   22  *15
        2    .    .    .    .    .    .
             5    6    7    8    9   10
        """
    )


@clause("TA-6.4.2.3", "TA-6.5.2", "TA-R2")
@LINKING
def test_arriving_behind_a_car_links_it(kind: Plain) -> None:
    before = race(
        """
        0    .    .    .
        1  *15    .   43
        2    .    .    .
             7    8    9
        """,
        kind,
    )

    arrived = before.play(">")

    assert arrived.at(43) == "9.1"
    assert arrived.steps() == [">"]
    assert arrived.play(">").at(43) == "10.1"


@clause("TA-6.4.2.4")
@LINKING
def test_a_forward_step_that_links_nobody_leaves_the_car_free(kind: Plain) -> None:
    before = race(
        """
        0    .    .    .    .
        1  *15    .    .   43
        2    .    .    .    .
             7    8    9   10
        """,
        kind,
    )

    assert before.play(">").steps() == [">", "i", "o"]


CORNER_EXIT = """
    0  *15    .   22    .
    1    .    .    .    .
    2    #    #    .    .
        18   19   20   21
"""


@clause("TA-6.4.2.5", "TA-R3")
@LINKING
def test_arriving_at_a_fork_with_an_empty_branch_links_nobody(kind: Plain) -> None:
    """It may still go sideways, take the empty branch, or push."""
    arrived = race(CORNER_EXIT, kind, circuit="tc").play(">")

    assert arrived.steps() == [">0", ">1", "o"]
    assert arrived.play(">1").at(22) == "20.0"
    assert arrived.play(">0").at(22) == "21.0"


@clause("TA-R3")
@LINKING
def test_arriving_at_a_fork_with_a_car_on_every_branch_links(kind: Plain) -> None:
    before = race(
        CORNER_EXIT.replace("1    .    .    .", "1    .    .   29", 1), kind, circuit="tc"
    )

    assert before.play(">").steps() == [">0", ">1"]


@clause("TA-6.5.1")
def test_a_pursuit_leaves_the_cars_behind() -> None:
    assert race(LINE, PURSUIT(4)).play("> >").drawn() == board(
        """
        0    .    .    .    .    .    .    .
        1   29   22    .    .  *15   43   28
        2    .    .    .    .    .    .    .
             6    7    8    9   10   11   12
        """
    )


@clause("TA-R5")
def test_a_draft_leaves_its_tail_by_going_sideways_first() -> None:
    after = race(LINE, DRAFT(4)).play("o > >")

    assert after.drawn() == board(
        """
        0    .    .    .    .    .    .    .
        1   29   22    .   43   28    .    .
        2    .    .    .    .  *15    .    .
             6    7    8    9   10   11   12
        """
    )


@clause("TA-6.3.1")
def test_in_solo_nobody_is_ever_linked() -> None:
    """22 stays behind, and having pushed 43 the car may still go sideways."""
    after = race(LINE, SOLO(6)).play(">")

    assert (after.at(22), after.at(15)) == ("7.1", "9.1")
    assert after.steps() == [">", "i", "o"]
    assert after.play("i").at(43) == "10.1"


@clause("TA-W7")
def test_a_draft_line_meets_two_cars() -> None:
    before = race(
        """
        0    .    .    .    .    .    .    .    .    .    .
        1   22  *15    .   28   43    .    .    .    .    .
        2    .    .    .    .    .    .    .    .    .    .
            14   15   16   17   18   19   20   21   22   23
        """,
        "Watch the Gauge",
    )

    first = before.play(">")
    assert [first.at(car) for car in (43, 28, 15, 22)] == ["18.1", "17.1", "16.1", "15.1"]
    assert first.steps() == [">"]
    assert before.play("> > > > > >").drawn() == board(
        """
        0    .    .    .    .    .    .    .    .    .    .
        1    .    .    .    .    .    .   22   15   28   43
        2    .    .    .    .    .    .    .    .    .    .
            14   15   16   17   18   19   20   21   22   23
        """
    )


@clause("TA-W8")
def test_a_draft_with_a_lane_change() -> None:
    before = race(
        """
        0    .    .   22    .    .    .    .
        1  *15    .    .   28   43    .    .
        2   29    .    .    .    .   23    .
            14   15   16   17   18   19   20
        """,
        DRAFT(6),
    )

    assert before.play(">").steps() == [">", "i", "o"]
    assert before.play("> o").points_left == 4
    assert before.play("> o").steps() == [">"]
    assert before.play("> o").state.linked
    third = before.play("> o >")
    assert [third.at(15), third.at(29)] == ["16.2", "15.2"]
    assert before.play("> o > > > >").drawn() == board(
        """
        0    .    .   22    .    .    .    .
        1    .    .    .   28   43    .    .
        2    .    .    .    .   29   15   23
            14   15   16   17   18   19   20
        """
    )


@clause("TA-W9")
def test_a_pursuit_collects_two_cars_and_leaves_one() -> None:
    before = race(
        """
        0    .    .    .    .    .
        1   15  *29    .   23   43
        2    .    .    .    .    .
            14   15   16   17   18
        """,
        PURSUIT(6),
    )

    after = before.play("> > > > > >")

    assert [after.at(car) for car in (29, 23, 43, 15)] == ["21.1", "22.1", "23.1", "14.1"]
