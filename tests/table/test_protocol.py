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
