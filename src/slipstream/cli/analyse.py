"""`slipstream analyse`: what every decision of a recorded race was worth."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from slipstream.analysis.comments import annotate
from slipstream.analysis.race import JUDGES, SHOWN, Analysis, Judge, kept, usual_playouts
from slipstream.analysis.race import analyse as analyse_race
from slipstream.analysis.verdict import BRILLIANT, Amount, Drive, Loss, Verdict
from slipstream.cli.console import checked_seat, console, read_text, write_text
from slipstream.cli.language import language_option, seat_names, speech
from slipstream.cli.luck import tell_luck, tell_turning
from slipstream.cli.match import progress_bar
from slipstream.cli.options import house_option, jobs_option, json_option, seed_option, word_of
from slipstream.cli.preview import preview
from slipstream.games.registry import teller
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import State
from slipstream.notation.moves import apply_word
from slipstream.notation.record import Record, read_record
from slipstream.tell.say import Say
from slipstream.tell.screen import text as plain
from slipstream.tell.teller import choice_of
from slipstream.tell.words import Words

NARROWEST = 13  # columns for an amount with its error


@click.command(short_help="Tell what each decision of a recorded race cost.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="Judge this seat only (counted from 1).")
@click.option(
    "--judge",
    "level",
    type=click.Choice(list(JUDGES)),
    default="pro",
    show_default=True,
    help="How long to think about each decision.",
)
@click.option(
    "--playouts", type=click.IntRange(1), help="Playouts for each decision, instead of --judge."
)
@seed_option("verdicts", 0)
@click.option(
    "--record",
    "commented",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Also write the record into this file, with the verdicts as comments.",
)
@house_option
@jobs_option
@language_option
@json_option
def analyse(
    file: Path,
    seat: int | None,
    level: str,
    playouts: int | None,
    seed: int,
    commented: Path | None,
    house: Path | None,
    jobs: int,
    language: str,
    as_json: bool,
) -> None:
    """Judge every decision of a recorded race by what its driver could know, and weigh its luck.

    The best move is searched for on guesses at what was hidden, and compared with the one that was
    played. Verdicts depend on the seed, never on the number of jobs.
    """
    text = read_text(file)
    word = word_of(house)
    record = kept(text, word)
    chosen = checked_seat(seat, record.game)
    judge = Judge(playouts or usual_playouts(record, level), seed)
    with progress_bar(hidden=as_json or not sys.stderr.isatty()) as bar:
        task = bar.add_task("decisions", total=None)
        found = analyse_race(
            text,
            judge,
            chosen,
            jobs,
            lambda done, total: bar.update(task, completed=done, total=total),
            word,
        )
    if commented:
        write_commented(commented, read_record(text, word), found)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
    else:
        tell(console(), record, found, language)


def write_commented(file: Path, record: Record, found: Analysis) -> None:
    """The same race, with what its decisions cost; the file may be the one that was read."""
    annotate(record, found.verdicts)
    write_text(file, record.write())


def tell(out: Console, record: Record, found: Analysis, language: str) -> None:
    """Tables of all drivers, then the worst decisions of each, with what was better."""
    game = record.game
    names = seat_names(language, game.seats)
    words = speech(game, language, names)
    out.print(
        words("cli-analysis", game=game.title, playouts=found.playouts, seed=found.seed),
        soft_wrap=True,
    )
    out.print(table(found, words))
    out.print(Text(words("cli-analysis-note"), "dim"), soft_wrap=True)
    tell_luck(out, found, words)
    tell_turning(out, found, words)
    verdicts = {verdict.move: verdict for verdict in found.verdicts}
    states = {
        index + 1: state.copy()
        for index, state in enumerate(record.states())
        if index + 1 in verdicts
    }
    for drive in found.drives:
        told = [verdicts[move] for move in worth_telling(drive, found.verdicts)]
        if told:
            out.print()
            out.print(Text(names[drive.seat - 1], "bold"))
        for verdict in told:
            reader = speech(game, language, names, verdict.seat - 1)
            show_verdict(out, states[verdict.move], verdict, reader)


def worth_telling(drive: Drive, verdicts: list[Verdict]) -> list[int]:
    """The worst, the worst first; then what was brilliant."""
    return drive.worst + [
        verdict.move
        for verdict in verdicts
        if verdict.seat == drive.seat and verdict.mark == BRILLIANT
    ]


def table(found: Analysis, words: Words) -> Table:
    grid = Table(box=None, pad_edge=False, collapse_padding=True)
    grid.add_column(words("cli-analysis-driver"), no_wrap=True)
    grid.add_column(words("cli-analysis-decisions"), justify="right")
    grid.add_column(words("cli-analysis-win"), justify="right", min_width=NARROWEST)
    grid.add_column(words("cli-analysis-places"), justify="right", min_width=NARROWEST)
    marks = list(found.drives[0].marks)
    for mark in marks:
        grid.add_column(words("cli-marks", mark=mark), justify="right")
    for drive in found.drives:
        grid.add_row(
            words.name(drive.seat - 1),
            str(drive.decisions),
            words("cli-analysis-amount", **rounded(drive.mean.win, 100, 2)),
            words("cli-analysis-amount", **rounded(drive.mean.places, 1, 3)),
            *(str(drive.marks[mark]) for mark in marks),
        )
    return grid


def rounded(amount: Amount, times: int, digits: int) -> dict[str, float]:
    return {
        "value": round(times * amount.value, digits),
        "error": round(times * amount.error, digits),
    }


def show_verdict(out: Console, state: State, verdict: Verdict, words: Words) -> None:
    """What it cost, what was played, and what would have been better."""
    of = {
        "turn": verdict.turn,
        "move": verdict.move,
        "mark": words("cli-mark", mark=verdict.mark or "other"),
    }
    lost = costs(verdict.loss)
    title = words("cli-analysis-cost", lost=lost, **of) if lost else words("cli-analysis-of", **of)
    out.print(f" {title}", soft_wrap=True)
    grid = Table.grid(padding=(0, 1))
    grid.add_row(f"   {words('cli-analysis-played')}", in_words(state, verdict.played, words))
    if verdict.best != verdict.played:
        grid.add_row(f"   {words('cli-analysis-best')}", in_words(state, verdict.best, words))
    out.print(grid)


def costs(loss: Loss) -> list[Say]:
    """What was lost for sure, as facts."""
    found = []
    if loss.win.value:
        found.append(Say("cli-lost-win", rounded(loss.win, 100, 1)))
    if loss.places.value:
        found.append(Say("cli-lost-places", rounded(loss.places, 1, 2)))
    return found


def in_words(state: State, move: str, words: Words) -> Text:
    """A move as it is typed, what it is, and what it does, as the seat could know it."""
    seat = words.reader
    guess = state.guess(seat, SeededDealer(SHOWN))
    screen = teller(state.game).screen(state.game.view(state, seat), words)
    tokens = move.split()
    answers = [answer for token in tokens for _, answer in apply_word(guess, seat, token)]
    told = Text.assemble((move, "bold"), "  ", plain(choice_of(tokens[0], screen).label))
    does = preview(state, seat, answers, words)
    return told.append(f"\n{does}", "dim") if does else told
