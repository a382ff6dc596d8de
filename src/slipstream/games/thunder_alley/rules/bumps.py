"""TA-6.10, bumps: a displacement that the active car begins and cannot pay for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.drafting.rules.kinds import tell
from slipstream.drafting.rules.links import onward
from slipstream.drafting.rules.state import DraftingState
from slipstream.drafting.rules.steps import SHIFT, lanes_beside, side_cost, stop
from slipstream.games.thunder_alley.rules.kinds import BUMPED
from slipstream.kernel.answers import Answers
from slipstream.track.rules.board import NOBODY
from slipstream.track.rules.track import WALL

# Kinds of steps beside those of drafting/steps.py: forward bumps are listed after forward steps,
# sideways bumps after sideways steps.
BUMP_FORWARD: Final = 2
BUMP_IN: Final = 5
BUMP_OUT: Final = 6

WORDS: Final[dict[int, str]] = {BUMP_FORWARD: "b>", BUMP_IN: "bi", BUMP_OUT: "bo"}


def add_bumps(s: DraftingState, out: Answers) -> None:
    """TA-6.10.1, TA-6.10.2, TA-6.10.4: with points left, but too few for the car in the way."""
    if s.mp < s.rules.push_cost() and not s.is_line() and is_car_ahead(s):
        out.insert(BUMP_FORWARD << SHIFT)
    if s.mp == 1 and not s.linked:
        inner, outer = lanes_beside(s)
        if inner != WALL and side_cost(s, inner) > 1:
            out.insert(BUMP_IN << SHIFT)
        if outer != WALL and side_cost(s, outer) > 1:
            out.insert(BUMP_OUT << SHIFT)


def is_bump(step: i64) -> bool:
    return step >> SHIFT in (BUMP_FORWARD, BUMP_IN, BUMP_OUT)


def is_car_ahead(s: DraftingState) -> bool:
    """TA-R13: at a fork one occupied branch is enough."""
    for space in onward(s, s.board.space_of[s.active], True):
        if s.board.car_at[space] != NOBODY:
            return True
    return False


def bump(s: DraftingState) -> None:
    """TA-6.10.3: nobody moves, and the move is over."""
    tell(s, BUMPED, "TA-6.10.3", s.mover, s.active)
    stop(s)
