"""Circuits as plain data, read from the files described in section 2.8 of the specification.

This is the only file that knows how circuits are written down.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

Space = tuple[int, int]  # (sector, lane)

ROOT: Final = Path(__file__).parents[2]
RULES: Final = ROOT / "docs" / "rules" / "thunder-alley.md"
DATA: Final = ROOT / "src" / "slipstream" / "track" / "circuits" / "data"


class Circuit(NamedTuple):
    """A ring of sectors; `ahead` and `behind` hold the links of every space (TA-D1 to TA-D4)."""

    name: str
    laps: int
    lanes: list[int]
    ahead: dict[Space, list[Space]]
    behind: dict[Space, list[Space]]
    restart: list[list[int]]  # the restart lanes of each sector (TA-D13, GP-T9)
    outer_first: frozenset[int] = frozenset()  # sectors led from the outside (GP-13.3.1)

    def from_the_apex(self) -> Circuit:
        """GP-13.3.1: the same circuit, its sectors led from the side of the apex."""
        road = tomllib.loads((DATA / f"{self.name}.toml").read_text("utf-8"))["road"]
        sides = [stretch["apex"] for stretch in road for _ in range(stretch["sectors"])]
        outer = [sector for sector, side in enumerate(sides) if side == "outside"]
        return self._replace(outer_first=frozenset(outer))


def circuit(name: str, game: str = "TA") -> Circuit:
    """One of the circuits, or a practice loop, with the laps of a game."""
    file = tomllib.loads((DATA / f"{name}.toml").read_text("utf-8"))
    lanes, links = lanes_and_links(file["road"])
    ahead: dict[Space, list[Space]] = {}
    behind: dict[Space, list[Space]] = {}
    for sector, n in enumerate(lanes):
        for lane in range(n):
            ahead[sector, lane] = []
            behind[sector, lane] = []
    for sector, leads_to in enumerate(links):
        after = (sector + 1) % len(lanes)
        for lane, targets in enumerate(leads_to):
            for target in targets:
                ahead[sector, lane].append((after, target))
                behind[after, target].append((sector, lane))
    restart = [
        stretch.get("restart", [0, 1][: stretch["lanes"]])
        for stretch in file["road"]
        for _ in range(stretch["sectors"])
    ]
    return Circuit(name, file["laps"][game], lanes, ahead, behind, restart)


def lanes_and_links(road: list[dict[str, Any]]) -> tuple[list[int], list[list[list[int]]]]:
    """TA-D2, TA-D4: for every sector its lanes, and the lanes that each of them leads to."""
    lanes: list[int] = []
    links: list[list[list[int]]] = []
    for stretch in road:
        straight_on = [[lane] for lane in range(stretch["lanes"])]
        for _ in range(stretch["sectors"]):
            lanes.append(stretch["lanes"])
            links.append(straight_on)
        links[-1] = stretch.get("links", straight_on)
    return lanes, links
