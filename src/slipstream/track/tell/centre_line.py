"""The centre line of a circuit: a polygon with rounded corners, as lines and arcs.

Every corner [x, y, r] becomes the arc of radius r that touches both sides; between arcs the line is
straight. It begins at the middle of the first corner's arc, the start/finish. Point and direction
at any distance come in closed form. Angles are clockwise, because y points down.
"""

from __future__ import annotations

import math
from typing import NamedTuple


class Spot(NamedTuple):
    """A point of a line and the direction of driving there, in radians."""

    x: float
    y: float
    heading: float


class Piece(NamedTuple):
    """A straight (no turn) or an arc of the centre line."""

    start: float
    length: float
    x: float
    y: float
    heading: float
    turn: float

    def at(self, distance: float) -> Spot:
        if not self.turn:
            return Spot(
                self.x + distance * math.cos(self.heading),
                self.y + distance * math.sin(self.heading),
                self.heading,
            )
        radius = self.length / self.turn
        heading = self.heading + distance / radius
        return Spot(
            self.x + radius * (math.sin(heading) - math.sin(self.heading)),
            self.y - radius * (math.cos(heading) - math.cos(self.heading)),
            heading,
        )


class Corner(NamedTuple):
    """A corner of the polygon: how far it turns, and how long its tangents are."""

    x: float
    y: float
    radius: float
    turn: float
    tangent: float


def corners(points: list[tuple[float, float, float]]) -> list[Corner]:
    found = []
    for k, (x, y, radius) in enumerate(points):
        before, after = points[k - 1], points[(k + 1) % len(points)]
        ax, ay, bx, by = x - before[0], y - before[1], after[0] - x, after[1] - y
        turn = math.atan2(ax * by - ay * bx, ax * bx + ay * by)
        found.append(Corner(x, y, radius, turn, radius * math.tan(abs(turn) / 2)))
    return found


class CentreLine:
    """Lines and arcs in driving order, from the middle of the arc at the start/finish."""

    def __init__(self, points: list[tuple[float, float, float]]) -> None:
        self.pieces: list[Piece] = []
        self.length = 0.0
        bends = corners(points)
        first = bends[0]
        entry = math.atan2(first.y - points[-1][1], first.x - points[-1][0])
        arc = Piece(
            0,
            first.radius * abs(first.turn),
            first.x - first.tangent * math.cos(entry),
            first.y - first.tangent * math.sin(entry),
            entry,
            first.turn if first.radius else 0,
        )
        spot = self._add(arc.at(arc.length / 2), arc.length / 2, first.turn / 2)
        for k, bend in enumerate(bends):
            following = bends[(k + 1) % len(bends)]
            side = math.dist((bend.x, bend.y), (following.x, following.y))
            spot = self._add(spot, side - bend.tangent - following.tangent, 0)
            whole = following is not bends[0]
            turn = following.turn if whole else following.turn / 2
            spot = self._add(spot, following.radius * abs(turn), turn)

    def _add(self, spot: Spot, length: float, turn: float) -> Spot:
        if length <= 0:
            return spot
        self.pieces.append(Piece(self.length, length, spot.x, spot.y, spot.heading, turn))
        self.length += length
        return self.pieces[-1].at(length)

    def at(self, distance: float) -> Spot:
        distance %= self.length
        for piece in reversed(self.pieces):
            if piece.start <= distance:
                return piece.at(distance - piece.start)
        raise AssertionError("the first piece starts at 0")

    def turning(self, start: float, end: float) -> float:
        """Degrees turned between two distances."""
        total = 0.0
        for piece in self.pieces:
            low, high = max(start, piece.start), min(end, piece.start + piece.length)
            if high > low:
                total += piece.turn * (high - low) / piece.length
        return math.degrees(total)
