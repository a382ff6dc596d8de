"""Whether stronger drivers lose less by the judge's verdict: the mean loss of each level.

    python bench/losses.py FMR --races 100 --playouts 200 --seed 1

Half of the seats are driven by one level, half by the other, in turns; every decision of every race
is judged (`slipstream.analysis`). Printed: for each level the decisions that counted and its mean
loss in parts of a win and in places, each with its standard error over races.
"""

from __future__ import annotations

import argparse
from math import sqrt

from slipstream.analysis.race import Judge, choices, verdicts_of
from slipstream.analysis.verdict import summed_up
from slipstream.lab.series import Series, play_race
from slipstream.notation.record import Record


def mean_of(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((one - mean) ** 2 for one in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))


def measure(asked: argparse.Namespace) -> None:
    bots = tuple(asked.bots.split(",") * (asked.seats // 2))
    series = Series(asked.game, bots, asked.seed, {})
    wins: dict[str, list[float]] = {bot: [] for bot in bots}
    places: dict[str, list[float]] = {bot: [] for bot in bots}
    counted = dict.fromkeys(bots, 0)
    for race in range(asked.races):
        game, seating = series.game(), series.seating(race)
        record = Record(game)
        play_race(game.start(), seating, series.deal(race), record.moves)
        found = list(verdicts_of(record, Judge(asked.playouts, asked.seed), choices(record)))
        drives = [summed_up(seat + 1, found) for seat in range(asked.seats)]
        for bot in dict.fromkeys(bots):
            mine = [drive for seat, drive in enumerate(drives) if seating[seat] == bot]
            wins[bot].append(sum(drive.mean.win.value for drive in mine) / len(mine))
            places[bot].append(sum(drive.mean.places.value for drive in mine) / len(mine))
            counted[bot] += sum(drive.decisions for drive in mine)
        if (race + 1) % 10 == 0 or race + 1 == asked.races:
            tell(asked.game, race + 1, wins, places, counted)


def tell(
    game: str,
    races: int,
    wins: dict[str, list[float]],
    places: dict[str, list[float]],
    counted: dict[str, int],
) -> None:
    for bot, lost in wins.items():
        win, place = mean_of(lost), mean_of(places[bot])
        print(
            f"{game}, {races} races, {bot}: {counted[bot]} decisions,"
            f" mean loss {100 * win[0]:.2f} +- {100 * win[1]:.2f} % of a win,"
            f" {place[0]:.4f} +- {place[1]:.4f} places",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="The mean loss of two levels.")
    parser.add_argument("game")
    parser.add_argument("--bots", default="ace,club")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--races", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    measure(parser.parse_args())


if __name__ == "__main__":
    main()
