"""Chapter 8: events, and what they do to all cars, to engines, tyres and NPCs."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import race
from slipstream import CHANCE, PUBLIC
from slipstream.games.grand_prix.rules.components import EVENT_FLAGS

DRAWN = {
    "engine": "blown_engine:7",
    "brakes": "brake_failure:1",
    "transmission": "gear_box_failure:8",
}
LETTER = {"engine": "e", "brakes": "b", "transmission": "g"}


@clause("GP-8.1.2", "GP-R66", "GP-8.2.3")
def test_an_event_without_a_target_is_green_and_its_pit_number_counts() -> None:
    r = race("5@30.1 9@31.0", event="spin_off:7")

    assert r.zone() == -1
    assert r.asks() == "pit:1"


@clause("GP-8.1.4", "GP-R65")
def test_cards_for_all_cars_go_through_the_running_order() -> None:
    r = race("1@30.1 5@40.0 9@35.0", event="weather_change:5")

    asked = [r.asks(), r.play("-").asks(), r.play("- -").asks()]
    assert asked == ["reaction:2", "reaction:3", "reaction:1"]


@clause("GP-8.1.5")
def test_most_is_among_player_cars_then_the_leading_npc() -> None:
    pcs = race("5@30.1 9@31.0 20@40.0", event="blown_engine:7", wear={5: "ee", 9: "e"})
    npc = race("5@30.1 9@31.0 20@40.0 11@41.0", event="blown_engine:7", wear={5: "t"})

    assert (pcs.is_out(5), pcs.is_out(9), pcs.is_out(20)) == (True, False, False)
    assert (npc.is_out(11), npc.is_out(20)) == (True, False)


@clause("GP-8.2.1", "GP-8.2.2", "GP-R83")
def test_no_event_makes_both_a_zone_and_a_restart() -> None:
    flags = set(EVENT_FLAGS)

    assert flags == {
        "green",
        "yellow",
        "yellow_red",
        "double_yellow",
        "red",
        "black",
        "black_orange",
    }


@clause("GP-8.2.4", "GP-EV-blown-engine")
def test_blown_engine_retires_the_car_at_once() -> None:
    retires("engine")


@clause("GP-EV-brake-failure")
def test_brake_failure_retires_the_car() -> None:
    retires("brakes")


@clause("GP-EV-gear-box")
def test_gear_box_failure_retires_the_car() -> None:
    retires("transmission")


def retires(kind: str) -> None:
    letter = LETTER[kind]
    struck = race("5@30.1 9@31.0 20@10.0", event=DRAWN[kind], wear={5: letter})
    nobody = race("5@30.1 9@31.0 20@10.0", event=DRAWN[kind])

    assert (struck.is_out(5), struck.slot(5), struck.is_out(20)) == (True, 3, False)
    assert nobody.is_out(20)


@clause("GP-8.2.5", "GP-8.2.6", "GP-R47")
def test_a_stop_ordered_by_an_event_is_the_only_one_of_the_turn() -> None:
    after = race("5@40.1 9@39.0", event="mechanical_failure:7", wear={5: "t"}).play("-")

    assert after.at(5) == "38.P"
    assert after.asks() == "pit:2"


@clause("GP-EV-drive-through")
def test_a_drive_through_goes_to_the_pits_and_no_way_back() -> None:
    after = race(
        "5@30.1 9@20.2", event="drive_through_penalty:4", close_calls={5: 3}, wear={5: "t"}
    )
    npc = race("5@30.1 20@20.2", event="drive_through_penalty:4")

    assert (after.at(5), after.close_calls(5), after.wear(5)) == ("30.P", 0, "t")
    assert after.asks() == "pit:2"
    assert (after.zone(), npc.at(20), npc.zone()) == (-1, "20.P", -1)


@clause("GP-EV-stop-go")
def test_stop_and_go_costs_four() -> None:
    after = race("5@30.1 9@20.2", event="stop_and_go_penalty:1", close_calls={5: 3}, wear={5: "t"})
    npc = race("5@30.1 20@20.2", event="stop_and_go_penalty:1")

    assert (after.at(5), after.close_calls(5), after.wear(5)) == ("26.P", 0, "t")
    assert (after.zone(), npc.at(20), npc.zone()) == (-1, "16.P", -1)


@clause("GP-EV-engine-problems.1")
def test_engine_problems_worsen() -> None:
    after = race("5@30.1 9@20.2", event="engine_problems:3", wear={5: "ee", 9: "e"})

    assert (after.wear(5), after.wear(9)) == ("eee", "e")


@clause("GP-EV-engine-problems.2", "GP-EV-mechanical.2", "GP-R57")
@pytest.mark.parametrize(
    ("event", "back"),
    [
        ("engine_problems:3", 15),
        ("transmission_problems:5", 15),
        ("wing_damage:6", 5),
        ("mechanical_failure:7", 20),
    ],
)
def test_how_far_back_a_struck_npc_goes(event: str, back: int) -> None:
    after = race("5@50.1 9@49.0 20@40.0 11@30.0", event=event)

    assert after.cars(20, 11) == f"20@{40 - back}.P 11@30.0"


@clause("GP-EV-mechanical.1", "GP-R63")
def test_mechanical_failure_counts_body_but_cannot_repair_it() -> None:
    body = race("5@40.1 9@39.0", event="mechanical_failure:7", wear={5: "BB", 9: "t"})

    assert body.play("-").cars(5) == "5@40.P"
    assert body.play("s").cars(5) == "5@38.P"
    assert body.play("s").wear(5) == "BB"


@clause("GP-EV-mechanical.1", "GP-7.6.2.2")
def test_mechanical_failure_asks_nothing_where_no_tyres_can_be_fitted() -> None:
    after = race(
        "5@40.1 9@39.0",
        event="mechanical_failure:7",
        wear={5: "t"},
        tyres={5: "w", 9: "w"},
        wet=True,
    )

    assert after.at(5) == "38.P"
    assert after.asks() == "pit:2"


@clause("GP-R46")
def test_a_stop_ordered_by_an_event_is_made_from_the_run_off_too() -> None:
    after = race("5@40.O 9@39.0", event="stop_and_go_penalty:1", close_calls={5: 3})

    assert after.at(5) == "36.P"


@clause("GP-EV-npc-retirement.1", "GP-R64")
def test_the_cards_turned_are_discarded_unplayed() -> None:
    after = race("5@40.0 9@39.0 17@30.0", event="npc_retirement:3")
    after = after.play("weather_change:all serious_crash:none spin_off:7")

    assert after.is_out(17)
    assert not after.state.wet
    assert len(after.state.events_used) == 4
    assert len(after.state.events.cards) == 28


@clause("GP-EV-npc-retirement.2")
def test_the_best_placed_npc_with_the_digit_retires() -> None:
    after = race("5@40.0 9@39.0 7@20.0 17@30.0 27@10.0", event="npc_retirement:3").play(
        "spin_off:7"
    )

    assert [after.is_out(n) for n in (7, 17, 27)] == [False, True, False]


@clause("GP-EV-npc-retirement.3")
def test_without_npcs_nothing_is_drawn_and_the_pit_number_is_the_cards_own() -> None:
    nobody = race("5@40.0 9@39.0", event="npc_retirement:3")
    some = race("5@40.0 9@39.0 17@30.0 13@29.0", event="npc_retirement:3").play("spin_off:7 - -")

    assert nobody.asks() == "pit:1"
    assert some.at(13) == "24.P"


@clause("GP-EV-suspension-difficulties", "GP-EV-tire-wear")
@pytest.mark.parametrize(
    ("event", "letter"), [("suspension_difficulties:0", "s"), ("tire_wear:2", "t")]
)
def test_each_player_gives_one_own_car_a_marker(event: str, letter: str) -> None:
    r = race("1@30.0 10@29.0 5@28.0 9@27.P 80@26.O", event=event, first=3)

    assert (r.asks(), r.steps()) == ("marker:3", ["9", "80"])
    after = r.play("80 10")
    assert [after.wear(n) for n in (1, 10, 5, 9, 80)] == ["", letter, letter, "", letter]


@clause("GP-EV-suspension-stress")
def test_suspension_stress_adds_exactly_one() -> None:
    after = race("1@30.0 10@29.P 5@28.0", event="suspension_stress:5", wear={1: "ss", 10: "s"})

    assert [after.wear(n) for n in (1, 10, 5)] == ["sss", "ss", ""]


@clause("GP-EV-tire-test.1", "GP-EV-tire-test.2")
@pytest.mark.parametrize(
    ("wet", "expected"),
    [(True, [("t", 1), ("t", 2), ("", 0)]), (False, [("", 0), ("", 0), ("tt", 0)])],
)
def test_the_tire_test(wet: bool, expected: list[tuple[str, int]]) -> None:
    tyres = {1: "h", 5: "s", 9: "w"}

    after = race("1@30.0 5@28.0 9@27.0", event="tire_test:4", tyres=tyres, wet=wet)

    assert [(after.wear(n), after.close_calls(n)) for n in (1, 5, 9)] == expected


@clause("GP-EV-traction-hazard", "GP-R68")
def test_the_traction_hazard_is_around_the_leader_also_in_the_pits() -> None:
    assert race("1@30.2 5@28.0", event="traction_hazard:2").zone() == 30
    assert race("1@45.P 5@28.0", event="traction_hazard:2").zone() == 45


@clause("GP-EV-transmission-problems")
def test_transmission_problems_worsen_for_one_team() -> None:
    r = race("1@30.2 5@28.0", event="transmission_problems:5", wear={1: "g", 5: "g"})

    assert r.asks() == "team:0"
    after = r.play("emerald")
    assert (after.wear(1), after.wear(5)) == ("g", "gg")


@clause("GP-EV-weather.1", "GP-EV-weather.2")
def test_rain_asks_cars_on_dry_tyres() -> None:
    r = race("1@30.0 5@28.0 9@27.0", event="weather_change:5", tyres={1: "s", 5: "h", 9: "w"})

    assert r.state.wet
    assert r.steps() == ["-", "wet"]
    after = r.play("- -")
    assert [after.close_calls(n) for n in (1, 5, 9)] == [2, 1, 0]


@clause("GP-EV-weather.3")
def test_sun_asks_cars_on_wet_tyres() -> None:
    r = race("1@30.0 5@28.0", event="weather_change:5", tyres={1: "w"}, wet=True)

    assert r.steps() == ["-", "hard", "soft"]
    stayed = r.play("-")
    assert stayed.wear(1) == "t"
    assert stayed.state.ever_dry


@clause("GP-EV-weather.4")
def test_a_reaction_is_an_ordinary_stop_but_not_from_the_run_off() -> None:
    r = race("1@30.0 5@28.O", event="weather_change:5", wear={1: "tb"}).play("w")

    assert r.steps() == ["t", "b", "-"]
    after = r.play("b")
    assert (after.at(1), after.tyre(1), after.wear(1)) == ("25.P", "w", "t")
    assert after.close_calls(5) == 1
    assert after.asks() == "discard:2"


@clause("GP-R67", "GP-8.4.2", "GP-R48")
def test_an_npc_sent_to_the_pits_by_the_event_makes_no_second_stop() -> None:
    after = race("5@50.1 9@49.0 13@40.0 23@39.0 2@38.P", event="engine_problems:3").play("- -")

    assert after.cars(13, 23, 2) == "13@25.P 23@34.P 2@38.P"


@clause("GP-8.4.1")
@pytest.mark.parametrize(
    ("event", "cars"),
    [
        ("tire_wear:2", "12@35.P 2@32.P 20@34.0"),
        ("weather_change:all", "12@35.P 2@32.P 20@29.P"),
        ("serious_crash:none", "12@40.1 2@37.0 20@34.0"),
    ],
)
def test_the_pit_number_calls_npcs_in(event: str, cars: str) -> None:
    tyres = {5: "w", 9: "w"}
    after = race("5@50.1 9@45.0 12@40.1 2@37.0 20@34.0", event=event, tyres=tyres)
    after = after.play("- -")

    assert after.cars(12, 2, 20) == cars


@clause("GP-8.4.1", "GP-8.4.2")
def test_npcs_off_the_track_are_not_called_in() -> None:
    after = race("5@50.1 9@45.0 12@40.P 2@37.O", event="tire_wear:2").play("- -")

    assert after.cars(12, 2) == "12@40.P 2@37.O"


@clause("GP-R98")
def test_a_car_that_is_out_counts_for_nothing() -> None:
    start = race("5@20.3 9@20.0 14@21.3", close_calls={5: 3}, hands={1: "", 2: "", 3: ""})

    r = start.play("5! - - wing_damage:6")

    assert [r.wear(n) for n in (5, 9, 14)] == ["", "", ""]
    assert r.close_calls(9) == 0


@clause("GP-8.1.5")
def test_the_candidates_of_an_event_are_seen_as_long_as_its_line_asks_for_one() -> None:
    """Afterwards they are nobody's: a race read again from its line shows the same."""
    asked = race("5@30.1 9@31.0 20@40.0", event="blown_engine:7", wear={5: "e", 9: "e"})
    chosen = asked.play("amber")

    for position, candidates in ((asked, {5, 9}), (chosen, set())):
        state = position.state
        again = state.game.read(state.game.line(state, CHANCE))
        for seat in (CHANCE, PUBLIC, 0, 1):
            view = state.game.view(state, seat)
            assert set(view.candidates) == candidates
            assert state.game.view(again, seat) == view
