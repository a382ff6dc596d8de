"""How long a level thinks: CPU of its decisions in one race of each game, all seats alike.

    PYTHONPATH=src .venv/bin/python bench/thinking.py --level pro --seed 1
    PYTHONPATH=build/compiled .venv/bin/python bench/thinking.py --level ace --seed 1

Drivers think by count, as in the lab, or with --ms by the clock, as at the table, where a thought
ends soon after its time is up. A decision has at least two answers; the longest shows what a player
waits for at worst.
"""

from __future__ import annotations

import argparse
from time import process_time

import slipstream
from slipstream.bots.levels import LEVELS
from slipstream.bots.registry import make_bot
from slipstream.games.registry import GAMES
from slipstream.kernel.bot import Bot, Perspective
from slipstream.lab.series import Series, drive

SEATS = 4


class Stopped(Bot):
    """A bot, and the time of each of its answers."""

    def __init__(self, bot: Bot, ms: int, times: list[float]) -> None:
        self.bot = bot
        self.ms = ms
        self.times = times

    def choose(self, p: Perspective) -> int:
        p.budget_ms = self.ms
        begun = process_time()
        answer = self.bot.choose(p)
        self.times.append(process_time() - begun)
        return answer


def thought(code: str, level: str, ms: int, seed: int) -> list[float]:
    """The times of all decisions of one race, shortest first."""
    series = Series(code, (level,) * SEATS, seed, {})
    game = series.game()
    times: list[float] = []
    bots: list[Bot] = [Stopped(make_bot(game, level), ms, times) for _ in range(SEATS)]
    drive(game.start(), bots, series.bots, series.deal(0), [])
    return sorted(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--level", default="pro", choices=LEVELS)
    parser.add_argument("--ms", type=int, default=0, help="what the table allows; 0: no clock")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(f"{asked.level}, {'compiled' if slipstream.COMPILED else 'pure'}")
    for code in asked.games.split(","):
        times = thought(code, asked.level, asked.ms, asked.seed)
        print(
            f"{code:<5} {len(times):>6} decisions, mean {1e3 * sum(times) / len(times):>7.1f} ms,"
            f" 99 of 100 within {1e3 * times[int(0.99 * len(times))]:>7.1f} ms,"
            f" longest {1e3 * times[-1]:>7.1f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
