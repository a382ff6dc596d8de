"""Every seat's chance to win through the race, by the driver's calibrated value, and its turning
points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from slipstream.analysis.luck import prospect
from slipstream.kernel.game import CHANCE
from slipstream.notation.record import Record

DIGITS: Final = 4
TURNING: Final = 5  # points that are told
STEP: Final = 0.08  # of a win: less turns no race


class Moment(msgspec.Struct, frozen=True):
    """After so many moves: the chances of all seats, together 1."""

    move: int
    turn: int
    win: list[float]


class Turning(msgspec.Struct, frozen=True):
    """A large step: between two moments one seat's chance changed so much."""

    begin: int
    """The move of the moment before it."""
    move: int
    """The move of the moment after it."""
    turn: int
    seat: int
    """Whose chance changed most, from 1."""
    before: float
    after: float


def moments(record: Record) -> list[Moment]:
    """The start, whenever the race has come a step further, and the end.

    What a step is says the driver (`cut`): a play, a round, a turn. It is looked at when somebody
    is asked, or before the luck that follows it, as the search does.
    """
    driver = record.game.driver
    found: list[Moment] = []
    reached = 0
    for index, state in enumerate(record.states()):
        is_settled = not state.waiting or state.waiting[0] != CHANCE or driver.before_luck
        is_last = index == len(record.moves)
        if not found or is_last or (is_settled and driver.cut(state) > reached):
            chances = [round(chance, DIGITS) for chance in prospect(state).win]
            found.append(Moment(index, state.turn(), chances))
            reached = driver.cut(state)
    return found


def turning_points(found: Sequence[Moment]) -> list[Turning]:
    """The largest steps, in the order of the race."""
    steps = [largest_step(before, after) for before, after in pairwise(found)]
    large = [step for step in steps if abs(step.after - step.before) >= STEP]
    large.sort(key=lambda step: -abs(step.after - step.before))
    return sorted(large[:TURNING], key=lambda step: step.move)


def largest_step(before: Moment, after: Moment) -> Turning:
    """Of equal changes the gain is told: it is the one that somebody made."""
    changes = [then - now for now, then in zip(before.win, after.win, strict=True)]
    sizes = [(round(abs(change), DIGITS), change) for change in changes]
    seat = sizes.index(max(sizes))
    return Turning(before.move, after.move, after.turn, seat + 1, before.win[seat], after.win[seat])
