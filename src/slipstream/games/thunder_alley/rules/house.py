"""What a house may change of the events and numbers, and what a race is run with."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.games.thunder_alley.rules.components import (
    BEYOND,
    CARD_IDS,
    EVENT_DECK,
    EVENT_NAMES,
    LED_A_TURN,
    MOST_CARS,
    MOST_LAPS_LED,
    POINTS,
    TEAM_IDS,
    WORN_OUT,
)
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.house import Change, House, number

MOST_PLACES: Final[int] = MOST_CARS * len(TEAM_IDS)
_EVENTS: Final[list[int]] = [EVENT_DECK.count(event) for event in range(len(EVENT_NAMES))]
KINDS: Final[list[str]] = list(dict.fromkeys(CARD_IDS))
_CARDS: Final[list[int]] = [CARD_IDS.count(kind) for kind in KINDS]
EVENT_IDS: Final[list[str]] = [name.lower().replace(" ", "_") for name in EVENT_NAMES]
CHANGES: Final[list[Change]] = [
    Change("points", "TA-10.2.1", POINTS, 0, 100, fewest=1, longest=MOST_PLACES),
    number("led_a_turn", "TA-10.2.2", LED_A_TURN, 0, 20),
    number("most_laps_led", "TA-10.2.3", MOST_LAPS_LED, 0, 20),
    number("worn_out_at", "TA-7.2.1", WORN_OUT, 2, WORN_OUT),
    Change("cards", "TA-2.4", _CARDS, 0, max(_CARDS), keys=KINDS),
    Change("events", "TA-2.4", _EVENTS, 0, 10, keys=EVENT_IDS),
]


@final
class Components:
    """The book's, or a house's; the same for the whole race."""

    def __init__(self, house: House) -> None:
        self.house = house.word()
        self.points = house.row("points")
        if self.points == POINTS:  # TA-R86: beyond the markers
            beyond = range(len(POINTS) + 1, BEYOND)
            self.points = POINTS + [BEYOND - place for place in beyond]
        self.led_a_turn = house.number("led_a_turn")
        self.most_laps_led = house.number("most_laps_led")
        self.worn_out_at: i64 = house.number("worn_out_at")
        self.deck = self._deck(house.row("cards"))
        counts = house.row("events")
        self.events = [event for event in range(len(EVENT_NAMES)) for _ in range(counts[event])]
        if not self.events:
            raise InvalidOption("an event deck without a card", "TA-2.4")

    def _deck(self, counts: list[int]) -> list[int]:
        """The first so many cards of each name: no two are alike, so there are never more."""
        left = counts[:]
        for kind, count in enumerate(counts):
            if count > _CARDS[kind]:
                raise InvalidOption(
                    f"cards.{KINDS[kind]}={count}: there are {_CARDS[kind]}, each with its own"
                    " team bar",
                    "TA-2.4",
                )
        found = []
        for card, name in enumerate(CARD_IDS):
            kind = KINDS.index(name)
            if left[kind]:
                left[kind] -= 1
                found.append(card)
        return found

    def check(self, seats: int, hand: int) -> None:
        """TA-2.4, TA-3.3.1: every turn all hands are filled, and one card more can be turned up."""
        if len(self.deck) <= seats * hand:
            raise InvalidOption(
                f"{len(self.deck)} race cards are too few: {seats} hands of {hand} and one to turn"
                f" up need {seats * hand + 1}",
                "TA-2.4",
            )

    def worth(self, place: int) -> int:
        """Section 2.7, TA-R86: of a Position marker; nothing before there is a grid."""
        return self.points[place - 1] if 0 < place <= len(self.points) else 0
