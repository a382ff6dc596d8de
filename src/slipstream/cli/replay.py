"""`slipstream replay`: a recorded race in words, or checked move by move."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import fill
from typing import Any, Final

import click

from slipstream.analysis.commentary import commentary as comment
from slipstream.analysis.commentary import markdown as as_markdown
from slipstream.analysis.commentary import paragraphs
from slipstream.bots.characters import DRIVERS
from slipstream.cli.chronicle import Entry, chronicle, show_log, turn_logs
from slipstream.cli.console import (
    checked_seat,
    console,
    printable,
    read_text,
    show_json,
    show_rows,
)
from slipstream.cli.language import language_option, seat_names, speech
from slipstream.cli.options import house_option, json_option, word_of
from slipstream.games.registry import find, teller
from slipstream.kernel.errors import InvalidText
from slipstream.kernel.game import CHANCE, PUBLIC
from slipstream.kernel.trace import seen
from slipstream.notation.moves import UNKNOWN
from slipstream.notation.record import Record, read_record, read_tags, result
from slipstream.notation.replay import check_deal

WIDTH: Final = 79


@click.command(short_help="Retell or verify a recorded race.")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--check", is_flag=True, help="Verify every move, the result and the deal.")
@click.option("--seat", type=int, help="Tell only what this seat knew (counted from 1).")
@click.option("--commentary", is_flag=True, help="A report of the race in a few sentences.")
@click.option("--markdown", is_flag=True, help="The report as Markdown; with --commentary.")
@house_option
@language_option
@json_option
def replay(
    file: Path,
    check: bool,
    seat: int | None,
    commentary: bool,
    markdown: bool,
    house: Path | None,
    language: str,
    as_json: bool,
) -> None:
    """Retell a recorded race turn by turn."""
    text = read_text(file)
    note = only_to_show(text)
    if note and check:
        raise InvalidText(note, "", "")
    if note:
        show_text(text, note, as_json)
        return
    record = read_record(text, word_of(house))
    reader = checked_seat(seat, record.game)
    if check:
        check_deal(record)
    if commentary or markdown:
        report(record, markdown, language, as_json)
    elif as_json:
        show_json(document(record, CHANCE if reader is None else reader, check, language))
    elif check:
        click.echo(verdict(record))
    else:
        tell(record, reader, language)


def report(record: Record, is_markdown: bool, language: str, as_json: bool) -> None:
    """What a commentator would have said: from what a spectator could see, whoever asks."""
    sentences = comment(record)
    words = speech(record.game, language, named_seats(record))
    if as_json:
        told = [
            {"turn": one.turn, "move": one.move, "text": words.say(one.say)} for one in sentences
        ]
        show_json({"game": record.game.code, "sentences": told})
    elif is_markdown:
        click.echo(as_markdown(record.game.title, sentences, words), nl=False)
    else:
        for paragraph in paragraphs(sentences, words):
            click.echo(fill(paragraph, WIDTH) if paragraph else "")


def named_seats(record: Record) -> list[str]:
    """The names of the record; whoever has none is a guest."""
    names = [""] * record.game.seats
    for entry in printable(record.tags.get("Seats", "")).split():
        number, _, name = entry.partition("=")
        if name and number.isdecimal() and 0 < int(number) <= len(names):
            names[int(number) - 1] = driver_name(name.removeprefix("bot/")).replace("_", " ")
    return names


def driver_name(name: str) -> str:
    """A driver of the house by name; others as they are called."""
    return DRIVERS[name].name if name in DRIVERS else name


def only_to_show(text: str) -> str:
    """Why a record can be shown but not replayed; empty if it can."""
    tags = read_tags(text)
    head = re.fullmatch(r"([A-Z][A-Z0-9]*)/([0-9]{1,9})", tags.get("Game", ""))
    if head is None:
        raise InvalidText('this is no record: it lacks a tag like [Game "FMR/1"]', "", "")
    kind = find(head[1])
    if int(head[2]) != kind.version:
        here = f"{kind.code}/{kind.version}"
        return f"this record was made under {head[0]}, here is {here}: it is shown, not replayed"
    if "View" in tags:
        return f"this is the copy of seat {tags['View']}: it is shown as it stands, not replayed"
    return ""


def show_text(text: str, note: str, as_json: bool) -> None:
    if as_json:
        show_json({"note": note, "tags": read_tags(text), "text": text})
        return
    click.echo(printable(text))
    click.echo(f"({note})")


def verdict(record: Record) -> str:
    """One line: what was checked and how the race ended."""
    state = record.final()
    if state.waiting:
        end = f"unfinished, waiting for {state.decision.name}"
    else:
        end = f"{state.end()}: {result(record.game, state)}"
    deal = f", deal of seed {record.tags['Seed']} proved" if "Seed" in record.tags else ""
    head = f"{record.game.code}/{record.game.version}"
    return f"ok {head}, {record.game.seats} seats, {len(record.moves)} moves{deal}; {end}"


def tell(record: Record, reader: int | None, language: str) -> None:
    game = record.game
    out = console()
    viewer = CHANCE if reader is None else reader
    words = speech(game, language, seat_names(language, game.seats), viewer)
    players = printable(record.tags.get("Seats", ""))
    out.print(words("cli-record", game=game.title, seats=game.seats), players)
    show_log(out, turn_logs(game, chronicle(record), viewer, words))
    state = record.final()
    screen = teller(game).screen(game.view(state, viewer), words)
    out.print()
    show_rows(out, [*screen.board, (), *(screen.result or (screen.question,))])
    if reader is None:
        for index, comment in sorted(record.comments.items()):
            if not comment.startswith("%"):
                out.print(words("cli-comment", move=index + 1), printable(comment))


def document(record: Record, viewer: int, checked: bool, language: str) -> dict[str, Any]:
    """The race as data; what the reader could not know is '?' and has no sentence."""
    game, state = record.game, record.final()
    known = record.spelled() if viewer == CHANCE else record.seen_by(viewer)
    entries = zip(known, chronicle(record), strict=True)
    over = not state.waiting
    tags = {
        name: value for name, value in record.tags.items() if viewer == CHANCE or name != "Seed"
    }
    return {
        "game": f"{game.code}/{game.version}",
        "title": game.title,
        "seats": game.seats,
        "view": None if viewer == CHANCE else viewer + 1,
        "tags": tags,
        "checked": checked,
        "moves": [
            {
                "turn": move.turn,
                "seat": None if move.seat == CHANCE else move.seat + 1,
                "to": None if move.audience == PUBLIC else move.audience + 1,
                "decision": move.decision,
                "token": move.text,
                "events": events(record, entry, viewer, language) if move.text != UNKNOWN else [],
            }
            for move, entry in entries
        ],
        "end": state.end() if over else None,
        "points": dict(zip(game.entrants(), state.points(), strict=True)) if over else None,
        "places": dict(zip(game.entrants(), state.places(), strict=True)) if over else None,
    }


def events(record: Record, entry: Entry, viewer: int, language: str) -> list[dict[str, str]]:
    game = record.game
    words = speech(game, language, seat_names(language, game.seats))
    tell = teller(game).event
    return [
        {"clause": event.clause, "text": words.say(tell(seen(event, game.kinds, viewer)))}
        for event in entry.events
    ]
