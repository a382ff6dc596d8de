"""Places, points and ties at the end of a race."""

from __future__ import annotations

from slipstream.games.grand_prix.rules.components import CARS


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


def ranks(points: list[int], places: list[int]) -> list[int]:
    """GP-10.2.4, GP-R89, GP-R100: by points, then by the better place of the two cars."""
    keys: list[tuple[int, int]] = []
    for seat, total in enumerate(points):
        best = min(place or CARS + 1 for place in places[2 * seat : 2 * seat + 2])
        keys.append((-total, best))
    ordered = sorted(keys)
    return [ordered.index(key) + 1 for key in keys]
