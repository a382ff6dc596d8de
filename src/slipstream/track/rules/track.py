"""A circuit as the rules see it: spaces are ints, adjacency is a table, -1 is a wall.

Spaces are numbered sector by sector from the inside outwards; after the road come the boxes of the
pit lane (Thunder Alley's apron), one per sector, then the run-offs, one per sector. A Safety Zone
is another `Track` with the same spaces and other links (`zoned`), so that movement never asks.
"""

from __future__ import annotations

import re
from typing import Final, final

from mypy_extensions import i64

from slipstream.kernel.errors import InvalidText
from slipstream.kernel.rows import Row, vec

WALL: Final = -1
NOT_ONE: Final = -1  # in `only_ahead` and `only_behind`: no space, or several
PIT: Final = -1  # lanes that are none: `Track.lane` of a pit box
RUN_OFF: Final = -2  # and of a run-off
GREEN_LINE: Final = 8  # TA-1.3.5, GP-T10: sectors before the start/finish line
ZONE: Final = 5  # GP-8.3.1.1: sectors of a Safety Zone on each side of its centre
LANES: Final = 5  # GP-T1: most lanes of a sector

# Ranks inside one sector, smaller is ahead (TA-D8, GP-4.1.1): lane, then run-off, then pit lane.
_RUN_OFF_RANK: Final = 64
_PIT_RANK: Final = 128

_PLACE: Final = re.compile(r"(-?\d+)\.(\d|P|O)")


@final
class Track:
    """A ring of sectors. All tables are for reading only; tracks are shared by every board."""

    def __init__(
        self,
        name: str,
        home: str,
        laps: dict[str, int],
        lanes: list[int],
        links: list[list[list[int]]],
        restart: list[list[int]],
        apex_outside: list[bool],
        centre: int = -1,
    ) -> None:
        """`links[s][l]` are the lanes of sector s+1 that lane l of sector s leads to."""
        self.name = name  # its id: "porto_vela"
        self.home = home  # "TA" or "GP": whose board it is
        self.laps = laps  # by game
        self.length: i64 = len(lanes)  # sectors
        self.links = links
        self.breadth = vec[i64](lanes)  # lanes of the board, also where a zone closes some
        self.apex_outside = apex_outside
        self.restart_lanes = restart
        self.centre: i64 = centre  # of the Safety Zone
        self.lanes = vec[i64](  # lanes open now
            [1 if self.in_zone(sector) else count for sector, count in enumerate(lanes)]
        )
        first, sectors = _numbered(lanes)
        self.road: i64 = len(sectors)  # number of track spaces: those below it hold one car
        self.spaces: i64 = self.road + 2 * self.length
        self.first = vec[i64](first)  # space of lane 0, by sector
        self.pit = vec[i64](list(range(self.road, self.road + self.length)))  # box, by sector
        self.run_off = vec[i64](list(range(self.road + self.length, self.spaces)))
        self.restart = [
            [first[sector] + lane for lane in chosen] for sector, chosen in enumerate(restart)
        ]
        # By space:
        self.sector = vec[i64](sectors + 2 * list(range(self.length)))
        self.lane = vec[i64](self._lanes())
        self.lane_name = [
            "P" if lane == PIT else "O" if lane == RUN_OFF else str(lane) for lane in self.lane
        ]
        self.rank = vec[i64](self._ranks(False))
        self.apex_rank = vec[i64](self._ranks(True))
        self.ahead = self._leads()
        self.behind = self._fed()
        self.only_ahead = _only(self.ahead)
        self.only_behind = _only(self.behind)
        self.inside = vec[i64](self._insides())
        self.outside = vec[i64](self._outsides())
        self.diagonals = [self._slants(space) for space in range(self.road)]  # inner first
        self._zones: dict[int, Track] = {}

    def space(self, sector: i64, lane: i64) -> i64:
        """A road space, the pit box (lane PIT) or the run-off (lane RUN_OFF) of a sector."""
        if lane == PIT:
            return self.pit[sector]
        if lane == RUN_OFF:
            return self.run_off[sector]
        return self.first[sector] + lane

    def outermost(self, sector: i64) -> i64:
        """The open space next to the outer wall."""
        return self.first[sector] + self.lanes[sector] - 1

    def adjacent(self, space: i64) -> list[int]:
        """Beside, directly ahead and directly behind a road space; never diagonal, never pits."""
        near = [side for side in (self.inside[space], self.outside[space]) if side != WALL]
        return near + self.ahead[space] + self.behind[space]

    def slots(self, front: i64, count: i64) -> list[tuple[int, int]]:
        """TA-D13, GP-T8, GP-T9: the first `count` line-up places from a front progress.

        Each is (progress, space): row by row, the inside restart lane first.
        """
        found: list[tuple[int, int]] = []
        progress = front
        while len(found) < count:
            row = self.restart[progress % self.length]
            found += [(progress, space) for space in row]
            progress -= 1
        return found[:count]

    def grid(self, cars: i64) -> list[tuple[int, int]]:
        """TA-D13, GP-T8: the starting grid, pole position first."""
        return self.slots(-1, cars)

    def in_zone(self, sector: i64) -> bool:
        """GP-8.3.1.1: within five sectors of the centre, also across the line."""
        if self.centre < 0:
            return False
        return (sector - self.centre + ZONE) % self.length <= 2 * ZONE

    def zoned(self, centre: i64) -> Track:
        """GP-8.3.2.1: the same circuit with a Safety Zone, its sectors one lane wide."""
        known = self._zones.get(centre)
        if known is None:
            lanes, links, restart = list(self.breadth), self.links, self.restart_lanes
            known = Track(
                self.name, self.home, self.laps, lanes, links, restart, self.apex_outside, centre
            )
            self._zones[centre] = known
        return known

    def place_name(self, progress: i64, space: i64) -> str:
        """`81.0`: how far a car has come, and its lane."""
        return f"{progress}.{self.lane_name[space]}"

    def spell(self, space: i64) -> str:
        """`sector.lane`, lane P the pit lane, O the run-off."""
        return self.place_name(self.sector[space], space)

    def read(self, text: str) -> tuple[int, int]:
        """(progress, space) of `progress.lane`; a sector is its own progress on the first lap."""
        found = _PLACE.fullmatch(text)
        if found is None:
            raise InvalidText(
                f"{text!r} is not a place: places look like 39.2, 28.P or -1.0", text, ""
            )
        progress = int(found[1])
        sector = progress % self.length
        if found[2] == "P":
            return progress, self.pit[sector]
        if found[2] == "O":
            return progress, self.run_off[sector]
        lane = int(found[2])
        if lane >= self.breadth[sector]:
            most = self.breadth[sector] - 1
            raise InvalidText(f"{text!r}: the lanes of sector {sector} are 0 to {most}", text, "")
        return progress, self.first[sector] + lane

    def _lanes(self) -> list[int]:
        on_road = [space - self.first[self.sector[space]] for space in range(self.road)]
        return on_road + [PIT] * self.length + [RUN_OFF] * self.length

    def _ranks(self, from_apex: bool) -> list[int]:
        """TA-D8, GP-4.1.1: from the inside outwards; GP-13.3.1: from the apex side."""
        ranks: list[int] = []
        for space in range(self.road):
            sector = self.sector[space]
            lane = self.lane[space]
            turned = from_apex and self.apex_outside[sector]
            ranks.append(self.breadth[sector] - 1 - lane if turned else lane)
        return ranks + [_PIT_RANK] * self.length + [_RUN_OFF_RANK] * self.length

    def _leads(self) -> list[list[int]]:
        """GP-6.A1, TA-D4: the spaces ahead of each, with the lanes that are open now."""
        ahead = [self._leads_to(space) for space in range(self.road)]
        ahead += [[self.pit[(sector + 1) % self.length]] for sector in range(self.length)]
        return ahead + [[] for _ in range(self.length)]

    def _fed(self) -> list[list[int]]:
        """The spaces behind each: the same links backwards."""
        behind: list[list[int]] = [[] for _ in range(self.spaces)]
        for space in range(self.road + self.length):
            if self._is_open(space):
                for onward in self.ahead[space]:
                    behind[onward].append(space)
        return behind

    def _insides(self) -> list[int]:
        beside = [self._beside(space, -1) for space in range(self.road)]
        beside += [WALL] * self.length
        return beside + [self.outermost(sector) for sector in range(self.length)]

    def _outsides(self) -> list[int]:
        beside = [self._beside(space, 1) for space in range(self.road)]
        return beside + list(self.first) + [WALL] * self.length

    def _is_open(self, space: i64) -> bool:
        return self.lane[space] < self.lanes[self.sector[space]]

    def _leads_to(self, space: i64) -> list[int]:
        """GP-6.A1 links: into a zone lane 0 only, out of it what lane 0 leads to."""
        sector = self.sector[space]
        onward = (sector + 1) % self.length
        if self.in_zone(onward):
            return [self.first[onward]]
        lane = 0 if self.in_zone(sector) else self.lane[space]
        return [self.first[onward] + into for into in self.links[sector][lane]]

    def _beside(self, space: i64, step: i64) -> i64:
        sector = self.sector[space]
        lane = self.lane[space] + step
        if 0 <= lane < self.lanes[sector] and self._is_open(space):
            return self.first[sector] + lane
        return WALL

    def _slants(self, space: i64) -> list[int]:
        """TA-R21, GP-R29: the next sector, one lane beyond those the space leads to."""
        straight = self.ahead[space]
        onward = self.sector[straight[0]]
        return [
            self.first[onward] + lane
            for lane in (self.lane[straight[0]] - 1, self.lane[straight[-1]] + 1)
            if 0 <= lane < self.lanes[onward]
        ]


def _numbered(lanes: list[int]) -> tuple[list[int], list[int]]:
    """The first space of every sector, and the sector of every road space."""
    first: list[int] = []
    sectors: list[int] = []
    for sector, count in enumerate(lanes):
        first.append(len(sectors))
        sectors += [sector] * count
    return first, sectors


def _only(links: list[list[int]]) -> Row:
    """By space the one it is linked to, where it is one: nearly everywhere."""
    return vec[i64]([spaces[0] if len(spaces) == 1 else NOT_ONE for spaces in links])
