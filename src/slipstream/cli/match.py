"""`slipstream match`: bots against bots, and who comes first."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from slipstream.cli.options import agreed as options_of
from slipstream.cli.options import game_options, house_option, jobs_option, json_option, seed_option
from slipstream.games.registry import find
from slipstream.lab.match import agreed
from slipstream.lab.match import match as play_match
from slipstream.lab.report import match_table, verdict_line
from slipstream.lab.sequential import until_stronger
from slipstream.lab.series import Series


@click.command(short_help="Run a series of races between bots.")
@click.argument("code")
@click.option("--seats", type=int, help="Players.  [default: one per bot, or the game's minimum]")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,...",
    help="One bot per seat, one for all seats, or two: the first against the rest.",
)
@click.option(
    "--races", type=click.IntRange(1), default=100, show_default=True, help="Races to run."
)
@seed_option("races", 0)
@jobs_option
@click.option(
    "--until",
    type=click.Choice(["stronger"]),
    help="Stop as soon as it is clear whether the first bot is stronger; --races is the maximum.",
)
@click.option(
    "--margin",
    type=click.FloatRange(0.001, 0.4),
    default=0.05,
    show_default=True,
    help="Place score above even that counts as stronger, with --until.",
)
@game_options
@house_option
@click.option("--records", type=click.Path(path_type=Path), help="Folder to save every race in.")
@json_option
def match(
    code: str,
    seats: int | None,
    bots: str,
    races: int,
    seed: int,
    jobs: int,
    until: str | None,
    margin: float,
    options: tuple[str, ...],
    house: Path | None,
    records: Path | None,
    as_json: bool,
) -> None:
    """Run many races of CODE between bots and compare them.

    Every deal is played with each bot in each seat, so neither the grid nor the cards favour
    anyone. The result depends on the seed, never on the number of jobs.
    """
    names = [name.strip() for name in bots.split(",")]
    number = seats if seats is not None else max(find(code).fewest, len(names))
    if until:
        series = agreed(code, number, names, seed, options_of(options, house), records)
        test(series, races, jobs, margin, as_json)
        return
    with progress_bar(hidden=as_json or not sys.stderr.isatty()) as bar:
        task = bar.add_task("races", total=races)
        summary = play_match(
            code,
            number,
            names,
            races,
            seed,
            jobs,
            options_of(options, house),
            records,
            progress=lambda done: bar.update(task, completed=done),
        )
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(summary), indent=2))
    else:
        Console().print(match_table(summary))


def test(series: Series, races: int, jobs: int, margin: float, as_json: bool) -> None:
    """Race until it is clear, and tell the plain numbers beside the verdict."""
    with progress_bar(hidden=as_json or not sys.stderr.isatty()) as bar:
        task = bar.add_task("races", total=races)
        found = until_stronger(
            series, races, jobs, margin, lambda done: bar.update(task, completed=done)
        )
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
    else:
        Console().print(match_table(found.summary))
        click.echo(verdict_line(found))


def progress_bar(hidden: bool) -> Progress:
    """On stderr, gone when the match is over."""
    return Progress(
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=hidden,
    )
