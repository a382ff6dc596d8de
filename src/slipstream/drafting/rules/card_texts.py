"""What the race cards of the family say about a move."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.drafting.rules.state import (
    ANY_LANE,
    BOTH_SIDES,
    INSIDE_LINE,
    INWARD,
    NEITHER_SIDE,
    OUTSIDE_LINE,
    OUTWARD,
    DraftingState,
)
from slipstream.kernel.rows import Flags, Row, vec

_SIDES: Final[dict[str, int]] = {
    "no_lateral": NEITHER_SIDE,
    "inside_only": INWARD,
    "outside_only": OUTWARD,
}
_LANES: Final[dict[str, int]] = {"inside_only": INSIDE_LINE, "outside_only": OUTSIDE_LINE}


@final
class CardTexts:
    """Movement type and special text of each card, all rows in step."""

    def __init__(self, kinds: list[int], effects: list[str], swap: str, diagonal: str) -> None:
        """`swap` and `diagonal` are the effects that the game calls so."""
        self.kind: Row = vec[i64](kinds)
        self.sides: Row = vec[i64]([_SIDES.get(effect, BOTH_SIDES) for effect in effects])
        self.lane_rule: Row = vec[i64]([_LANES.get(effect, ANY_LANE) for effect in effects])
        self.free_sides: Flags = vec[bool]([effect == "free_lateral" for effect in effects])
        self.swaps: Flags = vec[bool]([effect == swap for effect in effects])
        self.diagonals: Row = vec[i64]([int(effect == diagonal) for effect in effects])

    def obey(self, s: DraftingState, card: i64) -> None:
        """TA-5.1, TA-5.2 / GP-5.3: the move is made as the card says."""
        s.kind = self.kind[card]
        s.sides = self.sides[card]
        s.lane_rule = self.lane_rule[card]
        s.free_sides = self.free_sides[card]
        s.swaps = self.swaps[card]
        s.diagonals = self.diagonals[card]
