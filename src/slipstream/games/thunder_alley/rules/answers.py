"""What several decisions share: the decks, and cards drawn from the race deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.games.thunder_alley.rules.components import RACE_CARDS
from slipstream.games.thunder_alley.rules.state import RaceState
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import Decision

# Sources of luck.
RACE_DECK: Final = 0
EVENT_DECK: Final = 1


class FromRaceDeck(Decision[RaceState]):
    """A race card; all are different."""

    source = RACE_DECK

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return [(card, 1) for card in s.deck.cards]

    def sample(self, s: RaceState, dealer: Dealer) -> i64:
        return s.deck.draw(RACE_DECK, dealer)

    def spell(self, s: RaceState, action: int) -> str:
        return str(action + 1)

    def is_word(self, s: RaceState, text: str) -> bool:
        return text.isdecimal() and 1 <= int(text) <= RACE_CARDS
