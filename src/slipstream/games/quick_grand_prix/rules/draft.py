"""The draft of the speed cards and the grid: decisions before the race."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from slipstream.games.quick_grand_prix.rules.asking import (
    DEAL_FIRST,
    DEAL_MIDDLE,
    DEAL_SECOND,
    DRAFT_FILL,
    DRAFT_FIRST,
    DRAFT_SECOND,
    GRID_CHOICE,
)
from slipstream.games.quick_grand_prix.rules.cards import CODES, HAND, ROLES
from slipstream.games.quick_grand_prix.rules.kinds import (
    CHOSE,
    DEALT,
    DISCARDED,
    DRAFTS,
    KEPT,
    LAID,
    MIDDLE,
    SHOWED,
    SPARE,
    STARTS,
    SWAPPED,
    TOOK,
)
from slipstream.games.quick_grand_prix.rules.state import NO_CHOICE, RaceState, grid
from slipstream.kernel.answers import Answers
from slipstream.kernel.cards import Bag
from slipstream.kernel.dealer import Dealer
from slipstream.kernel.game import CHANCE, Decision
from slipstream.kernel.rows import vec

# Sources of luck.
ORDER: Final = 0
SPEED_CARDS: Final = 1

# Answers of the draft. A swap is SWAP_FOR + the card that comes to hand; a card alone is taken.
KEEP: Final = 0
DISCARD: Final = 1
SWAP_FOR: Final = 16


@final
class FirstOrder(Decision[RaceState]):
    """Before the first race luck decides who drafts when."""

    name = "first_order"
    clause = "QGP-3.2"
    source = ORDER

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in self.left(s)]

    def sample(self, s: RaceState, dealer: Dealer) -> i64:
        return dealer.draw(ORDER, self.left(s))

    def left(self, s: RaceState) -> list[int]:
        return [seat for seat in range(s.game.seats) if seat not in s.draft]

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.draft = [*s.draft, action]
        if s.trace is not None:
            s.note(DRAFTS, "QGP-3.2", action, [len(s.draft)])
        if len(s.draft) == s.game.seats:
            s.ask_dealer(DEAL_MIDDLE)

    def spell(self, s: RaceState, action: int) -> str:
        return str(action + 1)

    def is_word(self, s: RaceState, text: str) -> bool:
        return text.isdecimal()


class FromDeck(Decision[RaceState]):
    """The top card of the shuffled deck."""

    source = SPEED_CARDS

    def chances(self, s: RaceState) -> list[tuple[int, int]]:
        return s.deck.chances()

    def sample(self, s: RaceState, dealer: Dealer) -> i64:
        return s.deck.draw(SPEED_CARDS, dealer)

    def spell(self, s: RaceState, action: int) -> str:
        return CODES[action]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in CODES


@final
class DealMiddle(FromDeck):
    """One card face up, before anybody is dealt to."""

    name = "deal_middle"
    clause = "QGP-3.3"

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.deck.take(action)
        s.middle.put(action)
        if s.trace is not None:
            s.note(MIDDLE, "QGP-3.3", CHANCE, [action])
        s.mover = s.draft[0]
        s.ask_dealer(DEAL_FIRST)


class DealHidden(FromDeck):
    """A card face down to `s.mover`, who alone sees it and answers at once."""

    answer = DRAFT_FIRST

    def audience(self, s: RaceState, seat: i64) -> int:
        return s.mover

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.deck.take(action)
        s.hands[s.mover].take(action)
        if s.trace is not None:
            s.note(DEALT, self.clause, s.mover, [action])
        s.ask(self.answer, s.mover)


@final
class DealFirst(DealHidden):
    """A first card for everybody, in draft order."""

    name = "deal_first"
    clause = "QGP-3.4"


@final
class DealSecond(DealHidden):
    """Another card for those who discarded."""

    name = "deal_second"
    clause = "QGP-3.7"
    answer = DRAFT_SECOND


class Draft(Decision[RaceState]):
    """What drafting decisions share: the middle, swaps, their words."""

    words: list[str] = []

    def add_swaps(self, s: RaceState, out: Answers) -> None:
        for card in s.middle.row:
            out.add(SWAP_FOR + card)

    def swap(self, s: RaceState, seat: i64, taken: i64) -> None:
        """QGP-3.6: the own card goes face up to the middle, one of the middle comes to hand."""
        given = s.hands[seat].row[0]
        put_in_middle(s, seat, given)
        take_from_middle(s, seat, taken)
        if s.trace is not None:
            clause = "QGP-3.8" if s.asking == DRAFT_FILL else "QGP-3.6"
            s.note(SWAPPED, clause, seat, [given, taken])

    def is_word(self, s: RaceState, text: str) -> bool:
        word, colon, card = text.partition(":")
        if colon:
            return word in self.words and word not in ("keep", "discard") and card in CODES
        return word in self.words


def put_in_middle(s: RaceState, seat: i64, card: i64) -> None:
    s.hands[seat].play(card)
    s.middle.put(card)


def take_from_middle(s: RaceState, seat: i64, card: i64) -> None:
    """QGP-12.1: what comes from the middle everybody has seen."""
    s.middle.take(card)
    s.hands[seat].take(card)
    s.hands[seat].show(card)


@final
class DraftFirst(Draft):
    """Keep, discard or swap the first card dealt."""

    name = "draft_first"
    clause = "QGP-3.4"
    words = ["keep", "discard", "swap"]

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.add(KEEP)
        out.add(DISCARD)
        self.add_swaps(s, out)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action >= SWAP_FOR:
            self.swap(s, seat, action - SWAP_FOR)
        elif action == DISCARD:
            self.discard(s, seat)
        else:
            keep(s, seat)
        place = s.draft.index(seat) + 1
        if place < s.game.seats:
            s.mover = s.draft[place]
            s.ask_dealer(DEAL_FIRST)
        else:
            deal_again(s)

    def discard(self, s: RaceState, seat: i64) -> None:
        """QGP-3.5, QGP-R4: face up to the middle; no card for the moment."""
        card = s.hands[seat].row[0]
        put_in_middle(s, seat, card)
        if s.trace is not None:
            s.note(DISCARDED, "QGP-3.5", seat, [card])

    def spell(self, s: RaceState, action: int) -> str:
        if action >= SWAP_FOR:
            return "swap:" + CODES[action - SWAP_FOR]
        return "discard" if action == DISCARD else "keep"

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return "QGP-3.6"


def keep(s: RaceState, seat: i64) -> None:
    """QGP-3.4, QGP-12.1: the card stays, known to its holder only."""
    if s.trace is not None:
        s.note(KEPT, "QGP-3.4", seat, [])


def deal_again(s: RaceState) -> None:
    """QGP-3.7: the next of those who discarded is dealt another card, or all have one."""
    for seat in s.draft:
        if not len(s.hands[seat].row):
            s.mover = seat
            s.ask_dealer(DEAL_SECOND)
            return
    lay_the_rest(s)


@final
class DraftSecond(Draft):
    """Keep or swap the card dealt after a discard."""

    name = "draft_second"
    clause = "QGP-3.7"
    words = ["keep", "discard", "swap"]

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.add(KEEP)
        self.add_swaps(s, out)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action >= SWAP_FOR:
            self.swap(s, seat, action - SWAP_FOR)
        else:
            keep(s, seat)
        deal_again(s)

    def spell(self, s: RaceState, action: int) -> str:
        return "swap:" + CODES[action - SWAP_FOR] if action >= SWAP_FOR else "keep"

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        return "QGP-3.7" if text == "discard" else "QGP-3.6"


def lay_the_rest(s: RaceState) -> None:
    """QGP-3.8: all undealt cards face up; the filling of the hands begins."""
    for card in s.deck.row:
        s.middle.put(card)
        if s.trace is not None:
            s.note(LAID, "QGP-3.8", CHANCE, [card])
    s.deck = Bag([])
    s.ask(DRAFT_FILL, s.draft[0])


@final
class DraftFill(Draft):
    """Take a card of the middle, or swap the own one for it, once."""

    name = "draft_fill"
    clause = "QGP-3.8"
    words = ["take", "swap"]

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        """QGP-3.8, QGP-R3: who has swapped in this part of the draft must take."""
        out.add_row(s.middle.row)
        if not s.swapped >> seat & 1:
            self.add_swaps(s, out)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        if action >= SWAP_FOR:
            self.swap(s, seat, action - SWAP_FOR)
            s.swapped |= 1 << seat
        else:
            take_from_middle(s, seat, action)
            if s.trace is not None:
                s.note(TOOK, "QGP-3.8", seat, [action])
        self.go_round(s, seat)

    def go_round(self, s: RaceState, seat: i64) -> None:
        """QGP-3.8, QGP-R3: round and round in draft order, past those who have two cards."""
        seats = s.game.seats
        place = s.draft.index(seat)
        for further in range(1, seats + 1):
            other = s.draft[(place + further) % seats]
            if len(s.hands[other].row) < HAND:
                s.ask(DRAFT_FILL, other)
                return
        show_hands(s)

    def spell(self, s: RaceState, action: int) -> str:
        return "swap:" + CODES[action - SWAP_FOR] if action >= SWAP_FOR else "take:" + CODES[action]

    def why(self, s: RaceState, seat: i64, text: str) -> str:
        word, _, card = text.partition(":")
        held = card and CODES.index(card) not in s.middle.cards
        return "QGP-R3" if word == "swap" and not held else "QGP-3.8"


def show_hands(s: RaceState) -> None:
    """QGP-3.9, QGP-4.1: what is left are the spares; all hands are shown."""
    s.swapped = 0
    for seat, hand in enumerate(s.hands):
        hand.show_all()
        if s.trace is not None:
            s.note(SHOWED, "QGP-4.1", seat, hand.cards)
    if s.trace is not None:
        for card in s.middle.cards:
            s.note(SPARE, "QGP-3.9", CHANCE, [card])
    s.better = vec[i64]([NO_CHOICE] * s.game.seats)
    s.ask(GRID_CHOICE, s.draft[0])


@final
class GridChoice(Decision[RaceState]):
    """Which car takes the better of the two places: openly, in draft order (QGP-R25)."""

    name = "grid_choice"
    clause = "QGP-4.4"

    def answers(self, s: RaceState, seat: i64, out: Answers) -> None:
        out.add(0)
        out.add(1)

    def apply(self, s: RaceState, seat: i64, action: i64) -> None:
        s.better[seat] = action
        if s.trace is not None:
            s.note(CHOSE, "QGP-4.4", seat, [2 * s.race.team[seat] + action])
        place = s.draft.index(seat) + 1
        if place < s.game.seats:
            s.ask(GRID_CHOICE, s.draft[place])
        else:
            line_up(s)

    def spell(self, s: RaceState, action: int) -> str:
        return ROLES[action]

    def is_word(self, s: RaceState, text: str) -> bool:
        return text in ROLES


def line_up(s: RaceState) -> None:
    """QGP-4.6: the grid is complete, the first round begins."""
    s.line = vec[i64](grid(s))
    s.better = vec[i64]()
    if s.trace is not None:
        for place, car in enumerate(s.line[1:], 1):
            s.note(STARTS, "QGP-4.6", s.owner_of(car), [car, place])
    s.open_round()
