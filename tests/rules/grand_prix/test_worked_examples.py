"""The worked examples of section 6: movement, displacement, corners, cards."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix.drawn import race
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.kernel.game import CHANCE

NINE = "20@90.0 11@90.1 2@90.2 13@90.3 24@91.0 15@91.1 6@91.2 17@91.3 8@93.1"


@clause("GP-W1")
def test_four_players_drive_eight_cars_twelve_team_npcs_and_two_neutrals() -> None:
    game = GrandPrix(4, {})

    assert len(game.numbers) == 22
    assert [
        [n for n, c in zip(game.numbers[8:], game.controller[8:], strict=True) if c == seat]
        for seat in (0, 1, 2, 3, -1)
    ] == [[23, 16, 18], [30, 21, 12], [17, 8, 19], [24, 15, 6], [20, 11]]


@clause("GP-W2", "GP-T8")
def test_the_grid_is_drawn_twice() -> None:
    """The bag gives B then A: B's cars stand on 1 and 13, A's on 2 and 12."""
    state = GrandPrix(2, {}).start()
    for car in (2, 0, *range(4, 22)):
        state.apply(CHANCE, car)

    slots = state.board.track.grid(22)
    places = [state.board.car_at[space] for _, space in slots]
    assert [places[grid - 1] for grid in (1, 2, 12, 13)] == [2, 0, 1, 3]
    assert places[2:11] == list(range(4, 13))
    assert places[13:] == list(range(13, 22))
    assert state.first == 1
    assert [state.board.track.spell(slots[g - 1][1]) for g in (1, 2, 22)] == [
        "77.0",
        "77.1",
        "67.1",
    ]
    assert [slots[g - 1][0] for g in (1, 22)] == [-1, -11]


@clause("GP-W3")
def test_the_inside_car_of_the_leading_sector_leads() -> None:
    after = race("80@30.2 1@30.0 5@10.0", event="tire_test:9").play("- - -")

    assert after.order()[0] == 1
    assert after.asks() == "discard:1"


@clause("GP-W4")
def test_track_before_run_off_before_pit_lane() -> None:
    r = race("33@29.0 14@30.P 22@30.P 9@30.O 5@30.3")

    assert r.order() == [5, 9, 14, 22, 33]


@clause("GP-W5", "GP-4.2.3")
def test_a_car_that_unlaps_itself_stays_and_the_other_takes_the_worst_slot() -> None:
    led = race(f"1@100.0 14@42.1 9@44.2 {NINE}", "Conservative", hands={1: "", 2: "CO", 3: ""})
    led = led.play(">*4")

    after = led.play("14#CO >*4 - tire_test:9 -*3")

    assert led.at(1) == "104.0"
    assert after.at(14) == "46.1"
    assert after.slot(9) == 12


@clause("GP-W5", "GP-10.2.3")
def test_of_two_lapped_cars_the_rearmost_takes_the_worse_slot() -> None:
    led = race(f"1@100.0 14@42.1 9@44.2 {NINE}", "Conservative", hands={1: "", 2: "", 3: ""})

    after = led.play(">*4 -*2 tire_test:9 -*3")

    assert (after.slot(14), after.slot(9)) == (12, 11)


@clause("GP-W6")
def test_the_first_crossing_starts_the_first_lap() -> None:
    after = race("1@-1.1 5@-2.0", "Chasing the Race").play(">*5")

    assert after.at(1) == "4.1"
    assert after.state.lap() == 1


@clause("GP-W7", "GP-6.1.3", "GP-6.1.4")
def test_what_the_first_step_costs() -> None:
    r = race("22@10.1 9@11.1 14@10.2", "Charge")

    assert r.steps() == [">", "i", "o"]
    assert r.play(">").points_left == 6
    assert r.play("i").points_left == 6
    assert r.play("o").points_left == 5


@clause("GP-W8")
def test_a_line_car_changes_lane_then_takes_both_neighbours_along() -> None:
    after = race("22@10.1 77@11.2 5@9.2", "Solid Line").play("o >*6")

    assert after.cars(77, 22, 5) == "77@17.2 22@16.2 5@15.2"
    assert after.wear(22) == "t"


@clause("GP-W9")
def test_a_line_car_displaces_before_it_links() -> None:
    after = race("5@10.2 33@10.1 85@11.1 22@12.1 14@9.1", "Solid Line").play("i >*5")

    assert after.cars(22, 85, 5, 14, 33) == "22@17.1 85@16.1 5@15.1 14@14.1 33@10.0"
    assert after.close_calls(5) == 1


@clause("GP-W10")
def test_a_whole_line_moves_with_its_middle_car() -> None:
    after = race("33@10.1 85@11.1 22@12.1 14@9.1", "Chasing the Race").play(">*5")

    assert after.cars(22, 85, 33, 14) == "22@17.1 85@16.1 33@15.1 14@14.1"
    assert after.wear(33) == "s"


@clause("GP-W11")
def test_a_car_met_on_the_way_joins_the_line() -> None:
    after = race("5@10.1 77@12.1", "Conservative").play(">*4")

    assert after.cars(5, 77) == "5@14.1 77@15.1"


@clause("GP-W12")
def test_pursuit_pushes_but_does_not_pull() -> None:
    start = race("33@10.1 85@11.1 22@12.1 14@9.1 1@12.2 10@10.2", "Fast Pace")

    after = start.play(">*8")

    assert after.cars(22, 85, 33, 14) == "22@20.1 85@19.1 33@18.1 14@9.1"


@clause("GP-W13")
def test_pursuit_may_displace_into_another_line() -> None:
    start = race("33@10.1 85@11.1 22@12.1 14@9.1 1@12.2 10@11.2 4@10.2", "Fast Pace")

    after = start.play("o >*6")

    assert after.cars(1, 10, 33, 4) == "1@18.2 10@17.2 33@16.2 4@10.3"
    assert after.cars(85, 22) == "85@11.1 22@12.1"
    assert after.close_calls(33) == 1


@clause("GP-W14", "GP-R24")
def test_standing_behind_a_car_does_not_link() -> None:
    after = race("33@10.1 85@13.1", "Oversteer").play(">*2 o >*2")

    assert after.cars(33, 85) == "33@14.1 85@13.1"
    assert after.wear(33) == "s"


@clause("GP-W15")
def test_the_tail_of_a_lead_follows_sideways_too() -> None:
    after = race("22@10.1 33@9.1 14@8.1 85@11.1", "Out in Front").play("o >*6")

    assert after.cars(22, 33, 14, 85) == "22@16.2 33@15.2 14@14.2 85@11.1"


@clause("GP-W16")
def test_a_lead_takes_nobody_that_was_not_behind_it_at_the_start() -> None:
    after = race("22@10.1 85@11.2 1@10.2", "Out in Front").play(">*2 o >*4")

    assert after.cars(22, 85, 1) == "22@16.2 85@11.2 1@10.2"


@clause("GP-W17")
def test_a_lead_displaces_and_its_tail_closes_up() -> None:
    start = race("22@10.0 33@9.0 5@10.1", "Out in Front")

    displaced = start.play("o")

    assert displaced.points_left == 5
    assert displaced.cars(22, 33, 5) == "22@10.1 33@10.0 5@10.2"
    assert displaced.close_calls(22) == 1
    assert displaced.play(">*5").cars(22, 33) == "22@15.1 33@14.1"


@clause("GP-W18")
def test_a_solo_car_pushes_then_changes_lane() -> None:
    after = race("5@10.1 9@11.1 14@12.1", "Floor It").play(">*2 o >*6")

    assert after.cars(5, 9, 14) == "5@18.2 9@13.1 14@14.1"
    assert after.wear(5) == "e"


@clause("GP-W19")
def test_a_line_car_leaves_its_line_sideways() -> None:
    after = race("22@10.1 77@9.1 5@11.1", "Power Line").play("i >*7")

    assert after.cars(22, 77, 5) == "22@17.0 77@9.1 5@11.1"


@clause("GP-W20")
def test_a_displaced_car_moves_one_lane() -> None:
    after = race("1@10.1 33@10.2", "Charge").play("o >*5")

    assert after.cars(1, 33) == "1@15.2 33@10.3"
    assert after.close_calls(1) == 1


@clause("GP-W21")
def test_at_the_outer_wall_a_displaced_car_goes_forward() -> None:
    displaced = race("1@10.2 33@10.3", "Charge").play("o")

    assert displaced.cars(1, 33) == "1@10.3 33@11.3"
    after = displaced.play(">*5")
    assert after.cars(1, 33) == "1@15.3 33@16.3"
    assert after.close_calls(1) == 1


@clause("GP-W22")
def test_weaving_displaces_a_whole_sector_for_nothing() -> None:
    start = race("1@10.0 33@10.1 5@10.2 9@10.3 14@11.3 22@12.3", "Weaving")

    displaced = start.play("o")

    assert displaced.points_left == 4
    assert displaced.cars(33, 5, 9, 14, 22) == "33@10.2 5@10.3 9@11.3 14@12.3 22@13.3"
    after = displaced.play(">*4 =")
    assert after.at(1) == "14.1"
    assert after.close_calls(1) == 2


@clause("GP-W23", "GP-R27")
def test_the_active_player_picks_the_link_of_a_displaced_car() -> None:
    displaced = race("1@35.0 5@35.1 9@36.2", "Charge", circuit="cone").play("o :36.2")

    assert displaced.cars(1, 5, 9) == "1@35.1 5@36.2 9@37.2"
    assert displaced.play(">1 >*4").at(1) == "40.1"


@clause("GP-W24")
def test_a_line_takes_one_lane_at_a_fork() -> None:
    start = race("1@18.1 10@19.1 14@20.0", "Chasing the Race", circuit="cone")

    after = start.play("> :20.0 >0 >*3")

    assert after.cars(14, 10, 1) == "14@25.0 10@24.0 1@23.0"


@clause("GP-W25")
@pytest.mark.parametrize(
    ("lane", "cars"),
    [(">1", "10@39.1 1@38.1 14@37.1"), (">2", "10@36.1 1@38.2 14@37.2")],
)
def test_at_a_fork_an_empty_lane_may_be_taken(lane: str, cars: str) -> None:
    start = race("1@34.1 10@36.1 14@33.1", "Conservative", circuit="cone")

    assert start.play(f"> {lane} >*2").cars(10, 1, 14) == cars


@clause("GP-W26")
def test_where_lanes_merge_the_player_picks_the_tail() -> None:
    start = race("1@26.0 9@25.1 14@24.1", "Conservative", circuit="cone").play(">")

    assert start.steps() == [":25.0", ":25.1"]
    assert start.play(":25.1 >*2 >1").cars(1, 9, 14) == "1@30.1 9@29.0 14@28.0"
    alone = start.play(":25.0")
    assert alone.cars(1, 9, 14) == "1@27.0 9@25.1 14@24.1"


@clause("GP-W27", "GP-R23")
def test_a_tail_that_holds_a_car_never_grows() -> None:
    after = race("1@25.0 5@24.0 9@25.1", "Conservative", circuit="cone").play(">*4")

    assert after.cars(1, 5, 9) == "1@29.0 5@28.0 9@25.1"


@clause("GP-W28")
def test_inside_line_keeps_everybody_inside() -> None:
    start = race("1@18.1 10@19.1 14@17.1", "Inside Line", circuit="cone")

    assert start.steps() == [">", "i"]
    after = start.play("> >0 >*5")
    assert after.cars(10, 1, 14) == "10@26.0 1@25.0 14@24.0"
    assert after.wear(1) == "t"


@clause("GP-W29")
def test_overtake_swaps_as_often_as_it_can_pay() -> None:
    after = race("77@10.1 33@11.1 1@13.1 85@14.1", "Overtake").play("x > x x")

    assert after.cars(77, 85, 1, 33) == "77@14.1 85@13.1 1@12.1 33@10.1"
    assert after.close_calls(77) == 1


@clause("GP-W30", "GP-R35")
def test_a_swap_over_the_line_gives_and_takes_the_lap() -> None:
    after = race("5@119.1 9@120.1", "Overtake").play("x")

    assert after.cars(5, 9) == "5@120.1 9@119.1"


@clause("GP-W31")
def test_clean_air_closes_up_to_any_car_of_the_next_sector() -> None:
    moved = race("22@10.1 33@12.2 5@24.0 4@24.3 9@40.1", "Clean Air").play(">*4")

    assert moved.steps() == [":23.0", ":23.3"]
    assert moved.play(":23.3").at(22) == "23.3"


@clause("GP-W32")
def test_clean_air_needs_a_sector_of_its_own() -> None:
    after = race("22@10.1 33@14.2", "Clean Air").play(">*4")

    assert after.at(22) == "14.1"


@clause("GP-W33")
def test_clean_air_does_nothing_for_the_first_car_on_the_track() -> None:
    after = race("22@30.1 33@40.P", "Clean Air").play(">*4")

    assert after.at(22) == "34.1"


@clause("GP-W34")
def test_the_tail_takes_the_same_diagonal() -> None:
    after = race("22@10.1 33@9.1 14@8.1", "Slingshot").play("> O >*5")

    assert after.cars(22, 33, 14) == "22@17.2 33@16.2 14@15.2"


@clause("GP-W35")
def test_a_diagonal_leads_only_into_an_empty_space() -> None:
    start = race("22@10.1 33@9.1 14@11.2", "Flat Out")

    assert start.steps() == [">", "i", "o", "I"]
    after = start.play("I >*7")
    assert after.cars(22, 33) == "22@18.0 33@17.0"
    assert (after.wear(22), after.close_calls(22)) == ("t", 1)


@clause("GP-W36")
def test_challenge_makes_one_diagonal_step() -> None:
    after = race("5@10.1 9@11.2", "Challenge").play("I >*5")

    assert after.at(5) == "16.0"
    assert (after.wear(5), after.close_calls(5)) == ("", 1)


@clause("GP-W37")
def test_no_slide_without_an_empty_lane() -> None:
    inside = race("5@10.0", "Oversteer").play(">*5")
    occupied = race("5@10.1 9@15.2", "Understeer").play(">*5")

    assert (inside.at(5), inside.wear(5)) == ("15.0", "s")
    assert (occupied.at(5), occupied.wear(5)) == ("15.1", "s")


@clause("GP-W38")
def test_late_brake_swaps_once_after_the_move() -> None:
    moved = race("5@10.1 9@12.1 14@13.1", "Late Brake").play(">*8")

    assert moved.cars(5, 9, 14) == "5@18.1 9@19.1 14@20.1"
    assert moved.steps() == ["-", "x1"]
    after = moved.play("x1")
    assert after.cars(5, 9) == "5@19.1 9@18.1"
    assert (after.wear(5), moved.play("-").wear(5)) == ("b", "b")
