"""Where spaces lie on the board: nothing overlaps, and edges are shared exactly along links."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from slipstream.track.circuits.load import load, names, offered
from slipstream.track.rules.track import PIT, RUN_OFF
from slipstream.track.tell.geometry import BOARD, Geometry, Point

# Length of the centre line, then sector, lane, x, y and heading of some spaces.
VECTORS = {
    "st_adriana": (3353.7, [(0, 0, 826.6, 737.9, -8), (25, 0, 766.5, 260.4, 180)]),
    "yunta_brothers": (3200.0, [(3, 2, 1200.0, 776.0, -4), (4, 0, 1305.1, 682.9, -11)]),
    "pullingers_pyramid": (3253.6, [(5, 0, 1291.8, 847.0, -11), (19, 0, 695.0, 138.8, -152)]),
    "verghns_grove": (3465.6, [(2, 2, 202.4, 316.9, -76), (25, 0, 1263.1, 408.2, 134)]),
    "porto_vela": (4578.4, [(7, 2, 374.3, 934.2, -176), (39, 0, 735.1, 414.5, -129)]),
    "altavento": (4310.7, [(11, 4, 1495.8, 319.6, 74), (42, 0, 638.7, 626.3, 57)]),
    "kestrel_vale": (4714.2, [(5, 3, 1134.6, 919.4, -4), (49, 0, 1090.8, 82.6, 166)]),
    "lac_brume": (4556.7, [(9, 3, 1376.5, 59.8, 4), (52, 0, 741.0, 843.0, 180)]),
}


@pytest.mark.parametrize("name", VECTORS)
def test_spaces_lie_where_they_were_measured(name: str) -> None:
    places = Geometry(load(name))
    length, spaces = VECTORS[name]

    assert places.line.length == pytest.approx(length, abs=0.1)
    for sector, lane, x, y, heading in spaces:
        spot = places.spot(sector, lane)
        assert (spot.x, spot.y) == pytest.approx((x, y), abs=0.1)
        assert math.cos(spot.heading - math.radians(heading)) == pytest.approx(1, abs=0.001)


@pytest.mark.parametrize("name", names())
def test_the_centre_line_closes(name: str) -> None:
    line = Geometry(load(name)).line
    last = line.pieces[-1].at(line.pieces[-1].length)

    assert math.dist(line.at(0)[:2], last[:2]) < 1.5


@pytest.mark.parametrize("name", names())
def test_two_spaces_share_an_edge_exactly_when_a_link_joins_them(name: str) -> None:
    places = Geometry(load(name))
    track = places.track

    for sector in range(track.length):
        onward = (sector + 1) % track.length
        for lane in range(track.lanes[sector]):
            edge = _edge(places, sector, lane, 1)
            touched = [
                to
                for to in range(track.lanes[onward])
                if _shared(edge, _edge(places, onward, to, 0)) > 0.4 * places.drawing.lane
            ]
            assert touched == track.links[sector][lane]


def _edge(places: Geometry, sector: int, lane: int, u: float) -> tuple[float, float]:
    return places.border(sector, lane, False, u), places.border(sector, lane, True, u)


def _shared(a: tuple[float, float], b: tuple[float, float]) -> float:
    return min(a[1], b[1]) - max(a[0], b[0])


@pytest.mark.parametrize("name", offered())
def test_every_space_has_room_for_a_car(name: str) -> None:
    places = Geometry(load(name))

    for space in range(places.track.road):
        length, width = places.room(places.track.sector[space], places.track.lane[space])
        assert length > 0.66 * places.share
        assert width > 0.74 * places.drawing.lane


@pytest.mark.parametrize("name", offered())
def test_everything_lies_on_the_board(name: str) -> None:
    places = Geometry(load(name))
    for sector in range(places.sectors):
        for lane in (PIT, RUN_OFF):
            for x, y in places.outline(sector, lane, 4):
                assert 15 <= x <= BOARD[0] - 15
                assert 15 <= y <= BOARD[1] - 15


@pytest.mark.parametrize("name", offered())
def test_no_two_parts_of_the_track_overlap(name: str) -> None:
    """Sectors that are no neighbours stay apart, pit lane and run-off included."""
    places = Geometry(load(name))
    bands = [_band(places, sector) for sector in range(places.sectors)]

    for a, b in combinations(range(places.sectors), 2):
        if min(b - a, a - b + places.sectors) > 2 and _boxes_meet(bands[a], bands[b]):
            assert not any(_crosses(p, q) for p in _sides(bands[a]) for q in _sides(bands[b]))


def _band(places: Geometry, sector: int) -> list[Point]:
    outer = places.outline(sector, RUN_OFF, 3)[:4]
    inner = places.outline(sector, PIT, 3)[4:]
    return outer + inner


def _boxes_meet(a: list[Point], b: list[Point]) -> bool:
    return all(
        min(p[k] for p in a) <= max(p[k] for p in b)
        and min(p[k] for p in b) <= max(p[k] for p in a)
        for k in (0, 1)
    )


def _sides(polygon: list[Point]) -> list[tuple[Point, Point]]:
    return list(zip(polygon, polygon[1:] + polygon[:1], strict=True))


def _crosses(p: tuple[Point, Point], q: tuple[Point, Point]) -> bool:
    return (_turn(*p, q[0]) > 0) != (_turn(*p, q[1]) > 0) and (
        (_turn(*q, p[0]) > 0) != (_turn(*q, p[1]) > 0)
    )


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
