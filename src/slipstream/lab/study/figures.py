"""What the races of one case show, in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec
import polars as pl

from slipstream.lab.stats import Z95, wilson

SECONDS = 10
"""A move at the table, more or less, for a length in minutes."""
TENTHS = 10
FEWEST = 20
"""Seats that must have played a card before its worth is told."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean or a share with its 95 % interval, and how many it comes from."""

    name: str
    value: float
    low: float
    high: float
    count: int


class Card(msgspec.Struct, frozen=True):
    """How often a card is played, and how those do who play it."""

    name: str
    per_race: float
    played: Estimate
    """Win share of the seats that played it at least once."""
    kept: Estimate
    """Of those that did not."""


class Figures(msgspec.Struct, frozen=True):
    """One case."""

    label: str
    races: int
    finished: int
    by_seat: list[Estimate]
    by_start: list[Estimate]
    by_bot: list[Estimate]
    gained: list[Estimate]
    """Places gained from the start, by seat."""
    last_at_half: Estimate
    lead_changes: Estimate
    changes: list[tuple[str, float]]
    decided: Estimate
    moments: list[tuple[str, float]]
    turns: Estimate
    decisions: Estimate
    moves: Estimate
    """Decisions, the steps of a path taken as one."""
    minutes: float
    cards: list[Card]
    mishaps: list[Estimate]

    def _repr_svg_(self) -> str:
        """For notebooks: win share by place at the start."""
        from slipstream.lab.study.drawing import dots

        even = 1 / len(self.by_seat) if self.by_seat else None
        return dots(f"{self.label}: win share by place at the start", self.by_start, even, True)


def figures(label: str, rows: pl.DataFrame) -> Figures:
    """All figures of the rows of one case; races that did not finish count nowhere else."""
    every = rows["race"].n_unique()
    rows = rows.filter("finished")
    races = rows.unique("race", maintain_order=True)
    seats = rows["seats"].max()
    last = rows.filter(pl.col("half") == seats)
    moves = mean("moves", races["moves"])
    return Figures(
        label=label,
        races=every,
        finished=races.height,
        by_seat=shares(rows, "seat", "seat "),
        by_start=shares(rows, "start", "place "),
        by_bot=shares(rows, "bot", ""),
        gained=[mean(f"seat {seat}", part["gained"]) for seat, part in parts(rows, "seat")],
        last_at_half=share("last at half distance", last["won"]),
        lead_changes=mean("lead changes", races["lead_changes"]),
        changes=spread(races["lead_changes"].to_list()),
        decided=mean("decided", races["decided"]),
        moments=moments(races["decided"].to_list()),
        turns=mean("turns", races["turns"]),
        decisions=mean("decisions", races["decisions"]),
        moves=moves,
        minutes=moves.value * SECONDS / 60,
        cards=cards(rows, races.height),
        mishaps=mishaps(rows),
    )


def parts(rows: pl.DataFrame, column: str) -> list[tuple[object, pl.DataFrame]]:
    """The rows by the values of a column, in order."""
    found = rows.partition_by(column, as_dict=True)
    return [(key[0], found[key]) for key in sorted(found)]


def shares(rows: pl.DataFrame, column: str, before: str) -> list[Estimate]:
    return [share(f"{before}{value}", part["won"]) for value, part in parts(rows, column)]


def share(name: str, won: pl.Series) -> Estimate:
    """A win share with Wilson's interval; a shared win is a part of one."""
    count = len(won)
    wins = float(won.sum())
    low, high = wilson(round(wins), count)
    return Estimate(name, wins / count if count else 0.0, low, high, count)


def mean(name: str, values: pl.Series) -> Estimate:
    return estimate(name, [float(value) for value in values])


def estimate(name: str, values: Sequence[float]) -> Estimate:
    count = len(values)
    if not count:
        return Estimate(name, 0.0, 0.0, 0.0, 0)
    middle = sum(values) / count
    variance = sum((value - middle) ** 2 for value in values) / max(1, count - 1)
    reach = Z95 * sqrt(variance / count)
    return Estimate(name, middle, middle - reach, middle + reach, count)


def spread(values: list[int]) -> list[tuple[str, float]]:
    """How many races had so many, as a share; the rare ones at the end together."""
    if not values:
        return []
    most = sorted(values)[int(0.98 * (len(values) - 1))]
    found = [(str(n), values.count(n) / len(values)) for n in range(most)]
    rest = sum(value >= most for value in values) / len(values)
    more = "+" if max(values) > most else ""
    return [*found, (f"{most}{more}", rest)]


def moments(values: list[float]) -> list[tuple[str, float]]:
    """Races by the tenth of their length after which the winner was never headed."""
    counts = [0] * (TENTHS + 1)
    for value in values:
        counts[min(TENTHS, round(value * TENTHS))] += 1
    total = max(1, len(values))
    return [(f"{10 * n} %", count / total) for n, count in enumerate(counts)]


def cards(rows: pl.DataFrame, races: int) -> list[Card]:
    """Those played most often first."""
    uses = rows["cards"].explode().drop_nulls().value_counts(sort=True)
    found = []
    for name, count in uses.sort("count", "cards", descending=[True, False]).iter_rows():
        holds = rows["cards"].list.contains(name)
        played = share(name, rows.filter(holds)["won"])
        kept = share(name, rows.filter(~holds)["won"])
        found.append(Card(name, count / max(1, races), played, kept))
    return found


def mishaps(rows: pl.DataFrame) -> list[Estimate]:
    """The share of seats to which something went wrong, by what did."""
    names = sorted(rows["mishaps"].explode().drop_nulls().unique())
    found = []
    for name in names:
        count = int(rows["mishaps"].list.contains(name).sum())
        low, high = wilson(count, rows.height)
        found.append(Estimate(name, count / rows.height, low, high, rows.height))
    return found
