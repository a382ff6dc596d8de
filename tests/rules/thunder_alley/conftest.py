"""Two pictures that differ are shown side by side."""

from __future__ import annotations

from rules.thunder_alley.boards import Drawn, beside


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    if op == "==" and isinstance(left, Drawn) and isinstance(right, Drawn):
        return ["the cars do not stand as expected:", *beside(left, right)]
    return None
