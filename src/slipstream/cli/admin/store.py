"""The store as a whole: backup, restore, check."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec

from slipstream.cli.admin.console import address, sure, with_store
from slipstream.cli.console import show_json
from slipstream.cli.options import json_option

WRONG = 1


@click.command(short_help="Copy the store while the server runs.")
@click.argument("target", type=click.Path())
@click.pass_context
def backup(ctx: click.Context, target: str) -> None:
    """Copy the SQLite store to TARGET, a new file or a folder (as in `copies/`).

    The server may go on: the copy is whole, and is checked before it gets its name.
    """
    from slipstream.table.operating import files

    made = files.backup(address(ctx), target)
    click.echo(f"The copy is {made} ({made.stat().st_size / 1e6:.1f} MB).")


@click.command(short_help="Replace the store with a backup.")
@click.argument("source", type=click.Path(path_type=Path))
@sure
@click.pass_context
def restore(ctx: click.Context, source: Path, yes: bool) -> None:
    """Replace the SQLite store with SOURCE. Stop the server first.

    What was there is kept beside it. A copy of an older version is brought up to date when the
    server starts.
    """
    from slipstream.table.operating import files

    url = address(ctx)
    place = files.place_of(url)
    if not yes:
        click.confirm(f"Replace the store {place} by {source}?", abort=True)
    kept = files.restore(url, source)
    click.echo(f"The store is {source} now." + (f" What was there is {kept}." if kept else ""))


@click.command(short_help="Check every table, season and race.")
@json_option
@click.pass_context
def check(ctx: click.Context, as_json: bool) -> None:
    """Read every table and season to its end, and run every race again. Nothing is changed."""
    from slipstream.table.operating import checking, files

    url = address(ctx)
    if url.startswith("sqlite"):
        files.must_be_sound(files.file_of(url))
    report = with_store(ctx, checking.checked)
    if as_json:
        show_json(msgspec.to_builtins(report))
    else:
        for fault in report.faults:
            click.echo(fault)
        verdict = f"{len(report.faults)} wrong" if report.faults else "ok"
        click.echo(
            f"{verdict}: {report.tables} tables ({report.old_rules} of older rules,"
            f" {report.repaired} repaired before), {report.seasons} seasons"
        )
    if report.faults:
        ctx.exit(WRONG)
