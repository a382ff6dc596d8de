"""The door to other servers: no private network is reached, and nobody waits for a silent one."""

from __future__ import annotations

import asyncio
import socket
import threading
from typing import Any
from unittest.mock import patch

import pytest

from slipstream.table.alerts.outside import Outside, Unreachable, is_public
from slipstream.table.store import alerts
from table.receivers import Receiver

PRIVATE = """127.0.0.1 10.1.2.3 169.254.169.254 192.168.0.1 0.0.0.0 100.64.0.1 224.0.0.1 ::1
fe80::1 fc00::1 ::ffff:127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::a00:1 2002:7f00:1:: fec0::1
::127.0.0.1 ::10.0.0.1 2001:0:7f00:1::"""


@pytest.mark.parametrize("address", PRIVATE.split())
def test_no_address_of_a_private_network_is_reached(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8"])
def test_public_addresses_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url", ["http://a.org", "https://u:p@a.org", "ftp://a.org", "https://", "x"]
)
def test_an_address_that_is_none_is_refused_at_once(url: str) -> None:
    assert not Outside().may(url)


def test_a_name_that_means_this_machine_is_not_reached(receiver: Receiver) -> None:
    async def tried() -> None:
        outside = Outside()
        try:
            await outside.post(f"https://localhost:{receiver.port}/", {}, b"")
        finally:
            await outside.close()

    with pytest.raises(Unreachable, match="localhost is not a public address"):
        asyncio.run(tried())


def test_nobody_waits_for_receivers_that_do_not_answer(receiver: Receiver) -> None:
    """As many as are sent together: some say nothing, the name of others is not found out."""
    is_free = threading.Event()
    real = socket.getaddrinfo

    def slow(host: Any, *rest: Any, **named: Any) -> Any:
        if host == "slow.example.org":
            is_free.wait()
        return real("127.0.0.1" if host == "slow.example.org" else host, *rest, **named)

    async def tried() -> None:
        outside = Outside(allow_private=True)
        silent = socket.create_server(("127.0.0.1", 0), backlog=alerts.AT_ONCE)  # accepts nobody
        port = silent.getsockname()[1]
        urls = [f"http://127.0.0.1:{port}/", "http://slow.example.org/"]
        others = [
            asyncio.create_task(outside.post(urls[number % 2], {}, b""))
            for number in range(alerts.AT_ONCE - 1)
        ]
        await asyncio.sleep(0)
        await outside.post(receiver.url, {}, b"{}")
        await asyncio.to_thread(int)

        assert not any(other.done() for other in others)
        is_free.set()
        for other in others:
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        silent.close()
        await outside.close()

    with patch.object(socket, "getaddrinfo", slow):
        asyncio.run(tried())
