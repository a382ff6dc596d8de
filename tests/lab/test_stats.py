"""The statistics of a match against values worked out elsewhere."""

from __future__ import annotations

from math import sqrt
from statistics import mean as reference_mean
from statistics import stdev

import pytest

from slipstream.lab.stats import mean, standard_error, wilson


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (8, 10, 0.4902, 0.9433),
        (1, 29, 0.0061, 0.1718),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilsons_interval(wins: int, trials: int, low: float, high: float) -> None:
    assert wilson(wins, trials) == pytest.approx((low, high), abs=5e-5)


def test_mean_and_standard_error_come_from_sums() -> None:
    points = [16, 0, 3, 7, 7, 10]
    total, squares = sum(points), sum(value * value for value in points)

    assert mean(total, 6) == reference_mean(points)
    assert standard_error(total, squares, 6) == pytest.approx(stdev(points) / sqrt(6))


def test_too_few_races_have_no_error_yet() -> None:
    assert standard_error(16, 256, 1) == 0
    assert mean(0, 0) == 0
