"""Our server with a clock around each stage of a move: `python stages.py OPTIONS` of the table.

At SIGUSR1 it prints the seconds of CPU that each stage has used so far, as one JSON line. The
server itself knows nothing of this: its functions are wrapped here and nowhere else.
"""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable
from typing import Any

from slipstream.cli import main
from slipstream.table.live.autoplay import Autoplay
from slipstream.table.live.subscriber import Subscriber
from slipstream.table.live.table import LiveTable
from slipstream.table.room.ledger import Ledger
from slipstream.table.room.room import Room
from slipstream.table.server import connection
from slipstream.table.store import store
from slipstream.table.store.database import Database

# None of these calls another; what they leave is the socket's: frames, requests, the event loop.
STAGES: dict[str, list[tuple[Any, str]]] = {
    "rules": [(connection.Connection, "_do"), (Room, "automate"), (Autoplay, "_has_work")],
    "store": [(Ledger, "snapshot"), (store, "encode"), (Database, "_begun")],
    "telling": [(LiveTable, "tell"), (LiveTable, "welcome"), (Subscriber, "tell")],
}


class Clock:
    """What one function has used. Each runs in one thread only, so nobody else counts here."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work = work
        self.seconds = 0.0

    def around(self) -> Callable[..., Any]:
        def timed(*arguments: Any, **named: Any) -> Any:
            begin = time.thread_time()
            try:
                return self.work(*arguments, **named)
            finally:
                self.seconds += time.thread_time() - begin

        return timed


def wind_up() -> dict[str, list[Clock]]:
    """Put a clock around every function of the stages."""
    clocks: dict[str, list[Clock]] = {}
    for stage, functions in STAGES.items():
        for owner, name in functions:
            clock = Clock(getattr(owner, name))
            setattr(owner, name, clock.around())
            clocks.setdefault(stage, []).append(clock)
    return clocks


def read(clocks: dict[str, list[Clock]]) -> dict[str, float]:
    """Seconds by stage; the socket has what the others leave."""
    used = {stage: sum(clock.seconds for clock in own) for stage, own in clocks.items()}
    return used | {"socket": time.process_time() - sum(used.values())}


if __name__ == "__main__":
    wound = wind_up()
    signal.signal(signal.SIGUSR1, lambda *_: print(json.dumps(read(wound)), flush=True))
    main(prog_name="slipstream table")
