"""`make bench-fair`: one client attacks, and others are asked how they feel.

Server, players and attacker are processes of their own. The server has its ordinary limits; every
player and the attacker have addresses of their own, as behind a proxy. Each attack follows a quiet
evening with the same server: a row is the 99th percentile in ms of answers, of bots'
rounds and of requests, quiet and attacked, and how many times the quiet one it is; the bar is five.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from fair.attacks import ATTACKS
from fair.figures import BAR, Times, p99, told
from slipstream.games.registry import load
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE
from slipstream.notation.record import Record

LAPS = "5"
SETTLE = 1.0  # seconds for which an attack is under way before anybody plays


def long_record(seed: int) -> str:
    """A race of the longest game by random drivers."""
    game = load("GP", 11, {"laps": LAPS})
    record, state = Record(game, {}), game.start()
    dealer, luck = SeededDealer(seed), random.Random(seed)
    while state.waiting:
        seat = state.waiting[0]
        action = state.sample(dealer) if seat == CHANCE else luck.choice(list(state.legal(seat)))
        record.moves.append((seat, action))
        state.apply(seat, action)
    return record.write(CHANCE)


@contextmanager
def program(*command: str) -> Iterator[subprocess.Popen[str]]:
    """A process that is ended."""
    with subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True) as made:
        try:
            yield made
        finally:
            made.terminate()


@contextmanager
def served(folder: Path) -> Iterator[int]:
    """A server with a store of its own; its port."""
    command = ["-m", "slipstream", "table", "--no-browser", "--port", "0"]
    command += ["--trusted-proxy", "127.0.0.1", "--store", f"sqlite:///{folder}/t.sqlite"]
    with program(*command) as server:
        assert server.stdout is not None
        port = re.search(r":(\d+)/", server.stdout.readline())
        assert port, "the server did not start"
        yield int(port[1])


def imported(port: int, record: str) -> str:
    told = httpx.post(f"http://127.0.0.1:{port}/api/records", content=record, timeout=120)
    return str(told.raise_for_status().json()["table"]["id"])


def played(port: int, seconds: float) -> Times:
    """How the others fared for so long."""
    command = [sys.executable, "-m", "fair.player", str(port), str(seconds)]
    found = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    times: Times = json.loads(found.stdout)
    return times


def compare(folder: Path, names: list[str], seconds: float, seed: int) -> int:
    """One row an attack; how many are above the bar."""
    file = folder / "long.race"
    file.write_text(long_record(seed), "utf-8")
    missed = 0
    for name in names:
        with served(folder) as port:  # each attack meets a server that has not met another
            long = imported(port, file.read_text("utf-8"))
            played(port, 3)  # processes are started, code is loaded
            quiet = played(port, seconds)
            with program("-m", "fair.attacks", name, str(port), long, str(file)):
                time.sleep(SETTLE)
                attacked = played(port, seconds)
        missed += any(p99(attacked[what]) > BAR * p99(quiet[what]) for what in quiet)
        print(f"{name}: {told(quiet, attacked)}", flush=True)
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20, help="for each attack")
    parser.add_argument("--seed", type=int, default=1, help="of the long race")
    parser.add_argument("--attack", action="append", choices=ATTACKS, help="only these")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        names = options.attack or list(ATTACKS)
        missed = compare(Path(folder), names, options.seconds, options.seed)
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
