"""QGP-1 and QGP-2: the cards, the circuits, teams and races."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.quick_grand_prix.table import W2, draft, drafted, race
from slipstream.games.quick_grand_prix.game import QuickGrandPrix
from slipstream.games.quick_grand_prix.rules.cards import (
    CARS,
    CODES,
    DECK,
    DIE,
    ITEMS,
    LIMIT,
    NUMBER,
    POINTS,
    POWER,
    TEAMS,
)
from slipstream.games.quick_grand_prix.rules.circuits import CIRCUITS
from slipstream.games.registry import load
from slipstream.kernel.errors import InvalidOption


@clause("QGP-1.1", "QGP-W1")
def test_there_are_eighteen_cards() -> None:
    """Eight cars, nine speed cards and the SL card; hands of four players leave one spare."""
    assert CARS + len(DECK) + 1 == 18
    assert drafted(W2).middle == "Q5"


@clause("QGP-W1", "QGP-3.7")
def test_the_deck_suffices_if_everybody_discards() -> None:
    """1 + 4 + 4 cards are dealt at most."""
    before = draft(order="1,2,3,4", deal="Q1 Q2 discard Q3 discard Q4 discard Q5 discard")

    after = before.run("Q6 keep Q7 keep Q8 keep BG keep")

    assert after.asks == "draft_fill:1"
    assert after.middle == "Q1 Q2 Q3 Q4 Q5"


@clause("QGP-1.2")
def test_each_team_has_two_cars() -> None:
    assert ITEMS[:CARS] == ["RA", "RB", "YA", "YB", "GA", "GB", "BA", "BB"]
    assert TEAMS == ["red", "yellow", "green", "blue"]


@clause("QGP-1.3", "QGP-R35")
def test_healthy_cars_are_3_3_and_2_2_in_all_teams() -> None:
    """The A cars are stronger, and no team is better than another."""
    view = draft().view(1)

    assert {(car.power, car.limit) for name, car in view.cars.items() if name[1] == "A"} == {(3, 3)}
    assert {(car.power, car.limit) for name, car in view.cars.items() if name[1] == "B"} == {(2, 2)}


@clause("QGP-1.4", "QGP-I3")
def test_damaged_cars_have_no_power_and_limit_1() -> None:
    assert list(POWER)[1::2] == [0] * CARS
    assert list(LIMIT)[1::2] == [1] * CARS


@clause("QGP-1.4", "QGP-I3")
def test_a_damaged_car_shows_its_damaged_side() -> None:
    cars = race("SL RA' RB BA BB", "R Q1 Q2, B Q3 Q4").view(1).cars

    assert (cars["RA"].power, cars["RA"].limit, cars["RA"].damaged) == (0, 1, True)
    assert (cars["BA"].power, cars["BA"].limit, cars["BA"].damaged) == (3, 3, False)


@clause("QGP-1.5")
def test_speed_cards_show_two_numbers_a_die_and_a_mark() -> None:
    cards = [
        f"{code} {NUMBER[2 * card]}/{NUMBER[2 * card + 1]} die {DIE[card]}"
        for card, code in enumerate(CODES)
    ]

    assert cards == [
        "Q1 1/5 die 1",
        "Q2 2/5 die 4",
        "Q3 3/5 die 5",
        "Q4 4/5 die 4",
        "Q5 1/6 die 5",
        "Q6 2/6 die 6",
        "Q7 3/6 die 6",
        "Q8 4/6 die 3",
        "BG 5/6 die 2",
    ]


@clause("QGP-1.6")
def test_monaco_is_as_the_rulebook_has_it() -> None:
    monaco = CIRCUITS["monaco"]

    assert list(monaco.limits) == [7, 6, 5, 6, 8, 5]
    assert (monaco.difficulty, monaco.drs) == (6, [True] + [False] * 5)


@clause("QGP-1.6")
def test_all_twelve_circuits_are_within_the_ranges_of_the_rulebook() -> None:
    assert len(CIRCUITS) == 12
    for circuit in CIRCUITS.values():
        assert set(circuit.limits) <= {5, 6, 7, 8}
        assert circuit.difficulty in (6, 7, 8)


@clause("QGP-2.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(InvalidOption, match=r"2 to 4 players.*QGP-2\.1"):
        load("QGP", seats)


@clause("QGP-2.1")
@pytest.mark.parametrize("teams", ["R,R", "R", "R,Y,G", "R,X"])
def test_teams_are_different_and_one_for_each_seat(teams: str) -> None:
    with pytest.raises(InvalidOption, match=r"\bQGP-2\.1\b"):
        load("QGP", 2, {"teams": teams})


@clause("QGP-2.2", "QGP-2.4")
def test_each_player_runs_both_cars_and_no_others_take_part() -> None:
    done = draft(2, "1,2", "BG Q1 keep Q2 keep take:Q3 take:Q4 A A")

    assert done.picture == "SL RA YA RB YB"


@clause("QGP-2.3", "QGP-R30")
def test_circuit_and_laps_are_known_before_the_draft() -> None:
    view = draft(circuit="spa", laps="2").view(1)

    assert (view.circuit, view.limits, view.rounds) == (
        "Spa-Francorchamps",
        (6, 8, 6, 7, 8, 6),
        12,
    )


@clause("QGP-2.5", "QGP-R1")
@pytest.mark.parametrize(("seats", "spares"), [(2, 5), (3, 3), (4, 1)])
def test_all_nine_cards_are_used_with_any_number_of_players(seats: int, spares: int) -> None:
    race = draft(seats, ",".join("1234"[:seats]))
    while race.asks.split(":")[0] != "grid_choice":
        race = race.play(race.choices()[0])

    assert len(race.state.middle.cards) == spares
    assert 2 * seats + spares == 9


@clause("QGP-R39")
def test_two_people_may_run_two_seats_each() -> None:
    """Seats are teams: nothing ties a seat to a person."""
    game = load("QGP", 4, {"teams": "B,G,Y,R"})

    assert isinstance(game, QuickGrandPrix)
    assert game.owner == [3, 2, 1, 0]


@clause("QGP-R22")
def test_points_fall_from_ten_to_one() -> None:
    assert POINTS == [10, 8, 6, 5, 4, 3, 2, 1]
