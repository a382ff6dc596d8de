"""Who is nose to tail with whom: the lanes a line may take, and the cars on its tail."""

from __future__ import annotations

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import FOLLOWS
from slipstream.drafting.rules.state import ANY_LANE, INSIDE_LINE, NOTHING, DraftingState
from slipstream.track.rules.board import NOBODY
from slipstream.track.rules.track import NOT_ONE


def lanes_ok(s: DraftingState, spaces: list[int]) -> list[int]:
    """TA-C20, TA-C21, TA-R23 / GP-6.9.3.3: the lanes that the card leaves open."""
    if s.lane_rule == ANY_LANE or len(spaces) == 1:
        return spaces
    return spaces[:1] if s.lane_rule == INSIDE_LINE else spaces[-1:]


def onward(s: DraftingState, here: i64, bound: bool) -> list[int]:
    """TA-6.9.1, TA-M6 / GP-6.9.1.1: where a car goes on from here.

    A line keeps the lane that its first car took; a car that is merely pushed chooses afresh.
    """
    spaces = s.board.track.ahead[here]
    if len(spaces) == 1 or not bound:
        return spaces
    if s.is_line():
        taken = lane_taken(s.route, here)
        if taken >= 0:
            return [taken]
    return lanes_ok(s, spaces)


def lane_taken(route: list[int], fork: i64) -> i64:
    """The lane that the line took at a fork, or -1."""
    for place in range(0, len(route), 2):
        if route[place] == fork:
            return route[place + 1]
    return -1


def keep_lane(s: DraftingState, here: i64, to: i64) -> None:
    """TA-6.9.1 / GP-6.9.1.1: the first car through a fork fixes the lane for the line."""
    if s.board.track.only_ahead[here] == NOT_ONE and lane_taken(s.route, here) < 0:
        s.route = [*s.route, here, to]


def tail(s: DraftingState) -> list[int]:
    """TA-M5 / GP-6.A5: the cars nose to tail behind the line that are not in it yet."""
    last = s.active
    if s.rear:
        last = s.rear[-1]
    car = next_behind(s, last, NOTHING)
    found = NOTHING
    while car != NOBODY:
        found = [*found, car]
        car = next_behind(s, car, found)
    return found


def next_behind(s: DraftingState, last: i64, found: list[int]) -> i64:
    """TA-M5: the car that joins behind the last one, or NOBODY."""
    board = s.board
    here = board.space_of[last]
    space = board.track.only_behind[here]
    if space == NOT_ONE:
        space = feeding_space(s, board.track.behind[here], found)
        if space < 0:
            return NOBODY
    car = board.car_at[space]
    if is_free_car(s, car, found):
        return car
    return NOBODY


def feeding_space(s: DraftingState, spaces: list[int], found: list[int]) -> i64:
    """TA-M5: where several lanes feed a space the player picks one; an empty one ends the tail.

    -1 if nobody could join, or if the choice is still to be made.
    """
    feeding = lanes_ok(s, spaces)
    if len(feeding) == 1:
        return feeding[0]
    car_at = s.board.car_at
    options = [x for x in feeding if is_free_car(s, car_at[x], found)]
    if not options:
        return -1
    empty = [x for x in feeding if car_at[x] == NOBODY]
    return s.choose(sorted(options + empty[:1]))


def is_free_car(s: DraftingState, car: i64, found: list[int]) -> bool:
    if car in (NOBODY, s.active):
        return False
    return not (s.rear and car in s.rear) and not (found and car in found)


def follow(s: DraftingState, left: i64) -> None:
    """TA-M7 / GP-6.A5: each car of the tail takes the space that the one ahead of it has left."""
    board = s.board
    sector = board.track.sector
    for car in s.rear:
        here = board.space_of[car]
        s.shift(car, left, 0 if sector[here] == sector[left] else 1, FOLLOWS)
        left = here
