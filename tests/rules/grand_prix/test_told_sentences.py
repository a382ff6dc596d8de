"""The log of a race, sentence by sentence: which car, how far, how much, and by which clause."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import Race, race
from slipstream.games.grand_prix.game import GrandPrix

NAMES = ["Ann", "Ben", "Cy"]


def log(r: Race) -> list[str]:
    game = r.state.game
    return [f"{game.sentence(event, NAMES)} ({event.clause})" for event in r.state.trace or []]


@clause("GP-3.4.3", "GP-6.2.2", "GP-6.7.2")
def test_a_card_its_car_and_those_that_go_along() -> None:
    r = race("1@10.0 5@9.0 9@11.1", hands={1: "FO"}).play("1#FO o >")

    assert log(r) == [
        "Ann: Flat Out for 1, 8 movement points (GP-3.4.3)",
        "1 drives to 10.1 (GP-6.1.2)",
        "5 follows to 10.0 (GP-6.7.2)",
        "9 is pushed on to 12.1 (GP-6.2.2)",
        "1 drives to 11.1 (GP-6.1.2)",
        "5 follows to 10.1 (GP-6.7.2)",
    ]


@clause("GP-9.2.2", "GP-9.2.4", "GP-EV-spin-off.3")
def test_the_way_back_from_pit_lane_and_run_off() -> None:
    pits = race("1@10.P 5@10.0", hands={1: "CG"}, wear={1: "tt"}).play("1#CG")
    first_box = race("1@60.P 5@30.0", hands={1: "CG"}).play("1#CG")
    run_off = race("5@30.O 9@30.3 14@30.2 20@0.0", hands={2: "CG"}, first=2).play("5#CG")

    assert log(pits) == [
        "Ann: Charge for 1, 3 movement points (GP-3.4.3)",
        "5 is displaced to 10.1 (GP-6.8.1)",
        "1 comes back onto the track at 10.0 (GP-9.2.2)",
    ]
    assert log(first_box)[1:] == ["1 comes back onto the track at 0.0 (GP-9.2.2)"]
    assert log(run_off)[1:] == [
        "14 is displaced to 30.1 (GP-6.8.1)",
        "9 is displaced to 30.2 (GP-6.8.1)",
        "5 comes back onto the track at 30.3 (GP-9.2.2)",
    ]


@clause("GP-5.2", "GP-7.6.4.1")
def test_wear_of_the_card_and_the_bonus_of_soft_tyres() -> None:
    r = race("1@10.0 5@30.0", "Charge", tyres={1: "s"}).play(">*7 + >*3")

    assert log(r)[6:] == [
        "1 drives to 17.0 (GP-6.1.2)",
        "1 takes 1 tyre (GP-5.2)",
        "Ann: 1 uses its soft tyres, 3 movement points (GP-7.6.4.1)",
        "1 drives to 18.0 (GP-6.1.2)",
        "1 drives to 19.0 (GP-6.1.2)",
        "1 drives to 20.0 (GP-6.1.2)",
        "1 takes 1 tyre (GP-7.6.4.1)",
    ]


@clause("GP-RC-3.1", "GP-RC-6.1", "GP-RC-7.1")
def test_what_a_card_does_after_the_move() -> None:
    closes = race("1@10.0 5@30.0", "Clean Air").play(">*4")
    slides_in = race("1@10.1 5@30.0", "Oversteer").play(">*5")
    slides_out = race("1@10.1 5@30.0", "Understeer").play(">*5")
    brakes = race("1@10.0 5@19.0", "Late Brake").play(">*8 x0")

    assert log(closes)[-1] == "1 closes up to 29.0 in clean air (GP-RC-3.1)"
    assert "1 slides in to 15.0 (GP-RC-6.1)" in log(slides_in)
    assert "1 slides out to 15.2 (GP-RC-7.1)" in log(slides_out)
    assert log(brakes)[-3:] == [
        "5 changes places, now on 18.0 (GP-RC-4.1)",
        "1 changes places, now on 19.0 (GP-RC-4.1)",
        "1 takes 1 brakes (GP-5.2)",
    ]


@clause("GP-3.4.4", "GP-3.4.5", "GP-3.4.6")
def test_who_leaves_and_who_passes() -> None:
    r = race("1@10.0 10@8.0 5@9.0", out=[33]).play("1! .")
    worn = race("10@8.0 1@10.0 5@9.0", wear={10: "tttttt"}).play("10!")

    assert log(r) == [
        "Ann: retires 1 (GP-3.4.6)",
        "1 is out of the race, slot 3 (GP-4.3.1)",
        "Ben: passes (GP-3.4.4)",
    ]
    assert log(worn) == [
        "Ann: 10 is worn out and eliminated (GP-3.4.5)",
        "10 is out of the race, slot 3 (GP-4.3.1)",
    ]


@clause("GP-4.6.3", "GP-10.1.2.1", "GP-10.1.3.1")
def test_laps_finishers_and_those_that_owe_a_change_of_tyres() -> None:
    lap = race("1@58.0 5@9.0", "Conservative").play(">*2")
    field = "1@179.0 5@178.0 9@170.0 20@160.0"
    hands = {1: "", 2: "", 3: ""}
    r = race(field, "Conservative", duty_done=[5], hands=hands, activated=[9, 20]).play(">*4")

    assert log(lap)[-1] == "lap 2 has begun (GP-4.6.3)"
    assert [text for text in log(r) if "GP-6" not in text][:2] == [
        "1 finishes, slot 1 (GP-10.1.2.1)",
        "5 finishes, slot 2 (GP-10.1.2.1)",
    ]
    assert log(r.play("."))[-5:] == [
        "9 takes slot 3 (GP-10.1.2.3)",
        "20 takes slot 4 (GP-10.1.2.3)",
        "1 is disqualified: it never changed its tyres (GP-10.1.3.1)",
        "9 is disqualified: it never changed its tyres (GP-10.1.3.1)",
        "the race is over (GP-10.1.1.1)",
    ]


@clause("GP-EV-serious-crash.2", "GP-9.3.1.3", "GP-9.3.2.1")
def test_a_crash_and_the_restart_under_red() -> None:
    cars = "1@10.0 5@9.0 9@3.0 20@9.1"
    r = race(cars, event="serious_crash:none", close_calls={1: 2}, wear={9: "te"})

    assert log(r) == [
        "event: Serious Crash (GP-3.5.1.1)",
        "1 is affected (GP-8.1.5)",
        "5 takes 3 body (GP-EV-serious-crash.2)",
        "1 takes 3 body (GP-EV-serious-crash.2)",
        "1 loses its Close Calls (GP-7.5.2)",
        "red flag: the field lines up for a restart and is repaired (GP-8.2.2)",
        "20 lines up on 10.0 (GP-9.3.1.3)",
        "9 lines up on 10.1 (GP-9.3.1.3)",
        "1 lines up on 9.0 (GP-9.3.1.3)",
        "5 lines up on 9.1 (GP-9.3.1.3)",
        "9 loses 1 tyre (GP-9.3.2.1)",
        "9 loses 1 engine (GP-9.3.2.1)",
    ]


@clause("GP-8.2.2", "GP-9.3.1.5", "GP-9.4.1")
def test_a_collision_with_and_without_a_restart() -> None:
    field = "1@10.0 5@9.0 20@8.1 9@7.1"
    r = race(field, event="collision:4", close_calls={1: 2})
    late = race("1@175.0 5@174.0", event="collision:4", close_calls={1: 2})

    assert log(r)[5:] == [
        "double yellow flag: the field lines up for a restart (GP-8.2.2)",
        "20 lines up on 10.0 (GP-9.3.1.3)",
        "9 lines up on 10.1 (GP-9.3.1.3)",
        "1 lines up on 9.0 (GP-9.3.1.3)",
        "5 lines up on 9.1 (GP-9.3.1.3)",
    ]
    assert log(r.play("- 5 - 9 -"))[-3:] == [
        "1 moves to 10.1 for the restart (GP-9.3.1.5)",
        "9 moves to 9.0 for the restart (GP-9.3.1.5)",
        "5 moves to 9.1 for the restart (GP-9.3.1.5)",
    ]
    assert log(late)[-1] == "too close to the finish: no restart (GP-9.4.1)"


@clause("GP-EV-spin-off.2", "GP-EV-spin-around.1", "GP-8.3.1.1")
def test_spins() -> None:
    off = race("1@10.0 5@9.0", event="spin_off:7", close_calls={1: 2})
    around = race("1@10.0 5@9.0", event="spin_around:0", close_calls={1: 2})

    assert log(off) == [
        "event: Spin-Off (GP-3.5.1.1)",
        "1 is affected (GP-8.1.5)",
        "1 spins into the run-off 10.O (GP-EV-spin-off.2)",
        "1 loses its Close Calls (GP-7.5.2)",
        "Safety Zone around sector 10 (GP-8.3.1.1)",
    ]
    assert log(around)[2:4] == [
        "1 pits and goes back 0 (GP-9.1.2)",
        "1 goes back in the pit lane to 10.P (GP-9.1.2)",
    ]


@clause("GP-8.3.2.2", "GP-8.3.2.3", "GP-3.5.0.1")
def test_a_safety_zone_gathers_the_field_and_is_lifted() -> None:
    made = race("1@10.2 5@9.2 9@9.1 20@9.0", event="traction_hazard:2")
    ends = race("1@10.0 5@9.0", hands={1: "CO", 2: ""}, activated=[5], zone=30).play("1#CO >*4")

    assert log(made) == [
        "event: Traction Hazard (GP-3.5.1.1)",
        "Safety Zone around sector 10 (GP-8.3.1.1)",
        "1 falls into line on 10.0 (GP-8.3.2.2)",
        "1 makes room, now on 11.0 (GP-8.3.2.3)",
        "20 makes room, now on 10.0 (GP-8.3.2.3)",
        "9 falls into line on 9.0 (GP-8.3.2.2)",
        "1 makes room, now on 12.0 (GP-8.3.2.3)",
        "20 makes room, now on 11.0 (GP-8.3.2.3)",
        "9 makes room, now on 10.0 (GP-8.3.2.3)",
        "5 falls into line on 9.0 (GP-8.3.2.2)",
    ]
    assert log(ends)[-1] == "the Safety Zone is lifted (GP-3.5.0.1)"


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
        "the draw falls on emerald (GP-4.4.1)",
        "5 is affected (GP-8.1.5)",
        "5 takes 1 wing (GP-EV-wing-damage)",
        "5 loses its Close Calls (GP-7.5.2)",
    ]
    assert log(nobody)[1] == "nobody is affected (GP-8.1.2)"
    assert log(turned) == [
        "Hard Hit is turned up for its PIT number (GP-EV-npc-retirement.1)",
        "Spin-Off is turned up for its PIT number (GP-EV-npc-retirement.1)",
        "17 is out of the race, slot 3 (GP-4.3.1)",
    ]


@clause("GP-EV-mechanical.1", "GP-EV-engine-problems.2", "GP-EV-hard-hit.3")
def test_failures_of_player_cars_and_npcs() -> None:
    own = race("1@40.0 5@39.0", event="mechanical_failure:7", wear={1: "teB"})
    npc = race("1@40.0 5@39.0 20@25.0 11@20.0", event="engine_problems:3")
    hit = race("20@25.1 5@24.1 9@10.0", event="hard_hit:6")

    assert log(own)[1:] == [
        "1 is affected (GP-8.1.5)",
        "1 loses 1 tyre (GP-EV-mechanical.1)",
        "1 loses 1 engine (GP-EV-mechanical.1)",
    ]
    assert log(npc)[1:] == [
        "20 is affected (GP-8.1.5)",
        "20 pits and goes back 15 (GP-9.1.2)",
        "20 goes back in the pit lane to 10.P (GP-9.1.2)",
    ]
    assert log(hit)[1:4] == [
        "20 is affected (GP-8.1.5)",
        "5 takes 1 body (GP-EV-hard-hit.2)",
        "20 is out of the race, slot 3 (GP-4.3.1)",
    ]


@clause("GP-EV-weather.1", "GP-EV-weather.2", "GP-EV-weather.3")
def test_the_weather_and_who_stays_out() -> None:
    wet = race("1@40.0 5@39.0", event="weather_change:5", tyres={5: "s"}, wear={1: "tb"})
    dry = race("1@40.0 5@39.0", event="weather_change:5", tyres={5: "w"}, wet=True)

    assert log(wet)[1] == "the weather is wet (GP-EV-weather.1)"
    assert log(wet.play("w t - -")) == [
        "1 loses 1 tyre (GP-7.3.1.1)",
        "1 changes to wet tyres (GP-7.6.2.3)",
        "1 pits and goes back 2 (GP-9.1.2)",
        "1 goes back in the pit lane to 38.P (GP-9.1.2)",
        "5 takes 2 Close Call (GP-EV-weather.2)",
    ]
    assert log(dry)[1] == "the weather is dry (GP-EV-weather.1)"
    assert log(dry.play("-")) == ["5 takes 1 tyre (GP-EV-weather.3)"]


@clause("GP-7.3.1.1", "GP-9.1.2", "GP-8.4.1")
def test_pit_stops() -> None:
    r = race("1@40.0 5@39.0 15@20.0", event="suspension_stress:5", wear={1: "tbb", 5: "s"})

    assert log(r)[1] == "5 takes 1 suspension (GP-EV-suspension-stress)"
    assert log(r.play("1 t b - s -")) == [
        "1 loses 1 tyre (GP-7.3.1.1)",
        "1 loses 1 brakes (GP-7.3.1.1)",
        "1 changes to soft tyres (GP-7.6.2.3)",
        "1 pits and goes back 6 (GP-9.1.2)",
        "1 goes back in the pit lane to 34.P (GP-9.1.2)",
        "15 pits and goes back 5 (GP-9.1.2)",
        "15 goes back in the pit lane to 15.P (GP-9.1.2)",
    ]


@clause("GP-3.5.4.1", "GP-3.5.5.1", "GP-3.5.3.1")
def test_the_end_of_a_turn() -> None:
    lapped = race("1@100.0 5@99.0 20@20.0 11@25.0", event="suspension_stress:5").play("- -")
    hands = {1: "CO", 2: "CG"}
    next_turn = race("5@40.0 1@39.0", event="suspension_stress:5", hands=hands, first=1)

    assert log(lapped) == [
        "20 has been lapped (GP-3.5.4.1)",
        "20 is out of the race, slot 4 (GP-4.3.1)",
        "11 has been lapped (GP-3.5.4.1)",
        "11 is out of the race, slot 3 (GP-4.3.1)",
    ]
    assert log(next_turn.play("- - - #CO -")) == [
        "Ann: discards Conservative (GP-3.5.5.1)",
        "turn 6, First Player: Ben (GP-3.5.3.1)",
    ]


@clause("GP-T8", "GP-2.5")
def test_the_weather_at_the_start_and_the_grid() -> None:
    wet, dry = (
        Race(GrandPrix(2, {"weather": "random"}).start()).play(sky) for sky in ("wet", "dry")
    )
    grid = dry
    while grid.asks() == "grid:0":
        grid = grid.play(grid.steps()[0])

    assert log(wet) == ["the weather is wet (GP-2.5)"]
    assert log(dry) == ["the weather is dry (GP-2.5)"]
    assert log(grid)[:3] == [
        f"{grid.order()[0]} starts from 77.0 (GP-T8)",
        f"{grid.order()[1]} starts from 77.1 (GP-T8)",
        f"{grid.order()[2]} starts from 76.0 (GP-T8)",
    ]
    assert len(log(grid)) == 22


@clause("GP-3.5.3.1")
def test_from_the_second_turn_on_the_leader_is_first_player() -> None:
    hands = {1: "", 2: ""}
    r = race("5@40.0 1@39.0", event="suspension_stress:5", hands=hands, first=1, turn=1)

    assert log(r.play("- - - -"))[0] == "turn 2, First Player: Ben (GP-3.5.3.1)"


@clause("GP-T8", "GP-2.7.1", "GP-2.8.1")
def test_the_grid_and_the_first_tyres() -> None:
    state = GrandPrix(2, {}).start()
    while state.waiting[0] < 0:
        state.apply(-1, state.legal(-1)[0])
    grid = Race(state).play("sh")

    assert log(grid) == ["Ann: has chosen tyres (GP-2.7.1)"]
    assert log(grid.play("hs")) == [
        "Ben: has chosen tyres (GP-2.7.1)",
        "1 starts on soft tyres (GP-2.7.1)",
        "10 starts on hard tyres (GP-2.7.1)",
        "4 starts on hard tyres (GP-2.7.1)",
        "14 starts on soft tyres (GP-2.7.1)",
        "turn 1, First Player: Ann (GP-2.8.1)",
    ]
