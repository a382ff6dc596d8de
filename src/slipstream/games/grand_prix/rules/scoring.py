"""Places and points at the end of a race."""

from __future__ import annotations


def classified(slots: list[int], disqualified: list[int]) -> list[int]:
    """GP-10.1.3.1, GP-R42: every car behind a disqualified one moves up; that one has no place."""
    if not disqualified:
        return slots
    gone = [slots[car] for car in disqualified]
    places = [slot - len([other for other in gone if other < slot]) for slot in slots]
    for car in disqualified:
        places[car] = 0
    return places


def worth(points: list[int], place: int) -> int:
    """GP-10.2.1: the points of a place; 0 without one, and beyond the last that scores."""
    return points[place - 1] if 1 <= place <= len(points) else 0
