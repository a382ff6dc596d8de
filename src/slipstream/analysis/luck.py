"""What chance gave and took: after every draw, die and event, the judge's value beside its mean.

Everything that could have happened is weighed exactly as likely as it was, so luck is zero on
average whatever the judge thinks, and has no error. How well the judge foresees a race decides only
how much of the luck it sees: what it misses counts as driving.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

from slipstream.kernel.driver import scored, won
from slipstream.kernel.game import CHANCE, PUBLIC, State
from slipstream.notation.moves import spelled
from slipstream.notation.record import Record

DIGITS: Final = 6
ENOUGH: Final = 0.4
"""Of the differences between results: where the judge explains less, no points are adjusted."""


class Stroke(msgspec.Struct, frozen=True):
    """One draw, die or event: by seat, how much better it was than its mean."""

    move: int
    """Which move of the record it is, from 1."""
    turn: int
    decision: str
    drawn: str
    """As a record writes it."""
    seat: int
    """Whose card it is, from 1; 0 if it is nobody's: events, dice, the grid."""
    win: list[float]
    """In parts of a win."""
    points: list[float]


class Fortune(msgspec.Struct, frozen=True):
    """A seat's luck through the race, in parts of a win, and what it leaves of the result."""

    seat: int
    own: float
    """By the cards that it drew itself."""
    others: float
    """By the cards that others drew."""
    events: float
    """By all that is nobody's card: events, dice, the grid."""
    luck: float
    """All of it."""
    driving: float
    """The rest: luck and driving are the result, less the chance at the start."""
    result: float
    """What came of the race: 1 for a win, shared if several are first."""
    start: float
    """The chance to win before the first move."""
    points: float
    points_luck: float
    adjusted: float
    """The points, less the luck by the game's coefficient."""


class Prospect(NamedTuple):
    """What every seat can expect: its chance to win, and points."""

    win: list[float]
    points: list[float]


def is_explained(part: float) -> bool:
    """Does the judge see enough of the luck to take it out of the points?"""
    return part >= ENOUGH


def prospect(s: State) -> Prospect:
    """The truth, if the race is over."""
    if not s.waiting:
        return Prospect(won(s), scored(s))
    driver = s.game.driver
    return Prospect(*driver.judged(s))


def strokes(record: Record) -> Iterator[Stroke]:
    """Every time that chance could have gone otherwise, and the judge can see it."""
    for index, state in enumerate(record.states()):
        if index < len(record.moves) and record.moves[index][0] == CHANCE and is_seen(state):
            chances = state.chances()
            if len(chances) > 1:
                yield stroke_of(state, chances, record.moves[index][1], index)


def is_seen(state: State) -> bool:
    """Not a card into a hand, if the driver does not weigh hands: it is worth nothing."""
    return state.game.driver.weighs_hands or state.decision.audience(state, CHANCE) == PUBLIC


def stroke_of(state: State, chances: list[tuple[int, int]], action: int, index: int) -> Stroke:
    found = {outcome: after(state, outcome) for outcome, _ in chances}
    weights = [weight for _, weight in chances]
    came = found[action]
    mean = Prospect(
        means([one.win for one in found.values()], weights),
        means([one.points for one in found.values()], weights),
    )
    audience = state.decision.audience(state, CHANCE)
    return Stroke(
        index + 1,
        state.turn(),
        state.decision.name,
        spelled(state, CHANCE, action).text,
        0 if audience == PUBLIC else audience + 1,
        differences(came.win, mean.win),
        differences(came.points, mean.points),
    )


def after(state: State, outcome: int) -> Prospect:
    s = state.copy()
    s.apply(CHANCE, outcome)
    return prospect(s)


def means(rows: list[list[float]], weights: list[int]) -> list[float]:
    """By seat."""
    total = sum(weights)
    return [
        sum(value * weight for value, weight in zip(column, weights, strict=True)) / total
        for column in zip(*rows, strict=True)
    ]


def differences(came: list[float], mean: list[float]) -> list[float]:
    return [round(one - other, DIGITS) for one, other in zip(came, mean, strict=True)]


def fortunes(record: Record, found: Sequence[Stroke]) -> list[Fortune]:
    """Of every seat: what its luck adds up to, and what is left of the result."""
    begin, end = prospect(record.start()), prospect(record.final())
    return [fortune(record, seat, found, begin, end) for seat in range(record.game.seats)]


def fortune(
    record: Record, seat: int, found: Sequence[Stroke], begin: Prospect, end: Prospect
) -> Fortune:
    luck = total(stroke.win[seat] for stroke in found)
    own = total(stroke.win[seat] for stroke in found if stroke.seat == seat + 1)
    events = total(stroke.win[seat] for stroke in found if stroke.seat == 0)
    points_luck = total(stroke.points[seat] for stroke in found)
    return Fortune(
        seat + 1,
        own,
        round(luck - own - events, DIGITS),
        events,
        luck,
        round(end.win[seat] - begin.win[seat] - luck, DIGITS),
        round(end.win[seat], DIGITS),
        round(begin.win[seat], DIGITS),
        round(end.points[seat], DIGITS),
        points_luck,
        round(end.points[seat] - record.game.driver.luck_counts * points_luck, DIGITS),
    )


def total(parts: Iterable[float]) -> float:
    return round(sum(parts), DIGITS)
