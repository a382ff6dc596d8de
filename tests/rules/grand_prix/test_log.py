"""Events in words: a sentence for each, and what several amount to."""

from __future__ import annotations

import pytest

from rules.grand_prix.drawn import Race, race
from slipstream.games.grand_prix.telling import KINDS, TEAM
from slipstream.kernel.trace import Event

NAMES = ["Ann", "Ben", "Cy"]


def brief(r: Race) -> str:
    return r.state.game.brief(r.state.trace or [], NAMES)


def log(r: Race) -> list[str]:
    return [r.state.game.sentence(event, NAMES) for event in r.state.trace or []]


def test_a_move_is_told_by_where_it_led_the_driver_first() -> None:
    r = race("1@10.0 5@11.0 9@9.0", "Conservative").play(">*4")

    assert brief(r) == "1 10.0 -> 14.0 with 5, 9"


def test_wear_and_close_calls_of_a_move() -> None:
    r = race("1@10.0 5@10.1", "Flat Out").play("o >*6")

    assert brief(r) == "1 10.0 -> 16.1, 5 10.1 -> 10.2, 1 +1 CC, 1 +t, 1 +1 CC"


def test_a_pit_stop_in_short() -> None:
    r = race("1@30.0 5@29.0", event="tire_test:9", wear={1: "tb"}).play("1 t b s -")

    assert brief(r).startswith("1 30.0 -> 24.P, 1 -t, 1 -b, 1 on soft, 1 goes back 6")


def test_who_comes_back_to_where_it_was_has_not_moved() -> None:
    r = race("1@10.0 5@11.0", "Overtake").play("x")
    before = r.state.trace or []

    back = [Event(e.kind, e.clause, e.seat, [e.arguments[0], *e.arguments[3:], *e.arguments[1:3]])
            for e in before]  # fmt: skip

    assert r.state.game.brief([*before, *back], NAMES) == ""


@pytest.mark.parametrize(
    ("r", "told"),
    [
        (race("1@10.0 5@9.0", "Charge").play(">*7"), "1 takes 1 tyre"),
        (race("1@10.0 5@9.0").play("1!"), "Ann: retires 1"),
        (race("1@10.0 5@9.0", wear={1: "tttttt"}).play("1!"), "Ann: 1 is worn out and eliminated"),
        (race("1@10.0 5@9.0", hands={1: "", 2: ""}).play("-"), "Ann: does nothing"),
        (race("1@10.0 5@9.0", event="collision:4", close_calls={1: 1}), "1 takes 2 body"),
        (race("1@10.0 5@9.0", event="tire_test:9").play("- - #WV"), "Ann: discards Weaving"),
    ],
    ids=["wear", "retired", "eliminated", "idle", "collision", "discard"],
)  # fmt: skip
def test_sentences(r: Race, told: str) -> None:
    assert told in log(r)


def test_a_team_draw_names_the_team() -> None:
    r = race("1@10.0 5@9.0")

    assert r.state.game.sentence(Event(TEAM, "GP-4.4.1", -1, [1]), NAMES) == (
        "the draw falls on emerald"
    )
    assert KINDS[TEAM].arguments == ["team"]
