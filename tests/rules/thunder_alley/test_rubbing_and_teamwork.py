"""TA-C1, TA-C2: Rubbin' is Racin' and Teamwork."""

from __future__ import annotations

from clauses import clause
from rules.thunder_alley.drawn import Plain, board, race
from rules.thunder_alley.kinds import LINE


@clause("TA-C1")
def test_rubbing_is_free_but_barred_once_linked_and_never_back() -> None:
    before = race(LINE, "Rubbin' is Racin'")

    assert before.play("o").points_left == 4
    assert before.play("o").steps() == [">"]
    assert before.play("i").steps() == [">"]
    assert before.play(">").steps() == [">"]


@clause("TA-R15")
def test_free_steps_may_follow_the_last_point_or_be_declined() -> None:
    before = race(
        """
        0    .    .    .
        1  *15    .    .
        2    .    .    .
             7    8    9
        """,
        Plain("Rubbin' is Racin'", 1),
    )

    spent = before.play(">")

    assert (spent.points_left, spent.steps()) == (0, ["=", "i", "o"])
    assert spent.play("=").at(15) == "8.1"
    assert spent.play("=").drawn().active == ""
    assert spent.play("o").at(15) == "8.2"
    assert spent.play("o").drawn().active == ""


@clause("TA-R15")
def test_free_steps_are_there_with_no_points_from_the_start() -> None:
    """The car stops of itself where no free step is left."""
    worn = race(LINE, "Rubbin' is Racin'", wear={15: "BBBBB"})

    assert worn.points_left == 0
    assert worn.steps() == ["=", "i", "o"]
    assert worn.play("o").at(15) == "8.2"
    assert worn.play("o").drawn().active == ""


@clause("TA-W23")
def test_rubbing_twice_across_the_track_and_away_with_all_three() -> None:
    before = race(
        """
        0    .    .    .  *29    .
        1    .    .    .   15    .
        2    .    .   21   22    .
             7    8    9   10   11
        """,
        "Rubbin' is Racin'",
    )

    assert before.play("o").drawn() == board(
        """
        0    .    .    .    .    .
        1    .    .    .  *29    .
        2    .   21   22   15    .
             7    8    9   10   11
        """
    )
    assert before.play("o o").drawn() == board(
        """
        0    .    .    .    .    .
        1    .    .    .    .    .
        2   21   22   15  *29    .
             7    8    9   10   11
        """
    )
    after = before.play("o o > > > >")
    assert [after.at(car) for car in (29, 15, 22, 21)] == ["14.2", "13.2", "12.2", "11.2"]
    assert after.wear(29) == ""


TEAM = """
    P    .   41    .    .    .
    0   25    .    .    .    .
    1    .    .  *29   15    .
    2    .    .   42    .    .
         8    9   10   11   12
"""


@clause("TA-C2", "TA-R16")
def test_another_car_of_the_player_drafts_three() -> None:
    """42 has six markers and 25 was flipped: both are eligible, and one of them must move."""
    before = race(TEAM, "Teamwork", flipped=[25], wear={42: "BBBBBB"})

    asked = before.play("> > > >")

    assert asked.asks() == "second_car:1"
    assert asked.steps() == ["25", "42"]
    moving = asked.play("42")
    assert moving.points_left == 3
    assert moving.steps() == [">", "i"]
    over = moving.play("> > >")
    assert (over.at(42), over.wear(42), over.drawn().active) == ("13.2", "BBBBBB", "")
    assert [over.state.flipped[over.car(car)] for car in (25, 29, 42)] == [True, True, False]


@clause("TA-C2")
def test_without_another_car_the_second_move_is_skipped() -> None:
    before = race(LINE, "Teamwork")

    assert before.play("> > > >").drawn().active == ""


@clause("TA-R17")
def test_cars_on_the_apron_do_not_draft() -> None:
    before = race(
        """
        P    .   41    .
        0    .    .    .
        1    .  *29    .
        2    .    .    .
             9   10   11
        """,
        "Teamwork",
    )

    assert before.play("> > > >").drawn().active == ""


@clause("TA-R17")
def test_teamwork_played_to_leave_the_pits_moves_no_second_car() -> None:
    before = race(
        """
        P    .  *29    .
        0    .    .    .
        1    .   41    .
        2    .    .    .
             9   10   11
        """,
        "Teamwork",
    )

    assert before.play(">").drawn() == board(
        """
        0    .    .   29
        1    .   41    .
        2    .    .    .
             9   10   11
        """
    )


@clause("TA-W24")
def test_teamwork_takes_a_worn_team_mate_along() -> None:
    before = race(
        """
        0   25    .    .    .
        1    .    .  *29   15
        2    .    .    .    .
             8    9   10   11
        """,
        "Teamwork",
        wear={25: "BBBBB"},
        flipped=[25],
    )

    first = before.play("> > > >")
    assert (first.at(29), first.at(15)) == ("14.1", "15.1")
    second = first.play("25 > > >")
    assert (second.at(25), second.wear(25)) == ("11.0", "BBBBB")
    assert second.state.flipped[second.car(25)]
