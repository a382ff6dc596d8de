"""Leagues over the wire: several games, rulings, races by hand, signing up and out."""

from __future__ import annotations

from typing import Any

import pytest
from icalendar import Calendar

from table.season import Season, found, refused
from table.serving import Served

RACES = [{"game": "FMR", "aside": "18"}, {"game": "QGP", "circuit": "monza"}, {"game": "FMR"}]


def league(served: Served, entries: int = 3, **agreed: Any) -> Season:
    people = [{"kind": "human", "name": f"Ann {n}"} for n in range(entries)]
    body = {"game": "LEAGUE", "entries": people, "races": RACES, "pace_ms": 0, **agreed}
    reply = served.http.post("/api/seasons", json=body)
    assert reply.status_code == 201, reply.text
    return Season(served, reply.json())


def act(season: Season, act: dict[str, Any], secret: str | None = None) -> Any:
    return season.post("acts", {"act": act}, secret)


def penalty(entry: int = 0, points: int = -5, race: int = 1) -> dict[str, Any]:
    return {
        "type": "awarded",
        "entry": entry,
        "points": points,
        "race": race,
        "reason": "Late",
    }


def points(season: Season, race: int) -> dict[int, int]:
    rows = season.told()["races"][race - 1]["rankings"][0]["rows"]
    return {row["entry"]: row["points"] for row in rows}


def test_a_league_of_two_games_from_its_first_race_to_its_last(served: Served) -> None:
    season = league(served, terms={"best": "2"})
    season.call()
    season.finish(1)
    season.call()
    season.finish(2)
    assert season.room(2).race.game.code == "QGP"
    by_hand = {"places": [3, 1, 2], "reason": "Club night"}
    assert season.post("results", by_hand).status_code == 201
    act(season, penalty(entry=1))

    told = season.told()
    assert told["state"] == "over"
    assert [race["game"] for race in told["races"]] == ["FMR", "QGP", "FMR"]
    assert told["races"][2]["reason"] == "Club night"
    assert [len(one) for one in told["races"][2]["dropped"]] == [1, 1, 1]
    assert told["rulings"][0]["reason"] == "Late"
    assert told["races"][0]["awarded"] == [0, -5, 0]
    for what in ("standings.csv", "standings.md", "standings.html", "records.zip"):
        assert season.get(f"/{what}").status_code == 200
    page = season.get("/standings.html?language=de")
    assert "Meisterschaft" in page.text
    assert "attachment" in page.headers["content-disposition"]


def test_a_ruling_counts_until_it_is_revoked(served: Served) -> None:
    season = found(served, "FMR")
    season.call()
    season.finish(1)
    before = points(season, 1)
    assert act(season, penalty()).status_code == 201
    after = points(season, 1)
    reply = act(season, {"type": "revoked", "act": 1, "reason": "Seen again"})

    assert after == {**before, 0: before[0] - 5}
    assert points(season, 1) == before
    assert reply.json()["rulings"][0]["revoked"] == "Seen again"


def test_rulings_and_results_are_the_organisers(served: Served) -> None:
    season = league(served)
    by_hand = {"places": [1, 2, 3], "reason": "Club night"}

    assert refused(act(season, penalty(), season.secrets[0])) == (403, "no_secret")
    assert refused(act(season, penalty(), "")) == (403, "no_secret")
    assert refused(season.post("results", by_hand, season.secrets[0])) == (403, "no_secret")
    assert act(season, penalty(entry=7)).status_code == 400
    assert act(season, {**penalty(), "reason": ""}).status_code == 400
    assert season.post("results", {"places": [1, 3, 2, 4], "reason": "x"}).status_code == 400


def test_a_race_under_way_may_turn_out_not_to_be_held(served: Served) -> None:
    season = league(served)
    season.call()
    reply = season.post("results", {"reason": "Snow"})

    assert reply.status_code == 201, reply.text
    assert reply.json()["races"][0]["state"] == "not_held"
    assert reply.json()["races"][0]["table"] == ""
    assert season.call()["races"][1]["state"] == "racing"


def test_a_season_by_the_book_takes_no_result_by_hand(served: Served) -> None:
    season = found(served, "FMR")

    reply = season.post("results", {"places": [1, 2, 3], "reason": "Club night"})
    assert reply.status_code == 400
    assert season.told()["state"] == "ready"


def test_whoever_waits_takes_the_entry_of_who_signs_out(served: Served) -> None:
    season = league(served)
    full = season.post("entries", {"name": "Eve"})
    eve = season.post("entries", {"name": "Eve", "wait": True}).json()
    assert refused(full) == (409, "taken")
    assert [one["name"] for one in season.told()["waiting"]] == ["Eve"]
    assert refused(act(season, {"type": "left", "entry": 1}, eve["secret"])) == (403, "no_secret")
    assert act(season, {"type": "left", "entry": 1}, season.secrets[1]).status_code == 201
    told = season.call(eve["secret"])

    assert [(one["name"], one["number"]) for one in told["entries"]] == [
        ("Ann 0", 0),
        ("Eve", eve["seat"]),
        ("Ann 2", 2),
    ]
    assert told["waiting"] == []
    assert told["races"][0]["drivers"][1]["name"] == "Eve"
    assert refused(season.post("races", {}, season.secrets[1])) == (403, "no_secret")


def test_an_entry_that_somebody_left_is_open_to_all(served: Served) -> None:
    season = league(served)
    act(season, {"type": "left", "entry": 2}, season.secrets[2])

    assert season.told()["state"] == "open"
    assert season.post("bots", {"seat": 2, "bot": "club"}).status_code == 201
    told = season.told()
    assert (told["state"], told["entries"][2]["bot"]) == ("ready", "club")


def test_who_signs_out_of_a_race_is_not_seated(served: Served) -> None:
    season = league(served, 4)
    away = {"type": "excused", "entry": 2, "race": 1}
    assert act(season, away, season.secrets[1]).status_code == 403
    assert act(season, away, season.secrets[2]).json()["races"][0]["excused"] == [2]
    told = season.call(season.secrets[0])

    assert told["races"][0]["absent"] == [2]
    assert [driver["entry"] for driver in told["races"][0]["drivers"]] == [0, 1, 3]
    season.finish(1)
    assert points(season, 1)[2] == 0


def test_a_bot_drives_for_who_signs_out_where_nobody_sits_out(served: Served) -> None:
    season = found(served, "FMR")
    act(season, {"type": "excused", "entry": 1, "race": 1}, season.secrets[1])

    drivers = season.call()["races"][0]["drivers"]
    assert [driver["substitute"] for driver in drivers] == [False, True, False]


def test_dates_go_to_the_calendars_of_all(served: Served) -> None:
    season = league(served)
    act(season, {"type": "dated", "race": 2, "date": 1_801_425_600_000})
    reply = season.get("/calendar.ics")

    assert reply.headers["content-type"].startswith("text/calendar")
    [event] = Calendar.from_ical(reply.content).events
    assert event.start.year == 2027


@pytest.mark.parametrize("bad", [{"game": "LEAGUE"}, {"races": [{}]}, {"terms": {"best": "9"}}])
def test_what_cannot_be_agreed_is_said(served: Served, bad: dict[str, Any]) -> None:
    body = {"game": "LEAGUE", "entries": [{"kind": "open"}] * 3, "races": [], **bad}

    reply = served.http.post("/api/seasons", json=body)
    assert reply.status_code == 400
    assert reply.json()["code"] == "invalid"
