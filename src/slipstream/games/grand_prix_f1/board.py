"""The circuit as numbers: spaces, how many cars they hold, and the ways on in order of priority.

A space is its row in data/circuit.toml; its name is known at the edge only.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

_BOARD: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "data" / "circuit.toml").read_text("utf-8")
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


def _numbers(key: str) -> list[int]:
    return [row.get(key, 0) for row in _ROWS]


def _ways(key: str) -> list[list[int]]:
    return [_spaces(row.get(key, [])) for row in _ROWS]


KIND: Final[list[int]] = [KINDS_OF_SPACE.index(row["kind"]) for row in _ROWS]
CAPACITY: Final[list[int]] = _numbers("capacity")
NEXT: Final[list[list[int]]] = _ways("next")
NEXT_FROM_STOP: Final[list[list[int]]] = _ways("next_from_stop")
NEXT_PIT: Final[list[list[int]]] = _ways("next_pit")
NEXT_BOX: Final[list[list[int]]] = _ways("next_box")
BONUS: Final[list[int]] = _numbers("bonus")
FINE: Final[list[int]] = _numbers("penalty")
# 0 outside the gravel beds.
BED: Final[list[int]] = [" ABC".index(row.get("bed", " ")) for row in _ROWS]
LAST_OF_BED: Final[list[bool]] = [row.get("last_of_bed", False) for row in _ROWS]
IS_STOP: Final[list[bool]] = [row.get("stop", False) for row in _ROWS]
IN_PITS: Final[list[bool]] = [kind >= PIT_LANE for kind in KIND]
# GPF1-3.10, GPF1-3.11: no move that starts here is worth more than the limit.
LIMITED: Final[list[bool]] = [
    row["kind"] == "gravel" or row.get("speed_limit", False) for row in _ROWS
]
GRID: Final[list[int]] = _spaces(_BOARD["grid"])
PIT_ENTRY: Final[int] = next(space for space, ways in enumerate(NEXT_PIT) if ways)
PIT_DOOR: Final[int] = NEXT_PIT[PIT_ENTRY][0]
# Per box, from 0: the pit space it is entered from, and the space of the stop itself.
BOX_ENTRY: Final[list[int]] = [space for space, ways in enumerate(NEXT_BOX) if ways]
BOX_STOP: Final[list[int]] = [space for space, stop in enumerate(IS_STOP) if stop]
# GPF1-10.4: the space behind the line, by the space before it.
_LINE: Final[dict[int, int]] = {
    SPACES.index(before): SPACES.index(behind) for before, behind in _BOARD["finish_line"]
}
OVER_THE_LINE: Final[list[int]] = [_LINE.get(space, NOWHERE) for space in range(len(SPACES))]


# The only way on, whatever the route and the start; NOWHERE where there are more of them.
ONLY_WAY: Final[list[int]] = [
    NEXT[space][0]
    if len(NEXT[space]) == 1 and not (NEXT_FROM_STOP[space] or NEXT_PIT[space] or NEXT_BOX[space])
    else NOWHERE
    for space in range(len(SPACES))
]


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


TO_PIT_ENTRY: Final[list[int]] = _steps_until([PIT_ENTRY], over_the_line=True)
TO_LINE: Final[list[int]] = _steps_to_line()
