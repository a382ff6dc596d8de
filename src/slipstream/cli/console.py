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

from slipstream.kernel.errors import SlipstreamError
from slipstream.kernel.screen import Row

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
LARGEST = 4_000_000  # bytes; a long race has some ten thousand


class FileError(SlipstreamError):
    """A file that cannot be read or written, or is not what it should be."""


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


def printable(text: str) -> str:
    """Without the letters that could command a terminal."""
    return "".join(letter if letter.isprintable() or letter == "\n" else " " for letter in text)


def read_text(path: Path) -> str:
    try:
        text = _bytes_of(path).decode("utf-8")
    except UnicodeDecodeError as error:
        raise FileError(f"{path} is no text") from error
    if "\0" in text:
        raise FileError(f"{path} is no text")
    return text


def _bytes_of(path: Path) -> bytes:
    try:
        if path.is_dir():
            raise FileError(f"{path} is a directory, not a file")
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        raise FileError(f"{path} cannot be read: {reason(error)}") from error
    if len(content) > LARGEST:
        raise FileError(f"{path} is too large to be a record of a race")
    return content


def write_text(path: Path, text: str) -> None:
    """All or nothing: an interrupted write leaves the old file."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(text, encoding="utf-8")
        os.replace(part, path)
    except OSError as error:
        raise FileError(f"{path} cannot be written: {reason(error)}") from error


def check_target(path: Path, own: Path | None) -> None:
    """A file that is something else than a saved race is not overwritten."""
    if not path.parent.is_dir():
        raise FileError(f"{path} cannot be written: there is no directory {path.parent}")
    if path != own and path.exists() and not read_text(path).startswith('[Game "'):
        raise FileError(f"{path} is no saved race, so it is not overwritten")


def reason(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()


def seat_names(seats: int, you: int) -> list[str]:
    """What the seats are called on the screen."""
    return ["You" if seat == you else f"Bot {seat + 1}" for seat in range(seats)]


def plain_names(seats: int, you: int = -1) -> list[str]:
    return ["You" if seat == you else f"Seat {seat + 1}" for seat in range(seats)]


def checked_seat(number: int | None, seats: int) -> int | None:
    """A seat as people count it becomes one as the rules count it."""
    if number is not None and not 1 <= number <= seats:
        raise SlipstreamError(f"seat {number} is not at this table: seats are 1 to {seats}")
    return None if number is None else number - 1
