"""Bags and hands: the only places where cards are, and what is publicly known of them.

A card is the number of its kind. A face-down deck is a bag: it has no order until a card is drawn.
Both keep their cards ascending, so that the n-th card of a bag is the n-th by weight.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from slipstream.kernel.dealer import Dealer
from slipstream.kernel.trace import CHANCE


@final
class Bag:
    """Face-down cards without an order; everybody knows how many."""

    __slots__ = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards

    def take(self, card: int) -> None:
        self.cards.pop(_place(self.cards, card))

    def put(self, card: int) -> None:
        _insert(self.cards, card)

    def chances(self) -> list[tuple[int, int]]:
        """Each kind with its number of copies."""
        return [(card, self.cards.count(card)) for card in sorted(set(self.cards))]

    def copy(self) -> Bag:
        return Bag(self.cards[:])


@final
class Hand:
    """One seat's cards. `shown` are those of them that everybody knows."""

    __slots__ = ("cards", "shown")

    def __init__(self, cards: list[int], shown: list[int]) -> None:
        self.cards = cards
        self.shown = shown

    def take(self, card: int) -> None:
        _insert(self.cards, card)

    def show(self, card: int) -> None:
        """Everybody sees one more copy of this card of the hand."""
        _insert(self.shown, card)

    def play(self, card: int) -> None:
        """A card leaves the hand for all to see: a copy that was known before goes first."""
        self.cards.remove(card)
        if self.shown and card in self.shown:
            self.shown.remove(card)

    def kinds(self) -> list[int]:
        """Its cards without second copies."""
        found: list[int] = []
        last = -1
        for card in self.cards:
            if card != last:
                found.append(card)
                last = card
        return found

    def hidden(self) -> list[int]:
        """The cards that only the owner knows."""
        if not self.shown:
            return self.cards[:]
        rest = self.cards[:]
        for card in self.shown:
            rest.remove(card)
        return rest

    def copy(self) -> Hand:
        return Hand(self.cards[:], self.shown[:] if self.shown else [])


def _place(cards: list[int], card: int) -> int:
    """Of the first card that is not lower; `bisect` would compare Python objects."""
    low: i64 = 0
    high: i64 = len(cards)
    while low < high:
        middle = (low + high) >> 1
        if cards[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


def _insert(cards: list[int], card: int) -> None:
    cards.insert(_place(cards, card), card)


def redeal(bag: Bag, hands: list[Hand], seat: int, dealer: Dealer) -> None:
    """Deal again all that `seat` cannot see: the bag and what the other hands hide."""
    if seat == CHANCE:
        return
    pool = Bag(bag.cards[:])
    sizes = [0] * len(hands)
    for other, hand in enumerate(hands):
        if other != seat:
            unseen = hand.hidden()
            sizes[other] = len(unseen)
            for card in unseen:
                pool.put(card)
    for other, hand in enumerate(hands):
        if other != seat:
            hand.cards = hand.shown[:]
            for _ in range(sizes[other]):
                card = dealer.draw(0, pool.cards)
                pool.take(card)
                hand.take(card)
    bag.cards = pool.cards
