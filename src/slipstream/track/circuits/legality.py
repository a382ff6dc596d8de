"""Everything a legal circuit must satisfy; each fault names its sector and the reason."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

from slipstream.track.circuits.circuit import CircuitFile
from slipstream.track.rules.track import LANES
from slipstream.track.tell.centre_line import CentreLine, corners

WHOLE: Final = -1  # sector of a fault that concerns the circuit as a whole
MOST_LAPS: Final = 9  # TA-R72
MOST_LINKS: Final = 3  # GP-T7 (b), (e)
GRID_ROWS: Final = 11  # GP-1.1.2, GP-T8: 22 cars, two by two
SHORTEST: Final = {"TA": GRID_ROWS + 2, "GP": 44}  # GP-T7 (a), GP-R102
TOLERANCE: Final = 20  # degrees by which drawing and road may differ in a stretch


class Fault(NamedTuple):
    """What is wrong, and in which sector (WHOLE: everywhere)."""

    sector: int
    reason: str

    def __str__(self) -> str:
        return self.reason if self.sector == WHOLE else f"sector {self.sector}: {self.reason}"


def faults(file: CircuitFile) -> list[Fault]:
    """All that is wrong; later checks are made only on what the earlier ones found sound."""
    for check in (_stretches, _links, _road, _drawing):
        found = list(check(file))
        if found:
            return found
    return []


def _stretches(file: CircuitFile) -> Iterator[Fault]:
    """GP-T1, GP-T6, TA-1.3.4: each stretch by itself and against the next."""
    if not file.road:
        yield Fault(WHOLE, "the road has no stretch")
    sector = 0
    for k, stretch in enumerate(file.road):
        if stretch.sectors < 1:
            yield Fault(sector, f"a stretch of {stretch.sectors} sectors")
        if not 1 <= stretch.lanes <= LANES:
            yield Fault(sector, f"{stretch.lanes} lanes: there are 1 to {LANES} (GP-T1)")
        lanes = stretch.restart_lanes()
        if len(lanes) != min(stretch.lanes, 2) or lanes != sorted(set(lanes)):
            yield Fault(sector, f"restart lanes {lanes}: inside then outside, two where there are")
        elif lanes[0] < 0 or lanes[-1] >= stretch.lanes:
            yield Fault(sector, f"restart lanes {lanes}: the lanes are 0 to {stretch.lanes - 1}")
        sector += stretch.sectors
        following = file.road[(k + 1) % len(file.road)]
        if stretch.links is None and stretch.lanes != following.lanes:
            yield Fault(
                sector - 1,
                f"{stretch.lanes} lanes become {following.lanes}, but links are missing (GP-T6)",
            )


def _links(file: CircuitFile) -> Iterator[Fault]:
    """GP-T2, GP-T7 (b) to (e): what leads where, boundary by boundary."""
    sectors = file.stretches()
    for sector, links in enumerate(file.links()):
        lanes = sectors[sector].lanes
        onward = sectors[(sector + 1) % len(sectors)].lanes
        bad = [lane for lane, into in enumerate(links) if not _is_run(into)]
        for lane in bad:
            yield Fault(
                sector,
                f"lane {lane} leads to {links[lane]}: one to three neighbouring lanes (GP-T7 b)",
            )
        if len(links) != lanes:
            yield Fault(sector, f"links for {len(links)} lanes, but it has {lanes}")
        elif not bad:
            yield from _boundary(sector, links, onward)


def _boundary(sector: int, links: list[list[int]], onward: int) -> Iterator[Fault]:
    """GP-T7 (c) to (e): edges lead to edges, nothing crosses, nothing is left out or crowded."""
    if links[0][0] != 0:
        yield Fault(sector, "lane 0 does not lead to lane 0 (GP-T7 c)")
    if links[-1][-1] != onward - 1:
        yield Fault(sector, f"its outermost lane does not lead to lane {onward - 1} (GP-T7 c)")
    for lane, (into, outer) in enumerate(pairwise(links)):
        if outer[0] - into[-1] not in (0, 1):
            yield Fault(sector, f"links of lanes {lane} and {lane + 1} cross or part (GP-T7 d)")
    for lane in range(onward):
        if sum(lane in into for into in links) > MOST_LINKS:
            yield Fault(sector, f"more than three lanes lead to lane {lane} (GP-T7 e)")


def _is_run(into: list[int]) -> bool:
    return 1 <= len(into) <= MOST_LINKS and into == list(range(into[0], into[0] + len(into)))


def _road(file: CircuitFile) -> Iterator[Fault]:
    """The road as a whole: length, grid, files, turning, counts, laps and sources."""
    sectors = file.stretches()
    if len(sectors) < SHORTEST[file.home]:
        yield Fault(WHOLE, f"{len(sectors)} sectors: at least {SHORTEST[file.home]} (GP-T7 a)")
        return
    yield from LINE_UP[file.home](file)
    turning = sum(stretch.turn for stretch in file.road)
    full = 360 if file.direction == "clockwise" else -360
    if turning != full:
        yield Fault(WHOLE, f"it turns {turning} degrees in all, not {full}")
    counted = {
        "sectors": len(sectors),
        "spaces": sum(stretch.lanes for stretch in sectors),
        "one_lane": sum(stretch.lanes == 1 for stretch in sectors),
    }
    for name, number in counted.items():
        told: int = getattr(file.count, name)
        if told != number:
            yield Fault(WHOLE, f"count says {name} = {told}, the road has {number}")
    for game in ("TA", "GP"):
        laps: int = getattr(file.laps, game)
        if not 1 <= laps <= MOST_LAPS:
            yield Fault(WHOLE, f"{laps} laps in {game}: 1 to {MOST_LAPS} (TA-R72)")
    for part in file.source.__struct_fields__:
        source: str = getattr(file.source, part)
        if not source.startswith(("rulebook", "reconstructed: ")):
            yield Fault(WHOLE, f"the source of {part} is neither rulebook nor reconstructed")


def _grid(file: CircuitFile) -> Iterator[Fault]:
    """GP-T7 (f): the grid is two lanes wide and keeps its lanes."""
    links = file.links()
    for sector in range(len(links) - GRID_ROWS, len(links)):
        if len(links[sector]) < 2:
            yield Fault(sector, "one lane on the starting grid (GP-T7 f)")
        else:
            for lane in (0, 1):
                if lane not in links[sector][lane]:
                    yield Fault(sector, f"grid lane {lane} does not lead to itself (GP-T7 f)")


def _files(file: CircuitFile) -> Iterator[Fault]:
    """TA-9.6.6: cars close up in their own file, so each restart lane leads to the next one's."""
    sectors = file.stretches()
    for sector, links in enumerate(file.links()):
        here = sectors[sector].restart_lanes()
        onward = sectors[(sector + 1) % len(sectors)].restart_lanes()
        for name, lane, into in (("inside", here[0], onward[0]), ("outside", here[-1], onward[-1])):
            if into not in links[lane]:
                yield Fault(
                    sector, f"{name} restart lane {lane} does not lead to restart lane {into}"
                )


def _drawing(file: CircuitFile) -> Iterator[Fault]:
    """The picture closes, bends where the road turns, and has room for every space."""
    drawing = file.drawing
    if len(drawing.points) < 3 or min(drawing.lane, drawing.pit_gap, drawing.pit_width) <= 0:
        yield Fault(WHOLE, "the drawing needs three corners and widths above 0")
        return
    bends = corners(drawing.points)
    for k, bend in enumerate(bends):
        following = bends[(k + 1) % len(bends)]
        side = math.dist((bend.x, bend.y), (following.x, following.y))
        if bend.tangent + following.tangent > side + 1:
            yield Fault(WHOLE, f"the drawing has no room for the arcs of corners {k} and {k + 1}")
    line = CentreLine(drawing.points)
    if line.length / len(file.stretches()) <= drawing.lane:
        yield Fault(WHOLE, "the drawing's spaces are wider than long")
    yield from _bends(file, line)


def _bends(file: CircuitFile, line: CentreLine) -> Iterator[Fault]:
    """The drawn line turns with the road, and named corners have their apex where it says."""
    sectors = file.stretches()
    share = line.length / len(sectors)
    sector = 0
    for stretch in file.road:
        drawn = line.turning(sector * share, (sector + stretch.sectors) * share)
        if abs(drawn - stretch.turn) > TOLERANCE:
            yield Fault(sector, f"turns {stretch.turn} degrees, but is drawn turning {drawn:.0f}")
        sector += stretch.sectors
    sign = 1 if file.direction == "clockwise" else -1
    for turn in file.drawing.turns:
        sector = int(turn.at) % len(sectors)
        bent = line.turning((turn.at - 1) * share, (turn.at + 1) * share) * sign
        if (turn.side == "inside") != (bent > 0):
            yield Fault(sector, f"{turn.name} has its apex {turn.side}, but is drawn the other way")
        if turn.side != sectors[sector].apex:
            yield Fault(sector, f"{turn.name} has its apex {turn.side}, the road says otherwise")


# How cars line up on a board that is made for a game: on its grid, or behind each other in files.
LINE_UP: Final = {"TA": _files, "GP": _grid}
