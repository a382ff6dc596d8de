"""A championship: what is agreed before it, the next race, and the table.

A championship is its calendar and the cars placed in each race so far; all totals follow from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from slipstream.games.grand_prix_f1.game import GrandPrixF1
from slipstream.games.grand_prix_f1.rules import scoring
from slipstream.games.grand_prix_f1.rules.cards import COLOURS, RACES
from slipstream.games.grand_prix_f1.rules.state import RaceState
from slipstream.kernel.errors import InvalidOption
from slipstream.season import (
    CHAMPIONSHIP,
    Agreed,
    Ranking,
    Row,
    SeasonRules,
    Team,
    coloured,
    table,
    with_awards,
)
from slipstream.tell.say import Say


class Calendar(msgspec.Struct, frozen=True):
    """What is agreed before the first race and not changed afterwards."""

    seats: int
    races: int
    options: dict[str, str]


class Season(msgspec.Struct, frozen=True):
    """A calendar and the races driven so far."""

    calendar: Calendar
    finishes: tuple[tuple[str, ...], ...] = ()
    """For each race the cars that have a place, winner first."""


def agree(seats: int, races: int = RACES, options: dict[str, str] | None = None) -> Season:
    """GPF1-11.1: a championship has at least three races."""
    if races < RACES:
        raise InvalidOption(f"a championship has at least {RACES} races, not {races}", "GPF1-11.1")
    GrandPrixF1(seats, options or {})
    return Season(Calendar(seats, races, options or {}))


def next_race(season: Season) -> GrandPrixF1 | None:
    """GPF1-R62: places and boxes are drawn and chosen anew; none after the last race."""
    if len(season.finishes) == season.calendar.races:
        return None
    return GrandPrixF1(season.calendar.seats, season.calendar.options)


def after(season: Season, race: RaceState) -> Season:
    """GPF1-12.10: the championship with one more race driven."""
    assert not race.waiting, "the race is not over"
    assert next_race(season) is not None, "the championship is over"
    placed = tuple(COLOURS[car] for car in race.classified())
    return msgspec.structs.replace(season, finishes=(*season.finishes, placed))


def standings(season: Season, awarded: Sequence[int] = ()) -> list[Row]:
    """GPF1-11.4, GPF1-R62: the highest total wins; ties by better places, then by the last race."""
    game = GrandPrixF1(season.calendar.seats, season.calendar.options)
    seats = range(game.seats)
    totals = [0] * game.seats
    counts = [[0] * game.cars for _ in seats]
    last = [game.cars] * game.seats
    for finish in season.finishes:
        placed = [COLOURS.index(colour) for colour in finish]
        points = scoring.points(game.components.points, game.owner, game.seats, placed)
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        last = [game.cars] * game.seats
        for place, car in enumerate(placed):
            counts[game.owner[car]][place] += 1
            last[game.owner[car]] = min(last[game.owner[car]], place)
    totals = with_awards(totals, awarded)
    keys = [(-totals[seat], [-count for count in counts[seat]], last[seat]) for seat in seats]
    return table(game.entrants(), totals, keys)


class Rules(SeasonRules[Season]):
    """Chapter 11."""

    message = "season-about"
    clause = "GPF1-11.4"
    fewest = RACES
    races_clause = "GPF1-11.1"
    kind = Season

    def begin(self, agreed: Agreed) -> Season:
        return agree(agreed.seats, len(agreed.races), agreed.options)

    def race(self, season: Season, absent: Sequence[int]) -> GrandPrixF1 | None:
        return next_race(season)

    def after(
        self, season: Season, race: Any, substitutes: Sequence[int] = (), absent: Sequence[int] = ()
    ) -> Season:
        return after(season, race)

    def part(self, season: Season, first: int, last: int) -> Season:
        return msgspec.structs.replace(season, finishes=season.finishes[first:last])

    def notes(self, season: Season) -> list[Say]:
        """GPF1-R62: nothing comes from the race before."""
        return [Say("season-next", clause="GPF1-R62")]

    def rankings(self, season: Season, awarded: Sequence[int] = ()) -> list[Ranking]:
        return [Ranking(CHAMPIONSHIP, standings(season, awarded), self.about)]

    def teams(self, season: Season) -> list[Team]:
        owner = GrandPrixF1(season.calendar.seats, season.calendar.options).owner
        return coloured(COLOURS, list(owner), season.calendar.seats, "car")
