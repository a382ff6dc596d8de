"""How much one client may ask for."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

MOST_CLIENTS: Final = 10_000


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """For one server; the benchmark and the tests set their own."""

    messages_per_second: float = 20
    message_burst: float = 60
    requests_per_second: float = 20
    request_burst: float = 200
    tables_per_second: float = 0.5
    table_burst: float = 30
    body_bytes: int = 65_536
    outbox: int = 400
    """Messages that wait for a slow reader before it is let go."""
    outbox_bytes: int = 2_000_000
    """And how long they may be together."""
    spectators: int = 200
    """Of one table; who has a seat is always let in."""
    connections_of_a_seat: int = 8
    """One more, and the oldest is let go."""
    seats_of_a_client: int = 2
    """That one client may take at a listed table."""
    hello_seconds: float = 10
    absent_ms: int = 30_000
    """After this long without a connection a seat may be handed to a bot by the others."""


class Bucket:
    """So many a second, and a burst; whoever asks says what time it is, in ms."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = 0

    def take(self, now: int) -> bool:
        gone = max(0, now - self.at) if self.at else 0
        self.level = min(self.burst, self.level + gone * self.rate / 1000)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket for each client; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, now: int) -> bool:
        bucket = self.of.pop(client, None) or Bucket(self.rate, self.burst)
        self.of[client] = bucket
        if len(self.of) > MOST_CLIENTS:
            self.of.popitem(last=False)
        return bucket.take(now)


UNLIMITED: Final = Limits(
    messages_per_second=1e9,
    message_burst=1e9,
    requests_per_second=1e9,
    request_burst=1e9,
    tables_per_second=1e9,
    table_burst=1e9,
    seats_of_a_client=1000,
)
