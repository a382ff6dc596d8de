"""Drawings of positions, both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from slipstream.kernel.errors import InvalidText
from slipstream.track.circuits.load import load
from slipstream.track.rules.board import Board, empty_board
from slipstream.track.rules.track import PIT, RUN_OFF
from slipstream.track.tell import diagram
from slipstream.track.tell.diagram import Place

TC = load("tc").track
CARS = ["8", "40", "15", "22", "29"]
DRAWN = """\
P    .  8/40    .
0    .     .   15
1    .   *22  29'
2    .     #    #
     9    10   11
"""


def where(board: Board) -> tuple[list[int], list[int]]:
    return list(board.space_of), list(board.progress)


def test_a_drawing_names_the_cars_and_their_places() -> None:
    seen = diagram.read(DRAWN)

    assert seen.columns == (9, 10, 11)
    assert seen.places(40) == [
        Place("8", 10, PIT),
        Place("40", 10, PIT),
        Place("15", 11, 0),
        Place("22", 10, 1),
        Place("29", -29, 1),
    ]
    assert seen.active() == "22"


def test_a_drawing_becomes_a_board_and_is_drawn_again() -> None:
    seen = diagram.read(DRAWN)
    board = diagram.set_up(seen, TC, CARS)

    assert board.stack(TC.pit[10]) == [0, 1]
    assert diagram.write(board, CARS, seen.columns, CARS.index(seen.active())) == DRAWN


def test_without_columns_the_surroundings_of_every_car_are_drawn() -> None:
    board = empty_board(TC, 2)
    board.place(0, TC.space(19, 1), 19)
    board.place(1, TC.space(25, RUN_OFF), 25)

    assert diagram.write(board, ["15", "29"]) == (
        "0    .    .    .    .    .    .\n"
        "1    .   15    .    .    .    .\n"
        "2    #    #    .    .    .    .\n"
        "O    .    .    .    .   29    .\n"
        "    18   19   20   24   25   26\n"
    )


def test_an_empty_board_shows_the_first_sector() -> None:
    assert diagram.write(empty_board(TC, 1), ["15"]) == "0    .\n1    .\n2    .\n     0\n"
    assert diagram.read("0 .\n0").active() == ""


def test_a_stack_of_cars_on_different_laps_keeps_its_order() -> None:
    board = empty_board(TC, 2)
    board.place(0, TC.pit[5], 5)
    board.place(1, TC.pit[5], 45)

    drawn = diagram.write(board, ["8", "9"], [45])

    assert "8'/9" in drawn
    again = diagram.set_up(diagram.read(drawn), TC, ["8", "9"])
    assert (again.progress, again.height) == (board.progress, board.height)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "at least one row"),
        ("0 . .", "at least one row"),
        ("0 . .\n1 . .\n7", "row 0 has 2 cells for 1 columns"),
        ("0 .\n0 .\n7", "row 0 is drawn twice"),
        ("Q .\n7", "'Q' is neither a lane nor a progress"),
        ("0 .\nx", "'x' is neither a lane nor a progress"),
    ],
)
def test_what_is_no_drawing_is_refused(text: str, said: str) -> None:
    with pytest.raises(InvalidText, match=said):
        diagram.read(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("0 1-5\n7", "'1-5' is not a car"),
        ("0 99\n7", "99 is not a car of this race"),
        ("0 15 15\n7 8", "car 15 is drawn twice"),
        ("0 15 8\n7 47", "two cars are drawn on 7.0"),
        ("2 .\n12", "tc has no lane 2 in sector 12"),
        ("2 #\n7", "tc has a lane 2 in sector 7"),
    ],
)
def test_a_drawing_that_does_not_fit_is_refused(text: str, said: str) -> None:
    with pytest.raises(InvalidText, match=said):
        diagram.set_up(diagram.read(text), TC, CARS)


def test_a_car_outside_the_columns_cannot_be_drawn() -> None:
    board = empty_board(TC, 1)
    board.place(0, TC.space(9, 0), 9)

    with pytest.raises(InvalidText, match="no column for a car at 9"):
        diagram.write(board, ["15"], [10, 11])


@given(
    st.lists(
        st.tuples(st.integers(0, TC.spaces - 1), st.integers(-1, 2)),
        max_size=5,
        unique_by=lambda place: place[0],
    )
)
def test_every_board_survives_the_round_trip(places: list[tuple[int, int]]) -> None:
    board = empty_board(TC, 5)
    for car, (space, lap) in enumerate(places):
        board.place(car, space, TC.sector[space] + lap * TC.length)

    drawn = diagram.write(board, CARS)

    again = diagram.set_up(diagram.read(drawn), TC, CARS)
    assert where(again) == where(board) or where(board)[0].count(-1) == 5
    assert diagram.write(again, CARS) == drawn
