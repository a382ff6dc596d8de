"""Whole moves by their destination, for a click or a word instead of every step."""

from __future__ import annotations

from slipstream.drafting.plans import Plan, plans
from slipstream.drafting.state import DraftingState
from slipstream.kernel.screen import Way


def ways(s: DraftingState) -> list[Way]:
    """All ends of the move under way, farthest first: `@14.1`, and `@14.1b` for another like it."""
    track = s.board.track
    active = s.active
    rank = s.board.rank
    found: list[tuple[int, int, int, Plan]] = []
    for number, plan in enumerate(plans(s)):
        found.append((-plan.progress[active], rank[plan.spaces[active]], number, plan))
    found.sort(key=_place)
    names: list[str] = []
    result: list[Way] = []
    for _, _, _, plan in found:
        place = f"@{plan.progress[active]}.{track.lane_name(plan.spaces[active])}"
        alike = names.count(place)
        names.append(place)
        result.append(Way(place + _letter(alike), tuple(plan.answers)))
    return result


def _place(entry: tuple[int, int, int, Plan]) -> tuple[int, int, int]:
    return entry[0], entry[1], entry[2]


def _letter(alike: int) -> str:
    """Nothing, b, c, ..., z, then 26, 27, ..."""
    return "" if alike == 0 else chr(ord("a") + alike) if alike < 26 else str(alike)
