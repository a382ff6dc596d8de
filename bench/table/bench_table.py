"""`make bench-table`: many tables over sockets, side by side with boardgame.io in one run.

Ours are races of FMR, each move checked by the rules, told to four seats as they may know it, and
committed before it is acknowledged. The peer's are moves that count to one more, on its FlatFile
storage. The same program drives both, in turns; only rounds in which both made every move count.
At the end one more round of ours has a clock around each stage (stages.py).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, NamedTuple

from figures import Figures, medians, per_move, ratio, whole

HERE = Path(__file__).parent
BUILD = HERE.parents[1] / "build" / "bench-table"
FILES = ("package.json", "package-lock.json", ".npmrc", "peer_server.cjs", "drive.cjs")
TICKS = os.sysconf("SC_CLK_TCK")
DEAD = '{"died": true}'
TRIES = 5  # the peer's storage may read a file half written, and its server dies of it


class Load(NamedTuple):
    """What a server is put under."""

    tables: int
    moves: int
    view: bool


def install() -> None:
    """The peer, from npm, exactly as its lock file says."""
    BUILD.mkdir(parents=True, exist_ok=True)
    wanted = (HERE / "package-lock.json").read_text("utf-8")
    for name in FILES:
        shutil.copy(HERE / name, BUILD / name)
    stamp = BUILD / ".installed"
    if not stamp.is_file() or stamp.read_text("utf-8") != wanted:
        subprocess.run(["npm", "ci", "--silent"], cwd=BUILD, check=True)
        stamp.write_text(wanted, "utf-8")


def memory_mb(process: int) -> float:
    """Most that the process has held."""
    for line in Path(f"/proc/{process}/status").read_text("utf-8").splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu_seconds(process: int) -> float:
    """What all threads of the process have used so far."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


@contextmanager
def serving(command: list[str], ready: str) -> Iterator[tuple[int, IO[str]]]:
    """A server that has started: its process and what it prints."""
    complaints = subprocess.DEVNULL if command[0] == "node" else None  # a death is told in a line
    with subprocess.Popen(
        command, cwd=BUILD, stdout=subprocess.PIPE, stderr=complaints, text=True
    ) as process:
        try:
            assert process.stdout is not None
            while ready not in process.stdout.readline():
                assert process.poll() is None, f"{command} did not start"
            yield process.pid, process.stdout
        finally:
            process.kill()


@contextmanager
def driving(name: str, port: int, load: Load) -> Iterator[IO[str]]:
    """The driver, with everybody connected and its first moves about to be made."""
    command = ["node", "drive.cjs", name, str(port), str(load.tables), str(load.moves)]
    command += ["view"] if load.view else []
    complaints = subprocess.DEVNULL if name == "peer" else None
    with subprocess.Popen(
        command, cwd=BUILD, stdout=subprocess.PIPE, stderr=complaints, text=True
    ) as driver:
        try:
            assert driver.stdout is not None
            driver.stdout.readline()
            yield driver.stdout
        finally:
            driver.kill()


def ours(folder: str, program: list[str]) -> list[str]:
    options = ["--no-browser", "--no-limits", "--port", "8571"]
    store = f"sqlite:///{folder}/tables.sqlite"
    return [sys.executable, *program, "table", *options, "--store", store]


def drive(name: str, load: Load) -> Figures:
    """Start a server, drive it, and end it."""
    with tempfile.TemporaryDirectory() as folder:
        server, ready, port = ours(folder, ["-m", "slipstream"]), "table is at", 8571
        if name == "peer":
            server, ready, port = (
                ["node", "peer_server.cjs", "8572", f"{folder}/flat"],
                "ready",
                8572,
            )
        with serving(server, ready) as (process, _), driving(name, port, load) as driver:
            before = cpu_seconds(process)
            found: Figures = json.loads(driver.readline() or DEAD)
            if not found["died"]:
                used = cpu_seconds(process) - before
                found |= {"memory_mb": memory_mb(process), "cpu_us": 1e6 * used / found["moves"]}
        return found


def by_stage(load: Load) -> dict[str, float]:
    """One round of ours with a clock around each stage: µs of CPU for a move."""

    def used() -> dict[str, float]:
        os.kill(process, signal.SIGUSR1)
        line = next(line for line in told if line.startswith("{"))  # after its greeting
        seconds: dict[str, float] = json.loads(line)
        return seconds

    with tempfile.TemporaryDirectory() as folder:
        server = ours(folder, [str(HERE / "stages.py")])
        with (
            serving(server, "table is at") as (process, told),
            driving("ours", 8571, load) as driver,
        ):
            before = used()
            moves = json.loads(driver.readline())["moves"]
            return per_move(before, used(), moves)


def run(load: Load, rounds: int) -> Figures:
    pairs: list[tuple[Figures, Figures]] = []
    deaths = 0
    for number in range(rounds):  # in turns, so that a busy machine is unfair to neither
        mine = drive("ours", load)
        assert not mine["died"], "our server has died"
        peer, died = whole(lambda: drive("peer", load), TRIES)
        deaths += died
        tell(f"round {number + 1} of {rounds}", mine, peer, died)
        if peer is not None:
            pairs.append((mine, peer))
    assert pairs, "the peer's server died in every round"
    sides = zip(("ours", "peer"), zip(*pairs, strict=True), strict=True)
    return {
        **load._asdict(),
        "seats": 4,
        "rounds": len(pairs),
        "peer_deaths": deaths,
        "medians": {name: medians(list(rows)) for name, rows in sides},
        "ratio": ratio(pairs, "per_second"),
        "cpu_ratio": ratio(pairs, "cpu_us"),
        "stages_us": by_stage(load),
        "load": os.getloadavg()[0],
        "all": pairs,
    }


def tell(title: str, mine: Figures, peer: Figures | None, died: int) -> None:
    """Where the run stands, for whoever waits."""
    told = f"ours {mine['per_second']:.0f} moves/s, "
    told += f"peer {peer['per_second']:.0f} moves/s" if peer else "no whole round of the peer's"
    told += f" (its server died {died} times and was started again)" if died else ""
    print(f"  {title}: {told}", file=sys.stderr, flush=True)


def show(found: Figures) -> None:
    print(
        f"{found['tables']} tables, 4 seats each, {found['moves']} moves;"
        f" medians of {found['rounds']} whole rounds, load {found['load']:.1f}:"
    )
    for name, title in (("ours", "slipstream (FMR, SQLite)"), ("peer", "boardgame.io (FlatFile)")):
        row = found["medians"][name]
        print(
            f"  {title:<26}{row['per_second']:8.0f} moves/s {row['cpu_us']:8.0f} µs CPU/move"
            f"   p50 {row['p50_ms']:6.0f} ms   p99 {row['p99_ms']:6.0f} ms"
            f"   {row['memory_mb']:5.0f} MB"
        )
    print(f"  ratio of speeds {found['ratio']:.2f}, of CPU {found['cpu_ratio']:.2f}", end="")
    print(f"; the peer's server died {found['peer_deaths']} times")
    total = sum(found["stages_us"].values())
    print("  our CPU by stage, µs/move (clocks on):", end="")
    for stage, micros in found["stages_us"].items():
        print(f"  {stage} {micros:.0f} ({micros / total:.0%})", end="")
    print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--view", action="store_true", help="seats get views, as pages do")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    install()
    os.environ.setdefault("NODE_ENV", "production")
    found = run(Load(asked.tables, asked.moves, asked.view), asked.rounds)
    if asked.json:
        print(json.dumps(found))
    else:
        show(found)


if __name__ == "__main__":
    main()
