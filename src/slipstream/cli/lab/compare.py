"""`slipstream lab compare`: two cases of a study, side by side."""

from __future__ import annotations

from pathlib import Path

import click
import msgspec
from rich.console import Console

from slipstream.cli.options import json_option


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
        Console().print(found)
