"""FMR-2: colours, grid and deal of the first race."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from clauses import clause
from rules.formula_motor_racing.lineup import GRID, race, start, walk
from slipstream.games.formula_motor_racing.game import FormulaMotorRacing
from slipstream.games.formula_motor_racing.rules.deck import CODES, DECK
from slipstream.kernel.errors import InvalidOption
from slipstream.kernel.game import PUBLIC

COLOURS = "bgyorp"
HELD = Counter(CODES[card] for card in DECK)


def owners(seats: int, colours: str) -> list[int]:
    """Seats of blue, green, yellow, orange, red and purple, counted from 1; 0 for nobody."""
    return [seat + 1 for seat in FormulaMotorRacing(seats, {"colours": colours}).owner]


@clause("FMR-2.1")
def test_each_player_chooses_a_colour() -> None:
    assert owners(4, "p,b,r,g") == [2, 4, 0, 0, 3, 1]


@clause("FMR-2.1")
@pytest.mark.parametrize(
    ("seats", "colours"),
    [
        (4, "b,g,b,o"),
        (4, "b,g,y"),
        (4, "b,g,y,o,r"),
        (3, "b,g,y"),
        (6, "b,g,y,o,r,x"),
        (4, "b,,y,o"),
    ],
)
def test_no_colour_is_chosen_twice_left_out_or_invented(seats: int, colours: str) -> None:
    with pytest.raises(InvalidOption, match=r"FMR-2\.1") as refused:
        FormulaMotorRacing(seats, {"colours": colours})

    assert colours in str(refused.value)


@clause("FMR-R23")
def test_colours_are_chosen_in_seat_order() -> None:
    assert owners(6, "p,r,o,y,g,b") == [6, 5, 4, 3, 2, 1]


@clause("FMR-R23")
def test_three_players_choose_in_the_order_1_2_3_3_2_1() -> None:
    assert owners(3, "b,g,y,o,r,p") == [1, 2, 3, 3, 2, 1]


@clause("FMR-2.2", "FMR-9.4")
def test_the_owner_of_each_colour_is_visible_to_all_through_the_race() -> None:
    shown = {"blue": 3, "green": -1, "yellow": 0, "orange": -1, "red": 2, "purple": 1}

    for now in walk(start(4, colours="y,p,r,b"), seed=5):
        for seat in (PUBLIC, 0, 1, 2, 3):
            assert now.view(seat + 1).owners == shown


@clause("FMR-2.3")
def test_the_colours_are_drawn_in_random_order() -> None:
    """Every colour not drawn yet is equally likely to be the next."""
    now = start()
    for drawn in range(6):
        left = [(colour, 1) for colour in range(6) if colour >= drawn]

        assert now.state.chances() == left
        now = now.deal(COLOURS[drawn])

    assert now.asks() == "deal:1"


@clause("FMR-2.3")
def test_every_colour_starts_from_pole_sometimes() -> None:
    poles = {next(islice(walk(start(), seed), 6, None)).line[:1] for seed in range(40)}

    assert poles == set(COLOURS)


@clause("FMR-2.4", "FMR-R16")
def test_the_kth_colour_drawn_takes_places_k_and_13_minus_k() -> None:
    now = start().run("~p ~o ~g ~b ~y ~r")

    for k, colour in enumerate("pogbyr", 1):
        assert now.line.split()[k - 1] == colour + "1"
        assert now.line.split()[12 - k] == colour + "2"


@clause("FMR-2.5")
@pytest.mark.parametrize(("seats", "pile"), [(3, 39), (4, 34), (5, 29), (6, 24)])
def test_each_player_is_dealt_five_cards_and_the_rest_is_the_pile(seats: int, pile: int) -> None:
    now = start(seats).until("play")

    assert [len(now.hand(seat)) for seat in range(1, seats + 1)] == [5] * seats
    assert now.view(1).deck == pile


@clause("FMR-2.5")
def test_all_54_cards_are_shuffled_together() -> None:
    """Any card may come first, as likely as it has copies."""
    now = start().until("deal")

    assert {CODES[card]: copies for card, copies in now.state.chances()} == HELD
    assert sum(HELD.values()) == 54


@clause("FMR-2.5")
def test_a_card_that_was_dealt_is_not_dealt_again() -> None:
    now = start().until("deal").run("~SO ~TT")
    left = {CODES[card]: copies for card, copies in now.state.chances()}

    assert "SO" not in left
    assert left["TT"] == 3


@clause("FMR-2.6")
def test_discard_pile_and_removed_line_start_empty() -> None:
    now = start().until("play")

    assert now.view(1).used == ()
    assert now.view(1).out == ()


@clause("FMR-R1")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_one_overtake_2_two_3_and_one_4(colour: str) -> None:
    overtakes = {
        code: copies for code, copies in HELD.items() if code in CODES[:18] and code[2] == colour
    }

    assert overtakes == {f"O2{colour}": 1, f"O3{colour}": 2, f"O4{colour}": 1}


@clause("FMR-R2")
def test_two_pit_stops_are_beige_and_one_is_of_each_colour() -> None:
    pit_stops = {code: copies for code, copies in HELD.items() if code.startswith("PIT")}

    assert pit_stops == {"PIT*": 2, **{f"PIT{colour}": 1 for colour in COLOURS}}


@clause("FMR-R3")
@pytest.mark.parametrize("code", [code for code in HELD if code.startswith("O") and code != "OC"])
def test_every_overtake_names_the_two_cars_of_one_colour(code: str) -> None:
    colour = code[2]

    assert race(GRID, hand=code).choices(code) == [f"{code}:{colour}1", f"{code}:{colour}2"]


@clause("FMR-2.5")
def test_the_other_cards_have_the_numbers_of_the_rulebook() -> None:
    others = {code: HELD[code] for code in CODES[24:] if not code.startswith("PIT")}

    assert others == {
        "TT": 4, "CG": 3, "CE": 3, "WL": 3, "OC": 3, "LC": 3, "SO": 1, "SL": 1, "CR": 1,
    }  # fmt: skip


@clause("FMR-W1")
def test_the_grid_of_the_worked_example() -> None:
    now = start().run("~r ~b ~p ~g ~o ~y")

    assert now.picture == "r1 b1 p1 g1 o1 y1 y2 o2 g2 p2 b2 r2"


@clause("FMR-W2")
def test_the_opener_of_the_worked_example() -> None:
    """Red is on pole but nobody's, so blue opens; seat 2 has blue here."""
    now = start(4, colours="g,b,y,o").run("~r ~b ~p ~g ~o ~y").until("play")

    assert now.asks() == "play:2"
    assert now.play(now.choices()[0]).until("play").asks() == "play:3"


@clause("FMR-2.4", "FMR-2.5", "FMR-3.1")
def test_the_log_of_a_set_up_names_the_clause_of_each_step() -> None:
    told = [event.split()[:2] for now in islice(walk(start(4), 3), 28) for event in now.events()]

    assert [told[0], told[5], told[6], told[25], told[26]] == [
        ["grid", "FMR-2.4"],
        ["grid", "FMR-2.4"],
        ["dealt", "FMR-2.5"],
        ["dealt", "FMR-2.5"],
        ["opens", "FMR-3.1"],
    ]
