"""`slipstream puzzles`: questions with one clearly best answer, from records or races of bots."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import click

from slipstream.analysis.puzzles import Puzzle, puzzles_of, written
from slipstream.cli.console import checked_seat, read_text
from slipstream.cli.options import seed_option
from slipstream.games.registry import GAMES
from slipstream.kernel.errors import InvalidOption
from slipstream.lab.series import Series, play_race
from slipstream.notation.record import Record, read_record


@click.command(short_help="Make puzzles from recorded races, or from races of bots.")
@click.argument("files", nargs=-1, type=click.Path(path_type=Path))
@click.option(
    "--game",
    type=click.Choice(list(GAMES)),
    help="Let bots race this game instead of reading records.",
)
@click.option("--races", type=click.IntRange(1), default=4, show_default=True, help="Races to run.")
@click.option("--seats", type=click.IntRange(2), default=4, show_default=True, help="Players.")
@click.option("--bot", default="pro", show_default=True, help="Bot that drives.")
@click.option(
    "--seat", type=int, help="With records: only decisions of this seat (counted from 1)."
)
@click.option(
    "--count", type=click.IntRange(1), default=8, show_default=True, help="Puzzles at most."
)
@click.option(
    "--each",
    type=click.IntRange(1),
    default=3,
    show_default=True,
    help="Puzzles from one race at most.",
)
@click.option(
    "--playouts",
    type=click.IntRange(8),
    help="Playouts for each decision.  [default: as many as pro]",
)
@seed_option("puzzles", 1)
@click.option("--out", type=click.Path(path_type=Path), help="File to write.  [default: print it]")
def puzzles(
    files: tuple[Path, ...],
    game: str | None,
    races: int,
    seats: int,
    bot: str,
    seat: int | None,
    count: int,
    each: int,
    playouts: int | None,
    seed: int,
    out: Path | None,
) -> None:
    """Find positions in which one answer is clearly the best, and write them as a set."""
    if bool(files) == bool(game):
        raise InvalidOption("name records, or a game for bots to race with --game")
    records = _read(files) if files else _raced(str(game), races, seats, bot, seed)
    found: list[Puzzle] = []
    for record in records:
        reader = checked_seat(seat, record.game)
        times = playouts or record.game.driver.playouts
        found += islice(puzzles_of(record, times, seed, reader), min(each, count - len(found)))
        if len(found) == count:
            break
    asked = [word for word in sys.argv[1:] if word not in ("--out", str(out))]
    text = written(found, shlex.join(["slipstream", *asked]))
    if out is None:
        click.echo(text, nl=False)
        return
    out.write_text(text, "utf-8")
    click.echo(f"{len(found)} puzzles in {out}")


def _read(files: tuple[Path, ...]) -> Iterator[Record]:
    for file in files:
        yield read_record(read_text(file))


def _raced(code: str, races: int, seats: int, bot: str, seed: int) -> Iterator[Record]:
    series = Series(code, (bot,) * seats, seed, {})
    for race in range(races):
        game = series.game()
        record = Record(game)
        play_race(game.start(), series.seating(race), series.deal(race), record.moves)
        yield record
