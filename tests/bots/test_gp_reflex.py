"""Rules of thumb of Grand Prix's reflex driver, each in one position."""

from __future__ import annotations

import pytest

from rules.grand_prix.drawn import Race, race
from slipstream.games.grand_prix.bot.driver import DRIVER
from slipstream.kernel.dealer import SeededDealer

QUIET = "suspension_stress:5"


def answer(r: Race) -> str:
    state = r.state
    action = DRIVER.reflex(state, state.waiting[0], SeededDealer(1))
    return state.decisions[state.asking].spell(state, action)


def test_a_fast_card_drives_the_own_car() -> None:
    assert answer(race("1@10.0 5@30.1", hands={1: "CO,CG"})) == "1#CG"


def test_a_worn_car_takes_a_card_that_does_not_wear_it_out() -> None:
    r = race("1@10.0 5@30.1", hands={1: "CO,CG"}, wear={1: "tt"})

    assert answer(r) == "1#CO"


def test_an_npc_behind_pushes_the_own_car_in_a_line() -> None:
    assert answer(race("1@10.0 5@22.1 20@9.0", hands={1: "CO"}, activated=[1])) == "20#CO"


def test_passing_and_doing_nothing_are_better_than_retiring() -> None:
    assert answer(race("10@10.0 5@12.1", out=[1], first=1, hands={1: ""})) == "."
    assert answer(race("1@10.0 5@12.1", hands={1: ""})) == "-"


def test_only_a_worn_out_car_is_retired() -> None:
    r = race("1@10.0 10@9.0 5@12.1", hands={1: ""}, wear={1: "tttttt"}, activated=[10])

    assert answer(r) == "1!"


def test_a_car_leaves_the_pits_with_any_card() -> None:
    assert answer(race("1@10.P 5@12.1", hands={1: "CO"})) == "1#CO"


def test_it_goes_round_a_rival_and_pushes_an_own_car() -> None:
    assert answer(race("1@10.0 5@11.0", "Charge")) == "o"
    assert answer(race("1@10.0 10@11.0 5@30.0", "Charge")) == ">"


def test_where_there_is_no_way_round_it_pushes() -> None:
    assert answer(race("1@10.0 5@11.0 9@11.1 33@10.1", "Charge")) == ">"


@pytest.mark.parametrize(
    ("place", "card", "wear", "bonus"),
    [
        ("10.0", "Conservative", "", "-"),
        ("10.0", "Charge", "", "+"),
        ("10.0", "Charge", "tt", "-"),
        ("164.0", "Conservative", "tt", "+"),
    ],
)
def test_softs_are_used_for_a_fast_card_or_at_the_end(
    place: str, card: str, wear: str, bonus: str
) -> None:
    r = race(f"1@{place} 5@40.1", card, tyres={1: "s"}, wear={1: wear}, duty_done=[1])
    while r.asks() == "step:1":
        r = r.play(">")

    assert answer(r) == bonus


def test_it_brakes_late_past_a_rival_and_not_past_its_own_car() -> None:
    assert answer(race("1@10.0 5@19.0", "Late Brake").play(">*8")).startswith("x")
    assert answer(race("1@10.0 10@19.0 5@30.0", "Late Brake").play(">*8")) == "-"


def test_clean_air_closes_up_behind_the_next_car() -> None:
    r = race("1@10.0 5@20.0 33@20.1", "Clean Air").play(">*4")

    assert answer(r).startswith(":19")


def test_a_worn_car_pits_and_a_sound_one_does_not() -> None:
    worn = race("1@30.0 5@29.1", event=QUIET, wear={1: "tttt"}, duty_done=[1], first=1)
    sound = race("1@30.0 5@29.1", event=QUIET, duty_done=[1], first=1)

    assert answer(worn) == "1"
    assert answer(sound) == "-"


def test_the_duty_is_done_before_it_is_too_late() -> None:
    assert answer(race("1@120.0 5@29.1", event=QUIET, first=1)) == "1"
