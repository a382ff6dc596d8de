"""Places and ties at the end of a race."""

from __future__ import annotations

from slipstream.kernel.rows import Row


def best_place(places: list[int], own: Row) -> int:
    """TA-10.2.4 / GP-10.2.4, GP-R100: of some cars; a disqualified one is behind all the others."""
    return min([places[car] or len(places) + 1 for car in own])


def ranks(points: list[int], best: list[int]) -> list[int]:
    """TA-10.2.4, TA-R87 / GP-10.2.4, GP-R89: by points, then by the best-placed car."""
    keys = [(-total, best[seat]) for seat, total in enumerate(points)]
    ordered = sorted(keys)
    return [ordered.index(key) + 1 for key in keys]
