"""GPF1-6: bonuses and fines."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from clauses import clause
from rules.grand_prix_f1.circuit import Race, race
from slipstream.games.grand_prix_f1.rules.cards import TWO, VALUES
from slipstream.games.grand_prix_f1.rules.fuel import payments
from slipstream.kernel.errors import IllegalAction, InvalidText
from slipstream.kernel.rows import vec


def fined(space: str, hand: str) -> Race:
    """Green has just moved onto `space` with a 1, and holds `hand`."""
    before = {"4": "3", "9": "8", "10": "9"}.get(space, str(int(space) - 1))
    return race(f"green@{before}", hand=f"{hand} 1").play("1")


def ways_to_pay(hand: str, fine: int) -> set[str]:
    """Every payment that R43 allows, as in `4 1 1`."""
    counts = vec[i64]([hand.split().count(str(value)) for value in VALUES])
    return {" ".join(str(VALUES[kind]) for kind in cards) for cards in payments(counts, fine)}


@clause("GPF1-6.1", "GPF1-R13")
@pytest.mark.parametrize(("space", "ahead"), [("12", "13"), ("18", "19"), ("30", "1")])
def test_a_car_that_could_not_move_gets_no_effect_again(space: str, ahead: str) -> None:
    others = f"red@{ahead}" + (f" yellow@{ahead}" if ahead != "13" else "")
    now = race(f"green@{space} {others}", hand="6 10").play("6")

    assert now.path == ""
    assert now.hand(2) == "10"
    assert now.asks().startswith("play_card")


@clause("GPF1-6.1")
def test_passing_a_framed_space_has_no_effect() -> None:
    """9, 10 and 12 are passed."""
    now = race("green@7", hand="6 10").play("6")

    assert now.where("green") == "13"
    assert now.hand(2) == "10"


@clause("GPF1-6.2", "GPF1-R14")
def test_a_forced_stop_has_the_full_effect() -> None:
    now = race("green@8 red@10 yellow@10", hand="6 10").play("6")

    assert now.where("green") == "9"
    assert now.asks() == "pay_fine:2"


@clause("GPF1-6.3")
def test_space_1_brings_three_1s_and_the_detour() -> None:
    now = race("green@27", hand="4 6").run("4 keep")

    assert now.hand(2) == "6 1 1 1"
    assert now.field("ones") == "13/4"
    assert now.play("6").path.startswith("KA1")


@clause("GPF1-6.4")
def test_space_12_brings_two_1s() -> None:
    now = race("green@8", hand="4 6").run("4 keep")

    assert (now.where("green"), now.hand(2)) == ("12", "6 1 1")


@clause("GPF1-6.5")
def test_space_19_brings_two_1s_and_the_way_into_the_pits() -> None:
    now = race("green@15", hand="4 6").run("4 keep")

    assert (now.where("green"), now.hand(2)) == ("19", "6 1 1")
    assert now.choices("6") == ["6:pit", "6:box"]


@clause("GPF1-6.6")
@pytest.mark.parametrize(
    ("answer", "hand", "used"), [("keep", "6 1 1 1", 4), ("3", "6 3", 7), ("2+1", "6 2 1", 6)]
)
def test_three_1s_may_become_a_3_or_a_2_and_a_1(answer: str, hand: str, used: int) -> None:
    now = race("green@27", hand="4 6").play("4")

    assert now.choices() == ["keep", "3", "2+1"]
    after = now.play(answer)
    assert after.hand(2) == hand
    assert after.field("ones") == f"13/{used}"


@clause("GPF1-6.7", "GPF1-R39")
@pytest.mark.parametrize(("answer", "hand", "used"), [("keep", "6 1 1", 4), ("2", "6 2", 6)])
def test_two_1s_may_become_a_2(answer: str, hand: str, used: int) -> None:
    now = race("green@8", hand="4 6").play("4")

    assert now.choices() == ["keep", "2"]
    after = now.play(answer)
    assert after.hand(2) == hand
    assert after.field("ones") == f"14/{used}"


@clause("GPF1-6.6", "GPF1-6.7")
def test_other_exchanges_are_refused_with_their_clause() -> None:
    three = race("green@27", hand="4 6").play("4")
    two = race("green@8", hand="4 6").play("4")

    with pytest.raises(IllegalAction, match=r"\bGPF1-6\.6\b"):
        three.play("2")
    with pytest.raises(IllegalAction, match=r"\bGPF1-6\.7\b"):
        two.play("3")
    with pytest.raises(InvalidText):
        two.play("4")


@clause("GPF1-6.8")
def test_1s_that_were_kept_are_not_exchanged_later() -> None:
    """The bonus on 12 is for its own two 1s only."""
    now = race("green@8", hand="4 6 1").run("4 2")

    assert now.hand(2) == "6 2 1"
    assert now.asks() == "play_card:2"


@clause("GPF1-6.9")
@pytest.mark.parametrize("space", ["4", "10", "18"])
def test_4_10_and_18_cost_six_points(space: str) -> None:
    now = fined(space, "10 6 4")

    assert now.events("fined") == ["fined GPF1-6.9 1 6"]
    assert now.play("-6").hand(2) == "10 4"


@clause("GPF1-6.10")
@pytest.mark.parametrize("space", ["9", "16", "22", "24", "26", "27", "30"])
def test_seven_spaces_cost_four_points(space: str) -> None:
    now = fined(space, "10 6 4")

    assert now.events("fined") == ["fined GPF1-6.10 1 4"]
    assert now.choices() == ["-4"]
    assert now.play("-4").hand(2) == "10 6"


@clause("GPF1-6.11")
def test_nothing_is_refunded() -> None:
    now = fined("9", "10 10").play("-10")

    assert now.hand(2) == "10"
    assert now.view(2).fuel[1] == 10


@clause("GPF1-6.12", "GPF1-R43")
@pytest.mark.parametrize(
    ("hand", "fine", "ways"),
    [
        ("10 6 4", 4, {"4"}),
        ("10 6", 4, {"6"}),
        ("10 10", 4, {"10"}),
        ("10 6 4", 6, {"6"}),
        ("10 4 4", 6, {"10", "4 4"}),
        ("10 4", 6, {"10"}),
        ("6 4 1 1 1 1", 4, {"4", "1 1 1 1"}),
        ("10 3 3", 4, {"10", "3 3"}),
        ("10 3 3", 6, {"10", "3 3"}),
        ("6 4 3", 6, {"6", "4 3"}),
        ("4 3 2 1", 6, {"4 2", "3 2 1"}),
    ],
)
def test_no_card_is_superfluous_or_higher_than_needed(hand: str, fine: int, ways: set[str]) -> None:
    assert ways_to_pay(hand, fine) == ways


@clause("GPF1-6.12")
def test_a_payment_is_made_card_by_card_highest_first() -> None:
    now = fined("10", "6 4 4 1 1")

    assert now.choices() == ["-4", "-6"]
    now = now.play("-4")
    assert now.choices() == ["-1", "-4"]
    now = now.play("-1")
    assert now.choices() == ["-1"]
    assert now.play("-1").hand(2) == "6 4"


@clause("GPF1-6.12")
def test_a_payment_that_is_not_allowed_is_refused() -> None:
    now = fined("9", "10 6 4")

    with pytest.raises(IllegalAction, match=r"\bGPF1-6\.12\b"):
        now.play("-6")
    with pytest.raises(InvalidText):
        now.play("6")


@clause("GPF1-6.13", "GPF1-R44")
@pytest.mark.parametrize("hand", ["6", "4", "4 1 1", "3 2"])
def test_a_hand_worth_no_more_than_the_fine_is_paid_whole(hand: str) -> None:
    now = race("green@9 red@KB1", hand=f"{hand} 1").play("1")

    assert now.hand(2) == ""
    assert now.where("green") == "10"
    assert now.asks() == "play_card:1"
    assert now.play("6").where("green") == ""


@clause("GPF1-6.14")
@pytest.mark.parametrize("start", ["30", "KB2", "B5", "19", "5"])
def test_other_spaces_have_no_effect(start: str) -> None:
    now = race(f"green@{start} red@2", hand="2 10").play("2")

    assert now.where("green") in ("U1", "KB4", "B7", "B2", "7")
    assert now.hand(2) == "10"
    assert now.asks() == "play_card:1"


@clause("GPF1-6.15")
def test_space_11_has_no_effect_but_the_detour() -> None:
    now = race("green@5", hand="6 10").play("6")

    assert (now.where("green"), now.hand(2)) == ("11", "10")
    assert now.play("10").path.startswith("KC1")


@clause("GPF1-R40")
def test_the_used_ones_become_the_stack_in_the_middle_of_a_bonus() -> None:
    now = race("green@27", hand="4 6", ones="2").play("4")

    assert now.hand(2) == "6 1 1 1"
    assert now.field("ones") == "17/0"
    assert now.view(2).sky == "rain"


@clause("GPF1-R40")
def test_without_used_ones_the_stack_stays_empty_until_the_next_bonus() -> None:
    ones = " ".join("1" * 18)
    now = race("green@8 red@KB1", hand="4 4 3", ones="2", hands={1: ones}).play("4")

    assert now.field("ones") == "0/0"
    assert now.view(2).sky == "rain"
    now = now.run("2 1 3 1")
    assert now.field("ones") == "0/4"
    assert now.play("4").field("ones") == "2/0"


@clause("GPF1-R41")
@pytest.mark.parametrize(
    ("held", "hand", "asked"),
    [(20, "6", "play_card:1"), (19, "6 1", "play_card:1"), (18, "6 1 1", "bonus_exchange:2")],
)
def test_missing_1s_are_forfeited(held: int, hand: str, asked: str) -> None:
    ones = " ".join("1" * held)
    now = race("green@27 red@5", hand="4 6", ones=str(20 - held), hands={1: ones}).play("4")

    assert now.hand(2) == hand
    assert now.asks() == asked
    if asked.startswith("bonus"):
        assert now.choices() == ["keep", "2"]


@clause("GPF1-R42")
def test_an_exchange_that_the_bank_lacks_is_not_offered() -> None:
    threes, twos = " ".join("3" * 5), " ".join("2" * 8)
    no_threes = race("green@27 red@5", hand="4 6", hands={1: threes}).play("4")
    neither = race("green@27 red@5", hand="4 6", hands={1: f"{threes} {twos}"}).play("4")

    assert no_threes.choices() == ["keep", "2+1"]
    with pytest.raises(IllegalAction, match=r"\bGPF1-R42\b"):
        no_threes.play("3")
    assert neither.asks() == "play_card:1"
    assert neither.hand(2) == "6 1 1 1"


@clause("GPF1-6.3", "GPF1-6.6", "GPF1-6.11")
def test_bonus_exchange_and_payment_are_told_with_their_clauses() -> None:
    bonus = race("green@27", hand="4 6").play("4")
    paid = fined("10", "6 4 4 1 1").play("-4")

    assert bonus.events("bonus") == ["bonus GPF1-6.3 1 3"]
    assert bonus.play("3").events("exchanged") == ["exchanged GPF1-6.6 1 1"]
    assert paid.events("paid") == ["paid GPF1-6.11 1 3"]
    assert paid.state.trace is not None
    assert [event.seat for event in paid.state.trace] == [1]


@clause("GPF1-6.4", "GPF1-6.5", "GPF1-6.7")
@pytest.mark.parametrize(("start", "told"), [("8", "GPF1-6.4"), ("15", "GPF1-6.5")])
def test_a_bonus_of_two_is_told_with_its_space_and_its_exchange(start: str, told: str) -> None:
    bonus = race(f"green@{start}", hand="4 6").play("4")

    assert bonus.events("bonus") == [f"bonus {told} 1 2"]
    assert bonus.play("2").events("exchanged") == ["exchanged GPF1-6.7 1 2"]
    assert bonus.play("keep").events("exchanged") == ["exchanged GPF1-6.7 1 0"]


def test_an_exchange_is_the_same_when_nobody_listens() -> None:
    bonus = race("green@27", hand="4 6").play("4")
    silent = bonus.state.copy()
    seat = silent.waiting[0]
    silent.apply(seat, silent.decision.read(silent, seat, "3"))

    assert silent.trace is None
    assert Race(silent).line() == bonus.play("3").line()


@clause("GPF1-6.7", "GPF1-R42")
def test_a_refused_exchange_or_payment_says_what_it_is_not() -> None:
    two = race("green@8", hand="4 6").play("4")

    with pytest.raises(IllegalAction, match=r"\bGPF1-6\.7\b"):
        two.play("2+1")
    for token in ("-5", "x4", "-"):
        with pytest.raises(InvalidText):
            fined("9", "10 6 4").play(token)


@clause("GPF1-R43")
def test_a_payment_that_goes_on_with_a_1_proves_nothing_of_higher_cards() -> None:
    now = fined("10", "10 4 1 1 1").play("-4")

    assert now.choices() == ["-1"]
    assert list(now.state.ledger.low) == [0] * 18


@clause("GPF1-6.6", "GPF1-R42")
def test_without_a_two_in_the_bank_three_ones_go_for_a_three_only() -> None:
    bonus = race("green@27", hand="4 6").play("4").state
    bonus.bank[TWO] = 0

    spelled = [bonus.decision.spell(bonus, action) for action in bonus.legal(bonus.waiting[0])]

    assert spelled == ["keep", "3"]
