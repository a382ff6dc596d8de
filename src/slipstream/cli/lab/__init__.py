"""`slipstream lab`: studies of many races."""

from __future__ import annotations

import click

from slipstream.cli.lab.ask import ask
from slipstream.cli.lab.compare import compare
from slipstream.cli.lab.report import report
from slipstream.cli.lab.run import run
from slipstream.cli.lab.without import without


@click.group(short_help="Study games, options and cards over many races.")
def lab() -> None:
    """Study games, options and cards over many races.

    A study is a small TOML file; docs/guides/lab.md shows one. Needs the extra `lab`.
    """


for _command in (run, ask, report, compare, without):
    lab.add_command(_command)
