"""The worked examples of section 6: wear, tyres, pits, zones, events, restarts, the end."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import race


@clause("GP-W39", "GP-5.2")
def test_a_card_wears_the_car_on_the_track_but_not_out_of_the_pits() -> None:
    on_track = race("1@10.1 5@0.0", "Floor It").play(">*9")
    from_pits = race("1@10.P 5@0.0", "Floor It").play(">*3")

    assert on_track.wear(1) == "e"
    assert from_pits.cars(1) == "1@13.0"
    assert from_pits.wear(1) == ""


@clause("GP-W40")
def test_three_markers_cost_three_movement_points() -> None:
    start = race("5@10.1 9@0.0", "Charge", wear={5: "ttt"})

    assert start.points_left == 4
    assert start.play(">*4").wear(5) == "tttt"


@clause("GP-W41")
def test_durations_add_up() -> None:
    after = race("5@30.1 9@31.0", event="tire_test:9", wear={5: "ttb"}).play("5 t t b - -")

    assert after.at(5) == "23.P"
    assert after.wear(5) == ""


@clause("GP-W42")
@pytest.mark.parametrize(
    ("wear", "answers", "duration"),
    [("b", "b s", 5), ("sst", "t s s s", 3), ("t", "t s", 2), ("", "s", 2)],
)
def test_new_tyres_are_included_in_longer_work(wear: str, answers: str, duration: int) -> None:
    start = race("5@30.1 9@31.0", event="tire_test:9", wear={5: wear})

    after = start.play(f"5 {answers} -")

    assert after.at(5) == f"{30 - duration}.P"
    assert after.tyre(5) == "s"


@clause("GP-W43")
def test_a_pitting_car_drops_to_its_box_and_goes_back() -> None:
    after = race("85@30.2 9@31.0", event="tire_test:9", wear={85: "b"}).play("85 b - -")

    assert after.at(85) == "25.P"


@clause("GP-W44")
def test_leaving_the_pits_displaces_outward_without_a_close_call() -> None:
    short = race("5@30.P 1@30.0 9@30.1", "Conservative")
    longer = race("5@30.P 1@30.0 9@30.1", "Floor It").play(">*2")

    assert short.cars(5, 1, 9) == "5@30.0 1@30.1 9@30.2"
    assert short.close_calls(5) == 0
    assert short.asks() == "action:3"
    assert longer.at(5) == "32.0"


@clause("GP-W45")
def test_leaving_the_pits_in_a_one_lane_sector_pushes_forward() -> None:
    left = race("5@26.P 1@26.0 9@27.0", "Charge", circuit="cone")

    assert left.points_left == 1
    assert left.cars(5, 1, 9) == "5@26.0 1@27.0 9@28.0"
    assert left.play(">").cars(5, 1, 9) == "5@27.0 1@28.0 9@29.0"


@clause("GP-W46")
def test_the_soft_bonus_may_follow_a_pit_exit() -> None:
    after = race("5@30.P 9@0.0", "Charge", tyres={5: "s"}).play(">*2 + o >*2")

    assert after.at(5) == "34.1"
    assert (after.wear(5), after.tyre(5)) == ("t", "s-")


@clause("GP-W47")
def test_a_zone_gathers_its_cars_in_single_file() -> None:
    cars = "1@22.0 10@22.2 4@20.1 14@20.2 5@20.3 33@15.3 9@14.3"

    after = race(cars, event="strike_the_barrier:9", close_calls={14: 1})

    assert after.zone() == 20
    assert after.cars() == "1@24.0 10@23.0 4@22.0 14@21.0 5@20.0 33@15.0 9@14.3"


@clause("GP-W48")
def test_gathering_pushes_cars_out_of_the_front_of_the_zone() -> None:
    cars = "1@25.0 10@25.1 4@25.3 14@26.0 5@20.0"

    after = race(cars, event="strike_the_barrier:9", close_calls={5: 1})

    assert after.cars() == "14@28.0 1@27.0 10@26.0 4@25.0 5@20.0"


@clause("GP-W49")
def test_entering_a_zone_costs_one_and_pushes() -> None:
    after = race("5@14.3 9@15.0 14@16.0", "Conservative", zone=20).play(">*4")

    assert after.cars(5, 9, 14) == "5@18.0 9@19.0 14@20.0"
    assert after.close_calls(5) == 0


@clause("GP-W50")
def test_a_solo_car_may_change_lanes_again_past_the_zone() -> None:
    start = race("22@24.0 9@25.0", "Charge", zone=20)

    out = start.play(">*2")

    assert out.cars(22, 9) == "22@26.0 9@27.0"
    assert out.play("o >*4").at(22) == "30.1"


@clause("GP-W51")
def test_leaving_the_pits_into_a_zone_costs_one() -> None:
    left = race("5@30.P 1@30.0 9@31.0", "Conservative", zone=30)

    assert left.points_left == 1
    assert left.cars(5, 1, 9) == "5@30.0 1@31.0 9@32.0"
    assert left.play(">").cars(5, 1, 9) == "5@31.0 1@32.0 9@33.0"


@clause("GP-W52")
def test_cards_are_turned_until_an_npc_has_the_digit() -> None:
    start = race("1@30.0 5@29.0 17@28.0 24@27.0 27@20.0", event="npc_retirement:3")

    after = start.play("weather_change:all suspension_stress:5 spin_off:7")

    assert after.is_out(17)
    assert not after.is_out(27)


@clause("GP-W53", "GP-R52")
def test_all_tied_cars_take_another_engine_marker() -> None:
    cars = "1@30.0 10@29.0 5@28.0 13@25.0 24@24.0"

    after = race(cars, event="engine_problems:3", wear={1: "e", 10: "e", 5: "e"}).play("-*3")

    assert [after.wear(number) for number in (1, 10, 5)] == ["ee", "ee", "ee"]
    assert after.cars(13, 24) == "13@20.P 24@24.0"


@clause("GP-W54")
def test_a_hard_hit_hurts_the_cars_around_it() -> None:
    cars = "5@20.1 9@20.2 13@21.1"

    after = race(cars, event="hard_hit:6", close_calls={5: 3, 9: 1})

    assert (after.wear(5), after.wear(9)) == ("B", "B")
    assert (after.close_calls(5), after.close_calls(9)) == (0, 0)
    assert not after.is_out(13)
    assert after.zone() == 20


@clause("GP-W55")
def test_a_double_yellow_restart_lines_the_field_up_twice() -> None:
    cars = "1@92.0 10@89.0 4@88.0 14@88.1 5@75.0 9@12.0 20@60.0"

    lined_up = race(cars, circuit="porto_vela", event="collision:4", wear={10: "b"})

    assert lined_up.cars() == "1@92.0 10@91.0 4@90.0 14@89.0 5@89.1 9@88.0"
    pitted = lined_up.play("- 10 b - - 14 s")
    assert pitted.cars(10, 14) == "10@86.P 14@87.P"
    assert pitted.play("- -").cars() == "1@92.0 4@91.0 5@90.0 9@89.0 14@89.1 10@88.0"


@clause("GP-W56")
def test_no_restart_with_eight_sectors_to_go() -> None:
    late = race("1@244.3 5@240.2 20@200.0", circuit="altavento", event="collision:4")
    early = race("1@243.3 5@240.2 20@200.0", circuit="altavento", event="collision:4")

    assert late.cars() == "1@244.3 5@240.2"
    assert early.cars() == "1@243.0 5@243.1"


@clause("GP-W57")
def test_mechanical_failure_costs_double() -> None:
    cars = "5@40.1 9@39.0"

    struck = race(cars, event="mechanical_failure:7", wear={5: "ettB", 9: "t"})

    assert struck.steps() == ["-", "soft"]
    kept, changed = struck.play("-"), struck.play("s")
    assert (kept.at(5), kept.wear(5)) == ("16.P", "B")
    assert (changed.at(5), changed.tyre(5)) == ("16.P", "s")


@clause("GP-W58")
def test_each_car_reacts_to_the_rain() -> None:
    cars = "5@30.0 9@29.0 14@28.0"
    tyres = {5: "s", 9: "h", 14: "w"}

    after = race(cars, event="weather_change:5", tyres=tyres, wear={9: "s"}).play("- w s")

    assert after.close_calls(5) == 2
    assert (after.at(9), after.tyre(9), after.wear(9)) == ("27.P", "w", "")
    assert after.state.has_done_duty(after.car(9))
    assert (after.at(14), after.close_calls(14)) == ("28.0", 0)


@clause("GP-W59")
def test_cars_finish_in_the_order_in_which_they_cross() -> None:
    start = race("1@178.1 10@179.1 14@177.1 5@176.1 9@179.0", "Conservative")

    assert start.play(">*3").crossed() == [10, 1, 14]
    after = start.play(">*4")
    assert [after.slot(number) for number in (10, 1, 14, 5)] == [1, 2, 3, 4]
    assert after.at(9) == "179.0"


@clause("GP-W60", "GP-R42")
def test_everybody_behind_a_disqualified_car_moves_up() -> None:
    cars = "20@177.3 5@170.0 9@169.0 11@168.0 1@167.0 2@166.0 13@165.0 24@164.0 15@163.0"
    start = race(
        f"{cars} 6@162.0 14@161.0 17@160.0",
        "Conservative",
        activated=[5, 9, 11, 1, 2, 13, 24, 15, 6, 14, 17],
        duty_done=[9, 1, 14],
        hands={1: "", 2: "", 3: "", 4: ""},
    )

    after = start.play(">*4")

    assert after.asks() == "end"
    assert after.slot(5) == 2
    places = after.state.final_places()
    assert [places[after.car(n)] for n in (20, 5, 9, 11, 1, 14)] == [1, 0, 2, 3, 4, 10]
    assert after.state.points() == [12, 1, 0, 18]


@clause("GP-W61", "GP-6.2.4")
def test_a_lapped_follower_does_not_get_its_lap_back() -> None:
    after = race("22@70.1 33@9.1", "Out in Front").play(">*7")

    assert after.cars(22, 33) == "22@77.1 33@16.1"


@clause("GP-W62")
def test_clean_air_stops_at_the_end_of_the_zone_if_no_space_leads_to_the_next_car() -> None:
    after = race("22@19.0 9@26.3 4@40.0", "Clean Air", zone=20).play(">*4")

    assert after.at(22) == "25.0"
    assert after.asks() == "action:1"


@clause("GP-W63")
def test_a_swap_over_the_finish_line_wins_and_there_is_no_bonus() -> None:
    after = race("5@171.1 9@120.1 33@100.0", "Late Brake", tyres={5: "s"}).play(">*8 x1")

    assert after.slot(5) == 1
    assert after.at(9) == "119.1"
    assert after.asks() == "action:2"
