"""GPF1-12: three or four players with two cars each."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import race, ready, start
from slipstream.kernel.game import CHANCE


@clause("GPF1-12.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_hand_of_160_litres_for_both_cars(seats: int) -> None:
    now = ready(seats)

    for seat in range(1, seats + 1):
        assert now.hand(seat) == " ".join(["10"] * 6 + ["6"] * 10 + ["4"] * 10)
    assert now.view(1).fuel == (160,) * seats


@clause("GPF1-12.2", "GPF1-R54")
def test_every_car_has_its_own_place_and_turn() -> None:
    """Red and blue are of seat 1 and start side by side: two turns in a row."""
    now = start(3).run("~1 ~3 ~5 ~2 ~4 ~6 1 2 3")

    assert now.field("order") == "red,blue,green,white,yellow,black"
    assert now.asks() == "play_card:1"
    assert now.play("6").asks() == "play_card:1"
    assert now.play("6").view(1).mover == "blue"


@clause("GPF1-12.3", "GPF1-12.4")
def test_both_cars_use_the_same_box_and_each_space_holds_one() -> None:
    red = race("red@B4", hand="6 6", box=2, seats=3)
    blue = race("blue@B4 red@BOX2", hand="6 6", box=2, seats=3)

    assert red.play("6:box").where("red") == "BOX2"
    assert blue.play("6:box").where("blue") == "BOX2-IN"


@clause("GPF1-12.5", "GPF1-R53")
def test_a_player_chooses_once_with_the_better_placed_car() -> None:
    now = start(3).run("~6 ~5 ~1 ~2 ~3 ~4")
    asked = [now.asks()]
    for box in ("4", "1"):
        now = now.play(box)
        asked.append(now.asks())

    assert now.field("order") == "yellow,blue,white,black,green,red"
    assert asked == ["choose_box:3", "choose_box:1", "choose_box:2"]


@clause("GPF1-12.6")
def test_bonuses_fines_and_fuel_of_either_car_go_by_the_common_hand() -> None:
    bonus = race("red@8 blue@20", hand="4 6", seats=3).run("4 keep")
    fine = race("blue@5 red@20", hand="4 6 4", seats=3).run("4 -4")
    fuel = race(
        "red@BOX1 blue@20", "6", seats=3, ask="stay_or_leave", visit="red:1", proof="red:1"
    ).run("leave 10x2")

    assert bonus.hand(1) == "6 1 1"
    assert fine.hand(1) == "6"
    assert fuel.hand(1) == "10 10 6"


@clause("GPF1-12.7")
def test_an_empty_common_hand_puts_out_only_the_car_that_must_play() -> None:
    """Red may stay in its box; blue must play and cannot."""
    now = race(
        "red@BOX1 blue@20 green@B17",
        "",
        seats=3,
        ask="stay_or_leave",
        visit="red:0",
        hands={2: "1 1"},
    ).play("stay")
    now = now.play("1")

    assert now.where("blue") == ""
    assert now.where("red") == "BOX1"
    assert now.asks() == "stay_or_leave:1"


@clause("GPF1-6.13", "GPF1-12.7")
def test_a_refilled_hand_keeps_a_car_in_the_race() -> None:
    """Red pays all it has; blue takes fuel before red's next turn."""
    now = race("red@9 blue@BOX1", "6 1", seats=3, visit="blue:1", proof="blue:1").run(
        "1 leave 10x2 dry 10"
    )

    assert now.where("red") == "10"
    assert now.asks() == "play_card:1"
    assert now.view(1).mover == "red"


@clause("GPF1-R55")
def test_the_hand_counts_at_the_moment_a_card_is_due() -> None:
    """Blue would take fuel with its next turn, but red must play now."""
    now = race(
        "yellow@KB1 red@10 blue@BOX1",
        "1 1",
        seats=3,
        box=3,
        visit="blue:1",
        proof="blue:1",
        hands={1: ""},
    )
    now = now.run("1 stay")

    assert now.where("red") == ""
    assert now.where("blue") == "BOX1"


@clause("GPF1-12.8")
def test_the_highest_marker_stays_as_proof() -> None:
    now = race("red@BOX1", "6 6", seats=3, ask="stay_or_leave", visit="red:2", proof="red:2")
    now = now.run("leave 10x4 dry 6")

    assert now.field("visit") == ""
    assert now.view(1).cars[0].proof == 2
    assert (
        race("red@BOX1", "6", seats=3, ask="stay_or_leave", visit="red:0", proof="red:3")
        .play("stay")
        .view(1)
        .cars[0]
        .proof
        == 3
    )


@clause("GPF1-12.9", "GPF1-R56")
def test_a_car_without_a_sit_out_is_disqualified_after_the_race() -> None:
    now = race(
        "red@30 green@30", "1", seats=3, laps="red:1,green:1", proof="green:1", hands={2: "1"}
    )
    now = now.play("1")
    assert now.state.finished == [0]
    assert now.events("finished") == ["finished GPF1-10.5 0 1"]

    now = now.play("1")

    assert now.events("disqualified") == ["disqualified GPF1-12.9 0"]
    assert [event.seat for event in now.state.trace or []][-2:] == [0, CHANCE]
    assert now.view(1).points == (0, 10, 0)
    assert now.state.end() == "finish"


@clause("GPF1-12.10")
def test_the_places_of_disqualified_cars_are_closed_up() -> None:
    now = race(
        "yellow@30",
        "1",
        seats=3,
        laps="yellow:1",
        proof="green:1,blue:2,yellow:3",
        finished="red,green,blue",
    ).play("1")

    assert {car.colour: car.place for car in now.view(1).cars if car.place} == {
        "green": 1,
        "blue": 2,
        "yellow": 3,
    }
    assert now.view(1).race_order[-1] == "red"


@clause("GPF1-12.9")
def test_a_race_in_which_all_finishers_are_disqualified_has_no_winner() -> None:
    now = race("red@30", "1", seats=3, laps="red:1").play("1")

    assert now.state.end() == "nobody"
    assert now.view(1).points == (0, 0, 0)


@clause("GPF1-12.9")
def test_in_one_car_games_there_is_no_duty_to_stop() -> None:
    now = race("red@30", "1", laps="red:1").play("1")

    assert now.view(1).points[0] == 10


@clause("GPF1-R57")
def test_the_second_car_waits_at_the_box_and_loses_its_cards() -> None:
    now = race("blue@B4 red@BOX2", hand="6 4 4", box=2, seats=3, visit="red:0").play("6:box")
    assert now.where("blue") == "BOX2-IN"

    now = now.run("stay 4")

    assert (now.where("blue"), now.hand(1)) == ("BOX2-IN", "4")


@clause("GPF1-R76")
def test_players_are_ranked_by_their_better_car() -> None:
    now = race(
        "yellow@30",
        "1",
        seats=3,
        laps="yellow:1",
        proof="red:1,green:1,white:2,yellow:1",
        finished="red,green,white",
    ).play("1")

    assert now.view(1).points == (10, 10, 3)
    assert now.state.places() == [1, 2, 3]
