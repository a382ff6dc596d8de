"""The protocol over real sockets: REST, WebSocket, refusals, coming back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.sync.client import connect

from slipstream.cli import main
from slipstream.notation.record import read_record
from slipstream.notation.replay import commitment
from table.serving import PATIENCE, Served, Table, drive, serving


@pytest.fixture(scope="module")
def served(store: str) -> Iterator[Served]:
    """A server on each kind of store: everything here is tried on both."""
    with serving(store) as made:
        yield made


def asked(table: Table) -> int:
    seat: int = table.get("/position").json()["waiting"][0]
    return seat


def test_a_race_over_sockets_is_told_stored_and_proved(served: Served, tmp_path: Path) -> None:
    table = served.table()
    clients = [table.connect(seat, seen=0) for seat in range(3)]
    watcher = table.connect(seen=0)
    drive(clients)
    end = clients[0].position["end"]
    watcher.sync()

    assert end["end"] == "finish"
    assert watcher.position["end"] == end
    assert commitment(end["seed"]) == table.get().json()["commitment"]
    text = table.get("/record").text
    assert read_record(text).tags["Seed"] == end["seed"]
    file = tmp_path / "race.race"
    file.write_text(text)
    checked = CliRunner().invoke(main, ["replay", str(file), "--check"])
    assert checked.exit_code == 0
    assert "proved" in checked.output
    moved = [message for message in watcher.heard if message["type"] == "moved"]
    assert [message["index"] for message in moved] == list(range(1, len(moved) + 1))
    assert table.get().json()["state"] == "over"
    for client in [*clients, watcher]:
        client.close()


def test_events_come_with_clause_and_words(served: Served) -> None:
    table = served.table()
    with table.connect(asked(table)) as client:
        client.answer()
        moved = next(message for message in client.heard if message["type"] == "moved")

    event = moved["events"][0]
    assert event["clause"].startswith("FMR-")
    assert event["kind"] == "played"
    assert event["say"]["id"]
    assert "text" not in event, "words are for those who ask for a language"


def test_only_the_holder_of_the_secret_acts(served: Served) -> None:
    table = served.table()
    seat = asked(table)
    with table.connect(seat) as holder, table.connect() as watcher:
        number, token = holder.position["number"], holder.position["answers"][0]
        answer = {"type": "answer", "number": number, "token": token}

        assert watcher.position["answers" if "answers" in watcher.position else "waiting"] == [seat]
        assert watcher.ask(answer)["code"] == "spectator"
        with table.connect((seat + 1) % 3) as other:
            assert other.ask(answer)["code"] == "not_asked"
        assert holder.ask(answer)["type"] == "accepted"


def test_a_wrong_secret_opens_nothing(served: Served) -> None:
    table, other = served.table(), served.table()
    with connect(table.url(), open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "secret": other.secrets[0], "id": "h"}))
        told = json.loads(socket.recv(PATIENCE))

        assert (told["type"], told["code"], told["id"]) == ("refused", "no_secret", "h")
    wrong = {"Authorization": "Bearer nothing"}
    for what in ("/record", "/position", "/log"):
        reply = served.http.get(f"/api/tables/{table.id}{what}", headers=wrong)
        assert (reply.status_code, reply.json()["code"]) == (403, "no_secret")


def test_secrets_appear_in_nothing_that_is_told(served: Served) -> None:
    table = served.table()
    with table.connect(0) as client, table.connect() as watcher:
        client.ask({"type": "chat", "text": "hello"})
        watcher.sync()
        told = json.dumps([client.heard, watcher.heard])
    told += "".join(table.get(what).text for what in ("", "/record", "/log", "/position"))

    assert not any(secret in told for secret in table.secrets)
    seed = served.tables.in_memory[table.id].room.ledger.opened.seed
    assert seed not in told


def test_refusals_are_clear_and_change_nothing(served: Served) -> None:
    table = served.table()
    seat = asked(table)
    with table.connect(seat, line=True) as client, table.connect() as watcher:
        number = client.position["number"]
        before = table.get("/position", seat).json()
        refusals: list[tuple[Any, str]] = [
            ("no json", "malformed"),
            ("", "malformed"),
            ("[1, 2]", "malformed"),
            ({"type": "castle"}, "malformed"),
            ({"type": "answer", "number": number}, "malformed"),
            ({"type": "answer", "number": number, "token": "x" * 300}, "malformed"),
            ({"type": "ping", "extra": 1}, "malformed"),
            ({"type": "hello"}, "repeated"),
            ({"type": "answer", "number": number, "token": "castle"}, "invalid"),
            ({"type": "answer", "number": number + 7, "token": "TT"}, "unknown_number"),
            ({"type": "answer", "number": 0, "token": "TT"}, "stale"),
            ({"type": "takeback", "number": number, "to": 10**6}, "no_move"),
            ({"type": "consent", "number": number, "agree": True}, "stale"),
            ({"type": "stand_in", "seat": (seat + 1) % 3, "bot": "random"}, "present"),
            ({"type": "stand_in", "seat": seat, "bot": "genius"}, "no_bot"),
            ({"type": "return"}, "repeated"),
            ({"type": "chat", "text": "\u0007 "}, "empty"),
            ({"type": "preview", "number": 0}, "stale"),
            ({"type": "preview", "number": number, "token": "castle"}, "invalid"),
        ]
        for message, code in refusals:
            client.send(message)
            told = client.until("refused")
            assert (told["code"], bool(told["text"])) == (code, True), message
        watcher.sync()

        assert [message["type"] for message in watcher.heard] == ["welcome", "position", "pong"]
    assert table.get("/position", seat).json() == before


def test_a_rule_that_refuses_is_cited(served: Served) -> None:
    table = served.table()
    with table.connect(asked(table)) as client:
        held = {token.partition(":")[0] for token in client.position["answers"]}
        foreign = next(code for code in ("TT", "WL", "CG", "OC", "O3g") if code not in held)

        assert client.answer(foreign)["clause"].startswith("FMR-")


def test_who_comes_back_is_told_what_happened_since(served: Served) -> None:
    table = served.table()
    clients = [table.connect(seat) for seat in range(3)]
    drive(clients, 2)
    seen = clients[2].position["number"]
    clients[2].ask({"type": "chat", "text": "back in a moment"})
    clients[2].close()
    drive([*clients[:2], table.connect(2)], 3)
    with table.connect(2, seen=seen, heard=1) as again:
        kinds = [message["type"] for message in again.heard]
        numbers = [message["number"] for message in again.heard if message["type"] == "moved"]

    assert kinds == ["welcome", *["moved"] * len(numbers), "position"]
    assert numbers == list(range(seen + 1, seen + 1 + len(numbers)))
    assert numbers[-1] == again.position["number"]
    assert not again.heard[0]["fresh"]
    for client in clients[:2]:
        client.close()


def test_who_has_seen_nothing_begins_with_the_position(served: Served) -> None:
    table = served.table()
    with table.connect(0) as client:
        assert [message["type"] for message in client.heard] == ["welcome", "position"]
        assert client.heard[0]["fresh"]


def test_two_tabs_of_one_seat_see_the_same_and_play_once(served: Served) -> None:
    table = served.table()
    seat = asked(table)
    with table.connect(seat) as one, table.connect(seat) as two:
        answer = {
            "type": "answer",
            "number": one.position["number"],
            "token": one.position["answers"][0],
        }
        assert one.ask(answer)["type"] == "accepted"
        assert two.ask(answer)["code"] == "repeated"
        one.sync()
        two.sync()

        assert one.position == two.position


def test_sealed_answers_stay_sealed(served: Served) -> None:
    table = served.table("TOY", pace_ms=10_000)  # nothing forced plays itself here
    with table.connect(0) as ann, table.connect(1) as ben, table.connect(2) as cid:
        first, last = cid.position["answers"][0], cid.position["answers"][-1]
        cid.answer(first)
        ann.sync()
        assert cid.position["mine"] == first
        assert ann.position["sealed"] == [2]
        assert "mine" not in ann.position
        heard = len(ann.heard)
        if first != last:
            cid.answer(last)
        ann.sync()
        assert [message["type"] for message in ann.heard[heard:]] == ["pong"]
        ben.answer()
        ann.answer()
        cid.sync()
        moved = [message for message in cid.heard if message["type"] == "moved"]

        assert [(m["seat"], m["decision"]) for m in moved[:3]] == [
            (0, "bid"),
            (1, "bid"),
            (2, "bid"),
        ]
        assert moved[2]["token"] == last


def test_going_back_beyond_the_barrier_takes_everybodys_consent(served: Served) -> None:
    table = served.table()
    clients = [table.connect(seat) for seat in range(3)]
    index = clients[0].position["index"]
    drive(clients, 1)
    for client in clients:
        client.sync()
    number = clients[0].position["number"]
    assert clients[0].ask({"type": "takeback", "number": number, "to": index})["type"] == "accepted"
    clients[1].sync()
    assert clients[1].position["proposal"] == {"seat": 0, "to": index, "agreed": [0]}
    for client in clients[1:]:
        client.ask({"type": "consent", "number": number, "agree": True})
    clients[0].sync()

    assert clients[0].position["index"] == index
    assert [m["type"] for m in clients[0].heard].count("undone") == 1
    for client in clients:
        client.close()


def test_chat_is_text(served: Served) -> None:
    table = served.table()
    with table.connect(0) as ann, table.connect() as watcher:
        ann.ask({"type": "chat", "text": "<b>bold</b>\n\u202e move"})
        said = watcher.until("chat")

        assert said["text"] == "<b>bold</b> move"
        assert watcher.ask({"type": "chat", "text": "hi"})["code"] == "spectator"


def test_presence_is_told(served: Served) -> None:
    table = served.table()
    with table.connect(0) as ann:
        with table.connect(1):
            assert [seat["here"] for seat in ann.until("seats")["seats"]] == [True, True, False]
        assert [seat["here"] for seat in ann.until("seats")["seats"]] == [True, False, False]


def test_forced_answers_and_clocks_need_nobody(served: Served) -> None:
    """A seat that does nothing: its clock runs out and the fallback is played."""
    table = served.table("TOY", humans=2, clock={"kind": "move", "ms": 1000})
    with table.connect(0, seen=0) as ann:
        moved = ann.until("moved")
        while "clock" not in moved:
            moved = ann.until("moved")

        assert moved["decision"] in ("bid", "mark")
        assert ann.until("position")["clocks"]["left"]


def test_a_player_without_a_name_keeps_none_and_sentences_call_him_a_guest(served: Served) -> None:
    seats = [{"kind": "human"}, {"kind": "open"}, {"kind": "human", "name": " Cid "}]
    told = served.http.post("/api/tables", json={"game": "FMR", "seats": seats}).json()
    at = f"/api/tables/{told['table']['id']}"

    assert served.http.post(f"{at}/seats", json={}).json()["seat"] == 1

    names = [seat["name"] for seat in served.http.get(at).json()["seats"]]
    assert names == ["", "", "Cid"]
    live = served.do(served.tables.find(told["table"]["id"]))
    assert live.ledger.names == ["Guest 1", "Guest 2", "Cid"]


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
