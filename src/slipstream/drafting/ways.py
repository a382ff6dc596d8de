"""Whole moves by their destination, for a click or a word instead of every step."""

from __future__ import annotations

from slipstream.drafting.plans import Plan, plans
from slipstream.drafting.state import DraftingState
from slipstream.kernel.screen import Way


def ways(s: DraftingState) -> list[Way]:
    """All ends of the move under way, farthest first: `@14.1`, then `@14.1/2` for another there.

    Of those that end in one place the ones with fewer Close Calls come first (GP-6.8.4).
    """
    track = s.board.track
    active = s.active
    rank = s.board.rank
    found: list[tuple[int, int, int, int, Plan]] = []
    for number, plan in enumerate(plans(s)):
        space = plan.spaces[active]
        found.append((-plan.progress[active], rank[space], plan.calls, number, plan))
    found.sort(key=_place)
    names: list[str] = []
    result: list[Way] = []
    for _, _, _, _, plan in found:
        place = f"@{plan.progress[active]}.{track.lane_name(plan.spaces[active])}"
        names.append(place)
        alike = names.count(place)
        result.append(Way(place if alike == 1 else f"{place}/{alike}", tuple(plan.answers)))
    return result


def _place(entry: tuple[int, int, int, int, Plan]) -> tuple[int, int, int, int]:
    return entry[0], entry[1], entry[2], entry[3]
