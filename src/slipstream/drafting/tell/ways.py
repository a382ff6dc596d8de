"""Whole moves by their destination, for a click or a word instead of every step."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.rules.state import DraftingState
from slipstream.drafting.rules.ways import Way, ways
from slipstream.kernel.rows import Row
from slipstream.tell import teller
from slipstream.tell.say import Say
from slipstream.track.rules.board import OFF

WALKED: Final = 10_000  # positions; a crowded straight of five lanes may have a hundred thousand
ALIKE: Final = 12  # ways to one place


def told_ways(s: DraftingState, finished: int) -> list[teller.Way]:
    """All ends of the move under way, farthest first: `@14.1`, then `@14.1/2` for another there.

    So many cars have `finished` before those on the board. Of several ways to one place those with
    fewer Close Calls come first (GP-6.8.4). Where there are more than anybody could look through,
    some are missing: they can be walked step by step.
    """
    track = s.board.track
    active = s.active
    rank = s.board.rank
    found: list[tuple[int, int, int, int, Way]] = []
    for number, way in enumerate(ways(s, WALKED)):
        space = way.spaces[active]
        found.append((-way.progress[active], rank[space], way.calls, number, way))
    found.sort(key=_place)
    last = ""
    alike = 0
    result: list[teller.Way] = []
    for _, _, _, _, way in found:
        place = f"@{track.place_name(way.progress[active], way.spaces[active])}"
        alike = alike + 1 if place == last else 1
        last = place
        if alike > ALIKE:
            continue
        name = place if alike == 1 else f"{place}/{alike}"
        result.append(teller.Way(name, tuple(way.answers), _outcome(s, way, finished)))
    return result


def reached(s: DraftingState, finished: int, most: int) -> dict[str, int]:
    """Every place where the move under way can end, farthest first, and the place of the car then.

    The best of all ways there; so many cars have `finished` before those on the board.
    """
    track = s.board.track
    active = s.active
    rank = s.board.rank
    found: dict[tuple[int, int, str], int] = {}
    for way in ways(s, most):
        space = way.spaces[active]
        name = f"@{track.place_name(way.progress[active], space)}"
        end = (-way.progress[active], rank[space], name)
        place = _ahead(s, way.progress, way.spaces) + finished
        found[end] = min(place, found.get(end, place))
    return {name: found[far, order, name] for far, order, name in sorted(found)}


def _outcome(s: DraftingState, way: Way, finished: int) -> Say:
    """`8th to 3rd, 1 Close Call`: the active car in the running order, before and after."""
    before = _ahead(s, s.board.progress, s.board.space_of) + finished
    after = _ahead(s, way.progress, way.spaces) + finished
    name = "outcome-same" if before == after else "outcome-changed"
    if not way.calls:
        return Say(name, {"before": before, "after": after})
    return Say(f"{name}-calls", {"before": before, "after": after, "count": int(way.calls)})


def _ahead(s: DraftingState, progress: Row, spaces: Row) -> int:
    """The place of the active car, from 1, among those on the board."""
    rank = s.board.rank
    mine = (-progress[s.active], rank[spaces[s.active]])
    place = 1
    for car, space in enumerate(spaces):
        if space != OFF and (-progress[car], rank[space]) < mine:
            place += 1
    return place


def _place(entry: tuple[int, int, int, int, Way]) -> tuple[int, int, int, int]:
    return entry[0], entry[1], entry[2], entry[3]
