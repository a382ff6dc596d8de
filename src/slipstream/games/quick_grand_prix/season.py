"""A season: its calendar, the next race with its draft order, and the championship.

A season is its calendar and the finishing orders so far, and nothing else: scores, draft orders
and the champion follow from them. So a season can be put away after any race and taken up again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from slipstream.games.quick_grand_prix.game import QuickGrandPrix
from slipstream.games.quick_grand_prix.rules import scoring
from slipstream.games.quick_grand_prix.rules.cards import (
    CALENDAR,
    CARS,
    ITEMS,
    LAPS,
    LETTERS,
    MOST_RACES,
    TEAMS,
)
from slipstream.games.quick_grand_prix.rules.state import RaceState
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.house import HOUSE
from slipstream.season import CHAMPIONSHIP, Agreed, Ranking, Row, SeasonRules, Team, with_awards
from slipstream.tell.say import Say
from slipstream.tell.say import seat as seated


class Calendar(msgspec.Struct, frozen=True):
    """What is agreed before the first race and not changed afterwards (QGP-2.3)."""

    seats: int
    teams: str
    circuits: tuple[str, ...]
    laps: tuple[int, ...]
    """Of each race."""
    house: str = ""
    """House rules of all races, if there are any."""


class Season(msgspec.Struct, frozen=True):
    """A calendar and the races run so far."""

    calendar: Calendar
    finishes: tuple[tuple[str, ...], ...] = ()
    """For each race the cars in finishing order."""


def agree(
    seats: int,
    circuits: tuple[str, ...] = tuple(CALENDAR),
    laps: tuple[int, ...] = (),
    teams: str = "",
    house: str = "",
) -> Season:
    """QGP-2.1, QGP-2.3: a season of 1 to 12 races, each with its circuit and its laps."""
    if not 1 <= len(circuits) <= MOST_RACES:
        raise InvalidOption(f"a season has 1 to {MOST_RACES} races, not {len(circuits)}", "QGP-2.3")
    if len(laps) not in (0, len(circuits)):
        raise InvalidOption(f"{len(laps)} numbers of laps for {len(circuits)} races", "QGP-2.3")
    laps = laps or (int(LAPS[0]),) * len(circuits)
    calendar = Calendar(seats, teams, circuits, laps, house)
    for race in range(len(circuits)):
        _race(calendar, race, "")
    return Season(calendar)


def _race(calendar: Calendar, number: int, draft: str) -> QuickGrandPrix:
    options = {
        "circuit": calendar.circuits[number],
        "laps": str(calendar.laps[number]),
        "teams": calendar.teams,
        "draft": draft,
    }
    if calendar.house:
        options[HOUSE] = calendar.house
    return QuickGrandPrix(calendar.seats, options)


def next_race(season: Season) -> QuickGrandPrix | None:
    """QGP-3.1, QGP-3.2: the next race; nothing but the draft order comes from those before."""
    run = len(season.finishes)
    if run == len(season.calendar.circuits):
        return None
    draft = ",".join(str(seat + 1) for seat in draft_order(season))
    return _race(season.calendar, run, draft)


def draft_order(season: Season) -> list[int]:
    """QGP-3.2: by the scores so far. Empty before the first race: then luck decides."""
    if not season.finishes:
        return []
    game = _race(season.calendar, 0, "")
    last = _cars(season.finishes[-1])
    return scoring.draft_order(game.seats, totals(season), game.owner, last)


def after(season: Season, race: RaceState) -> Season:
    """QGP-11.1: the season with one more race run."""
    assert not race.waiting, "the race is not over"
    assert next_race(season) is not None, "the season is over"
    names = tuple(ITEMS[car] for car in scoring.finishing_order(race.line))
    return msgspec.structs.replace(season, finishes=(*season.finishes, names))


def totals(season: Season) -> list[int]:
    """QGP-11.1: points of every seat, added up over the races."""
    game = _race(season.calendar, 0, "")
    total = [0] * game.seats
    for finished in season.finishes:
        worth = game.components.points
        points = scoring.points(worth, game.seats, game.owner, _cars(finished))
        total = [before + more for before, more in zip(total, points, strict=True)]
    return total


def standings(season: Season, awarded: Sequence[int] = ()) -> list[Row]:
    """QGP-11.2, QGP-11.3, QGP-R23: most points, then countback, then the last race."""
    game = _race(season.calendar, 0, "")
    total = with_awards(totals(season), awarded)
    counts = [[0] * CARS for _ in range(game.seats)]
    best = [0] * game.seats
    for finished in season.finishes:
        cars = _cars(finished)
        best = scoring.best_places(game.seats, game.owner, cars)
        for place, car in enumerate(cars):
            counts[game.owner[car >> 1]][place] += 1
    keys = [
        (-total[seat], [-count for count in counts[seat]], best[seat]) for seat in range(game.seats)
    ]
    order = sorted(range(game.seats), key=lambda seat: keys[seat])
    return [
        Row(place, f"seat {seat + 1}", total[seat], seat) for place, seat in enumerate(order, 1)
    ]


def _cars(names: tuple[str, ...]) -> list[int]:
    return [ITEMS.index(name) for name in names]


class Rules(SeasonRules[Season]):
    """Chapter 11, and the draft order of chapter 3."""

    message = "season-about"
    clause = "QGP-11.2"
    most = MOST_RACES
    races_clause = "QGP-2.3"
    varies = ["circuit", "laps"]
    kind = Season

    def usual(self) -> list[dict[str, str]]:
        return [{"circuit": circuit} for circuit in CALENDAR]

    def begin(self, agreed: Agreed) -> Season:
        laps = tuple(int(number) for number in agreed.each("laps", LAPS[0]))
        circuits = agreed.each("circuit", CALENDAR[0])
        teams, house = agreed.options.get("teams", ""), agreed.options.get(HOUSE, "")
        return agree(agreed.seats, circuits, laps, teams, house)

    def race(self, season: Season, absent: Sequence[int]) -> QuickGrandPrix | None:
        return next_race(season)

    def after(
        self, season: Season, race: Any, substitutes: Sequence[int] = (), absent: Sequence[int] = ()
    ) -> Season:
        return after(season, race)

    def part(self, season: Season, first: int, last: int) -> Season:
        return msgspec.structs.replace(season, finishes=season.finishes[first:last])

    def notes(self, season: Season) -> list[Say]:
        """QGP-3.2: who drafts first."""
        order = draft_order(season)
        if not order:
            return [Say("season-first", clause="QGP-3.2")]
        return [Say("season-draft", {"who": [seated(number) for number in order]}, "QGP-3.2")]

    def rankings(self, season: Season, awarded: Sequence[int] = ()) -> list[Ranking]:
        return [Ranking(CHAMPIONSHIP, standings(season, awarded), self.about)]

    def teams(self, season: Season) -> list[Team]:
        return [
            Team(TEAMS[team], Say(f"team-{LETTERS[team].lower()}"))
            for team in _race(season.calendar, 0, "").team
        ]
