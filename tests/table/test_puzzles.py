"""Puzzles at the table: a game's set, and one's own mistakes once a race has been reviewed."""

from __future__ import annotations

from typing import Any

import pytest

from slipstream import GAMES
from table.rooms import drive
from table.serving import Served


@pytest.mark.parametrize("code", GAMES)
def test_the_puzzles_of_a_game_are_asked_on_its_board(served: Served, code: str) -> None:
    told = served.http.get(f"/api/games/{code}/puzzles").json()

    assert told["title"]["id"] == "puzzle.title"
    for step in told["steps"]:
        tokens = step["position"]["answers"]
        assert step["answer"] in tokens
        assert step["position"]["view"]["seat"] == step["seat"]
        assert step["after"]["id"] == "puzzle-why"


def test_ones_own_mistakes_become_puzzles_when_the_race_is_reviewed(served: Served) -> None:
    table = served.table(options={"aside": "18"})
    served.do(served.tables.act(served.do(served.tables.find(table.id)), drive))
    review: dict[str, Any] = {"done": 0, "total": 1}
    while review["done"] < review["total"]:
        review = table.get("/review").json()
    erred = {
        verdict["seat"] - 1
        for verdict in review["analysis"]["verdicts"]
        if verdict["mark"] not in ("", "brilliant")
        and verdict["played"].split()[0] != verdict["best"].split()[0]
    }

    assert erred, "drivers at random err"
    for seat in range(3):
        steps = table.get(f"/puzzles?seat={seat}").json()["steps"]
        assert bool(steps) == (seat in erred)
        assert all(step["seat"] == seat for step in steps)
        assert all(step["after"]["id"] == "puzzle-own-why" for step in steps)


def test_nobody_is_asked_about_a_race_that_goes_on(served: Served) -> None:
    assert served.table().get("/puzzles").status_code == 409
