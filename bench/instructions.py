"""Instructions per decision of fixed races: a guard against slowness that no busy machine moves.

`python bench/instructions.py [--renew]` lets callgrind count those of the compiled build of every
game and sets them beside those kept in instructions.toml; `--renew` keeps the new ones. Besides the
code they depend on Python and the compiler alone, which are kept with them.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
COMPILED = HERE.parent / "build" / "compiled"
KEPT = HERE / "instructions.toml"
COUNTED = "CPyPy_playout___playout"  # what mypyc calls `playout` as Python calls it
TOO_MUCH = 5  # per cent of growth
NEWS = "# Instructions per decision, compiled; `make instructions` renews them.\n"


class Kept(NamedTuple):
    """Figures by game, and what they were made with."""

    made_with: str
    per_decision: dict[str, int]


def made_with() -> str:
    """The two things that the figures depend on, besides the code."""
    told = subprocess.run(
        [os.environ.get("CC", "cc"), "-dumpfullversion"], capture_output=True, text=True, check=True
    )
    return f"Python {platform.python_version()}, C compiler {told.stdout.strip()}"


def count(code: str) -> int:
    """Instructions per decision of one game."""
    run = subprocess.run(
        [
            "valgrind",
            "--tool=callgrind",
            "--callgrind-out-file=/dev/null",
            f"--toggle-collect={COUNTED}",
            sys.executable,
            str(HERE / "fixed_races.py"),
            code,
        ],
        env={**os.environ, "PYTHONPATH": str(COMPILED), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    return round(collected(run.stderr) / int(run.stdout))


def collected(told: str) -> int:
    """The sum that callgrind prints at its end."""
    found = re.search(r"Collected : (\d+)", told)
    total = int(found[1]) if found else 0
    assert total, f"callgrind has counted nothing of {COUNTED}"
    return total


def count_all(codes: list[str]) -> dict[str, int]:
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(zip(codes, pool.map(count, codes), strict=True))


def read(text: str) -> Kept:
    document = tomllib.loads(text)
    return Kept(document["made_with"], document["per_decision"])


def write(kept: Kept) -> str:
    rows = [f"{code} = {figure}" for code, figure in kept.per_decision.items()]
    return f'{NEWS}made_with = "{kept.made_with}"\n\n[per_decision]\n' + "\n".join(rows) + "\n"


def compared(kept: Kept, now: Kept) -> list[str]:
    """A line for each game, then a warning for each that has grown too much."""
    lines = ["instructions per decision, compiled (callgrind)"]
    warnings = []
    for code, figure in now.per_decision.items():
        before = kept.per_decision.get(code)
        if before is None:
            lines.append(f"  {code:<5}{figure:>8,}   none kept yet")
            continue
        growth = figure / before - 1
        lines.append(f"  {code:<5}{figure:>8,}   kept {before:>8,}   {growth:+.1%}")
        if 100 * figure >= (100 + TOO_MUCH) * before:
            warnings.append(f"WARNING: {code} needs {growth:.1%} more instructions than are kept")
    if kept.made_with != now.made_with:
        lines.append(f"  kept with {kept.made_with}; now {now.made_with}: compare with care")
    return lines + warnings


def report(codes: list[str], renew: bool = False) -> list[str]:
    """What there is to tell; `renew` keeps the figures."""
    if not shutil.which("valgrind"):
        return ["instructions per decision: not counted, there is no valgrind"]
    try:
        now = Kept(made_with(), count_all(codes))
    except subprocess.CalledProcessError as error:
        return [f"instructions per decision: not counted, {error.cmd[0]} failed"]
    kept = read(KEPT.read_text("utf-8")) if KEPT.is_file() else Kept(now.made_with, {})
    if renew:
        KEPT.write_text(write(now), "utf-8")
    return compared(kept, now)


if __name__ == "__main__":
    from slipstream import GAMES

    print("\n".join(report(list(GAMES), "--renew" in sys.argv)))
