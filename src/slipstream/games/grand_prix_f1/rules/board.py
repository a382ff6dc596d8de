"""The circuit as numbers: spaces, how many cars they hold, and the ways on in order of priority.

A space is its row in data/circuit.toml; its name is known at the edge only.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from slipstream.kernel.rows import Flags, Row, vec

_BOARD: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "circuit.toml").read_text("utf-8")
)["board"]
_ROWS: Final[list[dict[str, Any]]] = _BOARD["space"]

NAME: Final[str] = _BOARD["name"]
LAP: Final[int] = _BOARD["lap_length"]
SPACES: Final[list[str]] = [row["id"] for row in _ROWS]
NOWHERE: Final = -1

LANE_SPACE: Final = 0
OVERTAKING: Final = 1
GRAVEL: Final = 2
PIT_LANE: Final = 3
BOX_SPACE: Final = 4
KINDS_OF_SPACE: Final[list[str]] = ["lane", "overtake", "gravel", "pit", "box"]


def _spaces(names: list[str]) -> list[int]:
    return [SPACES.index(name) for name in names]


def _numbers(key: str) -> Row:
    return vec[i64]([row.get(key, 0) for row in _ROWS])


def _flags(key: str) -> Flags:
    return vec[bool]([row.get(key, False) for row in _ROWS])


def _ways(key: str) -> list[list[int]]:
    return [_spaces(row.get(key, [])) for row in _ROWS]


KIND: Final[list[int]] = [KINDS_OF_SPACE.index(row["kind"]) for row in _ROWS]
CAPACITY: Final[Row] = _numbers("capacity")
NEXT: Final[list[list[int]]] = _ways("next")
NEXT_FROM_STOP: Final[list[list[int]]] = _ways("next_from_stop")
NEXT_PIT: Final[list[list[int]]] = _ways("next_pit")
NEXT_BOX: Final[list[list[int]]] = _ways("next_box")
BONUS: Final[Row] = _numbers("bonus")
FINE: Final[Row] = _numbers("penalty")
# 0 outside the gravel beds.
BED: Final[Row] = vec[i64]([" ABC".index(row.get("bed", " ")) for row in _ROWS])
LAST_OF_BED: Final[Flags] = _flags("last_of_bed")
IS_STOP: Final[Flags] = _flags("stop")
IN_PITS: Final[Flags] = vec[bool]([kind >= PIT_LANE for kind in KIND])
# GPF1-3.10, GPF1-3.11: no move that starts here is worth more than the limit.
LIMITED: Final[Flags] = vec[bool](
    [row["kind"] == "gravel" or row.get("speed_limit", False) for row in _ROWS]
)
GRID: Final[list[int]] = _spaces(_BOARD["grid"])
PIT_ENTRY: Final[int] = next(space for space, ways in enumerate(NEXT_PIT) if ways)
PIT_DOOR: Final[int] = NEXT_PIT[PIT_ENTRY][0]
# Per box, from 0: the pit space it is entered from, and the space of the stop itself.
BOX_ENTRY: Final[Row] = vec[i64]([space for space, ways in enumerate(NEXT_BOX) if ways])
BOX_STOP: Final[list[int]] = [space for space in range(len(SPACES)) if IS_STOP[space]]
# GPF1-10.4: the space behind the line, by the space before it.
_LINE: Final[dict[int, int]] = {
    SPACES.index(before): SPACES.index(behind) for before, behind in _BOARD["finish_line"]
}
OVER_THE_LINE: Final[Row] = vec[i64]([_LINE.get(space, NOWHERE) for space in range(len(SPACES))])


# The only way on, whatever the route and the start; NOWHERE where there are more of them.
ONLY_WAY: Final[Row] = vec[i64](
    [
        ways[0]
        if len(ways) == 1 and not (NEXT_FROM_STOP[here] or NEXT_PIT[here] or NEXT_BOX[here])
        else NOWHERE
        for here, ways in enumerate(NEXT)
    ]
)


def every_way(space: int) -> list[int]:
    """All spaces that can be entered from here at one time or another."""
    return [*NEXT[space], *NEXT_PIT[space], *NEXT_BOX[space]]


def _steps_until(goals: list[int], over_the_line: bool) -> list[int]:
    """Fewest steps from each space to a goal on an empty board; far too many where none leads."""
    steps = [len(SPACES)] * len(SPACES)
    for goal in goals:
        steps[goal] = 0
    for _ in SPACES:
        for here in range(len(SPACES)):
            for to in every_way(here):
                if steps[here] and (over_the_line or OVER_THE_LINE[here] != to):
                    steps[here] = min(steps[here], steps[to] + 1)
    return steps


def _steps_to_line() -> list[int]:
    """Fewest steps that carry a car from each space over the line."""
    before = [space for space in range(len(SPACES)) if OVER_THE_LINE[space] != NOWHERE]
    return [steps + 1 for steps in _steps_until(before, over_the_line=False)]


TO_PIT_ENTRY: Final[Row] = vec[i64](_steps_until([PIT_ENTRY], over_the_line=True))
TO_LINE: Final[Row] = vec[i64](_steps_to_line())
