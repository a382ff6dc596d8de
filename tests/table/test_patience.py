"""Deadlines and numbers of connections: nobody keeps others out by half a request."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path

import pytest
from msgspec.structs import replace

from slipstream.table.limits import UNLIMITED, Limits
from slipstream.table.server.patience import Connections, room
from table.serving import PATIENCE, Served, serving

QUICK = replace(
    UNLIMITED, head_seconds=0.3, body_seconds=0.4, hello_seconds=0.3, connections_of_a_client=12
)


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    store = f"sqlite:///{tmp_path_factory.mktemp('table')}/tables.sqlite"
    with serving(store, QUICK) as made:
        yield made


def said(served: Served, text: bytes) -> bytes:
    """What the server says until it ends the connection."""
    heard = b""
    with (
        contextlib.suppress(ConnectionError),  # it need not read what is said to it
        socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE) as client,
    ):
        client.sendall(text)
        while more := client.recv(65_536):
            heard += more
    return heard


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"GET /api/ga",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        HEAD + b'Content-Length: 500\r\n\r\n{"game":',
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
    ],
    ids=["silent", "half a line", "half a head", "half a body", "half of the chunks"],
)
def test_what_is_half_said_is_not_waited_for(quick: Served, text: bytes) -> None:
    assert said(quick, text).startswith(b"HTTP/1.1 408 ")


def test_bytes_that_trickle_in_do_not_move_the_deadline(quick: Served) -> None:
    with socket.create_connection(("127.0.0.1", quick.port), timeout=PATIENCE) as client:
        client.settimeout(0.05)
        heard = b""
        for byte in b"GET /" + b"x" * 200:
            try:
                client.sendall(bytes([byte]))
                heard += client.recv(1000)
            except TimeoutError:
                continue
            except ConnectionError:
                break
            if heard:
                break

    assert heard.startswith(b"HTTP/1.1 408 ")


def test_a_long_request_line_is_refused(quick: Served) -> None:
    heard = said(quick, b"GET /" + b"x" * 40_000)

    assert heard.startswith(b"HTTP/1.1 400 ")


def test_a_client_has_so_many_connections_and_gets_them_back(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, connections_of_a_client=12)
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", limits) as served:
        idle = [socket.create_connection(("127.0.0.1", served.port)) for _ in range(12)]
        refused = said(served, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n")
        for each in idle:
            each.close()
        while (reply := served.http.get("/api/tables")).status_code == 503:
            """It has not noticed yet that they have gone."""

    assert refused.startswith(b"HTTP/1.1 503 ")
    assert reply.status_code == 200


def test_sockets_of_a_table_count_too(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, connections_of_a_client=3)
    with serving(f"sqlite:///{tmp_path}/tables.sqlite", limits) as served:
        table = served.table()
        served.http.close()
        players = [table.connect(seat) for seat in range(3)]
        refused = said(served, f"GET /api/tables/{table.id} HTTP/1.1\r\n\r\n".encode())
        players[0].close()
        with table.connect(0) as again:
            again.sync()
        for player in players[1:]:
            player.close()

    assert refused.startswith(b"HTTP/1.1 503 ")


def test_a_trusted_proxy_has_as_many_as_there_are_files_for() -> None:
    limits = Limits(connections_of_a_client=1)
    seats = Connections(limits, [ip_network("10.0.0.0/8")], most=3)

    assert [seats.enter("10.1.2.3") for _ in range(2)] == [True, True]
    assert [seats.enter("1.2.3.4") for _ in range(2)] == [True, False]
    assert not seats.enter("10.1.2.3")
    seats.leave("10.1.2.3")
    assert seats.enter("10.1.2.3")


def test_there_is_room_for_connections() -> None:
    assert room() > 100


def test_who_does_not_read_a_reply_is_let_go(quick: Served) -> None:
    """The page's largest file, again and again, into a socket that nobody reads."""
    with socket.create_connection(("127.0.0.1", quick.port), timeout=PATIENCE) as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        request = b"GET /api/games/GP/rules HTTP/1.1\r\nHost: localhost\r\n\r\n"
        client.sendall(request * 100)

        async def connections() -> int:
            while quick.server.server_state.connections:
                await asyncio.sleep(0.1)
            return len(quick.server.server_state.connections)

        assert quick.do(connections()) == 0
