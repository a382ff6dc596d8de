"""8.3: the Safety Zone, gathering, and every movement type through it."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import race


@clause("GP-8.3.1.1")
def test_eleven_sectors_around_the_affected_car_also_across_the_line() -> None:
    after = race("1@61.1 5@30.0 9@57.2", event="traction_hazard:2")
    track = after.state.board.track

    assert [s for s in range(60) if track.in_zone(s)] == [0, 1, 2, 3, 4, 5, 6, 56, 57, 58, 59]
    assert after.cars(1, 9) == "1@61.0 9@57.0"


@clause("GP-8.3.1.1", "GP-EV-hard-hit.5")
def test_the_sector_counts_although_the_car_has_left_the_race() -> None:
    after = race("20@20.2 5@21.3 1@40.0", event="hard_hit:6")

    assert after.is_out(20)
    assert (after.zone(), after.at(5)) == (20, "21.0")


@clause("GP-8.3.1.2", "GP-I14")
def test_a_zone_lasts_through_the_next_action_phase() -> None:
    r = race("1@30.1 5@20.0", event="traction_hazard:2").play("- - - -")

    assert r.asks() == "action:1"
    assert r.state.turn_number == 6
    assert r.zone() == 30


@clause("GP-8.3.2.1", "GP-8.3.4.1", "GP-6.A1")
def test_inside_there_is_one_lane_and_every_lane_before_it_leads_there() -> None:
    inside = race("5@18.0 9@30.0", "Challenge", zone=20)
    before = race("5@14.3 9@30.0", "Challenge", zone=20)

    assert inside.steps() == [">"]
    assert before.steps() == [">", "i"]
    assert before.play(">").at(5) == "15.0"


@clause("GP-8.3.4.1")
def test_a_diagonal_out_of_the_last_sector_is_allowed() -> None:
    r = race("5@25.0 9@40.0", "Challenge", zone=20)

    assert r.steps() == [">", "O"]
    assert r.play("O").at(5) == "26.1"


@clause("GP-8.3.2.2", "GP-8.A")
def test_gathering_goes_from_the_front_and_from_the_inside() -> None:
    after = race("1@30.3 5@30.1 9@30.0 14@31.2", event="traction_hazard:2")

    assert after.zone() == 31
    assert after.cars() == "14@33.0 9@32.0 5@31.0 1@30.0"


@clause("GP-8.3.2.3", "GP-R69")
def test_gathering_takes_the_innermost_link_at_a_fork() -> None:
    """On CONE 29.0 leads to 30.0 and 30.1: the push out of the zone goes inside."""
    after = race(
        "1@24.0 5@29.0 9@24.1 14@25.0 22@26.0 33@27.0 77@28.0",
        circuit="cone",
        event="strike_the_barrier:9",
        close_calls={1: 1},
    )

    assert after.zone() == 24
    assert after.cars(5, 77, 1, 9) == "5@30.0 77@29.0 1@25.0 9@24.0"


@clause("GP-8.3.2.4")
def test_gathering_gives_no_close_call() -> None:
    after = race("1@30.1 5@30.2", event="traction_hazard:2")

    assert after.cars() == "1@31.0 5@30.0"
    assert (after.close_calls(1), after.close_calls(5)) == (0, 0)


@clause("GP-8.3.2.6", "GP-R73")
@pytest.mark.parametrize("place", ["30.P", "30.O"])
def test_leaving_pits_or_run_off_into_the_zone(place: str) -> None:
    r = race(f"5@{place} 9@30.0 14@31.0 1@0.0", "Charge", zone=28)

    assert r.points_left == 2
    assert r.cars(5, 9, 14) == "5@30.0 9@31.0 14@32.0"


@clause("GP-8.3.2.6", "GP-6.A6")
def test_the_pushed_car_chooses_its_lane_where_the_zone_ends_at_a_fork() -> None:
    r = race("5@29.P 9@29.0 1@0.0", "Charge", circuit="cone", zone=24)

    assert r.asks() == "lane:2"
    after = r.play(":30.1")
    assert after.cars(5, 9) == "5@29.0 9@30.1"
    assert after.points_left == 2


@clause("GP-8.3.3.1", "GP-R74")
@pytest.mark.parametrize(
    ("card", "free"),
    [("Charge", True), ("Out in Front", True), ("Solid Line", False), ("Fast Pace", False)],
)
def test_entering_pushes_and_links_by_type(card: str, free: bool) -> None:
    """Out of the zone again, who was only conditionally linked may change lanes."""
    r = race("5@24.0 9@25.0 1@50.0", card, zone=20).play(">*2")

    assert r.cars(5, 9) == "5@26.0 9@27.0"
    assert r.steps() == ([">", "o"] if free else [">"])
    assert r.close_calls(5) == 0


@clause("GP-8.3.5.1", "GP-R72")
def test_an_unlinked_line_car_may_change_lanes_past_the_zone() -> None:
    r = race("5@24.0 1@50.0", "Solid Line", zone=20).play(">*2")

    assert r.steps() == [">", "o"]


@clause("GP-8.3.5.1", "GP-R72")
def test_the_tail_of_a_lead_stays_with_it_out_of_the_zone() -> None:
    r = race("5@25.0 9@24.0 1@50.0", "Out in Front", zone=20).play("> o >")

    assert r.cars(5, 9) == "5@27.1 9@26.1"


@clause("GP-8.3.6.1")
@pytest.mark.parametrize("card", ["Out in Front", "Solid Line"])
def test_a_tail_drops_into_single_file(card: str) -> None:
    r = race("5@14.2 9@13.2 14@12.2 1@50.0", card, zone=20)

    assert r.play(">").cars(5, 9, 14) == "5@15.0 9@14.2 14@13.2"
    assert r.play(">*3").cars(5, 9, 14) == "5@17.0 9@16.0 14@15.0"


@clause("GP-8.3.6.1")
def test_pushed_cars_drop_into_single_file() -> None:
    r = race("5@12.2 9@13.2 14@14.2 1@15.0", "Fast Pace", zone=20).play(">")

    assert r.cars(5, 9, 14, 1) == "5@13.2 9@14.2 14@15.0 1@16.0"


@clause("GP-6.9.3.2", "GP-8.3.6.1")
def test_the_tail_may_be_picked_among_all_lanes_before_the_zone() -> None:
    r = race("5@15.0 9@14.1 14@14.3 1@50.0", "Out in Front", zone=20)

    assert r.steps() == [":14.0", ":14.1", ":14.3"]


@clause("GP-6.9.3.3", "GP-8.3.6.1")
def test_inside_and_outside_line_leave_one_lane_of_all_before_the_zone() -> None:
    cars = "5@15.0 9@14.1 14@14.3 1@50.0"
    inside, outside = (race(cars, card, zone=20) for card in ("Inside Line", "Outside Line"))

    assert (inside.asks(), outside.asks()) == ("step:3", "step:3")
    assert inside.play(">").cars(5, 9, 14) == "5@16.0 9@14.1 14@14.3"
    assert outside.play(">").cars(5, 9, 14) == "5@16.0 9@14.1 14@15.0"


@clause("GP-6.9.3.2", "GP-8.3.6.1")
@pytest.mark.parametrize(
    ("tail", "after"), [(":0.0", "9@61.0 14@60.3"), (":0.1", "9@60.0 14@60.3")]
)
def test_a_tail_picked_on_the_finish_line(tail: str, after: str) -> None:
    """The zone begins in sector 1; the car on the very first space of the circuit may follow."""
    r = race("5@61.0 9@60.0 14@60.3 1@110.0", "Out in Front", zone=6)

    assert r.steps() == [":0.0", ":0.1", ":0.3"]
    assert r.play(f"{tail} >").cars(9, 14) == after


@clause("GP-1.3.1", "GP-R3", "GP-I1")
def test_no_two_cars_ever_share_a_space_of_a_zone() -> None:
    cars = "1@30.0 5@30.1 9@30.2 14@30.3 22@31.0 33@31.1 77@29.0 4@29.3"

    after = race(cars, event="strike_the_barrier:9", close_calls={1: 1})

    assert len(set(after.cars().split())) == 8
    assert all(text.endswith(".0") for text in after.cars().split())


@clause("GP-R70")
def test_gathering_may_push_a_car_over_the_finish_and_that_ends_the_race() -> None:
    cars = "1@179.0 5@179.1 9@178.0"

    after = race(cars, event="traction_hazard:2", duty_done=[1, 5])

    assert after.asks() == "end"
    assert after.state.end() == "gathered"
    assert [after.slot(n) for n in (1, 5, 9)] == [1, 2, 3]
    assert after.state.points() == [25, 18, 0]


@clause("GP-3.5.0.1", "GP-8.3.1.1")
def test_a_zone_around_the_finish_line_is_lifted_too() -> None:
    """Its middle is sector 0, and it reaches over the line on both sides."""
    made = race("1@60.2 5@57.1", event="traction_hazard:2")
    r = race("1@70.0 5@60.0", hands={1: "CO", 2: ""}, activated=[5], zone=0)

    assert (made.zone(), made.cars()) == (0, "1@60.0 5@57.0")
    assert (r.zone(), r.play("1#CO >*4").zone()) == (0, -1)
