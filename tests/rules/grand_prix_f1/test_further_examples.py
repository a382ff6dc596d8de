"""GPF1-W20 to GPF1-W52: the examples beyond the rulebook, with their exact routes and counts."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import race
from rules.grand_prix_f1.test_framed_spaces import ways_to_pay


@clause("GPF1-W20")
def test_from_3_around_4() -> None:
    assert race("green@3 red@4").play("6").path == "U4 U5 5 6 7 8"


@clause("GPF1-W21")
def test_from_4_with_5_occupied() -> None:
    assert race("green@4 red@5", hand="1 4").play("1").path == "U5"
    assert race("green@4 red@5", hand="1 4").play("4").path == "U5 KB1 KB2 KB3"
    stuck = race("green@4 red@5 yellow@U5", hand="1 4").play("1")
    assert (stuck.path, stuck.hand(2), stuck.asks()) == ("", "4", "play_card:3")


@clause("GPF1-W22")
def test_from_u5_with_5_occupied() -> None:
    assert race("green@U5 red@5").play("6").path == "KB1 KB2 KB3 KB4 KB5 KB6"


@clause("GPF1-W23", "GPF1-W24")
def test_over_1_into_bed_a() -> None:
    near = race("green@30 red@2 yellow@U1").play("6")
    far = race("green@27 red@2 yellow@U1").play("10")

    assert (near.path, near.lost) == ("1 KA1 KA2 KA3 KA4 KA5", 0)
    assert (far.path, far.lost) == ("28 29 30 1 KA1 KA2 KA3 KA4 KA5", 1)


@clause("GPF1-W25")
def test_nowhere_to_go_behind_1() -> None:
    picture = "green@30 red@2 yellow@U1 blue@KA1"
    now = race(picture, hand="6 10").play("6")

    assert (now.path, now.lost, now.hand(2)) == ("1", 5, "10 1 1 1")
    assert now.run("keep").view(2).cars[1].space == "1"
    crash = race(picture, hand="6 10", accidents="yes").play("6")
    assert (crash.where("green"), crash.hand(2)) == ("", "10")


@clause("GPF1-W26")
@pytest.mark.parametrize(
    ("card", "end", "lost"), [("10", "KA5", 5), ("6", "KA5", 1), ("4", "KA4", 0)]
)
def test_from_1_with_a_free_road(card: str, end: str, lost: int) -> None:
    now = race("green@1").play(card)

    assert (now.where("green"), now.lost) == (end, lost)


@clause("GPF1-W27", "GPF1-W28")
def test_blocked_on_the_way_into_the_gravel() -> None:
    inside = race("green@1 red@KA3").play("4")
    outside = race("green@11 red@KC1").play("6")

    assert (inside.path, inside.lost) == ("KA1 KA2", 2)
    assert outside.path == ""
    assert outside.play("4").play("4").path.startswith("KC1")


@clause("GPF1-W29", "GPF1-W30")
def test_a_10_from_a_yellow_space() -> None:
    assert race("green@KC2").play("10").path == "KC3 KC4 KC5 KC6 KC7 15"
    assert race("green@KB7").play("10").path == "8 9 10 11 12 13"


@clause("GPF1-W31")
def test_around_18_to_lane_or_pits() -> None:
    now = race("green@16 red@18")

    assert now.play("6").path == "17 U6 U7 19 20 21"
    assert now.play("6:pit").path == "17 U6 U7 19 B1 B2"


@clause("GPF1-W32")
def test_a_10_from_four_spaces() -> None:
    ends = {}
    for space in ("14", "13", "12", "10"):
        now = race(f"green@{space}", box=6)
        ends[space] = {token: now.play(token).where("green") for token in now.choices("10")}

    assert ends == {
        "14": {"10": "24", "10:pit": "B1"},
        "13": {"10": "23"},
        "12": {"10": "22"},
        "10": {"10": "20", "10:pit": "B1"},
    }


@clause("GPF1-W33")
def test_an_occupied_door_leaves_the_lane() -> None:
    now = race("green@17 red@B1")

    assert now.choices("6") == ["6"]
    assert now.play("6").where("green") == "23"


@clause("GPF1-W34")
def test_a_full_20_and_three_ways() -> None:
    now = race("green@17 red@20 yellow@20", hand="6 10")

    assert now.choices("6") == ["6", "6:pit", "6:box"]
    lane = now.play("6")
    assert (lane.path, lane.lost, lane.hand(2)) == ("18 19", 4, "10 1 1")
    assert now.play("6:pit").where("green") == "B4"
    assert now.play("6:box").where("green") == "BOX1-IN"


@clause("GPF1-W35")
def test_a_second_turn_on_19_brings_no_second_bonus() -> None:
    now = race("green@19 red@B1", hand="4 10").play("4")

    assert (now.path, now.hand(2), now.asks()) == ("", "10", "play_card:1")


@clause("GPF1-W36")
def test_from_19_into_box_1() -> None:
    now = race("green@19", hand="10 10")

    assert now.play("10:box").path == "B1 B2 B3 BOX1-IN BOX1"
    assert now.play("10:pit").where("green") == "B6"


@clause("GPF1-W37")
def test_dry_tyres_in_rain() -> None:
    now = race("green@5", sky="rain")

    assert {card: now.play(card).where("green") for card in ("10", "6", "4")} == {
        "10": "11",
        "6": "9",
        "4": "9",
    }


@clause("GPF1-W38")
def test_wrong_tyres_damage_and_gravel_together() -> None:
    now = race("green@KB2", sky="rain", accidents="yes", damaged="green")

    assert now.play("10").where("green") == "8"
    assert now.play("6").where("green") == "KB6"


@clause("GPF1-W39")
def test_an_empty_hand_in_the_box() -> None:
    now = race("green@BOX1", "", ask="stay_or_leave", visit="green:0")

    assert now.choices() == ["stay"]
    assert now.run("stay leave 10x2 dry 10").where("green") == "B9"


@clause("GPF1-W40")
def test_the_last_card_goes_for_the_fine() -> None:
    now = race("green@6 red@KB4 yellow@KB1", hand="4 4", hands={1: "1", 3: "1"}).play("4")

    assert (now.where("green"), now.hand(2)) == ("10", "")
    assert now.asks() == "play_card:3"
    now = now.run("1 1")
    assert now.where("green") == ""


@clause("GPF1-W41")
def test_the_rain_comes_in_the_middle_of_a_bonus() -> None:
    now = race("green@27 red@5", hand="4 6", ones="2", hands={1: " ".join("1" * 11)})
    assert now.field("ones") == "2/7"

    now = now.play("4")

    assert now.view(2).sky == "rain"
    assert now.field("ones") == "6/0"
    assert now.play("3").field("ones") == "6/3"


@clause("GPF1-W42")
def test_rain_and_sun_in_one_bonus() -> None:
    now = race(
        "green@8 red@5", hand="4 6", weather="double", ones="10+rain", hands={1: " ".join("1" * 5)}
    ).run("4 ~1")
    assert now.field("ones") == "9+rain/5"
    now = now.play("rain")
    assert now.view(2).sky == "rain"
    assert now.view(2).stack == 15

    now = now.run("~sun")

    assert now.view(2).sky == "sun"
    assert now.hand(2) == "6 1 1"
    assert now.view(2).stack == 13


@clause("GPF1-W43")
def test_three_ways_to_pay_4() -> None:
    assert ways_to_pay("1 1 2 3 6", 4) == {"6", "3 1", "2 1 1"}


@clause("GPF1-W44")
def test_ways_to_pay_6() -> None:
    assert ways_to_pay("1 1 1 4 4 6", 6) == {"6", "4 4", "4 1 1"}
    assert ways_to_pay("3 4 10", 6) == {"10", "4 3"}
    now = race("green@9 red@KB1", hand="1 1 1 2").play("1")
    assert (now.hand(2), now.asks()) == ("", "play_card:1")


@clause("GPF1-W45")
def test_a_short_bank_gives_its_greatest_total() -> None:
    rich = {1: " ".join(["10"] * 40 + ["6"] * 38 + ["4"] * 37)}
    now = race(
        "green@BOX1 red@5",
        "",
        box=1,
        hands=rich,
        ask="stay_or_leave",
        visit="green:2",
        proof="green:2",
    ).play("leave")

    assert now.choices() == ["6x2,4x3"]
    assert now.play("6x2,4x3").view(1).fuel[1] == 24


@clause("GPF1-W46")
def test_the_second_car_waits_behind_the_first() -> None:
    now = race("blue@B7 red@BOX3", hand="6 4", seats=3, box=3, visit="red:1", proof="red:1").play(
        "6:box"
    )

    assert (now.where("blue"), now.lost) == ("BOX3-IN", 5)
    now = now.run("stay 4")
    assert (now.where("blue"), now.hand(1)) == ("BOX3-IN", "")


@clause("GPF1-W47")
def test_out_of_the_pits_into_bed_b() -> None:
    assert race("green@B18 red@5").play("6").path == "B19 3 4 U5 KB1 KB2"


@clause("GPF1-W48")
def test_blocked_at_the_pit_exit() -> None:
    now = race("green@B19 red@3 yellow@3", hand="4 6", accidents="yes").play("4")

    assert (now.path, now.field("damaged")) == ("", "")


@clause("GPF1-W49")
def test_a_10_along_the_end_of_the_pit_lane() -> None:
    ends = {space: race(f"green@{space}").play("10") for space in ("B12", "B15", "B16")}

    assert {space: now.where("green") for space, now in ends.items()} == {
        "B12": "B18",
        "B15": "4",
        "B16": "9",
    }
    assert [now.view(2).cars[1].laps for now in ends.values()] == [3, 3, 4]


@clause("GPF1-W50")
def test_the_finish_needs_room_on_1() -> None:
    free = race("green@28 red@5", hand="10 6", laps="green:1").play("10")
    full = race("green@28 red@1 yellow@1", hand="10 6", laps="green:1").play("10")

    assert (free.view(2).cars[1].place, free.hand(2)) == (1, "6")
    assert (full.where("green"), full.asks()) == ("30", "pay_fine:2")


@clause("GPF1-W51")
def test_a_damaged_car_on_its_way_to_its_box() -> None:
    now = race("green@16", hand="10 4", accidents="yes", damaged="green", laps="green:3")

    assert now.choices("10") == ["10:pit"]
    now = now.play("10")
    assert now.path == "17 18 19 B1 B2 B3"
    assert now.choices() == ["4:box"]


@clause("GPF1-W52")
def test_green_rams_red_with_six_points() -> None:
    now = race("green@9 red@14", accidents="yes").play("10")

    assert now.path == "10 11 12 13"
    assert now.view(2).cars[1].fate == "crash"
