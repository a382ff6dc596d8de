"""`slipstream play`: a race in the terminal against bots."""

from __future__ import annotations

from pathlib import Path

import click

from slipstream.cli.console import check_target, checked_seat, read_text
from slipstream.cli.language import language_option
from slipstream.cli.options import agreed, game_options, house_option, seed_option, word_of
from slipstream.cli.session import Session, bots_for, default_seats, new_record, seat_and_bots
from slipstream.cli.terminal import Terminal
from slipstream.games.registry import find
from slipstream.kernel.errors import SlipstreamError
from slipstream.notation.record import Record, read_record


@click.command(short_help="Race against bots in the terminal.")
@click.argument("code", required=False)
@click.option(
    "--seats", type=int, help="Players.  [default: 4, or the nearest number the game allows]"
)
@click.option("--seat", type=int, help="Your seat, counted from 1.")
@click.option(
    "--bots", default="", metavar="A,B,...", help="Bots for the other seats, in seat order."
)
@game_options
@house_option
@seed_option("cards and rolls")
@click.option("--load", type=click.Path(path_type=Path), help="Continue a saved race.")
@click.option("--save", type=click.Path(path_type=Path), help="File to save the race in.")
@language_option
def play(
    code: str | None,
    seats: int | None,
    seat: int | None,
    bots: str,
    options: tuple[str, ...],
    house: Path | None,
    seed: int | None,
    load: Path | None,
    save: Path | None,
    language: str,
) -> None:
    """Play CODE against bots. At the prompt, type ? for help."""
    if load is None:
        if code is None:
            raise SlipstreamError("name a game, as in 'slipstream play FMR'")
        session = begin(code, seats, seat, bots, agreed(options, house), seed)
    else:
        if seats is not None or options or seed is not None:
            raise SlipstreamError("--seats, --option and --seed cannot be changed in a saved race")
        session = resume(load, code, seat, bots, word_of(house))
    target = save or load or free_name(session)
    check_target(target, load)
    Terminal(session, target, language).run()


def begin(
    code: str,
    seats: int | None,
    seat: int | None,
    bots: str,
    options: dict[str, str],
    seed: int | None,
) -> Session:
    kind = find(code)
    game = kind(default_seats(kind) if seats is None else seats, options)
    mine = checked_seat(seat, game) or 0
    others = bots_for(game, mine, bots)
    return Session(new_record(game, mine, others, seed), mine, others)


def resume(path: Path, code: str | None, seat: int | None, bots: str, house: str) -> Session:
    record = read_record(read_text(path), house)
    if code is not None and code.upper() != record.game.code:
        raise SlipstreamError(f"{path} is a race of {record.game.code}, not of {code.upper()}")
    if not record.final().waiting:
        raise SlipstreamError(f"the race in {path} is over; see it with: slipstream replay {path}")
    wanted = checked_seat(seat, record.game)
    mine, others = (wanted, {}) if wanted is not None else seat_and_bots(record)
    others = others_of(record, mine, others, bots)
    return Session(record, mine, others)


def others_of(record: Record, mine: int, known: dict[int, str], bots: str) -> dict[int, str]:
    """The bots of the record, unless others are asked for; missing ones are of the club."""
    fresh = bots_for(record.game, mine, bots)
    return fresh if bots else {seat: known.get(seat, name) for seat, name in fresh.items()}


def free_name(session: Session) -> Path:
    """A new file in the current directory."""
    stem = f"{session.game.code.lower()}-{session.seed}"
    path = Path(f"{stem}.race")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.race")
        number += 1
    return path
