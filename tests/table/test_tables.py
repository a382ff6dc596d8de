"""Tables over REST: what one can be, who sits down, what can be read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

from table.serving import PATIENCE, Served, Table, serving


@pytest.fixture(scope="module")
def served(store: str) -> Iterator[Served]:
    """A server on each kind of store: everything here is tried on both."""
    with serving(store) as made:
        yield made


def test_an_open_seat_is_taken_once(served: Served) -> None:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    told = served.http.post("/api/tables", json={"game": "FMR", "seats": seats, "listed": True})
    table = Table(served, told.json()["table"]["id"], [told.json()["held"][0]["secret"]])
    lobby = {row["id"]: row for row in served.http.get("/api/tables").json()}
    assert lobby[table.id]["open_seats"] == 2
    with table.connect(0) as ann:
        assert ann.position["waiting"] == []
        url = f"/api/tables/{table.id}/seats"
        held = served.http.post(url, json={"name": "Ben"}).json()
        assert held["seat"] == 1
        again = served.http.post(url, json={"name": "Eve", "seat": 1})
        assert (again.status_code, again.json()["code"]) == (409, "taken")
        bots = f"/api/tables/{table.id}/bots"
        wanted = {"seat": 2, "bot": "greedy"}
        assert served.http.post(bots, json=wanted).status_code == 403
        bearer = {"Authorization": f"Bearer {held['secret']}"}
        filled = served.http.post(bots, json=wanted, headers=bearer)

        assert filled.status_code == 201
        assert filled.json()["state"] == "racing"
        ann.sync()
        assert ann.position["waiting"]
        full = served.http.post(url, json={"name": "Fay"})
        assert full.json()["code"] == "taken"


def test_what_a_table_cannot_be_is_refused_with_the_clause(served: Served) -> None:
    def refusal(**body: Any) -> tuple[int, str]:
        told = served.http.post("/api/tables", json=body)
        return told.status_code, told.json()["text"]

    human = {"kind": "human", "name": "Ann"}
    assert refusal(game="FMR", seats=[human])[0] == 400
    assert "FMR-1.1" in refusal(game="FMR", seats=[human])[1]
    assert "FMR-8.1" in refusal(game="FMR", seats=[human] * 3, options={"aside": "7"})[1]
    assert refusal(game="CHESS", seats=[human] * 2)[0] == 400
    assert "bot" in refusal(game="FMR", seats=[human, human, {"kind": "bot", "bot": "x"}])[1]
    assert refusal(game="FMR", seats=[human] * 3, seed=7)[0] == 400, "nobody chooses the seed"


def test_house_rules_are_checked_named_and_kept_by_a_rematch(served: Served) -> None:
    human = {"kind": "human", "name": "Ann"}
    head = 'game = "FMR"\nname = "long-tail"\n'
    table = served.table(house=head + "hand_size = 6\n[options]\naside = 6\n")
    info = table.get().json()
    again = served.table(options=info["options"]).get().json()
    wrong = {"game": "FMR", "seats": [human] * 3, "house": head + "hand_size = 99"}
    other = {"game": "QGP", "seats": [human] * 3, "house": head + "hand_size = 6"}

    assert info["options"] == {"aside": "6", "house": "FMR/long-tail:hand_size=6"}
    assert again["options"] == info["options"]
    assert table.get("/position", 0).json()["view"]["aside"] == 6
    assert '[House "long-tail ' in table.get("/record", 0).text
    refused = served.http.post("/api/tables", json=wrong)
    assert refused.status_code == 400
    assert "hand_size=99: allowed: a whole number from 2 to 9" in refused.json()["text"]
    assert "not of QGP" in served.http.post("/api/tables", json=other).json()["text"]


def test_duplicate_tables_share_their_deal_and_say_so(served: Served) -> None:
    one, two = (served.table(duplicate="club night 3") for _ in "12")
    other = served.table(duplicate="club night 4")
    told = [table.get().json() for table in (one, two, other)]

    assert told[0]["commitment"] == told[1]["commitment"] != told[2]["commitment"]
    assert told[0]["duplicate"] == told[1]["duplicate"] != told[2]["duplicate"]
    assert one.get("/position", 0).json()["line"] == two.get("/position", 0).json()["line"]


def test_a_copy_during_the_race_hides_what_the_seat_cannot_know(served: Served) -> None:
    table = served.table()
    text = table.get("/record", 1).text

    assert '[View "2"]' in text
    assert "Seed" not in text
    assert '[View "spectator"]' in table.get("/record").text
    log = table.get("/log", 1).json()["moves"]
    hidden = [move for move in log if move["token"] == "?"]
    assert {move["to"] for move in hidden} == {0, 2}
    assert all(
        event["arguments"].get("card") is None for move in hidden for event in move["events"]
    )


def test_the_rules_can_be_read(served: Served) -> None:
    for game in served.http.get("/api/games").json():
        if game["code"] != "TOY":
            rules = served.http.get(f"/api/games/{game['code']}/rules").json()
            assert game["seats_clause"] in {clause["id"] for clause in rules["clauses"]}
    assert served.http.get("/api/games/CHESS/rules").status_code == 404


def test_the_introductions_can_be_played(served: Served) -> None:
    told = served.http.get("/api/games/QGP/lessons").json()
    first = told["steps"][0]

    assert len(told["steps"]) >= 5
    assert first["answer"] in first["position"]["answers"]
    assert first["answer"] in [one["tokens"][0] for one in first["prospects"]["prospects"]]
    assert first["position"]["words"][first["answer"]]["label"]
    assert first["events"][0]["say"]["id"]
    assert served.http.get("/api/games/CHESS/lessons").status_code == 404


def test_an_introduction_brings_its_board_once(served: Served) -> None:
    told = served.http.get("/api/games/GPF1/lessons").json()

    assert [board["title"] for board in told["boards"]] == ["Grand Prix-F1"]
    assert {step["board"] for step in told["steps"]} == {0}


def test_there_is_no_such_table(served: Served) -> None:
    with connect(
        f"ws://127.0.0.1:{served.port}/api/tables/nothing/play", open_timeout=PATIENCE
    ) as socket:
        assert json.loads(socket.recv(PATIENCE))["code"] == "no_table"
    for what in ("", "/record", "/log", "/position"):
        assert served.http.get(f"/api/tables/nothing{what}").status_code == 404
