"""How strong the levels are on one scale: Plackett and Luce's model, with intervals by bootstrap.

Every driver has a strength; the first place goes to each by its share of all strengths, the second
to each of the others by its share of those left, and so on. In a race of one driver against equal
ones all that counts is how many of them were ahead of it. The likeliest strengths are found by
Hunter's iteration (*MM algorithms for generalized Bradley-Terry models*, 2004); how sure they are,
by drawing the deals anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import log10

import msgspec

from slipstream.kernel.dealer import SeededDealer

SCALE = 400.0
"""Points for ten times the strength, as in Elo's ratings."""
DRAWS = 200
STEPS = 2000
CLOSE = 1e-9
MIDDLE = 95  # per cent of the draws that an interval holds
LENT = 0.5
"""Races lent to each side of a pair, so that who always wins has a rating, too."""

Race = tuple[str, str, int, int]
"""Stronger level, weaker level, seats, and how many were ahead of the stronger one."""
Deal = list[tuple[Race, float]]
"""The races of a deal, and what part of a race each is."""


class Rating(msgspec.Struct, frozen=True):
    """A level's points above the weakest, and the interval."""

    level: str
    points: float
    low: float
    high: float


def races_of(strong: str, weak: str, seats: int, deal: list[list[int]]) -> Deal:
    """The races of a deal; one in which several were level counts for each order by its share."""
    found = []
    for race in deal:
        if race:
            ahead, level = race
            share = 1 / (level + 1)
            found += [((strong, weak, seats, ahead + at), share) for at in range(level + 1)]
    return found


def strengths(levels: list[str], races: dict[Race, float]) -> dict[str, float]:
    """The strengths that make the races likeliest; the weakest level has 1."""
    lent = dict(races)
    for strong, weak, seats in {race[:3] for race in races}:
        for ahead in (0, seats - 1):
            lent[strong, weak, seats, ahead] = lent.get((strong, weak, seats, ahead), 0.0) + LENT
    won = dict.fromkeys(levels, 0.0)
    for (strong, weak, seats, ahead), count in lent.items():
        won[strong] += count * (ahead < seats - 1)
        won[weak] += count * ahead
    found = dict.fromkeys(levels, 1.0)
    for _ in range(STEPS):
        shares = dict.fromkeys(levels, 0.0)
        for (strong, weak, seats, ahead), count in lent.items():
            for gone in range(min(ahead, seats - 2) + 1):
                rivals = seats - 1 - gone
                part = count / (found[strong] + rivals * found[weak])
                shares[strong] += part
                shares[weak] += rivals * part
        new = {level: won[level] / shares[level] if shares[level] else 1.0 for level in levels}
        new = {level: strength / new[levels[0]] for level, strength in new.items()}
        moved = max(abs(new[level] / found[level] - 1) for level in levels)
        found = new
        if moved < CLOSE:
            break
    return found


def points(levels: list[str], races: dict[Race, float]) -> list[float]:
    found = strengths(levels, races)
    return [SCALE * log10(found[level]) for level in levels]


def ratings(levels: list[str], deals: list[list[Deal]], seed: int) -> list[Rating]:
    """Of every level, from the deals of each pair; each draw takes as many deals of a pair anew."""
    plain = points(levels, added(deal for pair in deals for deal in pair))
    luck = SeededDealer(seed)
    drawn = []
    for _ in range(DRAWS):
        again = (pair[luck.below(0, len(pair))] for pair in deals for _ in pair)
        drawn.append(points(levels, added(again)))
    result = []
    cut = DRAWS * (100 - MIDDLE) // 200
    for at, level in enumerate(levels):
        column = sorted(row[at] for row in drawn)
        result.append(Rating(level, plain[at], column[cut], column[DRAWS - 1 - cut]))
    return result


def added(deals: Iterable[Deal]) -> dict[Race, float]:
    """How often each race came to be."""
    total: dict[Race, float] = {}
    for deal in deals:
        for race, share in deal:
            total[race] = total.get(race, 0.0) + share
    return total
