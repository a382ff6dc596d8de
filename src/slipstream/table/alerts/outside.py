"""Requests to addresses that somebody has named: only to public ones, and never for long.

The name is looked up here, and the connection goes to the very address that was checked: a name
that means something else a moment later leads nowhere. No redirect is followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore
from httpcore import AnyIOBackend, AsyncNetworkBackend, AsyncNetworkStream

from slipstream.kernel.errors import SlipstreamError
from slipstream.table.store.alerts import AT_ONCE

SECONDS: Final = 10.0
MOST_CONNECTIONS: Final = AT_ONCE  # who does not answer keeps nobody else waiting
UNICAST: Final = ipaddress.ip_network("2000::/3")  # of IPv6, and without its old private corners


class Unreachable(SlipstreamError):
    """It did not arrive; `is_gone` if it never will."""

    def __init__(self, why: str, is_gone: bool = False) -> None:
        super().__init__(why)
        self.is_gone = is_gone


def is_public(text: str) -> bool:
    """Whether an address belongs to the internet at large, and leads nowhere else."""
    address = ipaddress.ip_address(text)
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address.sixtofour or address.teredo or address not in UNICAST:
            return False  # or a way round to an address of IPv4
    return address.is_global and not address.is_multicast


class Doorkeeper(AsyncNetworkBackend):
    """Connects to public addresses only, unless the host allows all."""

    def __init__(self, allow_private: bool) -> None:
        self._allow_private = allow_private
        self._network = AnyIOBackend()
        self._names = ThreadPoolExecutor(MOST_CONNECTIONS, "names")  # one may take half a minute

    def close(self) -> None:
        self._names.shutdown(wait=False, cancel_futures=True)

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> AsyncNetworkStream:
        loop = asyncio.get_running_loop()
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await loop.run_in_executor(self._names, look_up)
        addresses = [str(one[4][0]) for one in found]
        if not self._allow_private and not all(map(is_public, addresses)):
            raise Unreachable(f"{host} is not a public address")
        return await self._network.connect_tcp(
            addresses[0], port, timeout, local_address, socket_options
        )

    async def connect_unix_socket(self, *_: Any, **__: Any) -> AsyncNetworkStream:
        raise Unreachable("no socket of this machine")

    async def sleep(self, seconds: float) -> None:
        await self._network.sleep(seconds)


class Outside:
    """All requests that this server makes of others."""

    def __init__(self, allow_private: bool = False) -> None:
        self._allow_private = allow_private
        self._doorkeeper = Doorkeeper(allow_private)
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=MOST_CONNECTIONS,
            keepalive_expiry=30,
            network_backend=self._doorkeeper,
        )

    def may(self, url: str) -> bool:
        """Whether such an address is accepted at all: with TLS, without a password."""
        try:
            parts = urlsplit(url)
            is_plain = bool(parts.hostname) and parts.port != 0 and "@" not in parts.netloc
        except ValueError:
            return False
        schemes = ("https", "http") if self._allow_private else ("https",)
        return is_plain and parts.scheme in schemes and url.isascii() and url.isprintable()

    async def post(self, url: str, headers: Mapping[str, str], content: bytes) -> None:
        """Unreachable unless it was accepted. Nothing of the answer is read but its status."""
        if not self.may(url):
            raise Unreachable("this address is not allowed", is_gone=True)
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._status(url, headers, content)
        except (TimeoutError, OSError, UnicodeError, httpcore.ConnectError) as error:
            raise Unreachable(type(error).__name__) from error
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise Unreachable(type(error).__name__) from error
        if not 200 <= status < 300:
            raise Unreachable(f"status {status}", is_gone=status in (404, 410))

    async def _status(self, url: str, headers: Mapping[str, str], content: bytes) -> int:
        fields = list(headers.items())
        async with self._pool.stream("POST", url, headers=fields, content=content) as reply:
            return int(reply.status)

    async def close(self) -> None:
        self._doorkeeper.close()
        await self._pool.aclose()
