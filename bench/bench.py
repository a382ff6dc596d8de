"""Speed of every game, pure and compiled, in one run: ratios, because machines differ.

`python bench/bench.py [--json]`; PEERS=1 also measures other engines, interleaved in the same run;
ROUNDS says how often, 3 times if it does not. Instructions per decision are counted at the end.
Needs the compiled build beside the sources (`make bench` makes both).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import instructions
import peers

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"pure": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
ROUNDS = int(os.environ.get("ROUNDS", "3"))
SECONDS = 2.0


def games() -> list[str]:
    from slipstream import GAMES

    return list(GAMES)


def ours(code: str, build: str) -> dict[str, Any]:
    """One round of one game in one build, in a process of its own."""
    run = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "worker.py"), code, str(SECONDS)],
        env={**os.environ, "PYTHONPATH": str(BUILDS[build])},
        capture_output=True,
        text=True,
        check=True,
    )
    figures: dict[str, Any] = json.loads(run.stdout)
    assert figures["build"] == build, f"{build} was asked for, {figures['build']} was measured"
    return figures


def theirs(name: str) -> dict[str, Any]:
    figure = peers.measure(name, SECONDS)
    return {
        "decisions_per_second": figure.decisions_per_second,
        "races_per_second": figure.games_per_second,
        "call": figure.call,
        "version": figure.version,
    }


def measure(names: tuple[str, ...], progress: Progress) -> dict[str, list[dict[str, Any]]]:
    """All rounds, interleaved, so that a noisy minute hits everybody."""
    runs: dict[str, list[dict[str, Any]]] = {}
    jobs = [(f"{code} {build}", code, build) for code in games() for build in BUILDS]
    task = progress.add_task("measuring", total=ROUNDS * (len(jobs) + len(names)))
    for _ in range(ROUNDS):
        for title, code, build in jobs:
            runs.setdefault(title, []).append(ours(code, build))
            progress.advance(task)
        for name in names:
            runs.setdefault(name, []).append(theirs(name))
            progress.advance(task)
    return runs


def summary(runs: dict[str, list[dict[str, Any]]]) -> dict[str, dict[str, Any]]:
    """Per row the median of every number, how far the speeds lie apart, and the rest once."""
    return {
        title: {
            key: median(one[key] for one in rows) if isinstance(value, int | float) else value
            for key, value in rows[0].items()
        }
        | {"spread": spread([row["decisions_per_second"] for row in rows])}
        for title, rows in runs.items()
    }


def spread(speeds: list[float]) -> float:
    """From the slowest round to the fastest, as a share of the median: how far to trust it."""
    return (max(speeds) - min(speeds)) / median(speeds)


def own_cells(row: dict[str, Any]) -> list[str]:
    """What only our engine is asked."""
    if "copy_us" not in row:
        return ["", "", "", ""]
    micros = [f"{row[key]:,.1f}" for key in ("copy_us", "guess_us")]
    return [*micros, f"{row['to_end_us']:,.0f}", f"{row['import_ms']:.0f}"]


def table(rows: dict[str, dict[str, Any]], names: tuple[str, ...]) -> Table:
    result = Table(title="random play, medians of interleaved rounds")
    columns = ["decisions/s", "spread", "races/s"]
    columns += ["copy µs", "guess µs", "mid-race to end µs", "import ms"]
    columns += [f"x {name}" for name in names]
    result.add_column("")
    for column in columns:
        result.add_column(column, justify="right")
    for title, row in rows.items():
        speed = row["decisions_per_second"]
        cells = [f"{speed:,.0f}", f"{row['spread']:.0%}", f"{row['races_per_second']:,.0f}"]
        cells += own_cells(row)
        cells += [f"{speed / rows[name]['decisions_per_second']:.2f}" for name in names]
        result.add_row(title, *cells)
    return result


def load() -> str:
    """How busy the machine was: everything but the ratios depends on it."""
    if not hasattr(os, "getloadavg"):
        return f"{os.cpu_count()} cores"
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def main() -> None:
    names = peers.PEERS if os.environ.get("PEERS") == "1" else ()
    console = Console(stderr=True)
    if names:
        peers.ensure_environment()
    before = load()
    with Progress(console=console, disable=not console.is_terminal) as progress:
        rows = summary(measure(names, progress))
    loads = [before, load()]
    counted = instructions.report(games())
    if "--json" in sys.argv:
        found = {"rounds": ROUNDS, "seconds": SECONDS, "load": loads, "rows": rows}
        print(json.dumps({**found, "instructions": counted}))
        return
    out = Console(width=None if sys.stdout.isatty() else 240, highlight=False)
    out.print(table(rows, names))
    out.print(f"{ROUNDS} rounds; {loads[0]} before, {loads[1]} after")
    for name in names:
        out.print(f"[bold]{name}[/bold] {rows[name]['version']}: {rows[name]['call']}", markup=True)
    print("\n".join(counted))


if __name__ == "__main__":
    main()
