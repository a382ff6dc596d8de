"""The server is killed while alerts are due: none that was promised is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.sync.client import connect

from samples import usual
from table.processes import Process
from table.receivers import Received, Receiver, receiving, wait_until
from table.serving import Client

OPTIONS = ["--private-webhooks", "--alert-after", "0"]
TABLES = 6


def turn(process: Process, table: str, secrets: list[str]) -> tuple[str, int]:
    """Whoever is up answers; the server says that it is stored. Who that was."""
    url = f"ws://127.0.0.1:{process.port}/api/tables/{table}/play"
    _, seat = up(process, table)
    with Client(connect(url, max_size=None)) as client:
        client.send({"type": "hello", "secret": secrets[seat]})
        client.until("position")
        assert client.answer()["type"] == "accepted"
    return table, seat


def up(process: Process, table: str) -> tuple[str, int]:
    """Who is up."""
    position = process.http.get(f"/api/tables/{table}/position").json()
    return table, position["waiting"][0]


def told(received: list[Received]) -> set[tuple[str, int]]:
    return {(one.json["table"], each["seat"]) for one in received for each in one.json["up"]}


def by_turn(received: list[Received]) -> dict[tuple[str, int], list[str]]:
    """The names of all messages that a seat is up: each table answers once between two kills."""
    found: dict[tuple[str, int], list[str]] = {}
    for one in received:
        for each in one.json["up"]:
            found.setdefault((one.json["table"], each["seat"]), []).append(one.json["id"])
    return found


@pytest.mark.parametrize("kind", usual(["sqlite", "postgresql"], "sqlite"))
def test_nothing_promised_is_lost_and_nothing_is_another_alert(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    """Killed as soon as the last answer is stored: whoever is up then hears of it later."""
    store = f"sqlite:///{tmp_path}/tables.sqlite"
    if kind == "postgresql":
        store = request.getfixturevalue("cluster").database()
    kills = 20 if request.config.getoption("--soak") else 1
    process = Process(store, options=OPTIONS).wait()
    tables = [process.open_table() for _ in range(TABLES)]
    with receiving() as receiver:
        for table, secrets in tables:
            channel = {"type": "webhook", "url": receiver.url}
            process.http.post(
                f"/api/tables/{table}/alerts",
                json={"channel": channel},
                headers={"Authorization": f"Bearer {secrets[0]}"},
            ).raise_for_status()
        heard: set[str] = set()
        for _ in range(kills):
            receiver.received.clear()
            answered = {turn(process, table, secrets) for table, secrets in tables}
            process.kill()
            process = Process(store, options=OPTIONS).wait()
            # Whoever is asked at once again is there, and has heard of it before.
            _heard(receiver, {up(process, table) for table, _ in tables} - answered)
            for names in by_turn(receiver.received.copy()).values():
                assert len(set(names)) == 1, "what came twice has the same name"
                assert len(names) <= 2, "before the kill, if that was not noted, and after it"
            heard |= {table for table, _ in told(receiver.received.copy())}
        names = [one.headers["idempotency-key"] for one in receiver.received]

        assert heard == {table for table, _ in tables}
        assert len(set(names)) <= 2 * TABLES, "what came twice has the same name"
    process.stop()


def _heard(receiver: Receiver, expected: set[tuple[str, int]]) -> None:
    wait_until(lambda: expected <= told(receiver.received.copy()))
