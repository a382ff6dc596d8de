"""Grand Prix's answers to the questions of the drafting family."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import (
    DRIVES,
    FOLLOWS,
    IS_DISPLACED,
    IS_SWAPPED,
    MOVED,
)
from slipstream.drafting.rules.questions import DraftingRules
from slipstream.drafting.rules.shunts import push_on
from slipstream.drafting.rules.state import DRAFT
from slipstream.drafting.rules.steps import DIAGONAL, SHIFT, SPACE
from slipstream.games.grand_prix.rules.activation import move_ended
from slipstream.games.grand_prix.rules.asking import LANE, STEP, TAIL
from slipstream.games.grand_prix.rules.components import card_clause
from slipstream.games.grand_prix.rules.kinds import RETURNS
from slipstream.games.grand_prix.rules.state import RaceState
from slipstream.track.rules.track import RUN_OFF

# Clauses of a change of place in a move or a Safety Zone, in step with `HOW` of kinds.py;
# `clause_of` knows more.
_CLAUSES: Final = [
    "GP-6.1.2",
    "GP-6.2.2",
    "GP-6.8.1",
    "GP-6.7.2",
    "GP-RC-4.1",
    "GP-RC-6.1",
    "GP-RC-7.1",
    "GP-RC-3.1",
    "GP-8.3.2.2",
    "GP-8.3.2.2",
    "GP-9.2.2",
]


@final
class GrandPrixRules(DraftingRules[RaceState]):
    """Chapter 6 of the rulebook."""

    asks_step = STEP
    asks_lane = LANE
    asks_tail = TAIL
    leaves_pits = RETURNS
    wins = "GP-10.1.1.1"
    finishes = "GP-10.1.2.1"
    new_lap = "GP-4.6.3"

    def push_cost(self) -> i64:
        """GP-6.1.2: one movement point, empty or occupied."""
        return 1

    def leaving_cost(self, s: RaceState, space: i64, occupied: bool) -> i64:
        """GP-9.2.3, GP-8.3.2.6, GP-R73: in a Safety Zone never more than 1."""
        track = s.board.track
        return 2 if occupied and not track.in_zone(track.sector[space]) else 1

    def tail_grows(self, s: RaceState) -> bool:
        """GP-6.5.7, GP-R23: as long as it is empty."""
        return not s.rear

    def links_on_arrival(self, s: RaceState) -> bool:
        """GP-6.5.4, GP-R24: standing behind a car does not link."""
        return False

    def links_sideways(self, s: RaceState) -> bool:
        """GP-6.5.4, GP-R24: only forward steps link."""
        return False

    def at_the_wall(self, s: RaceState, edge: i64) -> None:
        """GP-6.8.2, GP-6.8.6, GP-R27: forward, along any link, pushing whoever is in the way."""
        push_on(s, edge)

    def may_swap(self, s: RaceState, space: i64) -> bool:
        """GP-RC-4.2, GP-8.3.2.5, GP-R35: outside the zone, with a car that has not finished."""
        board = s.board
        if board.car_at[space] in s.crossed:
            return False
        track = board.track
        here = track.sector[board.space_of[s.active]]
        return not track.in_zone(here) and not track.in_zone(track.sector[space])

    def displaced(self, s: RaceState) -> None:
        """GP-6.8.4, GP-9.2.6: a Close Call for an active Player Car, but not on pit exit."""
        if s.leaving or not s.is_player_car(s.active):
            return
        if s.walking:
            s.calls += 1
        else:
            s.add_close_calls(s.active, 1, "GP-6.8.4")

    def clause_of(self, s: RaceState, here: i64, gain: i64, how: i64) -> str:
        """The clause by which a car leaves its space: of the step, the movement type, the card."""
        if how == DRIVES:
            return clause_of_step(s, gain)
        if how == FOLLOWS and s.kind == DRAFT:
            return "GP-6.5.2"
        if how == IS_DISPLACED and gain > 0:
            in_zone = s.board.track.in_zone(s.board.track.sector[s.step & SPACE])
            return "GP-8.3.2.6" if in_zone else "GP-6.8.2"
        if how == IS_SWAPPED and not s.swaps:
            return "GP-RC-17.1"
        if how == RETURNS and s.board.track.lane[here] == RUN_OFF:
            return "GP-EV-spin-off.3"
        return _CLAUSES[how]

    def move_ends(self, s: RaceState) -> None:
        move_ended(s)


def clause_of_step(s: RaceState, gain: i64) -> str:
    """GP-6.1.2 to GP-6.1.5: forward, sideways with or without displacement, or by the card."""
    if s.step >> SHIFT == DIAGONAL:
        return card_clause(s.card)
    if gain > 0:
        return "GP-6.1.2"
    if s.free_sides:
        return "GP-RC-1.1"
    last = [event.arguments[-1] for event in s.trace or [] if event.kind == MOVED][-1:]
    return "GP-6.1.4" if last == [IS_DISPLACED] else "GP-6.1.3"
