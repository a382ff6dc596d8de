"""A ladder summed up: what each pair shows, how the levels rate, and what they cost."""

from __future__ import annotations

from collections import defaultdict
from math import sqrt

import msgspec

from slipstream.lab.ladder.plan import Pair, Plan
from slipstream.lab.ladder.ratings import Deal, Rating, races_of, ratings
from slipstream.lab.ladder.results import RacedChunk, Thought
from slipstream.lab.stats import Z95, wilson


class PairRow(msgspec.Struct, frozen=True):
    """How the stronger level did. Intervals are 95 %; that of places is over deals."""

    pair: Pair
    races: int
    unfinished: int
    wins: float
    """First places; one shared by two is half a win."""
    win_rate: float
    win_low: float
    win_high: float
    place: float
    place_low: float
    place_high: float


class Cost(msgspec.Struct, frozen=True):
    """CPU time of a level's decision, in milliseconds, in races of so many seats."""

    game: str
    seats: int
    level: str
    decisions: int
    ms: float


class Rated(msgspec.Struct, frozen=True):
    """The levels of a game with so many seats on one scale."""

    game: str
    seats: int
    ratings: list[Rating]


class Ladder(msgspec.Struct, frozen=True):
    """All of it. Only `costs` differ when it is raced again."""

    plan: Plan
    pairs: list[PairRow]
    rated: list[Rated]
    costs: list[Cost]


def summed_up(plan: Plan, lines: list[RacedChunk]) -> Ladder:
    by_pair: dict[Pair, list[RacedChunk]] = defaultdict(list)
    for line in sorted(lines, key=lambda line: (line.pair, line.first)):
        by_pair[line.pair].append(line)
    rows = [pair_row(pair, by_pair[pair]) for pair in plan.pairs() if by_pair[pair]]
    fields = list(dict.fromkeys((row.pair.game, row.pair.seats) for row in rows))
    return Ladder(
        plan,
        rows,
        [rated(plan, game, seats, by_pair) for game, seats in fields],
        [cost for game, seats in fields for cost in costs(plan, game, seats, by_pair)],
    )


def pair_row(pair: Pair, lines: list[RacedChunk]) -> PairRow:
    races = [race for line in lines for race in line.races if race]
    wins = sum(1 / (level + 1) for ahead, level in races if not ahead)
    count = len(races)
    low, high = wilson(wins, count)
    means = [
        sum(1 + ahead + level / 2 for ahead, level in full) / len(full)
        for line in lines
        for deal in line.deals()
        if (full := [race for race in deal if race])
    ]
    place = sum(means) / max(1, len(means))
    spread = sum((mean - place) ** 2 for mean in means) / max(1, len(means) - 1)
    reach = Z95 * sqrt(spread / max(1, len(means)))
    return PairRow(
        pair,
        count,
        sum(len(line.races) for line in lines) - count,
        wins,
        wins / max(1, count),
        low,
        high,
        place,
        place - reach,
        place + reach,
    )


def rated(plan: Plan, game: str, seats: int, by_pair: dict[Pair, list[RacedChunk]]) -> Rated:
    """The levels that have raced, the weakest at 0."""
    deals: list[list[Deal]] = []
    seen = set()
    for pair in plan.pairs():
        if (pair.game, pair.seats) == (game, seats) and by_pair[pair]:
            seen |= {pair.strong, pair.weak}
            found = [deal for line in by_pair[pair] for deal in line.deals()]
            deals.append([races_of(pair.strong, pair.weak, seats, deal) for deal in found])
    levels = [level for level in plan.levels if level in seen]
    return Rated(game, seats, ratings(levels, deals, plan.seed))


def costs(plan: Plan, game: str, seats: int, by_pair: dict[Pair, list[RacedChunk]]) -> list[Cost]:
    spent = {level: Thought() for level in plan.levels}
    for pair, lines in by_pair.items():
        if (pair.game, pair.seats) == (game, seats):
            for line in lines:
                spent[pair.strong].add(line.strong)
                spent[pair.weak].add(line.weak)
    return [
        Cost(game, seats, level, thought.decisions, 1000 * thought.cpu / thought.decisions)
        for level, thought in spent.items()
        if thought.decisions
    ]
