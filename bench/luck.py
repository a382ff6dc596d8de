"""How much of the result the judge's luck explains, and whether it is zero on average.

    python bench/luck.py FMR --seats 4 --races 400 --seed 1 --jobs 2

Bots race, club drivers unless others are named; the luck of every seat is added up
(`slipstream.analysis.luck`). Printed: the mean luck of each seat with its standard error, the
coefficient by which the points follow the luck in points, and what part of the difference between
results it explains. `driver.toml` of each game keeps coefficient and part; they are found once,
before anybody's race is judged by them.
"""

from __future__ import annotations

import argparse
from functools import partial
from math import sqrt

from slipstream.analysis.luck import Fortune, fortunes, strokes
from slipstream.lab.series import Series, play_race
from slipstream.notation.record import Record
from slipstream.workers import hired

TOLD = 500  # races between two accounts of how it stands


class Pairs:
    """Luck and result, by which a line is laid through both."""

    def __init__(self) -> None:
        self.all: list[tuple[float, float]] = []

    def add(self, luck: float, result: float) -> None:
        self.all.append((luck, result))

    def line(self) -> tuple[float, float]:
        """The slope, and the part of the variance that is explained."""
        count = len(self.all)
        luck = sum(one for one, _ in self.all) / count
        result = sum(one for _, one in self.all) / count
        spread = sum((x - luck) ** 2 for x, _ in self.all)
        both = sum((x - luck) * (y - result) for x, y in self.all)
        results = sum((y - result) ** 2 for _, y in self.all)
        if not spread or not results:
            return 0.0, 0.0
        return both / spread, both * both / spread / results


def raced(series: Series, race: int) -> list[Fortune]:
    """The luck of all seats in one race."""
    game = series.game()
    record = Record(game)
    play_race(game.start(), series.seating(race), series.deal(race), record.moves)
    return fortunes(record, list(strokes(record)))


def measure(series: Series, races: int, jobs: int) -> None:
    seats = len(series.bots)
    lucks: list[list[float]] = [[] for _ in range(seats)]
    points, wins = Pairs(), Pairs()
    with hired(jobs) as workers:
        for done, (_, found) in enumerate(workers.each(partial(raced, series), range(races)), 1):
            mean = sum(one.points for one in found) / seats
            for one in found:
                lucks[one.seat - 1].append(one.luck)
                points.add(one.points_luck, one.points - mean)
                wins.add(one.luck, one.result)
            if done % TOLD == 0 or done == races:
                tell(series.code, done, lucks, {"points": points, "wins": wins})


def tell(code: str, races: int, lucks: list[list[float]], lines: dict[str, Pairs]) -> None:
    print(f"{code}, {races} races")
    for seat, all_of in enumerate(lucks, 1):
        mean = sum(all_of) / races
        error = sqrt(sum((one - mean) ** 2 for one in all_of) / races / max(1, races - 1))
        off = mean / error if error else 0.0
        print(f"  seat {seat}: mean luck {mean:+.5f} +- {error:.5f}, {off:+.1f} standard errors")
    for name, pairs in lines.items():
        slope, part = pairs.line()
        print(f"  {name}: coefficient {slope:.2f}, explained {part:.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="How much of the result is luck that is seen.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--bot", default="club")
    parser.add_argument("--races", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    series = Series(asked.game, (asked.bot,) * asked.seats, asked.seed, {})
    measure(series, asked.races, asked.jobs)


if __name__ == "__main__":
    main()
