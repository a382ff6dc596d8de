"""GPF1-4: which way a car goes."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import race


@clause("GPF1-4.1")
def test_the_only_choices_are_pit_lane_and_box() -> None:
    assert race("green@3 red@5").choices("10") == ["10"]
    assert race("green@17").choices("6") == ["6", "6:pit", "6:box"]
    assert race("green@B2").choices("6") == ["6", "6:box"]


@clause("GPF1-4.2", "GPF1-4.15")
def test_the_first_space_with_room_is_entered_step_by_step() -> None:
    """5 is free but 12 is not: every step looks at the next space only."""
    assert race("green@3 red@12 yellow@2").play("10").path == "4 5 6 7 8 9 10 11 KC1 KC2"


@clause("GPF1-4.2")
def test_a_car_without_a_space_to_enter_is_blocked() -> None:
    now = race("green@12 red@13").play("6")

    assert now.events("blocked") == ["blocked GPF1-3.4 1 6"]


@clause("GPF1-4.3", "GPF1-4.4")
@pytest.mark.parametrize(
    ("others", "to"),
    [("", "2"), ("red@2", "U1"), ("red@2 yellow@U1", "KA1"), ("red@2 yellow@U1 blue@KA1", "1")],
)
def test_from_1_a_passing_car_takes_2_else_u1_else_gravel(others: str, to: str) -> None:
    assert race(f"green@30 {others}", hand="2 10").play("2").where("green") == to


@clause("GPF1-4.5")
@pytest.mark.parametrize(("others", "to"), [("", "4"), ("red@4", "U4"), ("red@4 blue@U4", "3")])
def test_from_3_a_car_takes_4_else_u4(others: str, to: str) -> None:
    assert race(f"green@3 {others}", hand="1 10").play("1").where("green") == to


@clause("GPF1-4.6")
@pytest.mark.parametrize(("others", "to"), [("", "5"), ("red@5", "U5"), ("red@5 blue@U5", "4")])
def test_from_4_a_car_takes_5_else_u5(others: str, to: str) -> None:
    assert race(f"green@4 {others}", hand="1 10").play("1").where("green") == to


@clause("GPF1-4.7")
@pytest.mark.parametrize(("others", "to"), [("", "5"), ("red@5", "KB1"), ("red@5 blue@KB1", "U5")])
def test_from_u5_a_car_takes_5_else_gravel(others: str, to: str) -> None:
    assert race(f"green@U5 {others}", hand="1 10").play("1").where("green") == to


@clause("GPF1-4.8")
@pytest.mark.parametrize(
    ("others", "to"), [("", "12"), ("red@12", "KC1"), ("red@12 blue@KC1", "11")]
)
def test_from_11_a_passing_car_takes_12_else_gravel(others: str, to: str) -> None:
    assert race(f"green@10 {others}", hand="2 10").play("2").where("green") == to


@clause("GPF1-4.9")
@pytest.mark.parametrize(("others", "to"), [("", "18"), ("red@18", "U6"), ("red@18 blue@U6", "17")])
def test_from_17_a_car_takes_18_else_u6(others: str, to: str) -> None:
    assert race(f"green@17 {others}", hand="1 10").play("1").where("green") == to


@clause("GPF1-4.10")
@pytest.mark.parametrize(
    ("space", "to"),
    [
        ("U3", "3"),
        ("U7", "19"),
        ("KA5", "3"),
        ("KB7", "8"),
        ("KC7", "15"),
        ("B19", "3"),
        ("7", "8"),
    ],
)
def test_from_all_other_spaces_there_is_one_way_on(space: str, to: str) -> None:
    assert race(f"green@{space}", hand="1 10").play("1").where("green") == to


@clause("GPF1-4.11")
def test_the_overtaking_lane_is_closed_while_the_lane_has_room() -> None:
    """A move of 1 from 3 ends on 4 and costs 6; U4 would have cost nothing."""
    now = race("green@3", hand="1 10")

    assert now.choices("1") == ["1"]
    assert now.play("1").asks() == "pay_fine:2"


@clause("GPF1-4.12")
@pytest.mark.parametrize(("space", "ahead"), [("12", "13"), ("13", "14"), ("U4", "U5")])
def test_narrow_spaces_without_a_lane_beside_them_block(space: str, ahead: str) -> None:
    assert race(f"green@{space} red@{ahead}").play("6").path == ""


@clause("GPF1-4.12")
def test_a_car_on_5_or_12_sends_others_into_the_gravel_but_is_not_overtaken() -> None:
    assert race("green@4 red@5").play("10").where("green") == "KB7"
    assert race("green@10 red@12").play("10").where("green") == "KC7"


@clause("GPF1-4.13")
@pytest.mark.parametrize(
    ("space", "ahead"), [("B6", "B7"), ("BOX1-IN", "BOX1"), ("BOX1", "BOX1-OUT")]
)
def test_nobody_overtakes_in_the_pit_lane_or_in_a_box(space: str, ahead: str) -> None:
    """In a two-car game both cars of a player use one box."""
    now = race(f"green@{space} white@{ahead}", box=1, seats=3)

    assert now.play("6").path == ""


@clause("GPF1-4.14")
def test_nobody_overtakes_on_yellow_spaces() -> None:
    now = race("green@KC1 red@KC3").play("6")

    assert (now.path, now.lost) == ("KC2", 5)


@clause("GPF1-R10", "GPF1-R11")
@pytest.mark.parametrize("ahead", ["13", "14"])
def test_a_car_on_13_or_14_does_not_open_the_gravel(ahead: str) -> None:
    """The full value could be driven through the gravel, but only what is directly ahead counts."""
    now = race(f"green@10 red@{ahead}").play("10")

    assert now.path == ("11 12" if ahead == "13" else "11 12 13")


@clause("GPF1-R12")
def test_a_car_on_the_overtaking_lane_stops_those_behind_it_there() -> None:
    now = race("green@30 red@2 yellow@U2").play("6")

    assert (now.path, now.lost) == ("1 U1", 4)


@clause("GPF1-4.B")
def test_the_reference_procedure_goes_over_every_kind_of_space() -> None:
    now = race("green@29 red@2 yellow@4 blue@5").play("10")

    assert now.path == "30 1 U1 U2 U3 3 U4 U5 KB1 KB2"


@clause("GPF1-4.A")
def test_the_effective_value_is_the_lowest_of_all_restrictions() -> None:
    """Rain alone makes the 6 a 4; the pit entry alone makes the 10 a 6."""
    wet = race("green@17", sky="rain")

    assert wet.play("6:pit").path == "18 19 B1 B2"
    assert wet.play("10:pit").path == "18 19 B1 B2 B3 B4"
    assert race("green@17").play("10").where("green") == "27"
