"""Pictures of cars on a track that can be compared, and shown side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from slipstream.track.circuits.load import load
from slipstream.track.rules.board import OFF, Board
from slipstream.track.tell.diagram import read, set_up, write


@dataclass(frozen=True)
class Drawn:
    """Cars on a track. Equal if every car stands alike and the same one is active."""

    places: tuple[tuple[str, int, str, int], ...]  # car, progress, lane, height in its stack
    active: str
    board: Board = field(compare=False, repr=False)
    names: list[str] = field(compare=False, repr=False)

    def columns(self) -> set[int]:
        return {progress + step for _, progress, _, _ in self.places for step in (-1, 0, 1)}

    def picture(self, columns: Sequence[int] = ()) -> str:
        active = self.names.index(self.active) if self.active else -1
        return write(self.board, self.names, columns, active)


def drawn(board: Board, names: list[str], active: str) -> Drawn:
    places = [
        (names[car], board.progress[car], board.track.lane_name[space], board.height[car])
        for car, space in enumerate(board.space_of)
        if space != OFF
    ]
    return Drawn(tuple(sorted(places)), active, board, names)


def board(picture: str, circuit: str = "t3") -> Drawn:
    """What is expected: the star marks the active car, none when the segment is over."""
    diagram = read(picture)
    track = load(circuit).track
    names = [place.car for place in diagram.places(track.length)]
    return drawn(set_up(diagram, track, names), names, diagram.active())


def beside(got: Drawn, expected: Drawn) -> list[str]:
    """Both pictures with the same columns; a mark where they differ."""
    columns = sorted(got.columns() | expected.columns())
    left = got.picture(columns).splitlines()
    right = expected.picture(columns).splitlines()
    wide = max(map(len, left))
    rows = [f"{a:{wide}} {'|' if a == b else '!'} {b}" for a, b in zip(left, right, strict=False)]
    return [f"{'got':{wide}} | expected", *rows]
