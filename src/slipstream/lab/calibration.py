"""Whether a driver's chances to win come true, and the weights with which they do.

Positions are taken from races between bots, some from each race, with what became of it. The
weights are those that make the winners most likely (logistic regression over the seats, by
Newton's method); whether they are right is asked of other races.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log

import msgspec

from slipstream.kernel.dealer import SeededDealer, derive
from slipstream.kernel.driver import shares, won
from slipstream.kernel.game import CHANCE
from slipstream.lab.series import Series, play_race
from slipstream.lab.stats import wilson

EACH = 8
"""Positions that are taken from a race."""
RIDGE = 1e-3
"""Keeps weights small that nothing speaks for."""
STEPS = 12
SMALLEST = 1e-3
BINS = 10
SURE = 1e-6
MOMENTS = 77
"""The part of a deal's seed that says which moments of its race are taken."""


class Position(msgspec.Struct, frozen=True):
    """A moment of a race: what spoke for each seat, what was foretold, and who has won."""

    features: list[list[float]]
    foretold: list[float]
    won: list[float]


class Bin(msgspec.Struct, frozen=True):
    """Chances between `low` and `high`: how many, their mean, and how often they came true."""

    low: float
    high: float
    count: int
    foretold: float
    happened: float
    happened_low: float
    happened_high: float


class Calibration(msgspec.Struct, frozen=True):
    """How well chances were foretold. `base` is the loss of whoever knows nothing."""

    positions: int
    loss: float
    base: float
    bins: list[Bin]


def positions(series: Series, races: range) -> Iterator[Position]:
    """Moments of these races; the same for the same series."""
    game = series.game()
    for race in races:
        moves: list[tuple[int, int]] = []
        end = game.start()
        play_race(end, series.seating(race), series.deal(race), moves)
        if end.waiting:
            continue
        result = won(end)
        luck = SeededDealer(derive(series.deal(race), MOMENTS))
        asked = [number for number, (seat, _) in enumerate(moves) if seat != CHANCE]
        seen = {asked[luck.below(0, len(asked))] for _ in range(EACH)}
        state = game.start()
        for number, (seat, action) in enumerate(moves):
            if number in seen:
                driver = game.driver
                yield Position(driver.features(state), driver.value(state), result)
            state.apply(seat, action)


def fit(found: list[Position], weights: list[float]) -> list[float]:
    """The weights that make what happened most likely, from those given on."""
    best = likelihood(found, weights)
    for _ in range(STEPS):
        slope, curve = derivatives(found, weights)
        step = solved(curve, slope)
        part = 1.0
        while part > SMALLEST:  # never beyond the top
            tried = [weight + part * change for weight, change in zip(weights, step, strict=True)]
            reached = likelihood(found, tried)
            if reached > best:
                weights, best = tried, reached
                break
            part /= 2
    return weights


def likelihood(found: list[Position], weights: list[float]) -> float:
    """The logarithm of it, less what large weights cost."""
    total = -RIDGE / 2 * len(found) * dot(weights, weights)
    for position in found:
        chances = shares([dot(row, weights) for row in position.features])
        for chance, wins in zip(chances, position.won, strict=True):
            if wins:
                total += wins * log(max(SURE, chance))
    return total


def derivatives(
    found: list[Position], weights: list[float]
) -> tuple[list[float], list[list[float]]]:
    """Of the likelihood: its slope, and its curvature with the sign changed."""
    size = len(weights)
    slope = [-RIDGE * weight * len(found) for weight in weights]
    curve = [[RIDGE * len(found) * (a == b) for b in range(size)] for a in range(size)]
    for position in found:
        rows = position.features
        chances = shares([dot(row, weights) for row in rows])
        pairs = list(zip(rows, chances, strict=True))
        means = [sum(chance * row[a] for row, chance in pairs) for a in range(size)]
        for row, chance, wins in zip(rows, chances, position.won, strict=True):
            centred = [row[a] - means[a] for a in range(size)]
            for a in range(size):
                slope[a] += (wins - chance) * row[a]
                part = chance * centred[a]
                for b in range(size):
                    curve[a][b] += part * centred[b]
    return slope, curve


def dot(row: list[float], weights: list[float]) -> float:
    return sum(x * weight for x, weight in zip(row, weights, strict=True))


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss: the solution of a few equations."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda at: abs(rows[at][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        top = rows[column]
        for at in range(size):
            if at != column:
                factor = rows[at][column] / top[column]
                rows[at] = [x - factor * y for x, y in zip(rows[at], top, strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def calibration(found: Iterable[Position]) -> Calibration:
    """Chances beside what happened, in ten bins of equal width."""
    counts = [0] * BINS
    sums = [0.0] * BINS
    wins = [0.0] * BINS
    loss = base = 0.0
    number = 0
    for position in found:
        number += 1
        base += log(len(position.won))
        for chance, came in zip(position.foretold, position.won, strict=True):
            at = min(BINS - 1, int(chance * BINS))
            counts[at] += 1
            sums[at] += chance
            wins[at] += came
            loss -= came * log(max(SURE, chance))
    bins = [one_bin(at, counts[at], sums[at], wins[at]) for at in range(BINS) if counts[at]]
    return Calibration(number, loss / max(1, number), base / max(1, number), bins)


def one_bin(at: int, count: int, total: float, wins: float) -> Bin:
    low, high = wilson(round(wins), count)
    return Bin(at / BINS, (at + 1) / BINS, count, total / count, wins / count, low, high)
