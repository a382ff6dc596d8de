"""What Thunder Alley answers to the questions of the drafting family."""

from __future__ import annotations

from typing import Any

from slipstream.drafting.choices import Choices
from slipstream.drafting.links import lanes_ok
from slipstream.drafting.rules import DraftingRules
from slipstream.drafting.shunts import is_way_back, push_back, push_on
from slipstream.drafting.state import DraftingState
from slipstream.track.board import NOBODY


class ThunderAlleyRules(DraftingRules):
    """Chapter 6 of the booklet."""

    bumps = True

    def push_cost(self) -> int:
        """TA-6.1.5, TA-6.8.3: three movement points however many cars move."""
        return 3

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
        """Nothing follows from a displacement."""
