"""`slipstream bot`: a seat at a table elsewhere, played from here."""

from __future__ import annotations

import click

from slipstream.bots.registry import bots_of
from slipstream.cli.table import needed
from slipstream.games.registry import find


@click.command()
@click.argument("code")
@click.option("--join", required=True, help="Link to the table; #SECRET holds a seat.")
@click.option("--bot", "level", help="Which bot plays; the strongest unless told.")
@click.option("--run", help="A program that plays instead: JSON lines on its input and output.")
@click.option("--name", default="bot", show_default=True, help="What the seat is called.")
def bot(code: str, join: str, level: str | None, run: str | None, name: str) -> None:
    """Play a seat of a table of CODE (as in FMR) until the race is over."""
    needed()
    from slipstream.table.guest import play_program, play_seat

    game = find(code)
    if run:
        play_program(join, game.code, run, name)
    else:
        play_seat(join, game.code, level or list(bots_of(game))[-1], name)
    click.echo("the race is over")
