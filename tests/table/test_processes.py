"""Two server processes, one PostgreSQL: any of them serves any table, one at a time decides."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from slipstream.notation.record import read_record
from slipstream.notation.replay import check_deal
from table.postgres import Cluster
from table.processes import Process
from table.serving import PATIENCE, Client


def client(process: Process, table: str, secret: str = "", **hello: Any) -> Client:
    made = Client(
        connect(
            f"ws://127.0.0.1:{process.port}/api/tables/{table}/play",
            max_size=None,
            open_timeout=PATIENCE,
        )
    )
    made.send({"type": "hello", "secret": secret, **hello})
    made.until("position")
    return made


@pytest.fixture(scope="module")
def pair(cluster: Cluster) -> Iterator[list[Process]]:
    url = cluster.database()
    processes = [Process(url), Process(url)]
    yield [process.wait() for process in processes]
    for process in processes:
        if process.process.poll() is None:
            process.stop()


def test_a_table_is_played_through_two_processes(pair: list[Process]) -> None:
    table, secrets = pair[0].open_table()
    clients = [client(pair[seat % 2], table, secret, seen=0) for seat, secret in enumerate(secrets)]
    watchers = [client(process, table, seen=0) for process in pair]
    while "end" not in clients[0].position:
        for each in clients:
            each.sync()
        waiting = clients[0].position["waiting"]
        newest = max(each.position["number"] for each in clients)
        mine = [c for s, c in enumerate(clients) if s in waiting and c.position["number"] == newest]
        if mine and mine[0].position.get("answers"):
            reply = mine[0].answer()
            assert reply["type"] == "accepted" or reply["code"] == "stale"
    for each in [*clients, *watchers]:
        while "end" not in each.position:
            each.until("position")

    told = [[m for m in w.heard if m["type"] == "moved"] for w in watchers]
    assert told[0] == told[1]
    assert [m["index"] for m in told[0]] == list(range(1, len(told[0]) + 1))
    records = {process.http.get(f"/api/tables/{table}/record").text for process in pair}
    assert len(records) == 1
    check_deal(read_record(records.pop()))
    for each in [*clients, *watchers]:
        each.close()


def test_of_two_answers_at_once_one_is_played(pair: list[Process]) -> None:
    table, secrets = pair[0].open_table()
    seat = pair[0].http.get(f"/api/tables/{table}/position").json()["waiting"][0]
    with client(pair[0], table, secrets[seat]) as one, client(pair[1], table, secrets[seat]) as two:
        for each, token in zip((one, two), one.position["answers"][:2], strict=True):
            each.send(
                {"type": "answer", "number": one.position["number"], "token": token, "id": "q"}
            )
        replies = [each.until("accepted", "refused") for each in (one, two)]

    assert sorted(reply["type"] for reply in replies) == ["accepted", "refused"]


def test_presence_and_chat_cross_the_processes(pair: list[Process]) -> None:
    table, secrets = pair[0].open_table()
    with client(pair[0], table, secrets[0]) as ann:
        with client(pair[1], table, secrets[1]) as ben:
            while not ann.until("seats")["seats"][1]["here"]:
                pass
            ben.ask({"type": "chat", "text": "hello there"})
            assert ann.until("chat")["text"] == "hello there"
        while ann.until("seats")["seats"][1]["here"]:
            pass


def test_when_a_process_dies_another_plays_on_for_the_bots(cluster: Cluster) -> None:
    url = cluster.database()
    first, second = Process(url).wait(), Process(url).wait()
    table, secrets = first.open_table(humans=1, bots=2, pace_ms=300)
    with client(second, table, secrets[0]) as ann:
        first.kill()
        deadline = time.monotonic() + PATIENCE
        while ann.position["index"] < 40:
            assert time.monotonic() < deadline
            if ann.position.get("answers"):
                ann.answer()
                ann.sync()
            else:
                ann.until("position")
    second.stop()


def test_a_removed_device_is_shown_out_by_every_process(pair: list[Process]) -> None:
    table, secrets = pair[0].open_table()
    held = {"kind": "table", "about": table, "seat": 0, "secret": secrets[0]}
    first = own(pair[0].http.post("/api/driver", json={}).json()["secret"])
    pair[0].http.post("/api/driver/sharing", json={"held": [held]}, headers=first)
    code = pair[0].http.post("/api/driver/tickets", headers=first).json()["code"]
    joined = pair[0].http.post("/api/driver/devices", json={"code": code, "name": ""}).json()
    second = own(joined["secret"])
    (got,) = pair[1].http.post("/api/driver/sharing", json={}, headers=second).json()["held"]
    devices = pair[0].http.get("/api/driver", headers=first).json()["devices"]
    with client(pair[1], table, got["secret"]) as lost:
        pair[0].http.post(f"/api/driver/devices/{devices[1]['id']}/off", headers=first)

        with pytest.raises(ConnectionClosed):
            lost.until("never")


def own(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}
