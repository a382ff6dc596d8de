"""The questions on which the games of the drafting family differ."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64

S = TypeVar("S")


class DraftingRules(Generic[S]):
    """One answer per game. Every method cites the clauses of both games."""

    # Where the shared decisions stand in the game's table.
    asks_step: int = 0
    asks_lane: int = 0
    asks_tail: int = 0

    # What a move is told by: how a car leaves the pits, and the clauses of what follows from it.
    leaves_pits: int = 0
    wins: str = ""  # the first car across the line
    finishes: str = ""  # any other
    new_lap: str = ""

    def push_cost(self) -> i64:
        """TA-6.1.5 / GP-6.1.2: what a forward step onto a car costs in solo and lead."""
        raise NotImplementedError

    def leaving_cost(self, s: S, space: i64, occupied: bool) -> i64:
        """TA-9.4.3 / GP-9.2.3, GP-8.3.2.6: what the step out of the pits onto this space costs."""
        raise NotImplementedError

    def tail_grows(self, s: S) -> bool:
        """TA-6.4.2.3 / GP-6.5.7: does a draft take cars on its tail at this forward step?"""
        raise NotImplementedError

    def links_on_arrival(self, s: S) -> bool:
        """TA-6.4.2.3, TA-R3 / GP-6.5.4: does standing behind a car link the active car?"""
        raise NotImplementedError

    def links_sideways(self, s: S) -> bool:
        """TA-6.4.2.6, TA-6.5.3 / GP-6.5.4: does a sideways step just made link the active car?"""
        raise NotImplementedError

    def at_the_wall(self, s: S, edge: i64) -> None:
        """TA-6.7.3 back / GP-6.8.2 forward: a car that has no lane left makes room.

        Nothing moves where a lane is still to be chosen (`s.question`).
        """
        raise NotImplementedError

    def may_swap(self, s: S, space: i64) -> bool:
        """TA-C5 / GP-RC-4: may the active car change places with the car on this space?"""
        raise NotImplementedError

    def displaced(self, s: S) -> None:
        """TA-6.7.1 / GP-6.8.4: what follows for the active car when it has displaced another."""
        raise NotImplementedError

    def clause_of(self, s: S, here: i64, gain: i64, how: i64) -> str:
        """By which clause a car leaves its space in a move."""
        raise NotImplementedError

    def move_ends(self, s: S) -> None:
        """TA-M9 / GP-6.A4: the last step is made; effects of the card, wear, the next segment."""
        raise NotImplementedError
