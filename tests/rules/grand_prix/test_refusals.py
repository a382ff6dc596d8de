"""Each refusal names the clause that refuses."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import Race, race
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.errors import IllegalAction
from slipstream.kernel.game import CHANCE


def refusal(r: Race, word: str) -> str:
    """The clause by which the seat that is asked may not answer so."""
    s = r.state
    with pytest.raises(IllegalAction) as refused:
        s.decisions[s.asking].read(s, s.waiting[0], word)
    return refused.value.clause


@clause("GP-6.1.5", "GP-6.1.7", "GP-1.3.3")
@pytest.mark.parametrize(
    ("word", "named"),
    [
        ("=", "GP-6.1.7"),
        ("O", "GP-6.1.5"),
        ("x", "GP-RC-4.1"),
        (">2", "GP-6.1.5"),
        (">0", "GP-4.5.2.1"),
        ("i", "GP-1.3.3"),
    ],
)
def test_steps_that_no_car_may_take_here(word: str, named: str) -> None:
    assert refusal(race("1@10.0 5@9.0", "Charge"), word) == named


@clause("GP-6.1.4", "GP-6.1.6", "GP-6.1.3")
def test_sideways_steps_that_cannot_be_made() -> None:
    assert refusal(race("1@10.0 5@16.1", "Charge").play(">*6"), "o") == "GP-6.1.4"
    assert refusal(race("1@10.0 5@9.0", "Charge").play("o"), "i") == "GP-6.1.6"
    assert refusal(race("1@10.3 5@9.0", "Charge"), "o") == "GP-6.1.3"


@clause("GP-6.1.8")
def test_without_points_only_free_steps_are_left() -> None:
    assert refusal(race("1@10.0 5@9.0", "Weaving").play(">*4"), ">") == "GP-6.1.8"


@clause("GP-6.5.3", "GP-6.6.2")
@pytest.mark.parametrize(("card", "named"), [("Solid Line", "GP-6.5.3"), ("Fast Pace", "GP-6.6.2")])
def test_a_linked_car_does_not_change_lanes(card: str, named: str) -> None:
    assert refusal(race("1@10.1 5@11.1", card).play(">"), "i") == named


@clause("GP-RC-2.1", "GP-RC-9.1", "GP-RC-10.1")
def test_sides_that_a_card_forbids() -> None:
    assert refusal(race("1@10.1 5@30.0", "Conservative"), "i") == "GP-RC-2.1"
    assert refusal(race("1@10.1 5@30.0", "Inside Line"), "o") == "GP-RC-9.1"
    assert refusal(race("1@10.1 5@30.0", "Outside Line"), "i") == "GP-RC-10.1"


@clause("GP-RC-8.1", "GP-RC-12.1", "GP-6.1.5")
def test_diagonals_that_cannot_be_made() -> None:
    once = race("1@10.1 5@30.0", "Challenge").play("O")

    assert refusal(once, "I") == "GP-RC-8.1"
    assert refusal(race("1@10.1 5@11.2", "Slingshot"), "O") == "GP-RC-12.1"


@clause("GP-7.6.4.2", "GP-9.2.4")
@pytest.mark.parametrize(("card", "steps", "word"), [("Slingshot", 7, "O"), ("Overtake", 4, "x")])
def test_out_of_the_pits_and_in_a_bonus_the_text_of_a_card_allows_nothing(
    card: str, steps: int, word: str
) -> None:
    bonus = race("1@10.1 5@40.0", card, tyres={1: "s"}).play(f">*{steps} +")

    assert refusal(race("1@10.P 5@30.0", card), word) == "GP-9.2.4"
    assert refusal(bonus, word) == "GP-7.6.4.2"


@clause("GP-8.3.4.1", "GP-8.3.2.5", "GP-RC-4.2")
def test_what_a_safety_zone_and_a_finish_forbid() -> None:
    zone = race("1@10.0 5@30.0", "Slingshot", zone=10)
    swap = race("1@10.0 5@11.0", "Overtake", zone=10)
    finished = race("1@178.0 5@179.0 9@100.0", "Overtake").play(">")

    assert refusal(zone, "o") == "GP-8.3.4.1"
    assert refusal(zone, "O") == "GP-8.3.4.1"
    assert refusal(swap, "x") == "GP-8.3.2.5"
    assert refusal(race("1@10.0 5@11.0", "Overtake"), "x1") == "GP-RC-4.1", "nobody in that lane"
    assert refusal(race("1@10.0 5@11.0", "Overtake"), "x0") == "GP-RC-4.1", "one way ahead: x"
    assert refusal(finished, "x") == "GP-RC-4.2"
    assert refusal(race("1@10.0 5@30.0", "Overtake"), "x") == "GP-RC-4.1"


@clause("GP-RC-9.2", "GP-RC-10.2", "GP-6.9.1.1")
def test_lanes_at_a_fork() -> None:
    """29.0 leads to 30.0 and 30.1; before it the road has one lane."""
    line = race("1@28.0 5@29.0 9@9.0", "Solid Line", circuit="cone").play("> :30.1")

    assert refusal(at_fork("Inside Line"), ">1") == "GP-RC-9.2"
    assert refusal(at_fork("Outside Line"), ">0") == "GP-RC-10.2"
    assert refusal(at_fork("Charge"), ">") == "GP-4.5.2.1"
    assert refusal(line, ">0") == "GP-6.9.1.1"


@clause("GP-4.5.4.1")
def test_where_there_is_one_lane_nobody_changes_it() -> None:
    assert refusal(at_fork("Charge"), "o") == "GP-4.5.4.1"


def at_fork(card: str) -> Race:
    return race("1@29.0 5@9.0", card, circuit="cone")


@clause("GP-3.4.2", "GP-1.5.1", "GP-1.5.2")
def test_cars_that_one_may_not_activate() -> None:
    now = race("1@10.0 5@9.0 20@8.0", hands={1: "CO"}, npcs_of={20: 2})

    assert refusal(now, "99#CO") == "GP-3.4.3"
    assert refusal(now, "99!") == "GP-3.4.6"
    assert refusal(now, "1") == "GP-3.4.2"
    assert refusal(now, "5#CO") == "GP-1.5.1"
    assert refusal(now, "20#CO") == "GP-1.5.2"


@clause("GP-3.4.3", "GP-1.5.4", "GP-7.2.1")
def test_race_cards_that_cannot_be_played() -> None:
    now = race("1@10.0 10@8.0 5@9.0", hands={1: "CO"}, activated=[10], wear={1: "tttttt"})

    assert refusal(now, "1#CO") == "GP-7.2.1"
    assert refusal(now, "10#CO") == "GP-1.5.4"
    assert refusal(race("1@10.0 5@9.0", hands={1: "CO"}), "1#CG") == "GP-3.4.3"


@clause("GP-3.4.4", "GP-3.4.6", "GP-3.4.7")
def test_passes_retirements_and_doing_nothing() -> None:
    now = race("1@10.0 10@8.0 5@9.0 20@7.0", hands={1: "CO"})

    assert refusal(now, "-") == "GP-3.4.7"
    assert refusal(now, ".") == "GP-3.4.4"
    assert refusal(now, "20!") == "GP-3.4.6"
    assert refusal(race("1@10.0 5@9.0", out=[10], hands={1: "CO"}), "10!") == "GP-3.4.6"
    assert (
        refusal(race("1@10.0 10@8.0 5@9.0", activated=[10], hands={1: "CO"}), "10!") == "GP-1.5.4"
    )


@clause("GP-2.7.2")
def test_nobody_starts_on_wet_tyres_in_the_dry() -> None:
    state = GrandPrix(2, {}).start()
    dealer = SeededDealer(1)
    while state.waiting == [CHANCE]:
        state.apply(CHANCE, state.sample(dealer))

    assert refusal(Race(state), "wh") == "GP-2.7.2"


@clause("GP-7.6.2.2", "GP-R38")
def test_tyres_that_cannot_be_fitted() -> None:
    stop = race("1@30.0 5@29.0", event="tire_test:9", tyres={1: "h"}).play("1")
    rain = race("1@10.0 5@9.0", event="weather_change:5", tyres={5: "s"})

    assert refusal(stop, "h") == "GP-R38"
    assert refusal(stop, "w") == "GP-7.6.2.2"
    assert refusal(rain, "s") == "GP-7.6.2.2"


@clause("GP-9.1.1", "GP-8.2.6", "GP-R46")
def test_stops_that_cannot_be_made() -> None:
    penalty = race("1@30.0 10@28.0 5@29.0", event="drive_through_penalty:4", close_calls={1: 2})
    spun = race("1@30.0 10@28.0 5@29.0", event="spin_off:7", close_calls={1: 2})

    assert refusal(penalty, "1") == "GP-8.2.6"
    assert refusal(spun, "1") == "GP-R46"
    assert refusal(penalty, "5") == "GP-9.1.1"
    both = race("1@30.0 10@28.0 5@29.0", event="suspension_stress:5")
    assert refusal(both, "10") == "GP-9.1.1"
    assert refusal(both.play("1 -"), "1") == "GP-9.1.1"


@clause("GP-13.2.1")
def test_in_running_order_each_car_waits_for_its_turn() -> None:
    now = race("1@30.0 10@28.0 5@29.0", event="suspension_stress:5", pits="running")

    assert refusal(now, "10") == "GP-13.2.1"


@clause("GP-7.3.1.1", "GP-7.3.2.2")
def test_markers_that_a_stop_does_not_take_off() -> None:
    stop = race("1@30.0 5@29.0", event="suspension_stress:5", wear={1: "tB"}).play("1")

    assert refusal(stop, "e") == "GP-7.3.1.1"
    assert refusal(stop, "B") == "GP-7.3.2.2"


@clause("GP-EV-tire-wear", "GP-EV-suspension-difficulties")
@pytest.mark.parametrize(
    ("event", "named"),
    [
        ("tire_wear:2", "GP-EV-tire-wear"),
        ("suspension_difficulties:0", "GP-EV-suspension-difficulties"),
    ],
)
def test_a_marker_for_somebody_elses_car(event: str, named: str) -> None:
    assert refusal(race("1@10.0 10@8.0 5@9.0", event=event), "5") == named
