"""The track around the cars, drawn as text or as SVG from what a seat sees."""

from __future__ import annotations

import re
from typing import Final

from slipstream.games.thunder_alley.view import CarView, RaceView
from slipstream.kernel.screen import Row, Segment, row
from slipstream.track import diagram
from slipstream.track.board import Board, empty_board
from slipstream.track.drawing import cars_on, draw
from slipstream.track.load import load

COLUMNS: Final = 14  # sectors in one row of the picture
_BEHIND: Final = 4  # of them behind the car that moves
_ROOM: Final = 2  # sectors shown around a car
_WORD: Final = re.compile(r"\s+|\S+")


def track_rows(view: RaceView) -> tuple[Row, ...]:
    """While a car moves the sectors around it; else all that have cars, piece by piece."""
    racing = [car for car in view.cars if car.at]
    if not racing:
        return ()
    rows: list[Row] = []
    for columns in _pieces(view, racing):
        rows += [row(), *_drawn(view, racing, columns)]
    return tuple(rows)


def _pieces(view: RaceView, racing: list[CarView]) -> list[list[int]]:
    """Columns by progress, the front of the field first."""
    if view.move:
        here = next(car.progress for car in racing if car.number == view.move.car)
        return [list(range(here - _BEHIND, here - _BEHIND + COLUMNS))]
    first = max(car.progress for car in racing)
    shown = set()
    for car in racing:
        at = first - (first - car.progress) % view.sectors
        shown |= set(range(at - _ROOM + 1, at + _ROOM))
    pieces: list[list[int]] = []
    for column in sorted(shown, reverse=True):
        if pieces and pieces[-1][0] == column + 1 and len(pieces[-1]) < COLUMNS:
            pieces[-1].insert(0, column)
        else:
            pieces.append([column])
    return pieces


def _drawn(view: RaceView, racing: list[CarView], columns: list[int]) -> list[Row]:
    """The cars of these sectors; whoever is a lap ahead of a column is drawn in it all the same."""
    length = view.sectors
    near = []
    for car in racing:
        here = [at for at in columns if (at - car.progress) % length == 0]
        if here:
            near.append((car, min(car.progress, here[0])))
    board = _board(view, near)
    names = [f"[{car.number}]" if car.seat == view.seat else str(car.number) for car in view.cars]
    numbers = [car.number for car in view.cars]
    active = numbers.index(view.move.car) if view.move else -1
    text = diagram.write(board, names, columns, active)
    teams = {str(car.number): car.team for car in view.cars}
    return [_styled(line, teams) for line in text.splitlines()]


def _board(view: RaceView, cars: list[tuple[CarView, int]]) -> Board:
    """Cars on a board of their own, stacks from the bottom."""
    track = load(view.circuit).track
    board = empty_board(track, len(view.cars))
    numbers = [car.number for car in view.cars]
    for car, progress in sorted(cars, key=lambda pair: pair[0].stack):
        lane = car.at.partition(".")[2]
        space = track.read(f"{progress}.{lane}")[1]
        board.place(numbers.index(car.number), space, progress)
    return board


def _styled(line: str, teams: dict[str, str]) -> Row:
    """A car in its colour; the number tells the same."""
    head, cells = line[:1], line[1:]
    pieces = [Segment(head, "faint")]
    for word in _WORD.findall(cells):
        number = word.strip("[]*'")
        style = teams.get(number, "faint") if head.strip() else "faint"
        pieces.append(Segment(word, style))
    return tuple(pieces)


def picture(view: RaceView) -> str:
    """The whole circuit as SVG."""
    board = _board(view, [(car, car.progress) for car in view.cars if car.at])
    numbers = [str(car.number) for car in view.cars]
    teams = [car.team for car in view.cars]
    moved = [car.moved for car in view.cars]
    return draw(load(view.circuit), cars_on(board, numbers, teams, moved)).svg
