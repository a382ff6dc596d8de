"""How much one client may ask for."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

MOST_CLIENTS: Final = 10_000
COMMAND_BYTES: Final = 500  # that a command adds to the store, or a little less


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """For one server; the benchmark and the tests set their own."""

    messages_per_second: float = 20
    message_burst: float = 60
    client_messages_per_second: float = 80
    """Of all connections of one client together."""
    client_message_burst: float = 400
    requests_per_second: float = 20
    request_burst: float = 200
    tables_per_second: float = 0.5
    table_burst: float = 30
    body_bytes: int = 65_536
    stored_bytes_per_second: float = 10_000
    """What one client may add to the store."""
    stored_burst: float = 5_000_000
    entries_of_a_table: int = 100_000
    """The longest races have some thousands."""
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
    connections_of_a_client: int = 100
    head_seconds: float = 10
    """For the head of a request, from its first byte; also for a connection that says nothing."""
    body_seconds: float = 20
    hello_seconds: float = 10
    codes_per_second: float = 1 / 30
    """With which a client tries to become a driver's device: nobody finds one by trying."""
    code_burst: float = 10
    absent_ms: int = 30_000
    """After this long without a connection a seat may be handed to a bot by the others."""


class Bucket:
    """So many a second, and a burst; whoever asks says what time it is, in ms."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = 0

    def take(self, now: int, amount: float = 1) -> bool:
        gone = max(0, now - self.at) if self.at else 0
        self.level = min(self.burst, self.level + gone * self.rate / 1000)
        self.at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True


class Buckets:
    """One bucket for each client; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str, now: int, amount: float = 1) -> bool:
        bucket = self.of.pop(client, None) or Bucket(self.rate, self.burst)
        self.of[client] = bucket
        if len(self.of) > MOST_CLIENTS:
            self.of.popitem(last=False)
        return bucket.take(now, amount)


UNLIMITED: Final = Limits(
    messages_per_second=1e9,
    message_burst=1e9,
    client_messages_per_second=1e9,
    client_message_burst=1e9,
    requests_per_second=1e9,
    request_burst=1e9,
    tables_per_second=1e9,
    table_burst=1e9,
    stored_bytes_per_second=1e12,
    stored_burst=1e12,
    codes_per_second=1e9,
    code_burst=1e9,
    connections_of_a_client=100_000,
    seats_of_a_client=1000,
)
