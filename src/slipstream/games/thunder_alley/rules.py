"""What Thunder Alley answers to the questions of the drafting family."""

from __future__ import annotations

from typing import Any, Final, final

from slipstream.drafting.choices import Choices
from slipstream.drafting.links import lanes_ok
from slipstream.drafting.rules import DraftingRules
from slipstream.drafting.shunts import push_on, pushes
from slipstream.drafting.state import DraftingState
from slipstream.games.thunder_alley.activation import move_ended
from slipstream.games.thunder_alley.state import LANE, STEP, TAIL, RaceState
from slipstream.games.thunder_alley.telling import CROSSED, LAP, MOVED, tell
from slipstream.track.board import NOBODY
from slipstream.track.order import lap_marker

# Clauses of a change of place: drives, is pushed, is displaced, follows, is swapped; then those
# of activation.py: slides in, slides out, is lifted into clean air.
_WHY: Final = ["TA-6.1.2", "TA-6.8.1", "TA-6.7.1", "TA-6.2.2", "TA-C5", "TA-C7", "TA-C22", "TA-C4"]
_LEAVES_THE_PITS: Final = "TA-9.4.3"


@final
class ThunderAlleyRules(DraftingRules):
    """Chapter 6 of the booklet."""

    asks_step = STEP
    asks_lane = LANE
    asks_tail = TAIL

    def push_cost(self) -> int:
        """TA-6.1.5, TA-6.8.3: three movement points however many cars move."""
        return 3

    def leaving_cost(self, s: Any, space: int, occupied: bool) -> int:
        """TA-9.4.3: one movement point, or two with displacement."""
        return 2 if occupied else 1

    def tail_grows(self, s: Any) -> bool:
        """TA-6.4.2.3, TA-6.9.5: at every forward step."""
        return True

    def links_on_arrival(self, s: Any) -> bool:
        """TA-6.4.2.3, TA-R3: linked if every space it may go on to is occupied."""
        state: DraftingState = s
        board = state.board
        for space in lanes_ok(state, board.track.ahead[board.space_of[state.active]]):
            if board.car_at[space] == NOBODY:
                return False
        return True

    def at_the_wall(self, s: Any, edge: int, choices: Choices) -> list[int]:
        """TA-6.7.3, TA-6.7.7, TA-R8: back one space; forward if the tail is in every way back."""
        state: DraftingState = s
        for space in state.board.track.behind[edge]:
            if is_way_back(state, space):
                return push_back(state, edge, choices)
        return push_on(state, edge, choices)

    def may_swap(self, s: Any, space: int) -> bool:
        """TA-C5, TA-R30: with any car directly ahead."""
        return True

    def displaced(self, s: Any) -> None:
        """TA-6.7.1: nothing follows."""

    def tell_move(self, s: Any, car: int, to: int, gain: int, why: int) -> None:
        state: RaceState = s
        here = state.board.space_of[car]
        before = state.board.progress[car]
        after = before + gain
        clause = _LEAVES_THE_PITS if here >= state.board.track.road else _WHY[why]
        state.note(MOVED, clause, state.mover, [car, before, here, after, to])
        if after >= state.finish and car not in state.crossed:
            place = state.best_left + len(state.crossed)
            tell(state, CROSSED, "TA-10.1.4", state.owner(car), car, place)
        length = state.board.track.length
        lap = lap_marker(1, after, length, state.race.laps)
        if lap > state.lap():
            tell(state, LAP, "TA-4.6.1", state.owner(car), lap)

    def move_ends(self, s: Any) -> None:
        move_ended(s)


def push_back(s: DraftingState, space: int, choices: Choices) -> list[int]:
    """TA-M3, TA-R7: the car on a space goes one back, and all in its way.

    Nothing if every way back meets a car of the tail (TA-R8): the caller looks first.
    """
    board = s.board
    path = [space]
    here = space
    while board.car_at[here] != NOBODY:
        here = choices.choose([x for x in board.track.behind[here] if is_way_back(s, x)])
        if here < 0:
            return []
        path.append(here)
    return pushes(board, path, -1)


def is_way_back(s: DraftingState, space: int) -> bool:
    """TA-M4, TA-R8: does some backward route from this space meet no car of the tail?"""
    car = s.board.car_at[space]
    if car == NOBODY:
        return True
    if car in s.rear:
        return False
    return any(is_way_back(s, before) for before in s.board.track.behind[space])
