"""Grand Prix's answers to the questions of the drafting family."""

from __future__ import annotations

from typing import Any, Final, final

from slipstream.drafting.choices import Choices
from slipstream.drafting.rules import DraftingRules
from slipstream.drafting.shunts import push_on
from slipstream.games.grand_prix.activation import move_ended
from slipstream.games.grand_prix.asking import LANE, STEP, TAIL
from slipstream.games.grand_prix.state import RaceState
from slipstream.games.grand_prix.telling import CROSSED, LAP, MOVED, tell
from slipstream.track.order import lap_marker

# Clauses of a change of place: drives, is pushed, is displaced, follows, is swapped; then those
# of activation.py: slides in, slides out, closes up; and of zones.py: gathers, makes room.
_WHY: Final = [
    "GP-6.1.2",
    "GP-6.2.2",
    "GP-6.8.1",
    "GP-6.7.2",
    "GP-RC-4.1",
    "GP-RC-6.1",
    "GP-RC-7.1",
    "GP-RC-3.1",
    "GP-8.3.2.2",
    "GP-8.3.2.3",
]
_LEAVES_THE_PITS: Final = "GP-9.2.2"


@final
class GrandPrixRules(DraftingRules):
    """Chapter 6 of the rulebook."""

    asks_step = STEP
    asks_lane = LANE
    asks_tail = TAIL

    def push_cost(self) -> int:
        """GP-6.1.2: one movement point, empty or occupied."""
        return 1

    def leaving_cost(self, s: Any, space: int, occupied: bool) -> int:
        """GP-9.2.3, GP-8.3.2.6, GP-R73: in a Safety Zone never more than 1."""
        state: RaceState = s
        track = state.board.track
        return 2 if occupied and not track.in_zone(track.sector[space]) else 1

    def tail_grows(self, s: Any) -> bool:
        """GP-6.5.7, GP-R23: as long as it is empty."""
        state: RaceState = s
        return not state.rear

    def links_on_arrival(self, s: Any) -> bool:
        """GP-6.5.4, GP-R24: standing behind a car does not link."""
        return False

    def at_the_wall(self, s: Any, edge: int, choices: Choices) -> list[int]:
        """GP-6.8.2, GP-6.8.6, GP-R27: forward, along any link, pushing whoever is in the way."""
        return push_on(s, edge, choices)

    def may_swap(self, s: Any, space: int) -> bool:
        """GP-RC-4.2, GP-8.3.2.5, GP-R35: outside the zone, with a car that has not finished."""
        state: RaceState = s
        board = state.board
        if board.car_at[space] in state.crossed:
            return False
        here = board.track.sector[board.space_of[state.active]]
        return not board.track.in_zone(here) and not board.track.in_zone(board.track.sector[space])

    def displaced(self, s: Any) -> None:
        """GP-6.8.4, GP-9.2.6: a Close Call for an active Player Car, but not on pit exit."""
        state: RaceState = s
        if state.leaving or not state.is_player_car(state.active):
            return
        if state.planning:
            state.calls += 1
        else:
            state.add_close_calls(state.active, 1, "GP-6.8.4")

    def tell_move(self, s: Any, car: int, to: int, gain: int, why: int) -> None:
        state: RaceState = s
        here = state.board.space_of[car]
        before = state.board.progress[car]
        after = before + gain
        clause = _LEAVES_THE_PITS if here >= state.board.track.road else _WHY[why]
        state.note(MOVED, clause, state.mover, [car, before, here, after, to])
        if after >= state.finish and car not in state.crossed:
            place = state.best_left + len(state.crossed)
            tell(state, CROSSED, "GP-10.1.2.1", state.whose(car), car, place)
        length = state.board.track.length
        lap = lap_marker(1, after, length, state.race.laps)
        if lap > state.lap():
            tell(state, LAP, "GP-4.6.3", state.whose(car), lap)

    def move_ends(self, s: Any) -> None:
        move_ended(s)
