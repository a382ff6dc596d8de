"""The texts of the 22 race cards."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import race
from slipstream.games.grand_prix.rules.components import (
    CLOSE_CALLS,
    KIND,
    NAMES,
    NO_WEAR,
    PIT_SPEED,
    SPEED,
    WEAR,
    WEAR_IDS,
)


def printed(name: str) -> tuple[str, int, int, str, int]:
    card = NAMES.index(name)
    kind = ["solo", "line", "pursuit", "lead"][KIND[card]]
    wear = "" if WEAR[card] == NO_WEAR else WEAR_IDS[WEAR[card]]
    return kind, SPEED[card], PIT_SPEED[card], wear, CLOSE_CALLS[card]


@clause("GP-RC-1.1", "GP-R33")
def test_weaving_goes_sideways_for_nothing() -> None:
    r = race("1@10.0 5@10.1", "Weaving")

    assert r.play("o").points_left == 4
    assert r.play("o*3").at(1) == "10.3"


@clause("GP-RC-1.1", "GP-7.6.4.1")
def test_free_steps_once_declined_leave_nothing_of_the_move() -> None:
    asked = race("1@10.0 5@30.0", "Weaving", tyres={1: "s"}).play(">*4 =")

    assert asked.asks() == "soft_bonus:1"
    assert "move=1#WV,mp:0,been:@10.0+@11.0+@12.0+@13.0+@14.0 " in asked.state.game.line(
        asked.state, 0
    )


@clause("GP-RC-1.2")
def test_weaving_goes_sideways_to_the_last_and_never_twice_into_a_space() -> None:
    r = race("1@10.1 5@0.0", "Weaving").play(">*4")

    assert r.points_left == 0
    assert r.steps() == ["=", "i", "o"]
    assert r.play("i").asks() == "action:2"


@clause("GP-RC-1.3")
def test_weaving_gives_a_close_call_and_one_for_each_displacement() -> None:
    r = race("1@10.0 5@10.1", "Weaving").play("o o >*4 =")

    assert r.close_calls(1) == 3


@clause("GP-RC-2.1", "GP-RC-5.1", "GP-5.3")
@pytest.mark.parametrize("card", ["Conservative", "Chasing the Race"])
def test_these_lines_never_go_sideways_but_choose_at_forks(card: str) -> None:
    straight = race("1@10.1 5@0.0", card)
    fork = race("1@29.0 5@0.0", card, circuit="cone")

    assert straight.steps() == [">"]
    assert fork.steps() == [">0", ">1"]


@clause("GP-RC-2.1", "GP-RC-5.1")
def test_markers_of_the_slow_lines() -> None:
    assert printed("Conservative") == ("line", 4, 2, "", 0)
    assert printed("Chasing the Race") == ("line", 5, 2, "suspension", 0)


@clause("GP-RC-3.1", "GP-RC-3.5")
def test_clean_air_puts_the_car_behind_the_next_one_and_it_gains_the_distance() -> None:
    after = race("22@10.1 33@50.2", "Clean Air").play(">*4")

    assert after.at(22) == "49.2"


@clause("GP-RC-3.2")
def test_clean_air_may_only_change_the_lane() -> None:
    r = race("22@10.1 33@15.1 5@15.2", "Clean Air").play(">*4")

    assert r.steps() == [":14.1", ":14.2"]
    assert r.play(":14.1").at(22) == "14.1"
    assert r.play(":14.2").at(22) == "14.2"


@clause("GP-RC-3.1")
def test_clean_air_needs_a_sector_of_its_own() -> None:
    """5 is ahead of both, but 33 is in the same sector, on the inside."""
    shared = race("22@10.1 33@14.0 5@30.0", "Clean Air").play(">*4")

    assert shared.at(22) == "14.1"


@clause("GP-RC-3.3", "GP-R34")
def test_clean_air_sees_lapped_cars_but_not_the_pits() -> None:
    after = race("22@70.1 33@80.0 5@16.P 9@25.2", "Clean Air").play(">*4")

    assert after.at(22) == "79.0"


@clause("GP-R34")
def test_clean_air_follows_a_lapped_car() -> None:
    after = race("22@70.1 33@85.0 9@16.2", "Clean Air").play(">*4")

    assert after.at(22) == "75.2"


@clause("GP-RC-3.4")
def test_clean_air_does_nothing_past_the_finish() -> None:
    after = race("22@178.1 33@179.0 5@30.0", "Clean Air").play(">*4")

    assert after.slot(22) == 1


@clause("GP-RC-3.6", "GP-R101")
def test_clean_air_behind_a_car_that_no_open_space_leads_to() -> None:
    after = race("22@20.0 9@26.1 4@50.0", "Clean Air", zone=20).play(">*4")

    assert after.at(22) == "25.0"


@clause("GP-RC-4.1", "GP-R35")
def test_overtake_offers_a_swap_with_each_car_directly_ahead() -> None:
    r = race("1@35.1 5@36.1 9@36.2", "Overtake", circuit="cone")

    assert r.steps() == [">1", ">2", "i", "x1", "x2"]
    swapped = r.play("x2")
    assert swapped.cars(1, 9) == "1@36.2 9@35.1"
    assert swapped.points_left == 3


@clause("GP-RC-4.2", "GP-8.3.2.5")
@pytest.mark.parametrize("cars", ["1@24.0 5@25.0", "1@25.0 5@26.0", "1@14.0 5@15.0"])
@pytest.mark.parametrize("card", ["Overtake", "Late Brake"])
def test_no_swap_if_either_car_is_in_the_zone(cars: str, card: str) -> None:
    r = race(cars, card, zone=20)

    assert not any(word.startswith("x") for word in r.steps())


@clause("GP-RC-4.2")
def test_no_swap_with_a_car_that_has_finished() -> None:
    r = race("1@178.0 5@179.0 9@30.0", "Overtake")

    assert "x" in r.steps()
    assert r.play(">").crossed() == [5]
    assert "x" not in r.play(">").steps()


@clause("GP-RC-4.3")
def test_overtake_gives_a_close_call_also_without_a_swap() -> None:
    assert race("1@10.0 5@0.0", "Overtake").play(">*4").close_calls(1) == 1


@clause("GP-RC-6.1", "GP-RC-7.1")
def test_the_slides_go_one_lane_in_or_out() -> None:
    inward = race("1@10.1 5@0.0", "Oversteer").play(">*5")
    outward = race("1@10.1 5@0.0", "Understeer").play(">*5")

    assert (inward.at(1), inward.wear(1)) == ("15.0", "s")
    assert (outward.at(1), outward.wear(1)) == ("15.2", "s")


@clause("GP-RC-7.2", "GP-R31")
def test_a_slide_may_go_back_into_a_space_but_not_in_a_zone() -> None:
    back = race("1@10.1 5@0.0", "Oversteer").play(">*4 o")
    zone = race("1@15.0 5@0.0", "Understeer", zone=20).play(">*5")

    assert back.at(1) == "14.1"
    assert zone.at(1) == "20.0"
    assert back.close_calls(1) == 0


@clause("GP-RC-6.1")
def test_only_the_active_car_slides() -> None:
    after = race("1@10.1 5@11.1", "Oversteer").play(">*5")

    assert after.cars(1, 5) == "1@15.0 5@16.1"


@clause("GP-R32", "GP-7.4.2")
def test_a_car_without_movement_points_still_slides_and_wears() -> None:
    after = race("1@10.1 5@0.0", "Oversteer", wear={1: "tttss"})

    assert after.asks() == "action:2"
    assert (after.at(1), after.wear(1)) == ("10.0", "tttsss")


@clause("GP-RC-8.1")
def test_challenge_is_diagonal_once() -> None:
    r = race("1@10.1 5@0.0", "Challenge")

    assert r.steps() == [">", "i", "o", "I", "O"]
    assert r.play("O").steps() == [">", "i", "o"]
    assert r.play("O").points_left == 5
    assert printed("Challenge") == ("solo", 6, 2, "", 1)


@clause("GP-RC-9.1", "GP-RC-10.1")
def test_inside_and_outside_line_go_sideways_one_way() -> None:
    assert race("1@10.1 5@0.0", "Inside Line").steps() == [">", "i"]
    assert race("1@10.1 5@0.0", "Outside Line").steps() == [">", "o"]


@clause("GP-RC-9.2", "GP-RC-10.2")
def test_inside_and_outside_line_settle_every_fork() -> None:
    cars = "1@34.1 5@35.1"

    inside = race(cars, "Inside Line", circuit="cone").play(">")
    outside = race(cars, "Outside Line", circuit="cone").play(">")

    assert inside.cars(1, 5) == "1@35.1 5@36.1"
    assert outside.cars(1, 5) == "1@35.1 5@36.2"
    assert (inside.steps(), outside.steps()) == ([">1"], [">2"])


@clause("GP-RC-9.4", "GP-RC-10.4", "GP-R30")
def test_a_linked_inside_or_outside_line_changes_no_lane() -> None:
    inside = race("1@10.1 5@11.1", "Inside Line").play(">")
    outside = race("1@10.1 5@11.1", "Outside Line").play(">")

    assert inside.steps() == outside.steps() == [">"]
    assert inside.play(">*6").wear(1) == outside.play(">*6").wear(1) == "t"


@clause("GP-RC-12.1", "GP-RC-16.1")
@pytest.mark.parametrize("card", ["Slingshot", "Flat Out"])
def test_the_diagonal_of_a_lead_is_for_the_whole_tail_and_once(card: str) -> None:
    r = race("1@10.1 5@9.1 9@8.1", card).play("O")

    assert r.cars(1, 5, 9) == "1@11.2 5@10.1 9@9.1"
    assert r.play(">").cars(1, 5, 9) == "1@12.2 5@11.2 9@10.1"
    assert "O" not in r.steps()


@clause("GP-RC-17.1", "GP-R36")
def test_late_brake_is_free_optional_and_asked_only_with_a_car_ahead() -> None:
    alone = race("1@10.1 5@0.0", "Late Brake").play(">*8")
    behind = race("1@10.1 5@19.1", "Late Brake").play(">*8")

    assert alone.asks() == "action:2"
    assert alone.wear(1) == "b"
    assert behind.steps() == ["-", "x1"]


@clause("GP-RC-11.1", "GP-RC-12.1", "GP-RC-13.1")
def test_tyre_cards_of_speed_seven() -> None:
    assert printed("Charge") == ("solo", 7, 3, "tyre", 0)
    assert printed("Slingshot") == ("lead", 7, 3, "tyre", 0)
    assert printed("Out in Front") == ("lead", 7, 3, "tyre", 0)


@clause("GP-RC-14.1", "GP-RC-15.1", "GP-RC-16.1")
def test_solid_line_power_line_and_flat_out() -> None:
    assert printed("Solid Line") == ("line", 7, 3, "tyre", 0)
    assert printed("Power Line") == ("line", 8, 4, "tyre", 0)
    assert printed("Flat Out") == ("lead", 8, 4, "tyre", 1)


@clause("GP-RC-18.1", "GP-RC-19.1", "GP-RC-20.1")
def test_fast_pace_floor_it_and_top_gear() -> None:
    assert printed("Fast Pace") == ("pursuit", 8, 4, "tyre", 0)
    assert printed("Floor It") == ("solo", 9, 4, "engine", 0)
    assert printed("Top Gear") == ("solo", 9, 4, "transmission", 0)


@clause("GP-RC-21.1", "GP-RC-22.1")
def test_follow_the_leader_and_set_the_pace() -> None:
    assert printed("Follow the Leader") == ("lead", 9, 4, "engine", 0)
    assert printed("Set the Pace") == ("lead", 9, 4, "transmission", 0)


@clause("GP-6.A7")
def test_late_brake_and_clean_air_for_an_npc_leave_no_marker() -> None:
    after = race("20@10.1 5@12.1", "Late Brake").play(">*8 x1")

    assert after.cars(20, 5) == "20@19.1 5@18.1"
    assert not any(after.state.wear)
