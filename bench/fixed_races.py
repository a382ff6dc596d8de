"""The races whose instructions are counted: `python fixed_races.py CODE`, prints their decisions.

Only what happens inside `playout` is counted. The same races go before by another door: what is
built once and kept, such as the tracks of Safety Zones, is there when the counting begins.
"""

from __future__ import annotations

import sys

from slipstream import Game, SeededDealer, load
from slipstream.kernel.playout import playout, random_play

SEATS = 4
ENOUGH = 5000  # decisions


def warmed_up(game: Game) -> int:
    """How many races have enough decisions, when they have been played."""
    luck = SeededDealer(1)
    decisions = races = 0
    while decisions < ENOUGH:
        decisions += random_play(game.start(), SeededDealer(races), [luck] * SEATS)
        races += 1
    return races


def main() -> None:
    game = load(sys.argv[1], SEATS)
    races = warmed_up(game)
    luck = SeededDealer(1)
    print(sum(playout(game.start(), SeededDealer(race), luck) for race in range(races)))


if __name__ == "__main__":
    main()
