"""What the numbers of a reflex are worth: one with the shipped ones against those of club drivers.

    python bench/reflexes.py FMR --deals 1000 --seed 20001
    python bench/reflexes.py GPF1 --deals 60 --seed 20001

    python bench/reflexes.py FMR --deals 50 --seed 1 --evolve 30 --start club

Every deal is raced with the one reflex in each of four seats. `--evolve` looks for better numbers
by CMA-ES, from the club's or from the shipped ones on: the same command finds the same numbers.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from slipstream import SeededDealer, load
from slipstream.games.formula_motor_racing.bot import driver as formula
from slipstream.games.formula_motor_racing.bot.sight import CLUB as FORMULA_CLUB
from slipstream.games.formula_motor_racing.bot.sight import Manners
from slipstream.games.grand_prix_f1.bot import driver as grand_prix
from slipstream.games.grand_prix_f1.bot.planning import CLUB as GRAND_PRIX_CLUB
from slipstream.games.grand_prix_f1.bot.planning import Planner
from slipstream.kernel.dealer import derive
from slipstream.kernel.driver import Driver
from slipstream.kernel.search import drive_on

SEATS = 4
FAR = 1 << 60
Reflex = Callable[[Any, int, SeededDealer], int]


def of_formula(numbers: list[float]) -> Reflex:
    manners = Manners(numbers)

    def reflex(s: Any, seat: int, _: SeededDealer) -> int:
        return formula.reflex_of(s, seat, manners)

    return reflex


def of_grand_prix(numbers: list[float]) -> Reflex:
    planner = Planner([max(0, round(number)) for number in numbers])

    def reflex(s: Any, seat: int, luck: SeededDealer) -> int:
        legal = s.legal(seat)
        return grand_prix.reflex_of(s, seat, legal, luck, planner) if legal[1:] else legal[0]

    return reflex


GAMES: dict[str, tuple[Callable[[list[float]], Reflex], list[float], list[float]]] = {
    "FMR": (of_formula, list(formula.NUMBERS), list(FORMULA_CLUB)),
    "GPF1": (of_grand_prix, list(grand_prix.NUMBERS), [float(x) for x in GRAND_PRIX_CLUB]),
}


class OneAgainstTheRest(Driver):
    """One seat has a reflex of its own."""

    def __init__(self, mine: int, one: Reflex, rest: Reflex) -> None:
        self.mine = mine
        self.one = one
        self.rest = rest

    def reflex(self, s: Any, seat: int, luck: SeededDealer) -> int:
        return (self.one if seat == self.mine else self.rest)(s, seat, luck)

    def cut(self, s: Any) -> int:
        return 0


def raced(code: str, one: list[float], rest: list[float], seed: int, deals: int) -> list[float]:
    """First places, shared ones in part, and the mean place, of one in each seat of each deal."""
    game = load(code, SEATS)
    make = GAMES[code][0]
    mine, others = make(one), make(rest)
    wins = places = 0.0
    for deal in range(deals):
        for seat in range(SEATS):
            s = game.start()
            drive_on(
                s, OneAgainstTheRest(seat, mine, others), FAR, SeededDealer(derive(seed, deal))
            )
            ranks = s.places()[:SEATS]
            ahead = sum(rank < ranks[seat] for rank in ranks)
            level = ranks.count(ranks[seat]) - 1
            wins += 0 if ahead else 1 / (level + 1)
            places += 1 + ahead + level / 2
    return [wins / (deals * SEATS), places / (deals * SEATS)]


def evolve(code: str, start: list[float], deals: int, generations: int, seed: int) -> list[float]:
    """Numbers that win more, and place better, than those of club drivers."""
    import numpy as np
    from cmaes import CMA

    club = GAMES[code][2]
    units = [max(0.1 if code == "FMR" else 1.0, abs(number) / 3) for number in start]

    def at(point: Any) -> list[float]:
        return [
            max(0.0, number + unit * float(x))
            for number, unit, x in zip(start, units, point, strict=True)
        ]

    optimizer = CMA(np.zeros(len(start)), 0.4, seed=seed, population_size=16)
    for generation in range(generations):
        found = []
        for _ in range(16):
            point = optimizer.ask()
            wins, place = raced(code, at(point), club, derive(seed, generation), deals)
            found.append((point, -wins - 0.1 * ((SEATS + 1) / 2 - place)))
        optimizer.tell(found)
    return at(optimizer.mean)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evolve", type=int, default=0, metavar="GENERATIONS")
    parser.add_argument("--start", choices=["club", "shipped"], default="shipped")
    asked = parser.parse_args()
    _, shipped, club = GAMES[asked.game]
    numbers = club if asked.start == "club" else shipped
    seed = asked.seed
    if asked.evolve:
        numbers = evolve(asked.game, numbers, asked.deals, asked.evolve, seed)
        seed = derive(seed, FAR)  # deals that had no say
        print([round(number, 3) for number in numbers])
    wins, place = raced(asked.game, numbers, club, seed, asked.deals)
    print(f"{asked.game}: {wins:.1%} of {SEATS * asked.deals:,} races, mean place {place:.3f}")


if __name__ == "__main__":
    main()
