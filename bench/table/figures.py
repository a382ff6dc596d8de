"""What rounds amount to: whole ones only, and the median of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from statistics import median
from typing import Any

Figures = dict[str, Any]


def whole(drive: Callable[[], Figures], tries: int) -> tuple[Figures | None, int]:
    """A round in which every move was made, and how many died before it; None if all did."""
    for deaths in range(tries):
        found = drive()
        if not found["died"]:
            return found, deaths
    return None, tries


def medians(rows: list[Figures]) -> Figures:
    """Of every number, over the rounds."""
    return {name: median(row[name] for row in rows) for name in rows[0]}


def ratio(rounds: list[tuple[Figures, Figures]], name: str) -> float:
    """Ours to the peer's: the median over rounds, since both of a round saw the same machine."""
    return float(median(ours[name] / peer[name] for ours, peer in rounds))


def per_move(before: dict[str, float], after: dict[str, float], moves: int) -> dict[str, float]:
    """Microseconds of CPU for each move, by stage."""
    return {stage: 1e6 * (after[stage] - before[stage]) / moves for stage in after}


def pause(answered: list[float], begun: float, ready: float) -> float:
    """Of a race, the longest time without an answer: from the last one before a restart began to
    the first one when the new server was ready."""
    first = next(at for at in answered if at > ready)
    last = max((at for at in answered if at < begun), default=begun)
    around = [last, *(at for at in answered if last < at <= first)]
    return max(after - before for before, after in pairwise(around))
