"""Marks by which a ladder knows its drivers again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from slipstream.bots import levels
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
    found = [mark("FMR", level) for level in levels.LEVELS]
    mark.cache_clear()

    assert len(set(found)) == len(levels.LEVELS)
    assert [mark("FMR", level) for level in levels.LEVELS] == found


def test_who_thinks_longer_is_another_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    pro, rookie = mark("FMR", "pro"), mark("FMR", "rookie")
    kind = type(find("FMR").driver)
    monkeypatch.setattr(kind, "playouts", kind.playouts + 1)
    mark.cache_clear()

    assert mark("FMR", "pro") != pro
    assert mark("FMR", "rookie") != rookie, "it thinks a part of a pro's time"


def test_who_answers_otherwise_is_another_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    club = mark("FMR", "club")

    class Last(Bot):
        def choose(self, p: Perspective) -> int:
            return p.legal[-1]

    monkeypatch.setattr(marks, "make_bot", lambda *_: Last())
    mark.cache_clear()

    assert mark("FMR", "club") != club


def test_other_rules_are_another_race(monkeypatch: pytest.MonkeyPatch) -> None:
    club = mark("FMR", "club")
    monkeypatch.setattr(find("FMR"), "version", 99)
    mark.cache_clear()

    assert mark("FMR", "club") != club
