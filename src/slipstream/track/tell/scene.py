"""The land and the road as marks: scenery, pit lane, lanes, links, edges and kerbs.

The picture and the page's board are both made from these; only the Safety Zone is not printed.
"""

from __future__ import annotations

import math
from typing import Final

from slipstream.tell.printed_board import Mark
from slipstream.tell.say import Say
from slipstream.tell.words import Words, catalogue
from slipstream.track.circuits.circuit import Circuit, Scenery
from slipstream.track.rules.track import PIT
from slipstream.track.tell.geometry import BOARD, Geometry, Point
from slipstream.track.tell.paths import beside, path

GRID: Final = 22  # slots that are painted
_STEPS: Final = 8
_BLOCK: Final = 5  # sectors of one shade
ENGLISH: Final = Words(catalogue("en"))


def _ring(places: Geometry, inner: bool, beyond: float) -> list[Point]:
    """All round the circuit, `beyond` an edge of the road; negative is inwards."""
    sign = -1 if inner else 1
    return [
        places.point(sector, k / _STEPS, sign * places.width(sector, k / _STEPS) / 2 + beyond)
        for sector in range(places.sectors)
        for k in range(_STEPS)
    ]


def ground(circuit: Circuit, places: Geometry, laps: int) -> list[Mark]:
    """Grass, infield, scenery, and the verge that keeps pit lane and run-off free."""
    drawing = circuit.drawing
    inmost = -2 * drawing.pit_gap - drawing.pit_width
    outmost = 0.5 * drawing.pit_gap + 0.8 * drawing.lane
    inner, outer = _ring(places, True, inmost), _ring(places, False, outmost)
    wide, high = BOARD
    return [
        Mark("grass", f"M0,0H{wide}V{high}H0Z"),
        Mark("infield", path(inner, close=True)),
        *(_scenery(item) for item in drawing.scenery),
        Mark("verge", path(outer, close=True) + path(inner, close=True)),
        *_title(circuit, laps),
    ]


def _scenery(item: Scenery) -> Mark:
    if item.kind == "trees":
        discs = "".join(
            f"M{x - r:g},{y:g}a{r:g},{r:g},0,1,0,{2 * r:g},0a{r:g},{r:g},0,1,0,{-2 * r:g},0Z"
            for x, y, r in item.points
        )
        return Mark("trees", discs)
    points = [(x, y) for x, y in item.points]
    if item.kind == "block":
        return Mark("block", path(points, close=True))
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
    return Mark("water", curve + "Z")


def subtitle(circuit: Circuit, laps: int) -> Say:
    return Say("board-sectors", {"sectors": circuit.track.length, "laps": laps})


def _title(circuit: Circuit, laps: int) -> list[Mark]:
    title = circuit.drawing.title
    size = round(0.86 * title.size, 1)
    below = round(title.y + 0.8 * size, 1)
    small = round(0.4 * size, 1)
    say = subtitle(circuit, laps)
    return [
        Mark("title", text=circuit.name.upper(), x=title.x, y=title.y, size=size),
        Mark("subtitle", "", ENGLISH.say(say), title.x, below, size=small, say=say),
    ]


def road(circuit: Circuit, places: Geometry) -> list[Mark]:
    """Pit lane, tiles and their joints, links, edges, kerbs."""
    drawing = circuit.drawing
    near, far = -drawing.pit_gap, -drawing.pit_gap - drawing.pit_width
    inner, outer = _ring(places, True, 0), _ring(places, False, 0)
    band = path(outer, close=True) + path(inner, close=True)
    box = path(_ring(places, True, near), close=True) + path(_ring(places, True, far), close=True)
    found = [
        Mark("pit", box),
        Mark("boxes", _across(places, True)),
        Mark("road", band),
        Mark("tile2", _blocks(places)),
        Mark("joints", _across(places, False) + _borders(circuit, places)),
        Mark("link", _links(circuit, places)),
        Mark("restart", _chevrons(circuit, places)),
        Mark("edge", band),
        *_kerbs(places),
    ]
    return [mark for mark in found if mark.path]


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


def _kerbs(places: Geometry) -> list[Mark]:
    """Red and white on the apex side where the road is one lane wide."""
    track = places.track
    runs: list[list[Point]] = []
    for sector in range(track.length):
        if track.breadth[sector] > 1:
            continue
        if not runs or track.breadth[sector - 1] > 1:
            runs.append([])
        runs[-1] += _along(places, sector, 0, track.apex_outside[sector])
    d = "".join(path(run) for run in runs)
    return [Mark("kerb2", d), Mark("kerb", d)]
