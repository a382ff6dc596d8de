"""`slipstream season new`: what is agreed before the first race."""

from __future__ import annotations

from pathlib import Path

import click

from slipstream.bots.characters import shown_name
from slipstream.bots.registry import bots_of
from slipstream.cli.options import agreed as agreed_by
from slipstream.cli.options import game_options, house_option, pairs, seed_option
from slipstream.games.registry import find
from slipstream.league import file
from slipstream.league.progress import Entered
from slipstream.league.rules import GAME, LEAGUE, rules_of
from slipstream.season import Agreed


@click.command(short_help="Agree on a season.")
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path, dir_okay=False))
@click.argument("code", metavar="CODE")
@click.option(
    "--entry",
    "entries",
    multiple=True,
    required=True,
    metavar="NAME[=BOT]",
    help="Driver, in seat order; a bot's name alone enters a bot. Repeat for each.",
)
@click.option(
    "--races", type=click.IntRange(1), help="Number of races.  [default: the game's usual]"
)
@click.option(
    "--race",
    "calendar",
    multiple=True,
    metavar="[GAME] [NAME=VALUE]...",
    help="A race: in a league its game, then options such as circuit=monza. Repeat for each.",
)
@game_options
@house_option
@click.option(
    "--term",
    "terms",
    multiple=True,
    metavar="NAME=VALUE",
    help="Rule of the season, such as points=10,6,4 or best=5 in a league; may be repeated.",
)
@click.option("--title", default="", help="Title of the season.")
@seed_option("races of bots", 0)
def new(
    path: Path,
    code: str,
    entries: tuple[str, ...],
    races: int | None,
    calendar: tuple[str, ...],
    options: tuple[str, ...],
    house: Path | None,
    terms: tuple[str, ...],
    title: str,
    seed: int,
) -> None:
    """Agree on a season of the game CODE, or on a LEAGUE of several games, and keep it in FILE."""
    if path.exists():
        raise click.UsageError(f"{path} already exists")
    code = code.upper()
    rules = rules_of(code)
    if house and code == LEAGUE:
        raise click.UsageError("--house: house rules are those of one game, a league has several")
    planned = [_race(text, code == LEAGUE) for text in calendar] or rules.usual()
    if races is not None:
        planned = [planned[number % len(planned)] for number in range(races)]
    agreed = Agreed(len(entries), agreed_by(options, house), tuple(planned), pairs(terms))
    rules.agree(agreed)
    called = title or ("League" if code == LEAGUE else f"{rules.game.title} season")
    kept = file.SeasonFile(
        file.VERSION, called, code, agreed, [_entry(e, agreed, code) for e in entries], seed
    )
    file.write(path, kept)
    click.echo(f"{path}: {called}, {len(planned)} races, {len(entries)} entries")


def _race(text: str, is_league: bool) -> dict[str, str]:
    """`QGP circuit=monza laps=2`; the game only in a league."""
    parts = text.split()
    if is_league and parts and "=" not in parts[0]:
        return {GAME: find(parts[0]).code, **pairs(tuple(parts[1:]))}
    return pairs(tuple(parts))


def _entry(text: str, agreed: Agreed, code: str) -> Entered:
    """`Ann`, `Ann=club` or `club`; a bot must be able to drive in every race."""
    rules = rules_of(code)
    games = {rules.game_of(agreed, number) for number in range(len(agreed.races))}
    known = set.intersection(*(set(bots_of(game)) for game in games))
    name, _, bot = text.partition("=")
    if bot and bot not in known:
        raise click.UsageError(f"there is no bot {bot!r} for {name}")
    if not bot and name in known:
        return Entered(shown_name(name), name)
    return Entered(name.strip()[:40], bot)
