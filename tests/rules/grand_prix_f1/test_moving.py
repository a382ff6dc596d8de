"""GPF1-3: moving, and what a card is worth."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import race

RAIN = {"sky": "rain"}
DAMAGED = {"accidents": "yes", "damaged": "green"}


@clause("GPF1-3.1", "GPF1-3.2")
@pytest.mark.parametrize(("card", "space"), [("1", "6"), ("2", "7"), ("3", "8"), ("6", "11")])
def test_a_car_moves_exactly_the_value_of_the_card(card: str, space: str) -> None:
    now = race("green@5", hand=f"{card} 10")

    assert now.choices(card) == [card]
    assert now.play(card).where("green") == space


@clause("GPF1-3.3", "GPF1-3.4")
def test_only_blocking_gravel_the_box_and_the_finish_end_a_move_early() -> None:
    blocked = race("green@12 red@14").play("6")
    gravel = race("green@1").play("6")
    box = race("green@B3").play("6:box")
    finish = race("green@28", laps="green:1").play("6")

    assert (blocked.path, blocked.lost) == ("13", 5)
    assert (gravel.path, gravel.lost) == ("KA1 KA2 KA3 KA4 KA5", 1)
    assert (box.path, box.lost) == ("BOX1-IN BOX1", 4)
    assert (finish.path, finish.lost) == ("29 30 1", 0)
    assert [now.hand(2) for now in (blocked, gravel, box, finish)] == ["10 4"] * 4


@clause("GPF1-3.5")
def test_no_car_is_moved_by_the_turn_of_another() -> None:
    now = race("green@12 red@13 yellow@14").play("6")

    assert (now.where("green"), now.where("red"), now.where("yellow")) == ("12", "13", "14")


@clause("GPF1-3.6", "GPF1-3.7")
def test_a_two_lane_space_can_be_passed_with_one_car_on_it_but_not_with_two() -> None:
    one = race("green@28 red@29").play("6")
    two = race("green@28 red@29 yellow@29").play("6")

    assert one.path == "29 30 1 2 3 4"
    assert two.path == ""


@clause("GPF1-3.6")
def test_the_last_space_needs_room_as_well() -> None:
    assert race("green@19 red@B2", hand="2 10").play("2").path == "B1"


@clause("GPF1-3.8")
@pytest.mark.parametrize(
    ("card", "spaces"), [("10", 6), ("6", 4), ("4", 4), ("3", 3), ("2", 2), ("1", 1)]
)
def test_wrong_tyres_slow_10s_and_6s_only(card: str, spaces: int) -> None:
    now = race("green@2", hand=f"{card} 10 10", sky="rain").play(card)

    assert len(now.path.split()) == spaces


@clause("GPF1-3.9", "GPF1-14.6")
@pytest.mark.parametrize(("card", "spaces"), [("10", 6), ("6", 4), ("4", 4), ("1", 1)])
def test_damage_slows_10s_and_6s_only(card: str, spaces: int) -> None:
    now = race("green@2", hand=f"{card} 10 10", accidents="yes", damaged="green").play(card)

    assert len(now.path.split()) == spaces


@clause("GPF1-3.10")
def test_from_a_yellow_space_a_10_is_worth_6() -> None:
    assert race("green@KB4").play("10").path == "KB5 KB6 KB7 8 9 10"
    assert race("green@KB4").play("6").path == "KB5 KB6 KB7 8 9 10"


@clause("GPF1-3.11", "GPF1-R25")
@pytest.mark.parametrize("space", ["B1", "B7", "B15", "BOX1-IN", "BOX1-OUT"])
def test_from_b1_to_b15_and_in_a_box_a_10_is_worth_6(space: str) -> None:
    assert race(f"green@{space}", box=1).play("10").events("played") == ["played GPF1-2.6 1 5 6"]


@clause("GPF1-3.11")
@pytest.mark.parametrize("space", ["B16", "B17", "B18", "B19"])
def test_from_b16_on_a_10_counts_fully(space: str) -> None:
    assert len(race(f"green@{space}").play("10").path.split()) == 10


@clause("GPF1-3.12", "GPF1-R24")
@pytest.mark.parametrize(
    ("space", "end"),
    [("14", "B1"), ("15", "B2"), ("16", "B3"), ("17", "B4"), ("18", "B5"), ("10", "B1")],
)
def test_a_10_that_would_bring_a_car_to_b2_is_worth_6(space: str, end: str) -> None:
    assert race(f"green@{space}").play("10:pit").where("green") == end


@clause("GPF1-R24")
def test_cars_in_the_pit_lane_are_ignored_when_the_limit_is_tested() -> None:
    """A car on B2 stops a 10 from 10 to 19 nowhere: it may reach B1 with full value."""
    assert race("green@10 red@B2").play("10:pit").where("green") == "B1"
    assert race("green@15 red@B2").play("10:pit").path == "16 17 18 19 B1"


@clause("GPF1-3.13", "GPF1-R19")
def test_restrictions_do_not_add_up() -> None:
    now = race("green@KB1", hand="10 6 6", sky="rain", accidents="yes", damaged="green")

    assert len(now.play("10").path.split()) == 6
    assert len(now.play("6").path.split()) == 4


@clause("GPF1-3.14")
def test_the_weather_when_the_card_is_played_counts_for_the_whole_move() -> None:
    """The move brings the rain itself, and is not slowed by it."""
    now = race("green@2", hand="10", ones="2").play("10")

    assert now.where("green") == "12"
    assert now.view(1).sky == "rain"
