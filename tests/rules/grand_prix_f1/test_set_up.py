"""GPF1-1: setting up a race."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import ready, start
from slipstream.games.grand_prix_f1.game import GrandPrixF1
from slipstream.kernel.errors import IllegalAction, InvalidOption, InvalidText


@clause("GPF1-1.1")
@pytest.mark.parametrize("seats", [2, 9])
def test_there_are_3_to_8_players(seats: int) -> None:
    with pytest.raises(InvalidOption, match=r"3 to 8 players, not \d \(GPF1-1\.1\)"):
        GrandPrixF1(seats, {})


@clause("GPF1-1.2", "GPF1-R72")
@pytest.mark.parametrize(("seats", "cars"), [(3, 6), (4, 8), (5, 5), (6, 6), (7, 7), (8, 8)])
def test_three_or_four_players_drive_two_cars_each(seats: int, cars: int) -> None:
    owners = [car.seat for car in start(seats).view(1).cars]

    assert len(owners) == cars
    assert {owners.count(seat) for seat in range(seats)} == {cars // seats}


@clause("GPF1-1.3")
def test_every_car_has_its_own_colour_and_markers() -> None:
    cars = ready(8).view(1).cars

    assert len({car.colour for car in cars}) == 8
    assert {(car.laps, car.tyres, car.sit_outs, car.damaged) for car in cars} == {
        (4, "dry", 0, False)
    }


@clause("GPF1-1.4", "GPF1-1.5")
def test_everybody_starts_with_90_litres_in_4s_6s_and_10s() -> None:
    now = ready(6)

    for seat in range(1, 7):
        assert now.hand(seat) == "10 10 10 10 6 6 6 6 6 4 4 4 4 4"
    assert now.view(1).fuel == (90,) * 6


@clause("GPF1-1.6", "GPF1-R49")
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_up_to_six_cars_sixteen_1s_form_the_stack_and_four_are_used(seats: int) -> None:
    assert ready(seats).field("ones") == "16/4"


@clause("GPF1-1.7")
def test_the_rain_lies_under_the_1_stack() -> None:
    assert ready(6).view(1).ones_to_rain == 16


@clause("GPF1-1.8")
@pytest.mark.parametrize(
    ("seats", "bank"),
    [
        (5, "10x20,6x15,4x15"),
        (6, "10x16,6x10,4x10"),
        (7, "10x12,6x5,4x5"),
        (8, "10x8"),
        (3, "10x22,6x10,4x10"),
        (4, "10x16"),
    ],
)
def test_all_other_cards_form_the_bank(seats: int, bank: str) -> None:
    assert ready(seats).field("bank") == f"{bank},3x5,2x8"


@clause("GPF1-1.9")
def test_no_5_is_ever_in_play() -> None:
    words = ready(8, weather="double").line().replace("turn=", "").split("hand=")

    assert "5x" not in words[1]


@clause("GPF1-1.10")
def test_one_starting_card_is_drawn_for_each_car() -> None:
    now = start(6)
    for left in (6, 5, 4, 3, 2, 1):
        assert now.asks() == "draw_place"
        assert len(now.choices()) == left
        assert {weight for _, weight in now.state.chances()} == {1}
        now = now.play(now.choices()[-1])

    assert now.asks() == "choose_box:6"


@clause("GPF1-1.11", "GPF1-1.12")
def test_the_card_gives_the_place_on_the_grid_and_the_turn() -> None:
    now = start(5).run("~3 ~5 ~1 ~2 ~4")

    assert now.field("cars") == "red@28,green@26,yellow@30,blue@29,white@27"
    assert now.field("order") == "yellow,blue,red,white,green"


@clause("GPF1-1.13")
def test_boxes_are_chosen_in_order_of_starting_places() -> None:
    now = start(5).run("~3 ~5 ~1 ~2 ~4")
    asked = []
    for box in ("6", "2", "1", "5", "3"):
        asked.append(now.asks())
        assert box in now.choices()
        now = now.play(box)

    assert asked == [f"choose_box:{seat}" for seat in (3, 4, 1, 5, 2)]
    assert now.view(1).boxes == (1, 3, 6, 2, 5)
    assert now.asks() == "play_card:3"


@clause("GPF1-1.13")
def test_a_box_that_is_taken_is_not_free() -> None:
    assert start(5).run("~1 ~2 ~3 ~4 ~5 4").choices() == ["1", "2", "3", "5", "6"]


@clause("GPF1-1.14", "GPF1-1.15")
def test_all_start_on_dry_tyres_in_sunshine() -> None:
    now = ready(6).view(1)

    assert now.sky == "sun"
    assert {car.tyres for car in now.cars} == {"dry"}
    assert not any(car.wrong_tyres for car in now.cars)


@clause("GPF1-1.16")
def test_the_race_is_over_four_laps() -> None:
    assert {car.laps for car in ready(6).view(1).cars} == {4}


@clause("GPF1-1.17", "GPF1-R58")
@pytest.mark.parametrize(
    ("seats", "litres", "bank"),
    [(6, 110, "10x4,6x10,4x10"), (5, 110, "10x10,6x15,4x15"), (3, 200, "10x10,6x10,4x10")],
)
def test_five_laps_bring_two_10s_per_car(seats: int, litres: int, bank: str) -> None:
    now = ready(seats, laps="5")

    assert {car.laps for car in now.view(1).cars} == {5}
    assert now.view(1).fuel == (litres,) * seats
    assert now.field("bank") == f"{bank},3x5,2x8"


@clause("GPF1-R58")
def test_four_players_over_five_laps_empty_the_bank() -> None:
    assert ready(4, laps="5").field("bank") == "3x5,2x8"


@clause("GPF1-R58")
@pytest.mark.parametrize("seats", [7, 8])
def test_seven_or_eight_players_cannot_drive_five_laps(seats: int) -> None:
    with pytest.raises(InvalidOption, match=r"\bGPF1-R58\b"):
        GrandPrixF1(seats, {"laps": "5"})


@clause("GPF1-1.13", "GPF1-13.4")
def test_what_is_no_free_box_is_refused() -> None:
    taken = start(8).run("~1 ~2 ~3 ~4 ~5 ~6 ~sun ~rain 1")
    shared = taken.run("2 3 4 5 6 1")

    with pytest.raises(IllegalAction, match=r"\bGPF1-1\.13\b"):
        taken.play("1")
    with pytest.raises(IllegalAction, match=r"\bGPF1-13\.4\b"):
        shared.play("1")
    with pytest.raises(InvalidText):
        taken.play("7")


@clause("GPF1-1.10")
def test_what_is_no_place_left_is_refused() -> None:
    with pytest.raises(IllegalAction, match=r"\bGPF1-1\.10\b"):
        start(6).run("~4 ~4")
    with pytest.raises(InvalidText):
        start(6).play("9")


@clause("GPF1-R50")
def test_starting_spaces_cost_no_fine() -> None:
    """30, 27 and 26 would cost 4 if a move had ended there."""
    now = ready(6)

    assert now.asks() == "play_card:1"
    assert now.view(1).fuel == (90,) * 6


@clause("GPF1-13.1")
def test_sun_and_rain_are_starting_places_7_and_8() -> None:
    now = start(8).run("~sun ~rain ~1 ~2 ~3 ~4 ~5 ~6")

    assert (now.where("red"), now.where("green")) == ("24", "23")
    assert "sun" not in start(6).choices()
    assert start(7).choices()[-1] == "sun"


@clause("GPF1-13.2", "GPF1-R51")
@pytest.mark.parametrize("seats", [4, 7, 8])
def test_with_seven_or_eight_cars_all_twenty_1s_form_the_stack(seats: int) -> None:
    assert ready(seats).field("ones") == "20/0"


@clause("GPF1-13.3", "GPF1-12.2")
def test_eight_cars_take_turns_by_starting_place() -> None:
    now = ready(8)
    asked = []
    for _ in range(9):
        asked.append(now.asks())
        now = now.play("4")
        while not now.asks().startswith("play_card"):
            now = now.play(now.choices()[0])

    assert asked == [f"play_card:{seat}" for seat in (1, 2, 3, 4, 5, 6, 7, 8, 1)]


@clause("GPF1-13.4", "GPF1-R52")
def test_the_seventh_and_eighth_share_a_box_with_one_earlier_user_each() -> None:
    now = start(8).run("~1 ~2 ~3 ~4 ~5 ~6 ~sun ~rain 1 2 3 4 5 6")

    assert now.choices() == ["1", "2", "3", "4", "5", "6"]
    now = now.play("3")
    assert now.events("box") == ["box GPF1-13.4 2"]
    assert now.choices() == ["1", "2", "4", "5", "6"]
    assert now.play("1").view(1).boxes == (1, 2, 3, 4, 5, 6, 3, 1)


@clause("GPF1-1.13")
def test_there_are_six_boxes() -> None:
    taken = start(8).run("~1 ~2 ~3 ~4 ~5 ~6 ~sun ~rain 6")

    assert taken.field("box").startswith("1:6")
    with pytest.raises(IllegalAction, match=r"\bGPF1-1\.13\b"):
        taken.play("6")


@clause("GPF1-1.13", "GPF1-13.4")
def test_a_box_of_ones_own_and_a_shared_one_are_told_by_their_clauses() -> None:
    own = start(8).run("~1 ~2 ~3 ~4 ~5 ~6 ~sun ~rain 1")
    shared = own.run("2 3 4 5 6 1")

    assert own.events("box") == ["box GPF1-1.13 0"]
    assert shared.events("box") == ["box GPF1-13.4 0"]
