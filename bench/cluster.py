"""Races a second of one study: in one process, and on a Ray cluster of this machine.

`python bench/cluster.py [races]`, with the build to be measured in PYTHONPATH; needs the extra
`ray`, and is a part of `make bench PEERS=1`. Every run races the same deals into a folder of its
own, after a few races that load everything; the folders are compared, byte by byte. Beside races a
second stands what the process that collects was busy for, by its own clock: what is left of the
time it has waited for the workers. Before that, what one race of every game costs a worker.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

import slipstream
from slipstream.lab.cluster import hired_on
from slipstream.lab.study.loads import run_load
from slipstream.lab.study.plan import parsed
from slipstream.lab.study.running import run_study
from slipstream.lab.study.store import Store
from slipstream.workers import Workers

CHUNK = 500
STUDY = 'games = ["FMR"]\nbots = ["reflex"]\nchunk = {chunk}\nraces = {races}\n'
CASES = [("one process", 1, ""), ("Ray, 1 worker", 1, "ray"), ("Ray, 2 workers", 2, "ray")]


def raced(folder: Path, races: int, workers: Workers) -> tuple[float, float]:
    """Seconds by the wall's clock, and by this process's own."""
    text = STUDY.format(chunk=min(CHUNK, races), races=races)
    began, busy = time.perf_counter(), time.process_time()
    run_study(parsed(text, "bench"), text, Store(folder), workers)
    return time.perf_counter() - began, time.process_time() - busy


def costs(races: int) -> None:
    """CPU of one process for one race by reflex, rows included."""
    for code in slipstream.GAMES:
        chunk = parsed(f'games = ["{code}"]\nbots = ["reflex"]\nraces = {races}', "").chunks()[0]
        run_load([chunk])
        seconds = run_load([chunk])[0].seconds
        print(f"  {code:<16}{1000 * seconds / races:>8.2f} ms a race")


def contents(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in sorted(folder.rglob("*.parquet"))]


def main(races: int) -> None:
    print(f"a race by reflex ({slipstream.BUILD}, four seats, the process's own clock)")
    costs(min(50, races))
    if find_spec("ray") is None:
        print("races on a cluster: not measured, the extra `ray` is not installed")
        return
    print(
        f"a study of {races:,} races of FMR by reflex ({slipstream.BUILD}, load of the machine"
        f" {os.getloadavg()[0]:.1f})"
    )
    with tempfile.TemporaryDirectory() as place:
        first: list[bytes] = []
        for number, (name, jobs, on) in enumerate(CASES):
            with hired_on(on, jobs) as workers:
                raced(Path(place) / f"before-{number}", 20 * jobs, workers)
                wall, own = raced(Path(place) / f"run-{number}", races, workers)
            found = contents(Path(place) / f"run-{number}")
            first = first or found
            same = "the same results" if found == first else "OTHER RESULTS"
            print(
                f"  {name:<16}{races / wall:>8,.0f} races/s; this process busy {own:.2f} of"
                f" {wall:.1f} s; {same}"
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000)
