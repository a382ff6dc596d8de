"""What a house may change of the cards and numbers, and what a race is run with."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.games.grand_prix.rules.components import (
    CARS,
    CODES,
    ELIMINATED_AT,
    EVENT,
    EVENT_CARDS,
    EVENT_NAMES,
    HAND,
    POINTS,
    RACE_DECK,
    SPEED_PENALTY,
)
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.house import Change, House, number
from slipstream.kernel.rows import Row, vec

_PLAYERS: Final[list[int]] = sorted(HAND)
_COUNTS: Final[list[int]] = [RACE_DECK.count(card) for card in range(len(CODES))]
_EVENTS: Final[list[int]] = [list(EVENT).count(name) for name in range(len(EVENT_NAMES))]
EVENT_IDS: Final[list[str]] = [
    name.lower().replace(" & ", "_and_").replace("-", "_").replace(" ", "_") for name in EVENT_NAMES
]
CHANGES: Final[list[Change]] = [
    Change("points", "GP-10.2.1", POINTS, 0, 100, fewest=1, longest=CARS),
    Change("hand", "GP-2.4", [HAND[n] for n in _PLAYERS], 2, 15, [str(n) for n in _PLAYERS]),
    Change("cards", "GP-2.4", _COUNTS, 0, 20, keys=CODES),
    Change("events", "GP-2.4", _EVENTS, 0, max(_EVENTS), keys=EVENT_IDS),
    Change("speed_penalty", "GP-7.4.3", [int(n) for n in SPEED_PENALTY], 0, 9),
    number("eliminated_at", "GP-7.2.1", ELIMINATED_AT, 2, ELIMINATED_AT),
]


@final
class Components:
    """The book's, or a house's; the same for the whole race."""

    def __init__(self, house: House) -> None:
        self.house = house.word()
        self.points = house.row("points")
        self.speed_penalty: Row = vec[i64](house.row("speed_penalty"))
        self.eliminated_at: i64 = house.number("eliminated_at")
        counts = house.row("cards")
        self.deck = [card for card in range(len(CODES)) for _ in range(counts[card])]
        self.events = self._events(house.row("events"))

    def _events(self, counts: list[int]) -> list[int]:
        """The first so many cards of each name: no two are alike, so there are never more."""
        for name, count in enumerate(counts):
            if count > _EVENTS[name]:
                raise InvalidOption(
                    f"events.{EVENT_IDS[name]}={count}: there are {_EVENTS[name]}, each with its"
                    " own pit number",
                    "GP-2.4",
                )
        left = counts[:]
        found = []
        for card in range(EVENT_CARDS):
            if left[EVENT[card]]:
                left[EVENT[card]] -= 1
                found.append(card)
        return found

    def check(self, seats: int, hand: int) -> None:
        """GP-2.4, GP-3.3.1: every turn all hands are filled, and an event is drawn."""
        if len(self.deck) < seats * hand:
            raise InvalidOption(
                f"{len(self.deck)} race cards are too few for {seats} hands of {hand}", "GP-2.4"
            )
        if not self.events:
            raise InvalidOption("an event deck without a card", "GP-2.4")
