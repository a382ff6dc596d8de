"""The cars of a view on their track."""

from __future__ import annotations

from slipstream.games.grand_prix.tell.view import CarView, RaceView
from slipstream.track.circuits.load import load
from slipstream.track.rules.track import Track


def in_order(view: RaceView) -> list[CarView]:
    """First to last: finished, racing, out; nobody before there is a grid."""
    if view.asking == "end":
        return sorted(view.cars, key=lambda car: car.place)
    cars = {car.number: car for car in view.cars}
    return [cars[number] for number in (*view.finished, *view.order, *view.out)]


def open_track(view: RaceView) -> Track:
    """GP-8.3.2.1: the circuit with the lanes that are open now."""
    track = load(view.circuit).track
    return track if view.zone < 0 else track.zoned(view.zone)
