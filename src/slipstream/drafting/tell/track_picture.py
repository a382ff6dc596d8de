"""The track around the cars as rows of a screen, for the whole family."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from slipstream.drafting.tell.view import CarView
from slipstream.tell.screen import Row, Segment, row, width
from slipstream.track.rules.board import Board, empty_board
from slipstream.track.rules.track import Track
from slipstream.track.tell import diagram

COLUMNS: Final = 14  # sectors in one row of the picture
WIDTH: Final = 79
_BEHIND: Final = 4  # of them behind the car that moves
_ROOM: Final = 2  # sectors shown around a car
_WORD: Final = re.compile(r"\s+|/|[^\s/]+")


class Shown(msgspec.Struct, frozen=True):
    """A car of a view as it is drawn."""

    name: str
    """With the marks of its game: `[25]` is the reader's own."""
    style: str
    at: str
    """`81.0`: progress and lane; nothing for a car that is off the board."""
    progress: int
    stack: int
    """Cars ahead of it in its pit box or run-off."""


def board_with(track: Track, cars: Sequence[CarView]) -> Board:
    """The cars on a board of their own, stacks from the bottom."""
    shown = [Shown(str(car.number), "", car.at, car.progress, car.stack) for car in cars]
    return _placed(track, shown, [car.progress for car in cars])


def _placed(track: Track, cars: Sequence[Shown], progress: list[int]) -> Board:
    board = empty_board(track, len(cars))
    for index in sorted(range(len(cars)), key=lambda index: cars[index].stack):
        if cars[index].at:
            lane = cars[index].at.partition(".")[2]
            space = track.read(f"{progress[index]}.{lane}")[1]
            board.place(index, space, progress[index])
    return board


def track_rows(track: Track, cars: Sequence[Shown], active: int = -1) -> tuple[Row, ...]:
    """While a car moves the sectors around it; else all that have cars, piece by piece."""
    on_board = [car for car in cars if car.at]
    if not on_board:
        return ()
    here = cars[active].progress - _BEHIND
    pieces = [list(range(here, here + COLUMNS))] if active >= 0 else _pieces(track, on_board)
    return tuple(
        line for columns in pieces for line in (row(), *_fitting(track, cars, columns, active))
    )


def _fitting(track: Track, cars: Sequence[Shown], columns: list[int], active: int) -> list[Row]:
    """As many sectors as there is room for, the last ones below if all are wanted."""
    drawn = _drawn(track, cars, columns, active)
    if max(map(width, drawn)) <= WIDTH:
        return drawn
    if active >= 0:
        return _fitting(track, cars, columns[:-1], active)
    half = len(columns) // 2
    front = _fitting(track, cars, columns[half:], active)
    return [*front, row(), *_fitting(track, cars, columns[:half], active)]


def _pieces(track: Track, cars: list[Shown]) -> list[list[int]]:
    """Columns by progress, the front of the field first."""
    first = max(car.progress for car in cars)
    shown = set()
    for car in cars:
        at = first - (first - car.progress) % track.length
        shown |= set(range(at - _ROOM + 1, at + _ROOM))
    pieces: list[list[int]] = []
    for column in sorted(shown, reverse=True):
        if pieces and pieces[-1][0] == column + 1 and len(pieces[-1]) < COLUMNS:
            pieces[-1].insert(0, column)
        else:
            pieces.append([column])
    return pieces


def _drawn(track: Track, cars: Sequence[Shown], columns: list[int], active: int) -> list[Row]:
    """The cars of these sectors; whoever is a lap ahead of a column is drawn in it all the same."""
    near: list[Shown] = []
    progress: list[int] = []
    for car in cars:
        here = [at for at in columns if car.at and (at - car.progress) % track.length == 0]
        near.append(car if here else Shown(car.name, car.style, "", 0, 0))
        progress.append(min(car.progress, here[0]) if here else 0)
    board = _placed(track, near, progress)
    text = diagram.write(board, [car.name for car in cars], columns, active)
    styles = {car.name: car.style for car in cars}
    return [_styled(line, styles) for line in text.splitlines()]


def _styled(line: str, styles: dict[str, str]) -> Row:
    """A car in its colour; its name tells the same."""
    head, cells = line[:1], line[1:]
    pieces = [Segment(head, "faint")]
    for word in _WORD.findall(cells):
        style = styles.get(word.strip("*'"), "faint") if head.strip() else "faint"
        pieces.append(Segment(word, style))
    return tuple(pieces)
