"""The cars of a view on their track, drawn as text or as SVG."""

from __future__ import annotations

from slipstream.drafting import track_picture
from slipstream.drafting.track_picture import Shown, board_of
from slipstream.games.thunder_alley.view import CarView, RaceView
from slipstream.kernel.screen import Row
from slipstream.track.drawing import cars_on, draw
from slipstream.track.load import load


def tag(view: RaceView, car: CarView) -> str:
    """Own cars stand in brackets: no colour is needed to tell them."""
    return f"[{car.number}]" if car.seat == view.seat else str(car.number)


def shown(view: RaceView) -> list[Shown]:
    return [Shown(tag(view, car), car.team, car.at, car.progress, car.stack) for car in view.cars]


def track_rows(view: RaceView) -> tuple[Row, ...]:
    """The part of the track that matters now."""
    numbers = [car.number for car in view.cars]
    active = numbers.index(view.move.car) if view.move else -1
    return track_picture.track_rows(load(view.circuit).track, shown(view), active)


def picture(view: RaceView) -> str:
    """The whole circuit as SVG."""
    circuit = load(view.circuit)
    numbers = [str(car.number) for car in view.cars]
    teams = [car.team for car in view.cars]
    moved = [car.moved for car in view.cars]
    board = board_of(circuit.track, shown(view))
    return draw(circuit, cars_on(board, numbers, teams, moved)).svg
