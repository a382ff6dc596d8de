"""What is painted on and beside the road: line, grid, numbers, turns, tags."""

from __future__ import annotations

import math
from xml.sax.saxutils import escape

from slipstream.track.centre_line import Spot
from slipstream.track.circuit import Circuit
from slipstream.track.geometry import BOARD, Geometry, Point
from slipstream.track.look import Car
from slipstream.track.paths import beside, element, path
from slipstream.track.scene import GRID
from slipstream.track.track import GREEN_LINE, PIT, RUN_OFF, ZONE


def marks(circuit: Circuit, places: Geometry, tagged: set[int], zone: int) -> str:
    """Start/finish, green line, grid, sector numbers, turns and the way to drive."""
    return "".join(
        [
            _grid(circuit, places),
            element("green", _line_across(places, circuit.track.length - GREEN_LINE)),
            _chequers(places),
            *(
                _number(places, sector)
                for sector in range(0, places.sectors, 5)
                if sector not in tagged
            ),
            *(_badge(places, k + 1) for k in range(len(circuit.drawing.turns))),
            _arrow(places),
            _zone(places, zone),
        ]
    )


def _line_across(places: Geometry, sector: int) -> str:
    half = places.width(sector, 0) / 2
    return path([places.point(sector, 0, -half), places.point(sector, 0, half)])


def _chequers(places: Geometry) -> str:
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
    return element("flag", ground) + element("chequer", squares)


def _grid(circuit: Circuit, places: Geometry) -> str:
    """A bracket open to the rear for each slot, its number behind it."""
    brackets = ""
    numbers = ""
    lane = circuit.drawing.lane
    for number, (_, space) in enumerate(circuit.track.grid(GRID), start=1):
        sector, row = circuit.track.sector[space], circuit.track.lane[space]
        spot = places.spot(sector, row, 0.86)
        wide, deep = 0.34 * lane, 0.2 * lane
        corners = [(-deep, -wide), (0, -wide), (0, wide), (-deep, wide)]
        brackets += path([beside(spot, a, r) for a, r in corners])
        x, y, _ = places.spot(sector, row, 0.4)
        size = min(0.42 * lane, 15)
        numbers += f'<text x="{x:.0f}" y="{y + 0.36 * size:.0f}">{number}</text>'
    return element("grid", brackets) + f'<g class="slot" font-size="{size:.1f}">{numbers}</g>'


def _outer(places: Geometry, sector: int, u: float, beyond: float) -> Point:
    return places.point(sector, u, places.width(sector, u) / 2 + beyond)


def _number(places: Geometry, sector: int) -> str:
    x, y = _outer(places, sector, 0.5, 0.52 * places.drawing.lane)
    return f'<text class="sector" x="{x:.0f}" y="{y + 5:.0f}" font-size="15">{sector}</text>'


def _badge(places: Geometry, number: int) -> str:
    """A numbered disc beside a corner; its name is the tooltip."""
    drawing = places.drawing
    turn = drawing.turns[number - 1]
    sector, u = int(turn.at), turn.at - int(turn.at)
    lane = PIT if turn.side == "inside" else RUN_OFF
    off = places.border(sector, lane, turn.side == "outside", u)
    off += -drawing.pit_gap - 16 if turn.side == "inside" else 16
    x, y = places.point(sector, u, off)
    return (
        f'<g><title>{escape(turn.name)}</title><circle class="badge" cx="{x:.0f}" cy="{y:.0f}"'
        f' r="13"/><text class="badgetext" x="{x:.0f}" y="{y + 6:.0f}" font-size="17">{number}'
        "</text></g>"
    )


def _arrow(places: Geometry) -> str:
    """The way to drive: in the free strip outside, after the line."""
    beyond = 0.5 * places.drawing.pit_gap + 0.4 * places.drawing.lane
    start = 1.1
    tail = _outer(places, 0, start, beyond)
    tip = _outer(places, 0, start + 60 / places.share, beyond)
    spot = Spot(*tip, math.atan2(tip[1] - tail[1], tip[0] - tail[0]))
    head = [beside(spot, -12, -9), tip, beside(spot, -12, 9)]
    return element("arrow", path([tail, tip]) + path(head))


def lit(circuit: Circuit, places: Geometry, space: int) -> str:
    """A space that may be chosen."""
    outline = places.outline(circuit.track.sector[space], circuit.track.lane[space])
    return element("lit", path(outline, close=True))


def zone_tag(sectors: int, centre: int) -> int:
    """The sector beside which a zone is named: not its centre, where a car may be in trouble."""
    return (centre + 3) % sectors


def _zone(places: Geometry, centre: int) -> str:
    """GP-8.3: from where to where a Safety Zone goes."""
    if centre < 0:
        return ""
    last = (centre + ZONE) % places.sectors
    words = f"! ZONE {(centre - ZONE) % places.sectors}-{last}"
    beside_it = zone_tag(places.sectors, centre)
    beyond = _beyond(places, beside_it, 0, False)
    return _tag(places, beside_it, beyond, words, "#FFC845", "#0B0F14", "#0B0F14")


def has_tags(car: Car, lane: int) -> bool:
    return car.leads or car.laps_down > 0 or lane == RUN_OFF


def tags(places: Geometry, car: Car, sector: int, lane: int, inwards: bool) -> str:
    """LEADS, LAP -1, OFF: beside the road with a line to the car, never on a car."""
    words = []
    if car.leads:
        words.append(("LEADS", "#FFFFFF", "#0B0F14", "#0B0F14"))
    if car.laps_down:
        words.append((f"LAP -{car.laps_down}", "#2A63F0", "#FFFFFF", "#FFD23F"))
    if lane == RUN_OFF:
        words.append(("OFF", "#FFC845", "#0B0F14", "#0B0F14"))
    beyond = _beyond(places, sector, RUN_OFF if lane == RUN_OFF else 0, inwards)
    start = places.point(sector, 0.5, places.middle(sector, lane, 0.5))
    string = path([start, places.point(sector, 0.5, beyond)])
    found = [element("string", string)]
    for k, (word, fill, ink, border) in enumerate(words):
        further = beyond + (-25 if inwards else 25) * k
        found.append(_tag(places, sector, further, word, fill, ink, border))
    return "".join(found)


def _beyond(places: Geometry, sector: int, lane: int, inwards: bool) -> float:
    """Offset of the free strip beside the road; beyond the cars of a run-off, if there are any."""
    if inwards:
        return places.border(sector, PIT, False, 0.5) - places.drawing.pit_gap
    off = places.width(sector, 0.5) / 2
    return off + places.drawing.lane * (1.2 if lane == RUN_OFF else 0.45)


def _tag(
    places: Geometry, sector: int, offset: float, word: str, fill: str, ink: str, border: str
) -> str:
    """Pushed away from the road by half its own size, but not off the board."""
    wide = 10.6 * len(word) + 10
    (ax, ay), (bx, by) = places.point(sector, 0.5, 0), places.point(sector, 0.5, offset)
    far = math.dist((ax, ay), (bx, by))
    nx, ny = (bx - ax) / far, (by - ay) / far
    push = min(wide / 2 * abs(nx) + 11 * abs(ny), wide / 2) + 2
    x = min(max(bx + nx * push, wide / 2 + 4), BOARD[0] - wide / 2 - 4)
    y = min(max(by + ny * push, 15), BOARD[1] - 15)
    return (
        f'<g transform="translate({x:.0f} {y:.0f})"><rect x="{-wide / 2:.0f}" y="-11"'
        f' width="{wide:.0f}" height="22" rx="3" fill="{fill}" stroke="{border}"/>'
        f'<text y="5.6" font-size="15.5" fill="{ink}">{word}</text></g>'
    )


def more(places: Geometry, sector: int, lane: int, offset: float, count: int) -> str:
    """How many cars of a stack are not drawn."""
    end = places.middle(sector, lane, 0.5) + offset
    return _tag(places, sector, end, f"+{count}", "#7DB8FF", "#04101F", "#04101F")
