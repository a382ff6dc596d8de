"""Why a step is refused: the reasons are the family's, the clauses each game's."""

from __future__ import annotations

from typing import Final

from slipstream.drafting.rules.links import lanes_ok, onward
from slipstream.drafting.rules.shunts import IN, OUT, beside
from slipstream.drafting.rules.state import INWARD, OUTWARD, DraftingState
from slipstream.drafting.rules.steps import visit
from slipstream.track.rules.track import WALL

POINTS_LEFT: Final = 0  # it may not stop yet
NO_POINTS: Final = 1
NOT_LINKED_AHEAD: Final = 2  # the road does not lead there
LANE_IS_CHOSEN: Final = 3  # where lanes divide the lane is named, and nowhere else
LANE_OF_THE_CARD: Final = 4
LANE_OF_THE_LINE: Final = 5
PUSH_TOO_DEAR: Final = 6
IS_LINKED: Final = 7  # no sideways step
SIDE_OF_THE_CARD: Final = 8
NO_LANE_INSIDE: Final = 9
NO_LANE_OUTSIDE: Final = 10
ENTERED_BEFORE: Final = 11
SHOVE_TOO_DEAR: Final = 12
NO_SWAP: Final = 13
NO_DIAGONAL: Final = 14


def why_no_step(s: DraftingState, text: str) -> int:
    """The reason against a token of `Step` that is not among the legal ones."""
    if text == "=":
        return POINTS_LEFT
    if text == "i":
        return _why_not_sideways(s, INWARD, IN)
    if text == "o":
        return _why_not_sideways(s, OUTWARD, OUT)
    if s.mp == 0:
        return NO_POINTS
    if text[0] == ">":
        return _why_not_forward(s, text[1:])
    return NO_SWAP if text[0] == "x" else NO_DIAGONAL


def _why_not_forward(s: DraftingState, lane: str) -> int:
    track = s.board.track
    here = s.board.space_of[s.active]
    ahead = track.ahead[here]
    named = [space for space in ahead if str(track.lane[space]) == lane]
    if lane and not named:
        return NOT_LINKED_AHEAD
    if (len(ahead) > 1) != bool(lane):
        return LANE_IS_CHOSEN
    if not lane or named[0] in onward(s, here, True):
        return PUSH_TOO_DEAR
    return LANE_OF_THE_LINE if named[0] in lanes_ok(s, ahead) else LANE_OF_THE_CARD


def _why_not_sideways(s: DraftingState, of_card: int, side: int) -> int:
    if s.linked:
        return IS_LINKED
    if not s.sides & of_card:
        return SIDE_OF_THE_CARD
    if beside(s.board, s.board.space_of[s.active], side) == WALL:
        return NO_LANE_INSIDE if side == IN else NO_LANE_OUTSIDE
    if visit(s) + side in s.entered:
        return ENTERED_BEFORE
    return SHOVE_TOO_DEAR if s.mp > 0 else NO_POINTS
