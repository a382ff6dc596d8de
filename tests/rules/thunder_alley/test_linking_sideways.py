"""TA-6.4.2, TA-6.5.3: which cars a sideways step links."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.drawn import DRAFT, PURSUIT, Plain, race

LINKING = pytest.mark.parametrize("kind", [DRAFT(4), PURSUIT(4)])


AHEAD_OF_22 = """
    0  *15    .    .
    1   22    .    .
    2    .    .    .
         7    8    9
"""


FORK = """
    0    .    .   43
    1  *15    .   {}
    2    #    #    .
        18   19   20
"""


MERGE = """
    0   22    .    .
    1   {}    .    .
    2  *15    #    #
         9   10   11
"""


@clause("TA-6.4.2.2", "TA-R2")
@LINKING
def test_before_the_first_forward_step_sliding_in_between_two_cars_links_neither(
    kind: Plain,
) -> None:
    before = race(
        """
        0    .  *15    .
        1   22    .   43
        2    .    .    .
             7    8    9
        """,
        kind,
    )

    assert before.play("o").steps() == [">", "o"]
    assert not before.play("o").state.linked


@clause("TA-6.4.2.6", "TA-6.5.3", "TA-R2")
@LINKING
def test_after_a_forward_step_sliding_behind_a_car_links_it(kind: Plain) -> None:
    before = race(
        """
        0  *15    .    .
        1    .    .   43
        2    .    .    .
             7    8    9
        """,
        kind,
    )

    slid = before.play("> o")

    assert slid.state.linked
    assert slid.steps() == [">"]
    assert slid.play(">").at(43) == "10.1"


@clause("TA-6.4.2.6", "TA-R2")
def test_after_a_forward_step_a_draft_links_the_car_it_slides_in_front_of() -> None:
    slid = race(AHEAD_OF_22, DRAFT(4)).play("> o")

    assert slid.state.linked
    assert slid.steps() == [">"]
    assert slid.play(">").at(22) == "8.1"


@clause("TA-6.5.1", "TA-6.5.3", "TA-R2")
def test_a_pursuit_links_no_car_that_it_slides_in_front_of() -> None:
    slid = race(AHEAD_OF_22, PURSUIT(4)).play("> o")

    assert slid.steps() == [">", "o"]
    assert slid.play(">").at(22) == "7.1"


@clause("TA-6.4.2.6", "TA-R2")
def test_a_draft_links_the_car_that_it_shoves_back_behind_itself() -> None:
    """43 has no lane left and goes back to 8.0."""
    before = race(
        """
        0    .    .   43    .    .
        1    .  *15    .    .    .
        2    .    .    .    .    .
             7    8    9   10   11
        """,
        DRAFT(5),
    )

    shoved = before.play("> i")

    assert shoved.at(43) == "8.0"
    assert shoved.state.linked
    assert shoved.play(">").at(43) == "9.0"


@clause("TA-6.4.2.6", "TA-6.5.3", "TA-R3")
@LINKING
def test_sliding_to_a_fork_links_only_if_every_branch_is_occupied(kind: Plain) -> None:
    """19.0 leads to 20.0 and 20.1."""
    free = race(FORK.format(" ."), kind, circuit="tc").play("> i")
    bound = race(FORK.format("28"), kind, circuit="tc").play("> i")

    assert not free.state.linked
    assert bound.state.linked
    assert bound.steps() == [">0", ">1"]


@clause("TA-6.4.2.6", "TA-R4")
def test_sliding_to_a_merge_links_only_if_every_feeding_lane_is_occupied() -> None:
    """9.0 and 9.1 lead to 10.0."""
    free = race(MERGE.format(" ."), DRAFT(4), circuit="tc").play("> i")
    bound = race(MERGE.format("29"), DRAFT(4), circuit="tc").play("> i")
    pursuing = race(MERGE.format("29"), PURSUIT(4), circuit="tc").play("> i")

    assert [free.state.linked, pursuing.state.linked] == [False, False]
    assert bound.state.linked
    assert bound.play(">").steps() == [":9.0", ":9.1"]


@clause("TA-6.4.2.6", "TA-C1")
def test_a_free_sideways_step_that_links_is_the_last() -> None:
    before = race(
        """
        0  *15    .    .    .    .    .
        1    .    .    .    .   22    .
        2    .    .    .    .    .    .
             7    8    9   10   11   12
        """,
        "Rubbin' is Racin'",
    )

    assert before.play("> > >").steps() == [">", "o"]
    assert before.play("> > > o").steps() == [">"]
    assert before.play("> > > > o").asks() != "step:1"
