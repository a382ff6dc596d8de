"""`slipstream lab without`: the worth of a card."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec

from slipstream.cli.match import progress_bar
from slipstream.cli.options import (
    agreed,
    game_options,
    house_option,
    jobs_option,
    json_option,
    seed_option,
)
from slipstream.games.registry import find


@click.command(short_help="Find what a card is worth.")
@click.argument("code")
@click.argument("card")
@click.option("--bot", default="club", show_default=True, help="Who drives all cars.")
@click.option("--seats", type=int, help="Players.  [default: the game's minimum]")
@click.option(
    "--deals", type=click.IntRange(2), default=100, show_default=True, help="Deals to race."
)
@seed_option("races", 1)
@jobs_option
@game_options
@house_option
@json_option
def without(
    code: str,
    card: str,
    bot: str,
    seats: int | None,
    deals: int,
    seed: int,
    jobs: int,
    options: tuple[str, ...],
    house: Path | None,
    as_json: bool,
) -> None:
    """Find what CARD of the game CODE is worth: one driver must do without it.

    Every deal is raced with that driver in each seat, against drivers who may play the card.
    """
    from slipstream.lab.study.without import without as found_without

    number = seats if seats is not None else find(code).fewest
    with progress_bar(hidden=as_json or not sys.stderr.isatty()) as bar:
        task = bar.add_task("races", total=deals * number)
        worth = found_without(
            code,
            card,
            bot,
            number,
            deals,
            seed,
            agreed(options, house),
            jobs,
            lambda raced, total: bar.update(task, completed=raced, total=total),
        )
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(worth), indent=2))
        return
    wins, places = worth.wins, worth.places
    click.echo(
        f"{worth.game}, {worth.seats} seats, {worth.deals:,} deals, seed {worth.seed}:"
        f" a race without {worth.card} costs {bot}"
        f" {wins.value:+.3f} wins ({wins.low:+.3f} to {wins.high:+.3f})"
        f" and {places.value:+.2f} places ({places.low:+.2f} to {places.high:+.2f});"
        f" the others play it {worth.plays:.2f} times a race"
    )
