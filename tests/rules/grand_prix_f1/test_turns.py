"""GPF1-2: the sequence of play."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import race, ready, start
from slipstream.kernel.errors import IllegalAction, InvalidText


@clause("GPF1-2.1")
def test_pole_position_begins_and_the_others_follow_by_place() -> None:
    now = start(5).run("~2 ~1 ~3 ~4 ~5 1 2 3 4 5")
    asked = []
    for _ in range(6):
        asked.append(now.asks())
        now = now.play("10")
        while not now.asks().startswith("play_card"):
            now = now.play(now.choices()[0])

    assert asked == [f"play_card:{seat}" for seat in (2, 1, 3, 4, 5, 2)]


@clause("GPF1-2.2")
def test_cars_that_are_out_or_have_finished_are_skipped() -> None:
    now = race("red@5 yellow@7 white@9", finished="blue").play("6")

    assert now.asks() == "play_card:3"
    assert now.play("6").asks() == "play_card:5"


@clause("GPF1-2.3")
def test_a_turn_goes_from_the_box_over_the_card_to_the_effect() -> None:
    now = race("green@BOX6", hand="6", box=6, ask="stay_or_leave", visit="green:1", proof="green:1")
    asked = [now.asks()]
    for token in ("leave", "10x2", "dry", "6", "10"):
        now = now.play(token)
        asked.append(now.asks())

    assert asked == [
        "stay_or_leave:2",
        "refuel_row:2",
        "tyres:2",
        "play_card:2",
        "play_card:2",
        "bonus_exchange:2",
    ]


@clause("GPF1-2.4")
def test_exactly_one_card_is_played_in_a_turn() -> None:
    now = race("green@5 red@20", hand="10 6 4 3")

    assert now.choices() == ["3", "4", "6", "10"]
    assert now.play("3").hand(2) == "10 6 4"
    assert now.play("3").asks() == "play_card:1"


@clause("GPF1-2.5")
def test_a_card_is_lost_even_if_the_car_cannot_move() -> None:
    now = race("red@28 green@29 yellow@29", hand="6").play("6")

    assert now.where("red") == "28"
    assert now.hand(1) == ""


@clause("GPF1-2.6")
def test_the_card_is_shown_and_gone_before_the_car_moves() -> None:
    """The fine on 9 has to be paid from what is left."""
    now = race("green@5", hand="4 6").play("4")

    assert now.events()[0] == "played GPF1-2.6 1 3 4"
    assert now.choices() == ["-6"]


@clause("GPF1-2.7")
@pytest.mark.parametrize("card", ["2", "3", "4", "6", "10"])
def test_used_cards_return_to_the_bank(card: str) -> None:
    before = race("green@KB1", hand=f"{card} 1")

    after = before.play(card)

    assert sum(after.state.bank) == sum(before.state.bank) + 1
    assert after.state.used == before.state.used


@clause("GPF1-2.7")
def test_played_1s_go_to_the_used_ones() -> None:
    before = race("green@KB1", hand="1 1")

    assert before.field("ones") == "16/2"
    assert before.play("1").field("ones") == "16/3"


@clause("GPF1-2.8")
def test_any_card_may_be_played_whatever_it_is_worth() -> None:
    """On wrong tyres in the pit lane a 6 and a 10 are worth less, and still may be played."""
    now = race("green@B6", hand="10 6 4 3 2 1", sky="rain")

    assert now.choices() == ["1", "2", "3", "4", "6", "10"]


@clause("GPF1-2.8")
def test_what_is_no_card_and_what_is_not_in_the_hand_are_refused() -> None:
    now = race("green@5", hand="6")

    with pytest.raises(InvalidText, match="not an answer"):
        now.play("7")
    with pytest.raises(IllegalAction, match=r"\bGPF1-2\.8\b"):
        now.play("10")


@clause("GPF1-R75")
def test_an_absent_player_plays_the_lowest_card_on_the_lane() -> None:
    now = race("green@17", hand="10 6 4").state
    decision = now.decisions[now.asking]

    assert decision.spell(now, decision.fallback(now, 1)) == "4"


@clause("GPF1-10.8", "GPF1-R61")
def test_a_car_without_cards_is_out_at_its_own_turn() -> None:
    now = race("red@5 green@7", hand="6", hands={2: ""}).play("6")

    assert now.where("green") == ""
    assert now.field("out").endswith("green:fuel,red:fuel")
    assert now.asks() == "end"


@clause("GPF1-2.1")
def test_turns_are_counted_from_one() -> None:
    now = ready(5)

    assert start(5).state.turn() == 0
    assert now.state.turn() == 1
    assert now.play("10").state.turn() == 1
    assert now.run("10 -6").state.turn() == 2
