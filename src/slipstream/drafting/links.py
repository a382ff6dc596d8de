"""Who is nose to tail with whom: the lanes a line may take, and the cars on its tail."""

from __future__ import annotations

from slipstream.drafting.choices import Choices
from slipstream.drafting.rules import FOLLOWS
from slipstream.drafting.state import ANY_LANE, INSIDE_LINE, DraftingState
from slipstream.track.board import NOBODY


def lanes_ok(s: DraftingState, spaces: list[int]) -> list[int]:
    """TA-C20, TA-C21, TA-R23 / GP-6.9.3.3: the lanes that the card leaves open."""
    if s.lane_rule == ANY_LANE or len(spaces) == 1:
        return spaces
    return spaces[:1] if s.lane_rule == INSIDE_LINE else spaces[-1:]


def onward(s: DraftingState, here: int, bound: bool) -> list[int]:
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


def lane_taken(route: list[int], fork: int) -> int:
    """The lane that the line took at a fork, or -1."""
    for place in range(0, len(route), 2):
        if route[place] == fork:
            return route[place + 1]
    return -1


def keep_lane(s: DraftingState, here: int, to: int) -> None:
    """TA-6.9.1 / GP-6.9.1.1: the first car through a fork fixes the lane for the line."""
    if len(s.board.track.ahead[here]) > 1 and lane_taken(s.route, here) < 0:
        s.route = [*s.route, here, to]


def tail(s: DraftingState, choices: Choices) -> list[int]:
    """TA-M5 / GP-6.A5: the cars nose to tail behind the line that are not in it yet.

    Where several lanes feed a space the player picks one; picking an empty one ends the tail.
    """
    found: list[int] = []
    car = next_behind(s, s.rear[-1] if s.rear else s.active, found, choices)
    while car != NOBODY:
        found.append(car)
        car = next_behind(s, car, found, choices)
    return found


def next_behind(s: DraftingState, last: int, found: list[int], choices: Choices) -> int:
    """TA-M5: the car that joins behind the last one, or NOBODY."""
    board = s.board
    feeding = lanes_ok(s, board.track.behind[board.space_of[last]])
    if len(feeding) == 1:
        car = board.car_at[feeding[0]]
        return car if is_free_car(s, car, found) else NOBODY
    options = [x for x in feeding if is_free_car(s, board.car_at[x], found)]
    if not options:
        return NOBODY
    empty = [x for x in feeding if board.car_at[x] == NOBODY]
    space = choices.choose(sorted(options + empty[:1]))
    return NOBODY if space < 0 else board.car_at[space]


def is_free_car(s: DraftingState, car: int, found: list[int]) -> bool:
    return car != NOBODY and car not in s.rear and car not in found and car != s.active


def follow(s: DraftingState, left: int) -> None:
    """TA-M7 / GP-6.A5: each car of the tail takes the space that the one ahead of it has left."""
    board = s.board
    for car in s.rear:
        here = board.space_of[car]
        gain = 0 if board.track.sector[here] == board.track.sector[left] else 1
        shift(s, car, left, gain, FOLLOWS)
        left = here


def shift(s: DraftingState, car: int, to: int, gain: int, why: int) -> None:
    """TA-M1 / GP-6.A4: the only way a car changes place during a move; it may finish by it."""
    board = s.board
    if s.trace is not None:
        s.rules.tell_move(s, car, to, gain, why)
    board.move(car, to, gain)
    progress = board.progress[car]
    if progress > s.furthest:  # noqa: PLR1730 - `max` is a call more for every car that moves
        s.furthest = progress
    if progress >= s.finish > progress - gain and car not in s.crossed:
        s.crossed.append(car)
