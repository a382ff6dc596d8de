"""QGP-4: the grid."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.quick_grand_prix.table import W2, draft, drafted
from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import PUBLIC


@clause("QGP-4.1", "QGP-12.3")
def test_all_hands_are_shown_after_the_draft() -> None:
    spectator = drafted(W2).state.game.view(drafted(W2).state, PUBLIC)

    assert spectator.hands == (("Q1", "Q8"), ("Q2", "Q7"), ("Q3", "Q6"), ("Q4", "BG"))


@clause("QGP-W4", "QGP-4.2", "QGP-4.5")
def test_marks_are_sorted_and_the_spare_leaves_no_hole() -> None:
    """Q5 is the spare: green's Q6 follows blue's Q4."""
    assert drafted(W2).run("A A A A").picture == "SL RA YA GA BA GB YB RB BB"


@clause("QGP-4.3")
def test_the_holder_of_the_back_of_the_grid_has_a_car_at_the_tail() -> None:
    assert drafted(W2).run("A A A A").picture.endswith("RB BB")


@clause("QGP-W5", "QGP-4.4")
def test_the_b_car_may_take_the_better_place() -> None:
    before = drafted(W2).run("A A A")

    assert before.choices() == ["A", "B"]
    assert before.play("B").picture == "SL RA YA GA BB GB YB RB BA"


@clause("QGP-W6", "QGP-R6")
def test_nobody_is_sent_to_the_back_if_that_card_is_spare() -> None:
    """The highest mark held starts last."""
    done = draft(2, "1,2", "BG Q8 keep Q1 keep take:Q2 take:Q3 A A")

    assert done.picture == "SL YA RA YB RB"


@clause("QGP-4.6")
def test_the_sl_card_leads_and_all_cars_are_healthy() -> None:
    after = drafted(W2).run("B B B B")

    assert after.picture == "SL RB YB GB BB GA YA RA BA"
    assert after.state.damaged == 0


@clause("QGP-R25")
def test_the_places_are_chosen_openly_in_draft_order() -> None:
    order = "3,1,4,2"
    deal = "Q6 Q1 keep Q2 keep Q3 keep Q4 keep take:Q5 take:Q7 take:Q8 take:BG"
    before = drafted(deal, order)
    after = before.play("B")

    assert before.asks == "grid_choice:3"
    assert after.asks == "grid_choice:1"
    assert after.view(2).better == {2: "B"}


@clause("QGP-4.4")
def test_there_are_only_two_cars_to_choose_from() -> None:
    with pytest.raises(InvalidText, match="grid_choice"):
        drafted(W2).play("C")
