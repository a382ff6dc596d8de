"""`slipstream match`: bots against bots, and who comes first."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from slipstream.games.registry import find
from slipstream.lab.match import match as play_match
from slipstream.lab.report import match_table


@click.command()
@click.argument("code")
@click.option("--seats", type=int, help="Players.  [default: as many as bots, or as few as may be]")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,...",
    help="One bot for each seat, one for all, or two: the first against the rest.",
)
@click.option("--races", type=click.IntRange(1), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option(
    "--jobs",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="Processes to share the work.",
)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="As the game offers."
)
@click.option(
    "--records", type=click.Path(path_type=Path), help="Folder for one .race file a race."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON document instead of a table.")
def match(
    code: str,
    seats: int | None,
    bots: str,
    races: int,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    records: Path | None,
    as_json: bool,
) -> None:
    """Play many races of a game between bots.

    Every deal is played once with each different seating of the bots, so that neither the grid
    nor the cards favour one of them. The result depends on the seed, never on the jobs.
    """
    names = [name.strip() for name in bots.split(",")]
    with progress_bar(hidden=as_json or not sys.stderr.isatty()) as bar:
        task = bar.add_task("races", total=races)
        summary = play_match(
            code,
            seats if seats is not None else max(find(code).fewest, len(names)),
            names,
            races,
            seed,
            jobs,
            pairs(options),
            records,
            progress=lambda done: bar.update(task, completed=done),
        )
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(summary), indent=2))
    else:
        Console().print(match_table(summary))


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


def pairs(options: tuple[str, ...]) -> dict[str, str]:
    """`aside=6` and the like, as a table."""
    table = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.UsageError(f"--option {text}: write it as NAME=VALUE")
        table[name] = value
    return table
