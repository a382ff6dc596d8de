"""SVG path data: short, and without points that a straight line already tells."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Final

from slipstream.track.tell.centre_line import Spot
from slipstream.track.tell.geometry import Point

_PRECISION: Final = 0.15


def path(points: list[Point], close: bool = False) -> str:
    """Path data: the first point, then steps relative to the one before, which are shorter."""
    shown = thin(points + points[:1] if close else points)
    if close:
        shown = shown[:-1]
    tenths = [(round(10 * x), round(10 * y)) for x, y in shown]
    steps = [
        f"{_short(x - left)},{_short(y - above)}"
        for (left, above), (x, y) in pairwise(tenths)
        if (x, y) != (left, above)
    ]
    start = f"M{_short(tenths[0][0])},{_short(tenths[0][1])}"
    return start + ("l" if steps else "") + " ".join(steps) + ("Z" if close else "")


def _short(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{whole}.{rest}" if rest else f"{sign}{whole}"


def thin(points: list[Point]) -> list[Point]:
    """Without the points that a straight line already tells (Douglas and Peucker)."""
    keep = [False] * len(points)
    keep[0] = keep[-1] = True
    todo = [(0, len(points) - 1)]
    while todo:
        low, high = todo.pop()
        far, worst = 0, _PRECISION
        for k in range(low + 1, high):
            off = _off(points[k], points[low], points[high])
            if off > worst:
                far, worst = k, off
        if far:
            keep[far] = True
            todo += [(low, far), (far, high)]
    return [point for point, kept in zip(points, keep, strict=True) if kept]


def _off(p: Point, a: Point, b: Point) -> float:
    length = math.dist(a, b)
    if length < 1:
        return math.dist(p, a)
    return abs((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])) / length


def element(name: str, d: str) -> str:
    return f'<path class="{name}" d="{d}"/>' if d else ""


def beside(spot: Spot, ahead: float, right: float) -> Point:
    """A point near a spot, measured along its heading."""
    x, y, heading = spot
    cos, sin = math.cos(heading), math.sin(heading)
    return x + ahead * cos - right * sin, y + ahead * sin + right * cos
