"""QGP-5: a round; plans, their secrecy, the order of things."""

from __future__ import annotations

from itertools import permutations

import pytest

from clauses import clause
from rules.quick_grand_prix.table import W2, drafted, race, random_race
from slipstream.kernel.errors import IllegalAction, InvalidText

HANDS = "R Q1 Q2, B Q3 Q4"


@clause("QGP-5.1", "QGP-R21")
@pytest.mark.parametrize(("laps", "rounds"), [("1", 6), ("2", 12), ("3", 18)])
def test_a_race_has_six_rounds_a_lap(laps: str, rounds: int) -> None:
    *_, last = random_race(7, seats=2, laps=laps)

    assert last.asks == "end"
    assert last.state.round == rounds
    assert len(list(last.events("section"))) == rounds


@clause("QGP-5.2")
def test_rounds_go_through_the_sections_lap_after_lap() -> None:
    *_, last = random_race(7, seats=2, laps="2", circuit="spa")
    told = [(each["section"], each["limit"], each["drs"]) for each in last.events("section")]

    lap = [(1, 6, 0), (2, 8, 1), (3, 6, 0), (4, 7, 0), (5, 8, 0), (6, 6, 1)]
    assert told == lap + lap


@clause("QGP-5.3")
def test_a_healthy_team_has_eight_plans() -> None:
    assert race("SL RA RB BA BB", HANDS).choices() == [
        *("Q1:1,Q2:2", "Q1:1,Q2:5", "Q1:5,Q2:2", "Q1:5,Q2:5"),
        *("Q2:2,Q1:1", "Q2:2,Q1:5", "Q2:5,Q1:1", "Q2:5,Q1:5"),
    ]


@clause("QGP-5.3")
@pytest.mark.parametrize(
    ("picture", "plans"),
    [("SL RA' RB BA BB", 12), ("SL RA RB' BA BB", 12), ("SL RA' RB' BA BB", 17)],
)
def test_damage_adds_plans_with_pit_stops(picture: str, plans: int) -> None:
    assert len(race(picture, HANDS).choices()) == plans


@clause("QGP-5.4")
@pytest.mark.parametrize(
    ("plan", "refusal"),
    [
        ("Q1:1,Q1:5", "QGP-5.4"),
        ("Q1:1,Q3:3", "QGP-5.3"),
        ("Q1,Q3", "QGP-5.3"),
        ("Q1,Q1", "QGP-5.4"),
        ("Q1:1,pit", "QGP-8.1"),
        ("Q1:2,Q2:2", "QGP-1.5"),
    ],
)
def test_a_refused_plan_names_its_clause(plan: str, refusal: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        race("SL RA' RB BA BB", HANDS).play(plan)

    assert refused.value.clause == refusal


@clause("QGP-5.4")
@pytest.mark.parametrize("plan", ["Q1:1", "Q1:1,Q2:2,Q3:3", "Q1:1,fast", "Q1:x,Q2:2"])
def test_a_plan_is_for_both_cars(plan: str) -> None:
    with pytest.raises(InvalidText, match="plan"):
        race("SL RA RB BA BB", HANDS).play(plan)


@clause("QGP-5.5")
def test_total_speed_is_power_and_number_without_power_when_damaged() -> None:
    before = race("SL RA RB BA' BB", HANDS)

    after = before.drive("RA Q1:5, RB Q2:2, BA Q3:3, BB Q4:5")

    assert after.speeds() == {"RA": 8, "RB": 4, "BA": 3, "BB": 7}


@clause("QGP-5.6", "QGP-R18")
def test_plans_and_stops_are_revealed_together_when_the_last_is_in() -> None:
    """Before that only the fact that a plan is in is told."""
    before = race("SL RA RB BA' BB", HANDS)

    first = before.answer(1, "pit,Q4:5")
    both = first.answer(0, "Q1:5,Q2:2")

    assert first.log == ["Ben has a plan (QGP-5.3)"]
    assert both.log[:6] == [
        "Ben has a plan (QGP-5.3)",
        "Ann has a plan (QGP-5.3)",
        "Red A drives at 8: power 3 + 5 from Q1 (QGP-5.6)",
        "Red B drives at 4: power 2 + 2 from Q2 (QGP-5.6)",
        "Blue A pits and leaves a gap (QGP-8.2)",
        "Blue B drives at 7: power 2 + 5 from Q4 (QGP-5.6)",
    ]


@clause("QGP-5.6")
def test_the_order_in_which_plans_arrive_changes_nothing() -> None:
    before = drafted(W2).run("A A A A")
    plans = ["Q1:1,Q8:4", "Q7:6,Q2:5", "Q3:5,Q6:2", "Q4:4,BG:6"]
    ends = set()
    for order in permutations(range(4)):
        after = before
        for seat in order:
            after = after.answer(seat, plans[seat])
        ends.add(after.line())

    assert len(ends) == 1


@clause("QGP-R38")
def test_a_plan_that_is_in_is_asked_for_no_more() -> None:
    """What can be changed until the last is in is kept outside; here an answer is final."""
    before = race("SL RA RB BA BB", HANDS)

    after = before.answer(0, "Q1:1,Q2:2")

    assert before.asks == "plan:1,2"
    assert after.asks == "plan:2"
    assert after.state.legal(0) == []


@clause("QGP-5.7")
def test_a_round_goes_from_reveal_to_swap() -> None:
    """Red A is damaged before the comparisons, BA returns after them, then its owner is asked."""
    before = race("SL RA RB BA' BB", "R Q6 Q2, B Q3 Q4", sl=5, difficulty=6)

    after = before.drive("RA Q6:6 = 9, RB Q2:2 = 4, BA pit, BB Q4:4 = 6")

    assert after.log[5:] == [
        "Blue B drives at 6: power 2 + 4 from Q4 (QGP-5.6)",
        "Red A is fastest at 9: dice 6 + 4 = 10, over 6 (QGP-9.2)",
        "Red A falls back 3 places (QGP-9.4)",
        "Red A is damaged (QGP-9.6)",
        "Red A stays behind Blue B: 6 against 6 (QGP-6.4)",
        "Blue B passes a gap: 6 against 5 (QGP-6.6)",
        "Blue B passes Red B: 6 against 4 (QGP-6.3)",
        "Blue B may pass no more this round (QGP-6.7)",
        "Red B cannot pass Blue B, whose card is already face down (QGP-6.5)",
        "Blue A rejoins in slot 4, repaired (QGP-8.5)",
    ]
    assert after.asks == "swap:2"


@clause("QGP-R29")
def test_both_cards_come_back_to_hand_after_every_round() -> None:
    after = race("SL RA RB BA BB", HANDS).drive("RA Q1:1, RB Q2:2, BA Q3:3, BB Q4:4")

    assert (after.hand(1), after.hand(2)) == ("Q1 Q2", "Q3 Q4")
    assert after.asks == "plan:1,2"


@clause("QGP-R29")
def test_with_one_car_in_the_pits_the_other_uses_either_card() -> None:
    plans = [plan for plan in race("SL RA' RB BA BB", HANDS).choices() if plan.startswith("pit")]

    assert plans == ["pit,Q1:1", "pit,Q1:5", "pit,Q2:2", "pit,Q2:5"]


@clause("QGP-5.3")
@pytest.mark.parametrize(
    ("picture", "sl", "plan"),
    [
        ("SL RA RB BA BB", 5, "Q1:1,Q2:2"),
        ("SL RA RB BA BB", 8, "Q1:5,Q2:5"),
        ("SL RA' RB' BA BB", 5, "Q1:5,Q2:5"),
    ],
)
def test_when_the_clock_runs_out_both_cars_go_as_fast_as_is_safe(
    picture: str, sl: int, plan: str
) -> None:
    state = race(picture, HANDS, sl=sl).state
    decision = state.decisions[state.asking]

    assert decision.spell(state, decision.fallback(state, 0)) == plan


@clause("QGP-5.3")
@pytest.mark.parametrize(
    ("picture", "sl", "plan"),
    [
        ("SL RA RB YA YB", 7, "Q2:2,Q1:5"),
        ("SL RA RB YA' YB", 5, "Q1:5,Q2:2"),
        ("SL RA RB YA YB'", 5, "Q2:2,Q1:5"),
        ("SL RA RB YA YB", 6, "Q1:1,Q2:2"),
    ],
)
def test_the_clock_looks_at_the_cars_of_the_seat_itself(picture: str, sl: int, plan: str) -> None:
    """Yellow's A car has 3, its B car 2, and none of it when damaged."""
    state = race(picture, "R Q3 Q4, Y Q1 Q2", sl=sl).state
    decision = state.decisions[state.asking]

    assert decision.spell(state, decision.fallback(state, 1)) == plan


@clause("QGP-5.3")
def test_where_nothing_is_safe_the_clock_still_makes_a_plan() -> None:
    state = race("SL RA RB BA BB", HANDS, sl=1).state

    assert state.decisions[state.asking].fallback(state, 0) in state.legal(0)
