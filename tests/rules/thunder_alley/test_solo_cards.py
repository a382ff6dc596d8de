"""TA-C4, TA-C5: Clean Air and Working the Pack."""

from __future__ import annotations

from clauses import clause
from rules.thunder_alley.drawn import Plain, board, race

AIR = """
    P    .    .   15    .    .    .
    0    .    .    .    .   43    .
    1  *13    .    .    .    .    .
    2    .    .    .    .   22   28
        14   15   16   19   20   24
"""


@clause("TA-C4", "TA-R18")
def test_a_car_alone_may_close_up_to_the_next_car_or_stay() -> None:
    """Only to spaces directly behind a car; the move itself costs nothing."""
    before = race(AIR, Plain("Clean Air", 1))

    asked = before.play(">")

    assert asked.asks() == "clean_air:4"
    assert asked.steps() == ["-", ":19.0", ":19.2"]
    assert asked.play("-").at(13) == "15.1"
    assert asked.play(":19.2").at(13) == "19.2"
    assert asked.play(":19.0").drawn().active == ""


@clause("TA-C4")
def test_no_clean_air_for_a_car_that_shares_its_sector() -> None:
    before = race(AIR.replace("0    .    .", "0    .   29"), Plain("Clean Air", 1))

    assert before.play(">").drawn().active == ""


@clause("TA-C4", "TA-R19")
def test_no_clean_air_for_the_first_car_on_the_track() -> None:
    """44 on the apron is ahead in the running order, but not on the track; 22 is a lap behind."""
    before = race(
        """
        P    .    .    .   44
        0    .    .    .    .
        1  *13    .    .    .
        2    .    .  22'    .
            44   45   48   49
        """,
        Plain("Clean Air", 1),
    )

    assert before.state.leader() == before.car(44)
    assert before.play(">").drawn().active == ""


@clause("TA-R19")
def test_the_next_car_may_be_lapped() -> None:
    before = race(
        """
        0    .    .    .   43
        1  *13    .    .    .
        2    .    .  22'    .
            44   45   48   52
        """,
        Plain("Clean Air", 1),
    )

    assert before.play(">").steps() == ["-", ":7.2"]
    assert before.play("> :7.2").at(13) == "47.2"


@clause("TA-R19")
def test_right_behind_the_next_car_another_lane_may_be_taken() -> None:
    """After a move of no points at all."""
    before = race(
        """
        0    .   43    .
        1  *13    .    .
        2    .   22   28
            14   15   16
        """,
        "Clean Air",
        wear={13: "BBBB"},
    )

    assert before.asks() == "clean_air:4"
    assert before.steps() == ["-", ":14.0", ":14.2"]
    assert before.play(":14.2").drawn() == board(
        """
        0    .   43    .
        1    .    .    .
        2   13   22   28
            14   15   16
        """
    )


@clause("TA-R19", "TA-D12")
def test_a_car_that_has_crossed_the_line_is_still_the_next_car() -> None:
    """15, a lap down, pushes 22 over the line; 22 is out of the order but on the track."""
    before = race(
        """
        0    8    .    .    .
        1    .  15'   22    .
        2    .    .    .    .
            70   78   79   80
        """,
        Plain("Clean Air", 4),
        active=15,
        laps="2",
    )

    asked = before.play("> o")

    assert before.state.finish == 80
    assert asked.at(22) == "80.1"
    assert asked.steps() == ["-", ":39.1"]


@clause("TA-W27")
def test_clean_air_behind_the_next_two_cars() -> None:
    before = race(
        """
        P    .    .   15    .    .    .
        0    .    .    .    .   43    .
        1  *13    .    .    .    .    .
        2    .    .    .    .   22   28
            10   14   16   19   20   24
        """,
        "Clean Air",
    )

    asked = before.play("> > > >")

    assert asked.at(13) == "14.1"
    assert asked.steps() == ["-", ":19.0", ":19.2"]
    first = race(
        """
        0    .    .  43'
        1  *13    .    .
        2    .    .  22'
            50   54   60
        """,
        "Clean Air",
    )
    assert first.play("> > > >").drawn().active == ""


@clause("TA-C5")
def test_the_car_ahead_changes_places_for_one_point_as_often_as_wanted() -> None:
    before = race(
        """
        0    .    .    .    .
        1  *22   15   43    .
        2    .    .    .    .
             7    8    9   10
        """,
        "Working the Pack",
    )

    assert before.steps() == [">", "i", "o", "x"]
    once = before.play("x")
    assert (once.at(22), once.at(15), once.points_left) == ("8.1", "7.1", 3)
    assert before.play("x x > o").drawn() == board(
        """
        0    .    .    .    .
        1   15   43    .    .
        2    .    .    .   22
             7    8    9   10
        """
    )


@clause("TA-R30")
def test_at_a_fork_the_player_names_the_car() -> None:
    before = race(
        """
        0  *22   15    .
        1    .   43    .
        2    #    .    .
            19   20   21
        """,
        "Working the Pack",
        circuit="tc",
    )

    assert before.steps() == [">0", ">1", "o", "x0", "x1"]
    other = before.play("x1")
    assert [other.at(car) for car in (22, 43, 15)] == ["20.1", "19.0", "20.0"]


@clause("TA-R11")
def test_a_car_swapped_back_over_the_line_must_cross_it_again() -> None:
    before = race(
        """
        0    .    .
        1  *22   15
        2    .    .
            39   40
        """,
        "Working the Pack",
    )

    assert (before.play("x").at(22), before.play("x").at(15)) == ("40.1", "39.1")


@clause("TA-W18")
def test_working_the_pack_three_times() -> None:
    before = race(
        """
        0    .    .    .    .    .
        1  *22   15    .   28   43
        2    .    .    .    .    .
            14   15   16   17   18
        """,
        "Working the Pack",
    )

    assert before.play("x > x x").drawn() == board(
        """
        0    .    .    .    .    .
        1   15    .   28   43   22
        2    .    .    .    .    .
            14   15   16   17   18
        """
    )
