"""Positions of our own for the clauses and rulings that no worked example touches."""

from __future__ import annotations

import pytest

from oracle import Illegal, Oracle
from oracle.cards import Card, plain, race_cards
from oracle.positions import Position, read, write

CARDS = race_cards()


def begin(circuit: str, cars: str, car: str, card: Card) -> tuple[Oracle, Position]:
    """The position of the first choice."""
    oracle = Oracle(circuit)
    return oracle, oracle.activate(read(cars), car, card)


def options(circuit: str, cars: str, car: str, card: Card, answers: str = "") -> set[str]:
    """What may be answered after some answers."""
    oracle, position = begin(circuit, cars, car, card)
    return set(oracle.steps(oracle.walk(position, answers)))


def after(circuit: str, cars: str, car: str, card: Card, answers: str = "") -> set[str]:
    """The cars after some answers."""
    oracle, position = begin(circuit, cars, car, card)
    return set(write(oracle.walk(position, answers)).replace("*", "").split())


def test_a_space_is_not_entered_twice() -> None:
    """TA-6.1.6, TA-R1: not the start, not later spaces."""
    assert options("t3", "15@10.1", "15", plain("solo", 4)) == {">", "i", "o"}
    assert options("t3", "15@10.1", "15", plain("solo", 4), "i") == {">"}


def test_what_is_not_offered_is_refused() -> None:
    """TA-6.1.2: never backwards, never diagonally without Slingshot."""
    oracle, position = begin("t3", "15@10.1", "15", plain("solo", 4))

    with pytest.raises(Illegal):
        oracle.play(position, "O")


def test_a_fork_with_one_empty_branch_links_nobody() -> None:
    """TA-R3: the car may still go sideways, take the empty branch or push."""
    card = plain("draft", 4)

    assert options("tc", "15@18.0 22@20.0", "15", card, ">") == {">0", ">1", "o"}
    assert options("tc", "15@18.0 22@20.0 29@20.1", "15", card, ">") == {">0", ">1"}


def test_sideways_links_only_after_a_forward_step() -> None:
    """TA-R2, TA-R3, TA-R4: ahead in Draft and Pursuit, behind in Draft; all lanes or none."""
    draft, pursuit = plain("draft", 4), plain("pursuit", 4)

    assert options("t3", "15@10.0 22@10.1 43@12.1", "15", draft, "> o") == {">"}
    assert options("t3", "15@10.0 22@10.1", "15", draft, "> o") == {">"}
    assert options("t3", "15@10.0 22@10.1", "15", pursuit, "> o") == {">", "o"}
    assert options("t3", "15@10.0 22@9.1 43@11.1", "15", draft, "o") == {">", "o"}
    assert options("tc", "15@18.1 22@20.0", "15", pursuit, "> i") == {">0", ">1"}
    assert options("tc", "15@9.2 22@9.0 29@9.1", "15", draft, "> i >") == {"<22", "<29"}


def test_on_inside_line_only_the_inner_branch_counts() -> None:
    """TA-R3, TA-C21: all branches it may take are occupied, so it is linked."""
    assert options("tc", "15@18.0 22@20.0", "15", CARDS["Inside Line"], ">") == {">"}
    assert options("tc", "15@18.0 22@20.1", "15", CARDS["Inside Line"], ">") == {">"}
    assert options("tc", "15@18.1 22@20.2", "15", CARDS["Inside Line"], ">") == {">", "i"}


def test_sideways_first_leaves_the_car_behind_where_it_is() -> None:
    """TA-R5: only a forward step from its lane drags it."""
    assert after("t3", "15@10.1 22@9.1", "15", plain("draft", 2), "o >") == {"15@11.2", "22@9.1"}


def test_tail_at_a_merge() -> None:
    """TA-R4: an empty feeding lane may be picked; with all occupied one must be."""
    card = plain("draft", 3)

    assert options("tc", "15@10.0 22@9.0", "15", card, ">") == {"<22", "<-"}
    assert options("tc", "15@10.0 22@9.0 29@9.1", "15", card, ">") == {"<22", "<29"}


def test_a_car_waiting_in_the_second_lane_may_be_taken_later() -> None:
    """TA-6.9.5: the line's last car came from the other lane."""
    cars = "15@10.0 22@9.0 29@9.1"
    card = plain("draft", 3)

    assert options("tc", cars, "15", card, "> <22 >") == {"<29", "<-"}
    assert after("tc", cars, "15", card, "> <22 > <29 >") == {"15@13.0", "22@12.0", "29@11.0"}


def test_inside_line_takes_its_tail_from_the_inner_lane_alone() -> None:
    """TA-R23."""
    assert after("tc", "15@10.0 22@9.1", "15", CARDS["Inside Line"], ">") == {"15@11.0", "22@9.1"}
    assert after("tc", "15@10.0 22@9.0", "15", CARDS["Inside Line"], ">") == {"15@11.0", "22@10.0"}


def test_a_backward_route_without_followers_must_be_used() -> None:
    """TA-R8: of two feeding lanes the one without the follower."""
    cars = "15@9.0 22@8.0 29@10.0"
    card = plain("lead", 7)

    assert after("tc", cars, "15", card, "o >1 i") >= {"15@10.0", "29@9.0", "22@10.1"}


def test_a_follower_on_every_backward_route_sends_the_car_forward() -> None:
    """TA-6.7.7, TA-R8: both lanes behind are held by followers, or by one and a car before it."""
    cars = "15@9.0 22@8.0 43@7.0 29@10.0"
    card = plain("lead", 7)

    assert after("tc", cars, "15", card, "o >1 i") >= {"15@10.0", "29@11.0"}


def test_only_the_car_at_the_apron_goes_forward() -> None:
    """TA-R9: the other displaced car still goes sideways."""
    cars = "15@10.0 22@9.0 43@8.0 1@7.0 3@11.1 2@11.0"

    assert after("t3", cars, "15", plain("lead", 7), "o o > i") == {
        "15@11.1",
        "3@11.0",
        "2@12.0",
        "22@11.2",
        "43@10.2",
        "1@10.1",
    }


def test_forward_bump_at_a_fork_with_an_empty_branch() -> None:
    """TA-R13."""
    assert options("tc", "15@19.0 22@20.0", "15", plain("solo", 2)) == {"b", ">1", "o"}


def test_working_the_pack_may_bump_and_names_the_car_at_a_fork() -> None:
    """TA-R14, TA-R30."""
    card = CARDS["Working the Pack"]

    assert options("tc", "15@19.0/ttt 22@20.0 29@20.1", "15", card) == {"b", "o", "x0", "x1"}
    assert after("tc", "15@19.0/ttt 22@20.0 29@20.1", "15", card, "x1") == {
        "15@20.1/ttt",
        "22@20.0",
        "29@19.0",
    }


def test_free_sideways_steps_after_the_last_mp() -> None:
    """TA-R15: until the player stops; none once linked; no bump."""
    card = CARDS["Rubbin' is Racin'"]

    assert options("t3", "15@10.1", "15", card, "> > > >") == {".", "i", "o"}
    assert options("t3", "15@10.1", "15", card, "> > > > i") == set()
    assert options("t3", "15@10.1 22@9.1", "15", card, "> > > >") == set()
    assert options("t3", "15@10.1/tttt 22@10.2", "15", card) == {".", "i", "o"}
    assert options("t3", "15@10.1/ttt 22@10.2", "15", card) == {">", "i", "o"}


def test_teamwork_needs_a_car_on_the_track() -> None:
    """TA-R16, TA-R17: no second move out of the pits or for a car in them."""
    card = CARDS["Teamwork"]

    assert options("t3", "red:15@10.1 red:22@5.P", "15", card, "> > > >") == set()
    assert options("t3", "red:15@10.P red:22@5.1", "15", card) == {">", "o"}
    assert options("t3", "red:15@10.P red:22@5.1", "15", card, ">") == set()


def test_a_crossed_car_is_no_second_car_but_the_other_still_moves() -> None:
    """TA-R16, TA-R26."""
    cars = "red:15@78.1 red:22@79.1 red:29@70.0"

    assert options("t3", cars, "15", CARDS["Teamwork"], "> > > >") == {"+29"}


def test_clean_air_next_to_the_car_ahead() -> None:
    """TA-R19: another space of its own sector; after 0 MP too; lap-down cars count."""
    card = CARDS["Clean Air"]

    assert options("t3", "15@10.1/tttt 22@11.2 8@30.0", "15", card) == {"@10.2", "."}
    assert options("t3", "15@10.1/tttt 22@11.1 8@30.0", "15", card) == set()
    assert options("t3", "15@50.1/tttt 22@13.1 8@70.0", "15", card) == {"@52.1", "."}
    assert options("t3", "15@50.1/tttt 22@10.2 8@70.0", "15", card) == set()


def test_clean_air_at_a_fork() -> None:
    """TA-C4: every space that a car ahead is linked to."""
    card = CARDS["Clean Air"]

    assert options("tc", "15@12.0/tttt 22@20.1", "15", card) == {"@19.0", "@19.1", "."}


def test_diagonals() -> None:
    """TA-R21: into the next sector, beyond the lanes straight ahead, if empty; once."""
    card = CARDS["Slingshot"]

    assert options("t3", "15@10.1", "15", card) == {">", "i", "o", "I", "O"}
    assert options("t3", "15@10.1 22@11.2", "15", card) == {">", "i", "o", "I"}
    assert options("t3", "15@10.1", "15", card, "I") == {">", "o"}
    assert options("tc", "15@19.0", "15", card) == {">0", ">1", "o", "O"}
    assert options("tc", "15@9.0", "15", card) == {">", "o", "O"}
    assert options("tc", "15@9.1", "15", card) == {">0", ">1", "i", "o"}


def test_a_bump_never_needs_an_entered_space() -> None:
    """TA-M8: a follower stands where the car has been; there is no bumping into that."""
    assert options("t3", "15@10.1 22@9.1", "15", plain("lead", 2), "o") == {">"}


def test_slides_are_skipped_by_a_car_that_has_finished() -> None:
    """TA-R22: the move ends beyond the line."""
    oracle, position = begin("t3", "15@76.1 22@70.1", "15", CARDS["Oversteer"])
    end = oracle.walk(position, "> > > > >")

    assert end["finished"] == ["15"]
    assert write(end) == "22@70.1"


def test_slides_ignore_the_ban_on_entering_twice() -> None:
    """TA-R22."""
    assert after("t3", "15@10.0/tttt", "15", CARDS["Oversteer"], "o") == {"15@10.0/stttt"}


def test_a_crossed_car_keeps_its_place_when_it_is_put_back() -> None:
    """TA-R27: pushed over the line for 3 MP, then swapped back behind it for 1."""
    oracle, position = begin("t3", "15@78.1 22@79.1 8@70.0", "15", CARDS["Working the Pack"])

    pushed = oracle.walk(position, ">")
    swapped = oracle.walk(position, "> x")

    assert (pushed["finished"], write(pushed)) == (["22"], "22@80.1 15@79.1 8@70.0")
    assert (swapped["finished"], write(swapped)) == (["22", "15"], "8@70.0")


def test_a_one_lane_sector_has_wall_and_apron_on_both_sides() -> None:
    """TA-R29: the occupant goes back when a car leaves the pits."""
    assert after("cone", "15@28.P 22@28.0 29@27.0", "15", plain("solo", 4)) == {
        "15@28.0",
        "22@27.0",
        "29@26.0",
    }


def test_leaving_the_pits() -> None:
    """TA-9.4: pit speed, no penalty, no wear, no text."""
    card = CARDS["Slingshot"]

    assert options("t3", "15@20.P/ttttt", "15", card) == {">", "o"}
    assert after("t3", "15@20.P/ttttt", "15", card, "> >") == {"15@22.0/ttttt"}


def test_laps_do_not_matter_in_movement() -> None:
    """TA-R31: a lapped car ahead is pushed like any other."""
    assert after("t3", "15@50.1 22@11.1", "15", plain("draft", 2), "> >") == {"15@52.1", "22@13.1"}


def test_lead_settles_its_followers_even_without_mp() -> None:
    """TA-M8: the question comes before the loop."""
    assert options("tc", "15@10.0/ttttt 22@9.0", "15", plain("lead", 5)) == {"<22", "<-"}


def test_every_lane_of_a_forward_push_is_asked_for() -> None:
    """TA-6.8.2: car by car, nearest first."""
    cars = "15@17.0 22@18.0 29@19.0 43@20.1"
    card = plain("solo", 3)

    assert options("tc", cars, "15", card, ">") == {":29.0", ":29.1"}
    assert after("tc", cars, "15", card, "> :29.1") == {"15@18.0", "22@19.0", "29@20.1", "43@21.1"}


def test_on_inside_line_a_car_waiting_in_the_inner_lane_must_join() -> None:
    """TA-M5, TA-R23: the one feeding lane that counts is occupied, so NONE is not offered."""
    cars = "15@9.1 22@9.0"

    assert after("tc", cars, "15", CARDS["Inside Line"], "> >") == {"15@11.0", "22@10.0"}
    assert options("tc", cars, "15", plain("draft", 7), ">0 >") == {"<22", "<-"}


def test_a_crossed_car_is_on_the_track_for_clean_air() -> None:
    """TA-D11, TA-C4: it is the next car ahead, though not in the running order."""
    cars = "15@38.1 22@79.1 8@70.0"

    assert options("t3", cars, "15", CARDS["Clean Air"], "> o") == {"@39.1", "."}


def test_a_lead_with_followers_may_bump_sideways() -> None:
    """TA-M8: linked is a word for Draft and Pursuit there."""
    assert options("t3", "15@10.1 22@9.1 29@10.2", "15", plain("lead", 1)) == {">", "i", "bo"}


def test_a_bump_moves_nobody() -> None:
    """TA-R32, TA-6.10.1: the follower of a Lead stays too."""
    cars = "15@10.1 22@9.1 29@11.1"

    assert after("t3", cars, "15", plain("lead", 2), "b") == set(cars.split())


def test_clean_air_does_nothing_for_a_car_that_has_finished() -> None:
    """TA-R26."""
    assert options("t3", "15@78.1 8@70.0", "15", CARDS["Clean Air"], "> > > >") == set()


def test_a_car_leaves_the_middle_of_a_stack() -> None:
    """TA-1.3.3, TA-D8: those above come down, the order of the others stays."""
    oracle, position = begin("t3", "15@20.P 22@20.P 29@20.P", "22", CARDS["Charge"])

    assert {number: car["stack"] for number, car in position["cars"].items()} == {
        "15": 0,
        "22": 0,
        "29": 1,
    }
    assert oracle.steps(position) == [">", "o"]


def test_outside_line_binds_the_line_and_not_displaced_cars() -> None:
    """TA-M4: the way back is a free choice."""
    cars = "22@10.0 15@10.1"

    assert options("tc", cars, "22", CARDS["Outside Line"], "o") == {":15.1", ":15.2"}
