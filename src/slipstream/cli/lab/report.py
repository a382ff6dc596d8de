"""`slipstream lab report`: what a study shows, as one page."""

from __future__ import annotations

from pathlib import Path

import click

from slipstream.cli.console import write_text


@click.command(short_help="Show what a study found, as one HTML page.")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="File to write.  [default: report.html in the folder]",
)
def report(folder: Path, out: Path | None) -> None:
    """Show what the study in FOLDER found, as one self-contained HTML page."""
    from slipstream.lab.study.page import report as written
    from slipstream.lab.study.store import Store

    target = out or folder / "report.html"
    write_text(target, written(Store(folder)))
    click.echo(f"report in {target}")
