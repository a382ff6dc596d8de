"""`slipstream ladder`: every level against every other, in every game."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec

from slipstream.cli.match import progress_bar
from slipstream.cli.options import jobs_option, json_option, seed_option
from slipstream.lab.ladder.plan import planned
from slipstream.lab.ladder.report import markdown, write_page
from slipstream.lab.ladder.results import kept, read, run
from slipstream.lab.ladder.summary import summed_up


@click.command(short_help="Measure how far apart the bots' levels are.")
@click.option("--games", default="", metavar="A,B,...", help="Games.  [default: all]")
@click.option("--levels", default="", metavar="A,B,...", help="Levels.  [default: all]")
@click.option(
    "--races",
    type=click.IntRange(0),
    default=0,
    help="Races per pair.  [default: 1,000, with ace 200]",
)
@seed_option("races", 1)
@jobs_option
@click.option(
    "--results",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("ladder"),
    show_default=True,
    help="Folder of finished races, a file a game; a run resumes from it.",
)
@click.option("--report", is_flag=True, help="Run no race; report what is in the folder.")
@click.option(
    "--write",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Page to write the tables into, with drawings in `pictures` beside it.",
)
@json_option
def ladder(
    games: str,
    levels: str,
    races: int,
    seed: int,
    jobs: int,
    results: Path,
    report: bool,
    write: Path | None,
    as_json: bool,
) -> None:
    """Race every pair of levels, with the fewest seats and with four, in every seat.

    All of it takes hours. You can interrupt it at any time; run it again, and it resumes. The
    result depends on the seed, never on interruptions or jobs. Races count for the drivers that
    drove them: when a driver has changed, its pairs are raced again.
    """
    plan = planned(named(games), named(levels), seed, races)
    if report:
        lines = list(kept(read(results, plan.games), plan).values())
    else:
        with progress_bar(hidden=as_json or not sys.stderr.isatty()) as bar:
            task = bar.add_task("races", total=plan.total())
            lines = run(plan, results, jobs, lambda done: bar.update(task, completed=done))
    found = summed_up(plan, lines)
    if write:
        write_page(found, write)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
    elif not write:
        click.echo(markdown(found, "pictures"), nl=False)


def named(names: str) -> list[str]:
    return [name.strip() for name in names.split(",") if name.strip()]
