"""The row of answers: filled in order, used again, read as a list."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.kernel.answers import Answers
from slipstream.kernel.rows import vec


def test_answers_are_listed_in_the_order_they_came() -> None:
    out = Answers()
    out.add(3)
    out.extend([4, 9])

    assert out.count == 3
    assert out.listed() == [3, 4, 9]


def test_a_row_is_used_again_and_nothing_of_before_shows() -> None:
    out = Answers()
    out.extend([1, 2, 3])
    out.clear()
    out.add(7)

    assert out.listed() == [7]
    assert out.row[0] == 7


def test_an_answer_finds_its_place_among_the_others() -> None:
    out = Answers()
    out.extend([10, 20, 30])
    for answer in (25, 5, 35):
        out.insert(answer)

    assert out.listed() == [5, 10, 20, 25, 30, 35]


def test_there_is_room_for_any_number_of_answers() -> None:
    out = Answers()
    out.extend(list(range(1000)))
    out.insert(-1)

    assert out.listed() == list(range(-1, 1000))


def test_a_list_of_answers_is_nobody_elses() -> None:
    out = Answers()
    out.add(1)
    listed = out.listed()
    out.clear()
    out.add(2)

    assert listed == [1]


def test_answers_come_by_the_row_too() -> None:
    many = list(range(200))
    out = Answers()
    out.add(-1)
    out.add_row(vec[i64](many))
    out.insert(-2)

    assert out.listed() == [-2, -1, *many]


def test_a_row_that_is_lent_is_never_written_into() -> None:
    table = vec[i64]([1, 5])
    out = Answers()
    out.add_row(table)
    out.insert(3)
    out.clear()
    out.add(9)

    assert list(table) == [1, 5]
    assert out.listed() == [9]


def test_a_row_that_is_lent_is_listed_as_it_is() -> None:
    out = Answers()
    out.add_row(vec[i64]([4, 8]))

    assert (out.count, out.listed()) == (2, [4, 8])
