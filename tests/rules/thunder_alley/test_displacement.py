"""TA-6.7: cars shoved aside, at the wall back, and out of the way of followers forward."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, LEAD, SOLO, board, race
from slipstream.track.rules.order import laps_done


@clause("TA-6.7.1")
@pytest.mark.parametrize(("word", "lane"), [("i", 0), ("o", 2)])
def test_a_displaced_car_goes_one_lane_further_the_same_way(word: str, lane: int) -> None:
    before = race(
        """
        0    .    .    .
        1    .   22    .
        2    .  *15    .
             7    8    9
        """
        if word == "i"
        else """
        0    .  *15    .
        1    .   22    .
        2    .    .    .
             7    8    9
        """,
        SOLO(4),
    )

    after = before.play(word)

    assert after.at(22) == f"8.{lane}"
    assert after.at(15) == "8.1"


@clause("TA-6.7.2", "TA-6.7.5", "TA-M4")
def test_a_row_of_cars_is_shoved_for_the_price_of_one() -> None:
    before = race(
        """
        0    .  *15    .
        1    .   22    .
        2    .   29    .
        3    .    .    .
             2    3    4
        """,
        SOLO(4),
        circuit="st_adriana",
    )

    after = before.play("o")

    assert after.points_left == 2
    assert after.drawn() == board(
        """
        0    .    .    .
        1    .  *15    .
        2    .   22    .
        3    .   29    .
             2    3    4
        """,
        "st_adriana",
    )


@clause("TA-6.7.3")
def test_a_car_pushed_into_the_wall_drops_back() -> None:
    """The outer car has no lane left, so it loses a space instead."""
    before = race(
        """
        0    .    .    .
        1    .  *15    .
        2    .   29    .
             7    8    9
        """,
        card=DRAFT(4),
    )

    after = before.play("o")

    assert after.drawn() == board(
        """
        0    .    .    .
        1    .    .    .
        2   29  *15    .
             7    8    9
        """
    )
    assert after.points_left == 2


@clause("TA-6.7.3", "TA-I12")
def test_a_car_pushed_towards_the_apron_drops_back_and_does_not_pit() -> None:
    before = race(
        """
        P    .   43    .
        0    .   29    .
        1    .  *15    .
        2    .    .    .
             7    8    9
        """,
        DRAFT(4),
    )

    assert before.play("i").drawn() == board(
        """
        P    .   43    .
        0   29  *15    .
        1    .    .    .
        2    .    .    .
             7    8    9
        """
    )


@clause("TA-6.7.4", "TA-M3")
def test_the_cars_behind_it_are_pushed_back_in_turn() -> None:
    """43 stays: a gap stops the push."""
    before = race(
        """
        0    .    .    .    .    .
        1    .    .    .    .  *15
        2   43    .   28   22   29
             4    5    6    7    8
        """,
        SOLO(4),
    )

    assert before.play("o").drawn() == board(
        """
        0    .    .    .    .    .
        1    .    .    .    .    .
        2   43   28   22   29  *15
             4    5    6    7    8
        """
    )


@clause("TA-6.7.6")
def test_displacing_may_be_repeated_on_the_same_car() -> None:
    before = race(
        """
        0    .  *15    .
        1    .   22    .
        2    .    .    .
             7    8    9
        """,
        SOLO(6),
    )

    twice = before.play("o o")

    assert twice.points_left == 2
    assert (twice.at(15), twice.at(22)) == ("8.2", "7.2")


@clause("TA-6.7.7", "TA-R8")
def test_the_last_followers_space_counts_as_taken() -> None:
    """29 is about to leave 17.0, and yet 23 goes forward, pushing 8."""
    before = race(
        """
        0    .   29   15  *22   23    8    .
        1    .    .    .    .    .    .    .
        2    .    .    .    .    .    .    .
            13   14   15   16   17   18   19
        """,
        LEAD(5),
    )

    turned = before.play("o >")
    assert turned.at(29) == "16.0"

    after = turned.play("i")

    assert after.points_left == 1
    assert after.drawn() == board(
        """
        0    .    .    .    .  *22   23    8
        1    .    .    .   29   15    .    .
        2    .    .    .    .    .    .    .
            13   14   15   16   17   18   19
        """
    )


@clause("TA-R8")
def test_a_way_back_that_meets_no_follower_must_be_taken() -> None:
    """Two lanes lead back from 10.0; the follower is in one of them."""
    before = race(
        """
        0    .    .   23
        1    .   15  *22
        2    .    .    #
             8    9   10
        """,
        LEAD(4),
        circuit="tc",
    )

    begun = before.play(":9.1")

    assert before.steps() == [":9.1", ":9.2"]
    assert begun.play("i").drawn() == board(
        """
        0    .   23  *22
        1    .    .   15
        2    .    .    #
             8    9   10
        """,
        "tc",
    )


@clause("TA-R9")
def test_only_the_car_at_the_apron_goes_forward_the_others_go_sideways() -> None:
    """22 shoves 23, which shoves 8; behind 8, which has no lane left, is the follower 25."""
    before = race(
        """
        0   25   29   15  *22    8    .
        1    .    .    .    .   23    .
        2    .    .    .    .    .    .
            13   14   15   16   17   18
        """,
        LEAD(6),
    )

    turned = before.play("o o >")

    assert turned.drawn() == board(
        """
        0    .    .    .   25    8    .
        1    .    .    .   29   23    .
        2    .    .    .   15  *22    .
            13   14   15   16   17   18
        """
    )
    assert turned.play("i").drawn() == board(
        """
        0    .    .    .    .   23    8
        1    .    .    .   25  *22    .
        2    .    .    .   29   15    .
            13   14   15   16   17   18
        """
    )


@clause("TA-R10")
def test_the_farthest_car_moves_first_then_the_active_car_then_its_followers() -> None:
    before = race(
        """
        0    .   15  *22    .
        1    .    .   23    .
        2    .   28   29    .
            15   16   17   18
        """,
        LEAD(6),
    )

    after = before.play("o")

    assert after.moved() == ["28@15.2", "29@16.2", "23@17.2", "22@17.1", "15@17.0"]


@clause("TA-R11")
def test_a_car_displaced_over_the_line_must_cross_it_again() -> None:
    before = race(
        """
        0    .    .    .
        1    .  *15    .
        2    .   22    .
            39   40   41
        """,
        SOLO(4),
    )

    after = before.play("o")

    assert after.at(22) == "39.2"
    assert laps_done(39, 40) == 0


@clause("TA-R7")
def test_the_active_player_chooses_the_lane_of_a_car_that_is_pushed_back() -> None:
    """An empty lane or one with a car in it, for each car that is pushed."""
    before = race(
        """
        0    .    .   22    .
        1    .   21  *15    .
        2    .    .    #    #
             8    9   10   11
        """,
        SOLO(4),
        circuit="tc",
    )

    asked = before.play("i")

    assert asked.asks() == "lane:3"
    assert asked.steps() == [":9.0", ":9.1"]
    assert asked.drawn() == before.drawn()
    assert (asked.play(":9.0").at(22), asked.play(":9.0").at(21)) == ("9.0", "9.1")
    assert (asked.play(":9.1").at(22), asked.play(":9.1").at(21)) == ("9.1", "8.1")


@clause("TA-W11")
def test_two_displacements_and_then_the_line_behind() -> None:
    before = race(
        """
        0    .    .    .  *15    .    .    .
        1    .    .   23   22   43    .    .
        2    .    .   28   29   21    .    .
            14   15   16   17   18   19   20
        """,
        DRAFT(6),
    )

    assert before.play("o").drawn() == board(
        """
        0    .    .    .    .    .    .    .
        1    .    .   23  *15   43    .    .
        2    .   28   29   22   21    .    .
            14   15   16   17   18   19   20
        """
    )
    assert before.play("o o").drawn() == board(
        """
        0    .    .    .    .    .    .    .
        1    .    .   23    .   43    .    .
        2   28   29   22  *15   21    .    .
            14   15   16   17   18   19   20
        """
    )
    assert before.play("o o > >").drawn() == board(
        """
        0    .    .    .    .    .    .    .
        1    .    .   23    .   43    .    .
        2    .    .   28   29   22   15   21
            14   15   16   17   18   19   20
        """
    )


@clause("TA-W50")
def test_two_lanes_lead_back_from_the_mouth_of_a_corner() -> None:
    before = race(
        """
        0    .    .  *22
        1    .    .   15
        2    .   21    #
             8    9   10
        """,
        SOLO(4),
        circuit="tc",
    )

    asked = before.play("o")

    assert asked.steps() == [":9.1", ":9.2"]
    assert (asked.play(":9.1").at(15), asked.play(":9.1").at(21)) == ("9.1", "9.2")
    assert (asked.play(":9.2").at(15), asked.play(":9.2").at(21)) == ("9.2", "8.2")
    assert asked.play(":9.2").points_left == 2
