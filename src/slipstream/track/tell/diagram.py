"""Drawn positions: travel from left to right, rows from the inside outwards.

    P     .   8/40     .
    0     .      .    15
    1     .    *22   29'
    2     #      #     .
          8      9    10

The last row holds the progress of each column. `P` is the pit lane and `O` the run-off, where a
stack is written bottom (ahead) first; `.` is an empty space, `#` no space at all, `=` a lane that a
Safety Zone closes; `*` marks the active car and each `'` a lap fewer than its column says.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from slipstream.kernel.errors import InvalidText
from slipstream.track.rules.board import OFF, Board, empty_board
from slipstream.track.rules.track import PIT, RUN_OFF, Track

EMPTY: Final = "."
NO_SPACE: Final = "#"
CLOSED: Final = "="
_CAR: Final = re.compile(r"(\*?)(\w+)('*)")
_ROWS: Final = {"P": PIT, "O": RUN_OFF}


class Place(msgspec.Struct, frozen=True):
    """A car of a diagram."""

    car: str
    progress: int
    lane: int
    """PIT and RUN_OFF are lanes too; cars of a stack come bottom first."""


class Diagram(msgspec.Struct, frozen=True):
    """What a drawing says, apart from any circuit."""

    columns: tuple[int, ...]
    rows: dict[int, tuple[str, ...]]
    """Cells by lane."""

    def places(self, length: int) -> list[Place]:
        """The cars, row by row; `length` is that of a lap, for cars drawn with a `'`."""
        found = []
        for lane, cells in self.rows.items():
            for progress, cell in zip(self.columns, cells, strict=True):
                for text in _cars(cell):
                    car = _CAR.fullmatch(text)
                    if car is None:
                        raise InvalidText(f"{text!r} is not a car", text, "")
                    found.append(Place(car[2], progress - len(car[3]) * length, lane))
        return found

    def active(self) -> str:
        """The car with the star, or nothing."""
        texts = [text for cells in self.rows.values() for cell in cells for text in _cars(cell)]
        return next((text.strip("*'") for text in texts if text.startswith("*")), "")


def _cars(cell: str) -> list[str]:
    return [] if cell in (EMPTY, NO_SPACE, CLOSED) else cell.split("/")


def read(text: str) -> Diagram:
    """Take a drawing apart."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    if len(lines) < 2:
        raise InvalidText("a diagram has at least one row and its columns", text.strip(), "")
    columns = tuple(_number(word) for word in lines[-1])
    rows: dict[int, tuple[str, ...]] = {}
    for name, *cells in lines[:-1]:
        lane = _ROWS[name] if name in _ROWS else _number(name)
        if lane in rows:
            raise InvalidText(f"row {name} is drawn twice", name, "")
        if len(cells) != len(columns):
            raise InvalidText(
                f"row {name} has {len(cells)} cells for {len(columns)} columns", name, ""
            )
        rows[lane] = tuple(cells)
    return Diagram(columns, rows)


def _number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise InvalidText(f"{word!r} is neither a lane nor a progress", word, "") from None


def set_up(diagram: Diagram, track: Track, cars: Sequence[str]) -> Board:
    """A board with the drawn cars; `cars` names every car of the race, drawn or not."""
    _agree(diagram, track)
    board = empty_board(track, len(cars))
    for place in diagram.places(track.length):
        if place.car not in cars:
            raise InvalidText(f"{place.car} is not a car of this race", place.car, "")
        car = cars.index(place.car)
        to = track.space(place.progress % track.length, place.lane)
        if board.space_of[car] != OFF:
            raise InvalidText(f"car {place.car} is drawn twice", place.car, "")
        if to < track.road and board.car_at[to] != OFF:
            raise InvalidText(f"two cars are drawn on {track.spell(to)}", place.car, "")
        board.place(car, to, place.progress)
    return board


def _agree(diagram: Diagram, track: Track) -> None:
    """Refuse a drawing whose spaces are not those of the circuit."""
    for lane, cells in diagram.rows.items():
        for progress, cell in zip(diagram.columns, cells, strict=True):
            exists = lane < track.breadth[progress % track.length]
            if exists == (cell == NO_SPACE):
                has = "has a" if exists else "has no"
                raise InvalidText(
                    f"{track.name} {has} lane {lane} in sector {progress % track.length}", cell, ""
                )


def write(
    board: Board,
    cars: Sequence[str],
    columns: Sequence[int] = (),
    active: int = -1,
) -> str:
    """Draw a board: the columns given, else those around the cars; every car must fit in."""
    shown = list(columns) or _around(board)
    cells = _cells(board, cars, shown, active)
    lanes = range(max(board.track.breadth[column % board.track.length] for column in shown))
    rows = [("P", PIT), *((str(lane), lane) for lane in lanes), ("O", RUN_OFF)]
    table = [
        [name, *(cells.get((column, lane), _blank(board.track, column, lane)) for column in shown)]
        for name, lane in rows
        if lane >= 0 or any((column, lane) in cells for column in shown)
    ]
    table.append(["", *(str(column) for column in shown)])
    widths = [max(3, *(len(row[k]) for row in table)) for k in range(1, len(shown) + 1)]
    return "".join(_line(row, widths) for row in table)


def _line(row: list[str], widths: list[int]) -> str:
    cells = (cell.rjust(width) for cell, width in zip(row[1:], widths, strict=True))
    return "  ".join([row[0].ljust(1), *cells]) + "\n"


def _around(board: Board) -> list[int]:
    """Every occupied progress, and the one before and after it."""
    found = {
        board.progress[car] + step
        for car, space in enumerate(board.space_of)
        if space != OFF
        for step in (-1, 0, 1)
    }
    return sorted(found) or [0]


def _blank(track: Track, column: int, lane: int) -> str:
    sector = column % track.length
    if lane < track.lanes[sector]:
        return EMPTY
    return CLOSED if lane < track.breadth[sector] else NO_SPACE


def _cells(
    board: Board, cars: Sequence[str], columns: list[int], active: int
) -> dict[tuple[int, int], str]:
    """The text of every occupied cell."""
    cells: dict[tuple[int, int], str] = {}
    placed = [car for car, space in enumerate(board.space_of) if space != OFF]
    for car in sorted(placed, key=board.height.__getitem__):
        column = _column(board, car, columns)
        laps = (column - board.progress[car]) // board.track.length
        text = ("*" if car == active else "") + cars[car] + "'" * laps
        at = (column, board.track.lane[board.space_of[car]])
        cells[at] = f"{cells[at]}/{text}" if at in cells else text
    return cells


def _column(board: Board, car: int, columns: list[int]) -> int:
    """Its own progress, else the same sector on a later lap."""
    progress = board.progress[car]
    later = [column for column in columns if column >= progress]
    for column in sorted(later):
        if (column - progress) % board.track.length == 0:
            return column
    raise InvalidText(f"no column for a car at {progress}", str(progress), "")
