"""`slipstream lab ask`: questions to the results of a study."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.table import Table

from slipstream.cli.console import show_json


@click.command(short_help="Query the results of a study in SQL.")
@click.argument("folder", type=click.Path(path_type=Path))
@click.argument("question", metavar="'SELECT ...'")
@click.option("--json", "as_json", is_flag=True, help="Print a list of objects.")
@click.option("--csv", "as_csv", is_flag=True, help="Print comma-separated values.")
def ask(folder: Path, question: str, as_json: bool, as_csv: bool) -> None:
    """Query the results in FOLDER in SQL.

    The table `races` has one row per seat and race; `decisions` has one row per decision, if the
    study keeps them.
    """
    from slipstream.lab.study.asking import ask as answered
    from slipstream.lab.study.store import Store

    names, rows = answered(Store(folder), question)
    if as_json:
        show_json([dict(zip(names, row, strict=True)) for row in rows])
    elif as_csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerows([names, *rows])
    else:
        table = Table(*names)
        for row in rows:
            table.add_row(*("" if value is None else shown(value) for value in row))
        Console(markup=False).print(table)


def shown(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.4g}"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
