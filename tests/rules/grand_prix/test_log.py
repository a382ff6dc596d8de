"""Events in words: a sentence for each, and what several amount to."""

from __future__ import annotations

import pytest

import spoken
from rules.grand_prix.drawn import Race, race
from slipstream.drafting.rules.kinds import MOVED
from slipstream.games.grand_prix.rules.kinds import HOW, KINDS, TEAM
from slipstream.kernel.trace import Event

NAMES = ["Ann", "Ben", "Cy"]


def brief(r: Race) -> str:
    return spoken.brief(r.state.game, r.state.trace or [], NAMES)


def log(r: Race) -> list[str]:
    return [spoken.sentence(r.state.game, event, NAMES) for event in r.state.trace or []]


def test_a_move_is_told_by_where_it_led_the_driver_first() -> None:
    r = race("1@10.0 5@11.0 9@9.0", "Conservative").play(">*4")

    assert brief(r) == "1 to sector 14 (lane 0) with 5 and 9"


def test_wear_and_close_calls_of_a_move() -> None:
    r = race("1@10.0 5@10.1", "Flat Out").play("o >*6")

    assert brief(r) == (
        "1 to sector 16 (lane 1), 5 to sector 10 (lane 2), 1 takes 1 Close Call,"
        " 1 takes 1 tyre marker, 1 takes 1 Close Call"
    )


def test_a_pit_stop_in_short() -> None:
    r = race("1@30.0 5@29.0", event="tire_test:9", wear={1: "tb"}).play("1 t b s -")

    assert brief(r).startswith(
        "1 to the pits at sector 24, 1 gets rid of 1 tyre marker, 1 gets rid of 1 brake marker,"
        " 1 on soft tyres, 1 drops back 6 sectors"
    )


def reversed_move(told: list[int]) -> list[int]:
    car, before, start, after, end, how = told
    return [car, after, end, before, start, how]


def test_who_comes_back_to_where_it_was_has_not_moved() -> None:
    r = race("1@10.0 5@11.0", "Overtake").play("x")
    before = r.state.trace or []

    back = [Event(e.kind, e.clause, e.seat, reversed_move(e.arguments)) for e in before]

    assert spoken.brief(r.state.game, [*before, *back], NAMES) == ""


@pytest.mark.parametrize(
    ("r", "told"),
    [
        (race("1@10.0 5@9.0", "Charge").play(">*7"), "Car 1 takes 1 tyre marker"),
        (race("1@10.0 5@9.0").play("1!"), "Ann retires car 1"),
        (race("1@10.0 5@9.0", wear={1: "tttttt"}).play("1!"), "Car 1 is worn out and retires"),
        (race("1@10.0 5@9.0", hands={1: "", 2: ""}).play("-"), "Ann does nothing"),
        (race("1@9.0 5@8.0", event="hard_hit:6", close_calls={1: 1}), "Car 1 takes 1 body marker"),
        (race("1@10.0 5@9.0", event="tire_test:9").play("- - #WV"), "Ann discards Weaving"),
    ],
    ids=["wear", "retired", "eliminated", "idle", "collision", "discard"],
)  # fmt: skip
def test_what_happens_is_told_in_one_sentence(r: Race, told: str) -> None:
    assert told in log(r)


def test_a_team_draw_names_the_team() -> None:
    r = race("1@10.0 5@9.0")

    assert spoken.sentence(r.state.game, Event(TEAM, "GP-4.4.1", -1, [1]), NAMES) == (
        "The draw falls on Emerald"
    )
    assert KINDS[TEAM].arguments == ["team"]


def test_every_way_to_a_place_has_a_sentence_of_its_own() -> None:
    game = race("1@10.0", "Overtake").state.game
    told = [Event(MOVED, "GP-4.1.1", 0, [0, 10, 30, 10, 31, how]) for how in range(len(HOW))]

    assert len({spoken.sentence(game, event, NAMES) for event in told}) == len(HOW)
