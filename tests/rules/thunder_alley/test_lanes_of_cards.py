"""TA-C7, TA-C18, TA-C20 to TA-C22: cards that say something of lanes."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import Plain, race
from rules.thunder_alley.kinds import LINE, kind_of_movement

SLIDES = pytest.mark.parametrize(
    ("card", "lane"),
    [
        pytest.param("Oversteer", 0, marks=clause("TA-C7")),
        pytest.param("Understeer", 2, marks=clause("TA-C22")),
    ],
)


@SLIDES
def test_after_the_move_the_car_slides_one_lane(card: str, lane: int) -> None:
    after = race(LINE, card).play("> > > > >")

    assert kind_of_movement(card) == "pursuit"
    assert after.at(15) == f"13.{lane}"
    assert after.wear(15) == "s"
    assert after.drawn().active == ""


@clause("TA-C7", "TA-C22")
@pytest.mark.parametrize("card", ["Oversteer", "Understeer"])
def test_it_stays_where_the_space_is_occupied(card: str) -> None:
    before = race(
        """
        0    .    .    .    .    .   29
        1  *15    .    .    .    .    .
        2    .    .    .    .    .   28
             8    9   10   11   12   13
        """,
        card,
    )

    assert before.play("> > > > >").at(15) == "13.1"


@SLIDES
def test_it_stays_at_the_apron_or_the_wall(card: str, lane: int) -> None:
    side = "i" if lane == 0 else "o"

    assert race(LINE, Plain(card, 2)).play(f"{side} >").at(15) == f"9.{lane}"


@clause("TA-R22")
def test_the_slide_may_go_back_to_a_space_left_before() -> None:
    """From lane 0 it came, to lane 0 it goes."""
    before = race(
        """
        0    .  *15    .
        1    .    .    .
        2    .    .    .
             7    8    9
        """,
        Plain("Oversteer", 1),
    )

    assert before.play("o").at(15) == "8.0"


@clause("TA-R22", "TA-R26")
def test_a_car_that_has_finished_does_not_slide() -> None:
    before = race(
        """
        0    .    .
        1  *15    .
        2    .    .
            79   80
        """,
        Plain("Oversteer", 1),
    )

    over = before.play(">")

    assert over.moved() == ["15@80.1"]
    assert over.place(15) == 1


@clause("TA-W28")
def test_oversteer_behind_a_car() -> None:
    before = race(
        """
        0    .    .    .    .    .    .
        1  *25    .   43    .    .    .
        2    .    .    .    .    .    .
            10   11   12   13   14   15
        """,
        "Oversteer",
    )

    after = before.play("> > > > >")

    assert before.play(">").steps() == [">"]
    assert (after.at(25), after.at(43), after.wear(25)) == ("15.0", "16.1", "s")


@clause("TA-W29")
def test_understeer_at_the_wall() -> None:
    before = race("0 . .\n1 . .\n2 *25 .\n10 11", "Understeer")

    assert before.play("> > > > >").at(25) == "15.2"


@clause("TA-W33")
def test_understeer_without_points() -> None:
    """It slides all the same and takes blue; six markers retire it when it is next picked."""
    worn = race("0 . .\n1 *25 .\n2 . .\n10 11", "Understeer", wear={25: "tttBB"})

    assert worn.at(25) == "10.2"
    assert worn.wear(25) == "tttsBB"
    assert worn.drawn().active == ""
    picked = race("0 . .\n1 *25 .\n2 . .\n10 11", wear={25: "tttsBB"})
    assert picked.steps() == ["25!"]


@clause("TA-C18", "TA-R21")
def test_one_diagonal_step_into_an_empty_space_beyond_the_lanes_ahead() -> None:
    before = race(
        """
        0    .    .    .
        1  *22   15    .
        2    .   28    .
            10   11   12
        """,
        "Slingshot",
    )

    assert before.steps() == [">", "i", "o", "I"]
    shot = before.play("I")
    assert (shot.at(22), shot.points_left) == ("11.0", 6)
    assert shot.steps() == [">", "o"]
    assert kind_of_movement("Slingshot") == "lead"


@clause("TA-C18", "TA-6.1.6")
def test_a_diagonal_step_is_a_step_like_any_other() -> None:
    """It may be the last one, and the space it leads to is not entered again."""
    picture = """
        0    .    .    .
        1  *22   15    .
        2    .   28    .
            10   11   12
    """

    assert race(picture, Plain("Slingshot", 1)).play("I").drawn().active == ""
    assert race(picture, "Slingshot").play("I o").at(22) == "11.1"
    assert race(picture, "Slingshot").play("I o").steps() == [">", "o"]


@clause("TA-R21")
def test_where_lanes_divide_the_diagonal_leads_beyond_both() -> None:
    """From 19.0 straight on lead 20.0 and 20.1."""
    before = race(
        """
        0  *22    .    .
        1    .    .    .
        2    #    .    .
            19   20   21
        """,
        "Slingshot",
        circuit="tc",
    )

    assert before.steps() == [">0", ">1", "o", "O"]
    assert before.play("O").at(22) == "20.2"


@clause("TA-W30")
def test_followers_take_the_same_diagonal() -> None:
    before = race(
        """
        0   43   15  *22   28
        1    .    .    .    .
        2    .    .    .    .
             8    9   10   11
        """,
        "Slingshot",
    )

    shot = before.play("O")
    assert [shot.at(car) for car in (22, 15, 43)] == ["11.1", "10.0", "9.0"]
    assert shot.points_left == 6
    assert [shot.play(">").at(car) for car in (22, 15, 43)] == ["12.1", "11.1", "10.0"]
    over = before.play("O > > > > > >")
    assert [over.at(car) for car in (22, 15, 43, 28)] == ["17.1", "16.1", "15.1", "11.0"]
    assert over.wear(22) == "t"


FORK = """
    0  *21   43    .    .
    1    .    .    .    .
    2    #    #    .    .
        18   19   20   21
"""


@pytest.mark.parametrize(
    ("card", "steps", "lane"),
    [
        pytest.param("Outside Line", [">", "o"], 1, marks=clause("TA-C20")),
        pytest.param("Inside Line", [">"], 0, marks=clause("TA-C21")),
    ],
)
def test_the_line_keeps_to_its_side(card: str, steps: list[str], lane: int) -> None:
    """Nobody is asked at the fork: the outermost, or innermost, lane must be taken."""
    before = race(FORK, card, circuit="tc")

    after = before.play(f"> >{lane}")

    assert before.steps() == steps
    assert (after.at(43), after.at(21)) == (f"21.{lane}", f"20.{lane}")
    assert kind_of_movement(card) == "draft"


@clause("TA-C20", "TA-C21")
@pytest.mark.parametrize(
    ("card", "steps"), [("Inside Line", [">", "i"]), ("Outside Line", [">", "o"])]
)
def test_sideways_steps_go_one_way_only(card: str, steps: list[str]) -> None:
    assert race(LINE, card).steps() == steps


@pytest.mark.parametrize(
    ("card", "taken"),
    [
        pytest.param("Inside Line", 22, marks=clause("TA-R23")),
        pytest.param("Outside Line", 29, marks=clause("TA-R23")),
    ],
)
def test_only_the_innermost_or_outermost_lane_feeds_the_line(card: str, taken: int) -> None:
    """Of 9.0 and 9.1, both behind 10.0."""
    before = race(
        """
        0    .   22  *15    .
        1    .   29    .    .
        2    .    .    #    #
             8    9   10   11
        """,
        card,
        circuit="tc",
    )

    after = before.play(">")

    assert after.at(taken) == "10.0"
    assert [after.state.race.numbers[car] for car in after.state.rear] == [taken]


@clause("TA-R23")
def test_the_lane_just_left_offers_no_way_out_on_the_inside_line() -> None:
    """15 came from 9.1, but only 9.0 feeds the line, and 22 is there."""
    before = race(
        """
        0    .   22    .    .
        1    .  *15    .    .
        2    .    .    #    #
             8    9   10   11
        """,
        "Inside Line",
        circuit="tc",
    )

    after = before.play(">0 >")

    assert after.asks() == "step:2"
    assert after.at(22) == "10.0"


@clause("TA-W31")
def test_outside_line_at_the_exit() -> None:
    after = race(FORK, "Outside Line", circuit="tc").play("> >1 > > > > >")

    assert (after.at(43), after.at(21)) == ("26.1", "25.1")


@clause("TA-W32")
def test_inside_line_may_first_step_in() -> None:
    before = race("0 . .\n1 *3 .\n2 . .\n10 11", "Inside Line")

    assert before.steps() == [">", "i"]
    assert before.play("i > > > > > >").at(3) == "16.0"
