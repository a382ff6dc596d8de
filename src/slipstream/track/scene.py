"""The land and the road: scenery, pit lane, lanes, links, Safety Zone, edges and kerbs."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Final
from xml.sax.saxutils import escape

from slipstream.track.circuit import Circuit, Scenery
from slipstream.track.geometry import BOARD, Geometry, Point
from slipstream.track.paths import beside, element, path
from slipstream.track.track import PIT

DEFINITIONS: Final = (
    '<pattern id="ss-hatch" width="14" height="14" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><path class="hatch" d="M7,0V14"/></pattern>'
)
GRID: Final = 22  # slots that are painted
_STEPS: Final = 8
_BEND: Final = math.radians(28)  # arcs that turn less have no kerb
_BLOCK: Final = 5  # sectors of one shade


def _ring(places: Geometry, inner: bool, beyond: float) -> list[Point]:
    """All round the circuit, `beyond` an edge of the road; negative is inwards."""
    sign = -1 if inner else 1
    return [
        places.point(sector, k / _STEPS, sign * places.width(sector, k / _STEPS) / 2 + beyond)
        for sector in range(places.sectors)
        for k in range(_STEPS)
    ]


@cache
def ground(circuit: Circuit, places: Geometry) -> str:
    """Grass, infield, scenery, and the verge that keeps pit lane and run-off free."""
    drawing = circuit.drawing
    inmost = -2 * drawing.pit_gap - drawing.pit_width
    outmost = 0.5 * drawing.pit_gap + 0.8 * drawing.lane
    inner, outer = _ring(places, True, inmost), _ring(places, False, outmost)
    return "".join(
        [
            f'<rect class="grass" width="{BOARD[0]}" height="{BOARD[1]}"/>',
            element("infield", path(inner, close=True)),
            *(_scenery(item) for item in drawing.scenery),
            f'<path class="verge" fill-rule="evenodd" d="{path(outer, close=True)}'
            f'{path(inner, close=True)}"/>',
            _title(circuit),
        ]
    )


def _scenery(item: Scenery) -> str:
    if item.kind == "trees":
        discs = "".join(
            f"M{x - r:g},{y:g}a{r:g},{r:g},0,1,0,{2 * r:g},0a{r:g},{r:g},0,1,0,{-2 * r:g},0Z"
            for x, y, r in item.points
        )
        return element("trees", discs)
    points = [(x, y) for x, y in item.points]
    if item.kind == "block":
        return element("block", path(points, close=True))
    curve = f"M{points[0][0]:g},{points[0][1]:g}"
    for k, a in enumerate(points):
        before, b, after = (
            points[k - 1],
            points[(k + 1) % len(points)],
            points[(k + 2) % len(points)],
        )
        curve += (
            f"C{a[0] + (b[0] - before[0]) / 6:.0f},{a[1] + (b[1] - before[1]) / 6:.0f},"
            f"{b[0] - (after[0] - a[0]) / 6:.0f},{b[1] - (after[1] - a[1]) / 6:.0f},"
            f"{b[0]:g},{b[1]:g}"
        )
    return element("water", curve + "Z")


def _title(circuit: Circuit) -> str:
    title = circuit.drawing.title
    size = 0.86 * title.size
    laps = circuit.track.laps[circuit.track.home]
    below = f"{circuit.file.character} · {circuit.track.length} sectors · {laps} laps"
    return (
        f'<text class="title" x="{title.x:g}" y="{title.y:g}" font-size="{size:.1f}"'
        f' letter-spacing="{0.05 * size:.1f}">{escape(circuit.name.upper())}</text>'
        f'<text class="subtitle" x="{title.x:g}" y="{title.y + 0.8 * size:g}"'
        f' font-size="{0.4 * size:.1f}">{escape(below)}</text>'
    )


@lru_cache(maxsize=32)
def road(circuit: Circuit, places: Geometry, zone: int) -> str:
    """Pit lane, tiles and their joints, Safety Zone, links, edges, kerbs."""
    drawing = circuit.drawing
    near, far = -drawing.pit_gap, -drawing.pit_gap - drawing.pit_width
    inner, outer = _ring(places, True, 0), _ring(places, False, 0)
    band = path(outer, close=True) + path(inner, close=True)
    box = path(_ring(places, True, near), close=True) + path(_ring(places, True, far), close=True)
    return "".join(
        [
            element("pit", box),
            element("boxes", _across(places, True)),
            element("road", band),
            element("tile2", _blocks(places)),
            _zone(circuit, places, zone),
            element("joints", _across(places, False) + _borders(circuit, places)),
            element("link", _links(circuit, places)),
            element("restart", _chevrons(circuit, places)),
            element("edge", band),
            _kerbs(places),
        ]
    )


def _across(places: Geometry, pit: bool) -> str:
    """Lines across the road or the pit lane, at the rear of every sector."""
    found = ""
    for sector in range(places.sectors):
        inner, outer = (PIT, PIT) if pit else (0, places.track.breadth[sector] - 1)
        found += path(
            [
                places.point(sector, 0, places.border(sector, inner, False, 0)),
                places.point(sector, 0, places.border(sector, outer, True, 0)),
            ]
        )
    return found


def _along(
    places: Geometry, sector: int, lane: int, outer: bool, steps: int = _STEPS
) -> list[Point]:
    return [
        places.point(sector, k / steps, places.border(sector, lane, outer, k / steps))
        for k in range(steps + 1)
    ]


def _blocks(places: Geometry) -> str:
    """Every other five sectors lighter, so that distances are seen without counting."""
    found = ""
    for first in range(_BLOCK, places.sectors, 2 * _BLOCK):
        inner: list[Point] = []
        outer: list[Point] = []
        for sector in range(first, min(first + _BLOCK, places.sectors)):
            inner += _along(places, sector, 0, False)
            outer += _along(places, sector, places.track.breadth[sector] - 1, True)
        found += path(outer + inner[::-1], close=True)
    return found


def _zone(circuit: Circuit, places: Geometry, centre: int) -> str:
    """GP-8.3: the open lane shaded, the closed ones hatched."""
    if centre < 0:
        return ""
    track = circuit.track.zoned(centre)
    sectors = [sector for sector in range(track.length) if track.in_zone(sector)]
    opened = "".join(path(places.outline(sector, 0), close=True) for sector in sectors)
    closed = "".join(
        path(places.outline(sector, lane), close=True)
        for sector in sectors
        for lane in range(1, track.breadth[sector])
    )
    return element("zone", opened) + element("closed", closed)


def _borders(circuit: Circuit, places: Geometry) -> str:
    """Between lanes, drawn through as long as the lanes run straight on."""
    found = ""
    for lane in range(max(circuit.track.breadth) - 1):
        run: list[Point] = []
        for sector in range(places.sectors):
            if lane < circuit.track.breadth[sector] - 1:
                run += _along(places, sector, lane, True)
            if run and (circuit.track.links[sector] != _straight(circuit, sector)):
                found += path(run)
                run = []
        found += path(run) if run else ""
    return found


def _straight(circuit: Circuit, sector: int) -> list[list[int]]:
    return [[lane] for lane in range(circuit.track.breadth[sector])]


def _links(circuit: Circuit, places: Geometry) -> str:
    """Thin curves where lanes merge or divide, and only there."""
    track = circuit.track
    found = ""
    for sector in range(track.length):
        if track.links[sector] == _straight(circuit, sector):
            continue
        onward = (sector + 1) % track.length
        for lane, into in enumerate(track.links[sector]):
            for to in into:
                found += _curve(places, (sector, lane), (onward, to))
    return found


def _curve(places: Geometry, rear: tuple[int, int], front: tuple[int, int]) -> str:
    a = places.spot(rear[0], rear[1], 0.72)
    b = places.spot(front[0], front[1], 0.28)
    reach = math.dist((a.x, a.y), (b.x, b.y)) * 0.45
    return (
        f"M{a.x:.0f},{a.y:.0f}C{a.x + reach * math.cos(a.heading):.0f},"
        f"{a.y + reach * math.sin(a.heading):.0f},{b.x - reach * math.cos(b.heading):.0f},"
        f"{b.y - reach * math.sin(b.heading):.0f},{b.x:.0f},{b.y:.0f}"
    )


def _chevrons(circuit: Circuit, places: Geometry) -> str:
    """Restart lanes, outside the starting grid, which has its own brackets."""
    rows = {space for _, space in circuit.track.grid(GRID)}
    size = 0.13 * circuit.drawing.lane
    found = ""
    for sector, spaces in enumerate(circuit.track.restart):
        for space in spaces:
            if space not in rows:
                spot = places.spot(sector, circuit.track.lane[space])
                found += path(
                    [beside(spot, -size, -size), (spot.x, spot.y), beside(spot, -size, size)]
                )
    return found


def _kerbs(places: Geometry) -> str:
    """Red and white on the apex side of every real bend."""
    runs = []
    for piece in places.line.pieces:
        if abs(piece.turn) < _BEND:
            continue
        side = 1 if (piece.turn > 0) == (places.outward < 0) else -1
        steps = max(4, round(piece.length / 8))
        run = []
        for k in range(steps + 1):
            distance = (piece.start + piece.length * k / steps) / places.share
            sector = int(distance) % places.sectors
            u = distance - int(distance)
            offset = side * (places.width(sector, u) / 2 - 1)
            run.append(places.point(sector, u, offset))
        runs.append(path(run))
    d = "".join(runs)
    return (
        f'<path class="kerb2" d="{d}"/><path class="kerb" stroke-dasharray="9 9" d="{d}"/>'
        if d
        else ""
    )
