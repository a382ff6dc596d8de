"""`slipstream tune`: the weights of a driver and the numbers of its reflex, from races."""

from __future__ import annotations

import sys
from datetime import date
from pathlib import Path

import click
import msgspec
from rich.console import Console

from slipstream.cli.match import progress_bar
from slipstream.cli.options import jobs_option, json_option, seed_option
from slipstream.games.registry import find
from slipstream.lab.aims import PLACES, REFLEX, Aim
from slipstream.lab.evolving import Evolved, evolve
from slipstream.lab.reliability import check as check_chances
from slipstream.lab.reliability import write_page
from slipstream.lab.report import calibration_table
from slipstream.lab.tuning import Tuned
from slipstream.lab.tuning import tune as find_weights

RACES = {PLACES: 40, REFLEX: 200}
"""Of each candidate: reflexes are quick, and there is more luck in what they do."""


@click.command(short_help="Find a driver's weights from races.")
@click.argument("code")
@click.option(
    "--aim",
    type=click.Choice(["chances", PLACES, REFLEX]),
    default="chances",
    show_default=True,
    help="Chances to win that come true, good places against today's weights,"
    " or a reflex that beats the club's.",
)
@click.option(
    "--seats",
    default="",
    metavar="N,M,...",
    help="Players.  [default: fewest and 4; places and reflex: 4]",
)
@click.option(
    "--bots",
    default="club",
    show_default=True,
    metavar="A,B,...",
    help="For chances: who drives the races; several take turns, each against its like.",
)
@click.option(
    "--races",
    type=click.IntRange(4),
    help="Races to run.  [default: 400; per candidate: places 40, reflex 200]",
)
@seed_option("weights", 1)
@click.option(
    "--generations",
    type=click.IntRange(1),
    default=12,
    show_default=True,
    help="For places and reflex.",
)
@click.option(
    "--population",
    type=click.IntRange(4),
    default=8,
    show_default=True,
    help="For places and reflex: candidates of a generation.",
)
@click.option(
    "--think",
    type=click.FloatRange(0.001, 20),
    default=0.2,
    show_default=True,
    help="For places: how long drivers think, as a fraction of a pro's time.",
)
@click.option(
    "--log",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("tune.jsonl"),
    show_default=True,
    help="For places and reflex: file of what has been tried; an interrupted run resumes from it.",
)
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="File to write the weights to."
)
@click.option("--check", is_flag=True, help="Find nothing: do today's chances come true?")
@click.option(
    "--write",
    type=click.Path(path_type=Path, dir_okay=False),
    help="With --check: page to write the table into, with a diagram in `pictures` beside it.",
)
@jobs_option
@json_option
def tune(
    code: str,
    aim: str,
    seats: str,
    bots: str,
    races: int | None,
    seed: int,
    generations: int,
    population: int,
    think: float,
    log: Path,
    out: Path | None,
    check: bool,
    write: Path | None,
    jobs: int,
    as_json: bool,
) -> None:
    """Race CODE and find weights for its driver.

    For chances: the weights that predict the winners best; every fourth race is held out and shows
    how good they are. For places: weights evolve (CMA-ES) against today's, on the same deals for a
    whole generation; races held out show how much better they are. For reflex: so do the numbers by
    which the driver's reflex goes, in races by reflex alone, from those of club drivers and against
    them. With --check all races show how good today's weights are.

    Candidates race in as many processes as --jobs says; what is found depends on the seed, never on
    the number of jobs.
    """
    kind = find(code)
    numbers = [int(number) for number in seats.split(",") if number.strip().isdecimal()]
    hidden = as_json or not sys.stderr.isatty()
    today = date.today().isoformat()
    if check:
        show_check(
            code, numbers or sorted({kind.fewest, 4}), bots, races or 400, seed, write, as_json
        )
        return
    found: Tuned | Evolved
    if aim in RACES:
        wanted = Aim(
            kind.code,
            numbers[0] if numbers else min(kind.most, max(kind.fewest, 4)),
            generations,
            population,
            races or RACES[aim],
            0.0 if aim == REFLEX else think,
            seed,
            aim,
        )
        with progress_bar(hidden) as bar:
            task = bar.add_task("races", total=wanted.total())
            found = evolve(wanted, log, today, lambda n: bar.update(task, completed=n), jobs)
    else:
        number = races or 400
        numbers = numbers or sorted({kind.fewest, 4})
        with progress_bar(hidden) as bar:
            task = bar.add_task("races", total=number * len(numbers))
            found = find_weights(
                code, numbers, bots, number, seed, today, lambda n: bar.update(task, completed=n)
            )
    if out:
        out.write_text(found.text(), "utf-8")
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
        return
    click.echo(found.text(), nl=False)
    if isinstance(found, Tuned):
        Console().print(calibration_table(found.after))


def show_check(
    code: str, seats: list[int], bots: str, races: int, seed: int, write: Path | None, as_json: bool
) -> None:
    """Today's chances beside what happened in fresh races."""
    with progress_bar(as_json or not sys.stderr.isatty()) as bar:
        task = bar.add_task("races", total=races * len(seats))
        checked = check_chances(
            code, seats, bots, races, seed, lambda n: bar.update(task, completed=n)
        )
    if write:
        write_page(checked, write)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(checked), indent=2))
    elif not write:
        Console().print(calibration_table(checked.found))
