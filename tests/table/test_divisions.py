"""Divisions at the table: added by the organiser; then a next season, with who went up and down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from table.season import Season, refused
from table.serving import Served, serving


@pytest.fixture(scope="module")
def both(store: str) -> Iterator[Served]:
    """A server on each kind of store."""
    with serving(store) as made:
        yield made


def league(served: Served) -> Season:
    """Three drivers, one race by hand."""
    body = {
        "game": "LEAGUE",
        "title": "First",
        "entries": [{"kind": "human", "name": name} for name in ("Ann", "Ben", "Cem")],
        "races": [{"game": "FMR"}],
    }
    return Season(served, served.http.post("/api/seasons", json=body).json())


def below(top: Season, title: str, names: tuple[str, ...], places: int = 1) -> Season:
    """One more division, in which these enter."""
    reply = top.post("divisions", {"title": title, "places": places})
    assert reply.status_code == 201, reply.text
    told = {"season": reply.json(), "held": [], "organiser": top.organiser}
    made = Season(top.served, told)
    for name in names:
        held = made.post("entries", {"name": name, "wait": True}, "").json()
        made.secrets[held["seat"]] = held["secret"]
    return made


def race(season: Season, *places: int) -> None:
    reply = season.post("results", {"reason": "At the club", "places": list(places)})
    assert reply.status_code == 201, reply.text


def names(told: Any) -> list[str]:
    return [entry["name"] for entry in told["entries"]]


def after(season: Season, told: dict[str, Any]) -> Season:
    return Season(season.served, {"season": told, "held": [], "organiser": season.organiser})


def test_the_best_go_up_the_last_come_down_and_everybody_keeps_the_secret(both: Served) -> None:
    top = league(both)
    low = below(top, "Second", ("Dee", "Eli", "Fay", "Gus"))  # Gus waits
    divisions = [{"season": top.id, "title": "First"}, {"season": low.id, "title": "Second"}]
    for one in (top, low):
        assert one.told()["divisions"] == divisions
        assert one.told()["places"] == 1
    race(top, 2, 3, 1)
    assert refused(top.post("promotion", {})) == (400, "invalid"), "the second is not over"
    race(low, 2, 1, 3)
    assert refused(top.post("promotion", {}, top.secrets[0])) == (403, "no_secret")

    told = low.post("promotion", {}).json()

    first, second = (after(top, {"id": one["season"]}) for one in told["next"])
    assert names(first.told()) == ["Cem", "Ann", "Eli"]
    assert names(second.told()) == ["Ben", "Dee", "Fay"]
    assert [one["name"] for one in second.told()["waiting"]] == ["Gus"]
    assert {(one["number"], one["season"], one["before"]) for one in first.told()["origins"]} == {
        (0, top.id, 2),
        (1, top.id, 0),
        (2, low.id, 1),
    }
    excused = {"act": {"type": "excused", "entry": 2, "race": 1}}
    assert first.post("acts", excused, low.secrets[1]).status_code == 201, "Eli, with the old link"
    assert refused(first.post("acts", excused, top.secrets[1])) == (403, "no_secret")
    assert [one["title"] for one in first.told()["divisions"]] == ["First", "Second"]
    assert top.told()["next"] == told["next"]

    again = top.post("promotion", {})
    assert again.json()["next"] == told["next"], "nothing is founded twice"
    race(first, 1, 2, 3)
    assert first.told()["state"] == "over"


def test_three_divisions_and_who_may_add_one(both: Served) -> None:
    top = league(both)
    assert refused(top.post("divisions", {"title": "Second"}, top.secrets[0]))[0] == 403
    low = below(top, "Second", ())
    third = below(low, "Third", ())

    assert [one["title"] for one in top.told()["divisions"]] == ["First", "Second", "Third"]
    assert top.told()["divisions"] == third.told()["divisions"]
    assert refused(top.post("divisions", {"title": "   "}))[0] == 409


def test_a_division_keeps_what_was_agreed(both: Served) -> None:
    top = league(both)
    low = below(top, "Second", ())

    assert low.told()["races"][0]["game"] == "FMR"
    assert [entry["kind"] for entry in low.told()["entries"]] == ["open"] * 3
    assert refused(low.post("promotion", {}))[0] in (400, 409)
