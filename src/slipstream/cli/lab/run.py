"""`slipstream lab run`: race what a study asks for."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from slipstream.cli.match import progress_bar
from slipstream.cli.options import jobs_option
from slipstream.lab.study.plan import parsed, study_text


@click.command(short_help="Run the races of a study.")
@click.argument("file", type=click.Path(path_type=Path), metavar="STUDY.toml")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    help="Folder for the results.  [default: the file's name without .toml]",
)
@jobs_option
@click.option(
    "--on",
    default="",
    metavar="ray|ray://HOST:PORT",
    help="Run on a Ray cluster: one started here with --jobs workers, or one that is running.",
)
@click.option(
    "--part",
    default="1/1",
    show_default=True,
    metavar="N/M",
    help="Only the N-th of M parts, on a machine of its own; copy all results into one folder.",
)
def run(file: Path, out: Path | None, jobs: int, on: str, part: str) -> None:
    """Run the races of STUDY.toml and keep the results.

    An interrupted run resumes where it left off. The results depend on the study, never on the
    number of jobs or parts, or on where they run.
    """
    text = study_text(file)
    study = parsed(text, str(file))
    from slipstream.lab.cluster import hired_on
    from slipstream.lab.study.running import run_study
    from slipstream.lab.study.store import Store

    folder = out or file.with_suffix("")
    with hired_on(on, jobs) as workers, progress_bar(hidden=not sys.stderr.isatty()) as bar:
        task = bar.add_task("races", total=None)
        done = run_study(
            study,
            text,
            Store(folder),
            workers,
            part,
            lambda raced, total: bar.update(task, completed=raced, total=total),
        )
    if done.damaged:
        click.echo(f"{done.damaged} damaged files put aside (*.damaged), their races raced again")
    click.echo(f"{done.raced:,} races run, {done.before:,} were there; results in {folder}")
