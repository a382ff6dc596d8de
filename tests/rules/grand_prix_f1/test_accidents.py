"""GPF1-14: the optional rule of accidents."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import Race, race
from slipstream.kernel.errors import IllegalAction


def crash(picture: str, card: str, sky: str = "", laps: str = "", damaged: str = "") -> Race:
    """The first car of the picture plays a card, with the accident rule."""
    now = race(picture, f"{card} 10", accidents="yes", sky=sky, laps=laps, damaged=damaged)
    return now.play(card)


@clause("GPF1-14.1")
@pytest.mark.parametrize("card", ["1", "2"])
def test_one_or_two_points_over_do_nothing(card: str) -> None:
    now = crash("green@12 red@13", card)

    assert now.where("green") == "12"
    assert now.field("damaged") == ""


@clause("GPF1-14.2")
@pytest.mark.parametrize("card", ["3", "4"])
def test_three_or_four_points_over_damage_the_car(card: str) -> None:
    now = crash("green@12 red@13", card)

    assert now.field("damaged") == "green"
    assert now.events("damaged") == ["damaged GPF1-14.2 1"]


@clause("GPF1-14.3")
@pytest.mark.parametrize("card", ["6", "10"])
def test_five_points_over_put_the_car_out_at_once(card: str) -> None:
    now = crash("green@12 red@13", card)

    assert now.where("green") == ""
    assert now.field("out").endswith("green:crash")
    assert now.asks() == "play_card:1"


@clause("GPF1-14.3")
def test_exactly_five_points_are_severe_and_four_are_not() -> None:
    assert crash("green@12 red@14", "6").view(2).cars[1].fate == "crash"
    assert crash("green@11 red@KC3", "6").view(2).cars[1].damaged


@clause("GPF1-14.4")
def test_the_car_that_was_hit_is_unaffected() -> None:
    now = crash("green@12 red@13", "10")

    assert now.where("red") == "13"
    assert not now.view(1).cars[0].damaged


@clause("GPF1-14.5", "GPF1-R65")
@pytest.mark.parametrize(
    "picture", ["green@B6 red@B7", "green@19 red@B1", "green@B19 red@3 yellow@3"]
)
def test_accidents_in_the_pit_area_have_no_consequences(picture: str) -> None:
    now = crash(picture, "6")

    assert now.where("green") == picture.split("@")[1].split(maxsplit=1)[0]
    assert now.field("damaged") == ""


@clause("GPF1-14.2", "GPF1-R65")
def test_the_lane_at_19_is_no_pit_area() -> None:
    """Who drives on to 20 hits cars of the road, though the door of the pits is beside them."""
    now = race("green@18 red@20 yellow@20", hand="4 10", box=6, accidents="yes")

    assert now.play("4").events("damaged") == ["damaged GPF1-14.2 1"]
    assert now.play("4:pit").field("damaged") == ""


@clause("GPF1-R65")
def test_the_rule_holds_in_the_gravel_and_for_cars_that_did_not_move() -> None:
    assert crash("green@KC1 red@KC2", "4").view(2).cars[1].damaged
    assert crash("green@28 red@29 yellow@29", "4").view(2).cars[1].damaged


@clause("GPF1-R64")
def test_points_lost_to_tyres_are_no_surplus() -> None:
    """On wrong tyres a 6 is worth 4: one space driven, three points over."""
    now = crash("green@12 red@14", "6", sky="rain")

    assert now.where("green") == "13"
    assert now.field("damaged") == "green"


@clause("GPF1-R66")
def test_gravel_rule_2_the_box_and_the_finish_are_no_collisions() -> None:
    assert crash("green@1", "10").where("green") == "KA5"
    box = race("green@B3", hand="6", accidents="yes").play("6:box")
    assert (box.where("green"), box.lost, box.field("damaged")) == ("BOX1", 4, "")
    assert crash("green@30", "6", laps="green:1").view(2).cars[1].fate == "finished"


@clause("GPF1-14.2")
def test_without_the_rule_nobody_is_damaged() -> None:
    now = race("green@12 red@13", hand="10 6").play("10")

    assert now.where("green") == "12"
    assert now.field("damaged") == ""


@clause("GPF1-14.2")
def test_a_damaged_car_still_meets_the_effect_of_its_space() -> None:
    """Blocked on 12 with three points over: damaged, and two 1s for the sector."""
    now = race("green@10 red@13", hand="6 10", accidents="yes").play("6")

    assert now.where("green") == "12"
    assert now.field("damaged") == "green"
    assert now.asks() == "bonus_exchange:2"


@clause("GPF1-14.7", "GPF1-R67")
def test_a_damaged_car_must_take_the_pit_lane() -> None:
    now = race("green@17", hand="4", box=6, accidents="yes", damaged="green")

    assert now.choices() == ["4:pit"]
    assert now.play("4").path == "18 19 B1 B2"


@clause("GPF1-14.7")
def test_a_damaged_car_waits_at_an_occupied_door_of_the_pits() -> None:
    now = race("green@17 red@B1", hand="4 6", box=6, accidents="yes", damaged="green")

    assert now.choices("4") == ["4:pit"]
    assert now.play("4").path == "18 19"
    assert now.play("4").asks() == "bonus_exchange:2"


@clause("GPF1-14.7", "GPF1-14.8")
def test_on_the_final_lap_pit_lane_and_box_are_free() -> None:
    lane = race("green@17", hand="6", box=1, accidents="yes", damaged="green", laps="green:1")
    pits = race("green@B2", hand="4", box=1, accidents="yes", damaged="green", laps="green:1")

    assert lane.choices() == ["6", "6:pit"]
    assert pits.choices() == ["4", "4:box"]


@clause("GPF1-14.8", "GPF1-R67")
def test_a_damaged_car_must_turn_into_its_own_box() -> None:
    now = race("green@B2", hand="4", box=1, accidents="yes", damaged="green")
    blocked = race(
        "green@B2 white@BOX1-IN", hand="4", box=1, accidents="yes", damaged="green", seats=3
    )

    assert now.choices() == ["4:box"]
    with pytest.raises(IllegalAction, match=r"\bGPF1-14\.8\b"):
        now.play("4:pit")
    assert blocked.choices() == ["4:box"]
    assert blocked.play("4").path == "B3"
    assert not blocked.play("4").view(2).cars[4].damaged


@clause("GPF1-14.9", "GPF1-R69")
def test_arrival_on_the_box_repairs_without_a_sit_out() -> None:
    now = race("green@B2", hand="4 6", box=1, accidents="yes", damaged="green").play("4:box")

    assert now.where("green") == "BOX1"
    assert now.events("repaired") == ["repaired GPF1-14.9 1"]
    assert now.run("leave dry 6").path == "BOX1-OUT B5 B6 B7 B8 B9"


@clause("GPF1-14.10")
def test_an_unrepaired_car_stays_slow() -> None:
    now = race("green@20", hand="6 6 6", accidents="yes", damaged="green", laps="green:1").play("6")

    assert (now.where("green"), now.view(2).fuel[1]) == ("24", 12)
    assert now.play("-6").play("6").path == "25 26 27 28"


@clause("GPF1-R68")
def test_a_second_accident_leaves_a_car_damaged_or_puts_it_out() -> None:
    """A damaged car drives at most 6, so that 5 points over need a 10."""
    again = crash("green@12 red@13", "4", damaged="green")
    out = crash("green@12 red@13", "10", damaged="green")

    assert again.field("damaged") == "green"
    assert out.view(2).cars[1].fate == "crash"


@clause("GPF1-R70")
def test_a_severe_accident_has_no_effect_of_the_space_and_leaves_the_hand() -> None:
    now = race("green@30 red@2 yellow@U1 blue@KA1", hand="6 10", accidents="yes").play("6")

    assert now.where("green") == ""
    assert now.hand(2) == "10"
    assert now.field("ones") == "16/4"


@clause("GPF1-R70")
def test_in_a_two_car_game_the_hand_stays_with_the_player() -> None:
    now = race("red@12 green@13 blue@20", hand="6 10", accidents="yes", seats=3).play("6")

    assert now.where("red") == ""
    assert now.hand(1) == "10"
    assert now.where("blue") == "20"
