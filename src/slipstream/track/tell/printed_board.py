"""The printed board of a circuit as data, from the same geometry and marks as its picture."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from slipstream.tell.printed_board import PrintedBoard, Space
from slipstream.track.circuits.circuit import Circuit
from slipstream.track.rules.track import PIT, RUN_OFF
from slipstream.track.tell import marks, scene
from slipstream.track.tell.geometry import Geometry, geometry
from slipstream.track.tell.paths import path

_MARGIN: Final = 12.0
_KINDS: Final = {PIT: "pit", RUN_OFF: "runoff"}


@lru_cache(maxsize=32)
def printed_board(circuit: Circuit, laps: int) -> PrintedBoard:
    """With all that is painted beside the spaces."""
    places = geometry(circuit)
    painted = (
        *scene.ground(circuit, places, laps),
        *scene.road(circuit, places),
        *marks.marks(circuit, places),
    )
    return replace(bare_board(circuit, laps), marks=painted)


@lru_cache(maxsize=32)
def bare_board(circuit: Circuit, laps: int) -> PrintedBoard:
    """Only the spaces. Cropped to the road with its run-off, so that the cars are as large as they
    can be."""
    places = geometry(circuit)
    left, top, width, height = _frame(places)
    return PrintedBoard(
        width=width,
        height=height,
        spaces=tuple(_space(circuit, places, space) for space in range(circuit.track.spaces)),
        marks=(),
        title=circuit.name,
        subtitle=scene.subtitle(circuit, laps),
        left=left,
        top=top,
    )


def _frame(places: Geometry) -> tuple[float, float, float, float]:
    points = [
        point
        for sector in range(places.sectors)
        for lane in (PIT, RUN_OFF)
        for point in places.outline(sector, lane)
    ]
    left = math.floor(min(x for x, _ in points) - _MARGIN)
    top = math.floor(min(y for _, y in points) - _MARGIN)
    right = math.ceil(max(x for x, _ in points) + _MARGIN)
    bottom = math.ceil(max(y for _, y in points) + _MARGIN)
    return left, top, right - left, bottom - top


def _space(circuit: Circuit, places: Geometry, space: int) -> Space:
    track = circuit.track
    sector, lane = track.sector[space], track.lane[space]
    spot = places.spot(sector, lane)
    length, width = places.room(sector, lane)
    return Space(
        id=track.spell(space),
        x=round(spot.x, 1),
        y=round(spot.y, 1),
        angle=round(math.degrees(spot.heading), 1),
        length=round(length, 1),
        width=round(width, 1),
        outline=path(places.outline(sector, lane), close=True),
        kind=_KINDS.get(lane, "road"),
    )
