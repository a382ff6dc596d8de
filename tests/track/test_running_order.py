"""Order, leader, laps and lapped cars, also when cars go backwards over the line."""

from __future__ import annotations

import pytest

from clauses import clause
from slipstream.kernel.rows import Flags, vec
from slipstream.track.circuits.load import load
from slipstream.track.rules import order
from slipstream.track.rules.board import Board, empty_board
from slipstream.track.rules.track import Track

T3 = load("t3").track
FLAT = load("flat").track
CONE = load("cone").track


def board(track: Track, *places: str) -> Board:
    made = empty_board(track, len(places))
    for car, place in enumerate(places):
        progress, space = track.read(place)
        made.place(car, space, progress)
    return made


def everybody(b: Board) -> Flags:
    return vec[bool]([True] * len(b.progress))


@clause("TA-D8", "GP-4.1.1")
def test_the_order_is_progress_then_track_then_lane() -> None:
    b = board(T3, "18.P", "18.2", "17.0", "18.0", "-1.1")

    assert b.order() == [3, 1, 0, 2, 4]


@clause("GP-4.1.1", "GP-R13", "GP-W4")
def test_run_off_comes_before_the_pit_box_and_that_before_the_next_sector() -> None:
    """5@30.3, 9@O30, 14 and then 22@P30, 33@29.0."""
    b = board(FLAT, "30.3", "30.O", "30.P", "30.P", "29.0")

    assert b.order() == [0, 1, 2, 3, 4]


@clause("GP-4.1.3")
def test_a_car_in_the_pits_is_behind_its_sector_but_ahead_of_the_one_before() -> None:
    assert board(FLAT, "30.P", "30.3", "29.0").order() == [1, 0, 2]


@clause("GP-R50")
def test_a_stack_ranks_by_arrival() -> None:
    b = board(FLAT, "30.0", "30.1", "30.2")
    for car in (2, 0, 1):
        b.move(car, FLAT.pit[28], -2)

    assert b.order() == [2, 0, 1]


@clause("GP-13.3.1", "GP-R96")
def test_the_variant_ranks_from_the_side_of_the_apex() -> None:
    """CONE's sectors 30 to 35 have it outside."""
    b = board(CONE, "30.0", "30.1", "29.0", "20.0", "20.1", "30.P", "30.O")
    b.rank = CONE.apex_rank

    assert b.order() == [1, 0, 6, 5, 2, 3, 4]


@clause("TA-R49")
def test_the_leader_may_stand_in_the_pits() -> None:
    b = board(T3, "18.P", "17.0", "16.1")

    assert order.leader(b, everybody(b)) == 0
    b.move(1, T3.space(18, 0), 1)
    assert order.leader(b, everybody(b)) == 1


@clause("TA-4.1.2", "GP-4.1.4")
def test_only_cars_still_racing_can_lead() -> None:
    b = board(T3, "80.0", "79.1", "79.2")
    racing = vec[bool]([False, True, True])

    assert order.leader(b, racing) == 1
    assert order.running_order(b, racing) == [1, 2]


def test_nobody_leads_when_nobody_races() -> None:
    b = board(T3, "18.0", "17.0")
    b.lift(0)

    assert order.leader(b, vec[bool]([True, False])) == -1
    assert order.tied_for_the_lead(b, vec[bool]([True, False])) == []


@clause("TA-W3", "TA-3.5.1.1")
def test_cars_level_with_the_leader_are_tied() -> None:
    """43@18.1, 15@18.0, 29@17.1: the tie-break is not used, but names the leader."""
    b = board(T3, "18.1", "18.0", "17.1")

    assert order.tied_for_the_lead(b, everybody(b)) == [1, 0]
    assert order.leader(b, everybody(b)) == 1


@clause("TA-R50")
def test_a_car_in_the_pits_is_never_tied_with_one_on_the_track() -> None:
    b = board(T3, "18.1", "18.P", "17.0")

    assert order.tied_for_the_lead(b, everybody(b)) == [0]


def test_a_leader_in_the_pits_leads_alone() -> None:
    b = board(T3, "18.P", "18.P", "17.0")

    assert order.tied_for_the_lead(b, everybody(b)) == [0]


@clause("TA-D10", "TA-W4")
def test_a_car_a_full_lap_behind_is_lapped() -> None:
    b = board(T3, "58.1", "58.2", "57.2", "56.2", "56.0", "17.1", "15.1")

    assert order.lapped(b, everybody(b)) == [5, 6]


@clause("TA-R47", "GP-4.2.1")
def test_level_with_the_leader_a_lap_down_is_lapped_one_sector_further_not() -> None:
    b = board(T3, "58.1", "18.2")
    assert order.is_lapped(b, 0, 1)

    b.move(1, T3.space(19, 2), 1)

    assert not order.is_lapped(b, 0, 1)


@clause("TA-4.2.2")
def test_a_car_level_with_the_leader_on_the_same_lap_is_not_lapped() -> None:
    assert not order.is_lapped(board(T3, "58.1", "58.2"), 0, 1)


def test_nobody_is_lapped_on_an_empty_track() -> None:
    assert order.lapped(empty_board(T3, 2), vec[bool]([True, True])) == []


@clause("TA-D6", "GP-4.6.1", "GP-W6")
def test_the_first_crossing_completes_no_lap() -> None:
    laps = [order.laps_done(progress, 40) for progress in (-11, -1, 0, 39, 40, 79, 80)]

    assert laps == [0, 0, 0, 0, 1, 1, 2]


@clause("TA-4.6.3", "TA-R11", "GP-4.6.2")
def test_going_back_over_the_line_takes_the_lap_away_and_recrossing_restores_it() -> None:
    b = board(T3, "40.1")
    assert order.laps_done(b.progress[0], 40) == 1

    b.move(0, T3.space(39, 1), -1)
    assert order.laps_done(b.progress[0], 40) == 0
    b.move(0, T3.space(0, 1), 1)
    assert order.laps_done(b.progress[0], 40) == 1


def test_a_car_pushed_back_onto_the_grid_has_begun_no_lap() -> None:
    b = board(T3, "0.1")

    b.move(0, T3.space(39, 1), -1)

    assert b.progress[0] == -1
    assert order.laps_done(-1, 40) == 0


@clause("GP-R49")
def test_going_back_more_than_a_whole_lap_just_lowers_progress() -> None:
    b = board(FLAT, "70.0")

    b.move(0, FLAT.pit[5], -65)

    assert b.progress[0] == 5


@clause("TA-4.6.1", "TA-4.6.2", "GP-4.6.3")
@pytest.mark.parametrize(
    ("progress", "shown"), [(-1, 1), (0, 1), (39, 1), (40, 2), (79, 2), (80, 2), (85, 2)]
)
def test_the_lap_marker_shows_the_lap_begun_and_never_more_than_the_race_has(
    progress: int, shown: int
) -> None:
    assert order.lap_marker(progress, 40, 2) == shown


@clause("TA-D7")
def test_the_way_to_go_ends_at_laps_times_length() -> None:
    assert [order.to_go(progress, 40, 2) for progress in (-1, 72, 80, 81)] == [81, 8, 0, -1]


@clause("TA-1.3.5", "GP-T10", "GP-W56")
def test_the_green_line_is_eight_sectors_before_the_finish() -> None:
    """Altavento, finish at 252: a leader at 244 has 8 to go, one at 243 has 9."""
    assert order.is_past_green_line(244, 84, 3)
    assert not order.is_past_green_line(243, 84, 3)
    assert not order.is_past_green_line(244 - 84, 84, 3)
