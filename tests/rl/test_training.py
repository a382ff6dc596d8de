"""The example that learns; what it reaches in earnest is in the guide."""

from __future__ import annotations

from xml.etree import ElementTree

import numpy as np
import pytest

from training import Driver, drawn, train


def test_practice_is_the_same_every_time(capsys: pytest.CaptureFixture[str]) -> None:
    first = train("QGP", seats=2, own=0, rounds=2, batch=6, tested=4, seed=1)
    again = train("QGP", seats=2, own=0, rounds=2, batch=6, tested=4, seed=1)

    assert first == again
    assert [races for races, _ in first] == [0, 6, 12]
    assert "12 races: wins" in capsys.readouterr().out


def test_the_curve_is_drawn() -> None:
    picture = drawn([(0, 0.5), (100, 0.6), (200, 0.75)], 2, "QGP")

    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert all(word in picture for word in ("75%", "even", "200"))


def test_what_went_well_becomes_likelier() -> None:
    driver = Driver(3, 4, rate=0.1)
    seen = np.array([[1, 0, 0], [0, 1, 0]], np.float32)
    masks = np.array([[1, 1, 0, 0], [1, 1, 1, 1]], np.float32)
    before = driver.chances(seen, masks)
    driver.learn(seen, masks, np.array([0, 3]), np.array([1, -1], np.float32))
    after = driver.chances(seen, masks)

    assert before[0].tolist() == [0.5, 0.5, 0, 0]
    assert after[0, 0] > 0.5
    assert after[1, 3] < 0.25
    assert after.sum(axis=1) == pytest.approx([1, 1])
