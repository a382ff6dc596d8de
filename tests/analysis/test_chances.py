"""Chances through the race, and where it turned."""

from __future__ import annotations

import pytest

from analysis.races import random_race, text_of
from slipstream.analysis.chances import STEP, TURNING, Moment, moments, turning_points
from slipstream.games.registry import GAMES
from slipstream.kernel.driver import won
from slipstream.notation.record import read_record


@pytest.mark.parametrize("code", list(GAMES))
def test_chances_are_shares_of_a_win_from_the_first_move_on(code: str) -> None:
    record = random_race(code, 3, seed=2, moves=300)

    found = moments(record)

    assert found[0].move == 0
    assert found[-1].move == len(record.moves)
    assert [one.move for one in found] == sorted({one.move for one in found})
    for one in found:
        assert sum(one.win) == pytest.approx(1.0, abs=0.001)


def test_the_last_chance_is_the_result() -> None:
    record = read_record(text_of("FMR-3"))

    assert moments(record)[-1].win == won(record.final())


def line(*chances: float) -> list[Moment]:
    return [Moment(10 * at, at, [one, 1 - one]) for at, one in enumerate(chances)]


def test_turning_points_are_the_largest_steps_in_order() -> None:
    found = turning_points(line(0.5, 0.52, 0.8, 0.78, 0.4))

    assert [(one.begin, one.move, one.seat) for one in found] == [(10, 20, 1), (30, 40, 2)]
    assert (found[1].before, found[1].after) == pytest.approx((0.22, 0.6))


def test_a_race_of_small_steps_has_none_and_a_wild_one_only_the_largest() -> None:
    small = STEP * 0.9
    wild = [0.5 + (0.2 + at / 100) * (-1) ** at for at in range(12)]

    assert turning_points(line(0.5, 0.5 + small, 0.5)) == []
    assert len(turning_points(line(*wild))) == TURNING
