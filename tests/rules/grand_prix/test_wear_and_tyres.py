"""Chapter 7: wear, Close Calls, tyres, the duty to change them, the soft bonus."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import Race, race
from slipstream.games.grand_prix.rules.components import DURATION, SOFT, WEAR_IDS
from slipstream.games.grand_prix.rules.tyres import fit, has_bonus


@clause("GP-7.1.1")
def test_the_marker_of_a_card_comes_after_the_move_that_of_an_event_at_once() -> None:
    r = race("5@10.0 9@0.0", "Charge")
    event = race("5@10.0 9@9.0", event="suspension_difficulties:0")

    assert r.play(">*6").wear(5) == ""
    assert r.play(">*7").wear(5) == "t"
    assert event.wear(5) == "s"


@clause("GP-7.1.2", "GP-7.6.4.4")
def test_there_are_always_more_markers() -> None:
    start = race("5@10.0 9@30.0", "Charge", wear={5: "tttss"}, tyres={5: "s"})

    after = start.play(">*2 + >*3")

    assert after.wear(5) == "tttttss"


@clause("GP-7.2.1")
def test_the_sixth_marker_does_not_eliminate_at_once() -> None:
    after = race("5@10.0 9@30.0", "Charge", wear={5: "tttss"}).play(">*2")

    assert after.wear(5) == "ttttss"
    assert not after.is_out(5)


@clause("GP-7.2.2")
def test_close_calls_are_no_wear() -> None:
    r = race("5@10.0 9@0.0", "Charge", close_calls={5: 9})

    assert r.points_left == 7


@clause("GP-7.3.1.1", "GP-R44", "GP-9.1.3")
def test_a_stop_may_drop_some_markers_or_none_and_keeps_close_calls() -> None:
    r = race("5@30.1 9@31.0", event="tire_test:9", wear={5: "tb"}, close_calls={5: 2}).play("5")

    assert r.steps() == ["t", "b", "-"]
    some, none = r.play("t - -"), r.play("- -")
    assert (some.at(5), some.wear(5)) == ("29.P", "b")
    assert (none.at(5), none.wear(5)) == ("30.P", "tb")
    assert some.close_calls(5) == 2


@clause("GP-7.3.2.1")
def test_what_each_marker_costs() -> None:
    assert dict(zip(WEAR_IDS, DURATION, strict=True)) == {
        "tyre": 1,
        "suspension": 1,
        "wing": 5,
        "brakes": 5,
        "transmission": 10,
        "engine": 10,
        "body": -1,
    }


@clause("GP-7.3.2.2")
def test_body_damage_cannot_be_repaired() -> None:
    r = race("5@30.1 9@31.0", event="tire_test:9", wear={5: "wBB"}).play("5")

    assert r.steps() == ["w", "-"]


@clause("GP-7.4.1")
@pytest.mark.parametrize(("markers", "speed"), [(0, 9), (2, 9), (3, 6), (4, 5), (5, 4)])
def test_markers_cost_speed_from_the_third_on(markers: int, speed: int) -> None:
    assert race("5@10.0 9@0.0", "Top Gear", wear={5: "t" * markers}).points_left == speed


@clause("GP-7.4.2")
def test_speed_is_never_below_nothing_and_the_card_still_counts() -> None:
    after = race("5@10.0 9@0.0", "Overtake", wear={5: "ttsse"})

    assert after.at(5) == "10.0"
    assert after.asks() == "action:2"
    assert after.close_calls(5) == 1


@clause("GP-7.4.3")
def test_no_penalty_out_of_the_pits_for_the_bonus_or_for_pushed_cars() -> None:
    pits = race("5@10.P 9@0.0", "Top Gear", wear={5: "ttsse"})
    bonus = race("5@10.0 9@30.0", "Charge", wear={5: "ttsse"}, tyres={5: "s"}).play(">*2 +")
    pushed = race("9@9.0 5@10.0", "Conservative", wear={5: "ttsse"}).play(">*4")

    assert pits.points_left == 3
    assert bonus.points_left == 3
    assert pushed.at(5) == "14.0"


@clause("GP-7.5.2")
def test_only_an_event_that_looks_at_close_calls_takes_them_all() -> None:
    cars = "5@30.1 9@31.0"
    looked = race(cars, event="wing_damage:6", close_calls={5: 3, 9: 1})
    other = race(cars, event="engine_problems:3", close_calls={5: 3}, wear={5: "e"})

    assert (looked.close_calls(5), looked.close_calls(9)) == (0, 1)
    assert other.close_calls(5) == 3


@clause("GP-7.6.1.1", "GP-7.6.4.1")
def test_only_soft_tyres_have_a_bonus_once_a_set() -> None:
    offered = {
        tyre: race("5@10.0 9@30.0", "Charge", tyres={5: tyre}).play(">*7").asks()
        for tyre in ("h", "w", "s", "s-")
    }

    assert offered == {"h": "action:2", "w": "action:2", "s": "soft_bonus:1", "s-": "action:2"}


@clause("GP-7.6.4.1", "GP-6.A8")
def test_the_bonus_moves_again_and_costs_a_tyre_marker() -> None:
    asked = race("5@10.0 9@30.0", "Top Gear", tyres={5: "s"}).play(">*9")

    assert asked.wear(5) == "g"
    saved, used = asked.play("-"), asked.play("+ >*4")
    assert (saved.at(5), saved.tyre(5), saved.wear(5)) == ("19.0", "s", "g")
    assert (used.at(5), used.tyre(5), used.wear(5)) == ("23.0", "s-", "tg")
    paused = asked.play("+ >*2").play(">*2")
    assert (paused.at(5), paused.wear(5)) == ("23.0", "tg")


@clause("GP-7.6.4.2")
def test_the_bonus_is_a_plain_solo_move() -> None:
    start = race("5@10.1 9@9.1 14@20.0", "Flat Out", tyres={5: "s"})

    bonus = start.play("O >*7 +")

    assert bonus.cars(5, 9) == "5@18.2 9@17.2"
    assert bonus.steps() == [">", "i", "o"]
    on = bonus.play("> o")
    assert on.at(9) == "17.2"
    assert on.steps() == [">"]


@clause("GP-7.6.4.2")
def test_spaces_entered_before_the_bonus_stay_forbidden_and_displacements_count() -> None:
    start = race("5@10.1 9@17.3 14@30.0", "Top Gear", tyres={5: "s"})

    bonus = start.play(">*8 o +")

    assert bonus.at(5) == "18.2"
    assert "i" not in bonus.steps()
    displaced = race("5@10.1 9@19.2 14@30.0", "Top Gear", tyres={5: "s"}).play(">*9 + o")
    assert displaced.close_calls(5) == 1


@clause("GP-6.A8", "GP-RC-7.1")
def test_the_space_a_car_slid_onto_counts_as_entered() -> None:
    """It slides out to 15.2, goes on to 15.3 with the bonus and may not come back."""
    slid = race("5@10.1 9@30.0", "Understeer", tyres={5: "s"}).play(">*5")
    bonus = slid.play("+ o")

    assert slid.at(5) == "15.2"
    assert (bonus.at(5), bonus.points_left) == ("15.3", 1)
    assert bonus.steps() == [">"]


@clause("GP-7.6.4.3", "GP-R37")
def test_the_bonus_follows_a_pit_exit_but_not_the_finish() -> None:
    pits = race("5@10.P 9@30.0", "Charge", tyres={5: "s"}).play(">*2")
    finish = race("5@178.0 9@30.0", "Charge", tyres={5: "s"}).play(">*7")

    assert pits.asks() == "soft_bonus:1"
    assert finish.asks() == "action:2"


@clause("GP-7.6.4.3", "GP-6.8.4")
def test_close_calls_are_given_in_a_bonus_after_a_pit_exit() -> None:
    r = race("5@10.P 9@12.1 14@30.0", "Charge", tyres={5: "s"})

    assert r.play("o").close_calls(5) == 0
    bonus = r.play(">*2 +")
    assert bonus.play("o").close_calls(5) == 1


@clause("GP-7.6.2.2", "GP-R38")
@pytest.mark.parametrize(
    ("wet", "tyre", "options"),
    [
        (False, "h", ["-", "soft"]),
        (False, "s", ["-", "hard"]),
        (False, "w", ["-", "hard", "soft"]),
        (True, "h", ["-", "wet"]),
        (True, "s", ["-", "wet"]),
    ],
)
def test_which_tyres_may_be_fitted(wet: bool, tyre: str, options: list[str]) -> None:
    event = "engine_problems:3"
    r = race("5@30.1 9@31.0", event=event, tyres={5: tyre}, wet=wet).play("5")

    assert r.asks() == "new_tyres:1"
    assert r.steps() == options


@clause("GP-7.6.2.2")
def test_on_wet_tyres_in_the_wet_there_is_nothing_to_change() -> None:
    r = race("5@30.1 9@31.0", event="engine_problems:3", tyres={5: "w", 9: "w"}, wet=True)

    assert r.play("5").asks() == "pit:2"


@clause("GP-7.6.2.1", "GP-7.6.2.3", "GP-7.6.3.2")
def test_a_change_fulfils_the_duty_and_new_softs_are_unused() -> None:
    start = race("5@30.1 9@31.0", event="engine_problems:3", tyres={5: "s-", 9: "w"})

    hard, soft = start.play("5 h -"), start.play("- 9 s")

    assert hard.state.has_done_duty(hard.car(5))
    assert not start.state.has_done_duty(start.car(5))
    assert soft.tyre(9) == "s"
    assert soft.state.tyres_before[soft.car(9)] == [2]


@clause("GP-7.6.3.2", "GP-7.6.4.1")
def test_a_second_set_of_softs_after_a_used_one_has_its_bonus() -> None:
    """5 has used its softs, stops for hards, and in a later turn for softs again."""
    used = race("5@30.1 9@31.0", event="engine_problems:3", tyres={5: "s-"})

    hard = used.play("5 h -")
    state = hard.state.copy()
    fit(state, hard.car(5), SOFT)

    assert hard.tyre(5) == "h"
    assert Race(state).tyre(5) == "s"
    assert has_bonus(state, hard.car(5))


@clause("GP-7.6.3.1")
def test_a_change_takes_at_least_two() -> None:
    start = race("5@30.1 9@31.0", event="engine_problems:3", wear={5: "tb"})

    assert start.play("5 t - s -").at(5) == "28.P"
    assert start.play("5 t b s -").at(5) == "24.P"


def final(**facts: object) -> list[int]:
    """Disqualified numbers after 1 has crossed the line; 5 was still racing."""
    start = race(
        "1@178.0 5@100.0 9@99.0",
        "Conservative",
        activated=[5, 9],
        hands={1: "", 2: "", 3: ""},
        **facts,  # type: ignore[arg-type]
    )
    after = start.play(">*4")
    assert after.asks() == "end"
    return [after.state.race.numbers[car] for car in after.state.disqualified()]


@clause("GP-7.6.2.4", "GP-10.1.3.1")
def test_cars_without_a_change_are_disqualified() -> None:
    assert final() == [1, 5, 9]
    assert final(duty_done=[5]) == [1, 9]


@clause("GP-7.6.2.5", "GP-R41")
def test_wet_tyres_alone_are_enough_in_a_race_that_was_never_dry() -> None:
    assert final(wet=True, tyres={1: "w", 5: "w", 9: "s"}) == [9]
    assert final(tyres={1: "w"}) == [1, 5, 9]


@clause("GP-R43", "GP-7.6.2.4")
def test_a_car_retired_in_the_final_turn_is_disqualified_an_earlier_one_is_not() -> None:
    start = race(
        "9@178.0 1@170.0 5@100.0",
        "Conservative",
        out=[10],
        hands={1: "", 2: "", 3: ""},
        duty_done=[1, 9],
    )

    after = start.play(">*4 . 5! -")

    numbers = [after.state.race.numbers[car] for car in after.state.disqualified()]
    assert after.asks() == "end"
    assert numbers == [5]
