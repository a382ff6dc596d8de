"""How a driver of the family weighs moves: every one straight on, the best in every possible way.

It looks one answer ahead. What others hold and what lies in the decks never enters.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from slipstream.drafting.bot.outlook import Outlook
from slipstream.drafting.rules.race import DraftingRace
from slipstream.drafting.rules.ways import ways
from slipstream.kernel.bot import Bot, Perspective

MARGIN: Final = 1e-9  # below this two answers are equally good, on every machine
LATER: Final = 3.0  # points that a retirement must be better than any move
NO_CARD: Final = -1

S = TypeVar("S", bound=DraftingRace)


class DraftingBot(Bot, Generic[S]):
    """Takes the answer that leaves the own cars best placed; each game answers the questions."""

    def __init__(self, driven: int) -> None:
        self.most_driven = driven  # moves that are driven in every possible way

    # The questions on which the games differ

    def copy(self, s: S) -> S:
        raise NotImplementedError

    def answer(self, s: S, seat: int, legal: list[int]) -> int:
        """The answer to whatever is asked; `s` is the bot's own."""
        raise NotImplementedError

    def outlook(self, s: S, seat: int) -> Outlook:
        """What the seat can hope for, from positions that may still change."""
        raise NotImplementedError

    def card_of(self, action: int) -> int:
        """The card that an activation plays, or NO_CARD."""
        raise NotImplementedError

    def like(self, card: int) -> int:
        """Cards with the same number move a car in the same way."""
        raise NotImplementedError

    def worth(self, card: int) -> float:
        """How good a card is to keep."""
        raise NotImplementedError

    def is_retirement(self, action: int) -> bool:
        raise NotImplementedError

    def pay(self, s: S, card: int) -> None:
        """What the card costs the active car, before its first step."""
        raise NotImplementedError

    # What both do

    def choose(self, p: Perspective) -> int:
        if len(p.legal) == 1:
            return p.legal[0]
        return self.answer(p.guess(), p.seat, p.legal)

    def now(self, s: S, seat: int) -> float:
        return self.outlook(s, seat).value(s.board.progress, s.board.space_of)

    def best_way(self, s: S, seat: int) -> tuple[float, int]:
        """The move under way: the best of all its ends, and the first answer towards it."""
        outlook = self.outlook(s, seat)
        best = -1
        most = 0.0
        for way in ways(s):
            value = outlook.value(way.progress, way.spaces)
            if best < 0 or value > most + MARGIN:
                best, most = way.answers[0], value
        return most, best

    def best_move(self, s: S, seat: int, actions: list[int], keep: float) -> int:
        """Straight on with every car and card; then every way of the best of them.

        A card is kept for so many points, `keep`, times its worth.
        """
        tried: list[tuple[float, int]] = []
        known: dict[tuple[int, int], float] = {}
        for action in actions:
            card = self.card_of(action)
            if card == NO_CARD:
                tried.append((self.sitting_out(s, seat, action), action))
                continue
            alike = (action >> 7, self.like(card))
            if alike not in known:
                known[alike] = self.straight_on(s, seat, action)
            tried.append((known[alike] - keep * self.worth(card), action))
        tried.sort(reverse=True)
        best = tried[0][1]
        most = -1e9
        for value, action in tried[: self.most_driven]:
            card = self.card_of(action)
            gain = value
            if card != NO_CARD:
                gain = self.driven(s, seat, action) - keep * self.worth(card)
            if gain > most + MARGIN:
                best, most = action, gain
        return best

    def sitting_out(self, s: S, seat: int, action: int) -> float:
        """A pass or nothing as it is; a retirement that can wait does."""
        then = self.copy(s)
        then.apply(seat, action)
        return self.now(then, seat) - (LATER if self.is_retirement(action) else 0.0)

    def begun(self, s: S, seat: int, action: int) -> S:
        """The move before its first step, what its card costs already taken."""
        then = self.copy(s)
        then.walking = True
        then.apply(seat, action)
        then.walking = False
        self.pay(then, self.card_of(action))
        return then

    def straight_on(self, s: S, seat: int, action: int) -> float:
        """Forward as long as that is possible, else whatever is."""
        then = self.begun(s, seat, action)
        outlook = self.outlook(then, seat)
        then.walking = True
        while then.waiting:
            then.apply(seat, then.legal(seat)[0])
        return outlook.value(then.board.progress, then.board.space_of)

    def driven(self, s: S, seat: int, action: int) -> float:
        """The best end of the move."""
        then = self.begun(s, seat, action)
        return self.best_way(then, seat)[0] if then.waiting else self.now(then, seat)
