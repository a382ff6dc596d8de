"""Positions of our own for the clauses and rulings that no worked example touches."""

from __future__ import annotations

import pytest

from oracle.grand_prix import Illegal, Oracle, Position
from oracle.grand_prix.cards import Card, plain, race_cards
from oracle.grand_prix.positions import read, write
from oracle.grand_prix.restart import (
    is_forbidden,
    lined_up,
    lined_up_again,
    restart_list,
    stopped,
    without_wear,
)

CARDS = race_cards()


def begin(circuit: str, cars: str, card: Card) -> tuple[Oracle, Position]:
    """A card played on the first car; the position of the first choice."""
    position = read(cars)
    oracle = Oracle(circuit)
    return oracle, oracle.activate(position, next(iter(position["cars"])), card)


def options(circuit: str, cars: str, card: Card, answers: str = "") -> set[str]:
    """What may be answered after some answers."""
    oracle, position = begin(circuit, cars, card)
    return set(oracle.steps(oracle.walk(position, answers)))


def after(circuit: str, cars: str, card: Card, answers: str = "") -> set[str]:
    """The cars after some answers."""
    oracle, position = begin(circuit, cars, card)
    return set(write(oracle.walk(position, answers)).replace("*", "").split())


def test_a_space_is_not_entered_twice() -> None:
    """GP-6.1.6, GP-R22: not the start, not later spaces."""
    assert options("flat", "5@10.1", plain("solo", 4)) == {">", "i", "o"}
    assert options("flat", "5@10.1", plain("solo", 4), "i") == {">"}


def test_what_is_not_offered_is_refused() -> None:
    """GP-6.1.5: never diagonally without a card that says so."""
    oracle, position = begin("flat", "5@10.1", plain("solo", 4))

    with pytest.raises(Illegal):
        oracle.play(position, "O")


def test_no_card_is_played_on_six_markers() -> None:
    """GP-R17."""
    with pytest.raises(Illegal, match="eliminated"):
        begin("flat", "5@10.1/tttttt", CARDS["Charge"])


def test_a_displacement_that_cannot_be_paid_is_not_available() -> None:
    """GP-6.1.8."""
    assert options("flat", "5@10.1 9@10.2", plain("solo", 2)) == {">", "i", "o"}
    assert options("flat", "5@10.1 9@10.2", plain("solo", 1)) == {">", "i"}


def test_solo_chooses_each_lane_afresh_and_a_line_does_not() -> None:
    """GP-6.9.1.1, GP-6.9.1.2, GP-R25: 9 goes to 30.1, then 5 comes to the same fork."""
    cars = "5@28.0 9@29.0"

    assert options("cone", cars, plain("solo", 4), ">") == {":9.0", ":9.1"}
    assert options("cone", cars, plain("solo", 4), "> :9.1") == {">0", ">1"}
    assert options("cone", cars, plain("pursuit", 4), "> :9.1") == {">"}
    assert options("cone", cars, plain("line", 4), "> :9.1") == {">"}


def test_an_empty_tail_is_looked_for_again() -> None:
    """GP-6.5.7, GP-R23: 9 stands beside, then behind."""
    cars = "5@24.0 9@25.1"

    assert options("cone", cars, plain("line", 4), "> > >") == {"<9", "<-"}
    assert after("cone", cars, plain("line", 4), "> > > <9 >") >= {"5@28.0", "9@27.0"}


def test_a_linked_line_goes_forward_only() -> None:
    """GP-6.5.3, GP-6.5.4, GP-R24, GP-R30: standing behind a car does not link, pushing does."""
    for card in (plain("line", 4), plain("pursuit", 4)):
        assert options("flat", "5@10.1 9@12.1", card, ">") == {">", "i", "o"}
        assert options("flat", "5@10.1 9@12.1", card, "> >") == {">"}
    assert options("flat", "5@10.1 9@12.1", CARDS["Inside Line"], ">") == {">", "i"}
    assert options("flat", "5@10.1 9@12.1", CARDS["Inside Line"], "> >") == {">"}


def test_pursuit_pulls_nobody_and_stays_free() -> None:
    """GP-6.6.1, GP-6.6.2."""
    assert options("flat", "5@10.1 9@9.1", plain("pursuit", 4), ">") == {">", "i", "o"}
    assert options("flat", "5@10.1 9@9.1", plain("line", 4), ">") == {">"}


def test_displaced_cars_are_not_bound_by_the_card() -> None:
    """GP-6.8.6: Outside Line binds the line, and 9 may still take either lane."""
    cars = "5@35.0 9@35.1"

    assert options("cone", cars, CARDS["Outside Line"], "o") == {":9.1", ":9.2"}


def test_a_slide_may_go_back_to_a_space_already_entered() -> None:
    """GP-R31, GP-R32: after 1 MP sideways; with 0 MP too, and the marker is taken."""
    assert after("flat", "5@10.1/tttt", CARDS["Oversteer"], "o") == {"5@10.1/stttt"}
    assert after("flat", "5@10.1/ttttt", CARDS["Understeer"]) == {"5@10.2/sttttt"}


def test_no_slide_in_the_zone() -> None:
    """GP-RC-7.2."""
    assert after("flat", "5@15.0/ttttt zone@20", CARDS["Understeer"]) == {
        "5@15.0/sttttt",
        "zone@20",
    }


def test_free_sideways_steps_without_a_single_mp() -> None:
    """GP-R33: each once, then the player says stop."""
    assert options("flat", "5@10.1/tttt", CARDS["Weaving"]) == {".", "i", "o"}
    assert options("flat", "5@10.1/tttt", CARDS["Weaving"], "o") == {".", "o"}
    assert after("flat", "5@10.1/tttt 9@10.2", CARDS["Weaving"], "o .") == {
        "5@10.2/tttt!2",
        "9@10.3",
    }


def test_diagonals_of_forks_and_merges() -> None:
    """GP-R29, GP-6.A1: beyond the links, where the lane exists and is empty."""
    card = CARDS["Challenge"]

    assert options("cone", "5@19.0", card) == {">", "o", "O"}
    assert options("cone", "5@19.1", card) == {">0", ">1", "i", "o"}
    assert options("cone", "5@35.0", card) == {">", "o", "O"}
    assert options("flat", "5@10.1", card, "O") == {">", "i", "o"}


def test_diagonals_at_a_zone() -> None:
    """GP-8.3.4.1: none into it or in it; out of its last sector there is one."""
    card = CARDS["Slingshot"]

    assert options("flat", "5@14.1 zone@20", card) == {">", "i", "o"}
    assert options("flat", "5@20.0 zone@20", card) == {">"}
    assert options("flat", "5@25.0 zone@20", card) == {">", "O"}


def test_no_swaps_at_a_zone() -> None:
    """GP-8.3.2.5, GP-RC-4.2: neither car may be in it."""
    assert "x" in options("flat", "5@13.0 9@14.0 zone@20", CARDS["Overtake"])
    assert "x" not in options("flat", "5@14.0 9@15.0 zone@20", CARDS["Overtake"])
    assert "x" not in options("flat", "5@25.0 9@26.0 zone@20", CARDS["Overtake"])
    late = CARDS["Late Brake"]
    assert options("flat", "5@25.0/ttttt 9@29.0 zone@20", late, "> > >") == {".", "x"}
    assert options("flat", "5@22.0/ttttt 9@26.0 zone@20", late, "> > >") == set()


def test_every_lane_feeds_the_zone() -> None:
    """GP-8.3.2.1, GP-8.3.6.1: the tail is chosen among all of them, an empty one once."""
    cars = "5@15.0 9@14.0 14@14.3 zone@20"

    assert options("flat", cars, plain("line", 4), ">") == {"<9", "<14", "<-"}
    assert after("flat", cars, plain("line", 4), "> <14") == {
        "5@16.0",
        "14@15.0",
        "9@14.0",
        "zone@20",
    }


def test_leaving_the_zone_frees_no_line() -> None:
    """GP-8.3.5.1, GP-R72, GP-R74: 9 was pushed on entry, so 5 stays linked outside."""
    cars = "5@24.0 9@25.0 zone@20"

    assert options("flat", cars, plain("pursuit", 6), "> >") == {">"}
    assert options("flat", cars, plain("solo", 6), "> >") == {">", "o"}
    assert options("flat", cars, plain("lead", 6), "> >") == {">", "o"}


def test_the_zone_reaches_across_the_line() -> None:
    """GP-8.3.1.1: around sector 58 of 60 it ends with sector 3."""
    assert options("flat", "5@2.0 zone@58", plain("solo", 3)) == {">"}
    assert options("flat", "5@4.0 zone@58", plain("solo", 3)) == {">", "o"}


def test_leaving_the_run_off() -> None:
    """GP-6.A6: along the outer wall, displacing inwards; no Close Call, no penalty, no text."""
    cars = "5@30.O/ttttt 9@30.3 14@30.2"

    assert after("flat", cars, CARDS["Slingshot"], ">") == {"5@31.3/ttttt", "9@30.2", "14@30.1"}
    assert options("flat", cars, CARDS["Slingshot"]) == {">"}


def test_a_close_call_on_the_bonus_though_not_on_the_exit() -> None:
    """GP-9.2.6, GP-6.A8: the displacement out of the pits is free of it, a later one is not."""
    cars = "5@30.P=f 9@30.0 14@32.1"

    assert after("flat", cars, CARDS["Top Gear"], "> >") >= {"5@32.0=f", "9@30.1"}
    assert after("flat", cars, CARDS["Top Gear"], "> > + o > >") == {
        "5@34.1/t!1=u",
        "9@30.1",
        "14@32.2",
    }


def test_the_bonus_keeps_what_was_entered() -> None:
    """GP-7.6.4.2: 10.1 and 10.2 stay forbidden, and the text is gone."""
    cars = "5@10.1/BBBBB=f"

    assert options("flat", cars, CARDS["Challenge"], "o + ") == {">", "o"}


def test_an_npc_gets_nothing() -> None:
    """GP-1.5.5, GP-5.2."""
    assert after("flat", "n20@10.1 9@10.2", CARDS["Late Brake"], "o > > > > > >") == {
        "n20@16.2",
        "9@10.3",
    }


def test_a_crossed_car_is_pushed_on_until_the_segment_ends() -> None:
    """GP-10.1.2.2, GP-R86, GP-R35: it is pushed on, and nobody swaps with it."""
    oracle, begun = begin("flat", "5@178.1 9@179.1 14@100.0", CARDS["Overtake"])

    pushed = oracle.walk(begun, ">")

    assert pushed["finished"] == ["9"]
    assert oracle.steps(pushed) == [">", "i", "o"]
    assert write(oracle.walk(pushed, ">")) == "9@181.1 5@180.1 14@100.0"
    assert oracle.walk(pushed, "> > >")["finished"] == ["9", "5"]


def test_no_bonus_after_the_finish() -> None:
    """GP-7.6.4.3."""
    assert options("flat", "5@178.1=f 9@100.0", plain("solo", 2), "> >") == set()
    assert options("flat", "5@177.1=f 9@100.0", plain("solo", 2), "> >") == {"+", "-"}


def test_clean_air_with_crossed_cars() -> None:
    """GP-10.1.2.2: what has crossed is still a car on the track, the next one ahead here."""
    cars = "5@116.1 9@179.1 14@150.0"

    assert after("flat", cars, CARDS["Clean Air"], "> > > o") == {"5@119.1", "14@150.0"}


def test_the_tail_of_a_lead_is_settled_even_without_mp() -> None:
    """GP-6.A4: before the loop."""
    card = plain("lead", 5)

    assert options("cone", "5@20.0/ttttt 9@19.0 14@19.1", card) == {"<9", "<14"}


def test_a_lapped_car_ahead_of_the_line_gains_one_sector_a_step() -> None:
    """GP-6.2.4."""
    assert after("flat", "5@70.1 9@11.1 14@9.1", plain("line", 2), "> >") == {
        "5@72.1",
        "9@13.1",
        "14@11.1",
    }


def test_w55_a_restart_on_porto_vela() -> None:
    """GP-W55, GP-9.3.1: one lane in sectors 12 to 14; 10 drops brakes, 14 changes tyres."""
    circuit = Oracle("porto_vela").circuit
    start = read("1@92.0 10@89.0 4@88.0 14@88.1 5@75.0 9@12.0")
    line = restart_list(circuit, start, [])

    there = lined_up(circuit, start, line, 92)
    assert write(there) == "1@92.0 10@91.0 4@90.0 14@89.0 5@89.1 9@88.0"

    again = stopped(stopped(there, "10", 5), "14", 2)
    assert write(again) == "1@92.0 4@90.0 5@89.1 9@88.0 14@87.P 10@86.P"
    assert write(lined_up_again(circuit, again, line, 92)) == (
        "1@92.0 4@91.0 5@90.0 9@89.0 14@89.1 10@88.0"
    )


def test_w56_race_to_the_finish() -> None:
    """GP-W56, GP-9.4.1: eight sectors to go are too few."""
    circuit = Oracle("altavento").circuit

    assert is_forbidden(circuit, 3, read("1@244.0 5@200.0"))
    assert not is_forbidden(circuit, 3, read("1@243.0 5@200.0"))


def test_involved_cars_restart_behind_lapped_ones() -> None:
    """GP-9.3.1.1, GP-9.3.1.2, GP-R76, GP-R77: though the leader was among them."""
    circuit = Oracle("flat").circuit
    start = read("1@92.0 10@89.0 4@20.1 14@88.P")

    line = restart_list(circuit, start, ["1"])

    assert line == ["10", "14", "4", "1"]
    assert write(lined_up(circuit, start, line, 92)) == "10@92.0 14@92.1 4@91.0 1@91.1"


def test_a_red_flag_leaves_body_damage() -> None:
    """GP-9.3.2.1, GP-9.3.2.2."""
    assert write(without_wear(read("1@92.0/BBtE!2=f"))) == "1@92.0/BB!2=f"
