"""Random-play speed of other Python board-game engines, measured beside our own.

The peers live in an environment of their own (``build/peers``) and are run by
``peer_worker.py`` in a subprocess, so that nothing of theirs is imported here.

Run as a script, this file measures every peer once: ``python bench/peers.py [SECONDS] [NAME...]``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

BENCH = Path(__file__).resolve().parent
ENVIRONMENT = BENCH.parent / "build" / "peers"
CONSTRAINTS = BENCH / "constraints-peers.txt"
WORKER = BENCH / "peer_worker.py"

PACKAGES: tuple[str, ...] = ("catanatron", "rlcard", "open_spiel", "chess")
PEERS: tuple[str, ...] = (
    "catanatron",
    "rlcard_uno",
    "rlcard_leduc_holdem",
    "rlcard_gin_rummy",
    "openspiel_backgammon_python",
    "openspiel_backgammon_cpp",
    "openspiel_hearts_python",
    "openspiel_hearts_cpp",
    "chess",
)

SPARE_SECONDS = 300.0
"""How long a worker may take beyond its timed part (import, counting) before it is given up."""


class PeerError(RuntimeError):
    """A peer could not be installed or measured."""


@dataclass(frozen=True)
class PeerFigure:
    """One measurement of one peer.

    A decision is a player's answer with at least two legal options. Forced answers
    and luck are not counted, though the time they take is.
    """

    name: str
    call: str
    version: str
    races: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float


def ensure_environment() -> Path:
    """Create the peers' environment unless it is there and up to date; return its Python."""
    python = ENVIRONMENT / "bin" / "python"
    stamp = ENVIRONMENT / CONSTRAINTS.name
    wanted = CONSTRAINTS.read_text(encoding="utf-8")
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    _run([sys.executable, "-m", "venv", "--clear", str(ENVIRONMENT)])
    install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    _run([str(python), *install, "-c", str(CONSTRAINTS), *PACKAGES])
    stamp.write_text(wanted, encoding="utf-8")
    return python


def measure(name: str, seconds: float) -> PeerFigure:
    """Measure one of PEERS for about that many seconds of timed play."""
    if name not in PEERS:
        raise ValueError(f"unknown peer {name!r}; known: {', '.join(PEERS)}")
    python = ensure_environment()
    output = _run([str(python), str(WORKER), name, str(seconds)], seconds + SPARE_SECONDS)
    return parse(output)


def parse(output: str) -> PeerFigure:
    """Read the worker's output: its last line is the figure, as one JSON object."""
    lines = output.splitlines()
    if not lines:
        raise PeerError("the peer worker printed nothing")
    return PeerFigure(**json.loads(lines[-1]))


def _run(command: list[str], timeout: float | None = None) -> str:
    """Run a command, with string hashing fixed, and return what it printed."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=timeout, env=environment, check=True
        )
    except subprocess.CalledProcessError as error:
        raise PeerError(f"{' '.join(command[1:])} failed:\n{error.stderr[-2000:]}") from error
    except subprocess.TimeoutExpired as error:
        raise PeerError(f"{' '.join(command[1:])} took over {timeout:g} s") from error
    return done.stdout


def main(arguments: list[str]) -> None:
    """Measure the named peers, or all, and print a table."""
    seconds = float(arguments[0]) if arguments else 2.0
    print(f"{'peer':<28} {'version':>8} {'games':>7} {'decisions/s':>12} {'games/s':>10}")
    for name in arguments[1:] or PEERS:
        figure = measure(name, seconds)
        print(
            f"{figure.name:<28} {figure.version:>8} {figure.races:>7}"
            f" {figure.decisions_per_second:>12,.0f} {figure.games_per_second:>10,.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
