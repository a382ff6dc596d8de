"""The printed board as data: every space where it lies, and all that is painted around them.

The lane follows a line with rounded corners; a place is told by how many spaces of the lane it is
from the finishing line, and by its offset outwards from the lane's inner edge.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from slipstream.games.grand_prix_f1.rules.board import (
    BONUS,
    BOX_ENTRY,
    BOX_SPACE,
    BOX_STOP,
    CAPACITY,
    FINE,
    KIND,
    KINDS_OF_SPACE,
    LANE_SPACE,
    LAP,
    NEXT_FROM_STOP,
    OVER_THE_LINE,
    SPACES,
    every_way,
)
from slipstream.games.grand_prix_f1.tell.facts import printed
from slipstream.tell.printed_board import Mark, PrintedBoard, Space
from slipstream.tell.say import Say
from slipstream.track.tell.centre_line import CentreLine, Spot
from slipstream.track.tell.paths import beside, path

_DATA: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "drawing.toml").read_text("utf-8")
)
_LINE: Final = CentreLine([(x, y, radius) for x, y, radius in _DATA["lane"]["edge"]])
_SHARE: Final[float] = _LINE.length / LAP
_WIDTH: Final[dict[int, float]] = {1: _DATA["lane"]["one_car"], 2: _DATA["lane"]["two_cars"]}
_LIMIT_FRAMES: Final = ("B2", "B16")  # GPF1-3.10: where the speed limit begins and ends
_STOP_SHARE: Final = 0.46  # of a box, for the space of the stop itself

Point = tuple[float, float]
Border = Callable[[float], float]


class Strip:
    """The place of a space: from where to where along the lane, and both borders across."""

    def __init__(self, begin: float, end: float, inner: Border, outer: Border) -> None:
        self.begin = begin
        self.end = end
        self.inner = inner
        self.outer = outer

    def middle(self) -> Spot:
        """Where a car stands, and which way it points."""
        return self.spot((self.begin + self.end) / 2)

    def spot(self, along: float) -> Spot:
        return _spot(along, (self.inner(along) + self.outer(along)) / 2)

    def width(self) -> float:
        along = (self.begin + self.end) / 2
        return self.outer(along) - self.inner(along)

    def length(self) -> float:
        return math.dist(*[self.point(end, 0.5) for end in (self.begin, self.end)])

    def point(self, along: float, across: float) -> Point:
        inner = self.inner(along)
        spot = _spot(along, inner + across * (self.outer(along) - inner))
        return spot.x, spot.y

    def outline(self, inset: float = 0, steps: int = 10) -> list[Point]:
        """The corners and enough points between them; `inset` from all sides."""
        ends = inset / _SHARE
        along = [
            self.begin + ends + (self.end - self.begin - 2 * ends) * step / steps
            for step in range(steps + 1)
        ]
        outer = [_spot(at, self.outer(at) - inset) for at in along]
        inner = [_spot(at, self.inner(at) + inset) for at in reversed(along)]
        return [(spot.x, spot.y) for spot in outer + inner]


def _spot(along: float, out: float) -> Spot:
    """A point beside the lane: the road turns left, so outwards is to the right."""
    spot = _LINE.at(along * _SHARE)
    x, y = beside(spot, 0, out)
    return Spot(x, y, spot.heading)


def _lane_width(along: float) -> float:
    """One car or two; between their middles the road narrows smoothly."""
    here = math.floor(along - 0.5)
    u = along - 0.5 - here
    before, after = (_WIDTH[CAPACITY[space % LAP]] for space in (here, here + 1))
    return before + (after - before) * u * u * (3 - 2 * u)


def _flat(offset: float) -> Border:
    return lambda _: offset


def _rows() -> dict[str, Strip]:
    """Lane, overtaking lanes, gravel beds and pit lane."""
    found = {SPACES[space]: Strip(space, space + 1, _flat(0), _lane_width) for space in range(LAP)}
    for row in _DATA["row"]:
        names: list[str] = row["spaces"]
        step = (row["to"] - row["from"]) / len(names)
        inner, outer = (_flat(offset) for offset in row["at"])
        for number, name in enumerate(names):
            begin = row["from"] + number * step
            found[name] = Strip(begin, begin + step, inner, outer)
    return found


def _boxes(rows: dict[str, Strip]) -> dict[str, Strip]:
    """Way in, stop, way out, beside the pit space between entry and exit."""
    inner, outer = (_flat(offset) for offset in _DATA["boxes"]["at"])
    ahead: float = _DATA["boxes"]["ahead"]
    found = {}
    for entry, stop in zip(BOX_ENTRY, BOX_STOP, strict=True):
        strips = rows[SPACES[entry]], rows[SPACES[entry + 2]]
        begin, end = ((strip.begin + strip.end) / 2 + ahead for strip in strips)
        margin = (end - begin) * (1 - _STOP_SHARE) / 2
        edges = [begin, begin + margin, end - margin, end]
        for number in range(3):
            name = SPACES[stop - 1 + number]
            found[name] = Strip(edges[number] + 0.02, edges[number + 1] - 0.02, inner, outer)
    return found


def _strips() -> list[Strip]:
    rows = _rows()
    rows |= _boxes(rows)
    return [rows[name] for name in SPACES]


STRIPS: Final = _strips()


@cache
def printed_board(laps: int) -> PrintedBoard:
    """GPF1, section 2.2: the circuit as it lies on the table."""
    return PrintedBoard(
        width=_DATA["size"]["width"],
        height=_DATA["size"]["height"],
        spaces=tuple(_space(space) for space in range(len(SPACES))),
        marks=(*_grounds(), *_edges(), *_lines(), *_frames(), *_texts()),
        title="Grand Prix-F1",
        subtitle=Say("board-spaces", {"spaces": LAP, "laps": laps}),
    )


def _space(space: int) -> Space:
    strip = STRIPS[space]
    spot = strip.middle()
    return Space(
        id=SPACES[space],
        x=round(spot.x, 1),
        y=round(spot.y, 1),
        angle=round(math.degrees(spot.heading), 1),
        length=round(strip.length(), 1),
        width=round(strip.width(), 1),
        outline=path(strip.outline(2), close=True),
        kind=KINDS_OF_SPACE[KIND[space]],
    )


def _grounds() -> list[Mark]:
    """Tarmac and sand below the spaces."""
    lane = "".join(_band(0, LAP, border, 240) for border in (_flat(0), _lane_width))
    found = [Mark("road", path=lane)]
    for row in _DATA["row"]:
        first, last = (SPACES.index(row["spaces"][end]) for end in (0, -1))
        kind = KINDS_OF_SPACE[KIND[first]]
        found.append(Mark(f"{kind}-ground", path=_ground(STRIPS[first], STRIPS[last])))
    boxes = [_ground(STRIPS[stop - 1], STRIPS[stop + 1]) for stop in BOX_STOP]
    return found + [Mark("box-ground", path=box) for box in boxes]


def _band(begin: float, end: float, border: Border, steps: int) -> str:
    return path(_along(begin, end, border, steps)[:-1], close=True)


def _along(begin: float, end: float, border: Border, steps: int) -> list[Point]:
    spots = [begin + (end - begin) * step / steps for step in range(steps + 1)]
    return [(spot.x, spot.y) for spot in (_spot(at, border(at)) for at in spots)]


def _ground(first: Strip, last: Strip) -> str:
    whole = Strip(first.begin, last.end, first.inner, first.outer)
    return path(whole.outline(-3, steps=60), close=True)


def _edges() -> list[Mark]:
    return [Mark("edge", path=_band(0, LAP, border, 240)) for border in (_flat(0), _lane_width)] + [
        Mark("split", path=path([STRIPS[space].point(along, 0.5) for along in _most_of(space)]))
        for space in range(LAP)
        if CAPACITY[space] == 2
    ]


def _most_of(space: int) -> list[float]:
    return [space + 0.1 + 0.8 * step / 8 for step in range(9)]


def _lines() -> list[Mark]:
    """The ways between rows, and the chequered line over the lane and the pit lane."""
    found = [
        Mark("way", path=_way(here, to))
        for here in range(len(SPACES))
        for to in every_way(here)
        if KIND[here] != KIND[to]
    ]
    for before in range(len(SPACES)):
        if OVER_THE_LINE[before] >= 0:
            found += _chequers(STRIPS[before])
    return found


def _way(here: int, to: int) -> str:
    """From the front of a space to the rear of another one, bent as a car would drive."""
    start, end = STRIPS[here], STRIPS[to]
    leave = max(start.begin + 0.1, min(start.end - 0.08, end.begin - 0.1))
    a = start.spot(leave)
    b = end.spot(max(end.begin + 0.08, leave + 0.28))
    bend = math.dist((a.x, a.y), (b.x, b.y)) / 2.5
    points = [(a.x, a.y), beside(a, bend, 0), beside(b, -bend, 0), (b.x, b.y)]
    texts = [f"{x:.0f},{y:.0f}" for x, y in points]
    return f"M{texts[0]}C{' '.join(texts[1:])}"


def _chequers(before: Strip) -> list[Mark]:
    """GPF1-10.4: two rows of squares."""
    line = _spot(before.end, 0)
    inner, outer = before.inner(before.end), before.outer(before.end)
    rows = max(2, round((outer - inner) / 8))
    size = (outer - inner) / rows
    corners = [(-size, inner), (size, inner), (size, outer), (-size, outer)]
    squares = "".join(
        _square(line, -size if row % 2 else 0, inner + row * size, size) for row in range(rows)
    )
    ground = path([beside(line, x, y) for x, y in corners], close=True)
    return [Mark("flag", path=ground), Mark("chequer", path=squares)]


def _square(spot: Spot, ahead: float, out: float, size: float) -> str:
    corners = [(ahead, out), (ahead + size, out), (ahead + size, out + size), (ahead, out + size)]
    return path([beside(spot, x, y) for x, y in corners], close=True)


def _frames() -> list[Mark]:
    """GPF1-6.1, GPF1-6.9, GPF1-5.1, GPF1-3.10: what a stop on a space means, as its frame."""
    found = []
    for space, strip in enumerate(STRIPS):
        kind = _frame(space)
        if kind:
            outline = path(strip.outline(6), close=True)
            found.append(Mark(kind, path=outline, name=SPACES[space]))
    return found


def _frame(space: int) -> str:
    if BONUS[space]:
        return "bonus"
    if FINE[space]:
        return "fine"
    if NEXT_FROM_STOP[space]:
        return "detour"
    return "limit" if SPACES[space] in _LIMIT_FRAMES else ""


def _texts() -> list[Mark]:
    found = []
    for space in range(len(SPACES)):
        found += _lane_texts(space) if KIND[space] == LANE_SPACE else [_name(space)]
    return [mark for mark in found if mark.text]


def _lane_texts(space: int) -> list[Mark]:
    """The number at the rear beside the inner edge, the cost at the front beside the outer one."""
    number = _spot(space + 0.16, 15)
    amount = _spot(space + 0.83, _lane_width(space + 0.83) - 16)
    sign = f"+{BONUS[space]}" if BONUS[space] else f"\N{MINUS SIGN}{FINE[space]}"
    cost = sign if BONUS[space] or FINE[space] else ""
    return [
        _words("number", number, SPACES[space], 22),
        _words("gain" if BONUS[space] else "loss", amount, cost, 22),
    ]


def _name(space: int) -> Mark:
    """Inside a bed as it is printed, K1 and on; a box once, above its stop."""
    name = SPACES[space]
    spot = STRIPS[space].middle()
    if KIND[space] == BOX_SPACE:
        text = f"Box {name.removeprefix('BOX')}" if space in BOX_STOP else ""
        return _words("box-name", Spot(*beside(spot, 0, -34), 0), text, 20)
    return _words(f"{KINDS_OF_SPACE[KIND[space]]}-name", spot, printed(name), 19)


def _words(kind: str, spot: Spot, text: str, size: float) -> Mark:
    """Upright; the middle of the letters is on the spot."""
    return Mark(kind, text=text, x=round(spot.x, 1), y=round(spot.y + size * 0.36, 1), size=size)
