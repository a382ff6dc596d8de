"""A bot that plays for the best expected places of all its cars.

The numbers below were found by matches.
"""

from __future__ import annotations

from typing import Final, final

from slipstream.drafting.bot.greedy import MARGIN, NO_CARD, DraftingBot
from slipstream.games.thunder_alley.bot.outlook import RaceOutlook
from slipstream.games.thunder_alley.rules.answers import DONE
from slipstream.games.thunder_alley.rules.asking import (
    ACTIVATE,
    DISCARD,
    LANE,
    PIT_STOP,
    REPAIR,
    SECOND_CAR,
    STEP,
    TAIL,
)
from slipstream.games.thunder_alley.rules.components import (
    AFTER_MOVE,
    KIND,
    NO_WEAR,
    PLAIN,
    RACE_CARDS,
    SIDES,
    SPEED,
    TEMPORARY,
    WEAR,
    WEARS,
)
from slipstream.games.thunder_alley.rules.decisions import RETIRE
from slipstream.games.thunder_alley.rules.state import RaceState

DRIVEN: Final = 5  # activations that are driven in every possible way
KEEP: Final = 0.2  # points that a card of average worth is kept for
POOR: Final = -1.0  # worth of a card that is not worth keeping
PIT_WINS: Final = 0.1  # points that a pit stop must promise

# What a card is good for, apart from where it leads: by movement type, and for wear.
_KIND_WORTH: Final = [-1.0, 1.0, 0.5, 0.5]
_AVERAGE_SPEED: Final = 6.0
_TEMPORARY_WEAR: Final = 0.6
_PERMANENT_WEAR: Final = 1.2
_TEXT_WORTH: Final = 0.5


def card_worth(card: int) -> float:
    """How good a card is to have: fast, with company, without wear."""
    worth = int(SPEED[card]) - _AVERAGE_SPEED + _KIND_WORTH[KIND[card]]
    if WEAR[card] != NO_WEAR:
        worth -= _TEMPORARY_WEAR if WEAR[card] < TEMPORARY else _PERMANENT_WEAR
    if AFTER_MOVE[card] != PLAIN:
        worth += _TEXT_WORTH
    return worth


_WORTH: Final = [card_worth(card) for card in range(RACE_CARDS)]


@final
class Greedy(DraftingBot[RaceState]):
    """Takes the answer that leaves the own cars best placed."""

    def __init__(self) -> None:
        super().__init__(DRIVEN)

    def copy(self, s: RaceState) -> RaceState:
        return s.copy()

    def outlook(self, s: RaceState, seat: int) -> RaceOutlook:
        return RaceOutlook(s, seat)

    def answer(self, s: RaceState, seat: int, legal: list[int]) -> int:
        if s.asking == ACTIVATE:
            return self.best_move(s, seat, legal, KEEP)
        if s.asking in (STEP, LANE, TAIL):
            return self.best_way(s, seat)[1]
        if s.asking == DISCARD:
            poor = [card for card in legal if card != DONE and _WORTH[card] < POOR]
            return poor[0] if poor else DONE
        return self.best_answer(s, seat, legal)

    def best_answer(self, s: RaceState, seat: int, legal: list[int]) -> int:
        """Each answer tried; the first of the best."""
        best = legal[-1]
        most = self.answer_value(s, seat, best)
        if s.asking == PIT_STOP:
            most += PIT_WINS
        for action in legal[:-1]:
            value = self.answer_value(s, seat, action)
            if value > most + MARGIN:
                best, most = action, value
        return best

    def answer_value(self, s: RaceState, seat: int, action: int) -> float:
        """What can be hoped for after an answer, if the same seat goes on well."""
        then = s.copy()
        then.apply(seat, action)
        if s.asking == SECOND_CAR:
            return self.best_way(then, seat)[0]
        if then.asking == REPAIR:
            return max([self.answer_value(then, seat, onward) for onward in then.legal(seat)])
        return self.now(then, seat)

    def card_of(self, action: int) -> int:
        card = action & DONE
        return card if card < RACE_CARDS else NO_CARD

    def like(self, card: int) -> int:
        return ((SPEED[card] * 4 + KIND[card]) * 4 + SIDES[card]) * 16 + WEAR[card] + 1

    def worth(self, card: int) -> float:
        return _WORTH[card]

    def is_retirement(self, action: int) -> bool:
        return action & DONE == RETIRE

    def pay(self, s: RaceState, card: int) -> None:
        if WEAR[card] != NO_WEAR and not s.leaving:
            s.wear[s.active * WEARS + WEAR[card]] += 1
