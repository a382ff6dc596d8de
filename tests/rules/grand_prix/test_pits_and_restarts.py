"""Chapter 9: pit stops, the way back onto the track, restarts."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import race
from slipstream.track.rules.order import lapped

NO_EFFECT = "tire_test:9"


@clause("GP-9.1.1", "GP-R91")
def test_each_player_decides_in_turn_order_the_lower_number_first() -> None:
    r = race("1@30.0 10@31.0 5@29.0", event=NO_EFFECT, first=2)

    asked = [(r.asks(), r.steps())]
    for word in ("-", "-"):
        r = r.play(word)
        asked.append((r.asks(), r.steps()))
    assert asked == [("pit:2", ["5", "-"]), ("pit:1", ["1", "-"]), ("pit:1", ["10", "-"])]


@clause("GP-13.2.1")
def test_pit_order_variant_goes_by_running_order() -> None:
    r = race("1@30.0 10@31.0 5@30.1", event=NO_EFFECT, first=2, pits="running")

    asked = [r.steps()[0], r.play("-").steps()[0], r.play("- -").steps()[0]]
    assert asked == ["10", "1", "5"]


@clause("GP-9.1.2", "GP-1.3.3")
def test_a_stop_leads_into_the_pit_lane_and_back() -> None:
    after = race("5@30.2 9@31.0", event=NO_EFFECT, wear={5: "ss"}).play("5 s s - -")

    assert after.at(5) == "28.P"


@clause("GP-9.1.4", "GP-1.3.2", "GP-R50")
def test_boxes_are_filled_in_order_of_arrival() -> None:
    r = race("5@30.0 9@31.0 1@35.0", event=NO_EFFECT, wear={9: "s"}, first=2)

    after = r.play("5 - 9 s -")

    assert after.cars(5, 9) == "5@30.P 9@30.P"
    assert after.order() == [1, 5, 9]


@clause("GP-9.1.5", "GP-R45")
def test_a_car_in_the_pit_lane_may_stop_again_and_keeps_its_place_if_it_does_not_move() -> None:
    r = race("5@30.P 9@30.P 1@35.0", event=NO_EFFECT, wear={5: "s"}, first=2)

    stayed, moved = r.play("5 - - -"), r.play("5 s - -")

    assert stayed.order() == [1, 5, 9]
    assert stayed.state.stopped[stayed.car(5)]
    assert moved.cars(5, 9) == "5@29.P 9@30.P"


@clause("GP-9.1.5", "GP-R46")
def test_a_car_in_the_run_off_may_not_pit() -> None:
    r = race("5@30.O 9@30.P 1@35.0", event=NO_EFFECT, first=2)

    assert r.steps() == ["9", "-"]


@clause("GP-9.1.6", "GP-R48")
def test_npcs_stop_in_running_order() -> None:
    after = race("5@50.0 19@30.0 9@40.0", event=NO_EFFECT)
    both = race("5@50.0 12@30.0 2@30.1", event="tire_wear:2").play("-")

    assert after.play("- -").at(19) == "25.P"
    assert both.order() == [5, 12, 2]


@clause("GP-9.1.6", "GP-9.1.4", "GP-R48")
@pytest.mark.parametrize("field", ["12@30.0 2@30.1", "2@30.1 12@30.0", "12@30.1 2@30.0"])
def test_npcs_arrive_in_a_box_in_running_order_whatever_their_numbers(field: str) -> None:
    """Cars are numbered in the order in which they are named here; the inner lane is ahead."""
    both = race(f"5@50.0 {field}", event="tire_wear:2").play("-")

    ahead = 12 if "12@30.0" in field else 2
    assert both.order() == [5, ahead, 14 - ahead]
    assert both.cars(12, 2) == "12@25.P 2@25.P"


@clause("GP-9.2.1", "GP-9.2.2", "GP-9.2.3")
def test_the_first_step_leads_onto_the_track_empty_or_not() -> None:
    empty = race("5@30.P 9@0.0", "Charge")
    occupied = race("5@30.P 9@30.0", "Charge")

    assert (empty.at(5), empty.points_left) == ("30.0", 2)
    assert (occupied.cars(5, 9), occupied.points_left) == ("5@30.0 9@30.1", 1)


@clause("GP-9.2.4", "GP-6.A6")
def test_pit_exit_is_solo_without_text_or_wear() -> None:
    weaving = race("5@30.P 9@29.0", "Weaving")

    assert weaving.play("o").points_left == 1
    after = weaving.play(">*2")
    assert (after.close_calls(5), after.at(9)) == (0, "29.0")
    line = race("5@30.P 9@29.0 14@31.0", "Conservative").play(">")
    assert line.cars(5, 9, 14) == "5@31.0 9@29.0 14@32.0"


@clause("GP-9.2.5")
def test_a_car_that_is_not_activated_stays_in_the_pits() -> None:
    r = race("5@30.P 9@29.0", hands={1: "", 2: ""}).play("- -")

    assert r.at(5) == "30.P"


@clause("GP-9.2.6")
def test_no_close_call_in_the_whole_move_out_of_the_pits() -> None:
    out = race("5@30.P 9@30.1 14@50.0", "Top Gear").play("o")

    assert out.at(5) == "30.1"
    assert out.close_calls(5) == 0


@clause("GP-9.2.7", "GP-9.3.1.3")
def test_a_restart_takes_cars_out_of_pits_and_run_off() -> None:
    after = race("5@30.1 9@29.P 14@28.O 20@20.0", event="collision:4")

    assert after.cars() == "5@30.0 9@30.1 14@29.0"


@clause("GP-9.3.0.1", "GP-T9", "GP-I15")
def test_rows_are_one_car_where_the_track_has_one_lane() -> None:
    cars = "5@27.0 9@20.0 14@19.0 1@18.0 22@10.0 20@0.0"

    after = race(cars, circuit="cone", event="collision:4")

    assert after.cars() == "5@27.0 9@26.0 14@25.0 1@25.1 22@24.0"


@clause("GP-9.3.1.1", "GP-R76", "GP-R78")
def test_lapped_cars_come_after_the_others_and_the_involved_after_those() -> None:
    cars = "5@100.0 9@99.0 14@30.0 1@20.0 22@90.1 33@97.0"

    after = race(cars, event="collision:4", close_calls={9: 3})

    assert after.order() == [33, 22, 14, 1, 5, 9]
    assert after.cars(33, 22, 14, 1) == "33@100.0 22@100.1 14@99.0 1@99.1"
    assert lapped(after.state.board, after.state.racing) == []


@clause("GP-9.3.1.1")
def test_a_lapped_car_that_is_involved_lines_up_once_behind_all_others() -> None:
    after = race("1@100.0 9@99.0 5@30.1 20@20.0", event="collision:4", close_calls={5: 3})

    assert after.cars() == "1@100.0 9@100.1 20@99.0 5@99.1"


@clause("GP-9.3.1.2", "GP-R77")
def test_the_line_starts_where_the_leader_was_although_it_goes_to_the_rear() -> None:
    after = race("5@40.2 9@30.0 14@29.0", event="collision:4", close_calls={5: 1})

    assert after.cars() == "9@40.0 14@40.1 5@39.0"


@clause("GP-9.3.1.4", "GP-9.3.1.5", "GP-9.A")
def test_those_that_pit_follow_those_that_stay_by_pit_position() -> None:
    """Car 24 is called in by the PIT number 4; only 14 stays out."""
    cars = "5@40.0 9@39.0 14@38.0 1@37.0 24@20.0 20@36.2"

    lined_up = race(cars, event="collision:4", wear={5: "ssss", 1: "b", 9: "g"}, first=1)

    assert lined_up.cars() == "5@40.0 9@40.1 14@39.0 1@39.1 24@38.0"
    after = lined_up.play("1 b - - 5 s s s s - 9 - -")
    assert after.cars() == "14@40.0 9@40.1 5@39.0 1@39.1 24@38.0"
    assert after.state.line == []


@clause("GP-9.3.2.1", "GP-R79", "GP-R80")
def test_a_red_flag_repairs_everybody_before_the_pit_stops() -> None:
    cars = "5@40.0 9@39.P 14@30.0 1@30.1"

    r = race(cars, event="serious_crash:none", close_calls={1: 2}, wear={5: "eB", 9: "tw", 14: "g"})

    assert [r.wear(n) for n in (5, 9, 14, 1)] == ["B", "", "BBB", "BBB"]
    assert r.cars() == "5@40.0 9@40.1 14@39.0 1@39.1"
    assert r.play("5").asks() == "new_tyres:3"


@clause("GP-9.3.2.2")
def test_a_red_flag_leaves_close_calls_and_tyres() -> None:
    cars = "5@40.0 14@30.0 1@30.1"

    r = race(
        cars, event="serious_crash:none", close_calls={1: 2, 5: 1}, tyres={5: "s-"}, wear={5: "t"}
    )

    assert (r.close_calls(5), r.tyre(5), r.wear(5)) == (1, "s-", "")


@clause("GP-9.4.1", "GP-T10")
@pytest.mark.parametrize(("progress", "restarted"), [(172, False), (171, True)])
def test_no_restart_within_eight_sectors_of_the_finish(progress: int, restarted: bool) -> None:
    after = race(f"5@{progress}.2 9@150.0", event="collision:4", close_calls={9: 1})

    assert (after.at(9) != "150.0") == restarted
    assert after.wear(9) == "BB"


@clause("GP-9.4.2")
def test_then_a_red_flag_removes_nothing_and_sends_nobody_back() -> None:
    cars = "5@175.2 9@150.0 14@150.1"

    after = race(cars, event="serious_crash:none", close_calls={9: 1}, wear={5: "e", 9: "t"})

    assert (after.wear(5), after.wear(9)) == ("e", "tBBB")
    assert after.cars() == "5@175.2 9@150.0 14@150.1"


@clause("GP-R82")
def test_the_leader_that_counts_is_the_one_after_the_retirements() -> None:
    after = race("20@175.2 9@150.3 14@140.1", event="collision:4")

    assert after.is_out(20)
    assert after.cars() == "9@150.0 14@150.1"
