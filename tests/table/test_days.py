"""The race of the day: one deal and one try for everybody, sealed until the day is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from websockets.sync.client import connect

from slipstream import CHANCE
from slipstream.table.room import days
from slipstream.table.room.refusal import Refusal
from table.rooms import drive
from table.serving import PATIENCE, Client, Served, Table

NOON = 1_795_003_200_000  # 2026-11-18
DAY = 24 * 3600 * 1000


@pytest.fixture
def noon(served: Served) -> Iterator[list[int]]:
    """The time of the server, to be set."""
    now = [NOON]
    with patch.object(served.tables, "now", lambda: now[0]):
        yield now


def driven(served: Served, who: str, game: str = "FMR") -> Table:
    body = {"game": game, "device": who * 24, "name": f"Driver {who}"}
    reply = served.http.post("/api/days", json=body)
    assert reply.status_code == 201, reply.text
    told = reply.json()
    return Table(served, told["table"]["id"], [held["secret"] for held in told["held"]])


def finish(served: Served, table: Table, seed: int = 1) -> None:
    live = served.do(served.tables.find(table.id))
    served.do(served.tables.act(live, lambda room: drive(room, seed=seed)))


def results(served: Served, query: str = "") -> Any:
    return served.http.get(f"/api/days/FMR{query}").json()


def test_days_begin_at_midnight_utc_and_are_sealed_a_little_longer() -> None:
    assert days.day_at(NOON) == "2026-11-18"
    assert days.day_before("2026-03-01") == "2026-02-28"
    opens = days.open_from("2026-11-18")
    assert (days.is_sealed("2026-11-18", opens - 1), days.is_sealed("2026-11-18", opens)) == (
        True,
        False,
    )
    assert not days.is_sealed("", NOON)
    assert [days.is_day(text) for text in ("2026-02-29", "today", "2026-11-18")] == [
        False,
        False,
        True,
    ]


def test_everybody_has_the_same_cards_and_one_try(served: Served, noon: list[int]) -> None:
    first, other = driven(served, "a"), driven(served, "b")
    again = driven(served, "a")
    info = first.get().json()

    assert (again.id, again.secrets) == (first.id, first.secrets)
    assert other.id != first.id
    assert other.secrets != first.secrets
    assert info["commitment"] == other.get().json()["commitment"]
    assert (info["day"], info["hints"], info["listed"]) == ("2026-11-18", False, False)
    assert [seat["kind"] for seat in info["seats"]] == ["human", "bot", "bot", "bot"]
    noon[0] += DAY
    assert driven(served, "a").id != first.id
    assert driven(served, "a").get().json()["commitment"] != info["commitment"]


def test_nobody_else_sees_a_race_of_the_day_before_it_is_over(
    served: Served, noon: list[int]
) -> None:
    """A code that looks like the day does not deal its cards, either."""
    table = driven(served, "c")
    alike = served.table(duplicate="day 2026-11-18")
    asked = ("/position", "/turns", "/log", "/record", "/review", "/commentary")

    assert alike.get().json()["commitment"] != table.get().json()["commitment"]
    assert [table.get(what).status_code for what in asked] == [409] * 6
    watching = Client(connect(table.url(), open_timeout=PATIENCE))
    watching.send({"type": "hello"})
    assert watching.until("refused")["code"] == "hidden"
    finish(served, table)
    assert [table.get(what).status_code for what in asked] == [409] * 6
    own = [
        table.get(what, 0).status_code for what in ("/position", "/turns", "/log", "/commentary")
    ]
    assert own == [200] * 4
    assert table.get(f"/turns?eyes={CHANCE}", 0).status_code == 409
    assert "[Seed" not in table.get("/record", 0).text
    noon[0] = days.open_from("2026-11-18")
    assert [table.get(what).status_code for what in asked] == [200] * 6
    assert "[Seed" in table.get("/record").text


def test_the_table_of_the_day_has_the_best_first(served: Served, noon: list[int]) -> None:
    noon[0] += 10 * DAY
    tables = [driven(served, who) for who in "def"]
    for seed, table in enumerate(tables[:2], 3):
        finish(served, table, seed)
    told = results(served)
    rows = told["rows"]

    assert (told["day"], told["sealed"], len(told["field"])) == ("2026-11-28", True, 3)
    assert [row["state"] for row in rows] == ["over", "over", "racing"]
    assert rows[0]["place"] <= rows[1]["place"]
    assert {row["name"] for row in rows} == {"Driver d", "Driver e", "Driver f"}
    noon[0] += DAY
    assert results(served)["rows"] == []
    yesterday = results(served, "?day=2026-11-28")
    assert not yesterday["sealed"]
    assert [row["state"] for row in yesterday["rows"]] == ["over", "over", "late"]
    best = yesterday["rows"][0]["table"]
    compared = served.http.get(f"/api/tables/{best}/duplicates").json()
    assert compared["rows"] == yesterday["rows"]
    served.http.get(f"/api/tables/{best}/review")
    assert results(served, "?day=2026-11-28")["rows"][0]["luck"] is not None


@pytest.mark.usefixtures("noon")
@pytest.mark.parametrize("day", ["2099-01-01", "soon", "2026-02-30"])
def test_there_is_no_race_of_such_a_day(served: Served, day: str) -> None:
    assert served.http.get(f"/api/days/FMR?day={day}").status_code in (400, 409, 422)


@pytest.mark.usefixtures("noon")
def test_nobody_drives_for_you_and_luck_is_not_taken_back(served: Served) -> None:
    table = driven(served, "g")
    room = served.do(served.tables.find(table.id)).room

    with pytest.raises(Refusal, match="nobody drives for you"):
        room.stand_in(0, 0, "ace", False, NOON)
    drive(room, 30)
    with pytest.raises(Refusal, match="nobody drives for you"):
        room.takeback(0, room.race.number, 0, NOON)


def test_a_table_with_its_own_deal_is_compared_with_none(served: Served) -> None:
    reply = served.http.get(f"/api/tables/{served.table().id}/duplicates")

    assert reply.json()["say"]["id"] == "refused-no-shared-deal"
