"""`slipstream tune`: the weights of a driver, from races."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console

from slipstream.cli.match import progress_bar
from slipstream.cli.options import json_option
from slipstream.games.registry import find
from slipstream.lab.report import calibration_table
from slipstream.lab.tuning import tune as find_weights


@click.command(short_help="Find a driver's weights from races.")
@click.argument("code")
@click.option("--seats", default="", metavar="N,M,...", help="Players.  [default: fewest and 4]")
@click.option("--bots", default="club", show_default=True, help="Who drives the races.")
@click.option(
    "--races", type=click.IntRange(4), default=400, show_default=True, help="Races to run."
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=1,
    show_default=True,
    help="The same seed gives the same weights.",
)
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="File to write the weights to."
)
@json_option
def tune(
    code: str, seats: str, bots: str, races: int, seed: int, out: Path | None, as_json: bool
) -> None:
    """Race CODE and find the weights with which its driver foretells the winners best.

    One race in four has no say in the weights, but tells how good they are.
    """
    numbers = [int(number) for number in seats.split(",") if number.strip().isdecimal()]
    numbers = numbers or sorted({find(code).fewest, 4})
    with progress_bar(hidden=as_json or not sys.stderr.isatty()) as bar:
        task = bar.add_task("races", total=races * len(numbers))
        tuned = find_weights(
            code, numbers, bots, races, seed, lambda done: bar.update(task, completed=done)
        )
    if out:
        out.write_text(tuned.text(), "utf-8")
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(tuned), indent=2))
    else:
        click.echo(tuned.text(), nl=False)
        Console().print(calibration_table(tuned.after))
