"""What speaks for a seat of Thunder Alley and Grand Prix, each in one position."""

from __future__ import annotations

from typing import TypeVar

import pytest

from rules.grand_prix.drawn import race
from rules.thunder_alley.lines import ACTIVATE, state
from slipstream.drafting.bot.driver import DraftingDriver
from slipstream.drafting.bot.facts import BEHIND, HOPE, RACING, WITH_MARKERS, first_of
from slipstream.drafting.rules.race import DraftingRace
from slipstream.games.grand_prix.bot import driver as gp
from slipstream.games.thunder_alley.bot import driver as ta

S = TypeVar("S", bound=DraftingRace)
ONE = pytest.approx(1 / 3)
TWO = pytest.approx(2 / 3)


def facts(driver: DraftingDriver[S], s: S) -> list[float]:
    """Those of seat 1, which can expect five points."""
    return list(driver.facts(s, 0, 5.0, first_of(s)))


def test_two_cars_one_of_them_behind() -> None:
    """25 is first and 29 two sectors behind, each with a marker; neither has led."""
    found = facts(ta.DRIVER, state(ACTIVATE))

    assert found[HOPE] == 0.5
    assert found[RACING] == TWO
    assert found[BEHIND] == pytest.approx(2 / 30)
    assert found[WITH_MARKERS + 1] == TWO
    assert found[ta.NEVER_LED] == TWO


def test_a_car_that_is_out_speaks_for_nobody() -> None:
    found = facts(
        ta.DRIVER, state(ACTIVATE.replace("25@12.0/t,", "").replace(" hand", " out=25 hand"))
    )

    assert found[RACING] == found[WITH_MARKERS + 1] == found[ta.NEVER_LED] == ONE


def test_from_five_markers_on_one_more_makes_no_difference() -> None:
    for wear in ("BBBBB", "BBBBBB"):
        found = facts(ta.DRIVER, state(ACTIVATE.replace("29@10.1/B", f"29@10.1/{wear}")))
        assert found[WITH_MARKERS + 5] == found[WITH_MARKERS + 1] == ONE


def test_markers_that_no_stop_takes_off() -> None:
    once = facts(ta.DRIVER, state(ACTIVATE))[ta.STAYING]
    twice = facts(ta.DRIVER, state(ACTIVATE.replace("29@10.1/B", "29@10.1/BB")))[ta.STAYING]

    assert twice - once == ONE


def test_close_calls_danger_and_softs() -> None:
    r = race("1@10.0 5@12.1 10@9.0", wear={1: "bt"}, close_calls={1: 2}, tyres={1: "s", 10: "h"})
    found = facts(gp.DRIVER, r.state)

    assert found[gp.CALLS] == TWO
    assert found[gp.DANGEROUS] == ONE
    assert found[gp.SOFTS] == ONE
