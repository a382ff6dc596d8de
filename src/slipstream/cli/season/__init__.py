"""`slipstream season`: a season or a league in a file."""

from __future__ import annotations

import click

from slipstream.cli.season.new import new
from slipstream.cli.season.promote import promote
from slipstream.cli.season.rulings import award, date, missed, result, revoke
from slipstream.cli.season.run import run
from slipstream.cli.season.show import export, table


@click.group(short_help="Keep a season or a league in a file.")
def season() -> None:
    """Keep a season or a league in a file.

    The races are driven by bots (run) or entered by hand from a real table (result).
    """


for _command in (new, run, table, export, result, missed, award, revoke, date, promote):
    season.add_command(_command)
