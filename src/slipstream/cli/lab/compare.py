"""`slipstream lab compare`: two cases of a study, side by side."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec
from rich.console import Console
from rich.table import Table

from slipstream.cli.options import json_option

if TYPE_CHECKING:
    from slipstream.lab.study.compare import Comparison


@click.command(short_help="Compare two options on the same deals.")
@click.argument("folder", type=click.Path(path_type=Path))
@click.argument("first")
@click.argument("second")
@json_option
def compare(folder: Path, first: str, second: str, as_json: bool) -> None:
    """Compare two cases of the study in FOLDER on the same deals.

    FIRST and SECOND are options, such as grid=reversed, or numbers of cases.
    """
    from slipstream.lab.study.compare import compare as compared
    from slipstream.lab.study.store import Store

    found = compared(Store(folder), first, second)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
    else:
        Console().print(table(found))


def table(found: Comparison) -> Table:
    shown = Table(
        title=f"{found.first}  →  {found.second}",
        caption=f"{found.races:,} deals in both; effect in standard deviations; p after Holm",
    )
    for name in ("measure", "effect", "difference (95 %)", "first", "second", "p"):
        shown.add_column(name, justify="left" if name == "measure" else "right")
    for row in found.differences:
        apart = row.difference
        shown.add_row(
            row.measure,
            f"{row.effect:+.2f}",
            f"{apart.value:+.3g} ({apart.low:+.3g} to {apart.high:+.3g})",
            f"{row.first:.3g}",
            f"{row.second:.3g}",
            f"{row.p:.2g}" + (" *" if row.is_clear else ""),
        )
    return shown
