"""What a reflex of Thunder Alley or Grand Prix lacks: parts of it are left to a club driver.

    python bench/reflex_parts.py TA --deals 10 --seed 9003
    python bench/reflex_parts.py GP --deals 5 --seed 9003

`activate` is the choice of car and card, `drive` the steps of a move, `rest` all else. One such
driver races against club drivers, in each seat of each deal; even is a place score of 0.5.
"""

from __future__ import annotations

import argparse
from itertools import combinations
from math import sqrt
from typing import Any

from slipstream.bots.registry import make_bot
from slipstream.drafting.bot.driver import DraftingDriver
from slipstream.games.registry import load
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import derive
from slipstream.kernel.game import Game
from slipstream.lab.sequential import place_score
from slipstream.lab.series import drive, finish
from slipstream.lab.stats import Z95

PARTS = ("activate", "drive", "rest")


class InPart(Bot):
    """A reflex, of which some parts think like a club driver."""

    def __init__(self, driver: DraftingDriver[Any], parts: tuple[str, ...]) -> None:
        self.driver = driver
        self.parts = parts

    def choose(self, p: Perspective) -> int:
        s = p.guess()
        if self.part(s) in self.parts:
            return self.driver.candidates(s, p.seat)[0][0]
        return self.driver.reflex(s, p.seat, p.dealer)

    def part(self, s: Any) -> str:
        if self.driver.asks_activation(s):
            return "activate"
        return "drive" if self.driver.is_driving(s) else "rest"


def scores(game: Game, parts: tuple[str, ...], deals: int, seed: int) -> tuple[float, list[float]]:
    """First places, and the mean place score of each deal."""
    driver = game.driver
    assert isinstance(driver, DraftingDriver), "a game of the family"
    wins = 0.0
    found = []
    for deal in range(deals):
        total = 0.0
        for mine in range(game.seats):
            names = tuple("one" if seat == mine else "club" for seat in range(game.seats))
            bots = [
                InPart(driver, parts) if name == "one" else make_bot(game, name) for name in names
            ]
            state = game.start()
            places = finish(names, state, drive(state, bots, names, derive(seed, deal), [])).places
            wins += (places[mine] == 1) / places.count(1)
            total += place_score(places[mine], game.seats)
        found.append(total / game.seats)
    return wins, found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["TA", "GP"])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = load(asked.game, asked.seats)
    for number in range(len(PARTS) + 1):
        for parts in combinations(PARTS, number):
            wins, found = scores(game, parts, asked.deals, asked.seed)
            races = asked.deals * asked.seats
            mean = sum(found) / len(found)
            spread = sum((score - mean) ** 2 for score in found) / max(1, len(found) - 1)
            reach = Z95 * sqrt(spread / len(found))
            name = " and ".join(parts) or "all by reflex"
            print(f"{name}: {wins / races:.1%} of {races}, score {mean:.3f} ± {reach:.3f}")


if __name__ == "__main__":
    main()
