"""QGP-3: the draft of the speed cards."""

from __future__ import annotations

from itertools import permutations

import pytest

from clauses import clause
from rules.quick_grand_prix.table import W2, draft, drafted
from slipstream.games.registry import load
from slipstream.kernel.errors import IllegalAction, InvalidOption, InvalidText


@clause("QGP-3.1")
def test_every_draft_begins_with_all_nine_cards_in_the_deck() -> None:
    start = draft(order="1,2,3,4")

    assert start.choices() == ["Q1", "Q2", "Q3", "Q4", "Q5", "Q6", "Q7", "Q8", "BG"]
    assert [start.hand(seat) for seat in (1, 2, 3, 4)] == [""] * 4


@clause("QGP-3.2")
def test_before_the_first_race_every_order_is_equally_likely() -> None:
    """Each seat in turn with the same weight."""
    start = draft(3)

    assert start.asks == "first_order"
    assert start.state.chances() == [(0, 1), (1, 1), (2, 1)]
    assert start.play("2").state.chances() == [(0, 1), (2, 1)]
    assert {start.run(" ".join(order)).state.draft[0] for order in permutations("123")} == {0, 1, 2}


@clause("QGP-3.2")
def test_later_the_season_names_the_order() -> None:
    before = draft(order="3,1,4,2", deal="Q1")

    assert before.asks == "deal_first:3"


@clause("QGP-3.2")
def test_a_draft_order_names_every_seat() -> None:
    with pytest.raises(InvalidOption, match=r"each of the 4 seats once \(QGP-3\.2\)"):
        load("QGP", 4, {"draft": "1,2,3,3"})


@clause("QGP-3.3", "QGP-R4")
def test_the_middle_card_comes_before_anybody_is_dealt_to() -> None:
    start = draft(order="1,2,3,4")

    assert start.asks == "deal_middle"
    assert start.play("Q6").middle == "Q6"
    assert start.play("Q6").asks == "deal_first:1"


@clause("QGP-3.4")
def test_a_dealt_card_is_kept_discarded_or_swapped() -> None:
    dealt = draft(order="2,1,3,4", deal="Q6 Q1")

    assert dealt.asks == "draft_first:2"
    assert dealt.choices() == ["keep", "discard", "swap:Q6"]


@clause("QGP-3.4")
def test_the_next_in_draft_order_is_dealt_to_after_the_answer() -> None:
    assert draft(order="2,4,1,3", deal="Q6 Q1 keep").asks == "deal_first:4"


@clause("QGP-3.5")
def test_a_discard_lies_face_up_and_leaves_no_card() -> None:
    after = draft(order="1,2,3,4", deal="Q6 Q2 discard")

    assert after.middle == "Q2 Q6"
    assert after.hand(1) == ""


@clause("QGP-3.6")
def test_a_swap_gives_the_own_card_for_one_of_the_middle() -> None:
    after = draft(order="1,2,3,4", deal="Q6 Q3 swap:Q6")

    assert after.middle == "Q3"
    assert after.hand(1) == "Q6"


@clause("QGP-3.6")
def test_only_a_card_of_the_middle_can_be_had() -> None:
    dealt = draft(order="1,2,3,4", deal="Q6 Q3")

    with pytest.raises(IllegalAction, match=r"\bQGP-3\.6\b"):
        dealt.play("swap:Q7")


@clause("QGP-R4")
def test_a_discard_can_be_had_by_later_swaps_also_by_its_first_holder() -> None:
    """Seat 1 discards Q2 and takes it back in exchange for its second card."""
    others = draft(order="1,2,3,4", deal="Q6 Q2 discard Q3")
    again = others.run("keep Q4 keep Q5 keep Q7")

    assert others.choices() == ["keep", "discard", "swap:Q2", "swap:Q6"]
    assert again.run("swap:Q2").hand(1) == "Q2"


@clause("QGP-3.7")
def test_those_who_discarded_are_dealt_again_in_the_same_order() -> None:
    first = draft(order="3,1,2,4", deal="Q6 Q1 keep Q2 discard Q3 keep Q4 discard")

    assert first.asks == "deal_second:1"
    assert first.run("Q5 keep").asks == "deal_second:4"
    assert first.run("Q5 keep Q7 keep").asks == "draft_fill:3"


@clause("QGP-3.7")
def test_a_second_card_cannot_be_discarded() -> None:
    second = draft(2, "1,2", "Q6 Q1 discard Q2 keep Q3")

    assert second.choices() == ["keep", "swap:Q1", "swap:Q6"]
    with pytest.raises(IllegalAction, match=r"\bQGP-3\.7\b"):
        second.play("discard")
    with pytest.raises(IllegalAction, match=r"\bQGP-3\.6\b"):
        second.play("swap:Q8")


@clause("QGP-3.8")
def test_the_undealt_cards_join_the_middle() -> None:
    after = draft(2, "1,2", "Q6 Q1 keep Q2 keep")

    assert after.middle == "Q3 Q4 Q5 Q6 Q7 Q8 BG"
    assert after.state.deck.cards == []


@clause("QGP-3.8")
def test_a_player_with_one_card_takes_or_swaps() -> None:
    fill = draft(order="1,2,3,4", deal="Q6 Q1 keep Q2 keep Q3 keep Q4 keep")

    assert fill.choices() == [
        *("take:Q5", "take:Q6", "take:Q7", "take:Q8", "take:BG"),
        *("swap:Q5", "swap:Q6", "swap:Q7", "swap:Q8", "swap:BG"),
    ]
    assert fill.play("take:Q5").hand(1) == "Q1 Q5"
    assert fill.play("swap:Q5").hand(1) == "Q5"
    assert fill.play("swap:Q5").middle == "Q1 Q6 Q7 Q8 BG"


@clause("QGP-3.8")
def test_a_card_that_is_not_in_the_middle_cannot_be_taken() -> None:
    fill = draft(2, "1,2", "Q6 Q1 keep Q2 keep")

    with pytest.raises(IllegalAction, match=r"\bQGP-3\.8\b"):
        fill.play("take:Q2")
    with pytest.raises(IllegalAction, match=r"\bQGP-3\.8\b"):
        fill.play("swap:Q2")


@clause("QGP-3.9")
def test_what_is_left_in_the_middle_is_spare_and_face_up() -> None:
    view = drafted(W2).view(1)

    assert view.middle == ("Q5",)


@clause("QGP-W2")
def test_a_complete_draft_of_four_players() -> None:
    """Step by step as the specification tells it."""
    green = draft(order="1,2,3,4", deal="Q6 Q1 keep Q2 discard Q3")
    blue = green.run("swap:Q6 BG")
    yellow = blue.run("keep Q5")
    rest = yellow.run("swap:Q2")
    done = rest.run("take:Q8 take:Q7 take:Q3 take:Q4")

    assert (green.asks, green.middle) == ("draft_first:3", "Q2 Q6")
    assert (blue.asks, blue.middle) == ("draft_first:4", "Q2 Q3")
    assert (yellow.asks, yellow.middle) == ("draft_second:2", "Q2 Q3")
    assert (rest.asks, rest.middle) == ("draft_fill:1", "Q3 Q4 Q5 Q7 Q8")
    assert [done.hand(seat) for seat in (1, 2, 3, 4)] == ["Q1 Q8", "Q2 Q7", "Q3 Q6", "Q4 BG"]
    assert done.middle == "Q5"


@clause("QGP-W3", "QGP-R3")
def test_who_has_swapped_must_take_at_the_second_visit() -> None:
    """Red swaps Q1 for Q8; the second time round only Red has one card."""
    fill = draft(order="1,2,3,4", deal="Q6 Q1 keep Q2 discard Q3 swap:Q6 BG keep Q5 swap:Q2")
    swapped = fill.play("swap:Q8")
    again = swapped.run("take:Q7 take:Q3 take:Q4")

    assert swapped.log[-1].endswith("(QGP-3.8)")
    assert (swapped.hand(1), swapped.middle) == ("Q8", "Q1 Q3 Q4 Q5 Q7")
    assert (again.asks, again.choices()) == ("draft_fill:1", ["take:Q1", "take:Q5"])
    assert again.play("take:Q5").middle == "Q1"
    with pytest.raises(IllegalAction, match=r"\bQGP-R3\b"):
        again.play("swap:Q5")


@clause("QGP-R3")
def test_players_with_two_cards_are_passed_over() -> None:
    fill = draft(3, "1,2,3", "Q6 Q1 keep Q2 keep Q3 keep take:Q4 swap:Q5 swap:Q7")

    assert fill.asks == "draft_fill:2"
    assert fill.run("take:Q8").asks == "draft_fill:3"


@clause("QGP-3.4")
@pytest.mark.parametrize("word", ["stay", "keep:Q1", "swap:Q9", "take:Q6"])
def test_other_words_are_no_answers_of_the_draft(word: str) -> None:
    with pytest.raises(InvalidText, match="draft_first"):
        draft(order="1,2,3,4", deal="Q6 Q1").play(word)


@clause("QGP-3.3")
@pytest.mark.parametrize("word", ["Q9", "?"])
def test_the_dealer_deals_speed_cards_only(word: str) -> None:
    with pytest.raises(InvalidText):
        draft(order="1,2,3,4").play(word)
    with pytest.raises(InvalidText):
        draft().play(word)


@clause("QGP-I2")
def test_a_card_that_was_dealt_is_not_dealt_again() -> None:
    with pytest.raises(IllegalAction):
        draft(order="1,2,3,4", deal="Q6").play("Q6")


FIRST = "Q6 Q1"
SECOND = "Q6 Q1 discard Q2 keep Q3"
FILL = "Q6 Q1 keep Q2 keep"
SWAPPED = "Q6 Q1 keep Q2 keep swap:Q3 take:Q4"


@clause("QGP-3.6", "QGP-3.7", "QGP-3.8")
@pytest.mark.parametrize(
    ("deal", "token", "refusal"),
    [
        (FIRST, "swap:Q7", "QGP-3.6"),
        (SECOND, "discard", "QGP-3.7"),
        (SECOND, "swap:Q8", "QGP-3.6"),
        (FILL, "take:Q2", "QGP-3.8"),
        (FILL, "swap:Q2", "QGP-3.8"),
        (SWAPPED, "swap:Q5", "QGP-R3"),
        (SWAPPED, "swap", "QGP-R3"),
        (SWAPPED, "swap:Q4", "QGP-3.8"),
    ],
)
def test_a_refused_answer_names_its_clause(deal: str, token: str, refusal: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        draft(2, "1,2", deal).play(token)

    assert refused.value.clause == refusal


@clause("QGP-3.4")
@pytest.mark.parametrize("token", ["keep:Q1", "discard:Q1", "take:Q6", "swap:Q9", "hold"])
def test_a_first_card_is_answered_in_the_words_of_the_draft(token: str) -> None:
    with pytest.raises(InvalidText, match="draft_first"):
        draft(2, "1,2", FIRST).play(token)


@clause("QGP-3.6", "QGP-3.7")
def test_the_first_card_of_the_deck_can_be_swapped_for_as_well() -> None:
    """Q1 is card number 0."""
    first = draft(2, "1,2", "Q1 Q3 swap:Q1")
    second = draft(2, "1,2", "Q1 Q3 discard Q2 keep Q4 swap:Q1")

    assert (first.hand(1), first.middle) == ("Q1", "Q3")
    assert second.hand(1) == "Q1"
    assert "Q4" in second.middle
