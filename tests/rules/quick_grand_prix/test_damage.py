"""QGP-9: damage checks and falls."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.quick_grand_prix.table import race

HANDS = "R Q1 Q2, B Q3 Q4"


@clause("QGP-9.1")
def test_all_cars_with_the_highest_speed_above_the_limit_check() -> None:
    before = race("SL RA BA RB BB", "R Q1 Q4, B Q2 Q3", sl=6)

    after = before.drive("RA Q1:5 = 8, BA Q2:5 = 8, RB Q4:5 = 7, BB Q3:3 = 5")

    assert after.checks == ["RA 1 + 4 = 5 safe", "BA 1 + 4 = 5 safe"]


@clause("QGP-9.1")
def test_nobody_checks_if_the_fastest_is_at_the_limit() -> None:
    before = race("SL RA BA RB BB", "R Q1 Q4, B Q2 Q3", sl=8, difficulty=6)

    assert before.drive("RA Q1:5 = 8, BA Q2:5 = 8, RB Q4:5, BB Q3:3").checks == []


@clause("QGP-R37")
def test_the_highest_speed_is_not_judged_again_after_falls() -> None:
    """RA fails and drops to 6; RB at 7 is now fastest and above the limit, and does not check."""
    before = race("SL BA RA RB BB", "R Q6 BG, B Q3 Q2", sl=6, difficulty=6)

    after = before.drive("BA Q3:3, RA Q6:6 = 9, RB BG:5 = 7, BB Q2:2")

    assert after.checks == ["RA 5 + 2 = 7 fails"]


@clause("QGP-9.2", "QGP-R40")
def test_the_dice_of_the_two_neighbours_are_added_also_a_team_mates() -> None:
    before = race("BA RA RB BB SL", "R Q8 Q6, B Q1 Q2", sl=6)

    after = before.drive("BA Q1:1, RA Q8:6 = 9, RB Q6:2, BB Q2:2")

    assert after.checks == ["RA 1 + 6 = 7 safe"]


@clause("QGP-R7")
def test_the_sl_card_and_pitting_cars_are_looked_past() -> None:
    """Ahead of RA stand the SL card and BA, behind it the gap of BB and RB."""
    before = race("BA SL RA BB' RB", "R Q8 Q6, B Q3 Q2", sl=7)

    after = before.drive("BA Q3:3, RA Q8:6 = 9, BB pit, RB Q6:2")

    assert after.checks == ["RA 5 + 6 = 11 fails"]


@clause("QGP-R8")
@pytest.mark.parametrize(
    ("picture", "check"),
    [
        ("RA BA RB BB SL", "RA 3 + 5 = 8 safe"),
        ("SL BA RB BB RA", "RA 4 + 3 = 7 safe"),
        ("SL RA RB' BA' BB'", "RA 3 + 3 = 6 safe"),
    ],
)
def test_the_own_die_stands_in_for_a_missing_neighbour(picture: str, check: str) -> None:
    before = race(picture, "R Q8 Q1, B Q3 Q4", sl=7)
    pits = "'" in picture
    others = "RB pit, BA pit, BB pit" if pits else "RB Q1:1, BA Q3:3, BB Q4:4"

    assert before.drive(f"RA Q8:6 = 9, {others}").checks == [check]


@clause("QGP-9.3")
@pytest.mark.parametrize(("difficulty", "end"), [(6, "fails"), (7, "safe"), (8, "safe")])
def test_a_sum_equal_to_the_difficulty_is_safe(difficulty: int, end: str) -> None:
    before = race("BA RA BB RB SL", "R Q8 Q1, B Q3 BG", sl=6, difficulty=difficulty)

    after = before.drive("BA BG:5 = 8, RA Q8:6 = 9, BB Q3:3, RB Q1:1")

    assert after.checks == [f"RA 2 + 5 = 7 {end}"]


@clause("QGP-9.4", "QGP-R11")
def test_a_car_falls_as_many_slots_as_it_was_too_fast_whatever_stands_there() -> None:
    """9 against 6: past BA, the SL card and the gap of BB."""
    before = race("RA BA SL BB' RB", "R Q6 Q1, B Q3 Q4", sl=6)

    assert before.fallen("RA Q6:6, BA Q3:3, BB pit, RB Q1:1") == "BA SL gap RA RB"


@clause("QGP-9.5")
def test_a_fall_ends_at_the_end_of_the_line() -> None:
    before = race("BA SL BB RA RB", "R Q6 Q2, B Q3 Q1", sl=6, difficulty=6)

    after = before.drive("BA Q1:1, BB Q3:3, RA Q6:6 = 9, RB Q2:2")

    assert before.fallen("BA Q1:1, BB Q3:3, RA Q6:6, RB Q2:2") == "BA SL BB RB RA"
    assert list(after.events("fell")) == [{"car": 0, "slots": 1}]


@clause("QGP-9.6", "QGP-R14")
def test_a_failed_car_goes_on_at_once_without_power_and_with_limit_1() -> None:
    """RA falls behind RB, then passes RB alone at speed 6, although BA is slower too."""
    before = race("RA BB BA RB SL", "R Q6 Q1, B Q2 Q3", sl=6, difficulty=6)

    after = before.drive("RA Q6:6 = 9, BB Q3:3 = 5, BA Q2:2 = 5, RB Q1:1 = 3")

    assert after.checks == ["RA 6 + 5 = 11 fails"]
    assert [each for each in after.log if each.startswith("Red A")][-2:] == [
        "Red A passes Red B: 6 against 3 (QGP-6.3)",
        "Red A may pass no more this round (QGP-6.7)",
    ]
    assert after.picture == "BB BA RA' RB SL"


@clause("QGP-9.7")
def test_damage_stays_round_after_round() -> None:
    after = race("SL RA' RB BA BB", HANDS)
    for _ in range(3):
        after = after.drive("RA Q1:1, RB Q2:2, BA Q3:3, BB Q4:4")

    assert "RA'" in after.picture


@clause("QGP-9.8", "QGP-R9")
def test_all_checks_use_the_line_of_the_reveal() -> None:
    """Both fastest cars look at the neighbours they had before either fell."""
    before = race("SL BA RA YA YB BB RB", "R Q8 Q2, Y Q7 Q5, B Q4 BG", sl=6, difficulty=6)

    after = before.drive("BA Q4:4 = 7, RA Q8:4 = 7, YA Q7:3 = 6, YB Q5:1, BB BG:5 = 7, RB Q2:5 = 7")

    assert after.checks == [
        "BA 4 + 3 = 7 fails",
        "RA 4 + 6 = 10 fails",
        "BB 5 + 4 = 9 fails",
        "RB 2 + 4 = 6 safe",
    ]


@clause("QGP-R10")
def test_the_rearmost_failure_falls_first() -> None:
    """So RA and BA both lose their slot to YA, instead of changing places."""
    before = race("SL BA RA YA YB BB RB", "R Q8 Q2, Y Q7 Q5, B Q4 BG", sl=6, difficulty=6)
    plans = "BA Q4:4, RA Q8:4, YA Q7:3, YB Q5:1, BB BG:5, RB Q2:5"

    assert before.fallen(plans) == "SL YA BA RA YB RB BB"


@clause("QGP-R26")
def test_a_damaged_car_that_is_fastest_checks_and_falls_like_any_other() -> None:
    before = race("BA' RA' BB RB SL", "R Q8 Q1, B Q3 Q2", sl=5)

    after = before.drive("BA Q3:3 = 3, RA Q8:6 = 6, BB Q2:2 = 4, RB Q1:1 = 3")

    assert after.checks == ["RA 5 + 4 = 9 fails"]
    assert list(after.events("fell")) == [{"car": 0, "slots": 1}]
    assert list(after.events("damaged")) == []
