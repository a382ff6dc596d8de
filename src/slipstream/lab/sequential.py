"""A match that stops as soon as it is clear whether the first bot is stronger.

Every race gives the first bot a place score: 1 for the first place, 0 for the last; even is a
half. The scores of a deal, one race for each seating, make one observation. A generalized
sequential probability ratio test weighs "no better than even" against "better by the margin",
with the variance as it is found; both errors are at most one in twenty. The plain estimate is
told beside the verdict, because a test that stops early says little about how much.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from math import log, sqrt

import msgspec

from slipstream.kernel.errors import InvalidOption
from slipstream.lab.series import Finish, Series, run_race
from slipstream.lab.stats import Z95
from slipstream.lab.summary import MatchSummary, Tally, summed_up
from slipstream.workers import hired

ERROR = 0.05
BOUND = log((1 - ERROR) / ERROR)
EVEN = 0.5
FEWEST_DEALS = 8
"""The variance of fewer is anybody's guess."""


class Verdict(msgspec.Struct, frozen=True):
    """What the test says, and the plain estimate of the place score with its 95 % interval."""

    stronger: bool | None
    """None: the races ran out before it was clear."""
    margin: float
    deals: int
    ratio: float
    bound: float
    score: float
    score_low: float
    score_high: float
    summary: MatchSummary


def place_score(place: int, seats: int) -> float:
    """1 for the first place, 0 for the last."""
    return (seats - place) / (seats - 1)


def log_ratio(scores: list[float], margin: float) -> float:
    """Of "better by the margin" to "even", each with the variance that suits it best."""
    count = len(scores)
    mean = sum(scores) / count
    spread = sum((score - mean) ** 2 for score in scores) / count
    if spread == 0:
        spread = 1e-6  # all deals alike: as good as certain either way
    even = spread + (mean - EVEN) ** 2
    better = spread + (mean - EVEN - margin) ** 2
    return count / 2 * log(even / better)


def until_stronger(
    series: Series,
    most_races: int,
    jobs: int,
    margin: float,
    progress: Callable[[int], None] | None = None,
) -> Verdict:
    """Race until the test stops, or the races run out; the same whatever the number of jobs."""
    name = series.bots[0]
    if len(set(series.bots)) < 2:
        raise InvalidOption("a match until somebody is stronger needs two different bots")
    begin = time.perf_counter()
    tally = Tally()
    scores: list[float] = []
    ratio = 0.0
    per_deal = series.seatings()
    deal: list[float] = []
    done = 0
    for finish in finishes(series, most_races // per_deal * per_deal, jobs):
        tally.count(finish)
        done += 1
        deal += scores_of(finish, name)
        if done % per_deal == 0:
            scores.append(sum(deal) / len(deal) if deal else EVEN)
            deal = []
            ratio = log_ratio(scores, margin)
            if progress:
                progress(done)
            if len(scores) >= FEWEST_DEALS and abs(ratio) >= BOUND:
                break
    if not scores:
        raise InvalidOption(f"{most_races} races are less than one deal of {per_deal}")
    summary = summed_up(series, done, tally, time.perf_counter() - begin)
    return verdict(scores, ratio, margin, summary)


def scores_of(finish: Finish, name: str) -> list[float]:
    seats = len(finish.seating)
    return [
        place_score(place, seats)
        for who, place in zip(finish.seating, finish.places, strict=False)
        if who == name
    ]


def verdict(scores: list[float], ratio: float, margin: float, summary: MatchSummary) -> Verdict:
    count = len(scores)
    mean = sum(scores) / count
    variance = sum((score - mean) ** 2 for score in scores) / max(1, count - 1)
    reach = Z95 * sqrt(variance / count)
    clear = abs(ratio) >= BOUND and count >= FEWEST_DEALS
    return Verdict(
        stronger=ratio > 0 if clear else None,
        margin=margin,
        deals=count,
        ratio=ratio,
        bound=BOUND,
        score=mean,
        score_low=mean - reach,
        score_high=mean + reach,
        summary=summary,
    )


def finishes(series: Series, races: int, jobs: int) -> Iterator[Finish]:
    """Race after race, in order; few are played in vain."""
    early: dict[int, Finish] = {}
    due = 0
    with hired(jobs) as workers:
        for race, found in workers.each(partial(one_race, series), range(races)):
            early[race] = found
            while due in early:
                yield early.pop(due)
                due += 1


def one_race(series: Series, race: int) -> Finish:
    return run_race(series, series.game(), race)
