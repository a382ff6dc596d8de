"""Bags and hands: the only places where cards are, and what is publicly known of them.

A card is the number of its kind. A face-down deck is a bag: it has no order until a card is drawn.
Both keep their cards ascending, so that the n-th card of a bag is the n-th by weight.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from slipstream.kernel.answers import Answers
from slipstream.kernel.dealer import Dealer, SeededDealer
from slipstream.kernel.rows import Row, append, remove, vec
from slipstream.kernel.trace import CHANCE

NO_CARDS: Final[list[int]] = []  # replaced, never changed


def row_of(cards: list[int]) -> Row:
    """A row of these cards, by a loop inside the brackets: of any other list it is dear."""
    return vec[i64]([card for card in cards])  # noqa: C416


@mypyc_attr(acyclic=True)
class Cards:
    """A row of cards, ascending."""

    __slots__ = ("row",)

    def __init__(self, cards: list[int]) -> None:
        self.row: Row = row_of(cards)

    @property
    def cards(self) -> list[int]:
        """As a list of its own, for readers; the rules look at the row."""
        return list(self.row)


def _with(row: Row, card: i64) -> Row:
    """The row with a card more, in its place."""
    row = append(row, card)
    place = len(row) - 1
    while place > 0 and row[place - 1] > card:
        row[place] = row[place - 1]
        place -= 1
    row[place] = card
    return row


@final
@mypyc_attr(acyclic=True)
class Bag(Cards):
    """Face-down cards without an order; everybody knows how many."""

    __slots__ = ()

    def draw(self, source: i64, dealer: Dealer) -> i64:
        """The dealer's card, each copy equally likely; it stays here until it is taken."""
        if isinstance(dealer, SeededDealer):  # needs no list to draw from
            return self.row[dealer.below(source, len(self.row))]
        return dealer.draw(source, self.cards)

    def take(self, card: i64) -> None:
        self.row = remove(self.row, card)

    def put(self, card: i64) -> None:
        self.row = _with(self.row, card)

    def chances(self) -> list[tuple[int, int]]:
        """Each kind with its number of copies."""
        cards = self.cards
        return [(card, cards.count(card)) for card in sorted(set(cards))]

    def copy(self) -> Bag:
        other = Bag(NO_CARDS)
        other.row = self.row[:]
        return other


@final
@mypyc_attr(acyclic=True)
class Hand(Cards):
    """One seat's cards. `shown` are those of them that everybody knows."""

    __slots__ = ("shown",)

    def __init__(self, cards: list[int], shown: list[int]) -> None:
        self.row: Row = row_of(cards)
        self.shown = shown  # ascending; replaced, never changed

    def take(self, card: i64) -> None:
        self.row = _with(self.row, card)

    def show(self, card: i64) -> None:
        """Everybody sees one more copy of this card of the hand."""
        self.shown = sorted([*self.shown, card])

    def show_all(self) -> None:
        """Everybody sees the whole hand."""
        self.shown = self.cards

    def play(self, card: i64) -> None:
        """A card leaves the hand for all to see: a copy that was known before goes first."""
        self.row = remove(self.row, card)
        if self.shown and card in self.shown:
            rest = self.shown[:]
            rest.remove(card)
            self.shown = rest

    def add_kinds(self, out: Answers, base: i64, lowest: i64) -> None:
        """Its kinds of cards from the lowest on, as answers with `base` in the higher bits."""
        last: i64 = lowest - 1
        for card in self.row:
            if card > last:
                out.add(base | card)
                last = card

    def hidden(self) -> list[int]:
        """The cards that only the owner knows."""
        rest = self.cards
        for card in self.shown:
            rest.remove(card)
        return rest

    def copy(self) -> Hand:
        other = Hand(NO_CARDS, self.shown)
        other.row = self.row[:]
        return other


def redeal(bag: Bag, hands: list[Hand], seat: i64, dealer: Dealer) -> None:
    """Deal again all that `seat` cannot see: the bag and what the other hands hide."""
    if seat == CHANCE:
        return
    unseen = bag.cards
    sizes: Row = vec[i64]([0] * len(hands))
    for other, hand in enumerate(hands):
        if other != seat:
            sizes[other] = len(hand.row)
            unseen += hand.hidden() if hand.shown else hand.cards
            hand.row = row_of(hand.shown)
    bag.row = row_of(sorted(unseen))
    for other, hand in enumerate(hands):
        while len(hand.row) < sizes[other]:
            card = bag.draw(0, dealer)
            bag.take(card)
            hand.take(card)
