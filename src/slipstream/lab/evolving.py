"""Weights of a driver, or numbers of its reflex, by CMA-ES: those that do well have offspring.

Every candidate of a generation drives the same deals, once in each seat, against drivers with the
weights that are to be beaten (`lab/aims.py`); the next generation drives others. What each has
scored is a line of the log, so that a run that is cut goes on, to the same weights. At the end the
weights in the middle of the last generation are tried on deals that nobody has driven.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from math import sqrt
from pathlib import Path

import msgspec

from slipstream.kernel.errors import SlipstreamError
from slipstream.lab.aims import DIGITS, REFLEX, Aim, mean, outcomes
from slipstream.lab.kept_lines import mend, read_lines
from slipstream.lab.stats import Z95
from slipstream.workers import Workers, hired

SPREAD = 0.3
"""How far the first generation strays, in parts of each weight."""
HELD_OUT = 999
"""The part of the seed that deals the last races."""
TIMES = 10
"""How many times the deals of a candidate are held out."""
Attempt = tuple[int, int, list[float]]
"""A generation, the number of a candidate in it, and its weights."""


class Tried(msgspec.Struct, frozen=True):
    """A line of the log: a candidate and its mean score."""

    aim: Aim
    generation: int
    number: int
    weights: list[float]
    score: float


class Evolved(msgspec.Struct, frozen=True):
    """The weights, and how they do on deals held out: their place score, and their first places."""

    aim: Aim
    date: str
    weights: list[float]
    score: float
    score_low: float
    score_high: float
    won: float
    won_low: float
    won_high: float
    races: int

    def text(self) -> str:
        """As the file that a driver reads."""
        return self.of_reflex() if self.aim.what == REFLEX else self.of_places()

    def of_places(self) -> str:
        rows = ", ".join(f"{weight:.{DIGITS}f}" for weight in self.weights)
        return (
            f"# What each feature of a position is worth to the driver. Found on {self.date} by\n"
            f"#   {self.aim.command()}\n"
            f"# Place score against the weights before on {self.races:,} races held out:"
            f" {self.score:.3f}\n"
            f"# ({self.score_low:.3f} to {self.score_high:.3f}); even is 0.5.\n"
            f"weights = [{rows}]\n"
        )

    def of_reflex(self) -> str:
        rows = ", ".join(f"{number:.{DIGITS}f}" for number in self.weights)
        return (
            f"# By what the reflex goes, see `going_by` of the driver. Found on {self.date} by\n"
            f"#   {self.aim.command()}\n"
            f"# Against the club's numbers on {self.races:,} races held out: first in"
            f" {self.won:.1%} ({self.won_low:.1%} to {self.won_high:.1%}), even is"
            f" {1 / self.aim.seats:.1%};\n"
            f"# place score {self.score:.3f} ({self.score_low:.3f} to {self.score_high:.3f}),"
            " even is 0.5.\n"
            f"numbers = [{rows}]\n"
        )


def evolve(
    aim: Aim, log: Path, date: str, progress: Callable[[int], None], jobs: int = 1
) -> Evolved:
    """Generation after generation; what the log knows is not driven again."""
    try:
        import numpy as np
        from cmaes import CMA
    except ImportError:
        raise SlipstreamError(
            "evolving weights needs cmaes and numpy: pip install 'slipstream[lab]'"
        ) from None
    start = [weight / unit for weight, unit in zip(aim.start(), aim.units(), strict=True)]
    optimizer = CMA(np.array(start), SPREAD, seed=aim.seed, population_size=aim.population)
    known = read_log(log, aim)
    mend(log)
    done = 0
    with hired(jobs) as workers:
        for generation in range(aim.generations):
            points = [optimizer.ask() for _ in range(aim.population)]
            attempts = [(generation, at, aim.weights(x)) for at, x in enumerate(points)]
            scores = [0.0] * aim.population
            for tried in all_tried(aim, attempts, known, log, workers):
                scores[tried.number] = tried.score
                done += aim.deals() * aim.seats
                progress(done)
            optimizer.tell([(x, -score) for x, score in zip(points, scores, strict=True)])
        found = evolved(aim, date, aim.weights(optimizer.mean), workers)
    progress(aim.total())
    return found


def all_tried(
    aim: Aim,
    attempts: list[Attempt],
    known: dict[tuple[int, int], Tried],
    log: Path,
    workers: Workers,
) -> Iterator[Tried]:
    """A generation, in any order: first what the log knows, then what it gets to know."""
    rest: list[Attempt] = []
    for generation, number, weights in attempts:
        tried = known.get((generation, number))
        if tried is not None and tried.weights == weights:
            yield tried
        else:
            rest.append((generation, number, weights))
    for _, tried in workers.each(partial(try_out, aim), rest):
        with log.open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode(tried).decode() + "\n")
        yield tried


def try_out(aim: Aim, attempt: Attempt) -> Tried:
    generation, number, weights = attempt
    found = mean(outcomes(aim, weights, generation, range(aim.deals())))
    return Tried(aim, generation, number, weights, aim.score(found))


def evolved(aim: Aim, date: str, weights: list[float], workers: Workers) -> Evolved:
    """The weights beside those to be beaten, on deals that no candidate has driven."""
    deals = aim.deals()
    parts = [range(first * deals, (first + 1) * deals) for first in range(TIMES)]
    raced = dict(workers.each(partial(outcomes, aim, weights, HELD_OUT), parts))
    found = [one for part in parts for one in raced[part]]
    return Evolved(
        aim,
        date,
        weights,
        *interval([one.placed for one in found]),
        *interval([one.won for one in found]),
        races=len(found) * aim.seats,
    )


def interval(scores: list[float]) -> tuple[float, float, float]:
    """The mean, and from where to where it may be."""
    middle = sum(scores) / len(scores)
    variance = sum((score - middle) ** 2 for score in scores) / max(1, len(scores) - 1)
    reach = Z95 * sqrt(variance / len(scores))
    return middle, middle - reach, middle + reach


def read_log(path: Path, aim: Aim) -> dict[tuple[int, int], Tried]:
    """What this aim has tried already."""
    lines = [tried for tried in read_lines(path, Tried) if tried.aim == aim]
    return {(tried.generation, tried.number): tried for tried in lines}
