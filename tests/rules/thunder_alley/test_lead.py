"""TA-6.6: Lead, and the followers that trace its path."""

from __future__ import annotations

from clauses import clause
from rules.thunder_alley.drawn import LEAD, SOLO, Race, board, race
from slipstream.drafting.rules.ways import ways

QUEUE = """
    0    .    .    .    .    .    .
    1   29   23   43  *22   28    .
    2    .    .    .    .    .    .
        14   15   16   17   18   19
"""


@clause("TA-6.6.1", "TA-M8")
def test_followers_are_the_cars_nose_to_tail_at_the_start_and_stay_so() -> None:
    """8 is left behind by a gap; 15, which the followers pass in front of, is not picked up."""
    before = race(
        """
        0    .    .    .   15    .    .    .
        1    8    .   23   43  *22    .    .
        2    .    .    .    .    .    .    .
            13   14   15   16   17   18   19
        """,
        LEAD(4),
    )

    after = before.play("i > >")

    assert [before.state.race.numbers[car] for car in before.state.rear] == [43, 23]
    assert after.drawn() == board(
        """
        0    .    .    .   15   23   43  *22
        1    8    .    .    .    .    .    .
        2    .    .    .    .    .    .    .
            13   14   15   16   17   18   19
        """
    )


@clause("TA-6.6.2", "TA-M7")
def test_each_follower_enters_the_space_the_car_before_it_has_left() -> None:
    after = race(QUEUE, LEAD(6)).play("o")

    assert after.drawn() == board(
        """
        0    .    .    .    .    .    .
        1    .   29   23   43   28    .
        2    .    .    .  *22    .    .
            14   15   16   17   18   19
        """
    )


@clause("TA-6.6.3", "TA-I9")
def test_a_sideways_step_does_not_break_the_line() -> None:
    """43 stands beside 22 and goes sideways in its turn."""
    before = race(QUEUE, LEAD(6))

    assert before.play("o >").drawn() == board(
        """
        0    .    .    .    .    .    .
        1    .    .   29   23   28    .
        2    .    .    .   43  *22    .
            14   15   16   17   18   19
        """
    )
    assert before.play("o > > i").drawn() == board(
        """
        0    .    .    .    .    .    .
        1    .    .    .    .   28  *22
        2    .    .    .   29   23   43
            14   15   16   17   18   19
        """
    )


@clause("TA-6.6.4")
def test_a_lead_does_not_link_the_car_ahead_but_pushes_it_for_three() -> None:
    pushed = race(QUEUE, LEAD(6)).play(">")

    assert pushed.points_left == 3
    assert (pushed.at(22), pushed.at(28)) == ("18.1", "19.1")
    assert pushed.play("o >").at(28) == "19.1"


def ends(now: Race) -> set[tuple[int, ...]]:
    return {(*way.spaces, *way.progress) for way in ways(now.state)}


@clause("TA-6.6.5")
def test_without_followers_a_lead_is_a_solo() -> None:
    picture = """
        0    .    .   43    .
        1    .  *22    .    .
        2    .   15    .   28
            16   17   18   19
    """

    assert ends(race(picture, LEAD(6))) == ends(race(picture, SOLO(6)))
    assert len(ends(race(picture, SOLO(6)))) >= 20


@clause("TA-6.6.6")
def test_a_car_in_front_of_which_a_lead_passes_is_not_picked_up() -> None:
    before = race(
        """
        0    .  *22    .    .
        1    .   15    .    .
        2    .    .    .    .
            16   17   18   19
        """,
        LEAD(4),
    )

    assert before.play("> o >").drawn() == board(
        """
        0    .    .    .    .
        1    .   15    .  *22
        2    .    .    .    .
            16   17   18   19
        """
    )


@clause("TA-W10")
def test_a_lead_takes_three_cars_round_another() -> None:
    before = race(QUEUE, LEAD(6))

    assert before.play("o > >").drawn() == board(
        """
        0    .    .    .    .    .    .
        1    .    .    .   29   28    .
        2    .    .    .   23   43  *22
            14   15   16   17   18   19
        """
    )
    after = before.play("o > > > > >")
    assert [after.at(car) for car in (22, 43, 23, 29)] == ["22.2", "21.2", "20.2", "19.2"]
    assert after.at(28) == "18.1"


@clause("TA-W14")
def test_followers_at_a_merge() -> None:
    """43 must follow; behind it two lanes feed one space."""
    before = race(
        """
        0    .   23   43  *22
        1   28   21    .    .
        2    .    .    #    #
             8    9   10   11
        """,
        LEAD(6),
        circuit="tc",
    )

    assert before.asks() == "tail:2"
    assert before.steps() == [":9.0", ":9.1"]
    inner = before.play(":9.0 > > > > > >")
    assert [inner.at(car) for car in (22, 43, 23)] == ["17.0", "16.0", "15.0"]
    assert [inner.at(car) for car in (21, 28)] == ["9.1", "8.1"]
    outer = before.play(":9.1 > > > > > >")
    assert [outer.at(car) for car in (22, 43, 21, 28)] == ["17.0", "16.0", "15.0", "14.0"]
    assert outer.at(23) == "9.0"


@clause("TA-W19", "TA-6.7.7")
def test_a_car_whose_way_back_is_a_follower_goes_forward() -> None:
    before = race(
        """
        0   29   43   15  *22   23    .
        1    .    .    .    .    .    .
        2    .    .    .    .    .    .
            14   15   16   17   18   19
        """,
        LEAD(6),
    )

    turned = before.play("o >")

    assert turned.drawn() == board(
        """
        0    .    .   29   43   23    .
        1    .    .    .   15  *22    .
        2    .    .    .    .    .    .
            14   15   16   17   18   19
        """
    )
    assert turned.play("i").points_left == 2
    assert turned.play("i").drawn() == board(
        """
        0    .    .    .   29  *22   23
        1    .    .    .   43   15    .
        2    .    .    .    .    .    .
            14   15   16   17   18   19
        """
    )
