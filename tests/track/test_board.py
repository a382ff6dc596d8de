"""Moving cars: one to a road space, stacks in the pits, and every change can be taken back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clauses import clause
from slipstream.track.circuits.load import load
from slipstream.track.rules.board import NOBODY, OFF, Board, empty_board
from slipstream.track.rules.track import RUN_OFF

T3 = load("t3").track
FLAT = load("flat").track


def board(*places: str) -> Board:
    """Cars 0, 1, 2 ... on these places of T3."""
    made = empty_board(T3, len(places))
    for car, place in enumerate(places):
        progress, space = T3.read(place)
        made.place(car, space, progress)
    return made


def facts(b: Board) -> tuple[list[int], list[int], list[int], list[int]]:
    return list(b.car_at), list(b.space_of), list(b.progress), list(b.height)


def where(b: Board, car: int) -> str:
    return f"{b.progress[car]}.{T3.lane_name[b.space_of[car]]}"


@clause("TA-D5")
def test_a_step_forward_adds_one_sideways_nothing_and_back_takes_one() -> None:
    b = board("39.1")

    b.move(0, T3.space(0, 1), 1)
    assert where(b, 0) == "40.1"
    b.move(0, T3.space(0, 2), 0)
    assert where(b, 0) == "40.2"
    b.move(0, T3.space(39, 2), -1)
    assert where(b, 0) == "39.2"


@clause("TA-1.3.1", "GP-1.3.1")
def test_a_road_space_holds_one_car() -> None:
    b = board("5.1", "6.1")

    with pytest.raises(AssertionError, match="one car"):
        b.move(0, T3.space(6, 1), 1)


def test_progress_and_space_must_name_the_same_sector() -> None:
    with pytest.raises(AssertionError, match="same sector"):
        board("5.1").move(0, T3.space(6, 1), 2)


@clause("TA-1.3.3", "GP-1.3.2")
def test_a_newcomer_goes_on_top_of_a_stack_and_the_bottom_is_ahead() -> None:
    b = board("10.2", "10.0", "10.1")

    for car in (2, 0, 1):
        b.move(car, T3.pit[5], -5)

    assert b.stack(T3.pit[5]) == [2, 0, 1]
    assert b.order() == [2, 0, 1]
    assert all(car == NOBODY for car in b.car_at)


def test_a_stack_closes_up_when_a_car_leaves_it() -> None:
    b = board("5.P", "5.P", "5.P", "7.1")

    b.move(0, T3.space(5, 0), 0)
    assert b.stack(T3.pit[5]) == [1, 2]
    assert list(b.height) == [0, 0, 1, 0]
    b.move(0, T3.pit[5], 0)
    assert b.stack(T3.pit[5]) == [1, 2, 0]


def test_a_run_off_is_a_stack_too() -> None:
    b = board("5.O", "5.O")

    assert b.stack(T3.space(5, RUN_OFF)) == [0, 1]
    assert not b.is_on_road(0)


@clause("TA-1.3.3", "GP-1.3.2")
def test_the_box_of_sector_0_is_the_first_space_beyond_the_road_and_a_stack_like_any_other() -> (
    None
):
    b = board("40.P", "40.P", "40.P", "40.1")
    start, before = b.mark(), facts(b)

    b.move(1, T3.space(0, 0), 0)
    assert [b.is_on_road(car) for car in range(4)] == [False, True, False, True]
    b.move(3, T3.pit[0], 0)
    assert b.stack(T3.pit[0]) == [0, 2, 3]
    b.move(1, T3.pit[0], 0)
    assert b.stack(T3.pit[0]) == [0, 2, 3, 1]
    b.rewind(start)
    assert facts(b) == before
    assert b.stack(T3.pit[0]) == [0, 1, 2]


def test_an_empty_board_has_room_for_64_cars_that_have_not_come_anywhere() -> None:
    b = empty_board(T3, 64)

    assert (list(b.space_of), list(b.progress)) == ([OFF] * 64, [0] * 64)
    assert b.order() == []
    with pytest.raises(AssertionError, match="room for 64 cars"):
        empty_board(T3, 65)


def test_every_car_of_a_line_up_has_a_slot() -> None:
    with pytest.raises(AssertionError, match="has a slot"):
        board("5.0", "5.1").line_up([0, 1], T3.slots(5, 1))


def test_a_lifted_car_is_nowhere_but_its_progress_is_known() -> None:
    b = board("5.1", "4.1")

    b.lift(0)

    assert (b.space_of[0], b.progress[0]) == (OFF, 5)
    assert b.car_at[T3.space(5, 1)] == NOBODY
    assert b.order() == [1]
    assert not b.is_on_road(0)
    assert b.is_on_road(1)


def test_a_line_up_may_use_spaces_that_its_cars_leave() -> None:
    b = board("5.0", "5.1", "4.0")

    b.line_up([1, 2, 0], T3.slots(5, 3))

    assert [where(b, car) for car in (1, 2, 0)] == ["5.0", "5.1", "4.0"]


def test_the_cars_of_a_sector_are_told_inside_first() -> None:
    assert board("5.2", "5.0", "6.1").cars_in(5) == [1, 0]


def test_a_copy_is_independent_and_keeps_the_way_of_ranking() -> None:
    b = board("5.1", "4.P")
    b.rank = T3.apex_rank
    before = facts(b)
    other = b.copy()

    other.move(0, T3.space(6, 1), 1)
    other.move(1, T3.space(4, 0), 0)

    assert facts(b) == before
    assert list(other.rank) == list(T3.apex_rank)
    assert other.track is T3


def test_rewinding_goes_back_to_a_mark_and_no_further() -> None:
    b = board("5.1", "5.P", "5.P", "5.P")
    start = b.mark()
    b.move(0, T3.space(6, 1), 1)
    middle, then = b.mark(), facts(b)
    b.move(2, T3.space(5, 0), 0)
    b.lift(0)
    b.move(1, T3.pit[0], -5)

    b.rewind(middle)
    assert facts(b) == then
    b.rewind(start)
    assert [where(b, car) for car in range(4)] == ["5.1", "5.P", "5.P", "5.P"]
    assert b.stack(T3.pit[5]) == [1, 2, 3]


def test_nothing_is_written_down_before_a_mark_or_after_forgetting() -> None:
    b = board("5.1")
    assert b.journal == []

    b.mark()
    b.move(0, T3.space(6, 1), 1)
    b.forget()
    b.move(0, T3.space(7, 1), 1)

    assert b.journal == []
    assert where(b, 0) == "7.1"


@given(
    st.lists(
        st.tuples(
            st.integers(0, 5), st.integers(0, FLAT.spaces), st.integers(-2, 2), st.booleans()
        ),
        max_size=40,
    )
)
def test_any_journey_rewinds_to_its_start(journey: list[tuple[int, int, int, bool]]) -> None:
    b = empty_board(FLAT, 6)
    for car, (progress, space) in enumerate(FLAT.grid(6)):
        b.place(car, space, progress)
    start, mark = facts(b), b.mark()
    for car, space, lap, off in journey:
        if off or space == FLAT.spaces:
            b.lift(car)
        elif space >= FLAT.road or b.car_at[space] in (NOBODY, car):
            b.place(car, space, FLAT.sector[space] + lap * FLAT.length)
        on_road = [car for car in range(6) if b.is_on_road(car)]
        assert [b.car_at[b.space_of[car]] for car in on_road] == on_road
        for box in (*FLAT.pit, *FLAT.run_off):
            stack = [car for car in range(6) if b.space_of[car] == box]
            assert sorted(b.height[car] for car in stack) == list(range(len(stack)))

    b.rewind(mark)

    assert facts(b) == start
