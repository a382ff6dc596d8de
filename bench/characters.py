"""How strong each character is beside its plain level: one of them against plain drivers.

    python bench/characters.py TA --level pro --races 100 --seed 61 --jobs 2

Each deal is raced once in every seat. Printed: first places with Wilson's 95 % interval, and the
mean place; with so many seats even is one in so many.
"""

from __future__ import annotations

import argparse
import sys

from slipstream.bots.characters import CHARACTERS
from slipstream.bots.levels import LEVELS
from slipstream.cli.match import progress_bar
from slipstream.games.registry import GAMES
from slipstream.lab.match import match
from slipstream.lab.summary import BotRow


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--level", default="pro", choices=LEVELS)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--races", type=int, default=100)
    parser.add_argument("--seed", type=int, default=61)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    with progress_bar(hidden=not sys.stderr.isatty()) as bar:
        task = bar.add_task("races", total=asked.races * len(CHARACTERS))
        raced = 0
        for character in CHARACTERS:
            bots = [f"{asked.level}-{character}", asked.level]
            found = match(asked.game, asked.seats, bots, asked.races, asked.seed, asked.jobs)
            raced += asked.races
            bar.update(task, completed=raced)
            print(told(asked.game, found.bots[0]), flush=True)


def told(game: str, row: BotRow) -> str:
    return (
        f"{game} {row.name}: first in {row.win_rate:.1%} ({row.win_low:.1%} to {row.win_high:.1%})"
        f" of {row.races}, mean place {row.place_mean:.2f}"
    )


if __name__ == "__main__":
    main()
