"""GPF1-W1 to GPF1-W52: the worked examples, with their exact routes and counts."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import race, ready, start
from rules.grand_prix_f1.test_framed_spaces import ways_to_pay


@clause("GPF1-W1")
def test_red_on_2_sends_green_over_the_overtaking_lane_to_4() -> None:
    now = race("green@30 red@2", hand="10 6 6 4").play("6")

    assert now.path == "1 U1 U2 U3 3 4"
    assert now.view(2).cars[1].laps == 3
    assert now.choices() == ["-6"]
    assert now.play("-6").hand(2) == "10 4"


@clause("GPF1-W2")
@pytest.mark.parametrize("accidents", ["no", "yes"])
def test_red_on_5_sends_green_to_the_end_of_bed_b(accidents: str) -> None:
    now = race("green@3 red@5", accidents=accidents).play("10")

    assert now.path == "4 U5 KB1 KB2 KB3 KB4 KB5 KB6 KB7"
    assert now.lost == 1
    assert now.field("damaged") == ""


@clause("GPF1-W3")
def test_a_10_from_17_into_the_pits_is_worth_6() -> None:
    now = race("green@17", box=4)

    assert now.play("10:pit").path == "18 19 B1 B2 B3 B4"
    assert now.play("10").where("green") == "27"
    assert now.play("10").events("fined") == ["fined GPF1-6.10 1 4"]


@clause("GPF1-W4")
def test_two_cars_on_29_block_red_on_28() -> None:
    now = race("red@28 green@29 yellow@29", hand="10 6").play("6")

    assert (now.path, now.where("red"), now.hand(1)) == ("", "28", "10")


@clause("GPF1-W5")
def test_red_on_13_stops_green_on_12() -> None:
    now = race("green@3 red@13", hand="10 6").play("10")

    assert now.path == "4 5 6 7 8 9 10 11 12"
    assert now.lost == 1
    assert now.hand(2) == "6 1 1"


@clause("GPF1-W6")
def test_red_on_12_sends_green_into_bed_c() -> None:
    now = race("green@3 red@12", hand="10 6").play("10")

    assert now.path == "4 5 6 7 8 9 10 11 KC1 KC2"
    assert now.hand(2) == "6"
    assert now.choices() == ["4", "6", "10"]


@clause("GPF1-W7")
def test_a_fine_of_4_costs_a_6_if_that_is_the_lowest_card() -> None:
    now = race("green@5", hand="10 10 6 6 4").play("4")

    assert now.where("green") == "9"
    assert now.choices() == ["-6"]
    assert now.play("-6").hand(2) == "10 10 6"


@clause("GPF1-W8")
def test_box_2_from_b5_and_back_to_b7() -> None:
    now = race("green@B5", hand="6 2", box=2).play("6:box")

    assert (now.path, now.lost) == ("BOX2-IN BOX2", 4)
    assert now.run("leave dry 2").path == "BOX2-OUT B7"


@clause("GPF1-W9")
@pytest.mark.parametrize("accidents", ["no", "yes"])
def test_red_should_leave_box_1_before_the_others_block_it(accidents: str) -> None:
    before = race(
        "red@BOX1 green@B2 yellow@B3 blue@B4",
        "6",
        ask="stay_or_leave",
        visit="red:2",
        proof="red:2",
        accidents=accidents,
        hands={2: "1", 3: "1", 4: "1"},
    )

    at_once = before.run("leave 10x4 dry 6")
    assert at_once.view(1).fuel[0] == 40
    assert at_once.path == "BOX1-OUT B5 B6 B7 B8 B9"

    waiting = before.run("stay 1 1 1")
    assert waiting.where("blue") == "B5"
    too_late = waiting.run("leave 10x4,6x1,4x1 dry 6")
    assert (too_late.path, too_late.lost) == ("BOX1-OUT", 5)
    assert too_late.where("red") == "BOX1-OUT"
    assert too_late.field("damaged") == ""


@clause("GPF1-W10")
def test_a_stop_of_two_sit_outs_from_arrival_to_departure() -> None:
    now = race("green@B1", hand="10 6 4").play("6:box")
    assert (now.path, now.lost) == ("B2 B3 BOX1-IN BOX1", 2)

    now = now.run("stay stay leave 10x3,6x1,4x1")

    assert now.hand(2) == "10 10 10 10 6 4 4"
    assert now.run("dry 6").path == "BOX1-OUT B5 B6 B7 B8 B9"


@clause("GPF1-W11")
def test_three_1s_become_a_2_and_a_1() -> None:
    now = race("green@27", hand="10 6 4 4").play("4")

    assert now.choices() == ["keep", "3", "2+1"]
    now = now.play("2+1")
    assert now.hand(2) == "10 6 4 2 1"
    assert now.field("ones") == "13/6"


@clause("GPF1-W12")
def test_green_rams_red_on_14_with_three_points() -> None:
    now = race("green@10 red@14", accidents="yes").play("6")

    assert (now.path, now.lost) == ("11 12 13", 3)
    assert now.field("damaged") == "green"
    assert now.asks() == "play_card:1"


@clause("GPF1-W13")
def test_six_players_draw_their_places() -> None:
    now = start(6).run("~4 ~1 ~6 ~2 ~5 ~3")

    cars = "red@27,green@30,yellow@25,blue@29,white@26,black@28"
    assert now.field("cars") == cars
    chosen = []
    while now.asks().startswith("choose_box"):
        chosen.append(now.asks()[-1])
        now = now.play(now.choices()[0])
    assert chosen == ["2", "4", "6", "1", "5", "3"]
    assert now.asks() == "play_card:2"
    assert now.view(1).fuel == (90,) * 6


@clause("GPF1-W14")
def test_from_19_only_the_pit_lane_but_on_the_final_lap() -> None:
    bound = race("green@19", hand="10", box=6, laps="green:3")
    free = race("green@19", hand="10 10", box=6, laps="green:1")

    assert bound.choices() == ["10:pit"]
    assert race("green@19", hand="10 4", box=6, laps="green:3").play("10").where("green") == "B6"
    assert free.choices() == ["10", "10:pit"]
    assert free.play("10:pit").where("green") == "B6"
    assert free.play("10").where("green") == "29"


@clause("GPF1-W15")
def test_a_finish_in_the_pit_lane() -> None:
    now = race("green@B13 red@5", hand="6", box=1, laps="green:1").play("6")

    assert now.path == "B14 B15 B16"
    assert now.view(2).cars[1].place == 1


@clause("GPF1-W16")
def test_the_crossing_at_the_start_and_the_next_one() -> None:
    first = race("green@29", hand="10 10", grid="green").play("10")
    next_lap = race("green@29", hand="10 10").play("10")

    for now in (first, next_lap):
        assert now.path == "30 1 2 3 4 5 6 7 8 9"
        assert now.events("fined") == ["fined GPF1-6.10 1 4"]
    assert first.view(2).cars[1].laps == 4
    assert next_lap.view(2).cars[1].laps == 3


@clause("GPF1-W17")
def test_four_finishers_and_two_cars_out() -> None:
    now = race("blue@30", hand="1", laps="blue:1", finished="red,green,yellow").play("1")

    assert now.view(1).points == (10, 6, 4, 3, 0, 0)


@clause("GPF1-W18")
def test_the_winner_never_sat_out() -> None:
    """Red and blue are A1 and A2, green is B1, yellow C1."""
    now = race(
        "yellow@30",
        hand="1",
        seats=3,
        laps="yellow:1",
        finished="red,green,blue",
        proof="green:1,blue:1,yellow:1",
    ).play("1")

    assert now.events("disqualified") == ["disqualified GPF1-12.9 0"]
    assert now.view(1).points == (6, 10, 4)


@clause("GPF1-W19")
def test_eight_players() -> None:
    drawn = start(8)
    assert drawn.choices() == ["1", "2", "3", "4", "5", "6", "sun", "rain"]
    now = ready(8)

    assert (now.where("orange"), now.where("silver")) == ("24", "23")
    assert now.field("ones") == "20/0"
    assert now.field("bank") == "10x8,3x5,2x8"
    assert now.view(1).boxes == (1, 2, 3, 4, 5, 6, 1, 2)


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
