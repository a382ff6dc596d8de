"""The worked examples of the specification that are rounds: one line in, one line out."""

from __future__ import annotations

from clauses import clause
from rules.quick_grand_prix.table import race


@clause("QGP-W7")
def test_crossing_the_sl_card() -> None:
    """The rulebook's example: 7 against a limit of 6, then against a car of speed 5."""
    before = race("RA SL BA RB BB", "R Q2 Q1, B Q8 Q5", sl=6)
    plans = "RA Q2:2 = 5, BA Q8:4 = 7, RB Q1:1 = 3, BB Q5:1 = 3"

    after = before.drive(plans)

    assert after.checks == ["BA 4 + 1 = 5 safe"]
    assert after.picture == "BA RA SL RB BB"


@clause("QGP-W8")
def test_sl_card_too_fast() -> None:
    """7 is not more than 7."""
    before = race("RA SL BA RB BB", "R Q2 Q1, B Q8 Q5", sl=7)
    plans = "RA Q2:2 = 5, BA Q8:4 = 7, RB Q1:1 = 3, BB Q5:1 = 3"

    after = before.drive(plans)

    assert after.checks == []
    assert after.picture == "RA SL BA RB BB"


@clause("QGP-W9")
def test_passing_a_gap_which_drifts_back() -> None:
    """BA passes the gap and RA; the gap drifts from slot 2 to 3 and GA returns there, repaired."""
    before = race("RA GA' BA RB GB BB SL", "R Q2 Q1, G Q3 BG, B Q8 Q5", sl=6)
    plans = "RA Q2:2 = 5, GA pit, BA Q8:4 = 7, RB Q1:1 = 3, GB Q3:3 = 5, BB Q5:1 = 3"

    after = before.drive(plans)

    assert after.checks == ["BA 4 + 1 = 5 safe"]
    assert after.picture == "BA RA GA GB RB BB SL"


@clause("QGP-W10")
def test_gap_held_own_slot_again() -> None:
    """7 does not beat a gap that travels at 8; GA is back in its own slot."""
    before = race("RA GA' BA RB GB BB SL", "R Q2 Q1, G Q3 BG, B Q8 Q5", sl=8)
    plans = "RA Q2:2 = 5, GA pit, BA Q8:4 = 7, RB Q1:1 = 3, GB Q3:3 = 5, BB Q5:1 = 3"

    after = before.drive(plans)

    assert after.checks == []
    assert after.picture == "RA GA BA GB RB BB SL"


@clause("QGP-W11")
def test_overtaking_runs_from_the_rear() -> None:
    """BB uses its limit 2; RB stops, BA meets the face-down BB, RA has nobody ahead."""
    before = race("RA BA RB BB SL", "R Q2 Q5, B Q1 Q3", sl=8)
    plans = "RA Q2:2 = 5, BA Q1:1 = 4, RB Q5:1 = 3, BB Q3:3 = 5"

    after = before.drive(plans)

    assert after.checks == []
    assert after.picture == "RA BB BA RB SL"


@clause("QGP-W12")
def test_equal_speed_does_not_pass() -> None:
    """All four have speed 5, so nobody passes."""
    before = race("RA BA RB BB SL", "R Q2 Q3, B Q6 Q7", sl=8)
    plans = "RA Q2:2 = 5, BA Q6:2 = 5, RB Q3:3 = 5, BB Q7:3 = 5"

    after = before.drive(plans)

    assert after.checks == []
    assert after.picture == "RA BA RB BB SL"


@clause("QGP-W13")
def test_drs_equal_speed_passes() -> None:
    """BB passes RB, BA passes RA with equal speed, and nobody passes back."""
    before = race("RA BA RB BB SL", "R Q2 Q1, B Q6 Q5", sl=8, drs=True)
    plans = "RA Q2:2 = 5, BA Q6:2 = 5, RB Q1:1 = 3, BB Q5:1 = 3"

    after = before.drive(plans)

    assert after.checks == []
    assert after.picture == "BA RA BB RB SL"


@clause("QGP-W14")
def test_drs_does_not_help_against_the_sl_card() -> None:
    """RA has exactly 7 and stays behind the SL card; BB passes RB with equal speed."""
    before = race("SL RA BA RB BB", "R Q8 Q1, B Q2 Q5", sl=7, drs=True)
    plans = "RA Q8:4 = 7, BA Q2:2 = 5, RB Q1:1 = 3, BB Q5:1 = 3"

    after = before.drive(plans)

    assert after.checks == []
    assert after.picture == "SL RA BA BB RB"


@clause("QGP-W15")
def test_passing_limit() -> None:
    """BB passes YB and YA and is turned down although it is faster than RB."""
    before = race("RA BA RB YA YB BB SL", "R Q2 Q3, Y Q1 Q5, B Q6 Q8", sl=8)
    plans = "RA Q2:2 = 5, BA Q6:2 = 5, RB Q3:3 = 5, YA Q1:1 = 4, YB Q5:1 = 3, BB Q8:6 = 8"

    after = before.drive(plans)

    assert after.checks == []
    assert after.picture == "RA BA RB BB YA YB SL"


@clause("QGP-W16")
def test_the_sl_card_counts_against_the_limit() -> None:
    """BA passes YA, the SL card and RB: three passes; RA stays ahead although slower."""
    before = race("RA RB SL YA BA BB YB", "R Q5 Q2, Y Q1 Q6, B Q8 Q3", sl=6)
    plans = "RA Q5:1 = 4, RB Q2:2 = 4, YA Q1:1 = 4, BA Q8:4 = 7, BB Q3:3 = 5, YB Q6:2 = 4"

    after = before.drive(plans)

    assert after.checks == ["BA 1 + 5 = 6 safe"]
    assert after.picture == "RA BA RB SL YA BB YB"


@clause("QGP-W17")
def test_a_face_down_card_stops_whoever_is_behind_it() -> None:
    """YA is faster than RB, but BB, face down, is now directly ahead of it."""
    before = race("RA BA RB YA YB BB SL", "R Q8 Q5, Y Q2 Q6, B Q3 BG", sl=8)
    plans = "RA Q8:4 = 7, BA Q3:3 = 6, RB Q5:1 = 3, YA Q2:2 = 5, YB Q6:2 = 4, BB BG:5 = 7"

    after = before.drive(plans)

    assert after.checks == []
    assert after.picture == "RA BA RB BB YA YB SL"


@clause("QGP-W18")
def test_team_mates_pass_each_other_too() -> None:
    """RA passes its team-mate; BA would be faster than RB but acts while RA is still ahead."""
    before = race("RB RA BA BB SL", "R Q1 Q2, B Q5 Q6", sl=8)
    plans = "RB Q1:1 = 3, RA Q2:2 = 5, BA Q5:1 = 4, BB Q6:2 = 4"

    after = before.drive(plans)

    assert after.checks == []
    assert after.picture == "RA RB BA BB SL"


@clause("QGP-W19")
def test_monaco_section_1() -> None:
    """Eight cars, a fall, DRS and a limit that is used up, in one round."""
    before = race(
        "SL RA YA GA BA GB YB RB BB",
        "R Q8 Q1, Y Q7 Q2, G Q3 Q6, B Q4 BG",
        sl=7,
        difficulty=6,
        drs=True,
    )
    plans = (
        "RA Q8:4 = 7, YA Q7:3 = 6, GA Q3:5 = 8, BA Q4:4 = 7, "
        "GB Q6:2 = 4, YB Q2:5 = 7, RB Q1:5 = 7, BB BG:6 = 8"
    )

    after = before.drive(plans)

    assert after.checks == ["GA 6 + 4 = 10 fails", "BB 1 + 2 = 3 safe"]
    assert before.fallen(plans) == "SL RA YA BA GA GB YB RB BB"
    assert after.picture == "SL BA RA YA GA' GB BB RB YB"


@clause("QGP-W20")
def test_monaco_section_2() -> None:
    """Five cars share the top speed; the rear failure falls first; GA finds its drifted gap."""
    before = race(
        "SL BA RA YA GA' GB BB RB YB", "R Q8 Q1, Y Q7 Q2, G Q3 Q6, B Q4 BG", sl=6, difficulty=6
    )
    plans = (
        "BA Q4:4 = 7, RA Q8:4 = 7, YA Q7:3 = 6, GA pit, "
        "GB Q3:3 = 5, BB BG:5 = 7, RB Q1:5 = 7, YB Q2:5 = 7"
    )

    after = before.drive(plans)

    assert after.checks == [
        "BA 4 + 3 = 7 fails",
        "RA 4 + 6 = 10 fails",
        "BB 5 + 1 = 6 safe",
        "RB 2 + 4 = 6 safe",
        "YB 1 + 4 = 5 safe",
    ]
    assert before.fallen(plans) == "SL YA BA RA gap GB BB RB YB"
    assert after.picture == "SL YA BA' RA' BB GA GB RB YB"


@clause("QGP-W21")
def test_fastest_but_within_the_limit() -> None:
    """7 is the limit itself: no check."""
    before = race("RA BA RB BB SL", "R Q8 Q1, B Q2 Q5", sl=7, difficulty=6)
    plans = "RA Q8:4 = 7, BA Q2:2 = 5, RB Q1:1 = 3, BB Q5:1 = 3"

    after = before.drive(plans)

    assert after.checks == []
    assert after.picture == "RA BA RB BB SL"


@clause("QGP-W22")
def test_over_the_limit_but_not_fastest() -> None:
    """BA is over the limit as well, but not fastest, so it does not check."""
    before = race("RA BA RB BB SL", "R Q8 Q1, B BG Q2", sl=6)
    plans = "RA Q8:6 = 9, BA BG:5 = 8, RB Q1:1 = 3, BB Q2:2 = 4"

    after = before.drive(plans)

    assert after.checks == ["RA 3 + 2 = 5 safe"]
    assert after.picture == "RA BA BB RB SL"


@clause("QGP-W23")
def test_sum_equal_to_the_difficulty() -> None:
    """6 is not above 6; RA then passes BA."""
    before = race("BA RA BB RB SL", "R Q8 Q2, B Q1 Q3", sl=6, difficulty=6)
    plans = "BA Q1:1 = 4, RA Q8:6 = 9, BB Q3:3 = 5, RB Q2:2 = 4"

    after = before.drive(plans)

    assert after.checks == ["RA 1 + 5 = 6 safe"]
    assert after.picture == "RA BA BB RB SL"


@clause("QGP-W24")
def test_damage_at_the_head_of_the_line() -> None:
    """RA counts its own die and BA's, falls two slots and goes on with speed 6 and limit 1."""
    before = race("RA BA RB BB SL", "R Q6 Q1, B Q3 Q5", sl=7)
    plans = "RA Q6:6 = 9, BA Q3:3 = 6, RB Q1:1 = 3, BB Q5:1 = 3"

    after = before.drive(plans)

    assert after.checks == ["RA 6 + 5 = 11 fails"]
    assert before.fallen(plans) == "BA RB RA BB SL"
    assert after.picture == "BA RA' RB BB SL"


@clause("QGP-W25")
def test_damage_at_the_tail() -> None:
    """RA counts BB's die and its own, cannot fall any further, and passes BB once."""
    before = race("SL BA RB BB RA", "R Q1 Q8, B Q2 Q3", sl=7, difficulty=7)
    plans = "BA Q2:2 = 5, RB Q1:1 = 3, BB Q3:3 = 5, RA Q8:6 = 9"

    after = before.drive(plans)

    assert after.checks == ["RA 5 + 3 = 8 fails"]
    assert before.fallen(plans) == "SL BA RB BB RA"
    assert after.picture == "SL BA RB RA' BB"


@clause("QGP-W26")
def test_neighbours_beyond_a_gap_and_the_sl_card() -> None:
    """RA looks past the SL card and the gap; the gap it falls past moves up one slot."""
    before = race("BA SL RA YA' RB YB BB", "R Q8 Q6, Y Q2 BG, B Q3 Q1", sl=7)
    plans = "BA Q3:3 = 6, RA Q8:6 = 9, YA pit, RB Q6:2 = 4, YB Q2:2 = 4, BB Q1:1 = 3"

    after = before.drive(plans)

    assert after.checks == ["RA 5 + 6 = 11 fails"]
    assert before.fallen(plans) == "BA SL gap RB RA YB BB"
    assert after.picture == "BA SL YA RA' RB YB BB"


@clause("QGP-W27")
def test_a_fall_past_the_sl_card() -> None:
    """The slot behind RA is that of the SL card."""
    before = race("RA SL BA RB BB", "R Q6 Q1, B Q3 Q5", sl=8)
    plans = "RA Q6:6 = 9, BA Q3:5 = 8, RB Q1:1 = 3, BB Q5:1 = 3"

    after = before.drive(plans)

    assert after.checks == ["RA 6 + 5 = 11 fails"]
    assert before.fallen(plans) == "SL RA BA RB BB"
    assert after.picture == "SL BA RA' RB BB"


@clause("QGP-W28")
def test_a_damaged_car_fails_again() -> None:
    """RA falls behind BB; its speed stays 6 and its limit 1, so it passes BB again."""
    before = race("BA' RA' BB RB SL", "R Q8 Q1, B Q3 Q2", sl=5)
    plans = "BA Q3:3 = 3, RA Q8:6 = 6, BB Q2:2 = 4, RB Q1:1 = 3"

    after = before.drive(plans)

    assert after.checks == ["RA 5 + 4 = 9 fails"]
    assert before.fallen(plans) == "BA BB RA RB SL"
    assert after.picture == "BA' RA' BB RB SL"


@clause("QGP-W29")
def test_two_cars_come_back() -> None:
    """BA passes both gaps and RA; the leading car takes the first gap, the next one the second."""
    before = race("RA GA' YA' BA RB GB YB BB SL", "R Q2 Q1, Y Q5 Q4, G Q6 Q7, B Q8 BG", sl=6)
    plans = (
        "RA Q2:2 = 5, GA pit, YA pit, BA Q8:4 = 7, "
        "RB Q1:1 = 3, GB Q6:2 = 4, YB Q5:1 = 3, BB BG:5 = 7"
    )

    after = before.drive(plans)

    assert after.checks == ["BA 4 + 1 = 5 safe", "BB 5 + 2 = 7 safe"]
    assert after.picture == "BA RA GA YA RB BB GB YB SL"
