"""QGP-8: pit stops, gaps, swaps."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from clauses import clause
from rules.quick_grand_prix.table import Race, race
from slipstream.games.quick_grand_prix.rules.cards import GAP, ITEMS
from slipstream.games.quick_grand_prix.rules.pits import fill_gap
from slipstream.games.quick_grand_prix.rules.rounds import Round
from slipstream.kernel.errors import IllegalAction, InvalidText
from slipstream.kernel.rows import vec

HANDS = "R Q1 Q2, B Q3 Q4"
GREEN_AND_YELLOW = "R Q1 Q8, Y Q2 Q7, G Q3 Q6, B Q4 BG"


def both_return() -> Race:
    """Green's A car and yellow's come back in this order; Q5 is spare."""
    before = race("RA GA' YA' BA RB GB YB BB SL", GREEN_AND_YELLOW)
    return before.drive(
        "RA Q1:1, GA pit, YA pit, BA Q4:4, RB Q8:4, GB Q6:2, YB Q2:2, BB BG:5",
    )


@clause("QGP-8.1", "QGP-R16")
def test_a_healthy_car_may_not_stop() -> None:
    with pytest.raises(IllegalAction) as refused:
        race("SL RA RB BA BB", HANDS).play("pit,Q1:1")

    assert refused.value.clause == "QGP-8.1"


@clause("QGP-8.1")
@pytest.mark.parametrize("section", [1, 3, 6])
def test_a_damaged_car_may_stop_in_any_round(section: int) -> None:
    assert "pit,Q1:1" in race("SL RA' RB BA BB", HANDS, section=section).choices()


@clause("QGP-R32")
def test_a_car_damaged_in_this_round_stops_in_the_next_at_the_earliest() -> None:
    before = race("SL RA RB BA BB", "R Q6 Q2, B Q3 Q4", sl=5, difficulty=6)

    after = before.drive("RA Q6:6, RB Q2:2, BA Q3:3, BB Q4:4")

    assert not any("pit" in plan for plan in before.choices())
    assert "RA'" in after.picture
    assert "pit,Q2:2" in after.choices()


@clause("QGP-8.2")
def test_a_car_in_the_pits_leaves_a_gap_in_its_slot() -> None:
    before = race("SL RA' RB BA BB", HANDS)

    assert before.fallen("RA pit, RB Q2:2, BA Q3:3, BB Q4:4") == "SL gap RB BA BB"


@clause("QGP-8.3", "QGP-R33")
def test_a_car_in_the_pits_takes_no_part() -> None:
    """It shows no speed and no die, does not check and passes nobody."""
    before = race("SL BA RA' BB RB", HANDS, sl=5)

    after = before.drive("BA Q3:3 = 6, RA pit, BB Q4:4 = 6, RB Q2:2 = 4")

    assert "RA" not in after.speeds()
    assert after.checks == ["BA 5 + 4 = 9 fails", "BB 5 + 4 = 9 fails"]
    assert not any(each.startswith("RA") for each in after.passes)


@clause("QGP-8.4", "QGP-9.7")
def test_a_stop_repairs_and_nothing_else_does() -> None:
    before = race("SL RA' RB' BA BB", HANDS)

    after = before.drive("RA pit, RB Q2:2, BA Q3:3, BB Q4:4")

    assert "RA " in after.picture + " "
    assert "RB'" in after.picture


@clause("QGP-8.5")
def test_a_car_returns_into_its_own_gap_if_nobody_passed_it() -> None:
    before = race("SL RA' RB BA BB", HANDS)

    assert before.drive("RA pit, RB Q1:1, BA Q3:3, BB Q4:4").picture == "SL RA BA RB BB"


@clause("QGP-8.5")
def test_a_gap_in_front_of_the_row_is_not_taken() -> None:
    r = Round(race("SL RA' RB BA BB", HANDS).state)
    r.line = vec[i64]([ITEMS.index("RB"), GAP, ITEMS.index("BA"), GAP, ITEMS.index("BB")])

    fill_gap(r, ITEMS.index("RA"), 2)

    assert [ITEMS[item] for item in r.line] == ["RB", "gap", "BA", "RA", "BB"]


@clause("QGP-8.6")
def test_a_filled_gap_is_gone() -> None:
    after = both_return()

    assert GAP not in after.state.line
    assert len(after.state.line) == 9


@clause("QGP-8.7", "QGP-R34")
def test_without_a_gap_the_car_joins_the_back() -> None:
    r = Round(race("SL RA' RB BA BB", HANDS).state)
    r.line = vec[i64]([GAP, *(ITEMS.index(car) for car in ("RB", "BA", "BB"))])

    fill_gap(r, ITEMS.index("RA"), 1)

    assert [ITEMS[item] for item in r.line] == ["gap", "RB", "BA", "BB", "RA"]


@clause("QGP-R34")
def test_a_gap_that_drifts_to_the_end_brings_its_car_back_there() -> None:
    before = race("SL BA RB BB' RA", "R Q2 Q8, B Q3 Q4", sl=5)

    after = before.drive("BA Q3:3 = 6, RB Q2:2, BB pit, RA Q8:4 = 7")

    assert after.picture.split()[-1] == "BB"


@clause("QGP-R17", "QGP-I11")
def test_a_car_that_falls_past_a_gap_moves_gap_and_row_up() -> None:
    """RA falls two slots, past the gap and RB; YA returns one slot further up."""
    before = race("BA SL RA YA' RB YB BB", "R Q8 Q6, Y Q2 BG, B Q3 Q1", sl=7)
    plans = "BA Q3:3, RA Q8:6, YA pit, RB Q6:2, YB Q2:2, BB Q1:1"

    assert before.fallen(plans) == "BA SL gap RB RA YB BB"
    assert before.drive(plans).picture == "BA SL YA RA' RB YB BB"


@clause("QGP-R19")
def test_a_stop_in_the_last_round_is_classified_where_the_car_returns() -> None:
    before = race("SL RA' RB BA BB", HANDS, section=6)

    after = before.drive("RA pit, RB Q1:1, BA Q3:3, BB Q4:4").play(".")

    assert after.asks == "end"
    assert after.picture == "SL RA BA RB BB"


@clause("QGP-R20")
def test_the_sl_card_is_no_gap_and_never_comes_back_to_the_head() -> None:
    """RA returns behind the SL card, and the second lap begins with it at the tail."""
    before = race("RB BA RA' SL BB", HANDS, section=6)

    after = before.drive("RB Q1:5, BA Q3:3, RA pit, BB Q4:4")

    assert after.picture == "RB BA RA SL BB"
    assert list(after.state.line).index(ITEMS.index("SL")) == 3


@clause("QGP-R27")
def test_if_all_cars_stop_everybody_returns_to_the_own_slot() -> None:
    before = race("BA' SL RA' RB' BB'", HANDS)

    after = before.drive("BA pit, BB pit, RA pit, RB pit")

    assert after.picture == "BA SL RA RB BB"
    assert after.checks == []
    assert list(after.events("leads")) == []


@clause("QGP-8.8", "QGP-R24")
def test_the_owner_of_a_returned_car_may_swap_either_card_or_decline() -> None:
    after = both_return()

    assert after.asks == "swap:3"
    assert after.choices() == [".", "Q3:Q5", "Q6:Q5"]
    assert after.play(".").hand(3) == "Q3 Q6"
    assert after.play("Q3:Q5").hand(3) == "Q5 Q6"


@clause("QGP-R1")
def test_with_several_spares_any_one_may_be_taken() -> None:
    after = race("SL RA' RB BA BB", HANDS).drive("RA pit, RB Q1:1, BA Q3:3, BB Q4:4")

    assert after.choices() == [
        *(".", "Q1:Q5", "Q1:Q6", "Q1:Q7", "Q1:Q8", "Q1:BG"),
        *("Q2:Q5", "Q2:Q6", "Q2:Q7", "Q2:Q8", "Q2:BG"),
    ]


@clause("QGP-8.9", "QGP-W30")
def test_swaps_are_made_in_race_order_and_the_card_given_is_the_next_spare() -> None:
    """Green gives Q3 for Q5; then yellow may have Q3."""
    green = both_return()
    yellow = green.play("Q3")

    assert (green.asks, green.middle) == ("swap:3", "Q5")
    assert (yellow.asks, yellow.middle) == ("swap:2", "Q3")
    assert yellow.choices() == [".", "Q2:Q3", "Q7:Q3"]
    assert yellow.play(".").asks == "plan:1,2,3,4"


@clause("QGP-R24")
def test_a_player_with_two_returning_cars_gets_two_swaps() -> None:
    """The new card is used from the next round on."""
    before = race("SL RA' RB' BA BB", HANDS)

    after = before.drive("RA pit, RB pit, BA Q3:3, BB Q4:4").play("Q1:Q5")

    assert after.asks == "swap:1"
    assert after.play("Q2:Q6").asks == "plan:1,2"
    assert "Q5:1,Q6:2" in after.play("Q2:Q6").choices()


@clause("QGP-R24")
def test_only_own_cards_are_given_and_only_spares_are_taken() -> None:
    after = both_return()

    with pytest.raises(IllegalAction, match=r"\bQGP-R24\b"):
        after.play("Q2:Q5")
    with pytest.raises(InvalidText, match="swap"):
        after.play("Q3>Q5")


@clause("QGP-8.8", "QGP-R24")
@pytest.mark.parametrize(
    ("token", "named"),
    [("Q2:Q5", "QGP-R24"), ("Q2", "QGP-R24"), ("Q3:Q6", "QGP-8.8"), ("Q3:Q3", "QGP-8.8")],
)
def test_a_refused_swap_names_its_clause(token: str, named: str) -> None:
    """A card that is not in the hand, or one that is no spare."""
    with pytest.raises(IllegalAction) as refused:
        both_return().play(token)

    assert refused.value.clause == named


@clause("QGP-8.8")
@pytest.mark.parametrize("token", ["Q3:fast", "fast:Q5", "Q3:Q5:Q5"])
def test_a_swap_is_one_card_for_another(token: str) -> None:
    with pytest.raises(InvalidText, match="swap"):
        both_return().play(token)


@clause("QGP-8.8", "QGP-R1")
def test_every_spare_can_be_had_for_either_card() -> None:
    after = race("SL RA' RB BA BB", "R Q2 Q3, B Q4 BG").drive(
        "RA pit, RB Q2:2, BA Q4:4, BB BG:5",
    )
    spares = ["Q1", "Q5", "Q6", "Q7", "Q8"]

    assert after.choices() == [".", *(f"{own}:{card}" for own in ("Q2", "Q3") for card in spares)]
    assert after.play("Q3:Q1").hand(1) == "Q1 Q2"
