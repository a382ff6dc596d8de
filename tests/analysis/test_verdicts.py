"""Verdicts: what is lost, what counts, what it is called."""

from __future__ import annotations

import pytest

from slipstream.analysis.verdict import Amount, Loss, Verdict, summed_up


def loss(win: float, places: float = 0.0) -> Loss:
    return Loss(Amount(win), Amount(places))


def verdict(move: int, lost: Loss, seat: int = 1) -> Verdict:
    return Verdict(move, 1, seat, "play", "a", "b", lost, lost.mark())


@pytest.mark.parametrize(
    ("win", "places", "mark"),
    [
        (0.0, 0.0, ""),
        (0.049, 0.149, ""),
        (0.05, 0.0, "slip"),
        (0.0, 0.15, "slip"),
        (0.10, 0.2, "mistake"),
        (0.06, 0.3, "mistake"),
        (0.2, 0.0, "blunder"),
        (0.0, 0.6, "blunder"),
    ],
)
def test_a_mark_is_the_worst_that_either_measure_reaches(
    win: float, places: float, mark: str
) -> None:
    assert loss(win, places).mark() == mark


def test_what_may_be_chance_is_no_loss() -> None:
    assert Amount(0.2, 0.1).told() == Amount(0.2, 0.1)
    assert Amount(0.19, 0.1).told() == Amount(0.0, 0.1)
    assert Amount(-0.5, 0.1).told() == Amount(0.0, 0.1)
    assert Amount(0.0, 0.0).told() == Amount(0.0, 0.0)


def test_a_drive_is_summed_up() -> None:
    verdicts = [
        verdict(1, loss(0.06)),
        verdict(2, loss(0.0)),
        verdict(3, loss(0.3)),
        verdict(4, loss(0.01)),
        verdict(5, loss(0.0, 0.31)),
        verdict(6, loss(0.9), seat=2),
    ]

    drive = summed_up(1, verdicts)

    assert drive.decisions == 5
    assert drive.mean.win.value == pytest.approx(0.074)
    assert drive.mean.places.value == pytest.approx(0.062)
    assert drive.marks == {"slip": 1, "mistake": 1, "blunder": 1, "brilliant": 0}
    assert drive.worst == [3, 5, 1]


def test_errors_of_a_mean_add_up_as_errors_do() -> None:
    lost = Loss(Amount(0.1, 0.03))

    mean = summed_up(1, [verdict(1, lost), verdict(2, lost)]).mean.win

    assert mean == Amount(0.1, round(0.03 / 2**0.5, 5))


def test_a_seat_without_a_choice_has_lost_nothing() -> None:
    drive = summed_up(3, [verdict(1, loss(0.3))])

    assert (drive.decisions, drive.mean, drive.worst) == (0, Loss(), [])


def test_what_was_trivial_is_left_out_of_the_mean() -> None:
    trivial = Verdict(2, 1, 1, "play", "a", "a", loss(0.0), "", counts=False)

    drive = summed_up(1, [verdict(1, loss(0.3)), trivial])

    assert (drive.decisions, drive.mean.win.value) == (1, 0.3)
