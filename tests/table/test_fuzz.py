"""A short round of `make fuzz`: its clients still ask what the server knows."""

from __future__ import annotations

import pytest

from table.fuzz import play_round
from table.serving import Served

pytestmark = pytest.mark.more


def test_nothing_that_is_made_up_is_answered_by_a_mistake(served: Served) -> None:
    found = play_round(served, "short", 150, together=3)

    assert found.mistakes == []
    assert found.answers["200"] > 20
    assert found.answers["201"] > 0, "some of it is right"
    assert found.answers["400"] > 5, "some of it is wrong"
    assert any(code.startswith("frame") for code in found.answers)
