"""GPF1-W1 to GPF1-W19: the examples of the rulebook, with their exact routes and counts."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import race, ready, start


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
