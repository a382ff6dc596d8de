"""Whether the chances of the win chart come true: in races that no weight was found from.

    python bench/chances.py FMR --seats 4 --bot club --races 400 --seed 4711

Bots race; at some moments of each race the driver's value says how likely each seat was to win.
Printed: chances of about the same size, and how often they came true, with 95 % intervals; the log
loss, beside that of even chances. Weights are found with seed 1 (`slipstream tune`): take another.
"""

from __future__ import annotations

import argparse

from slipstream.lab.calibration import Calibration, calibration, positions
from slipstream.lab.series import Series


def told(game: str, found: Calibration) -> str:
    rows = [
        f"{game}, {found.positions} positions: log loss {found.loss:.4f}, even {found.base:.4f}",
        "| predicted | number | happened (95 %) |",
        "|---|---|---|",
    ]
    rows += [
        f"| {100 * one.foretold:.1f} % | {one.count:,} | {100 * one.happened:.1f} %"
        f" ({100 * one.happened_low:.1f} to {100 * one.happened_high:.1f}) |"
        for one in found.bins
    ]
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether chances to win come true.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="club")
    parser.add_argument("--races", type=int, default=400)
    parser.add_argument("--seed", type=int, default=4711)
    asked = parser.parse_args()
    series = Series(asked.game, (asked.bot,) * asked.seats, asked.seed, {})
    print(told(asked.game, calibration(positions(series, range(asked.races)))), flush=True)


if __name__ == "__main__":
    main()
