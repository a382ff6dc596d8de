"""Weights with which a driver places better, by CMA-ES: weights that do well have offspring.

Every candidate of a generation drives the same deals, once in each seat, against drivers with the
weights that are shipped; the next generation drives others. What each has scored is a line of the
log, so that a run that is cut goes on, to the same weights. At the end the weights in the middle of
the last generation are tried on deals that nobody has driven.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from math import sqrt
from pathlib import Path

import msgspec

from slipstream.bots.levels import Pro
from slipstream.games.registry import find
from slipstream.kernel.bot import Bot, Perspective
from slipstream.kernel.dealer import derive
from slipstream.kernel.driver import Driver
from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.lab.kept_lines import mend, read_lines
from slipstream.lab.sequential import place_score
from slipstream.lab.series import Series, drive, finish
from slipstream.lab.stats import Z95

DIGITS = 4
SPREAD = 0.3
"""How far the first generation strays, in parts of each weight."""
LEAST = 0.1  # a weight that is smaller strays as if it were so large
HELD_OUT = 999
"""The part of the seed that deals the last races."""
CANDIDATE, SHIPPED = "candidate", "shipped"


class Aim(msgspec.Struct, frozen=True):
    """What is evolved, and how: the same aim gives the same weights."""

    game: str
    seats: int
    generations: int
    population: int
    races: int
    """Of each candidate, at least; at the end ten times as many."""
    think: float
    """How long the drivers think, in parts of a pro."""
    seed: int

    def command(self) -> str:
        return (
            f"slipstream tune {self.game} --aim places --seats {self.seats}"
            f" --generations {self.generations} --population {self.population}"
            f" --races {self.races} --think {self.think:g} --seed {self.seed}"
        )

    def deals(self) -> int:
        return -(-self.races // self.seats)

    def total(self) -> int:
        """Races of a whole run."""
        return (self.generations * self.population + 10) * self.deals() * self.seats


class Tried(msgspec.Struct, frozen=True):
    """A line of the log: a candidate and its mean place score."""

    aim: Aim
    generation: int
    number: int
    weights: list[float]
    score: float


class Evolved(msgspec.Struct, frozen=True):
    """The weights, and how they place against those shipped on deals held out; even is 0.5."""

    aim: Aim
    date: str
    weights: list[float]
    score: float
    score_low: float
    score_high: float
    races: int

    def text(self) -> str:
        """As the file that a driver reads."""
        rows = ", ".join(f"{weight:.{DIGITS}f}" for weight in self.weights)
        return (
            f"# What each feature of a position is worth to the driver. Found on {self.date} by\n"
            f"#   {self.aim.command()}\n"
            f"# Place score against the weights before on {self.races:,} races held out:"
            f" {self.score:.3f}\n"
            f"# ({self.score_low:.3f} to {self.score_high:.3f}); even is 0.5.\n"
            f"weights = [{rows}]\n"
        )


class WithWeights(Bot):
    """Drives with other weights than the game's: they are the game's while it thinks."""

    def __init__(self, bot: Bot, driver: Driver, weights: list[float]) -> None:
        self.bot = bot
        self.driver = driver
        self.weights = weights

    def choose(self, p: Perspective) -> int:
        with weighing(self.driver, self.weights):
            return self.bot.choose(p)


@contextmanager
def weighing(driver: Driver, weights: list[float]) -> Iterator[None]:
    kind = type(driver)
    before = kind.weights
    kind.weights = weights
    try:
        yield
    finally:
        kind.weights = before


def deal_scores(aim: Aim, weights: list[float], part: int, deals: int) -> list[float]:
    """The mean place score of each deal; `part` of the seed says which deals."""
    bots = (CANDIDATE, *[SHIPPED] * (aim.seats - 1))
    series = Series(aim.game, bots, derive(aim.seed, part), {})
    game = series.game()
    found: list[float] = []
    for deal in range(deals):
        total = 0.0
        for race in range(deal * aim.seats, (deal + 1) * aim.seats):
            seating = series.seating(race)
            state = game.start()
            drivers: list[Bot] = [pro(aim) for _ in seating]
            mine = seating.index(CANDIDATE)
            drivers[mine] = WithWeights(drivers[mine], game.driver, weights)
            decisions = drive(state, drivers, seating, series.deal(race), [])
            ended = finish(seating, state, decisions)
            total += place_score(ended.places[mine], aim.seats) if ended.finished else 0.5
        found.append(total / aim.seats)
    return found


def pro(aim: Aim) -> Pro:
    bot = Pro()
    bot.times = aim.think
    return bot


def evolve(aim: Aim, log: Path, date: str, progress: Callable[[int], None]) -> Evolved:
    """Generation after generation; what the log knows is not driven again."""
    try:
        import numpy as np
        from cmaes import CMA
    except ImportError:
        raise SlipstreamError(
            "evolving weights needs cmaes and numpy: pip install 'slipstream[lab]'"
        ) from None
    shipped = list(find(aim.game).driver.weights)
    if len(shipped) < 2:
        raise InvalidOption(f"{aim.game} has fewer than two weights: there is nothing to balance")
    units = [max(LEAST, abs(weight)) for weight in shipped]
    start = np.array([weight / unit for weight, unit in zip(shipped, units, strict=True)])
    optimizer = CMA(start, SPREAD, seed=aim.seed, population_size=aim.population)
    known = read_log(log, aim)
    mend(log)
    for generation in range(aim.generations):
        scored = []
        for number in range(aim.population):
            point = optimizer.ask()
            tried = known.get((generation, number))
            weights = weighed(point, units)
            if tried is None or tried.weights != weights:
                tried = try_out(aim, generation, number, weights)
                with log.open("a", encoding="utf-8") as file:
                    file.write(msgspec.json.encode(tried).decode() + "\n")
            scored.append((point, -tried.score))
            progress((generation * aim.population + number + 1) * aim.deals() * aim.seats)
        optimizer.tell(scored)
    found = evolved(aim, date, weighed(optimizer.mean, units))
    progress(aim.total())
    return found


def weighed(point: Iterable[float], units: list[float]) -> list[float]:
    """Weights as a file has them, so that who reads it drives the same."""
    return [round(float(x) * unit, DIGITS) for x, unit in zip(point, units, strict=True)]


def try_out(aim: Aim, generation: int, number: int, weights: list[float]) -> Tried:
    scores = deal_scores(aim, weights, generation, aim.deals())
    return Tried(aim, generation, number, weights, sum(scores) / len(scores))


def evolved(aim: Aim, date: str, weights: list[float]) -> Evolved:
    """The weights beside those shipped, on deals that no candidate has driven."""
    scores = deal_scores(aim, weights, HELD_OUT, 10 * aim.deals())
    mean = sum(scores) / len(scores)
    variance = sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1)
    reach = Z95 * sqrt(variance / len(scores))
    races = len(scores) * aim.seats
    return Evolved(aim, date, weights, mean, mean - reach, mean + reach, races)


def read_log(path: Path, aim: Aim) -> dict[tuple[int, int], Tried]:
    """What this aim has tried already."""
    lines = [tried for tried in read_lines(path, Tried) if tried.aim == aim]
    return {(tried.generation, tried.number): tried for tried in lines}
