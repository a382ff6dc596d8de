"""The circuit with its cars as SVG."""

from __future__ import annotations

from slipstream.drafting.tell.track_picture import board_with
from slipstream.games.thunder_alley.tell.view import RaceView
from slipstream.tell.words import Words
from slipstream.track.circuits.load import load
from slipstream.track.tell.drawing import cars_on, draw


def picture(view: RaceView, words: Words) -> str:
    """The whole circuit."""
    circuit = load(view.circuit)
    numbers = [str(car.number) for car in view.cars]
    teams = [car.team for car in view.cars]
    moved = [car.moved for car in view.cars]
    board = board_with(circuit.track, view.cars)
    return draw(circuit, cars_on(board, numbers, teams, moved), words=words).svg
