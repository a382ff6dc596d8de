"""Fines and refuelling: which cards may be paid, and what a payment proves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from slipstream.games.grand_prix_f1.rules.asking import PAY_FINE
from slipstream.games.grand_prix_f1.rules.cards import FUEL, KINDS, VALUES, WORTH
from slipstream.games.grand_prix_f1.rules.kinds import FINED, PAID, REFUELLED
from slipstream.games.grand_prix_f1.rules.ledger import FUELS, offered, row_litres
from slipstream.games.grand_prix_f1.rules.state import NOTHING, RaceState
from slipstream.kernel.rows import Row, vec

# More cards of a kind than this make no difference to which cards may be paid.
_ENOUGH: Final[Row] = vec[i64]([7, 4, 3, 3, 2, 2])
_PAYMENTS: Final[dict[int, list[list[int]]]] = {}
_NEXT: Final[dict[int, Row]] = {}


def _key(hand: Row, fine: i64) -> i64:
    """The same for all hands with which a fine may be paid in the same ways."""
    key = fine
    for kind in range(KINDS):
        key = key << 3 | min(hand[kind], _ENOUGH[kind])
    return key


def payments(hand: Row, fine: i64) -> list[list[int]]:
    """GPF1-R43: all sets of cards that may be paid; each as kinds, highest first."""
    key = _key(hand, fine)
    if key not in _PAYMENTS:
        found: list[list[int]] = []
        _gather(hand, fine, [], KINDS - 1, found)
        _PAYMENTS[key] = [cards for cards in found if _is_thrifty(hand, cards, fine)]
    return _PAYMENTS[key]


def _gather(hand: Row, fine: int, cards: list[int], highest: int, found: list[list[int]]) -> None:
    """Sets in which no card could be left out: highest first, they end when the fine is covered."""
    if fine <= 0:
        found.append(cards)
        return
    for kind in range(highest + 1):
        if hand[kind] > cards.count(kind):
            _gather(hand, fine - VALUES[kind], [*cards, kind], kind, found)


def lower_would_do(cards: list[int], fine: i64) -> list[int]:
    """GPF1-R43: the kinds that could replace a higher one of these cards for this fine."""
    over = sum(VALUES[kind] for kind in cards) - fine
    found = []
    for lower in range(KINDS):
        for kind in cards:
            if lower < kind and VALUES[kind] - VALUES[lower] <= over:
                found.append(lower)
                break
    return found


def _is_thrifty(hand: Row, cards: list[int], fine: int) -> bool:
    """GPF1-R43: no card of the set could be replaced by a lower one left in the hand."""
    return all(hand[lower] == cards.count(lower) for lower in lower_would_do(cards, fine))


def next_cards(s: RaceState) -> Row:
    """Kinds that may be paid next: card by card, highest first."""
    hand = s.hands[s.race.owner[s.car]][:]
    for kind in s.paid:
        hand[kind] += 1
    key = _key(hand, s.fine)
    for kind in s.paid:
        key = key << 3 | kind + 1
    if key not in _NEXT:
        done = len(s.paid)
        ways = payments(hand, s.fine)
        _NEXT[key] = vec[i64](sorted({cards[done] for cards in ways if cards[:done] == s.paid}))
    return _NEXT[key]


def levy(s: RaceState, fine: i64) -> None:
    """GPF1-6.9, GPF1-6.10, GPF1-6.13: ask for a payment, or take the whole hand."""
    seat = s.race.owner[s.car]
    if s.trace is not None:
        s.note(FINED, "GPF1-6.9" if fine == 6 else "GPF1-6.10", seat, [s.car, fine])
    if s.fuel[seat] > fine:
        s.fine = fine
        s.ask(PAY_FINE)
        return
    for kind in range(KINDS):
        while s.hands[seat][kind]:
            give(s, seat, kind, "GPF1-6.13")
    s.next_turn()


def give(s: RaceState, seat: i64, kind: i64, clause: str) -> None:
    s.spend(seat, kind)
    if s.trace is not None:
        s.note(PAID, clause, seat, [s.car, kind])


def pay(s: RaceState, kind: i64) -> None:
    """GPF1-6.11, GPF1-R43: one card of the payment; the last one ends the turn."""
    seat = s.race.owner[s.car]
    give(s, seat, kind, "GPF1-6.11")
    s.paid = [*s.paid, kind]
    total: i64 = 0
    for paid in s.paid:
        total += WORTH[paid]
    if total < s.fine:
        if kind >= FUEL and next_cards(s)[0] >= FUEL:
            s.ledger.some_left(seat, kind - FUEL, s.hands[seat][kind])
        return
    for lower in lower_would_do(s.paid, s.fine):
        if lower >= FUEL:
            s.ledger.none_left(seat, lower - FUEL)
    s.fine = 0
    s.paid = NOTHING
    s.next_turn()


def rows_offered(s: RaceState) -> list[list[int]]:
    """GPF1-8.10, GPF1-R37: what the marker entitles to, as far as the bank has it."""
    return offered(list(s.bank[FUEL:]), s.sit_outs[s.car])


def refuel(s: RaceState, row: list[int]) -> None:
    """GPF1-8.9: fuel for the marker, as cards."""
    seat = s.race.owner[s.car]
    s.ledger.refuelled(seat, s.sit_outs[s.car], row, list(s.bank[FUEL:]))
    for fuel in range(FUELS):
        s.receive(seat, FUEL + fuel, row[fuel])
    if s.trace is not None:
        s.note(REFUELLED, "GPF1-8.9", seat, [s.car, row_litres(row), *row])
