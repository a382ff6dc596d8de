"""Incidents on the track: who is struck, who is beside, and what it costs."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import race
from slipstream.games.grand_prix.rules.kinds import KINDS


@clause("GP-8.1.6", "GP-R61")
def test_a_road_incident_finds_only_cars_on_the_track() -> None:
    road = race("5@30.P 9@31.0", event="strike_the_barrier:9", close_calls={5: 3, 9: 1})
    other = race("5@30.P 9@31.0", event="wing_damage:6", close_calls={5: 3, 9: 1})
    npc = race("5@30.0 9@31.0 20@40.P 11@35.0", event="strike_the_barrier:9")

    assert (road.wear(5), road.wear(9)) == ("", "B")
    assert other.wear(5) == "w"
    assert (npc.is_out(20), npc.is_out(11)) == (False, True)


ROAD_INCIDENTS = [
    "collision:4",
    "hard_hit:6",
    "serious_crash:none",
    "spin_off:7",
    "spin_around:0",
    "strike_the_barrier:9",
    "wheel_rub:2",
]


@clause("GP-8.1.6", "GP-R61")
@pytest.mark.parametrize("event", ROAD_INCIDENTS)
@pytest.mark.parametrize("off", ["P", "O"])
def test_every_road_incident_passes_over_cars_off_the_track(event: str, off: str) -> None:
    """5 has most Close Calls, but only 9 is on the track, and beside 14."""
    field = f"5@30.{off} 9@31.0 14@31.1"

    struck = race(field, event=event, close_calls={5: 3, 9: 1})

    assert struck.close_calls(5) == 3
    assert struck.close_calls(9) == 0


@clause("GP-8.1.6", "GP-8.1.5")
@pytest.mark.parametrize("event", ROAD_INCIDENTS)
def test_a_road_incident_without_close_calls_finds_an_npc_on_the_track(event: str) -> None:
    """20 leads in the pit lane; 11 is the leading NPC on the track, beside 17."""
    r = race("5@20.0 9@19.0 20@40.P 11@35.0 17@35.1", event=event)

    hit = [e.arguments[0] for e in r.state.trace or [] if KINDS[e.kind].name == "hit"]
    assert hit == [r.car(11)]


@clause("GP-EV-collision.1", "GP-EV-collision.3", "GP-EV-collision.4")
def test_a_collision_damages_those_around_and_sends_them_to_the_rear() -> None:
    cars = "5@30.1 9@30.2 20@31.1 14@29.1 1@33.0 10@20.0"

    after = race(cars, event="collision:4", close_calls={5: 3, 9: 1, 1: 1})

    assert [after.wear(n) for n in (5, 9, 14, 1)] == ["BB", "BB", "BB", ""]
    assert [after.close_calls(n) for n in (5, 9, 1)] == [0, 0, 1]
    assert after.is_out(20)
    assert after.cars() == "1@33.0 10@33.1 5@32.0 9@32.1 14@31.0"


@clause("GP-EV-collision.2", "GP-R60")
def test_one_car_of_each_team_is_involved_and_the_owner_picks() -> None:
    cars = "5@30.1 33@31.1 9@30.2 80@30.0 1@33.0"

    r = race(cars, event="collision:4", close_calls={5: 3})

    assert r.asks() == "involved:3"
    assert r.steps() == ["9", "80"]
    after = r.play("80")
    assert [after.wear(n) for n in (5, 33, 9, 80)] == ["BB", "", "", "BB"]


@clause("GP-EV-collision.5", "GP-R59")
def test_a_collision_with_nobody_beside_still_restarts_the_race() -> None:
    after = race("5@30.1 9@20.2", event="collision:4", close_calls={9: 3})

    assert after.wear(9) == "BB"
    assert after.cars() == "5@30.0 9@30.1"


@clause("GP-EV-collision.1", "GP-R94")
def test_without_close_calls_the_leading_npc_collides_and_all_npcs_retire() -> None:
    cars = "20@41.1 11@41.2 2@40.1 5@30.0 9@42.1"

    after = race(cars, event="collision:4")

    assert [after.slot(n) for n in (20, 11, 2)] == [3, 4, 5]
    assert after.wear(9) == "BB"


@clause("GP-EV-hard-hit.1", "GP-EV-hard-hit.2")
def test_a_hard_hit_has_no_limit_per_team() -> None:
    after = race("5@20.1 33@20.2 1@22.1", event="hard_hit:6", close_calls={5: 3, 33: 1})

    assert [after.wear(n) for n in (5, 33, 1)] == ["B", "B", ""]
    assert after.close_calls(33) == 0


@clause("GP-EV-hard-hit.3", "GP-R53", "GP-EV-hard-hit.5")
def test_an_npc_that_is_hit_retires_and_hurts_player_cars_only() -> None:
    after = race("20@25.1 11@25.2 5@24.1 9@10.0", event="hard_hit:6")

    assert (after.is_out(20), after.is_out(11)) == (True, False)
    assert (after.wear(5), after.wear(9)) == ("B", "")
    assert after.zone() == 25


@clause("GP-EV-hard-hit.4")
def test_a_hard_hit_with_nobody_beside() -> None:
    after = race("5@20.1 9@30.0", event="hard_hit:6", close_calls={5: 1})

    assert (after.wear(5), after.wear(9)) == ("B", "")


@clause("GP-EV-serious-crash.1", "GP-R54")
def test_a_serious_crash_needs_somebody_beside() -> None:
    cars = "5@30.1 9@20.1 14@20.2 20@10.0"
    beside = race(cars, event="serious_crash:none", close_calls={5: 5, 9: 1})
    npc = race("5@30.1 20@25.0 11@20.0 9@20.1", event="serious_crash:none", close_calls={5: 5})
    nothing = race("5@30.1 20@25.0 9@20.1", event="serious_crash:none", close_calls={5: 5})

    assert [beside.wear(n) for n in (5, 9, 14)] == ["", "BBB", "BBB"]
    assert (npc.is_out(20), npc.is_out(11), npc.wear(9)) == (False, True, "BBB")
    assert nothing.cars() == "5@30.1 20@25.0 9@20.1"
    assert nothing.close_calls(5) == 5


@clause("GP-EV-serious-crash.2", "GP-EV-serious-crash.3", "GP-9.3.2.1")
def test_a_serious_crash_restarts_under_red_without_wear() -> None:
    cars = "5@30.1 9@30.2 1@20.0 20@31.1"
    wear = {5: "te", 1: "gB"}

    after = race(cars, event="serious_crash:none", close_calls={9: 2}, wear=wear)

    assert [after.wear(n) for n in (5, 9, 1)] == ["BBB", "BBB", "B"]
    assert after.cars() == "20@31.0 1@31.1 5@30.0 9@30.1"


@clause("GP-EV-spin-off.1", "GP-R55")
def test_the_spin_looks_at_close_calls_and_tyre_markers_together() -> None:
    cars = "5@30.1 9@20.1"
    most = race(cars, event="spin_off:7", close_calls={5: 1}, wear={9: "tt"})
    level = race(cars, event="spin_around:0", close_calls={5: 1, 9: 2}, wear={5: "tt", 9: "t"})
    draw = race(cars, event="spin_off:7", close_calls={5: 1, 9: 1})

    assert most.at(9) == "20.O"
    assert level.at(9) == "20.P"
    assert draw.asks() == "team:0"


@clause("GP-EV-spin-off.2")
def test_a_car_that_spins_off_stands_in_the_run_off_and_cannot_pit() -> None:
    after = race("5@30.1 9@20.1", event="spin_off:7", close_calls={5: 2})

    assert (after.at(5), after.close_calls(5)) == ("30.O", 0)
    assert after.asks() == "pit:2"
    assert after.state.stopped[after.car(5)]
    assert after.zone() == 30


@clause("GP-EV-spin-off.3", "GP-9.2.2")
def test_it_comes_back_along_the_outer_wall() -> None:
    back = race("5@30.O 9@30.3 14@30.2 20@0.0", "Charge")

    assert back.cars(5, 9, 14) == "5@30.3 9@30.2 14@30.1"
    assert back.points_left == 1
    zone = race("5@30.O 9@30.0 20@0.0", "Charge", zone=30)
    assert zone.cars(5, 9) == "5@30.0 9@31.0"
    assert zone.points_left == 2


@clause("GP-R56", "GP-EV-spin-off.3", "GP-EV-spin-around.2")
def test_without_tokens_the_leading_npc_spins_and_makes_a_zone() -> None:
    off = race("5@30.1 20@20.1 11@40.P", event="spin_off:7")
    around = race("5@30.1 20@20.1 11@40.P", event="spin_around:0")

    assert (off.at(20), off.zone()) == ("20.O", 20)
    assert (around.at(20), around.zone()) == ("20.P", 20)


@clause("GP-EV-spin-around.1", "GP-EV-spin-around.2")
def test_a_car_that_spins_around_stands_in_its_box_and_makes_no_stop() -> None:
    after = race("5@30.1 9@20.1", event="spin_around:0", close_calls={5: 2}, wear={5: "b"})

    assert (after.at(5), after.close_calls(5)) == ("30.P", 0)
    assert after.asks() == "pit:2"
    assert after.zone() == 30


@clause("GP-EV-strike-barrier")
def test_striking_the_barrier_costs_a_body_marker_and_stays() -> None:
    after = race("5@30.0 9@20.1 20@10.0", event="strike_the_barrier:9", close_calls={5: 2})
    npc = race("5@30.0 9@20.1 20@10.0", event="strike_the_barrier:9")

    assert (after.cars(5), after.wear(5), after.close_calls(5)) == ("5@30.0", "B", 0)
    assert after.zone() == 30
    assert (npc.is_out(20), npc.zone()) == (True, 10)


@clause("GP-EV-wheel-rub.1", "GP-EV-wheel-rub.2", "GP-R58")
def test_wheel_rub_gives_tyre_markers_to_player_cars_around() -> None:
    cars = "5@30.1 9@30.2 20@31.1 1@20.0"
    after = race(cars, event="wheel_rub:2", close_calls={5: 2, 9: 1})
    npc = race(cars, event="wheel_rub:2")
    draw = race(cars, event="wheel_rub:2", close_calls={5: 1, 9: 1})

    assert [after.wear(n) for n in (5, 9, 1)] == ["t", "t", ""]
    assert [after.close_calls(n) for n in (5, 9)] == [0, 0]
    assert (npc.wear(5), npc.wear(9)) == ("t", "")
    assert not npc.is_out(20)
    assert draw.asks() == "team:0"


@clause("GP-EV-wing-damage")
def test_wing_damage() -> None:
    after = race("5@30.1 9@30.2", event="wing_damage:6", close_calls={5: 2, 9: 1})

    assert (after.wear(5), after.close_calls(5), after.close_calls(9)) == ("w", 0, 1)


@clause("GP-R71")
def test_neighbours_are_fixed_before_the_zone_gathers_them() -> None:
    after = race("5@20.3 9@20.0 14@21.3", event="hard_hit:6", close_calls={5: 3})

    assert [after.wear(n) for n in (5, 9, 14)] == ["B", "", "B"]
