"""QGP-6 and QGP-7: comparisons, passing limits, the SL card, DRS."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from clauses import clause
from rules.quick_grand_prix.table import race
from slipstream.games.quick_grand_prix.rules.cards import ITEMS, SL_CARD
from slipstream.games.quick_grand_prix.rules.passing import act
from slipstream.games.quick_grand_prix.rules.rounds import Round
from slipstream.kernel.rows import vec

HANDS = "R Q1 Q2, B Q3 Q4"
RA, RB, BA, BB = (ITEMS.index(car) for car in ("RA", "RB", "BA", "BB"))


@clause("QGP-6.1", "QGP-R12")
def test_the_rearmost_car_acts_first_and_until_it_stops() -> None:
    """BB acts first; RB, which it passed, acts next although it stood further ahead."""
    before = race("RA BA RB BB SL", "R Q2 Q5, B Q1 Q3")

    after = before.drive("RA Q2:2 = 5, BA Q1:1 = 4, RB Q5:1 = 3, BB Q3:3 = 5")

    assert after.log[-7:-1] == [
        "Blue B passes Red B: 5 against 3 (QGP-6.3)",
        "Blue B passes Blue A: 5 against 4 (QGP-6.3)",
        "Blue B may pass no more this round (QGP-6.7)",
        "Red B stays behind Blue A: 3 against 4 (QGP-6.4)",
        "Blue A cannot pass Blue B, whose card is already face down (QGP-6.5)",
        "Red A has nothing ahead but open road (QGP-6.9)",
    ]


@clause("QGP-6.2", "QGP-6.3")
def test_a_faster_car_changes_places_and_goes_on_with_the_next() -> None:
    before = race("BB BA RB RA SL", HANDS)

    after = before.drive("BB Q3:3 = 5, BA Q4:4 = 7, RB Q1:1 = 3, RA Q2:5 = 8")

    assert after.passes[:3] == ["RA RB", "RA BA", "RA BB"]
    assert after.picture == "RA BA BB RB SL"


@clause("QGP-6.4", "QGP-R36")
@pytest.mark.parametrize("number", ["Q2:2 = 4", "Q1:1 = 3"])
def test_an_equal_or_slower_car_stays_behind(number: str) -> None:
    before = race("BA BB RA RB SL", "R Q1 Q2, B Q6 Q4")
    other = "Q1:1" if number.startswith("Q2") else "Q2:2"

    after = before.drive(f"BA Q4:5, BB Q6:2 = 4, RA {other}, RB {number}")

    assert "RB BB" not in after.passes


@clause("QGP-6.5")
def test_a_face_down_card_stops_the_car_behind_it() -> None:
    """YA would be faster than RB, but BB has acted and stands between them."""
    before = race("RA BA RB YA YB BB SL", "R Q8 Q5, Y Q2 Q6, B Q3 BG")

    after = before.drive("RA Q8:4, BA Q3:3, RB Q5:1 = 3, YA Q2:2 = 5, YB Q6:2, BB BG:5 = 7")

    assert "Yellow A cannot pass Blue B, whose card is already face down (QGP-6.5)" in after.log


@clause("QGP-6.5")
def test_a_face_down_card_stops_even_a_faster_car() -> None:
    """In a race only faster cars stand face down ahead; so the position is made by hand."""
    r = Round(race("RA BA RB BB SL", HANDS).state)
    r.speed = vec[i64]([3, 5, 0, 0, 0, 0, 4, 9])

    act(r, 3, face_up=0b10000001)

    assert list(r.line) == [RA, BA, RB, BB, SL_CARD]


@clause("QGP-6.6", "QGP-R31")
@pytest.mark.parametrize(("sl", "picture"), [(6, "BA RA SL RB BB"), (7, "RA SL BA RB BB")])
def test_the_sl_card_is_a_car_at_the_safety_limit(sl: int, picture: str) -> None:
    """7 crosses a limit of 6, not one of 7."""
    before = race("RA SL BA RB BB", "R Q2 Q1, B Q8 Q5", sl=sl)

    after = before.drive("RA Q2:2 = 5, BA Q8:4 = 7, RB Q1:1 = 3, BB Q5:1 = 3")

    assert after.picture == picture


@clause("QGP-6.6")
def test_a_gap_is_never_face_down() -> None:
    """Two cars pass the same gap one after the other."""
    before = race("BB BA' RA RB SL", "R Q7 BG, B Q1 Q2", sl=5)

    after = before.drive("BB Q1:1 = 3, BA pit, RA Q7:3 = 6, RB BG:5 = 7")

    assert after.passes == ["RB RA", "RB gap", "RA gap"]
    assert after.picture == "BB RB RA BA SL"


@clause("QGP-6.7", "QGP-I5")
@pytest.mark.parametrize(
    ("picture", "passed"),
    [
        ("BA BB YA YB RB RA SL", 3),
        ("BA BB YA YB RA RB SL", 2),
        ("BA BB YA YB RB RA' SL", 1),
    ],
)
def test_a_car_passes_as_many_items_as_its_limit(picture: str, passed: int) -> None:
    before = race(picture, "R Q3 BG, Y Q1 Q2, B Q5 Q6")
    last = picture.replace("'", "").split()[-2]
    mate = "RB" if last == "RA" else "RA"

    after = before.drive(f"BA Q5:1, BB Q6:2, YA Q1:1, YB Q2:2, {mate} Q3:3, {last} BG:6")

    assert len([each for each in after.passes if each.startswith(last)]) == passed


@clause("QGP-6.8")
def test_the_sl_card_and_gaps_use_up_the_limit() -> None:
    """RA passes the gap, the SL card and RB: three items, one of them a car."""
    before = race("BB RB SL BA' RA", HANDS, sl=5)

    after = before.drive("BB Q3:3, RB Q1:1 = 3, BA pit, RA Q2:5 = 8")

    assert after.passes[:3] == ["RA gap", "RA SL", "RA RB"]
    assert after.picture == "BB RA RB SL BA"


@clause("QGP-6.9", "QGP-R13")
def test_a_car_with_nothing_in_front_is_done() -> None:
    after = race("RA BA RB BB SL", HANDS).drive("RA Q1:5, BA Q3:3, RB Q2:2, BB Q4:4")

    assert "Red A has nothing ahead but open road (QGP-6.9)" in after.log


@clause("QGP-6.10", "QGP-I6")
def test_every_card_is_turned_down_once() -> None:
    """Each car ends held, blocked, spent or in front; nobody acts twice."""
    after = race("RA BA RB BB SL", HANDS).drive("RA Q1:5, BA Q3:3, RB Q2:2, BB Q4:4")
    ends = [
        told["car"] for kind in ("held", "blocked", "spent", "leads") for told in after.events(kind)
    ]

    assert sorted(ends) == [0, 1, 6, 7]


@clause("QGP-6.11", "QGP-R28")
def test_team_mates_are_passed_without_being_asked() -> None:
    after = race("RB RA BA BB SL", "R Q1 Q2, B Q5 Q6").drive("RB Q1:1, RA Q2:2, BA Q5:1, BB Q6:2")

    assert after.picture == "RA RB BA BB SL"
    assert after.asks == "plan:1,2"


@clause("QGP-7.1")
@pytest.mark.parametrize(("drs", "picture"), [(True, "BA RA BB RB SL"), (False, "RA BA RB BB SL")])
def test_in_a_drs_section_equal_speed_passes_a_car(drs: bool, picture: str) -> None:
    before = race("RA BA RB BB SL", "R Q2 Q1, B Q6 Q5", drs=drs)

    after = before.drive("RA Q2:2 = 5, BA Q6:2 = 5, RB Q1:1 = 3, BB Q5:1 = 3")

    assert after.picture == picture


@clause("QGP-7.1")
def test_drs_does_not_help_against_a_face_down_car() -> None:
    """RB has been passed at equal speed and cannot pass back."""
    after = race("RA BA RB BB SL", "R Q2 Q1, B Q6 Q5", drs=True).drive(
        "RA Q2:2 = 5, BA Q6:2 = 5, RB Q1:1 = 3, BB Q5:1 = 3"
    )

    assert "Red B cannot pass Blue B, whose card is already face down (QGP-6.5)" in after.log


@clause("QGP-7.2", "QGP-R15")
def test_drs_does_not_help_against_the_sl_card_or_a_gap() -> None:
    """RA at exactly 7 stays behind the gap, BB at exactly 7 behind the SL card."""
    before = race("SL BB BA' RA RB", "R Q8 Q1, B BG Q4", sl=7, drs=True)

    after = before.drive("BB BG:5 = 7, BA pit, RA Q8:4 = 7, RB Q1:1 = 3")

    assert after.picture == "SL BB BA RA RB"


@clause("QGP-7.3")
def test_damage_and_limits_are_the_same_with_drs() -> None:
    """BB is fastest and checks; its limit of 2 stops it all the same."""
    before = race("RA BA RB YA YB BB SL", "R Q2 Q3, Y Q1 Q5, B Q6 BG", sl=7, drs=True)

    after = before.drive("RA Q2:2, BA Q6:2, RB Q3:3, YA Q1:1, YB Q5:1, BB BG:6 = 8")

    assert after.checks == ["BB 5 + 2 = 7 safe"]
    assert [each for each in after.passes if each.startswith("BB")] == ["BB YB", "BB YA"]


@clause("QGP-7.1", "QGP-7.3")
@pytest.mark.parametrize(
    ("drs", "picture"), [(True, "RB BB' RA BA SL"), (False, "RB RA BB' BA SL")]
)
def test_drs_helps_a_damaged_car_as_well(drs: bool, picture: str) -> None:
    """BB has no power left: its 5 are those of RA, and its limit is 1."""
    before = race("RB RA BB' BA SL", "R Q2 Q1, B Q3 Q5", sl=9, drs=drs)

    after = before.drive("RB Q1:5 = 7, RA Q2:2 = 5, BB Q3:5 = 5, BA Q5:1 = 4")

    assert after.picture == picture


@clause("QGP-7.1")
@pytest.mark.parametrize(
    ("drs", "picture"), [(True, "RB RA BB' BA SL"), (False, "RB BB' RA BA SL")]
)
def test_drs_leads_past_a_damaged_car_as_well(drs: bool, picture: str) -> None:
    before = race("RB BB' RA BA SL", "R Q2 Q1, B Q3 Q5", sl=9, drs=drs)

    after = before.drive("RB Q1:5 = 7, BB Q3:5 = 5, RA Q2:2 = 5, BA Q5:1 = 4")

    assert after.picture == picture


@clause("QGP-1.4", "QGP-6.7")
@pytest.mark.parametrize("car", ["BA", "BB"])
def test_a_damaged_car_passes_one_item_whichever_car_it_is(car: str) -> None:
    other = "BB" if car == "BA" else "BA"
    before = race(f"RA RB {other} {car}' SL", "R Q1 Q2, B Q5 Q6", sl=9)

    after = before.drive(f"RA Q1:1, RB Q2:2, {other} Q5:1, {car} Q6:6")

    assert after.passes == [f"{car} {other}"]
    assert after.picture == f"RA RB {car}' {other} SL"
