"""Chapter 6: steps, linking, the four movement types, displacement, corners."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import race


@clause("GP-6.1.1", "GP-5.1")
def test_movement_points_are_the_speed_of_the_card_for_where_the_car_is() -> None:
    assert race("5@10.0 9@0.0", "Top Gear").points_left == 9
    assert race("5@10.0 9@0.0", "Top Gear", wear={5: "tttt"}).points_left == 5
    assert race("5@10.P 9@0.0", "Top Gear", wear={5: "tttt"}).points_left == 3


@clause("GP-6.1.2")
def test_a_forward_step_costs_one_also_onto_a_car() -> None:
    r = race("5@10.0 9@12.0", "Charge")

    assert r.play(">").points_left == 6
    pushed = r.play(">*2")
    assert (pushed.points_left, pushed.at(9)) == (5, "13.0")


@clause("GP-6.1.5")
def test_no_way_back_and_no_diagonal() -> None:
    r = race("5@10.1 9@0.0", "Charge")

    assert r.steps() == [">", "i", "o"]


@clause("GP-6.1.6", "GP-R22")
def test_no_space_is_entered_twice_the_first_one_included() -> None:
    r = race("5@10.1 9@0.0", "Charge")

    assert r.play("o").steps() == [">", "o"]
    assert r.play("> o").steps() == [">", "o"]


@clause("GP-6.1.7", "GP-I8", "GP-I18")
def test_all_movement_points_are_spent() -> None:
    r = race("5@10.0 9@0.0", "Charge").play("o*3 >*3")

    assert r.points_left == 1
    assert r.steps() == [">", "i"]
    assert r.play(">").asks() == "action:2"


@clause("GP-6.1.8")
def test_a_displacement_that_cannot_be_paid_is_not_offered() -> None:
    r = race("5@10.0 9@16.1", "Charge").play(">*6")

    assert r.points_left == 1
    assert r.steps() == [">"]


@clause("GP-6.1.9")
def test_a_car_may_go_sideways_with_a_clear_road() -> None:
    assert "o" in race("5@10.0 9@0.0", "Charge").steps()


@clause("GP-6.1.10", "GP-R25")
def test_the_active_player_chooses_for_every_pushed_car() -> None:
    r = race("1@28.0 5@29.0 9@30.1", "Charge", circuit="cone").play(">")

    assert r.asks() == "lane:1"
    assert r.steps() == [":30.0", ":30.1"]
    assert r.play(":30.1").cars(1, 5, 9) == "1@29.0 5@30.1 9@31.1"


@clause("GP-6.2.1", "GP-6.2.3")
def test_a_line_runs_through_corners_and_holds_any_number() -> None:
    cars = "1@24.0 5@25.0 9@26.0 14@27.0 22@28.0 33@23.0 77@22.0"

    after = race(cars, "Conservative", circuit="cone").play(">")

    moved = "22@29.0 14@28.0 9@27.0 5@26.0 1@25.0 33@24.0 77@23.0"
    assert after.cars() == moved


@clause("GP-6.2.2")
def test_only_the_active_car_pays() -> None:
    after = race("1@10.0 5@11.0 9@9.0", "Conservative").play(">")

    assert after.points_left == 3
    assert after.cars() == "5@12.0 1@11.0 9@10.0"


@clause("GP-6.2.2", "GP-6.8.2", "GP-6.A2")
def test_cars_are_pushed_and_displaced_over_the_line() -> None:
    """Sector 0 follows sector 59, and its inner lane is a space as any other."""
    pushed = race("1@58.0 5@59.0 9@10.0", "Charge").play(">")
    both = race("1@58.0 5@59.0 14@60.0 9@10.0", "Charge").play(">")
    aside = race("1@59.1 5@59.0 9@10.0", "Charge").play("i")

    assert pushed.cars(1, 5) == "1@59.0 5@60.0"
    assert both.cars(1, 5, 14) == "1@59.0 5@60.0 14@61.0"
    assert aside.cars(1, 5) == "1@59.0 5@60.0"


@clause("GP-6.3.1", "GP-6.4.1", "GP-6.3.2")
def test_a_solo_car_pushes_stops_pushing_and_pushes_again() -> None:
    r = race("1@10.1 5@11.1 9@9.1 14@12.2", "Charge")

    after = r.play("> o > i")

    assert after.cars(1, 5, 9, 14) == "1@12.1 5@12.0 9@9.1 14@13.2"


@clause("GP-6.3.3", "GP-6.5.3", "GP-6.6.2")
@pytest.mark.parametrize("card", ["Solid Line", "Fast Pace"])
def test_a_line_that_has_pushed_goes_straight_on(card: str) -> None:
    r = race("1@10.1 5@11.1", card)

    assert r.steps() == [">", "i", "o"]
    assert r.play(">").steps() == [">"]


@clause("GP-6.5.1", "GP-6.5.4")
def test_until_it_links_a_line_car_moves_as_it_likes() -> None:
    r = race("1@10.1 5@13.1", "Solid Line").play(">*2")

    assert r.at(1) == "12.1"
    assert r.steps() == [">", "i", "o"]


@clause("GP-6.5.2", "GP-6.5.3")
def test_a_car_that_is_pulled_links_too() -> None:
    r = race("1@10.1 5@9.1", "Solid Line").play(">")

    assert r.cars() == "1@11.1 5@10.1"
    assert r.steps() == [">"]


@clause("GP-6.5.5")
def test_a_sideways_step_leaves_the_cars_behind() -> None:
    r = race("1@10.1 5@9.1", "Solid Line").play("o")

    assert r.at(5) == "9.1"


@clause("GP-6.5.6")
def test_a_car_met_on_the_way_is_pushed_to_the_end() -> None:
    after = race("1@10.1 5@12.1 9@15.1", "Solid Line").play(">*7")

    assert after.cars() == "9@19.1 5@18.1 1@17.1"


@clause("GP-6.5.7")
def test_an_empty_tail_is_looked_for_at_every_forward_step() -> None:
    """Alone to 26.0, where the car of the other lane comes up behind."""
    r = race("1@25.0 9@25.1", "Conservative", circuit="cone").play(">")

    assert r.cars(1, 9) == "1@26.0 9@25.1"
    joined = r.play("> :25.1")
    assert joined.cars(1, 9) == "1@27.0 9@26.0"


@clause("GP-6.6.1")
def test_pursuit_leaves_the_cars_behind() -> None:
    after = race("1@10.1 5@9.1", "Fast Pace").play(">*8")

    assert after.cars() == "1@18.1 5@9.1"


@clause("GP-6.7.1")
def test_the_tail_of_a_lead_is_settled_before_the_first_step() -> None:
    r = race("1@26.0 5@25.0 9@25.1", "Out in Front", circuit="cone")

    assert r.asks() == "tail:1"
    assert r.steps() == [":25.0", ":25.1"]
    after = r.play(":25.1 >*2")
    assert after.cars(1, 9, 5) == "1@28.0 9@27.0 5@25.0"


@clause("GP-6.7.2", "GP-I11")
def test_each_tail_car_takes_the_space_of_the_one_ahead() -> None:
    r = race("1@10.1 5@9.1 9@8.1", "Out in Front")

    assert r.play("o").cars(1, 5, 9) == "1@10.2 5@10.1 9@9.1"
    assert r.play("o >").cars(1, 5, 9) == "1@11.2 5@10.2 9@10.1"


@clause("GP-6.7.3", "GP-6.7.4")
def test_a_lead_may_push_and_still_change_lanes() -> None:
    r = race("1@10.1 5@9.1 9@11.1", "Out in Front").play(">")

    assert r.cars(9, 1, 5) == "9@12.1 1@11.1 5@10.1"
    assert r.steps() == [">", "i", "o"]


@clause("GP-6.7.5")
def test_a_lead_without_followers_is_a_solo() -> None:
    r = race("1@10.1 5@11.1", "Out in Front").play("> o > i")

    assert r.cars(1, 5) == "1@12.1 5@12.0"


@clause("GP-6.8.1", "GP-6.8.3")
def test_a_displacement_moves_any_number_of_cars_for_two() -> None:
    r = race("1@10.0 5@10.1 9@10.2", "Charge").play("o")

    assert r.cars(1, 5, 9) == "1@10.1 5@10.2 9@10.3"
    assert r.points_left == 5


@clause("GP-6.8.2", "GP-1.3.4")
def test_at_the_inner_wall_too_the_way_is_forward_and_never_into_the_pits() -> None:
    r = race("1@10.1 5@10.0 9@11.0", "Charge").play("i")

    assert r.cars(1, 5, 9) == "1@10.0 5@11.0 9@12.0"


@clause("GP-6.8.4", "GP-7.5.1")
def test_each_displacement_gives_a_player_car_a_close_call_at_once() -> None:
    r = race("1@10.0 5@10.1", "Charge").play("o")
    npc = race("20@10.0 5@10.1", "Charge").play("o")

    assert r.close_calls(1) == 1
    assert r.close_calls(5) == 0
    assert list(npc.state.close_calls) == [0] * len(npc.state.close_calls)


@clause("GP-6.8.5")
def test_the_same_car_may_be_displaced_again() -> None:
    r = race("1@10.0 5@10.1", "Charge").play("o o")

    assert r.cars(1, 5) == "1@10.2 5@10.3"
    assert (r.points_left, r.close_calls(1)) == (3, 2)


@clause("GP-6.8.6")
def test_a_displaced_car_is_not_bound_by_inside_line() -> None:
    r = race("1@35.0 5@35.1", "Outside Line", circuit="cone").play("o")

    assert r.steps() == [":36.1", ":36.2"]


@clause("GP-6.8.6", "GP-6.8.2")
@pytest.mark.parametrize(
    ("cars", "card", "aside", "lanes"),
    [
        ("1@18.1 5@18.0 9@19.0", "Inside Line", "i", [":20.0", ":20.1"]),
        ("1@18.0 5@18.1 9@19.1", "Outside Line", "o", [":20.1", ":20.2"]),
    ],
)
def test_nor_is_a_car_that_a_displaced_one_pushes_on(
    cars: str, card: str, aside: str, lanes: list[str]
) -> None:
    """5 has no lane left and goes on to where 9 stands, just before the lanes divide."""
    asked = race(cars, card, circuit="tc").play(aside)

    assert asked.steps() == lanes
    assert [asked.play(lane).at(9) for lane in lanes] == [lane[1:] for lane in lanes]


@clause("GP-6.8.6", "GP-6.5.4")
def test_a_displacement_does_not_link() -> None:
    r = race("1@10.0 5@10.1", "Solid Line").play("o")

    assert r.steps() == [">", "o"]


@clause("GP-6.9.1.1", "GP-R26")
def test_a_line_does_not_split_at_a_fork() -> None:
    """The second pushed car takes the lane that the first one took."""
    start = race("1@33.1 5@34.1 9@35.1", "Chasing the Race", circuit="cone")

    first = start.play("> :36.2")

    assert first.cars(9, 5, 1) == "9@36.2 5@35.1 1@34.1"
    assert first.play("> >2").cars(9, 5, 1) == "9@38.2 5@37.2 1@36.2"


@clause("GP-6.9.1.1")
def test_two_forks_in_a_row_are_two_choices_and_each_is_kept() -> None:
    """Lanes divide before sector 18, and again behind its middle lane."""
    start = race("1@16.0 5@17.0", "Chasing the Race", circuit="verghns_grove").play("> :18.1 >1")

    assert start.steps() == [":19.0", ":19.1"]
    assert start.play(":19.1").steps() == [">1"]
    after = start.play(":19.1 >1")
    assert after.cars() == "5@20.1 1@19.1"
    assert "fork:17.0+18.1+18.1+19.1 " in after.state.game.line(after.state, 0)


@clause("GP-6.9.1.2", "GP-R25")
def test_a_solo_car_chooses_afresh_for_each_car() -> None:
    start = race("1@33.1 5@34.1 9@35.1", "Charge", circuit="cone")

    first = start.play("> :36.2 >")

    assert first.steps() == [":36.1", ":36.2"]
    assert first.play(":36.1").cars(9, 5, 1) == "9@36.2 5@36.1 1@35.1"


@clause("GP-6.9.3.1")
def test_a_push_may_take_the_empty_lane_of_a_fork() -> None:
    start = race("1@34.1 5@35.1 9@36.1", "Conservative", circuit="cone").play("> :36.2")

    assert start.cars(1, 5, 9) == "1@35.1 5@36.2 9@36.1"


@clause("GP-6.9.3.2")
def test_an_empty_lane_may_end_the_tail() -> None:
    start = race("1@26.0 9@25.1", "Out in Front", circuit="cone")

    assert start.play(":25.0 >").cars(1, 9) == "1@27.0 9@25.1"


@clause("GP-6.9.3.3", "GP-RC-9.3", "GP-RC-10.3")
def test_inside_and_outside_line_settle_the_tail() -> None:
    cars = "1@26.0 5@25.0 9@25.1"

    inside = race(cars, "Inside Line", circuit="cone").play(">")
    outside = race(cars, "Outside Line", circuit="cone").play(">")
    empty = race("1@26.0 9@25.1", "Inside Line", circuit="cone").play(">")

    assert inside.cars(1, 5, 9) == "1@27.0 5@26.0 9@25.1"
    assert outside.cars(1, 5, 9) == "1@27.0 5@25.0 9@26.0"
    assert empty.cars(1, 9) == "1@27.0 9@25.1"


@clause("GP-R26")
def test_a_car_from_the_other_lane_is_simply_the_car_ahead() -> None:
    after = race("1@25.0 5@26.0 9@25.1", "Fast Pace", circuit="cone").play(">")

    assert after.cars(1, 5, 9) == "1@26.0 5@27.0 9@25.1"


@clause("GP-R28", "GP-10.1.2.1")
@pytest.mark.parametrize(
    ("cars", "card", "steps"),
    [
        ("1@178.0 5@179.0 9@30.0", "Conservative", ">"),
        ("1@179.0 5@178.0 9@30.0", "Out in Front", ">*2"),
        ("1@179.2 5@179.3 9@30.0", "Charge", "o"),
    ],
)
def test_a_car_moved_by_another_may_win(cars: str, card: str, steps: str) -> None:
    after = race(cars, card).play(steps)

    assert 5 in after.crossed()


@clause("GP-R29")
def test_a_diagonal_is_the_nearest_lane_that_is_not_linked() -> None:
    merging = race("22@35.0 9@0.0", "Challenge", circuit="cone")

    assert merging.steps() == [">", "o", "O"]
    assert merging.play("O").at(22) == "36.1"


@clause("GP-6.A1", "GP-6.A2", "GP-6.A3")
def test_a_displacement_in_a_full_sector_pushes_along_free_links() -> None:
    start = race("1@35.0 5@35.1 9@36.1 14@36.2 22@37.1", "Charge", circuit="cone").play("o")

    assert start.steps() == [":36.1", ":36.2"]
    after = start.play(":36.1")
    assert after.cars(1, 5, 9, 22, 14) == "1@35.1 5@36.1 9@37.1 22@38.1 14@36.2"


@clause("GP-6.A5")
def test_a_tail_goes_on_through_a_merge() -> None:
    start = race("1@27.0 5@26.0 9@25.1 14@24.1", "Out in Front", circuit="cone")

    after = start.play(":25.1 >")

    assert after.cars() == "1@28.0 5@27.0 9@26.0 14@25.1"


@clause("GP-6.9.3.2", "GP-6.7.1")
def test_only_cars_behind_the_line_are_asked_for() -> None:
    """Not those behind the last space of the circuit, where lanes merge before them too."""
    elsewhere = "20@50.2 11@49.2 2@48.2 13@47.2 24@46.1 15@45.1 6@44.1 17@43.1"
    cars = f"1@54.0 9@53.0 {elsewhere}"
    start = race(cars, "Out in Front", circuit="verghns_grove")

    assert start.asks() == "tail:1"
    assert start.steps() == [":2.0", ":2.1"]
