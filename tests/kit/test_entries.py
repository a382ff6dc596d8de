"""The kit's own choice of races."""

from __future__ import annotations

from itertools import combinations, product

import pytest

from kit.entries import all_changed, each_value, entries, pairs, values
from sealed_bids.game import SealedBids
from slipstream import InvalidOption


@pytest.mark.parametrize("widths", [[4, 4, 2, 2], [7, 12, 3, 2, 2, 2], [3, 1], [2, 2]])
def test_every_pair_of_values_meets(widths: list[int]) -> None:
    rows = pairs(widths)

    for a, b in combinations(range(len(widths)), 2):
        met = {(row[a], row[b]) for row in rows}
        assert met == set(product(range(widths[a]), range(widths[b])))
    largest = sorted(widths)[-2:]
    assert len(rows) <= 1.5 * largest[0] * largest[1]


def test_a_single_column_shows_each_value() -> None:
    assert pairs([3]) == [(0,), (1,), (2,)]


def test_the_whole_product_is_every_entry() -> None:
    assert len(entries(SealedBids, whole=True)) == 3 * 3 * 2 * 2


def test_each_value_is_in_few_entries() -> None:
    found = each_value(SealedBids)

    assert len(found) == 3
    assert {entry.seats for entry in found} == {2, 3, 4}
    for option in SealedBids.offered:
        held = {dict(entry.options)[option.name] for entry in found}
        assert held == set(values(SealedBids, option, 2))


def test_all_options_are_changed_for_the_largest_field() -> None:
    assert all_changed(SealedBids).name() == "TOY-4-open_yes-lead_1"


def test_options_that_exclude_each_other_leave_no_value_out() -> None:
    class Strict(SealedBids):
        """An open card is for three rounds alone, and never with a lead."""

        def __init__(self, seats: int, options: dict[str, str]) -> None:
            super().__init__(seats, options)
            agreed = self.options
            if agreed["open"] == "yes" and (agreed["rounds"], agreed["lead"]) != ("3", "0"):
                raise InvalidOption("an open card excludes that")

    found = entries(Strict, whole=False)

    assert {dict(entry.options)["open"] for entry in found} == {"no", "yes"}
    assert {dict(entry.options)["rounds"] for entry in found} == {"1", "2", "3"}
