"""`slipstream season promote`: the divisions of the next season."""

from __future__ import annotations

from pathlib import Path

import click

from slipstream.cli.console import printable
from slipstream.league import file
from slipstream.league.divisions import by_place, exchanged
from slipstream.season import Agreed


@click.command(short_help="Make the next season of divisions.")
@click.argument(
    "paths",
    metavar="FILE...",
    nargs=-1,
    required=True,
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
)
@click.option(
    "--places", type=click.IntRange(1), default=1, show_default=True, help="How many go up."
)
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    help="Folder for the files of the next season; they keep their names.",
)
def promote(paths: tuple[Path, ...], places: int, into: Path) -> None:
    """Make the next season of the divisions FILE..., the top division first.

    The best of each go up, and the last of the division above come down. What was agreed stays.
    """
    old = [file.read(path) for path in paths]
    drivers = exchanged([by_place(season.progress()) for season in old], places)
    targets = [into / path.name for path in paths]
    for target in targets:
        if target.exists() or targets.count(target) > 1:
            raise click.UsageError(f"{target} already exists")
    into.mkdir(parents=True, exist_ok=True)
    for season, entries, target in zip(old, drivers, targets, strict=True):
        agreed = Agreed(
            len(entries), season.agreed.options, season.agreed.races, season.agreed.terms
        )
        made = file.SeasonFile(
            file.VERSION, season.title, season.game, agreed, entries, season.seed + 1
        )
        made.progress()
        file.write(target, made)
        click.echo(f"{target}: {', '.join(printable(entry.name) for entry in entries)}")
