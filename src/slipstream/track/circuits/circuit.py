"""A circuit's file, field by field (docs/rules/thunder-alley.md 2.8), and what becomes of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from slipstream.track.rules.track import Track

Side = Literal["inside", "outside"]


class Stretch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Consecutive sectors with the same lanes."""

    sectors: int
    lanes: int
    apex: Side
    turn: int = 0
    """Degrees, right positive."""
    links: list[list[int]] | None = None
    """From its last sector into the next stretch, lane by lane; None: straight on."""
    restart: list[int] | None = None

    def restart_lanes(self) -> list[int]:
        if self.restart is not None:
            return self.restart
        return [0, 1] if self.lanes > 1 else [0]


class Laps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Default laps of a race of each game."""

    TA: int
    GP: int


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the road must add up to."""

    sectors: int
    spaces: int
    one_lane: int


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where each part comes from: "rulebook ..." or "reconstructed: evidence"."""

    name: str
    laps_in_TA: str  # noqa: N815 - as in the file
    laps_in_GP: str  # noqa: N815
    road: str
    drawing: str


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the name is written."""

    x: float
    y: float
    size: float


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named corner: its position in sectors and its apex side."""

    at: float
    side: Side
    name: str


class Scenery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Water (smooth outline), a block (polygon) or trees (discs: x, y, radius)."""

    kind: Literal["water", "block", "trees"]
    points: list[list[float]]


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Colours of the land in one theme."""

    grass: str
    verge: str
    infield: str


class Drawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The picture: nothing here can change play."""

    lane: float
    """Width of a lane in board units; so are all lengths."""
    pit_gap: float
    pit_width: float
    points: list[tuple[float, float, float]]
    """Corners of the centre line, each with its radius, in driving order from the start/finish."""
    title: Title
    dark: Ground
    light: Ground
    turns: list[Turn] = []
    scenery: list[Scenery] = []


class CircuitFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of track/circuits/data as it is written."""

    id: str
    name: str
    character: str
    home: Literal["TA", "GP"]
    direction: Literal["clockwise", "counter_clockwise"]
    laps: Laps
    count: Count
    road: list[Stretch]
    source: Source
    drawing: Drawing
    practice: bool = False
    """A loop of the worked examples, not offered to players."""

    def stretches(self) -> list[Stretch]:
        """The stretch of every sector."""
        return [stretch for stretch in self.road for _ in range(stretch.sectors)]

    def links(self) -> list[list[list[int]]]:
        """`[sector][lane]`: the lanes of the next sector that a space leads to (GP-T5, GP-T6)."""
        found: list[list[list[int]]] = []
        for stretch in self.road:
            straight = [[lane] for lane in range(stretch.lanes)]
            found += [straight] * (stretch.sectors - 1)
            found.append(straight if stretch.links is None else stretch.links)
        return found


class Circuit:
    """A legal circuit: its file and the track that the rules use."""

    def __init__(self, file: CircuitFile) -> None:
        sectors = file.stretches()
        self.file = file
        self.id = file.id
        self.name = file.name
        self.direction = file.direction
        self.drawing = file.drawing
        self.track = Track(
            file.id,
            file.home,
            {"TA": file.laps.TA, "GP": file.laps.GP},
            [stretch.lanes for stretch in sectors],
            file.links(),
            [stretch.restart_lanes() for stretch in sectors],
            [stretch.apex == "outside" for stretch in sectors],
        )

    def reconstructed(self) -> dict[str, str]:
        """What is our own value, with its evidence."""
        told: dict[str, str] = msgspec.structs.asdict(self.file.source)
        return {part: source for part, source in told.items() if source[:4] != "rule"}

    def __repr__(self) -> str:
        size = f"{self.track.length} sectors, {self.track.road} spaces"
        return f"<Circuit {self.id}: {self.file.character}, {size}>"

    def _repr_svg_(self) -> str:
        from slipstream.track.tell.drawing import draw

        return draw(self).svg
