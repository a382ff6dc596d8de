"""Does the reversed grid of Grand Prix help those at the back? A study in a few lines.

`python examples/grid_rules.py [races]` races both grid rules on the same deals and compares them.
Needs the extra `lab`. In a notebook, `comparison` and `figures(...)` are drawings.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import polars as pl
from rich.console import Console

from slipstream.lab.study.compare import Comparison, compare
from slipstream.lab.study.figures import figures
from slipstream.lab.study.plan import parsed
from slipstream.lab.study.running import run_study
from slipstream.lab.study.store import Store

STUDY = """
games = ["GP"]
seats = [4]
races = {races}
bots = ["reflex"]

[options.GP]
circuit = "flat"
laps = 1
grid = ["reversed", "all_drawn"]
"""


def main(races: int) -> Comparison:
    text = STUDY.format(races=races)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "grid")
        run_study(parsed(text, "grid.toml"), text, store)
        rows = store.races().filter(pl.col("case") == 1)
        comparison = compare(store, "grid=reversed", "grid=all_drawn")
    for one in figures("reversed", rows).by_start:
        print(f"{one.name} on the grid: wins {one.value:.0%} ({one.low:.0%} to {one.high:.0%})")
    Console().print(comparison)
    return comparison


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
