"""Speed of every game, pure and compiled, in one run: ratios, because machines differ.

`python bench/bench.py [--json]`; PEERS=1 also measures other engines, interleaved in the same run.
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

import peers

ROOT = Path(__file__).resolve().parent.parent
BUILDS = {"pure": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
ROUNDS = 3
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
    """Per row the median of every number, and whatever is no number once."""
    return {
        title: {
            key: median(one[key] for one in rows) if isinstance(value, int | float) else value
            for key, value in rows[0].items()
        }
        for title, rows in runs.items()
    }


def table(rows: dict[str, dict[str, Any]], names: tuple[str, ...]) -> Table:
    result = Table(title="random play, medians of interleaved rounds")
    columns = ["decisions/s", "races/s", "copy : legal+apply", "import ms"]
    columns += [f"x {name}" for name in names]
    result.add_column("")
    for column in columns:
        result.add_column(column, justify="right")
    for title, row in rows.items():
        speed = row["decisions_per_second"]
        cells = [f"{speed:,.0f}", f"{row['races_per_second']:,.0f}"]
        own = "copy_cost" in row
        cells += [f"{row['copy_cost']:.2f}", f"{row['import_ms']:.0f}"] if own else ["", ""]
        cells += [f"{speed / rows[name]['decisions_per_second']:.1f}" for name in names]
        result.add_row(title, *cells)
    return result


def main() -> None:
    names = peers.PEERS if os.environ.get("PEERS") == "1" else ()
    console = Console(stderr=True)
    if names:
        peers.ensure_environment()
    with Progress(console=console, disable=not console.is_terminal) as progress:
        rows = summary(measure(names, progress))
    if "--json" in sys.argv:
        print(json.dumps({"rounds": ROUNDS, "seconds": SECONDS, "rows": rows}))
        return
    out = Console(width=None if sys.stdout.isatty() else 200)
    out.print(table(rows, names))
    for name in names:
        out.print(f"[bold]{name}[/bold] {rows[name]['version']}: {rows[name]['call']}")


if __name__ == "__main__":
    main()
