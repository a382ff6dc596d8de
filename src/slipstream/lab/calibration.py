"""Whether a driver's chances to win come true, and the weights with which they do.

Positions are taken from races between bots, some from each race, with what became of it. The
weights are those that make the winners most likely (logistic regression over the seats, by
Newton's method); whether they are right is asked of other races.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import log
from typing import TYPE_CHECKING

import msgspec

from slipstream.kernel.dealer import SeededDealer, derive
from slipstream.kernel.driver import won
from slipstream.kernel.errors import SlipstreamError
from slipstream.kernel.game import CHANCE
from slipstream.lab.series import Series, play_race
from slipstream.lab.stats import wilson

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

EACH = 8
"""Positions that are taken from a race."""
RIDGE = 1e-5
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
    try:
        import numpy as np
    except ImportError:
        raise SlipstreamError(
            "finding weights needs numpy: pip install 'slipstream[lab]'"
        ) from None
    tables = [Table(found, seats) for seats in sorted({len(position.won) for position in found})]
    best = np.array(weights)
    most = likelihood(tables, best)
    for _ in range(STEPS):
        slope = -RIDGE * len(found) * best
        curve = RIDGE * len(found) * np.eye(len(best))
        for table in tables:
            table.add_derivatives(best, slope, curve)
        step = np.linalg.solve(curve, slope)
        part = 1.0
        while part > SMALLEST:  # never beyond the top
            tried = best + part * step
            reached = likelihood(tables, tried)
            if reached > most:
                best, most = tried, reached
                break
            part /= 2
    return [float(weight) for weight in best]


def likelihood(tables: list[Table], weights: NDArray[np.float64]) -> float:
    """The logarithm of it, less what large weights cost."""
    number = sum(len(table.won) for table in tables)
    cost = RIDGE / 2 * number * float(weights @ weights)
    return sum(table.likelihood(weights) for table in tables) - cost


class Table:
    """All positions with one number of seats, as numbers by position, seat and feature."""

    def __init__(self, found: list[Position], seats: int) -> None:
        import numpy as np

        those = [position for position in found if len(position.won) == seats]
        self.features = np.array([position.features for position in those])
        self.won = np.array([position.won for position in those])

    def chances(self, weights: NDArray[np.float64]) -> NDArray[np.float64]:
        import numpy as np

        scores = self.features @ weights
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances: NDArray[np.float64] = powers / powers.sum(axis=1, keepdims=True)
        return chances

    def likelihood(self, weights: NDArray[np.float64]) -> float:
        import numpy as np

        return float((self.won * np.log(np.maximum(SURE, self.chances(weights)))).sum())

    def add_derivatives(
        self, weights: NDArray[np.float64], slope: NDArray[np.float64], curve: NDArray[np.float64]
    ) -> None:
        """Of the likelihood: its slope, and its curvature with the sign changed."""
        import numpy as np

        chances = self.chances(weights)
        slope += np.einsum("ps,psf->f", self.won - chances, self.features)
        means = np.einsum("ps,psf->pf", chances, self.features)
        rows = (self.features * np.sqrt(chances)[:, :, None]).reshape(-1, len(weights))
        curve += rows.T @ rows - means.T @ means


def dot(row: list[float], weights: list[float]) -> float:
    return sum(x * weight for x, weight in zip(row, weights, strict=True))


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
