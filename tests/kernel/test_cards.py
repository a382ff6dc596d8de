"""Bags and hands, and dealing again what a seat cannot see."""

from __future__ import annotations

from collections import Counter

from slipstream import CHANCE, PUBLIC, SeededDealer
from slipstream.kernel.cards import Bag, Hand, redeal


def test_a_bag_gives_each_kind_by_its_copies() -> None:
    assert Bag([1, 1, 4, 7, 7, 7]).chances() == [(1, 2), (4, 1), (7, 3)]
    assert Bag([]).chances() == []


def test_cards_leave_and_enter_a_bag_one_copy_at_a_time() -> None:
    bag = Bag([1, 1, 4])
    bag.take(1)
    bag.put(3)

    assert bag.cards == [1, 3, 4]


def test_a_copy_of_a_bag_or_hand_is_another() -> None:
    bag, hand, open_hand = Bag([1, 2]), Hand([3], []), Hand([3, 4], [4])
    copies = bag.copy(), hand.copy(), open_hand.copy()
    bag.take(1)
    hand.take(9)
    hand.show(9)
    open_hand.play(4)

    assert copies[0].cards == [1, 2]
    assert (copies[1].cards, copies[1].shown) == ([3], [])
    assert (copies[2].cards, copies[2].shown) == ([3, 4], [4])


def test_a_hand_keeps_its_cards_ascending_and_knows_which_are_hidden() -> None:
    hand = Hand([2, 5], [])
    hand.take(3)
    hand.take(3)
    hand.show(3)

    assert hand.cards == [2, 3, 3, 5]
    assert hand.hidden() == [2, 3, 5]


def test_what_a_hand_hides_is_a_list_of_its_own() -> None:
    hand = Hand([2, 5], [])
    hand.hidden().append(9)

    assert hand.cards == [2, 5]


def test_a_shown_copy_is_played_before_a_hidden_one() -> None:
    hand = Hand([3, 3, 5], [3])
    hand.play(3)
    first = hand.cards[:], hand.shown[:]
    hand.play(3)

    assert first == ([3, 5], [])
    assert (hand.cards, hand.shown) == ([5], [])


def test_playing_a_hidden_card_leaves_the_shown_ones_shown() -> None:
    hand = Hand([3, 5], [3])
    hand.play(5)

    assert (hand.cards, hand.shown) == ([3], [3])


def dealt_again(seat: int, seed: int) -> tuple[Bag, list[Hand]]:
    bag = Bag([1, 2, 3, 4])
    hands = [Hand([5, 6, 7], [6]), Hand([8, 8], []), Hand([9], [9])]
    redeal(bag, hands, seat, SeededDealer(seed))
    return bag, hands


def test_dealing_again_conserves_all_cards_and_all_sizes() -> None:
    for seed in range(20):
        bag, hands = dealt_again(1, seed)
        cards = bag.cards + [card for hand in hands for card in hand.cards]

        assert Counter(cards) == Counter([1, 2, 3, 4, 5, 6, 7, 8, 8, 9])
        assert [len(hand.cards) for hand in hands] == [3, 2, 1]
        assert all(part == sorted(part) for part in [bag.cards, *(hand.cards for hand in hands)])


def test_dealing_again_honours_shown_cards_and_the_seats_own() -> None:
    for seed in range(20):
        _, hands = dealt_again(1, seed)

        assert hands[1].cards == [8, 8]
        assert 6 in hands[0].cards
        assert hands[2].cards == [9]
        assert [hand.shown for hand in hands] == [[6], [], [9]]


def test_every_hidden_card_may_be_anywhere_hidden() -> None:
    seen: list[set[int]] = [set(), set()]
    for seed in range(200):
        bag, hands = dealt_again(1, seed)
        seen[0] |= set(hands[0].hidden())
        seen[1] |= set(bag.cards)

    assert seen == [{1, 2, 3, 4, 5, 7}, {1, 2, 3, 4, 5, 7}]


def test_for_a_spectator_all_hands_are_dealt_again() -> None:
    hands = {tuple(dealt_again(PUBLIC, seed)[1][1].cards) for seed in range(20)}

    assert len(hands) > 5


def test_the_dealer_sees_everything_so_nothing_is_dealt_again() -> None:
    assert len({tuple(dealt_again(CHANCE, seed)[1][0].cards) for seed in range(20)}) == 1


def test_a_hand_that_is_shown_hides_nothing() -> None:
    hand = Hand([2, 3, 3], [3])
    hand.show_all()

    assert (hand.shown, hand.hidden()) == ([2, 3, 3], [])
