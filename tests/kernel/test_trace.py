"""Events as their readers may know them."""

from __future__ import annotations

import pytest

from slipstream import CHANCE, HIDDEN, PUBLIC
from slipstream.kernel.trace import Event, Kind, lays_open, seen

KINDS = [Kind("drew", ["pile", "card"], ["card"]), Kind("rolled", ["roll"], [])]


def test_a_private_argument_is_hidden_from_other_seats_and_spectators() -> None:
    event = Event(0, "TOY-3.5", 1, [2, 9])

    for seat in (0, 2, PUBLIC):
        shown = seen(event, KINDS, seat)
        assert shown.arguments == [2, HIDDEN]
        assert (shown.kind, shown.clause, shown.seat) == (0, "TOY-3.5", 1)
    assert event.arguments == [2, 9]


@pytest.mark.parametrize("seat", [1, CHANCE])
def test_the_seat_itself_and_the_dealer_see_everything(seat: int) -> None:
    event = Event(0, "TOY-3.5", 1, [2, 9])

    assert seen(event, KINDS, seat) is event


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    event = Event(1, "TOY-3.4", 1, [6])

    assert all(seen(event, KINDS, seat) is event for seat in (0, 1, PUBLIC))


def test_a_kind_says_whether_it_lays_something_open() -> None:
    assert Kind("turned", ["card"], [], reveals=True).reveals
    assert not KINDS[0].reveals


def test_what_is_laid_open_is_news_to_all_but_the_seat_whose_secret_it_was() -> None:
    kinds = [*KINDS, Kind("turned", ["card"], [], reveals=True)]
    turned = [Event(1, "TOY-3.4", 1, [6]), Event(2, "TOY-3.2", 1, [9])]

    assert [lays_open(turned, kinds, seat) for seat in (0, 1, PUBLIC)] == [True, False, True]
    assert not lays_open(turned[:1], kinds, 0)


def test_a_private_argument_is_an_argument() -> None:
    with pytest.raises(AssertionError, match="a private argument is an argument"):
        Kind("drew", ["card"], ["cards"])
