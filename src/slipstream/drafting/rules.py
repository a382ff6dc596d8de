"""The questions on which the games of the drafting family differ."""

from __future__ import annotations

from typing import Any, Final

from slipstream.drafting.choices import Choices

# Why a car changes place, for the trace.
DRIVES: Final = 0
IS_PUSHED: Final = 1
IS_DISPLACED: Final = 2
FOLLOWS: Final = 3
IS_SWAPPED: Final = 4


class DraftingRules:
    """One answer per game. Every method cites the clauses of both games."""

    # Where the shared decisions stand in the game's table.
    asks_step: int = 0
    asks_lane: int = 0
    asks_tail: int = 0

    def push_cost(self) -> int:
        """TA-6.1.5 / GP-6.1.2: what a forward step onto a car costs in solo and lead."""
        raise NotImplementedError

    def leaving_cost(self, s: Any, space: int, occupied: bool) -> int:
        """TA-9.4.3 / GP-9.2.3, GP-8.3.2.6: what the step out of the pits onto this space costs."""
        raise NotImplementedError

    def tail_grows(self, s: Any) -> bool:
        """TA-6.4.2.3 / GP-6.5.7: does a draft take cars on its tail at this forward step?"""
        raise NotImplementedError

    def links_on_arrival(self, s: Any) -> bool:
        """TA-6.4.2.3, TA-R3 / GP-6.5.4: does standing behind a car link the active car?"""
        raise NotImplementedError

    def at_the_wall(self, s: Any, edge: int, choices: Choices) -> list[int]:
        """TA-6.7.3 back / GP-6.8.2 forward: where a car goes that has no lane left.

        The moves of all cars concerned, in order, as car, space, gain.
        """
        raise NotImplementedError

    def may_swap(self, s: Any, space: int) -> bool:
        """TA-C5 / GP-RC-4: may the active car change places with the car on this space?"""
        raise NotImplementedError

    def displaced(self, s: Any) -> None:
        """TA-6.7.1 / GP-6.8.4: what follows for the active car when it has displaced another."""
        raise NotImplementedError

    def tell_move(self, s: Any, car: int, to: int, gain: int, why: int) -> None:
        """Note that a car is about to change place; somebody listens."""
        raise NotImplementedError

    def move_ends(self, s: Any) -> None:
        """TA-M9 / GP-6.A4: the last step is made; effects of the card, wear, the next segment."""
        raise NotImplementedError
