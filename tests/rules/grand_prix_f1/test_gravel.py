"""GPF1-5: gravel."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import race


@clause("GPF1-5.1")
@pytest.mark.parametrize(("space", "bed"), [("1", "KA"), ("11", "KC")])
def test_a_car_that_ended_on_1_or_11_leaves_through_the_gravel(space: str, bed: str) -> None:
    now = race(f"green@{space}")

    assert now.choices() == ["4", "6", "10"]
    assert now.play("4").path == f"{bed}1 {bed}2 {bed}3 {bed}4"


@clause("GPF1-5.2")
def test_a_passing_car_takes_bed_a_when_2_and_u1_are_occupied() -> None:
    assert race("green@29 red@2 yellow@U1").play("4").path == "30 1 KA1 KA2"


@clause("GPF1-5.3")
@pytest.mark.parametrize(
    ("space", "path"), [("3", "4 U5 KB1 KB2"), ("4", "U5 KB1 KB2 KB3"), ("U5", "KB1 KB2 KB3 KB4")]
)
def test_bed_b_is_taken_over_u5_when_5_is_occupied(space: str, path: str) -> None:
    assert race(f"green@{space} red@5").play("4").path == path


@clause("GPF1-5.4")
def test_a_passing_car_takes_bed_c_when_12_is_occupied() -> None:
    assert race("green@9 red@12").play("4").path == "10 11 KC1 KC2"


@clause("GPF1-5.5")
@pytest.mark.parametrize("space", ["30", "3", "U5", "9"])
def test_nobody_drives_through_gravel_by_choice(space: str) -> None:
    now = race(f"green@{space}", hand="6 10")

    assert now.choices("6") == ["6"]
    assert "K" not in now.play("6").path


@clause("GPF1-5.6")
def test_a_10_that_carries_a_car_into_the_gravel_is_not_reduced() -> None:
    assert race("green@3 red@12").play("10").where("green") == "KC2"


@clause("GPF1-5.7", "GPF1-R17")
@pytest.mark.parametrize(("card", "lost"), [("10", 5), ("6", 1)])
def test_no_card_crosses_a_whole_bed(card: str, lost: int) -> None:
    now = race("green@1").play(card)

    assert (now.where("green"), now.lost) == ("KA5", lost)
    assert now.events("gravel_stop") == [f"gravel_stop GPF1-5.7 1 {lost}"]


@clause("GPF1-5.8")
@pytest.mark.parametrize(("space", "path"), [("KA5", "3 4 5 6"), ("KA2", "KA3 KA4 KA5 3")])
def test_a_car_that_starts_inside_a_bed_may_leave_it(space: str, path: str) -> None:
    assert race(f"green@{space}").play("4").path == path


@clause("GPF1-5.9", "GPF1-R16")
def test_1_and_11_are_not_yellow() -> None:
    """A waiting car can be passed there, and a 10 played there is not reduced."""
    assert race("green@30 red@1").play("4").path == "1 2 3 4"
    assert race("green@11").play("10").path == "KC1 KC2 KC3 KC4 KC5 KC6 KC7"


@clause("GPF1-R15")
@pytest.mark.parametrize(("space", "door"), [("1", "KA1"), ("11", "KC1")])
def test_an_occupied_bed_blocks_and_the_detour_remains(space: str, door: str) -> None:
    now = race(f"green@{space} red@{door}").play("6")

    assert (now.path, now.hand(2)) == ("", "10 4")
    assert now.play("4").play("4").path.startswith(door)


@clause("GPF1-R18")
def test_an_occupied_last_space_of_a_bed_is_ordinary_blocking() -> None:
    now = race("green@11 red@KC7").play("10")

    assert (now.where("green"), now.lost) == ("KC6", 4)
    assert now.events("blocked") == ["blocked GPF1-3.4 1 4"]
