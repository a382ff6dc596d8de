"""Where everything lies on the board: centre line, lanes, pit lane and run-off, in board units.

The board is 1600 x 1000, x to the right, y down; angles are clockwise. The centre line is a polygon
with rounded corners; every sector takes an equal share of it. Across, offsets count outwards from
the centre line. On the boundary of two sectors every link owns a piece, so that two spaces share
an edge exactly when a link joins them; between boundaries the road narrows or widens smoothly.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from slipstream.track.circuits.circuit import Circuit
from slipstream.track.rules.track import PIT, RUN_OFF
from slipstream.track.tell.centre_line import CentreLine, Spot

BOARD: Final = (1600, 1000)
Point = tuple[float, float]


def ease(u: float) -> float:
    return u * u * (3 - 2 * u)


class Geometry:
    """The places of one circuit."""

    def __init__(self, circuit: Circuit) -> None:
        self.track = circuit.track
        self.drawing = circuit.drawing
        self.line = CentreLine(self.drawing.points)
        self.sectors = int(self.track.length)
        self.share = self.line.length / self.sectors
        self.outward = 1 if circuit.direction == "clockwise" else -1
        self.widths = [self._width(sector) for sector in range(self.sectors)]
        self.slopes = [self._slope(sector) for sector in range(self.sectors)]
        self._front: list[list[tuple[float, float]]] = []
        self._rear: list[list[tuple[float, float]]] = [[] for _ in range(self.sectors)]
        for sector in range(self.sectors):
            self._share_boundary(sector)

    def _width(self, sector: int) -> float:
        """Of the road at the rear boundary of a sector."""
        lanes: list[int] = list(self.track.breadth)
        return self.drawing.lane * (lanes[sector - 1] + lanes[sector]) / 2

    def _slope(self, sector: int) -> float:
        widths = self.widths
        x = widths[sector] - widths[sector - 1]
        y = widths[(sector + 1) % self.sectors] - widths[sector]
        return 0.0 if x * y <= 0 else 2 * x * y / (x + y)

    def _share_boundary(self, sector: int) -> None:
        """Give each link of the front boundary its piece; a lane owns those of its links."""
        onward = (sector + 1) % self.sectors
        links = self.track.links[sector]
        entering = [
            sum(lane in into for into in links) for lane in range(self.track.breadth[onward])
        ]
        width = int(self.track.breadth[sector] + self.track.breadth[onward])
        reach = 0.0
        front: list[tuple[float, float]] = []
        rear: list[tuple[float, float]] = [(-1.0, 0.0)] * self.track.breadth[onward]
        for into in links:
            begin = reach
            for lane in into:
                old = reach
                reach += (1 / len(into) + 1 / entering[lane]) / width
                rear[lane] = (old if rear[lane][0] < 0 else rear[lane][0], reach)
            front.append((begin, reach))
        self._front.append(front)
        self._rear[onward] = rear

    def width(self, sector: int, u: float) -> float:
        """Of the road inside a sector, u = 0 at its rear, 1 at its front (cubic Hermite)."""
        onward = (sector + 1) % self.sectors
        a, b = self.widths[sector], self.widths[onward]
        rest = 1 - u
        return (
            a * (1 + 2 * u) * rest * rest
            + self.slopes[sector] * u * rest * rest
            + b * u * u * (3 - 2 * u)
            - self.slopes[onward] * u * u * rest
        )

    def border(self, sector: int, lane: int, outer: bool, u: float) -> float:
        """Offset of a border of a lane."""
        if lane == PIT:
            inner = -self.width(sector, u) / 2 - self.drawing.pit_gap
            return inner if outer else inner - self.drawing.pit_width
        if lane == RUN_OFF:
            edge = self.width(sector, u) / 2 + 0.5 * self.drawing.pit_gap
            return edge + 0.8 * self.drawing.lane if outer else edge
        rear = self._rear[sector][lane][outer]
        front = self._front[sector][lane][outer]
        return self.width(sector, u) * (rear + (front - rear) * ease(u) - 0.5)

    def middle(self, sector: int, lane: int, u: float) -> float:
        inner = self.border(sector, lane, False, u)
        return (inner + self.border(sector, lane, True, u)) / 2

    def point(self, sector: int, u: float, offset: float) -> Point:
        spot = self.line.at((sector + u) * self.share)
        offset *= self.outward
        return (
            spot.x + offset * math.sin(spot.heading),
            spot.y - offset * math.cos(spot.heading),
        )

    def spot(self, sector: int, lane: int, u: float = 0.5) -> Spot:
        """Where a car stands, turned along the chord of its lane."""
        x, y = self.point(sector, u, self.middle(sector, lane, u))
        ax, ay = self.point(sector, u - 0.06, self.middle(sector, lane, u - 0.06))
        bx, by = self.point(sector, u + 0.06, self.middle(sector, lane, u + 0.06))
        return Spot(x, y, math.atan2(by - ay, bx - ax))

    def room(self, sector: int, lane: int) -> tuple[float, float]:
        """Length and width of a space, measured through its middle."""
        rear = self.point(sector, 0.1, self.middle(sector, lane, 0.1))
        front = self.point(sector, 0.9, self.middle(sector, lane, 0.9))
        width = self.border(sector, lane, True, 0.5) - self.border(sector, lane, False, 0.5)
        return math.dist(rear, front) / 0.8, width

    def outline(self, sector: int, lane: int, steps: int = 8) -> list[Point]:
        """The polygon of a space: rear edge, outer border, front edge, inner border."""
        along = [k / steps for k in range(steps + 1)]
        outer = [self.point(sector, u, self.border(sector, lane, True, u)) for u in along]
        inner = [self.point(sector, u, self.border(sector, lane, False, u)) for u in along]
        return outer + inner[::-1]


@cache
def geometry(circuit: Circuit) -> Geometry:
    """Measured once for each circuit."""
    return Geometry(circuit)
