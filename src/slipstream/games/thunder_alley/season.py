"""A season: what is agreed before it, the next race, absent teams, and the championship.

A season is its calendar and the results so far, and nothing else: all totals follow from them. So
a season can be put away after any race and taken up again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from slipstream.drafting.season import TeamSeasons
from slipstream.games.thunder_alley.game import ThunderAlley
from slipstream.games.thunder_alley.rules.components import TEAM_CARS, TEAM_IDS
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.errors import InvalidOption
from slipstream.season import (
    Agreed,
    Row,
    countback,
    table,
    with_awards,
)
from slipstream.tell.say import Say

USUAL: Final = ("st_adriana", "yunta_brothers", "pullingers_pyramid")
SUBSTITUTE_LOSES = 5  # TA-11.3.2
ABSENT_LOSES = 5  # TA-11.3.3


class Calendar(msgspec.Struct, frozen=True):
    """What is agreed before the first race (TA-11.1.1)."""

    teams: tuple[str, ...]
    """In seat order."""
    circuits: tuple[str, ...]
    """One for each race; circuits may come again."""
    options: dict[str, str] = {}
    """Laps, cars, their numbers, pits and grid, the same for all races."""


class Result(msgspec.Struct, frozen=True):
    """One race of a season."""

    scores: tuple[int, ...]
    """Of every team of the calendar, after what absence costs."""
    places: tuple[tuple[int, ...], ...]
    """Finishing places of every team's cars; none for a team that sat out."""


class Season(msgspec.Struct, frozen=True):
    """A calendar and the races run so far."""

    calendar: Calendar
    results: tuple[Result, ...] = ()


def agree(
    teams: Sequence[str], circuits: Sequence[str], options: Mapping[str, str] | None = None
) -> Season:
    """TA-11.1.1: the teams, and the circuits in order; every race must be possible."""
    if not circuits:
        raise InvalidOption("a season has at least one race", "TA-11.1.1")
    season = Season(Calendar(tuple(teams), tuple(circuits), dict(options or {})))
    for circuit in circuits:
        _race(season.calendar, circuit, list(teams), "")
    return season


def _race(calendar: Calendar, circuit: str, teams: list[str], winner: str) -> ThunderAlley:
    own = {"circuit": circuit, "teams": ",".join(teams), "winner": winner}
    if "numbers" in calendar.options:
        own["numbers"] = ",".join(_without(calendar.options["numbers"].split(","), teams, calendar))
    return ThunderAlley(len(teams), {**calendar.options, **own})


def _without(numbers: list[str], teams: list[str], calendar: Calendar) -> list[str]:
    """The numbers chosen for the season but for those of absent teams (TA-2.3)."""
    absent = [TEAM_IDS.index(team) for team in calendar.teams if team not in teams]
    theirs = [str(number) for team in absent for number in TEAM_CARS[team]]
    return [number for number in numbers if number not in theirs]


def next_race(season: Season, absent: Sequence[str] = ()) -> ThunderAlley | None:
    """TA-11.2.1, TA-11.2.2, TA-11.3.3: the next race without those that sit out; none at the end.

    The first race has the usual grid; then the team of the last winning car moves up in the bar.
    """
    run = len(season.results)
    calendar = season.calendar
    if run == len(calendar.circuits):
        return None
    unknown = [team for team in absent if team not in calendar.teams]
    if unknown:
        raise InvalidOption(f"{unknown[0]} is not a team of this season", "TA-11.3.3")
    teams = [team for team in calendar.teams if team not in absent]
    winner = last_winner(season)
    return _race(calendar, calendar.circuits[run], teams, winner if winner in teams else "")


def last_winner(season: Season) -> str:
    """TA-11.2.2, TA-R81: the team whose car won the race before, also one that rain ended."""
    if not season.results:
        return ""
    places = season.results[-1].places
    return season.calendar.teams[next(n for n, own in enumerate(places) if 1 in own)]


def after(season: Season, race: RaceState, substitutes: Sequence[str] = ()) -> Season:
    """TA-11.3.1 to TA-11.3.3, TA-R82: the season with one more race run.

    A substitute costs the team points; a team that sat out gets less than the last of the race,
    but never less than nothing.
    """
    assert not race.waiting, "the race is not over"
    assert len(season.results) < len(season.calendar.circuits), "the season is over"
    seat_of = {TEAM_IDS[team]: seat for seat, team in enumerate(race.race.teams)}
    points = race.points()
    finished = race.final_places()
    scores: list[int] = []
    places: list[tuple[int, ...]] = []
    for team in season.calendar.teams:
        if team in seat_of:
            loss = SUBSTITUTE_LOSES if team in substitutes else 0
            scores.append(points[seat_of[team]] - loss)
            places.append(tuple(sorted(finished[car] for car in race.own_cars(seat_of[team]))))
        else:
            scores.append(max(0, min(points) - ABSENT_LOSES))
            places.append(())
    result = Result(tuple(scores), tuple(places))
    return msgspec.structs.replace(season, results=(*season.results, result))


def standings(season: Season, awarded: Sequence[int] = ()) -> list[Row]:
    """TA-11.3.1, TA-R79: the sum of all scores; level teams by wins, second places, and so on."""
    teams = season.calendar.teams
    scored = [sum(result.scores[n] for result in season.results) for n in range(len(teams))]
    totals = with_awards(scored, awarded)
    places = [[p for result in season.results for p in result.places[n]] for n in range(len(teams))]
    last = max((place for own in places for place in own), default=0)
    keys = [(-total, countback(own, last)) for total, own in zip(totals, places, strict=True)]
    return table(teams, totals, keys)


class Rules(TeamSeasons[Season]):
    """Chapter 11."""

    circuits = USUAL
    clause = "TA-11.3.1"
    races_clause = "TA-11.1.1"
    sits_out = "TA-11.3.3"
    substitute = "TA-11.3.2"
    kind = Season

    def begin(self, agreed: Agreed) -> Season:
        return agree(*self.entered(agreed))

    def race(self, season: Season, absent: Sequence[int]) -> ThunderAlley | None:
        return next_race(season, tuple(season.calendar.teams[entry] for entry in absent))

    def after(
        self, season: Season, race: Any, substitutes: Sequence[int] = (), absent: Sequence[int] = ()
    ) -> Season:
        return after(season, race, [season.calendar.teams[entry] for entry in substitutes])

    def notes(self, season: Season) -> list[Say]:
        """TA-11.2.1, TA-11.2.2: the usual grid, or whose team moves up in the bar."""
        winner = last_winner(season)
        if not winner:
            return [Say("season-first", clause="TA-11.2.1")]
        return [Say("season-winner", {"team": Say(f"team-{winner}")}, "TA-11.2.2")]

    def standings(self, season: Season, awarded: Sequence[int] = ()) -> list[Row]:
        return standings(season, awarded)

    def names(self, season: Season) -> Sequence[str]:
        return season.calendar.teams
