"""Whatever is sent, the answer is a sentence; what is our own mistake is one line in the log."""

from __future__ import annotations

import logging
import socket
import sys
from typing import Any

import pytest
from websockets.sync.client import connect

from slipstream.table.failures import in_one_line
from slipstream.table.server import catalogue
from table.serving import PATIENCE, Served

JSON = {"content-type": "application/json"}
MANY = b"9" * 5000
PLACES = ("/api/tables", "/api/seasons")


@pytest.mark.parametrize("path", PLACES)
@pytest.mark.parametrize(
    "body",
    [b"\xff\xfe", b'{"game":"\xff"}', b'{"game":"\\ud800"}', b"[" * 60_000, b'{"a":' * 10_000, b""],
    ids=["bytes", "text", "surrogate", "lists", "objects", "empty"],
)
def test_a_body_that_is_none_is_refused_in_a_sentence(
    served: Served, path: str, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    reply = served.http.post(path, content=body, headers=JSON)

    assert (reply.status_code, reply.json()["code"]) == (400, "malformed")
    assert not caplog.records


def test_numbers_of_thousands_of_digits_are_refused(served: Served) -> None:
    table = served.table()
    many = MANY.decode()
    seat = b'{"name": "Ann", "seat": %b}' % MANY
    replies = [
        served.http.post(f"/api/tables/{table.id}/seats", content=seat, headers=JSON),
        served.http.get(f"/api/tables/{table.id}/position?index={many}"),
        served.http.get(f"/api/tables/{table.id}/position?eyes={many}"),
        served.http.get(f"/api/tables/{table.id}/position?index=-1"),
    ]
    record = table.get("/record").text
    for tag in (f'[Seats "{many}=Ann"]', f'[Options "aside={many}"]', f'[Game "FMR/{many}"]'):
        name = tag.split()[0]
        lines = [tag if line.startswith(name) else line for line in record.splitlines()]
        replies.append(served.http.post("/api/records", content="\n".join(lines)))

    assert {reply.status_code for reply in replies} <= {201, 400}, [r.text for r in replies]


@pytest.mark.parametrize("name", ["%00", "%ff", "%ed%a0%80", "a%20b", "..%2f..", "%E2%80%AE"])
def test_there_is_no_table_of_such_a_name(served: Served, name: str) -> None:
    for place in PLACES:
        assert served.http.get(f"{place}/{name}").status_code == 404


def test_a_bad_frame_ends_its_connection_without_a_word_in_the_log(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    table = served.table()
    for frame in (b"\xff\xfe", b'{"type":"hello"}'):
        with connect(table.url(), open_timeout=PATIENCE) as client:
            client.send(frame)
    with connect(table.url(), open_timeout=PATIENCE) as client:
        raw: socket.socket = client.socket
        raw.sendall(b"\x81\x82\x00\x00\x00\x00\xff\xfe")  # a text that is no UTF-8
    with table.connect(0) as client:
        client.send("[" * 16_000)
        assert client.until("refused")["code"] == "malformed"
        client.sync()

    assert not caplog.records


def test_a_mistake_of_ours_is_one_line_in_the_log(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def mistake() -> Any:
        raise KeyError("Ann holds the ace")

    monkeypatch.setattr(catalogue, "games", mistake)
    reply = served.http.get("/api/games")

    assert (reply.status_code, reply.json()["code"]) == (500, "broken")
    [line] = [record.getMessage() for record in caplog.records]
    assert line.startswith("request failed method=GET path=/api/games error=KeyError at=test_bad")
    assert "ace" not in line + reply.text


def test_a_mistake_that_others_log_is_one_line_too() -> None:
    try:
        raise KeyError("Ann holds the ace")
    except KeyError:
        record = logging.LogRecord("x", 40, "", 1, "Exception in %s\n", ("it",), sys.exc_info())

    assert in_one_line(record)
    told = logging.Formatter().format(record)
    assert told.startswith("Exception in it error=KeyError at=test_bad_input.py:")
    assert "ace" not in told


@pytest.mark.parametrize("name", ["", "  ", "\u000e\u0017\u00a0", "\u200b"])
def test_a_name_of_which_nothing_can_be_read_is_none(served: Served, name: str) -> None:
    seats = [{"kind": "human", "name": name}] * 3

    made = served.http.post("/api/tables", json={"game": "FMR", "seats": seats})

    assert [seat["name"] for seat in made.json()["table"]["seats"]] == ["", "", ""]
    assert served.http.post("/api/driver", json={"name": name}).status_code == 201
