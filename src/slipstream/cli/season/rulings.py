"""What is done in a season beside racing: results by hand, rulings, dates."""

from __future__ import annotations

import time
from datetime import datetime
from pathlib import Path

import click

from slipstream.cli.language import language_option
from slipstream.cli.season.show import season_file, shown
from slipstream.league import acts as a
from slipstream.league import file
from slipstream.league.progress import Called

reason_option = click.option("--reason", required=True, help="Reason; everyone can read it.")


class Numbers(click.ParamType[list[int]]):
    """`1,3,2`: one for every entry."""

    name = "N,N,..."

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> list[int]:
        try:
            return [int(part) for part in str(value).split(",")]
        except ValueError:
            self.fail(f"{value!r} are no whole numbers with commas between", param, ctx)


def _now() -> int:
    return int(time.time() * 1000)


@click.command(short_help="Enter the next race by hand.")
@season_file
@click.option(
    "--places",
    type=Numbers(),
    required=True,
    help="The place of every entry in order, from 1; 0 if it did not race.",
)
@click.option(
    "--points", type=Numbers(), default="0", help="Points of every entry, if the game's own count."
)
@reason_option
@language_option
def result(path: Path, places: list[int], points: list[int], reason: str, language: str) -> None:
    """Enter the next race of the league in FILE by hand, from a real table."""
    season = file.read(path)
    racing = tuple(entry for entry, place in enumerate(places) if place)
    absent = tuple(entry for entry, place in enumerate(places) if not place)
    drivers = tuple(season.entries[e] for e in racing if e < len(season.entries))
    called = Called("", _now(), {}, racing[: len(drivers)], drivers, absent, reason=reason)
    season.settle(called, places, points)
    file.write(path, season)
    shown(season, language)


@click.command(short_help="Say that the next race was not held.")
@season_file
@reason_option
def missed(path: Path, reason: str) -> None:
    """Say that the next race of the league in FILE was not held."""
    season = file.read(path)
    season.settle(Called("", _now(), {}, (), (), held=False, reason=reason), (), ())
    file.write(path, season)


@click.command(short_help="Give or take points, with a reason.")
@season_file
@click.argument("entry", type=click.IntRange(1))
@click.argument("points", type=click.IntRange(-1000, 1000))
@click.option("--race", type=click.IntRange(1), required=True, help="Race from which it counts.")
@reason_option
@language_option
def award(path: Path, entry: int, points: int, race: int, reason: str, language: str) -> None:
    """Give ENTRY (from 1) so many POINTS, or take them.

    A penalty stands after two dashes: award FILE --race 2 --reason "Late" -- 1 -5
    """
    season = file.read(path)
    season.do(a.Awarded(entry - 1, points, reason, race), _now())
    file.write(path, season)
    shown(season, language)


@click.command(short_help="Revoke a ruling.")
@season_file
@click.argument("number", type=click.IntRange(1))
@reason_option
@language_option
def revoke(path: Path, number: int, reason: str, language: str) -> None:
    """Revoke ruling NUMBER of FILE; it stays visible."""
    season = file.read(path)
    season.do(a.Revoked(number, reason), _now())
    file.write(path, season)
    shown(season, language)


@click.command(short_help="Say when a race begins.")
@season_file
@click.argument("race", type=click.IntRange(1))
@click.argument("when", metavar="DATE")
def date(path: Path, race: int, when: str) -> None:
    """Say when RACE of FILE begins, such as 2027-01-31T20:00, in this machine's time zone."""
    try:
        at = datetime.fromisoformat(when).astimezone()
    except ValueError as error:
        raise click.UsageError(f"{when!r} is not a date such as 2027-01-31T20:00") from error
    season = file.read(path)
    season.do(a.Dated(race, int(at.timestamp() * 1000)), _now())
    file.write(path, season)
