"""A circuit with its cars as SVG: for files, for the table and for notebooks."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from xml.sax.saxutils import escape

import msgspec

from slipstream.tell.printed_board import Mark
from slipstream.tell.words import Words
from slipstream.track.circuits.circuit import Circuit
from slipstream.track.rules.board import Board
from slipstream.track.rules.track import PIT, RUN_OFF
from slipstream.track.tell import look, marks, scene, tags
from slipstream.track.tell.centre_line import Spot
from slipstream.track.tell.geometry import BOARD, Geometry, geometry
from slipstream.track.tell.look import Body, Car, Theme
from slipstream.track.tell.paths import element

_STACK = 3  # cars of a stack that are drawn; more are counted


class Picture:
    """An SVG: shown by notebooks, saved to files, embedded by the table."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: Path) -> None:
        path.write_text(self.svg, "utf-8")


def cars_on(
    board: Board, numbers: Sequence[str], teams: Sequence[str], moved: Sequence[bool]
) -> list[Car]:
    """The cars of a board as they stand: who leads, who is lapped, stacks from the bottom."""
    order = board.order()
    ahead = board.progress[order[0]] if order else 0
    return [
        Car(
            numbers[car],
            teams[car],
            board.space_of[car],
            moved=moved[car],
            leads=car == order[0],
            laps_down=(ahead - board.progress[car]) // board.track.length,
        )
        for car in sorted(order, key=board.height.__getitem__)
    ]


def draw(
    circuit: Circuit,
    cars: Sequence[Car] = (),
    *,
    theme: Theme = "auto",
    body: Body | None = None,
    zone: int = -1,
    lit: Sequence[int] = (),
    beside: tuple[int, str] = (0, ""),
    words: Words = scene.ENGLISH,
) -> Picture:
    """The whole circuit; `zone` is the centre of a Safety Zone, `lit` are spaces to choose from.

    `beside` is the width and the SVG of what stands to the right of the board.
    The cars of one pit box or run-off come in the order of their stack, the one ahead first.
    """
    places = geometry(circuit)
    shown = list(cars)
    shape = body or look.BODIES[circuit.track.home]
    parts = [
        f"<style>{look.style_sheet(circuit.drawing, theme)}</style>",
        f"<title>{escape(circuit.name)}</title><desc>{escape(_twin(circuit, shown, words))}</desc>",
        f"<defs>{tags.DEFINITIONS}{look.definitions(shown, shape)}</defs>",
        _land(circuit, words.say(scene.subtitle(circuit, circuit.track.laps[circuit.track.home]))),
        _road(circuit, zone),
        _painted(circuit, _tagged(circuit, shown, zone)),
        tags.zone_words(places, zone, words),
        "".join(tags.lit(circuit, places, space) for space in lit),
        *_cars(circuit, places, shown, shape, words),
        beside[1],
    ]
    inner = "\n".join(part for part in parts if part)
    return Picture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {BOARD[0] + beside[0]} {BOARD[1]}"'
        f' class="slipstream {theme}" role="img">\n{inner}\n</svg>\n'
    )


@cache
def _land(circuit: Circuit, subtitle: str) -> str:
    laps = circuit.track.laps[circuit.track.home]
    ground = scene.ground(circuit, geometry(circuit), laps)
    said = [msgspec.structs.replace(mark, text=subtitle) if mark.say else mark for mark in ground]
    return "".join(map(_element, said))


@lru_cache(maxsize=32)
def _road(circuit: Circuit, zone: int) -> str:
    """A Safety Zone lies on the tiles, below their joints."""
    places = geometry(circuit)
    drawn = [_element(mark) for mark in scene.road(circuit, places)]
    joints = next(k for k, text in enumerate(drawn) if 'class="joints"' in text)
    return "".join([*drawn[:joints], tags.zone(circuit, places, zone), *drawn[joints:]])


def _painted(circuit: Circuit, tagged: set[int]) -> str:
    """Without the sector numbers that give way to a tag."""
    hidden = {str(sector) for sector in tagged}
    return "".join(
        _element(mark)
        for mark in marks.marks(circuit, geometry(circuit))
        if mark.kind != "sector" or mark.text not in hidden
    )


def _element(mark: Mark) -> str:
    """A mark as SVG; `verge` has a hole, as its rule in look.toml says."""
    if not mark.text:
        return element(mark.kind, mark.path)
    words = (
        f'<text class="{mark.kind}" x="{mark.x:g}" y="{mark.y:g}" font-size="{mark.size:g}">'
        f"{escape(mark.text)}</text>"
    )
    if mark.kind != "badge":
        return words
    disc = f'<circle class="disc" cx="{mark.x:g}" cy="{mark.y - 6:g}" r="13"/>'
    return f"<g><title>{escape(mark.name)}</title>{disc}{words}</g>"


def _tagged(circuit: Circuit, cars: list[Car], zone: int) -> set[int]:
    """Sectors whose number gives way to a tag."""
    track = circuit.track
    found = {track.sector[car.space] for car in cars if tags.has_tags(car, track.lane[car.space])}
    if zone < 0:
        return found
    near = tags.zone_tag(track.length, zone)
    return found | {(near + step) % track.length for step in (-2, -1, 0, 1, 2)}


def _twin(circuit: Circuit, cars: list[Car], words: Words) -> str:
    """The picture in words."""
    return "; ".join(_sentence(circuit, car, words) for car in cars) or words("drawn-empty")


def _sentence(circuit: Circuit, car: Car, words: Words) -> str:
    told = [words("drawn-car", car=car.number, space=circuit.track.spell(car.space))]
    if car.ghost:
        told.append(words("drawn-ghost"))
    if car.leads:
        told.append(words("drawn-leads"))
    if car.laps_down:
        told.append(words("drawn-lapped", laps=car.laps_down))
    if car.moved:
        told.append(words("drawn-moved"))
    return ", ".join(told)


def _cars(
    circuit: Circuit, places: Geometry, cars: list[Car], body: Body, words: Words
) -> list[str]:
    """Tags and ghosts below, cars on top; a stack grows away from the road."""
    track = circuit.track
    taken = {car.space for car in cars}
    drawn: list[str] = []
    labels: list[str] = []
    stacked: dict[int, int] = {}
    for car in sorted(cars, key=lambda car: not car.ghost):
        sector, lane = track.sector[car.space], track.lane[car.space]
        depth = 0
        if lane in (PIT, RUN_OFF):
            depth = stacked.get(car.space, 0)
            stacked[car.space] = depth + 1
        if depth < _STACK:
            spot, scale = _stand(places, sector, lane, depth)
            drawn.append(look.draw_car(car, spot, scale, body, _sentence(circuit, car, words)))
        if tags.has_tags(car, lane):
            outer = range(car.space + 1, track.first[sector] + track.breadth[sector])
            inwards = lane == PIT or any(space in taken for space in outer)
            labels.append(tags.tags(places, car, sector, lane, inwards, words))
    for space, count in stacked.items():
        if count > _STACK:
            sector, lane = track.sector[space], track.lane[space]
            step = _step(places, lane) * (_STACK - 0.5)
            labels.append(tags.more(places, sector, lane, step, count - _STACK))
    return labels + drawn


def _step(places: Geometry, lane: int) -> float:
    """From one car of a stack to the next."""
    return 0.72 * places.drawing.lane * (-1 if lane == PIT else 1)


def _stand(places: Geometry, sector: int, lane: int, depth: int) -> tuple[Spot, float]:
    """Where a car stands and how large it is: it never leaves its space."""
    drawing = places.drawing
    if lane in (PIT, RUN_OFF):
        off = places.middle(sector, lane, 0.5) + depth * _step(places, lane)
        x, y = places.point(sector, 0.5, off)
        heading = places.spot(sector, lane).heading + (math.radians(20) if lane == RUN_OFF else 0)
        width = min(drawing.pit_width, 0.72 * drawing.lane)
        return Spot(x, y, heading), width / look.WIDTH
    length, width = places.room(sector, lane)
    full = min(0.92 * places.share / look.LENGTH, 0.9 * drawing.lane / look.WIDTH)
    scale = min(full, 0.95 * length / look.LENGTH, 0.92 * width / look.WIDTH)
    return places.spot(sector, lane), scale
