"""Whether stronger drivers lose less by the judge's verdict, and whether the judge is fair to both.

    python bench/losses.py FMR --bots ace,club --races 100 --playouts 200 --seed 1 --jobs 2

Half of the seats are driven by one level, half by the other, in turns; every decision of every race
is judged as by `slipstream.analysis`. Printed for each level: the decisions that counted, and three
mean losses in parts of a win, each with its standard error over races.

- *told*: what a verdict says, nothing if it may be chance;
- *measured*: the same comparisons without that doubt. Told losses are never negative, and whoever
  plays what the judge would play has none at all; measured ones have no such bias;
- *to the end*: the two moves driven on to the end of the race, from guesses of their own. There the
  result counts and the judge's value is not asked, which it shares with pros and aces.
"""

from __future__ import annotations

import argparse
from functools import partial
from math import sqrt
from typing import NamedTuple

from slipstream.analysis.judging import (
    Differences,
    Question,
    SealedQuestion,
    comparing,
    measured,
    questioned,
)
from slipstream.analysis.race import NO_CLOCK, Choice, choices
from slipstream.kernel.bot import Perspective
from slipstream.kernel.dealer import SeededDealer, derive
from slipstream.kernel.game import State
from slipstream.lab.series import Series, play_race
from slipstream.notation.record import Record
from slipstream.workers import hired

MEASURES = ("told", "measured", "to the end")
TO_THE_END = 1 << 30  # no race has so many turns
JUDGE = 1 << 40  # a seed of the judge's own: its guesses are not those of any driver


class Lost(NamedTuple):
    """What one decision cost, in parts of a win, by each of the measures."""

    counts: bool
    by: tuple[float, float, float]


def lost(state: State, choice: Choice, playouts: int, luck: int) -> Lost:
    p = Perspective(state, choice.seat, SeededDealer(luck), NO_CLOCK)
    question = questioned(p, p.guess(), playouts)
    counts = isinstance(question, SealedQuestion) or not question.is_trivial()
    if question.is_right(choice.answers):
        return Lost(counts, (0.0, 0.0, 0.0))
    near = against_best(question, choice.answers, playouts)
    told = near.told()
    question.search.until = TO_THE_END
    far = against_best(question, choice.answers, playouts)
    return Lost(counts or told.is_any(), (told.win.value, near.win.value, far.win.value))


def against_best(
    question: Question | SealedQuestion, played: list[int], playouts: int
) -> Differences:
    return measured(question, question.better, played, comparing(playouts))


def race_losses(series: Series, playouts: int, race: int) -> dict[str, list[Lost]]:
    """Of every level, its decisions that counted."""
    game, seating = series.game(), series.seating(race)
    record = Record(game)
    play_race(game.start(), seating, series.deal(race), record.moves)
    wanted = {choice.index: choice for choice in choices(record)}
    found: dict[str, list[Lost]] = {bot: [] for bot in seating}
    for index, state in enumerate(record.states()):
        if index in wanted:
            choice = wanted[index]
            luck = derive(derive(JUDGE + series.seed, race), index)
            one = lost(state.copy(), choice, playouts, luck)
            if one.counts:
                found[seating[choice.seat]].append(one)
    return found


def mean_of(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    spread = sum((one - mean) ** 2 for one in values) / max(1, len(values) - 1)
    return mean, sqrt(spread / len(values))


def told(raced: list[dict[str, list[Lost]]], game: str) -> str:
    """Means over races of the means over a race's decisions."""
    rows = []
    for bot in raced[0]:
        own = [race[bot] for race in raced if race[bot]]
        columns = []
        for at, measure in enumerate(MEASURES):
            mean, error = mean_of([sum(one.by[at] for one in race) / len(race) for race in own])
            columns.append(f"{measure} {100 * mean:.2f} +- {100 * error:.2f} %")
        decisions = sum(map(len, own))
        rows.append(f"{game}, {len(raced)} races, {bot}: {decisions} decisions: {columns}")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="The mean loss of two levels.")
    parser.add_argument("game")
    parser.add_argument("--bots", default="ace,club")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], help="as in laps=1")
    parser.add_argument("--races", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    bots = tuple(asked.bots.split(",") * (asked.seats // 2))
    options = dict(one.split("=", 1) for one in asked.option)
    task = partial(race_losses, Series(asked.game, bots, asked.seed, options), asked.playouts)
    raced: list[dict[str, list[Lost]]] = []
    with hired(asked.jobs) as workers:
        for _, found in workers.each(task, range(asked.races)):
            raced.append(found)
            if len(raced) % 10 == 0 or len(raced) == asked.races:
                print(told(raced, asked.game), flush=True)


if __name__ == "__main__":
    main()
