"""The examples run, and show what they say."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import first_bot
import grid_rules
from slipstream import GAMES


def test_the_first_bot_beats_those_who_know_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    before = dict(GAMES["FMR"]().bots)
    try:
        row = first_bot.main()
    finally:
        GAMES["FMR"]().bots.clear()
        GAMES["FMR"]().bots.update(before)

    assert row.win_low > 0.25, "the deals had no say in the rule, and chance does not explain it"
    assert "forward wins" in capsys.readouterr().out


def test_grid_rules_are_compared_in_words_and_in_a_drawing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    comparison = grid_rules.main(4)
    told = capsys.readouterr().out

    assert comparison.races == 4
    assert "place 1 on the grid: wins" in told
    assert "4 deals in both" in told
    assert ElementTree.fromstring(comparison._repr_svg_()).tag == "svg"
