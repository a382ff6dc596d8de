"""The clause that each event names, and the seat that it concerns: every kind of event once."""

from __future__ import annotations

from itertools import groupby

import pytest

from rules.grand_prix.drawn import Race, race
from slipstream.drafting.rules.kinds import DEALT
from slipstream.games.grand_prix.rules.kinds import KINDS


def told(r: Race) -> str:
    """`wear GP-5.2 0`, the same ones in a row once; cards that are dealt are left out."""
    events = [event for event in r.state.trace or [] if event.kind != DEALT]
    lines = [f"{KINDS[event.kind].name} {event.clause} {event.seat}" for event in events]
    return ", ".join(line for line, _ in groupby(lines))


@pytest.mark.parametrize(
    ("r", "events"),
    [
        (
            race("1@10.0 5@9.0", hands={1: "", 2: ""}).play("-"),
            "idle GP-3.4.8 0",
        ),
        (
            race("10@10.0 5@9.0", out=[1], first=1).play("."),
            "passed GP-3.4.4 0",
        ),
        (
            race("1@10.0 10@8.0 5@9.0").play("1!"),
            "retired GP-3.4.6 0, out GP-4.3.1 0",
        ),
        (
            race("1@10.0 10@8.0 5@9.0", wear={1: "tttttt"}).play("1!"),
            "retired GP-3.4.5 0, out GP-4.3.1 0",
        ),
        (
            race("1@10.0 5@10.1 9@11.1", hands={1: "FO"}).play("1#FO o >*6"),
            "activated GP-3.4.3 0, moved GP-6.8.1 0, close_call GP-6.8.4 0, moved GP-6.1.4 0, "
            "moved GP-6.2.2 0, moved GP-6.1.2 0, moved GP-6.2.2 0, moved GP-6.1.2 0, "
            "moved GP-6.2.2 0, moved GP-6.1.2 0, moved GP-6.2.2 0, moved GP-6.1.2 0, "
            "moved GP-6.2.2 0, moved GP-6.1.2 0, moved GP-6.2.2 0, moved GP-6.1.2 0, "
            "wear GP-5.2 0, close_call GP-5.2 0",
        ),
        (
            race("1@10.0 5@9.0", "Weaving").play(">*4 ="),
            "moved GP-6.1.2 0, close_call GP-5.2 0",
        ),
        (
            race("1@10.1 5@9.0", "Oversteer").play(">*5"),
            "moved GP-6.1.2 0, moved GP-RC-6.1 0, wear GP-5.2 0",
        ),
        (
            race("1@10.1 5@9.0", "Understeer").play(">*5"),
            "moved GP-6.1.2 0, moved GP-RC-7.1 0, wear GP-5.2 0",
        ),
        (
            race("1@10.0 5@11.0", "Overtake").play("x >*3"),
            "moved GP-RC-4.1 0, moved GP-6.1.2 0, close_call GP-5.2 0",
        ),
        (
            race("1@10.0 5@19.0", "Late Brake").play(">*8 x0"),
            "moved GP-6.1.2 0, moved GP-RC-17.1 0, wear GP-5.2 0",
        ),
        (
            race("1@10.0 5@30.0", "Clean Air").play(">*4"),
            "moved GP-6.1.2 0, moved GP-RC-3.1 0",
        ),
        (
            race("1@10.0 5@9.0", "Out in Front").play(">*7"),
            "moved GP-6.1.2 0, moved GP-6.7.2 0, moved GP-6.1.2 0, moved GP-6.7.2 0, "
            "moved GP-6.1.2 0, moved GP-6.7.2 0, moved GP-6.1.2 0, moved GP-6.7.2 0, "
            "moved GP-6.1.2 0, moved GP-6.7.2 0, moved GP-6.1.2 0, moved GP-6.7.2 0, "
            "moved GP-6.1.2 0, moved GP-6.7.2 0, wear GP-5.2 0",
        ),
        (
            race("1@10.0 5@30.0", "Charge", tyres={1: "s"}).play(">*7 + >*3"),
            "moved GP-6.1.2 0, wear GP-5.2 0, bonus GP-7.6.4.1 0, moved GP-6.1.2 0, "
            "wear GP-7.6.4.1 0",
        ),
        (
            race("1@10.P 5@30.0", "Charge").play(">*2"),
            "moved GP-6.1.2 0",
        ),
        (
            race("1@58.0 5@9.0", "Conservative").play(">*4"),
            "moved GP-6.1.2 0, lap GP-4.6.3 0, moved GP-6.1.2 0",
        ),
        (
            race("1@179.0 5@178.0", "Conservative", duty_done=[5], hands={1: "", 2: ""}).play(
                ">*4"
            ),
            "moved GP-6.1.2 0, crossed GP-10.1.1.1 0, moved GP-6.5.2 0, moved GP-6.1.2 0, "
            "moved GP-6.5.2 0, crossed GP-10.1.2.1 1, moved GP-6.1.2 0, moved GP-6.5.2 0, "
            "moved GP-6.1.2 0, moved GP-6.5.2 0, disqualified GP-10.1.3.1 0, "
            "over GP-10.1.1.1 -1",
        ),
        (
            race("1@10.0 5@9.0", event="suspension_stress:5", wear={1: "s"}),
            "event GP-3.5.1.1 -1, wear GP-EV-suspension-stress 0",
        ),
        (
            race("1@10.0 10@8.0 5@9.0", event="suspension_difficulties:0").play("1"),
            "wear GP-EV-suspension-difficulties 0, wear GP-EV-suspension-difficulties 1",
        ),
        (
            race("1@10.0 10@8.0 5@9.0", event="tire_wear:2").play("1"),
            "wear GP-EV-tire-wear 0, wear GP-EV-tire-wear 1",
        ),
        (
            race("1@10.0 5@9.0", event="tire_test:9", wet=True, tyres={5: "s"}),
            "event GP-3.5.1.1 -1, wear GP-EV-tire-test.1 0, close_call GP-EV-tire-test.1 0, "
            "wear GP-EV-tire-test.1 1, close_call GP-EV-tire-test.1 1",
        ),
        (
            race("1@10.0 5@9.0", event="tire_test:9", tyres={5: "w"}),
            "event GP-3.5.1.1 -1, wear GP-EV-tire-test.2 1",
        ),
        (
            race("1@10.0 5@9.0", event="weather_change:5", tyres={5: "s"}).play("- -"),
            "close_call GP-EV-weather.2 0, close_call GP-EV-weather.2 1",
        ),
        (
            race("1@10.0 5@9.0", event="weather_change:5", tyres={1: "w", 5: "w"}, wet=True).play(
                "- s"
            ),
            "wear GP-EV-weather.3 0, fitted GP-7.6.2.3 1, pitted GP-9.1.2 1, moved GP-9.1.2 1",
        ),
        (
            race("1@10.0 5@9.0", event="blown_engine:7", wear={1: "e"}),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, out GP-4.3.1 0",
        ),
        (
            race("1@10.0 5@9.0 20@5.0", event="blown_engine:7"),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 -1, out GP-4.3.1 -1",
        ),
        (
            race("1@10.0 5@9.0", event="engine_problems:3", wear={1: "e", 5: "e"}),
            "event GP-3.5.1.1 -1, wear GP-EV-engine-problems.1 0, wear GP-EV-engine-problems.1 1",
        ),
        (
            race("1@30.0 5@29.0 20@25.0", event="engine_problems:3"),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 -1, pitted GP-EV-engine-problems.2 -1, "
            "moved GP-9.1.2 -1",
        ),
        (
            race("1@10.0 5@9.0", event="transmission_problems:5", wear={1: "g"}),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, wear GP-EV-transmission-problems 0",
        ),
        (
            race("1@10.0 5@9.0 20@20.0", event="hard_hit:6", close_calls={1: 2}),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, wear GP-EV-hard-hit.2 0, "
            "wear GP-EV-hard-hit.2 1, calls_gone GP-7.5.2 0, zone GP-8.3.1.1 -1",
        ),
        (
            race("1@10.0 5@9.0 20@9.1", event="collision:4", close_calls={1: 2}),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, wear GP-EV-collision.3 1, "
            "wear GP-EV-collision.3 0, calls_gone GP-7.5.2 0, restart GP-8.2.2 -1, "
            "moved GP-9.3.1.3 -1, moved GP-9.3.1.3 0",
        ),
        (
            race(
                "1@10.0 5@9.0 9@3.0", event="serious_crash:none", close_calls={1: 2}, wear={9: "t"}
            ),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, wear GP-EV-serious-crash.2 1, "
            "wear GP-EV-serious-crash.2 0, calls_gone GP-7.5.2 0, restart GP-8.2.2 -1, "
            "moved GP-9.3.1.3 2, moved GP-9.3.1.3 0, repaired GP-9.3.2.1 2",
        ),
        (
            race("1@10.0 5@9.0", event="spin_off:7", close_calls={1: 2}),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, moved GP-EV-spin-off.2 0, "
            "calls_gone GP-7.5.2 0, zone GP-8.3.1.1 -1",
        ),
        (
            race("1@10.0 5@9.0", event="spin_around:0", close_calls={1: 2}),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, pitted GP-EV-spin-around.1 0, moved GP-9.1.2 0, "
            "calls_gone GP-7.5.2 0, zone GP-8.3.1.1 -1",
        ),
        (
            race("1@10.0 5@9.1", event="strike_the_barrier:9", close_calls={1: 2}),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, wear GP-EV-strike-barrier 0, "
            "calls_gone GP-7.5.2 0, zone GP-8.3.1.1 -1, moved GP-8.3.2.2 0",
        ),
        (
            race("1@10.0 5@9.1 20@7.0", event="strike_the_barrier:9"),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 -1, out GP-4.3.1 -1, zone GP-8.3.1.1 -1, "
            "moved GP-8.3.2.2 0",
        ),
        (
            race("1@40.0 5@9.0", event="mechanical_failure:7", wear={1: "te"}).play("-"),
            "pitted GP-EV-mechanical.1 0, moved GP-9.1.2 0",
        ),
        (
            race("1@10.0 5@9.0", event="drive_through_penalty:4", close_calls={1: 2}),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, pitted GP-EV-drive-through 0, moved GP-9.1.2 0, "
            "calls_gone GP-7.5.2 0",
        ),
        (
            race("1@10.0 5@9.0", event="stop_and_go_penalty:1", close_calls={1: 2}),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, pitted GP-EV-stop-go 0, moved GP-9.1.2 0, "
            "calls_gone GP-7.5.2 0",
        ),
        (
            race("1@10.0 5@9.0", event="wheel_rub:2", close_calls={1: 2}),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, wear GP-EV-wheel-rub.2 0, "
            "wear GP-EV-wheel-rub.2 1, calls_gone GP-7.5.2 0",
        ),
        (
            race("1@10.0 5@9.0 20@9.1", event="wheel_rub:2"),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 -1, wear GP-EV-wheel-rub.2 1",
        ),
        (
            race("1@10.0 5@9.0", event="wing_damage:6", close_calls={1: 2}),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, wear GP-EV-wing-damage 0, calls_gone GP-7.5.2 0",
        ),
        (
            race("1@10.0 5@9.2", event="traction_hazard:2"),
            "event GP-3.5.1.1 -1, zone GP-8.3.1.1 -1, moved GP-8.3.2.2 0",
        ),
        (
            race("1@10.0 5@9.0 17@8.P", event="npc_retirement:3").play("hard_hit:6 spin_off:7"),
            "turned GP-EV-npc-retirement.1 -1, out GP-4.3.1 -1",
        ),
        (
            race("1@175.0 5@174.0", event="collision:4", close_calls={1: 2}),
            "event GP-3.5.1.1 -1, hit GP-8.1.5 0, wear GP-EV-collision.3 1, "
            "wear GP-EV-collision.3 0, calls_gone GP-7.5.2 0, no_restart GP-9.4.1 -1",
        ),
        (
            race("1@10.0 5@9.0", event="wing_damage:6", close_calls={1: 2, 5: 2}).play("emerald"),
            "team GP-4.4.1 1, hit GP-8.1.5 1, wear GP-EV-wing-damage 1, calls_gone GP-7.5.2 1",
        ),
        (
            race("1@40.0 5@39.0 19@20.0", event="suspension_stress:5", wear={1: "tb"}).play(
                "1 t - s -"
            ),
            "repaired GP-7.3.1.1 0, fitted GP-7.6.2.3 0, pitted GP-9.1.2 0, moved GP-9.1.2 0",
        ),
        (
            race("1@40.0 5@39.0 19@20.0", event="tire_test:9").play("- -"),
            "pitted GP-8.4.1 -1, moved GP-9.1.2 -1",
        ),
        (
            race("1@100.0 5@99.0 20@20.0", event="suspension_stress:5").play("- -"),
            "lapped GP-3.5.4.1 -1, out GP-4.2.4 -1",
        ),
        (
            race("1@40.0 5@39.0", event="suspension_stress:5", hands={1: "CO", 2: "CG"}).play(
                "- - #CO - -"
            ),
            "discarded GP-3.5.5.1 0, turn GP-3.5.3.1 0",
        ),
        (
            race("1@10.0 5@9.0", hands={1: "CO", 2: ""}, activated=[5], zone=30).play("1#CO >*4"),
            "activated GP-3.4.3 0, moved GP-6.1.2 0, moved GP-6.5.2 0, moved GP-6.1.2 0, "
            "moved GP-6.5.2 0, moved GP-6.1.2 0, moved GP-6.5.2 0, moved GP-6.1.2 0, "
            "moved GP-6.5.2 0, zone_ends GP-3.5.0.1 -1",
        ),
    ],
    ids=[
        "idle",
        "pass",
        "retire",
        "worn",
        "drive",
        "weave",
        "slide_in",
        "slide_out",
        "overtake",
        "late",
        "clean",
        "lead",
        "bonus",
        "exit",
        "lap",
        "finish",
        "suspension_stress",
        "suspension_difficulties",
        "tire_wear",
        "tire_test_wet",
        "tire_test_dry",
        "weather_wet",
        "weather_dry",
        "blown",
        "blown_npc",
        "engine",
        "engine_npc",
        "transmission",
        "hard_hit",
        "collision",
        "crash",
        "spin_off",
        "spin_around",
        "barrier",
        "barrier_npc",
        "mechanical",
        "drive_through",
        "stop_go",
        "rub",
        "rub_npc",
        "wing",
        "traction",
        "npc_retirement",
        "no_restart",
        "team_draw",
        "pit",
        "npc_pit",
        "lapped",
        "discard",
        "zone_ends",
    ],
)
def test_events_name_their_clause_and_seat(r: Race, events: str) -> None:
    assert told(r) == events


@pytest.mark.parametrize(
    ("r", "events"),
    [
        (race("1@10.0 5@30.0", "Charge").play("o"), "moved GP-6.1.3 0"),
        (race("1@10.0 5@30.0", "Weaving").play("o"), "moved GP-RC-1.1 0"),
        (race("1@10.1 5@30.0", "Challenge").play("O"), "moved GP-RC-8.1 0"),
        (race("1@10.1 5@9.1", "Slingshot").play("O"), "moved GP-RC-12.1 0, moved GP-6.7.2 0"),
        (
            race("1@10.2 5@10.3 9@11.3", "Charge").play("o"),
            "moved GP-6.8.2 0, close_call GP-6.8.4 0, moved GP-6.1.4 0",
        ),
        (
            race("1@10.2 5@10.3 9@30.0", "Conservative").play(">"),
            "moved GP-6.1.2 0",
        ),
        (
            race("1@10.O 5@30.0", hands={1: "CG"}).play("1#CG"),
            "activated GP-3.4.3 0, moved GP-EV-spin-off.3 0",
        ),
        (
            race("1@10.P 5@10.0 9@30.0", hands={1: "CG"}).play("1#CG"),
            "activated GP-3.4.3 0, moved GP-6.8.1 0, moved GP-9.2.2 0",
        ),
        (
            race("1@10.P 5@10.0 9@30.0", hands={1: "CG"}, zone=10).play("1#CG"),
            "activated GP-3.4.3 0, moved GP-8.3.2.6 0, moved GP-9.2.2 0",
        ),
    ],
    ids=["side", "free", "diagonal", "slung", "wall", "forward", "run_off", "exit", "exit_zone"],
)
def test_a_step_names_the_clause_of_its_kind(r: Race, events: str) -> None:
    assert told(r) == events


@pytest.mark.parametrize(
    ("how", "placed"), [(1, "GP-10.1.2.3"), (2, "GP-R70"), (3, "GP-R87"), (4, "GP-R88")]
)
def test_slots_are_given_by_the_clause_that_ends_the_race(how: int, placed: str) -> None:
    r = race("1@10.0 5@9.0", "Charge")
    r.state.trace = []

    r.state.stop_race(how)

    assert told(r).startswith(f"placed {placed} 0, placed {placed} 1")
