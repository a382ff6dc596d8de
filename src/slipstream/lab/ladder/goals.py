"""What a ladder is measured by: how often each level should beat the one below it."""

from __future__ import annotations

from typing import Final

from slipstream.bots.levels import LEVELS
from slipstream.lab.ladder.plan import ACE, FIELD, Pair
from slipstream.lab.ladder.summary import PairRow

DUEL: Final = 2
NEXT_LEVEL: Final = {DUEL: 0.65, FIELD: 0.4}
"""First places against the level below, by seats; with other numbers of seats there is no goal."""
ACE_AGAINST: Final = {"club": 0.55}
"""First places of an ace in the usual field."""


def goal(pair: Pair) -> float | None:
    """The part of the first places that the stronger driver should take, if any was agreed."""
    if LEVELS.index(pair.strong) == LEVELS.index(pair.weak) + 1:
        return NEXT_LEVEL.get(pair.seats)
    if pair.strong == ACE and pair.seats == FIELD:
        return ACE_AGAINST.get(pair.weak)
    return None


def verdict(row: PairRow) -> str:
    """Yes or no if the whole interval says so; else what is likely, or that nothing is shown."""
    wanted = goal(row.pair)
    if wanted is None:
        return ""
    if row.win_low >= wanted:
        return "**yes**"
    if row.win_rate >= wanted:
        return "likely"
    return "no" if row.win_high < wanted else "open"
