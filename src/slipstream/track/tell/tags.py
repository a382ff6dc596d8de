"""What lies on a printed board during a race: spaces to choose, Safety Zone, tags of cars."""

from __future__ import annotations

import math
from typing import Final

from slipstream.tell.words import Words
from slipstream.track.circuits.circuit import Circuit
from slipstream.track.rules.track import PIT, RUN_OFF, ZONE
from slipstream.track.tell.geometry import BOARD, Geometry
from slipstream.track.tell.look import Car
from slipstream.track.tell.paths import element, path

DEFINITIONS: Final = (
    '<pattern id="ss-hatch" width="14" height="14" patternUnits="userSpaceOnUse"'
    ' patternTransform="rotate(45)"><path class="hatch" d="M7,0V14"/></pattern>'
)


def zone(circuit: Circuit, places: Geometry, centre: int) -> str:
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


def lit(circuit: Circuit, places: Geometry, space: int) -> str:
    """A space that may be chosen."""
    outline = places.outline(circuit.track.sector[space], circuit.track.lane[space])
    return element("lit", path(outline, close=True))


def zone_tag(sectors: int, centre: int) -> int:
    """The sector beside which a zone is named: not its centre, where a car may be in trouble."""
    return (centre + 3) % sectors


def zone_words(places: Geometry, centre: int, words: Words) -> str:
    """GP-8.3: from where to where a Safety Zone goes."""
    if centre < 0:
        return ""
    last = (centre + ZONE) % places.sectors
    text = words("drawn-tag-zone", first=(centre - ZONE) % places.sectors, last=last)
    beside_it = zone_tag(places.sectors, centre)
    beyond = _beyond(places, beside_it, 0, False)
    return _tag(places, beside_it, beyond, text, "#FFC845", "#0B0F14", "#0B0F14")


def has_tags(car: Car, lane: int) -> bool:
    return car.leads or car.laps_down > 0 or lane == RUN_OFF


def tags(places: Geometry, car: Car, sector: int, lane: int, inwards: bool, words: Words) -> str:
    """LEADS, LAP -1, OFF: beside the road with a line to the car, never on a car."""
    shown = []
    if car.leads:
        shown.append((words("drawn-tag-leads"), "#FFFFFF", "#0B0F14", "#0B0F14"))
    if car.laps_down:
        lapped = words("drawn-tag-lapped", laps=car.laps_down)
        shown.append((lapped, "#2A63F0", "#FFFFFF", "#FFD23F"))
    if lane == RUN_OFF:
        shown.append((words("drawn-tag-off"), "#FFC845", "#0B0F14", "#0B0F14"))
    beyond = _beyond(places, sector, RUN_OFF if lane == RUN_OFF else 0, inwards)
    start = places.point(sector, 0.5, places.middle(sector, lane, 0.5))
    string = path([start, places.point(sector, 0.5, beyond)])
    found = [element("string", string)]
    for k, (word, fill, ink, border) in enumerate(shown):
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
