"""The circuits: six sections with their safety limits, a difficulty, DRS sections."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, final

from mypy_extensions import i64

from slipstream.kernel.rows import Row, vec

_DATA: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parents[1] / "data" / "circuits.toml").read_text("utf-8")
)
SECTIONS: Final = 6


@final
class Circuit:
    """QGP-1.6: what the race card says of a circuit; sections count from 0."""

    def __init__(
        self, code: str, title: str, limits: list[int], difficulty: int, drs: list[bool]
    ) -> None:
        assert len(limits) == len(drs) == SECTIONS, "a circuit has six sections"
        self.code = code
        self.title = title
        self.limits: Row = vec[i64](limits)
        self.difficulty: i64 = difficulty
        self.drs = drs


def _circuit(data: dict[str, Any]) -> Circuit:
    drs = [section + 1 in data["drs"] for section in range(SECTIONS)]
    return Circuit(data["id"], data["name"], data["sl"], data["difficulty"], drs)


CIRCUITS: Final[dict[str, Circuit]] = {data["id"]: _circuit(data) for data in _DATA["circuit"]}
