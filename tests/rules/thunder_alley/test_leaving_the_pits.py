"""TA-9.4: from the apron back onto the track."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import board, race
from slipstream.drafting.rules.kinds import MOVED

EMPTY = """
    P    .  *40    .    .
    0    .    .    .    .
    1    .    .    .    .
    2    .    .    .    .
        19   20   21   22
"""
CROWDED = """
    P    .  *40    .    .
    0    .   22    .    .
    1    .   15    .    .
    2    .    .    .    .
        19   20   21   22
"""


@clause("TA-9.4.1")
@pytest.mark.parametrize("card", ["Top Gear", "Riding the Draft", "Set the Pace", "Oversteer"])
def test_a_car_on_the_apron_leaves_it_when_it_is_activated(card: str) -> None:
    """Whatever card is played, the first step is made at once."""
    assert race(EMPTY, card).at(40) == "20.0"


@clause("TA-9.4.3")
@pytest.mark.parametrize("columns", ["19   20   21   22", "39   40   41   42"])
def test_the_step_from_the_apron_is_told_as_one(columns: str) -> None:
    """Also in sector 0, whose apron is the first space beyond the road."""
    begun = race(EMPTY.replace("19   20   21   22", columns), "Top Gear")

    told = [event.clause for event in begun.state.trace or [] if event.kind == MOVED]
    assert told == ["TA-9.4.3"]


@clause("TA-9.4.2", "TA-7.4.5")
def test_it_has_the_pit_exit_speed_without_penalty_or_wear() -> None:
    before = race(EMPTY, "Top Gear", wear={40: "BBBBB"})

    over = before.play("> > >")

    assert before.points_left == 4 - 1
    assert over.at(40) == "23.0"
    assert over.wear(40) == "BBBBB"


@clause("TA-9.4.2")
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("Inside Line", [">", "o"]),
        ("Slingshot", [">", "o"]),
        ("Rubbin' is Racin'", [">", "o"]),
    ],
)
def test_the_text_of_the_card_does_not_count(card: str, steps: list[str]) -> None:
    """Outward steps on the Inside Line, no diagonal, no free steps."""
    begun = race(EMPTY, card)

    assert begun.steps() == steps
    assert begun.play("o").points_left == begun.points_left - 1


@clause("TA-9.4.2")
@pytest.mark.parametrize("card", ["Oversteer", "Understeer", "Clean Air", "Riding the Draft"])
def test_nothing_happens_after_the_move_out_of_the_pits(card: str) -> None:
    after = race(EMPTY.replace("1    .    .    .    .", "1    .    .    .   29"), card).play("o")

    assert after.at(40) == "20.1"
    assert after.drawn().active == ""


@clause("TA-9.4.2", "TA-9.4.4")
@pytest.mark.parametrize("card", ["Top Gear", "Set the Pace", "Fast Pace"])
def test_the_rest_is_spent_as_in_solo(card: str) -> None:
    """22 is pushed for three points and 43 does not follow."""
    before = race(
        """
        P    .  *40    .    .
        0   43    .   22    .
        1    .    .    .    .
        2    .    .    .    .
            19   20   21   22
        """,
        card,
    )

    assert before.steps() == [">", "o"]
    assert before.play(">").drawn() == board(
        """
        0   43    .   40   22
        1    .    .    .    .
        2    .    .    .    .
            19   20   21   22
        """
    )


@clause("TA-9.4.3", "TA-M10")
def test_the_first_step_costs_one_point_or_two_with_displacement() -> None:
    assert race(EMPTY, "Charge").points_left == 2
    pushing = race(CROWDED, "Charge")
    assert pushing.points_left == 1
    assert pushing.drawn() == board(
        """
        0    .  *40    .    .
        1    .   22    .    .
        2    .   15    .    .
            19   20   21   22
        """
    )


@clause("TA-M10", "TA-6.1.6")
def test_the_lane_beside_the_apron_is_not_entered_again() -> None:
    assert race(EMPTY, "Top Gear").play("o").steps() == [">", "o"]


@clause("TA-M10", "TA-R7")
def test_at_a_merge_the_way_back_of_the_outermost_car_is_chosen_first() -> None:
    before = race(
        """
        P    .    .  *40
        0    .    .   22
        1    .    .   15
        2    .   21    #
             8    9   10
        """,
        "Top Gear",
        circuit="tc",
    )

    assert before.asks() == "lane:1"
    assert before.steps() == [":9.1", ":9.2"]
    assert before.at(40) == "10.P"
    after = before.play(":9.2")
    assert [after.at(car) for car in (40, 22, 15, 21)] == ["10.0", "10.1", "9.2", "8.2"]


@clause("TA-1.3.3")
def test_the_cars_above_come_down_when_one_leaves_the_stack() -> None:
    before = race(
        """
        P    .  8/40/16    .
        0    .       .     .
        1    .       .     .
        2    .       .     .
            19      20    21
        """,
        "Charge",
        active=40,
    )

    assert before.play("> >").drawn() == board(
        """
        P    .  8/16    .    .
        0    .     .    .   40
        1    .     .    .    .
        2    .     .    .    .
            19    20   21   22
        """
    )


@clause("TA-R29")
def test_in_a_one_lane_sector_the_car_in_the_way_goes_back() -> None:
    before = race(
        """
        P    .    .  *40
        0   29    .   22
            26   27   28
        """,
        "Charge",
        circuit="cone",
    )

    assert before.drawn() == board(
        """
        0   29   22  *40
            26   27   28
        """,
        "cone",
    )
    assert before.points_left == 1


@clause("TA-W34")
def test_leaving_the_pits_past_two_and_past_four_cars() -> None:
    two = race(CROWDED, "Set the Pace", active=40)
    slow = race(CROWDED, "Dirty Air")

    assert slow.drawn() == board(
        """
        0    .   40    .    .
        1    .   22    .    .
        2    .   15    .    .
            19   20   21   22
        """
    )
    assert two.points_left == 2
    four = race(
        """
        P    .    .  *40
        0    .    .   22
        1    .    .   15
        2    .   28   21
            18   19   20
        """,
        "Dirty Air",
    )
    assert four.drawn() == board(
        """
        0    .    .   40
        1    .    .   22
        2   28   21   15
            18   19   20
        """
    )
