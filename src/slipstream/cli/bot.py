"""`slipstream bot`: a seat at a table elsewhere, played from here."""

from __future__ import annotations

import click

from slipstream.bots.registry import USUAL
from slipstream.cli.table import needed
from slipstream.games.registry import find


@click.command(short_help="Let a bot play a seat at a table.")
@click.argument("code")
@click.option("--join", required=True, help="Link to the table; with #SECRET, to your seat.")
@click.option("--bot", "level", help="Bot to use.  [default: club]")
@click.option("--run", help="Program to use instead of a bot; it reads and writes JSON lines.")
@click.option("--name", default="bot", show_default=True, help="Name of the player.")
def bot(code: str, join: str, level: str | None, run: str | None, name: str) -> None:
    """Take a seat in a race of CODE at a table and play it to the end."""
    needed()
    from slipstream.table.bot_client import play_program, play_seat

    game = find(code)
    if run:
        play_program(join, game.code, run, name)
    else:
        play_seat(join, game.code, level or USUAL, name)
    click.echo("The race is over.")
