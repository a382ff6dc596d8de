"""TA-6.10: a displacement begun without the points for it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, LEAD, PURSUIT, SOLO, Plain, race
from slipstream.games.thunder_alley.rules.kinds import BUMPED

Kind = Callable[[int], Plain]
ALL_KINDS = pytest.mark.parametrize("kind", [SOLO, DRAFT, PURSUIT, LEAD])
PAYING = pytest.mark.parametrize("kind", [SOLO, LEAD])

HEMMED_IN = """
    0    .   22    .
    1    .  *29   43
    2    .   21    .
        16   17   18
"""


@clause("TA-6.10.1", "TA-6.10.4")
@PAYING
def test_with_one_or_two_points_left_a_car_ahead_may_be_bumped(kind: Kind) -> None:
    assert race(HEMMED_IN, kind(1)).steps() == ["b>", "bi", "bo"]
    assert race(HEMMED_IN, kind(2)).steps() == ["b>", "i", "o"]
    assert race(HEMMED_IN, kind(3)).steps() == [">", "i", "o"]


@clause("TA-6.10.2", "TA-R12", "TA-6.10.4")
@ALL_KINDS
def test_with_one_point_left_a_car_beside_may_be_bumped(kind: Kind) -> None:
    """Also in Draft and Pursuit while nobody is linked."""
    picture = HEMMED_IN.replace("43", " .")

    assert race(picture, kind(1)).steps() == [">", "bi", "bo"]
    assert race(picture, kind(2)).steps() == [">", "i", "o"]


@clause("TA-6.10.2")
@pytest.mark.parametrize("kind", [DRAFT, PURSUIT])
def test_a_linked_car_bumps_nobody(kind: Kind) -> None:
    before = race(
        """
        0    .   22    .    .
        1  *29    .   43    .
        2    .   21    .    .
            16   17   18   19
        """,
        kind(2),
    )

    assert before.play(">").steps() == [">"]


@clause("TA-6.10.2")
@pytest.mark.parametrize(
    ("card", "steps"),
    [
        ("Inside Line", [">", "bi"]),
        ("Outside Line", [">", "bo"]),
        ("Riding the Draft", [">"]),
        ("Rubbin' is Racin'", [">", "i", "o"]),
    ],
)
def test_a_bump_goes_where_the_card_lets_the_car_go(card: str, steps: list[str]) -> None:
    """With Rubbin' is Racin' the displacement itself is free."""
    picture = HEMMED_IN.replace("43", " .")

    assert race(picture, Plain(card, 1)).steps() == steps


@clause("TA-6.10.2", "TA-6.1.6")
def test_a_lead_with_followers_bumps_beside_but_not_a_space_it_has_been_in() -> None:
    """After the step out its follower 22 stands on the space it came from."""
    before = race(
        """
        0    .    .    .
        1   22  *15    .
        2    .    .    .
             9   10   11
        """,
        LEAD(2),
    )

    assert before.play("o").at(22) == "10.1"
    assert before.play("o").steps() == [">"]
    beside = race(
        """
        0    .    .    .
        1   22  *15    .
        2    .   29    .
             9   10   11
        """,
        LEAD(1),
    )
    assert beside.steps() == [">", "i", "bo"]


@clause("TA-6.10.3", "TA-I11", "TA-R32")
@PAYING
@pytest.mark.parametrize("word", ["b>", "bi", "bo"])
def test_a_bump_is_the_end_of_the_move_and_moves_nobody(kind: Kind, word: str) -> None:
    before = race(HEMMED_IN, kind(1))

    after = before.play(word)

    assert after.drawn().places == before.drawn().places
    assert after.drawn().active == ""
    assert [after.wear(car) for car in (22, 43, 21)] == ["", "", ""]


@clause("TA-6.10.1", "TA-6.10.3")
@PAYING
def test_a_bump_with_two_points_left_loses_both(kind: Kind) -> None:
    after = race(HEMMED_IN, kind(2)).play("b>")

    assert after.at(29) == "17.1"
    assert after.drawn().active == ""


@clause("TA-6.10.3")
def test_a_bump_is_told_of_the_car_that_bumped() -> None:
    after = race(
        """
        0    .    .    .
        1    .  *43   29
        2    .    .    .
            16   17   18
        """,
        SOLO(1),
    ).play("b>")

    told = [event for event in after.state.trace or [] if event.kind == BUMPED]
    assert [event.clause for event in told] == ["TA-6.10.3"]
    assert [(event.seat, event.arguments) for event in told] == [(1, [after.car(43)])]


@clause("TA-6.10.3", "TA-C4")
@pytest.mark.parametrize("points", [1, 2])
def test_no_point_is_left_for_what_the_card_allows_after_a_bump(points: int) -> None:
    after = race(
        """
        0    .    .    .
        1    .  *29   43
        2    .    .   21
            16   17   18
        """,
        Plain("Clean Air", points),
    ).play("b>")

    assert after.asks() == "clean_air:1"
    assert after.points_left == 0


@clause("TA-R13")
@PAYING
def test_at_a_fork_one_occupied_branch_is_enough_for_a_bump(kind: Kind) -> None:
    before = race(
        """
        0  *15   22    .
        1    .    .    .
        2    #    .    .
            19   20   21
        """,
        kind(1),
        circuit="tc",
    )

    assert before.steps() == [">1", "b>", "o"]


@clause("TA-R14")
def test_working_the_pack_may_bump_instead_of_swapping() -> None:
    assert race(HEMMED_IN, Plain("Working the Pack", 2)).steps() == ["b>", "i", "o", "x"]


@clause("TA-W20")
@pytest.mark.parametrize(
    ("points", "steps"),
    [(1, ["b>", "i", "bo"]), (2, ["b>", "i", "o"]), (3, [">", "i", "o"])],
)
def test_bumps_with_one_two_and_three_points(points: int, steps: list[str]) -> None:
    before = race(
        """
        0    .    .    .
        1    .  *29   43
        2    .   21    .
            16   17   18
        """,
        SOLO(points),
    )

    assert before.steps() == steps
