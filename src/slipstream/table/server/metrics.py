"""What the server tells Prometheus, on a port of its own that only the operator reaches.

The numbers of tables and connections are looked up when somebody asks for them; the rest is counted
as it happens.
"""

from __future__ import annotations

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from slipstream import BUILD, __version__
from slipstream.kernel.errors import SlipstreamError
from slipstream.table.failures import log
from slipstream.table.room import entries as e

if TYPE_CHECKING:
    from slipstream.table.live.tables import LiveTables

QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
BEAT_SECONDS: Final = 0.5
AGAIN_SECONDS: Final = 0.2
TRIES: Final = 300  # a minute
ADDRESS: Final = re.compile(r"(?:(?P<host>[^:]+|\[[0-9a-fA-F:]+\]):)?(?P<port>\d{1,5})")


class Metrics:
    """The numbers of one server process."""

    def __init__(self) -> None:
        own = self.registry = CollectorRegistry()
        self.requests = Counter(
            "slipstream_requests",
            "Requests by status.",
            ["method", "route", "status"],
            registry=own,
        )
        self.request_seconds = Histogram(
            "slipstream_request_seconds",
            "Time until a request was answered.",
            ["route"],
            buckets=QUICK,
            registry=own,
        )
        self.sockets = Gauge("slipstream_sockets", "WebSockets that are open.", registry=own)
        self.entries = Counter(
            "slipstream_entries",
            "Entries stored, by kind: `played` is a move.",
            ["kind"],
            registry=own,
        )
        self.store_seconds = Histogram(
            "slipstream_store_seconds",
            "Time until entries were safe.",
            buckets=QUICK,
            registry=own,
        )
        self.not_stored = Counter(
            "slipstream_not_stored", "Entries that could not be stored.", registry=own
        )
        self.loop_delay = Histogram(
            "slipstream_loop_delay_seconds",
            "How late the event loop is: everybody waits for that long.",
            buckets=QUICK,
            registry=own,
        )
        self.bot_seconds = Histogram(
            "slipstream_bot_seconds",
            "Time until a bot's answer, with the time it waited for its turn.",
            ["bot"],
            buckets=QUICK,
            registry=own,
        )
        self.bots_failed = Counter(
            "slipstream_bots_failed",
            "Answers that a bot owed: it failed, or took too long.",
            ["bot"],
            registry=own,
        )
        info = Gauge("slipstream_info", "Version and build.", ["version", "build"], registry=own)
        info.labels(__version__, BUILD).set(1)
        ProcessCollector(registry=own)
        PlatformCollector(registry=own)

    def stored(self, entries: list[e.AnyEntry], seconds: float, is_stored: bool) -> None:
        """The store has written entries, or could not."""
        self.store_seconds.observe(seconds)
        if not is_stored:
            self.not_stored.inc(len(entries))
            return
        for entry in entries:
            self.entries.labels(entry.__struct_config__.tag).inc()

    def thought(self, bot: str, seconds: float, is_answer: bool) -> None:
        """A bot has answered, or has not."""
        self.bot_seconds.labels(bot).observe(seconds)
        if not is_answer:
            self.bots_failed.labels(bot).inc()

    async def feel_delay(self) -> None:
        """How late a sleeper wakes."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT_SECONDS
            await asyncio.sleep(BEAT_SECONDS)
            self.loop_delay.observe(max(0.0, loop.time() - due))

    def watch(self, tables: LiveTables) -> None:
        """What there is now, of these tables."""
        self.registry.register(Present(tables))
        tables.workers.thought = self.thought


class Present(Collector):
    """Numbers that are looked up when they are asked for, from another thread."""

    def __init__(self, tables: LiveTables) -> None:
        self._tables = tables

    def collect(self) -> Iterator[GaugeMetricFamily]:
        live = list(self._tables.in_memory.values())
        readers = [subscriber.seat for table in live for subscriber in list(table.subscribers)]
        seats = sum(seat >= 0 for seat in readers)
        yield GaugeMetricFamily("slipstream_tables", "Tables in memory.", len(live))
        racing = sum(table.ledger.is_running for table in live)
        yield GaugeMetricFamily("slipstream_races", "Races under way in memory.", racing)
        kinds = GaugeMetricFamily(
            "slipstream_readers", "Connections at tables, by who reads.", labels=["kind"]
        )
        kinds.add_metric(["seat"], seats)
        kinds.add_metric(["spectator"], len(readers) - seats)
        yield kinds
        away = GaugeMetricFamily("slipstream_store_away", "1 if the store cannot be used.")
        away.add_metric([], float(self._tables.store.is_away))
        yield away
        jobs = GaugeMetricFamily(
            "slipstream_jobs", "What is computed beside the server.", labels=["lane", "state"]
        )
        for name, lane in self._tables.workers.lanes.items():
            jobs.add_metric([name, "waiting"], lane.waiting)
            jobs.add_metric([name, "running"], lane.running)
        yield jobs


def serve(metrics: Metrics, address: str) -> Callable[[], None]:
    """Answer Prometheus at `PORT` or `HOST:PORT`; by itself only this machine can ask. What ends
    it is handed back."""
    found = ADDRESS.fullmatch(address)
    if not found or int(found["port"]) > 65535:
        raise SlipstreamError(f"{address!r} is not an address for metrics: write PORT or HOST:PORT")
    host = (found["host"] or "127.0.0.1").strip("[]")
    try:
        server, thread = start_http_server(int(found["port"]), host, metrics.registry)
    except OSError as error:
        raise SlipstreamError(f"{address} cannot be used for metrics: {error}") from error

    def stop() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    return stop


def serve_after(metrics: Metrics, address: str) -> Callable[[], None]:
    """The same for a successor, which serves races first: as soon as the port is free."""
    ended = threading.Event()
    stops: list[Callable[[], None]] = []

    def try_again() -> None:
        for left in range(TRIES, 0, -1):
            try:
                stops.append(serve(metrics, address))
            except SlipstreamError as error:
                if left == 1:
                    log.error("%s", error)
            if stops or ended.wait(AGAIN_SECONDS):
                return

    trying = threading.Thread(target=try_again, daemon=True)
    trying.start()

    def stop() -> None:
        ended.set()
        trying.join()
        for each in stops:
            each()

    return stop
