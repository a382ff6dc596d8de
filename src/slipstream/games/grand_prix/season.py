"""A season: its calendar, the next race, and the standings.

A season is its calendar and the results so far, and nothing else: all totals follow from them. So
a season can be put away after any race and taken up again. A substitute drives for an absent
player without any change here: the points are the team's (GP-11.2.2).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from slipstream.drafting.season import TeamSeasons
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.components import TEAM_IDS
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.options import Option
from slipstream.season import (
    MOST_RACES,
    Agreed,
    Row,
    countback,
    dropped_of,
    table,
    with_awards,
)
from slipstream.tell.say import Say

ALL: Final = "all"
NOBODY: Final = -1
# What an absent team gets. By the book points (GP-11.2.3), or nothing where only the best results
# count (GP-11.2.4); or a substitute drives (GP-11.2.2).
BY_THE_BOOK: Final = "usual"
AVERAGE: Final = "average"
NOTHING: Final = "nothing"
SUBSTITUTE: Final = "substitute"
USUAL: Final = ("porto_vela", "altavento", "st_adriana")


class Calendar(msgspec.Struct, frozen=True):
    """What is agreed before the first race and not changed afterwards."""

    teams: tuple[str, ...]
    circuits: tuple[str, ...]
    best: int = 0
    """How many results of each player count; 0 for all (GP-11.2.4)."""
    options: dict[str, str] = {}
    """Laps, weather, grid, pits and lead, the same for all races."""
    absent: str = AVERAGE
    """What a team gets for a race that its player misses."""


class Result(msgspec.Struct, frozen=True):
    """What a race leaves behind."""

    points: dict[str, int]
    """By team, absent ones too."""
    ranks: dict[str, int]
    """By team, of those that took part."""
    winner: int
    """Number of the car that won; NOBODY if no car was classified."""


class Season(msgspec.Struct, frozen=True):
    """A calendar and the races run so far."""

    calendar: Calendar
    results: tuple[Result, ...] = ()


def agree(
    teams: tuple[str, ...],
    circuits: tuple[str, ...],
    best: int = 0,
    options: Mapping[str, str] | None = None,
    absent: str = BY_THE_BOOK,
) -> Season:
    """GP-11.1.1, GP-11.2.4: any circuits in any order, repeats allowed."""
    if not circuits:
        raise InvalidOption("a season has at least one race", "GP-11.1.1")
    if not 0 <= best <= len(circuits):
        raise InvalidOption(f"the best {best} of {len(circuits)} results", "GP-11.2.4")
    if absent == NOTHING and not best:
        raise InvalidOption("nothing for a missed race: where the best results count", "GP-11.2.4")
    if absent == BY_THE_BOOK:
        absent = NOTHING if best else AVERAGE
    for circuit in circuits:
        own = {"teams": ",".join(teams), "circuit": circuit}
        GrandPrix(len(teams), {**(options or {}), **own})
    return Season(Calendar(teams, circuits, best, dict(options or {}), absent))


def next_race(season: Season, absent: tuple[str, ...] = ()) -> GrandPrix | None:
    """GP-11.2.3, GP-11.3.1: for the teams present; the last winner gets its bonus.

    None after the last race.
    """
    run = len(season.results)
    if run == len(season.calendar.circuits):
        return None
    if absent and season.calendar.absent == SUBSTITUTE:
        raise InvalidOption(
            "nobody sits out: a substitute drives for an absent player", "GP-11.2.2"
        )
    present = [team for team in season.calendar.teams if team not in absent]
    own = {"teams": ",".join(present), "circuit": season.calendar.circuits[run]}
    options = {**season.calendar.options, **own}
    if run and season.results[-1].winner != NOBODY:
        options["winner"] = str(season.results[-1].winner)
    return GrandPrix(len(present), options)


def after(season: Season, race: RaceState) -> Season:
    """GP-11.2.1, GP-11.2.3, GP-11.2.4: the season with one more race run."""
    assert not race.waiting, "the race is not over"
    assert len(season.results) < len(season.calendar.circuits), "the season is over"
    present = [TEAM_IDS[team] for team in race.race.teams]
    missed = absent_points(race) if season.calendar.absent == AVERAGE else 0
    points = dict.fromkeys(season.calendar.teams, missed)
    points |= dict(zip(present, race.points(), strict=True))
    ranks = dict(zip(present, race.places(), strict=True))
    finished = race.final_places()
    winner = race.race.numbers[finished.index(1)] if 1 in finished else NOBODY
    result = Result(points, ranks, winner)
    return msgspec.structs.replace(season, results=(*season.results, result))


def absent_points(race: RaceState) -> int:
    """GP-11.2.3, GP-R90: twice the average of what the NPCs scored, halves up; 0 without NPCs."""
    scored = race.result()[0][race.race.player_cars :]
    twice = 2 * sum(scored)
    return (2 * twice + len(scored)) // (2 * len(scored)) if scored else 0


def standings(season: Season, awarded: Sequence[int] = ()) -> list[Row]:
    """GP-11.2.1, GP-11.2.4, GP-R90: most points; then more wins, more second places, and so on."""
    teams = season.calendar.teams
    totals = with_awards([total(season, team) for team in teams], awarded)
    ranks = [[result.ranks.get(team, 0) for result in season.results] for team in teams]
    keys = [(-t, countback(own, len(teams))) for t, own in zip(totals, ranks, strict=True)]
    return table(teams, totals, keys)


def total(season: Season, team: str) -> int:
    """GP-11.2.4: all results of a team, or its best ones."""
    results = sorted((result.points[team] for result in season.results), reverse=True)
    return sum(results[: season.calendar.best] if season.calendar.best else results)


class Rules(TeamSeasons[Season]):
    """Chapter 11."""

    circuits = USUAL
    clause = "GP-11.2.1"
    races_clause = "GP-11.1.1"
    terms = [
        Option("best", ALL, [ALL, *map(str, range(1, MOST_RACES + 1))], "GP-11.2.4", False),
        Option(
            "absent", BY_THE_BOOK, [BY_THE_BOOK, AVERAGE, NOTHING, SUBSTITUTE], "GP-11.2.3", False
        ),
    ]
    sits_out = "GP-11.2.3"
    substitute = "GP-11.2.2"
    kind = Season

    def begin(self, agreed: Agreed) -> Season:
        teams, circuits, options = self.entered(agreed)
        best = agreed.terms.get("best", ALL)
        absent = agreed.terms.get("absent", BY_THE_BOOK)
        return agree(teams, circuits, 0 if best == ALL else int(best), options, absent)

    def race(self, season: Season, absent: Sequence[int]) -> GrandPrix | None:
        return next_race(season, tuple(season.calendar.teams[entry] for entry in absent))

    def after(
        self, season: Season, race: Any, substitutes: Sequence[int] = (), absent: Sequence[int] = ()
    ) -> Season:
        return after(season, race)

    def notes(self, season: Season) -> list[Say]:
        """GP-11.3.1: whose car moves up on the grid."""
        if not season.results:
            return [Say("season-first", clause="GP-2.6.1")]
        car = season.results[-1].winner
        if car == NOBODY:
            return [Say("season-nobody", clause="GP-R90")]
        return [Say("season-winner", {"car": str(car)}, "GP-11.3.1")]

    def dropped(self, season: Season) -> list[list[int]]:
        """GP-11.2.4: all but each team's best results."""
        return [
            dropped_of([result.points[team] for result in season.results], season.calendar.best)
            for team in season.calendar.teams
        ]

    def standings(self, season: Season, awarded: Sequence[int] = ()) -> list[Row]:
        return standings(season, awarded)

    def names(self, season: Season) -> Sequence[str]:
        return season.calendar.teams
