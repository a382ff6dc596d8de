"""GPF1-16: what is hidden, what is told, and what can be worked out."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import Race, race, ready
from slipstream.games.grand_prix_f1.rules.decisions import DECISIONS
from slipstream.kernel.dealer import SeededDealer
from slipstream.kernel.game import CHANCE, PUBLIC
from slipstream.kernel.trace import HIDDEN, seen

GUESSES = 40


def refuelled(row: str, hand: str = "10 4", alone: bool = False) -> Race:
    """Green has just left Box 6 after two sit-outs, with `row` and a 4; it stands on B17."""
    now = race(
        "green@BOX6" if alone else "green@BOX6 red@KB1",
        f"{hand} 4",
        box=6,
        ask="stay_or_leave",
        visit="green:2",
        proof="green:2",
    )
    return now.run(f"leave {row} dry 4")


def hands_of_green(now: Race, viewer: int) -> set[str]:
    """Green's hand in many guesses of a viewer."""
    found = set()
    for seed in range(GUESSES):
        guess = now.state.guess(viewer - 1, SeededDealer(seed))
        found.add(Race(guess).hand(2))
    return found


@clause("GPF1-16.1")
def test_a_hand_is_seen_by_its_player_only() -> None:
    now = ready(6)

    for viewer in range(1, 7):
        assert [seat for seat, hand in enumerate(now.view(viewer).hands, 1) if hand] == [viewer]
    assert now.field("hand", seat=1).split(";")[1] == "2:?/90l/10x4,6x5,4x5/-"
    assert now.view(PUBLIC + 1).hands == (None,) * 6
    assert None not in now.view(CHANCE + 1).hands


@clause("GPF1-16.2")
def test_everything_on_the_table_is_public() -> None:
    now = race("green@19 red@5", damaged="green", accidents="yes", sky="rain", tyres="red:rain")
    mine, theirs = now.view(2), now.view(1)

    for key in ("cars", "boxes", "order", "sky", "stack", "used_ones", "bank", "fuel", "turn"):
        assert getattr(mine, key) == getattr(theirs, key)


@clause("GPF1-16.3")
def test_cards_played_paid_and_exchanged_and_litres_are_told_to_all() -> None:
    public = {"played", "paid", "bonus", "exchanged"}
    for kind in ready(6).state.game.kinds:
        assert not (kind.name in public and kind.private)
    for decision in DECISIONS:
        assert (decision.audience(ready(6).state, 0) == PUBLIC) == (decision.name != "refuel_row")


@clause("GPF1-16.4", "GPF1-R38")
def test_the_row_is_told_to_its_player_only() -> None:
    now = race("green@BOX1 red@5", "6", ask="stay_or_leave", visit="green:2", proof="green:2").run(
        "leave 10x3,6x1,4x1"
    )
    event = (now.state.trace or [])[0]

    assert event.arguments == [1, 40, 1, 1, 3]
    assert seen(event, now.state.game.kinds, 0).arguments == [1, 40, HIDDEN, HIDDEN, HIDDEN]
    assert seen(event, now.state.game.kinds, 1).arguments == [1, 40, 1, 1, 3]


@clause("GPF1-16.4", "GPF1-R71")
def test_size_of_hands_and_stock_of_fuel_cards_are_secret() -> None:
    """Two hands of equal litres and different size look the same."""
    few, many = refuelled("10x4"), refuelled("6x4,4x4")

    assert len(few.hand(2).split()) != len(many.hand(2).split())
    assert few.line(seat=1) == many.line(seat=1)
    assert few.view(1) == many.view(1)
    assert few.field("bank", seat=1) == "2x8,3x5,?"


@clause("GPF1-16.5")
def test_nobody_knows_where_the_weather_card_lies() -> None:
    now = ready(6, weather="sudden")

    assert now.view(1).ones_to_rain == -1
    assert now.line(seat=1).count("rain") == now.line().count("rain")


@clause("GPF1-16.6")
def test_a_shortage_is_seen_from_the_litres() -> None:
    rich = {1: " ".join(["10"] * 40 + ["6"] * 38 + ["4"] * 37)}
    now = race(
        "green@BOX1 red@5",
        "",
        hands=rich,
        ask="stay_or_leave",
        visit="green:2",
        proof="green:2",
    ).run("leave 6x2,4x3")

    assert now.field("fuel", seat=1).startswith("2:2:?24:")


@clause("GPF1-16.3")
def test_before_the_first_refuelling_everybody_can_count_every_hand() -> None:
    now = ready(6).play("10")

    assert hands_of_green(now, viewer=1) == {now.hand(2)}
    assert now.view(1).bounds[1] == ((0, 0), (0, 0), (0, 0), (5, 5), (5, 5), (4, 4))


@clause("GPF1-16.4")
def test_after_a_refuelling_every_row_is_possible() -> None:
    now = refuelled("10x4")

    assert hands_of_green(now, viewer=1) == {
        "10 10 10 10 10 4",
        "10 10 10 10 6 4 4",
        "10 10 10 6 6 4 4 4",
        "10 10 6 6 6 4 4 4 4",
        "10 6 6 6 6 4 4 4 4 4",
    }
    assert hands_of_green(now, viewer=2) == {now.hand(2)}
    assert now.view(1).bounds[1][3:] == ((1, 5), (0, 4), (1, 5))


@clause("GPF1-16.3", "GPF1-R43")
def test_a_6_paid_for_a_fine_of_4_proves_that_no_4_is_left() -> None:
    """From B17 over 6 to 16: so the row had no 4, and with it no 6."""
    now = refuelled("10x4", hand="6 6", alone=True).run("6 10")
    assert len(hands_of_green(now, viewer=1)) == 4

    now = now.play("-6")

    assert hands_of_green(now, viewer=1) == {"10 10 10"}


@clause("GPF1-16.3", "GPF1-R43")
def test_a_10_paid_for_a_fine_of_6_proves_that_no_6_is_left() -> None:
    now = refuelled("10x4", hand="10 4", alone=True).run("10")
    assert len(hands_of_green(now, viewer=1)) == 5

    now = now.play("-10")

    assert hands_of_green(now, viewer=1) == {"10 10 10 4"}


@clause("GPF1-16.3")
def test_a_card_that_was_played_must_have_been_held() -> None:
    """Green had no 6 but from the row: so the row had at least one."""
    now = refuelled("10x2,6x2,4x2", hand="10").run("10 6")

    assert now.view(1).bounds[1][4][0] == 0
    assert "10 10 10 10 10" not in hands_of_green(now, viewer=1)
    assert len(hands_of_green(now, viewer=1)) == 4


@clause("GPF1-16.3")
def test_a_4_that_was_played_must_have_been_held() -> None:
    """Green had no 4 but from the row: four 10s it cannot have been."""
    now = refuelled("10x2,6x2,4x2", hand="10").run("10 4")

    assert hands_of_green(now, viewer=1) == {
        "10 10 10 10 6",
        "10 10 10 6 6 4",
        "10 10 6 6 6 4 4",
        "10 6 6 6 6 4 4 4",
    }


@clause("GPF1-16.3", "GPF1-R43")
def test_a_payment_begun_with_a_4_proves_another_one() -> None:
    """A fine of 6 on 10: the second 4 is not paid yet, but there must be one."""
    now = refuelled("10x2,6x2,4x2", hand="10", alone=True).run("10 -4")

    assert now.asks() == "pay_fine:2"
    assert hands_of_green(now, viewer=1) == {
        "10 10 6 6 4",
        "10 6 6 6 4 4",
        "6 6 6 6 4 4 4",
    }


@clause("GPF1-16.6")
def test_the_bank_can_only_have_given_what_it_had() -> None:
    """With eight players it holds no 4 and no 6 at the start: the first stop brings 10s only."""
    hands = dict.fromkeys(range(1, 9), "10 10 10 10 6 6 6 6 6 4 4 4 4 4")
    now = race(
        "green@BOX2 red@5 yellow@6 blue@7 white@8 black@9 orange@20 silver@21",
        hands[2],
        box=2,
        seats=8,
        hands=hands,
        ones="20",
        ask="stay_or_leave",
        visit="green:1",
        proof="green:1",
    ).play("leave")
    assert now.choices() == ["10x2"]

    now = now.run("10x2 dry 4")

    assert hands_of_green(now, viewer=1) == {now.hand(2)}


@clause("GPF1-16.6")
def test_a_guess_leaves_a_player_the_rows_that_were_offered() -> None:
    """Red is choosing a row and sees that there is one 10 left; green may have taken others."""
    first = race(
        "green@BOX2 red@BOX1 yellow@KB1",
        "4",
        box=2,
        hands={3: " ".join(["10"] * 37), 1: "6"},
        ask="stay_or_leave",
        visit="red:2,green:1",
        proof="red:2,green:1",
    ).run("leave 10x1,6x1,4x1 dry 4")
    now = first.run("10 leave")
    assert now.asks() == "refuel_row:1"

    for seed in range(GUESSES):
        guess = now.state.guess(0, SeededDealer(seed))
        assert guess.legal(0) == now.state.legal(0)
    assert len({Race(now.state.guess(3, SeededDealer(n))).hand(2) for n in range(GUESSES)}) > 1


@clause("GPF1-16.6")
def test_who_is_not_refuelling_does_not_see_what_the_bank_can_fill() -> None:
    """One 10 was left: green took it or did not, and nobody has looked into the bank since."""
    now = race(
        "green@BOX2 yellow@KB1",
        "4",
        box=2,
        hands={3: " ".join(["10"] * 39)},
        ask="stay_or_leave",
        visit="green:1",
        proof="green:1",
    ).run("leave 10x1,6x1,4x1 dry 4")

    assert now.asks() == "play_card:3"
    assert hands_of_green(now, viewer=3) == {"10 6 4", "6 6 4 4"}


@clause("GPF1-I18")
@pytest.mark.parametrize("viewer", [1, 2, PUBLIC + 1])
def test_what_a_player_sees_is_the_same_in_every_guess(viewer: int) -> None:
    now = refuelled("10x2,6x2,4x2")

    for seed in range(GUESSES):
        guess = Race(now.state.guess(viewer - 1, SeededDealer(seed)))
        assert guess.line(viewer) == now.line(viewer)
        assert guess.view(viewer) == now.view(viewer)


@clause("GPF1-I18")
def test_the_dealer_knows_everything() -> None:
    now = refuelled("10x4")

    assert hands_of_green(now, viewer=CHANCE + 1) == {now.hand(2)}
