"""Marks by which a ladder knows its drivers again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from slipstream.bots import levels
from slipstream.games.grand_prix.bot.driver import GrandPrixDriver
from slipstream.games.quick_grand_prix.bot.driver import WaryDriver
from slipstream.games.registry import find
from slipstream.kernel.bot import Bot, Perspective
from slipstream.lab.ladder import marks
from slipstream.lab.ladder.marks import mark


@pytest.fixture(autouse=True)
def _anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nobody remembers a mark, and nobody thinks long."""
    monkeypatch.setattr(marks, "SHORT", 4)
    mark.cache_clear()
    yield
    mark.cache_clear()


def test_levels_differ_and_leave_the_same_mark_again() -> None:
    found = [mark("FMR", level, 3) for level in levels.LEVELS]
    mark.cache_clear()

    assert len(set(found)) == len(levels.LEVELS)
    assert [mark("FMR", level, 3) for level in levels.LEVELS] == found


def test_who_thinks_longer_is_another_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    pro, rookie = mark("FMR", "pro", 3), mark("FMR", "rookie", 3)
    kind = type(find("FMR").driver)
    monkeypatch.setattr(kind, "playouts", kind.playouts + 1)
    mark.cache_clear()

    assert mark("FMR", "pro", 3) != pro
    assert mark("FMR", "rookie", 3) != rookie, "it thinks a part of a pro's time"


def test_who_answers_otherwise_is_another_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    club = mark("FMR", "club", 3)

    class Last(Bot):
        def choose(self, p: Perspective) -> int:
            return p.legal[-1]

    monkeypatch.setattr(marks, "make_bot", lambda *_: Last())
    mark.cache_clear()

    assert mark("FMR", "club", 3) != club


def test_who_allows_itself_less_slack_is_another_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """However seldom its moves show that; and only where it has less."""
    two, four = mark("GP", "pro", 2), mark("GP", "pro", 4)
    less = 0.999 * GrandPrixDriver.most_careless
    monkeypatch.setattr(GrandPrixDriver, "most_careless", less)
    mark.cache_clear()

    assert mark("GP", "pro", 4) != four
    assert mark("GP", "pro", 2) == two


def test_who_takes_more_of_the_others_for_thinkers_is_another_driver(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However little of that a short-sighted race shows."""
    ace, pro = mark("QGP", "ace", 2), mark("QGP", "pro", 2)
    monkeypatch.setattr(WaryDriver, "reckons", 0.999 * WaryDriver.reckons)
    mark.cache_clear()

    assert mark("QGP", "ace", 2) != ace
    assert mark("QGP", "pro", 2) == pro


def test_other_rules_are_another_race(monkeypatch: pytest.MonkeyPatch) -> None:
    club = mark("FMR", "club", 3)
    monkeypatch.setattr(find("FMR"), "version", 99)
    mark.cache_clear()

    assert mark("FMR", "club", 3) != club
