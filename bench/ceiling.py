"""How far thinking longer would take an ace: first places with so many times its playouts.

    python bench/ceiling.py FMR --times 10 --deals 50 --seed 17 --jobs 2

One such ace races against drivers of another level, in each seat of each deal; with `--times 1` it
is the ace of the ladder.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial

from slipstream.bots.levels import ACE, Ace
from slipstream.bots.registry import make_bot
from slipstream.cli.match import progress_bar
from slipstream.kernel.bot import Bot
from slipstream.lab.sequential import place_score
from slipstream.lab.series import Series, drive, finish
from slipstream.lab.stats import wilson
from slipstream.workers import hired

PATIENT = "ace"


def raced(series: Series, times: float, deal: int) -> list[tuple[float, float]]:
    """Of each seating of a deal: the share of the win, and the place score."""
    game = series.game()
    found = []
    for race in range(deal * game.seats, (deal + 1) * game.seats):
        seating = series.seating(race)
        bots: list[Bot] = [patient(times) if n == PATIENT else make_bot(game, n) for n in seating]
        state = game.start()
        ended = finish(seating, state, drive(state, bots, seating, series.deal(race), []))
        place = ended.places[seating.index(PATIENT)]
        share = 1 / ended.places.count(1) if place == 1 else 0.0
        found.append((share, place_score(place, game.seats)))
    return found


def patient(times: float) -> Ace:
    bot = Ace()
    bot.times = ACE * times
    return bot


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--against", default="club", choices=["rookie", "club", "pro"])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--times", type=float, default=10.0)
    parser.add_argument("--deals", type=int, default=25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    bots = (PATIENT, *[asked.against] * (asked.seats - 1))
    series = Series(asked.game.upper(), bots, asked.seed, {})
    found: list[tuple[float, float]] = []
    with hired(asked.jobs) as workers, progress_bar(not sys.stderr.isatty()) as bar:
        task = bar.add_task("deals", total=asked.deals)
        for _, races in workers.each(partial(raced, series, asked.times), range(asked.deals)):
            found += races
            bar.advance(task)
    wins = sum(win for win, _ in found)
    low, high = wilson(wins, len(found))
    score = sum(score for _, score in found) / len(found)
    print(
        f"{series.code}: {asked.times:g} times an ace's playouts against {asked.seats - 1}"
        f" {asked.against}: {wins / len(found):.1%} of {len(found)} races"
        f" ({low:.1%} to {high:.1%}), place score {score:.3f}"
    )


if __name__ == "__main__":
    main()
