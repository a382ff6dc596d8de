"""A match: many races between bots, in one process or several, summed up."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from slipstream.bots.registry import make_bot
from slipstream.games.registry import find
from slipstream.kernel.errors import InvalidOption, SlipstreamError
from slipstream.lab.series import Series, run_race, seated
from slipstream.lab.summary import MatchSummary, Tally, summed_up
from slipstream.workers import LostWorker, hired

CHUNK = 25
"""Races that a process takes at a time, at most: after Ctrl-C those under way are finished."""


class MatchError(SlipstreamError):
    """A race that could not be played, or a process that died."""


def match(
    code: str,
    seats: int,
    bots: Sequence[str],
    races: int,
    seed: int,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    records_dir: str | Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> MatchSummary:
    """Play `races` races and sum them up; `progress` hears how many are done.

    `bots` names one bot for each seat, one for all, or two: the first against the rest.
    The result does not depend on `jobs`.
    """
    series = agreed(code, seats, list(bots), seed, dict(options or {}), records_dir)
    if races < 1 or jobs < 1:
        raise InvalidOption(f"a match needs a race and a process, not {races} and {jobs}")
    begin = time.perf_counter()
    tally = Tally()
    done = 0
    for count, part in results(series, races, jobs):
        tally.add(part)
        done += count
        if progress:
            progress(done)
    return summed_up(series, races, tally, time.perf_counter() - begin)


def agreed(
    code: str,
    seats: int,
    bots: list[str],
    seed: int,
    options: dict[str, str],
    records: str | Path | None,
) -> Series:
    """The series, after everything about it that can be refused has been tried."""
    if seed < 0:
        raise InvalidOption(f"a seed is a natural number, not {seed}")
    game = find(code)(seats, options)
    series = Series(game.code, seated(bots, seats), seed, options, str(records or ""))
    for name in series.bots:
        make_bot(game, name)
    if records:
        try:
            Path(records).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SlipstreamError(
                f"no records can be kept in {records}: {error.strerror}"
            ) from None
    return series


def results(series: Series, races: int, jobs: int) -> Iterator[tuple[int, Tally]]:
    """Chunk by chunk, in any order: how many races, and their tally."""
    size = max(1, min(CHUNK, races // (4 * jobs)))
    chunks = [range(first, min(first + size, races)) for first in range(0, races, size)]
    with hired(min(jobs, len(chunks))) as workers:
        try:
            for chunk, tally in workers.each(partial(run_chunk, series), chunks):
                yield len(chunk), tally
        except LostWorker:
            raise MatchError("a process of the match died; its races are lost") from None


def run_chunk(series: Series, chunk: range) -> Tally:
    """The tally of some races; whatever goes wrong names the race."""
    tally = Tally()
    game = series.game()
    for race in chunk:
        try:
            tally.count(run_race(series, game, race))
        except Exception as error:
            raise MatchError(
                f"race {race + 1} ({', '.join(series.seating(race))}; deal {series.deal(race)})"
                f" stopped: {type(error).__name__}: {error}"
            ) from error
    return tally
