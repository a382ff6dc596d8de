"""Divisions: after the season the best of each go up, and the last of the one above come down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from slipstream.kernel.errors import InvalidOption
from slipstream.league.progress import Entered, Progress

T = TypeVar("T")


def exchanged(divisions: Sequence[Sequence[T]], places: int) -> list[list[T]]:
    """The divisions of the next season, of those by final place, the top division first.

    Whoever came down stands before those who stayed, and whoever came up behind them.
    """
    _check([len(division) for division in divisions], places)
    last = len(divisions) - 1
    found = []
    for at, division in enumerate(divisions):
        up = places if at else 0
        down = places if at < last else 0
        stay = list(division[up : len(division) - down])
        above = list(divisions[at - 1][-places:]) if at and places else []
        below = list(divisions[at + 1][:places]) if at < last else []
        found.append([*above, *stay, *below])
    return found


def _check(sizes: Sequence[int], places: int) -> None:
    if len(sizes) < 2:
        raise InvalidOption("name at least two divisions")
    for at, size in enumerate(sizes):
        moves = places * ((at > 0) + (at < len(sizes) - 1))
        if not places > 0 or moves > size:
            raise InvalidOption(
                f"division {at + 1} has {size} entries: {places} cannot go each way"
            )


def by_place(season: Progress) -> list[Entered]:
    """Who drove in a season that is over, in the order of its first table."""
    return [season.entries[entry] for entry in finishers(season)]


def finishers(season: Progress) -> list[int]:
    """The entries that somebody holds, best first; who is level keeps the order of the entries."""
    if season.state != "over":
        raise InvalidOption(f"{season.title} is not over: {season.run} races are counted")
    rows = season.fields()["races"][-1].rankings[0].rows
    return [row.entry for row in rows if row.entry in season.entries]
