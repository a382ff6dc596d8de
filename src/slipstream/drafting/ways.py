"""Whole moves by their destination, for a click or a word instead of every step."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.plans import Plan, plans
from slipstream.drafting.state import DraftingState
from slipstream.kernel.screen import Way, ordinal
from slipstream.track.board import OFF

WALKED: Final = 10_000  # positions; a crowded straight of five lanes may have a hundred thousand
ALIKE: Final = 12  # ways to one place


def ways(s: DraftingState, finished: int) -> list[Way]:
    """All ends of the move under way, farthest first: `@14.1`, then `@14.1/2` for another there.

    So many cars have `finished` before those on the board. Of several ways to one place those with
    fewer Close Calls come first (GP-6.8.4). Where there are more than anybody could look through,
    some are missing: they can be walked step by step.
    """
    track = s.board.track
    active = s.active
    rank = s.board.rank
    found: list[tuple[int, int, int, int, Plan]] = []
    for number, plan in enumerate(plans(s, WALKED)):
        space = plan.spaces[active]
        found.append((-plan.progress[active], rank[space], plan.calls, number, plan))
    found.sort(key=_place)
    last = ""
    alike = 0
    result: list[Way] = []
    for _, _, _, _, plan in found:
        place = f"@{plan.progress[active]}.{track.lane_name(plan.spaces[active])}"
        alike = alike + 1 if place == last else 1
        last = place
        if alike > ALIKE:
            continue
        name = place if alike == 1 else f"{place}/{alike}"
        result.append(Way(name, tuple(plan.answers), _comes_of(s, plan, finished)))
    return result


def _comes_of(s: DraftingState, plan: Plan, finished: int) -> str:
    """`8th to 3rd, 1 Close Call`."""
    gain = _gain(s, plan, finished)
    if not plan.calls:
        return gain
    return f"{gain}, {plan.calls} Close Call{'s' if plan.calls > 1 else ''}"


def _gain(s: DraftingState, plan: Plan, finished: int) -> str:
    """`8th to 3rd`: the active car in the running order, before and after."""
    before = _ahead(s, s.board.progress, s.board.space_of)
    after = _ahead(s, plan.progress, plan.spaces)
    if before == after:
        return "still " + ordinal(after + finished)
    return f"{ordinal(before + finished)} to {ordinal(after + finished)}"


def _ahead(s: DraftingState, progress: list[int], spaces: list[int]) -> int:
    """The place of the active car, from 1, among those on the board."""
    rank = s.board.rank
    mine = (-progress[s.active], rank[spaces[s.active]])
    place = 1
    for car, space in enumerate(spaces):
        if space != OFF and (-progress[car], rank[space]) < mine:
            place += 1
    return place


def _place(entry: tuple[int, int, int, int, Plan]) -> tuple[int, int, int, int]:
    return entry[0], entry[1], entry[2], entry[3]
