"""`slipstream season table` and `export`: how a season stands, on the screen and in files."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click
import msgspec
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from slipstream.cli.language import language_option
from slipstream.cli.options import json_option
from slipstream.league import export as files
from slipstream.league import file
from slipstream.league.told import SeasonTold
from slipstream.league.wording import SeasonWords, Table

CELL: Final = 5
"""Columns of the screen that a race needs."""


def season_file(command: Callable[..., Any]) -> Callable[..., Any]:
    """The file that a season is kept in."""
    kind = click.Path(path_type=Path, exists=True, dir_okay=False)
    return click.argument("path", metavar="FILE", type=kind)(command)


@click.command(short_help="Show the standings.")
@season_file
@language_option
@json_option
def table(path: Path, language: str, as_json: bool) -> None:
    """Show the standings of FILE."""
    season = file.read(path)
    if as_json:
        click.echo(_json(season.told()))
    else:
        shown(season, language)


def shown(season: file.SeasonFile, language: str) -> None:
    """Every table of a season, then what was ruled."""
    told = SeasonWords(season.told(), language)
    console = Console()
    run, races = len(told.counted), len(told.season.races)
    words = told.words("season-stands", title=season.title, run=run, races=races)
    console.print(Text(words, style="bold"))
    for one in told.tables():
        console.print(_grid(told, one, console.width))
        console.print(Text(one.about, style="dim"))
    for note in [*told.rulings(), *told.absences()]:
        console.print(Text(note))


def _grid(told: SeasonWords, table: Table, width: int) -> Grid:
    """As many of the last races as there is room for."""
    longest = max(len(line.name) for line in table.lines)
    room = width - longest - sum(len(name) + 2 for name in (table.head[0], *table.head[-2:]))
    shown = min(len(told.counted), max(1, room // CELL))
    found = Grid(title=table.title, title_justify="left", box=None, pad_edge=False)
    awards = table.head[-2:-1] if told.has_awards else []
    numbers = [str(race.number) for race in told.counted[-shown:]]
    for column in range(3 + shown + len(awards)):
        found.add_column(justify="left" if column == 1 else "right", no_wrap=True)
    found.add_row(*table.head[:2], *numbers, *awards, table.head[-1], style="dim")
    for line in table.lines:
        scores = [
            Text(cell.points, style="strike dim" if cell.dropped else "")
            for cell in line.scores[-shown:]
        ]
        awarded = [line.awarded] if told.has_awards else []
        found.add_row(line.place, line.name, *scores, *awarded, Text(line.total, style="bold"))
    return found


def _json(told: SeasonTold) -> str:
    return msgspec.json.format(msgspec.json.encode(told), indent=2).decode()


@click.command(short_help="Write the standings to a file.")
@season_file
@click.argument("kind", type=click.Choice(["csv", "md", "html", "ics", "json"]))
@click.option(
    "--output", "-o", type=click.Path(path_type=Path), help="File to write.  [default: print it]"
)
@language_option
def export(path: Path, kind: str, output: Path | None, language: str) -> None:
    """Write the standings of FILE as a spreadsheet, Markdown, a page to print, or JSON.

    ics is the calendar of its dates; it needs the extra `table`.
    """
    told = file.read(path).told()
    text = _exported(told, kind, language)
    if output is None:
        click.echo(text, nl=False)
    else:
        output.write_text(text, "utf-8")


def _exported(told: SeasonTold, kind: str, language: str) -> str:
    if kind == "csv":
        return files.as_csv(told, language)
    if kind == "md":
        return files.as_markdown(told, language)
    if kind == "html":
        return files.as_html(told, language)
    if kind == "ics":
        try:
            return files.as_calendar(told, int(time.time() * 1000), language).decode()
        except ModuleNotFoundError as error:
            raise click.UsageError("a calendar needs the extra: slipstream[table]") from error
    return _json(told) + "\n"
