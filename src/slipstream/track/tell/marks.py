"""What is painted on and beside the road as marks: line, grid, numbers, turns, the way to drive."""

from __future__ import annotations

import math

from slipstream.tell.printed_board import Mark
from slipstream.track.circuits.circuit import Circuit
from slipstream.track.rules.track import GREEN_LINE, PIT, RUN_OFF
from slipstream.track.tell.centre_line import Spot
from slipstream.track.tell.geometry import Geometry, Point
from slipstream.track.tell.paths import beside, path
from slipstream.track.tell.scene import GRID


def marks(circuit: Circuit, places: Geometry) -> list[Mark]:
    """Start/finish, green line, grid, sector numbers, turns and the way to drive."""
    return [
        *_grid(circuit, places),
        Mark("green", _line_across(places, circuit.track.length - GREEN_LINE)),
        *_chequers(places),
        *(_number(places, sector) for sector in range(0, places.sectors, 5)),
        *(_badge(places, k + 1) for k in range(len(circuit.drawing.turns))),
        _arrow(places),
    ]


def _line_across(places: Geometry, sector: int) -> str:
    half = places.width(sector, 0) / 2
    return path([places.point(sector, 0, -half), places.point(sector, 0, half)])


def _chequers(places: Geometry) -> list[Mark]:
    """Two rows over all lanes and the pit lane."""
    drawing = places.drawing
    half = places.width(0, 0) / 2
    low, high = -half - drawing.pit_gap - drawing.pit_width, half
    size = 0.24 * drawing.lane
    count = round((high - low) / size)
    deep = size / places.share
    squares = ""
    for k in range(count):
        a, b = low + (high - low) * k / count, low + (high - low) * (k + 1) / count
        rear, front = (-deep, 0.0) if k % 2 else (0.0, deep)
        corners = [(rear, a), (rear, b), (front, b), (front, a)]
        squares += path([places.point(0, u, off) for u, off in corners], close=True)
    flag = [(-deep, low), (-deep, high), (deep, high), (deep, low)]
    ground = path([places.point(0, u, off) for u, off in flag], close=True)
    return [Mark("flag", ground), Mark("chequer", squares)]


def _grid(circuit: Circuit, places: Geometry) -> list[Mark]:
    """A bracket open to the rear for each slot, its number behind it."""
    brackets = ""
    numbers = []
    lane = circuit.drawing.lane
    size = min(0.42 * lane, 15)
    wide, deep = 0.34 * lane, 0.2 * lane
    for number, (_, space) in enumerate(circuit.track.grid(GRID), start=1):
        sector, row = circuit.track.sector[space], circuit.track.lane[space]
        spot = places.spot(sector, row, 0.86)
        corners = [(-deep, -wide), (0, -wide), (0, wide), (-deep, wide)]
        brackets += path([beside(spot, a, r) for a, r in corners])
        x, y, _ = places.spot(sector, row, 0.4)
        numbers.append(_words("slot", str(number), x, y + 0.36 * size, size))
    return [Mark("grid", brackets), *numbers]


def _words(kind: str, text: str, x: float, y: float, size: float, name: str = "") -> Mark:
    return Mark(kind, text=text, x=round(x), y=round(y), size=round(size, 1), name=name)


def _outer(places: Geometry, sector: int, u: float, beyond: float) -> Point:
    return places.point(sector, u, places.width(sector, u) / 2 + beyond)


def _number(places: Geometry, sector: int) -> Mark:
    x, y = _outer(places, sector, 0.5, 0.52 * places.drawing.lane)
    return _words("sector", str(sector), x, y + 5, 15)


def _badge(places: Geometry, number: int) -> Mark:
    """A numbered disc beside a corner; its name is the tooltip."""
    drawing = places.drawing
    turn = drawing.turns[number - 1]
    sector, u = int(turn.at), turn.at - int(turn.at)
    lane = PIT if turn.side == "inside" else RUN_OFF
    off = places.border(sector, lane, turn.side == "outside", u)
    off += -drawing.pit_gap - 16 if turn.side == "inside" else 16
    x, y = places.point(sector, u, off)
    return _words("badge", str(number), x, y + 6, 17, turn.name)


def _arrow(places: Geometry) -> Mark:
    """The way to drive: in the free strip outside, after the line."""
    beyond = 0.5 * places.drawing.pit_gap + 0.4 * places.drawing.lane
    start = 1.1
    tail = _outer(places, 1, start - 1, beyond)
    sector, u = divmod(start + 60 / places.share, 1)
    tip = _outer(places, int(sector), u, beyond)
    spot = Spot(*tip, math.atan2(tip[1] - tail[1], tip[0] - tail[0]))
    head = [beside(spot, -12, -9), tip, beside(spot, -12, 9)]
    return Mark("arrow", path([tail, tip]) + path(head))
