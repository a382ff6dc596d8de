"""Output and files: rows of a game's screen on a terminal, texts from and to the disk."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.text import Text

from slipstream.cli.language import own_words
from slipstream.kernel.errors import SlipstreamError
from slipstream.kernel.game import Game
from slipstream.tell.say import Say
from slipstream.tell.screen import Row
from slipstream.tell.words import LANGUAGES

STYLES = {
    "strong": "bold",
    "faint": "dim",
    "notice": "bold reverse",
    "good": "green",
    "bad": "red",
    "blue": "bold bright_blue",
    "green": "bold green",
    "yellow": "bold yellow",
    "orange": "bold dark_orange",
    "red": "bold red",
    "purple": "bold magenta",
    "pink": "bold bright_magenta",
    "cyan": "bold cyan",
    "lime": "bold bright_green",
    "black": "bold",
    "white": "bold white",
    "grey": "bright_black",
}
LONGEST = 200  # letters of a name in a sentence
LARGEST = 4_000_000  # bytes; a long race has some ten thousand


class FileError(SlipstreamError):
    """A file that cannot be read or written, or is not what it should be, as a fact."""

    def __init__(self, name: str, file: Path, **arguments: str) -> None:
        self.fact = Say(name, {"file": clipped(str(file)), **arguments})
        super().__init__(own_words(LANGUAGES[0]).say(self.fact))


def console() -> Console:
    """Plain printing: colours where the terminal has them, no guessing at what numbers mean."""
    return Console(highlight=False, markup=False, emoji=False)


def styled(row: Row) -> Text:
    text = Text()
    for segment in row:
        text.append(segment.text, STYLES.get(segment.style, ""))
    text.rstrip()
    return text


def show_rows(out: Console, rows: Iterable[Row]) -> None:
    for row in rows:
        out.print(styled(row))


def show_json(document: Any) -> None:
    click.echo(json.dumps(document, indent=2, ensure_ascii=False))


def clipped(text: str) -> str:
    """What somebody typed, no longer than a sentence can hold."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}..."


def printable(text: str) -> str:
    """Without the letters that could command a terminal."""
    return "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in text)


def read_text(path: Path) -> str:
    try:
        text = _bytes_of(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError("cli-not-text", path) from error
    if "\0" in text:
        raise FileError("cli-not-text", path)
    return text


def _bytes_of(path: Path) -> bytes:
    try:
        if path.is_dir():
            raise FileError("cli-is-directory", path)
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise FileError("cli-cannot-read", path, why=reason(error)) from error
    if len(content) > LARGEST:
        raise FileError("cli-too-large", path)
    return content


def write_text(path: Path, text: str) -> None:
    """All or nothing: an interrupted write leaves the old file."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise FileError("cli-cannot-write", path, why=reason(error)) from error


def check_target(path: Path, own: Path | None) -> None:
    """A file that is something else than a saved race is not overwritten."""
    if not path.parent.is_dir():
        raise FileError("cli-no-directory", path, directory=clipped(str(path.parent)))
    if path != own and path.exists() and not read_text(path).startswith('[Game "'):
        raise FileError("cli-not-a-race", path)


def reason(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()


def checked_seat(number: int | None, game: Game) -> int | None:
    """`--seat`, counted from 1, as the rules count it."""
    return None if number is None else game.seat(number)
