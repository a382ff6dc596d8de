"""How cars are called and coloured, and their track as rows of a screen."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from slipstream.drafting import track_picture
from slipstream.drafting.track_picture import Shown
from slipstream.games.grand_prix.view import CarView, RaceView
from slipstream.kernel.screen import Row
from slipstream.track.load import load
from slipstream.track.track import Track

TEXTS: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "screen.toml").read_text("utf-8")
)


def is_mine(view: RaceView, car: CarView) -> bool:
    """Is it one of the reader's two Player Cars? Neither a spectator nor the dealer has any."""
    return view.seat >= 0 and car.seat == view.seat


def tag(view: RaceView, car: CarView) -> str:
    """Own cars stand in brackets, NPCs behind the shape of their player: no colour is needed."""
    if car.icon:
        return f"{TEXTS['shapes'][car.icon]}{car.number}"
    return f"[{car.number}]" if is_mine(view, car) else str(car.number)


def style(view: RaceView, car: CarView) -> str:
    """The colour of the team, of an NPC that of the player who drives it."""
    if not car.icon:
        return colour(car.team)
    return colour(view.teams[car.controller]) if car.controller >= 0 else ""


def colour(team: str) -> str:
    found: str = TEXTS["colours"][team]
    return found


def standing(view: RaceView) -> list[CarView]:
    """First to last: finished, racing, out; nobody before there is a grid."""
    if view.asking == "end":
        return sorted(view.cars, key=lambda car: car.slot)
    cars = {car.number: car for car in view.cars}
    return [cars[number] for number in (*view.finished, *view.order, *view.out)]


def shown(view: RaceView) -> list[Shown]:
    return [
        Shown(tag(view, car), style(view, car), car.at, car.progress, car.stack)
        for car in view.cars
    ]


def open_track(view: RaceView) -> Track:
    """GP-8.3.2.1: the circuit with the lanes that are open now."""
    track = load(view.circuit).track
    return track if view.zone < 0 else track.zoned(view.zone)


def track_rows(view: RaceView) -> tuple[Row, ...]:
    """The part of the track that matters now."""
    numbers = [car.number for car in view.cars]
    active = numbers.index(view.move.car) if view.move else -1
    return track_picture.track_rows(open_track(view), shown(view), active)
