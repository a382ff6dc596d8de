"""A season: what is agreed before it, the next race, and both championships.

A season is its calendar and the finishing orders so far, and nothing else: all totals follow from
them (FMR-R32). So a season can be put away after any race and taken up again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from slipstream.games.formula_motor_racing.game import FormulaMotorRacing
from slipstream.games.formula_motor_racing.rules import scoring
from slipstream.games.formula_motor_racing.rules.deck import (
    ASIDE,
    CAR_NAMES,
    COLOURS,
    LETTERS,
    MOST_RACES,
    RACES,
)
from slipstream.games.formula_motor_racing.rules.state import RaceState
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.house import HOUSE
from slipstream.kernel.options import Option
from slipstream.season import Agreed, Ranking, Row, SeasonRules, Team, coloured, with_awards
from slipstream.tell.say import Say


class Calendar(msgspec.Struct, frozen=True):
    """What is agreed before the first race and not changed afterwards (FMR-1.7)."""

    seats: int
    colours: str
    aside: tuple[int, ...]
    """Cards set aside, for each race of the season (FMR-8.1)."""
    drivers: bool
    """Whether the Drivers' Championship is run too (FMR-8.2)."""
    house: str = ""
    """House rules of all races, if there are any."""

    def game(self, options: dict[str, str]) -> FormulaMotorRacing:
        """A race of the season."""
        common = {"colours": self.colours, **({HOUSE: self.house} if self.house else {})}
        return FormulaMotorRacing(self.seats, common | options)


class Season(msgspec.Struct, frozen=True):
    """A calendar and the races run so far."""

    calendar: Calendar
    finishes: tuple[tuple[str, ...], ...] = ()
    """For each race the twelve cars in finishing order."""


def agree(
    seats: int,
    races: int = RACES,
    aside: tuple[int, ...] = (),
    colours: str = "",
    drivers: bool = False,
    house: str = "",
) -> Season:
    """FMR-1.7, FMR-8.1, FMR-R31: a season of 1 to 17 races, each with its number of cards aside."""
    if not 1 <= races <= MOST_RACES:
        raise InvalidOption(f"a season has 1 to {MOST_RACES} races, not {races}", "FMR-R31")
    if len(aside) not in (0, races):
        raise InvalidOption(f"{len(aside)} numbers of cards aside for {races} races", "FMR-8.1")
    wrong = [str(number) for number in aside if str(number) not in ASIDE]
    if wrong:
        raise InvalidOption(
            f"{', '.join(wrong)} cards aside: allowed {', '.join(ASIDE)}", "FMR-R21"
        )
    calendar = Calendar(seats, colours, aside or (0,) * races, drivers, house)
    calendar.game({})
    return Season(calendar)


def next_race(season: Season) -> FormulaMotorRacing | None:
    """FMR-7.1, FMR-7.2, FMR-R24: the next race from the last finishing order; none after the last.

    Seats, colours and deck are as ever, nothing but the line is kept from the last race.
    """
    run = len(season.finishes)
    if run == len(season.calendar.aside):
        return None
    options = {
        "aside": str(season.calendar.aside[run]),
        "grid": ",".join(season.finishes[-1]) if run else "",
    }
    return season.calendar.game(options)


def after(season: Season, race: RaceState) -> Season:
    """FMR-6.6: the season with one more race run."""
    assert not race.waiting, "the race is not over"
    assert next_race(season) is not None, "the season is over"
    finished = scoring.finishing_order(race.order, race.out)
    names = tuple(CAR_NAMES[car] for car in finished)
    return msgspec.structs.replace(season, finishes=(*season.finishes, names))


def constructors(season: Season, awarded: Sequence[int] = ()) -> list[Row]:
    """FMR-7.5, FMR-7.6, FMR-R20: all entrants, uncontrolled colours among them, champion first."""
    game = season.calendar.game({})
    totals = [0] * len(game.entrants())
    best = totals[:]
    for finished in _finishes(season):
        best = scoring.best_places(game.entrant, finished)
        for who, points in enumerate(
            scoring.points(game.components.points, game.entrant, finished)
        ):
            totals[who] += points
    return _table(game.entrants(), with_awards(totals, awarded), best)


def players(season: Season, awarded: Sequence[int] = ()) -> list[Row]:
    """FMR-R20: the players among themselves, by the same rules."""
    seats = {f"seat {seat + 1}" for seat in range(season.calendar.seats)}
    rows = [row for row in constructors(season, awarded) if row.name in seats]
    return [msgspec.structs.replace(row, place=place) for place, row in enumerate(rows, 1)]


def drivers(season: Season) -> list[Row]:
    """FMR-8.2, FMR-R33: every car for itself; level ones by their place in the last race."""
    worth = season.calendar.game({}).components.points
    totals = [0] * len(CAR_NAMES)
    last = totals[:]
    for finished in _finishes(season):
        last = [finished.index(car) for car in range(len(CAR_NAMES))]
        for car, points in enumerate(scoring.car_points(worth, finished)):
            totals[car] += points
    return _table(CAR_NAMES, totals, last)


def _finishes(season: Season) -> list[list[int]]:
    return [[CAR_NAMES.index(car) for car in finished] for finished in season.finishes]


def _table(names: list[str], totals: list[int], tie_break: list[int]) -> list[Row]:
    ranks = scoring.ranks(totals, tie_break)
    rows = [_row(*row) for row in zip(ranks, names, totals, strict=True)]
    return sorted(rows, key=lambda row: row.place)


def _row(place: int, name: str, points: int) -> Row:
    """The name `seat 2` is that of an entry; a colour or a car has none."""
    is_seat = name.startswith("seat ")
    entry = int(name.removeprefix("seat ")) - 1 if is_seat else -1
    return Row(place, name, points, entry, None if is_seat else _said(name))


class Rules(SeasonRules[Season]):
    """Chapter 7, and the variants of chapter 8 that a season agrees on."""

    message = "season-about"
    clause = "FMR-7.5"
    most = MOST_RACES
    races_clause = "FMR-R31"
    varies = ["aside"]
    terms = [Option("drivers", "no", ["no", "yes"], "FMR-8.2", False)]
    kind = Season

    def usual(self) -> list[dict[str, str]]:
        """FMR-R31: three races."""
        return [{} for _ in range(RACES)]

    def begin(self, agreed: Agreed) -> Season:
        aside = tuple(int(number) for number in agreed.each("aside", "0"))
        colours = agreed.options.get("colours", "")
        drives = agreed.terms.get("drivers") == "yes"
        house = agreed.options.get(HOUSE, "")
        return agree(agreed.seats, len(agreed.races), aside, colours, drives, house)

    def race(self, season: Season, absent: Sequence[int]) -> FormulaMotorRacing | None:
        return next_race(season)

    def after(
        self, season: Season, race: Any, substitutes: Sequence[int] = (), absent: Sequence[int] = ()
    ) -> Season:
        return after(season, race)

    def part(self, season: Season, first: int, last: int) -> Season:
        return msgspec.structs.replace(season, finishes=season.finishes[first:last])

    def notes(self, season: Season) -> list[Say]:
        """FMR-7.1: where the line of the next race comes from."""
        if not season.finishes:
            return [Say("season-first", clause="FMR-2.3")]
        line = [_said(car) for car in season.finishes[-1]]
        return [Say("season-line", {"line": line}, "FMR-7.1")]

    def rankings(self, season: Season, awarded: Sequence[int] = ()) -> list[Ranking]:
        """FMR-7.5, FMR-R20, FMR-8.2: all entrants; the players; the cars if that was agreed."""
        all_of_them = constructors(season, awarded)
        found = [Ranking(Say("season-constructors"), all_of_them, self.about)]
        if len(all_of_them) > season.calendar.seats:
            among = Say("season-players.about", clause="FMR-R20")
            found.append(Ranking(Say("season-players"), players(season, awarded), among))
        if season.calendar.drivers:
            each = Say("season-drivers.about", clause="FMR-8.2")
            cars = [msgspec.structs.replace(row, name=_driven(row.name)) for row in drivers(season)]
            found.append(Ranking(Say("season-drivers"), cars, each))
        return found

    def teams(self, season: Season) -> list[Team]:
        """FMR-2.2: the colours of every seat."""
        calendar = season.calendar
        owner = calendar.game({}).owner
        return coloured(COLOURS, list(owner), calendar.seats, "colour")


def _driven(car: str) -> str:
    """`r1` is driven for red: tables tell colours by the first word of a name."""
    return f"{COLOURS[LETTERS.index(car[0])]} {car[1:]}"


def _said(name: str) -> Say:
    """A car, or a colour that nobody drives for."""
    return Say(f"colour-{name}" if name in COLOURS else f"car-{name}")
