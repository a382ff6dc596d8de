"""Rows behave the same as native arrays and as plain lists."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from slipstream.kernel.rows import append, remove, vec


def test_a_row_is_read_and_written_in_place() -> None:
    row = vec[i64]([5, 6, 7])
    row[1] = 9

    assert list(row) == [5, 9, 7]
    assert (row[-1], len(row), 9 in row, 6 in row) == (7, 3, True, False)


def test_a_row_is_made_of_any_list_and_the_list_stays_apart() -> None:
    items = [1, 2]
    row = vec[i64](items)
    items[0] = 8

    assert list(row) == [1, 2]
    assert list(vec[i64]()) == []
    assert list(vec[bool]([True, False])) == [True, False]
    assert list(vec[float]([0.5, 1.25])) == [0.5, 1.25]


def test_a_slice_is_a_copy() -> None:
    row = vec[i64]([1, 2, 3])
    copy = row[:]
    row[0] = 9

    assert list(copy) == [1, 2, 3]
    assert list(row[1:]) == [2, 3]


def test_a_row_that_grows_or_shrinks_is_replaced() -> None:
    row = vec[i64]([1, 2])
    row = append(row, 3)
    row = remove(row, 2)

    assert list(row) == [1, 3]
    with pytest.raises(ValueError, match=r"not in|found"):
        remove(row, 2)


def test_beyond_its_end_is_nothing() -> None:
    with pytest.raises(IndexError):
        vec[i64]([1])[1]
