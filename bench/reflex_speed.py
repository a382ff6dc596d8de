"""How long a reflex takes: CPU a decision and a whole race in which everybody drives by reflex.

    PYTHONPATH=build/compiled .venv/bin/python bench/reflex_speed.py --races 200 --seed 1

The time is all of the race: the rules' share is in it, and so is the dealer's. A decision has at
least two answers.
"""

from __future__ import annotations

import argparse
import time

from slipstream.games.registry import GAMES, load
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE, Game

SEATS = 4


def driven(game: Game, seed: int) -> int:
    """One race by reflex; how many real decisions it had."""
    dealer, luck = SeededDealer(seed), SeededDealer(seed + 1)
    driver = game.driver
    s = game.start()
    decisions = 0
    while s.waiting:
        seat = s.waiting[0]
        if seat == CHANCE:
            s.apply(CHANCE, s.decision.sample(s, dealer))
        elif s.decision.sealed:
            answers = driver.together(s, luck)
            decisions += len(answers)
            for who, answer in zip(list(s.waiting), answers, strict=True):
                s.apply(who, answer)
        else:
            decisions += len(s.legal(seat)) > 1
            s.apply(seat, driver.reflex(s, seat, luck))
    return decisions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--races", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for code in GAMES:
        game = load(code, SEATS)
        begin = time.process_time()
        decisions = sum(driven(game, asked.seed + 2 * race) for race in range(asked.races))
        spent = time.process_time() - begin
        print(
            f"{code:<5} {1e6 * spent / decisions:>8.1f} µs a decision"
            f" {1e3 * spent / asked.races:>8.2f} ms a race"
            f" {decisions / asked.races:>8.1f} decisions a race"
        )


if __name__ == "__main__":
    main()
