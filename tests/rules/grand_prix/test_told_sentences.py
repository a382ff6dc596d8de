"""The log of a race, sentence by sentence: which car, how far, how much, and by which clause."""

from __future__ import annotations

import pytest

import spoken
from clauses import clause
from rules.grand_prix.drawn import Race, race
from slipstream.games.grand_prix.game import GrandPrix

NAMES = ["Ann", "Ben", "Cy"]


def log(r: Race) -> list[str]:
    game = r.state.game
    return [
        f"{spoken.sentence(game, event, NAMES)} ({event.clause})" for event in r.state.trace or []
    ]


@clause("GP-3.4.3", "GP-6.2.2", "GP-6.7.2")
def test_a_card_its_car_and_those_that_go_along() -> None:
    r = race("1@10.0 5@9.0 9@11.1", hands={1: "FO"}).play("1#FO o >")

    assert log(r) == [
        "Ann plays Flat Out for car 1: 8 movement points (GP-3.4.3)",
        "Car 1 moves to sector 10, lane 1 (GP-6.1.3)",
        "Car 5 follows to sector 10, lane 0 (GP-6.7.2)",
        "Car 9 is pushed to sector 12, lane 1 (GP-6.2.2)",
        "Car 1 moves to sector 11, lane 1 (GP-6.1.2)",
        "Car 5 follows to sector 10, lane 1 (GP-6.7.2)",
    ]


@clause("GP-9.2.2", "GP-9.2.4", "GP-EV-spin-off.3")
def test_the_way_back_from_pit_lane_and_run_off() -> None:
    pits = race("1@10.P 5@10.0", hands={1: "CG"}, wear={1: "tt"}).play("1#CG")
    first_box = race("1@60.P 5@30.0", hands={1: "CG"}).play("1#CG")
    run_off = race("5@30.O 9@30.3 14@30.2 20@0.0", hands={2: "CG"}, first=2).play("5#CG")

    assert log(pits) == [
        "Ann plays Charge for car 1: 3 movement points (GP-3.4.3)",
        "Car 5 is shoved to sector 10, lane 1 (GP-6.8.1)",
        "Car 1 rejoins the track in sector 10, lane 0 (GP-9.2.2)",
    ]
    assert log(first_box)[1:] == ["Car 1 rejoins the track in sector 0, lane 0 (GP-9.2.2)"]
    assert log(run_off)[1:] == [
        "Car 14 is shoved to sector 30, lane 1 (GP-6.8.1)",
        "Car 9 is shoved to sector 30, lane 2 (GP-6.8.1)",
        "Car 5 rejoins the track in sector 30, lane 3 (GP-EV-spin-off.3)",
    ]


@clause("GP-5.2", "GP-7.6.4.1")
def test_wear_of_the_card_and_the_bonus_of_soft_tyres() -> None:
    r = race("1@10.0 5@30.0", "Charge", tyres={1: "s"}).play(">*7 + >*3")

    assert log(r)[6:] == [
        "Car 1 moves to sector 17, lane 0 (GP-6.1.2)",
        "Car 1 takes 1 tyre marker (GP-5.2)",
        "Ann uses the soft tyres of car 1: 3 extra movement points (GP-7.6.4.1)",
        "Car 1 moves to sector 18, lane 0 (GP-6.1.2)",
        "Car 1 moves to sector 19, lane 0 (GP-6.1.2)",
        "Car 1 moves to sector 20, lane 0 (GP-6.1.2)",
        "Car 1 takes 1 tyre marker (GP-7.6.4.1)",
    ]


@clause("GP-RC-3.1", "GP-RC-6.1", "GP-RC-7.1")
def test_what_a_card_does_after_the_move() -> None:
    closes = race("1@10.0 5@30.0", "Clean Air").play(">*4")
    slides_in = race("1@10.1 5@30.0", "Oversteer").play(">*5")
    slides_out = race("1@10.1 5@30.0", "Understeer").play(">*5")
    brakes = race("1@10.0 5@19.0", "Late Brake").play(">*8 x0")

    assert log(closes)[-1] == "Car 1 closes up to sector 29, lane 0 in clean air (GP-RC-3.1)"
    assert "Car 1 slides in to sector 15, lane 0 (GP-RC-6.1)" in log(slides_in)
    assert "Car 1 slides out to sector 15, lane 2 (GP-RC-7.1)" in log(slides_out)
    assert log(brakes)[-3:] == [
        "Car 5 swaps places, now in sector 18, lane 0 (GP-RC-17.1)",
        "Car 1 swaps places, now in sector 19, lane 0 (GP-RC-17.1)",
        "Car 1 takes 1 brake marker (GP-5.2)",
    ]


@clause("GP-3.4.4", "GP-3.4.5", "GP-3.4.6")
def test_who_leaves_and_who_passes() -> None:
    r = race("1@10.0 10@8.0 5@9.0", out=[33]).play("1! .")
    worn = race("10@8.0 1@10.0 5@9.0", wear={10: "tttttt"}).play("10!")

    assert log(r) == [
        "Ann retires car 1 (GP-3.4.6)",
        "Car 1 is out of the race: 3rd (GP-4.3.1)",
        "Ben passes (GP-3.4.4)",
    ]
    assert log(worn) == [
        "Car 10 is worn out and retires (GP-3.4.5)",
        "Car 10 is out of the race: 3rd (GP-4.3.1)",
    ]


@clause("GP-4.6.3", "GP-10.1.2.1", "GP-10.1.3.1")
def test_laps_finishers_and_those_that_owe_a_change_of_tyres() -> None:
    lap = race("1@58.0 5@9.0", "Conservative").play(">*2")
    field = "1@179.0 5@178.0 9@170.0 20@160.0"
    hands = {1: "", 2: "", 3: ""}
    r = race(field, "Conservative", duty_done=[5], hands=hands, activated=[9, 20]).play(">*4")

    assert log(lap)[-1] == "Lap 2 begins (GP-4.6.3)"
    assert [text for text in log(r) if "GP-6" not in text][:2] == [
        "Car 1 crosses the line: 1st (GP-10.1.1.1)",
        "Car 5 crosses the line: 2nd (GP-10.1.2.1)",
    ]
    assert log(r.play("."))[-5:] == [
        "Car 9 finishes 3rd (GP-10.1.2.3)",
        "Car 20 finishes 4th (GP-10.1.2.3)",
        "Car 1 is disqualified: it never changed tyres (GP-10.1.3.1)",
        "Car 9 is disqualified: it never changed tyres (GP-10.1.3.1)",
        "The race is over (GP-10.1.1.1)",
    ]


@clause("GP-EV-serious-crash.2", "GP-9.3.1.3", "GP-9.3.2.1")
def test_a_crash_and_the_restart_under_red() -> None:
    cars = "1@10.0 5@9.0 9@3.0 20@9.1"
    r = race(cars, event="serious_crash:none", close_calls={1: 2}, wear={9: "te"})

    assert log(r) == [
        "Event: Serious Crash (GP-3.5.1.1)",
        "Car 1 is affected (GP-8.1.5)",
        "Car 5 takes 3 body markers (GP-EV-serious-crash.2)",
        "Car 1 takes 3 body markers (GP-EV-serious-crash.2)",
        "Car 1 loses its Close Calls (GP-7.5.2)",
        "Red flag: the field lines up for a restart and is repaired (GP-8.2.2)",
        "Car 20 lines up in sector 10, lane 0 (GP-9.3.1.3)",
        "Car 9 lines up in sector 10, lane 1 (GP-9.3.1.3)",
        "Car 1 lines up in sector 9, lane 0 (GP-9.3.1.3)",
        "Car 5 lines up in sector 9, lane 1 (GP-9.3.1.3)",
        "Car 9 gets rid of 1 tyre marker (GP-9.3.2.1)",
        "Car 9 gets rid of 1 engine marker (GP-9.3.2.1)",
    ]


@clause("GP-8.2.2", "GP-9.3.1.5", "GP-9.4.1")
def test_a_collision_with_and_without_a_restart() -> None:
    field = "1@10.0 5@9.0 20@8.1 9@7.1"
    r = race(field, event="collision:4", close_calls={1: 2})
    late = race("1@175.0 5@174.0", event="collision:4", close_calls={1: 2})

    assert log(r)[5:] == [
        "Double yellow flag: the field lines up for a restart (GP-8.2.2)",
        "Car 20 lines up in sector 10, lane 0 (GP-9.3.1.3)",
        "Car 9 lines up in sector 10, lane 1 (GP-9.3.1.3)",
        "Car 1 lines up in sector 9, lane 0 (GP-9.3.1.3)",
        "Car 5 lines up in sector 9, lane 1 (GP-9.3.1.3)",
    ]
    assert log(r.play("- 5 - 9 -"))[-3:] == [
        "Car 1 moves to sector 10, lane 1 for the restart (GP-9.3.1.5)",
        "Car 9 moves to sector 9, lane 0 for the restart (GP-9.3.1.5)",
        "Car 5 moves to sector 9, lane 1 for the restart (GP-9.3.1.5)",
    ]
    assert log(late)[-1] == "Too close to the finish: no restart (GP-9.4.1)"


@clause("GP-EV-spin-off.2", "GP-EV-spin-around.1", "GP-8.3.1.1")
def test_a_spin_is_told_with_its_zone() -> None:
    off = race("1@10.0 5@9.0", event="spin_off:7", close_calls={1: 2})
    around = race("1@10.0 5@9.0", event="spin_around:0", close_calls={1: 2})

    assert log(off) == [
        "Event: Spin-Off (GP-3.5.1.1)",
        "Car 1 is affected (GP-8.1.5)",
        "Car 1 spins into the run-off at sector 10 (GP-EV-spin-off.2)",
        "Car 1 loses its Close Calls (GP-7.5.2)",
        "Safety Zone around sector 10 (GP-8.3.1.1)",
    ]
    assert log(around)[2:4] == [
        "Car 1 pits (GP-EV-spin-around.1)",
        "Car 1 drops back to the pits at sector 10 (GP-9.1.2)",
    ]


@clause("GP-8.3.2.2", "GP-3.5.0.1")
def test_a_safety_zone_gathers_the_field_and_is_lifted() -> None:
    made = race("1@10.2 5@9.2 9@9.1 20@9.0", event="traction_hazard:2")
    ends = race("1@10.0 5@9.0", hands={1: "CO", 2: ""}, activated=[5], zone=30).play("1#CO >*4")

    assert log(made) == [
        "Event: Traction Hazard (GP-3.5.1.1)",
        "Safety Zone around sector 10 (GP-8.3.1.1)",
        "Car 1 falls into line in sector 10, lane 0 (GP-8.3.2.2)",
        "Car 1 makes room, now in sector 11, lane 0 (GP-8.3.2.2)",
        "Car 20 makes room, now in sector 10, lane 0 (GP-8.3.2.2)",
        "Car 9 falls into line in sector 9, lane 0 (GP-8.3.2.2)",
        "Car 1 makes room, now in sector 12, lane 0 (GP-8.3.2.2)",
        "Car 20 makes room, now in sector 11, lane 0 (GP-8.3.2.2)",
        "Car 9 makes room, now in sector 10, lane 0 (GP-8.3.2.2)",
        "Car 5 falls into line in sector 9, lane 0 (GP-8.3.2.2)",
    ]
    assert log(ends)[-1] == "The Safety Zone is lifted (GP-3.5.0.1)"


@clause("GP-3.5.1.1", "GP-8.3.2.2")
@pytest.mark.parametrize("first", [1, 2])
def test_what_an_event_does_to_the_field_is_told_of_the_first_player(first: int) -> None:
    r = race("1@20.2 5@19.2", hands={1: "", 2: ""}, first=first).play("- - traction_hazard:2")
    told = [event.seat for event in r.state.trace or [] if event.clause == "GP-8.3.2.2"]

    assert told == [first - 1, first - 1]


@clause("GP-4.4.1", "GP-EV-wing-damage", "GP-8.1.2")
def test_events_that_look_for_a_car() -> None:
    drawn = race("1@10.0 5@9.0", event="wing_damage:6", close_calls={1: 2, 5: 2}).play("emerald")
    nobody = race("1@10.0 5@9.0", event="wing_damage:6")
    turned = race("1@10.0 5@9.0 17@8.P", event="npc_retirement:3").play("hard_hit:6 spin_off:7")

    assert log(drawn) == [
        "The draw falls on Emerald (GP-4.4.1)",
        "Car 5 is affected (GP-8.1.5)",
        "Car 5 takes 1 wing marker (GP-EV-wing-damage)",
        "Car 5 loses its Close Calls (GP-7.5.2)",
    ]
    assert log(nobody)[1] == "Nobody is affected (GP-8.1.2)"
    assert log(turned) == [
        "Hard Hit is turned up for its PIT number (GP-EV-npc-retirement.1)",
        "Spin-Off is turned up for its PIT number (GP-EV-npc-retirement.1)",
        "Car 17 is out of the race: 3rd (GP-4.3.1)",
    ]


@clause("GP-EV-mechanical.1", "GP-EV-engine-problems.2", "GP-EV-hard-hit.3")
def test_failures_of_player_cars_and_npcs() -> None:
    own = race("1@40.0 5@39.0", event="mechanical_failure:7", wear={1: "teB"})
    npc = race("1@40.0 5@39.0 20@25.0 11@20.0", event="engine_problems:3")
    hit = race("20@25.1 5@24.1 9@10.0", event="hard_hit:6")

    assert log(own)[1:] == [
        "Car 1 is affected (GP-8.1.5)",
        "Car 1 gets rid of 1 tyre marker (GP-EV-mechanical.1)",
        "Car 1 gets rid of 1 engine marker (GP-EV-mechanical.1)",
    ]
    assert log(npc)[1:] == [
        "Car 20 is affected (GP-8.1.5)",
        "Car 20 pits and drops back 15 sectors (GP-EV-engine-problems.2)",
        "Car 20 drops back to the pits at sector 10 (GP-9.1.2)",
    ]
    assert log(hit)[1:4] == [
        "Car 20 is affected (GP-8.1.5)",
        "Car 5 takes 1 body marker (GP-EV-hard-hit.2)",
        "Car 20 is out of the race: 3rd (GP-4.3.1)",
    ]


@clause("GP-EV-weather.1", "GP-EV-weather.2", "GP-EV-weather.3")
def test_the_weather_and_who_stays_out() -> None:
    wet = race("1@40.0 5@39.0", event="weather_change:5", tyres={5: "s"}, wear={1: "tb"})
    dry = race("1@40.0 5@39.0", event="weather_change:5", tyres={5: "w"}, wet=True)

    assert log(wet)[1] == "The weather is wet (GP-EV-weather.1)"
    assert log(wet.play("w t - -")) == [
        "Car 1 gets rid of 1 tyre marker (GP-7.3.1.1)",
        "Car 1 changes to wet tyres (GP-7.6.2.3)",
        "Car 1 pits and drops back 2 sectors (GP-9.1.2)",
        "Car 1 drops back to the pits at sector 38 (GP-9.1.2)",
        "Car 5 takes 2 Close Calls (GP-EV-weather.2)",
    ]
    assert log(dry)[1] == "The weather is dry (GP-EV-weather.1)"
    assert log(dry.play("-")) == ["Car 5 takes 1 tyre marker (GP-EV-weather.3)"]


@clause("GP-7.3.1.1", "GP-9.1.2", "GP-8.4.1")
def test_a_stop_is_told_marker_by_marker() -> None:
    r = race("1@40.0 5@39.0 15@20.0", event="suspension_stress:5", wear={1: "tbb", 5: "s"})

    assert log(r)[1] == "Car 5 takes 1 suspension marker (GP-EV-suspension-stress)"
    assert log(r.play("1 t b - s -")) == [
        "Car 1 gets rid of 1 tyre marker (GP-7.3.1.1)",
        "Car 1 gets rid of 1 brake marker (GP-7.3.1.1)",
        "Car 1 changes to soft tyres (GP-7.6.2.3)",
        "Car 1 pits and drops back 6 sectors (GP-9.1.2)",
        "Car 1 drops back to the pits at sector 34 (GP-9.1.2)",
        "Car 15 pits and drops back 5 sectors (GP-8.4.1)",
        "Car 15 drops back to the pits at sector 15 (GP-9.1.2)",
    ]


@clause("GP-3.5.4.1", "GP-3.5.5.1", "GP-3.5.3.1")
def test_the_end_of_a_turn() -> None:
    lapped = race("1@100.0 5@99.0 20@20.0 11@25.0", event="suspension_stress:5").play("- -")
    hands = {1: "CO", 2: "CG"}
    next_turn = race("5@40.0 1@39.0", event="suspension_stress:5", hands=hands, first=1)

    assert log(lapped) == [
        "Car 20 has been lapped (GP-3.5.4.1)",
        "Car 20 is out of the race: 4th (GP-4.2.4)",
        "Car 11 has been lapped (GP-3.5.4.1)",
        "Car 11 is out of the race: 3rd (GP-4.2.4)",
    ]
    assert log(next_turn.play("- - - #CO -")) == [
        "Ann discards Conservative (GP-3.5.5.1)",
        "Turn 6: Ben is First Player (GP-3.5.3.1)",
    ]


@clause("GP-T8", "GP-2.5")
def test_the_weather_at_the_start_and_the_grid() -> None:
    wet, dry = (
        Race(GrandPrix(2, {"weather": "random"}).start()).play(sky) for sky in ("wet", "dry")
    )
    grid = dry
    while grid.asks() == "grid:0":
        grid = grid.play(grid.steps()[0])

    assert log(wet) == ["The weather is wet (GP-2.5)"]
    assert log(dry) == ["The weather is dry (GP-2.5)"]
    assert log(grid)[:3] == [
        f"Car {grid.order()[0]} starts from sector 77, lane 0 (GP-T8)",
        f"Car {grid.order()[1]} starts from sector 77, lane 1 (GP-T8)",
        f"Car {grid.order()[2]} starts from sector 76, lane 0 (GP-T8)",
    ]
    assert len(log(grid)) == 22


@clause("GP-3.5.3.1")
def test_from_the_second_turn_on_the_leader_is_first_player() -> None:
    hands = {1: "", 2: ""}
    r = race("5@40.0 1@39.0", event="suspension_stress:5", hands=hands, first=1, turn=1)

    assert log(r.play("- - - -"))[0] == "Turn 2: Ben is First Player (GP-3.5.3.1)"


@clause("GP-T8", "GP-2.7.1", "GP-2.8.1")
def test_the_grid_and_the_first_tyres() -> None:
    state = GrandPrix(2, {}).start()
    while state.waiting[0] < 0:
        state.apply(-1, state.legal(-1)[0])
    grid = Race(state).play("sh")

    assert log(grid) == ["Ann has chosen tyres (GP-2.7.1)"]
    assert log(grid.play("hs")) == [
        "Ben has chosen tyres (GP-2.7.1)",
        "Car 1 starts on soft tyres (GP-2.7.1)",
        "Car 10 starts on hard tyres (GP-2.7.1)",
        "Car 4 starts on hard tyres (GP-2.7.1)",
        "Car 14 starts on soft tyres (GP-2.7.1)",
        "Turn 1: Ann is First Player (GP-2.8.1)",
    ]
