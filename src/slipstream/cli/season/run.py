"""`slipstream season run`: bots drive the races that are still to come."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import click

from slipstream.bots.registry import make_bot
from slipstream.cli.language import language_option
from slipstream.cli.match import progress_bar
from slipstream.cli.season.show import season_file, shown
from slipstream.kernel.dealer import derive
from slipstream.kernel.errors import SlipstreamError
from slipstream.lab.series import play_race
from slipstream.league import file
from slipstream.league.progress import Called, Entered, Progress
from slipstream.notation.record import Record


@click.command(short_help="Let bots drive the next races.")
@season_file
@click.option("--races", type=click.IntRange(1), help="Races to run.  [default: all that are left]")
@click.option("--bot", default="", help="Bot that drives for people.")
@click.option("--records", type=click.Path(path_type=Path), help="Folder to save every race in.")
@language_option
def run(path: Path, races: int | None, bot: str, records: Path | None, language: str) -> None:
    """Let bots drive the next races of FILE, and show the standings.

    The file is written after every race: an interrupted run resumes where it left off.
    """
    season = file.read(path)
    left = len(season.agreed.races) - len(season.races)
    count = left if races is None else min(races, left)
    drivers = [_driver(entry, bot) for entry in season.entries]
    if records:
        records.mkdir(parents=True, exist_ok=True)
    with progress_bar(hidden=not sys.stderr.isatty()) as bar:
        task = bar.add_task("races", total=count)
        for _ in range(count):
            _race(season, drivers, records)
            file.write(path, season)
            bar.advance(task)
    shown(season, language)


def _driver(entry: Entered, bot: str) -> str:
    if not entry.bot and not bot:
        raise click.UsageError(
            f"{entry.name} is not a bot: let one drive with --bot club, or enter the race by hand"
            " with `slipstream season result`"
        )
    return entry.bot or bot


def _race(season: file.SeasonFile, drivers: list[str], records: Path | None) -> None:
    progress = season.progress()
    game = progress.rules.next_race(progress.seasons[-1])
    assert game is not None, "races are left"
    for bot in drivers:
        make_bot(game, bot)
    state = game.start()
    seed = derive(season.seed, progress.run)
    moves: list[tuple[int, int]] = []
    play_race(state, tuple(drivers), seed, moves)
    if state.waiting:
        raise SlipstreamError(f"race {progress.run + 1} did not finish")
    if records:
        names = " ".join(f"{seat}=bot/{name}" for seat, name in enumerate(drivers, 1))
        record = Record(game, {"Seats": names, "Seed": str(seed)})
        record.moves.extend(moves)
        (records / f"race-{progress.run + 1:02}.race").write_text(record.write(), "utf-8")
    options = game.agreed(season=False) | game.agreed(season=True)
    season.counted(_called(progress, options), progress.rules.after(progress.seasons[-1], state))


def _called(progress: Progress, options: dict[str, str]) -> Called:
    racing = tuple(sorted(progress.entries))
    names = tuple(progress.entries[entry] for entry in racing)
    return Called("", int(time.time() * 1000), options, racing, names)
