"""Chapter 10: the finish, slots, disqualification, points, ties."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from clauses import clause
from rules.grand_prix.drawn import race
from slipstream.drafting.rules.race import best_place, ranks
from slipstream.games.grand_prix.game import GrandPrix
from slipstream.games.grand_prix.rules.components import POINTS
from slipstream.games.grand_prix.rules.state import classified
from slipstream.kernel.game import CHANCE
from slipstream.kernel.rows import vec

OF_A_TURN = """
    idle card leaving bonus event resolved candidates hit queue stopping back fitting last line
    anchor active mp linked rear route step answers question crossed
    kind sides lane_rule free_sides swaps diagonals
"""


@clause("GP-10.1.1.1")
def test_the_action_phase_is_played_to_its_end_after_a_finish() -> None:
    r = race("1@178.0 5@170.1 9@100.0", "Conservative", hands={1: "", 2: "CG", 3: ""})

    finished = r.play(">*4")

    assert finished.asks() == "action:2"
    assert finished.play("5#CG >*7 -").asks() == "end"


@clause("GP-10.1.2.1", "GP-I3")
def test_slots_go_by_the_order_of_crossing() -> None:
    r = race("1@178.0 5@179.0 9@179.1 14@100.0", "Conservative", hands={1: ""})

    after = r.play(">*4")

    assert (after.slot(5), after.slot(1)) == (1, 2)
    assert after.state.best_left == 3


@clause("GP-10.1.2.2", "GP-R86", "GP-R97")
def test_a_car_that_crossed_stands_in_the_way_until_the_segment_is_over() -> None:
    r = race("1@178.0 5@179.0 9@100.0", "Charge")

    pushed = r.play(">*4")

    assert pushed.crossed() == [5, 1]
    assert pushed.cars(1, 5) == "1@182.0 5@183.0"
    over = pushed.play(">*3")
    assert (over.at(1), over.at(5)) == ("", "")


@clause("GP-10.1.2.2", "GP-R86", "GP-6.A5")
def test_a_car_that_crossed_joins_a_tail_and_the_cars_behind_it_with_it() -> None:
    """33 is shoved over the line; 1 slides in front of it and drags it, and 5 over the line."""
    r = race("1@179.1 5@179.2 33@179.3 9@100.0", "Solid Line")

    shoved = r.play("o")
    in_front = shoved.play("> > o")

    assert shoved.cars(1, 5, 33) == "1@179.2 5@179.3 33@180.3"
    assert in_front.cars(1, 33, 5) == "1@181.3 33@180.3 5@179.3"
    dragged = in_front.play(">")
    assert dragged.cars(1, 33, 5) == "1@182.3 33@181.3 5@180.3"
    assert dragged.crossed() == [33, 1, 5]


@clause("GP-10.1.2.3", "GP-R84", "GP-10.A")
def test_the_others_take_the_free_slots_in_running_order_lapped_or_not() -> None:
    r = race(
        "1@178.0 5@100.0 9@112.0 20@170.0",
        "Conservative",
        activated=[5, 9, 20],
        hands={1: "", 2: "", 3: ""},
        duty_done=[1, 5, 9],
    )

    after = r.play(">*4")

    assert [after.slot(n) for n in (1, 20, 9, 5)] == [1, 2, 3, 4]
    assert after.state.points() == [25, 12, 15]


@clause("GP-10.1.3.1", "GP-R42")
def test_a_disqualified_car_has_no_place_and_those_behind_move_up() -> None:
    assert classified([1, 2, 3, 4, 5], [1, 3]) == [1, 0, 2, 0, 3]


@clause("GP-10.2.1", "GP-I16")
def test_the_points_of_the_first_ten() -> None:
    worth = GrandPrix(2, {}).start().car_points(list(range(12)))

    assert worth == [0, 25, 18, 15, 12, 10, 8, 6, 4, 2, 1, 0]
    assert sum(POINTS) == 101


@clause("GP-10.2.4")
def test_a_tie_goes_to_the_better_single_place() -> None:
    """18 + 1 against 15 + 4 points."""
    assert ranks([19, 19], [2, 3]) == [1, 2]
    assert ranks([10, 19], [5, 3]) == [2, 1]
    assert best_place([5, 10, 12, 3, 1], vec[i64]([1, 2, 3])) == 3


@clause("GP-R89", "GP-R100")
def test_without_points_the_best_place_counts_then_the_win_is_shared() -> None:
    places = [12, 20, 11, 21, 0, 0]
    best = [best_place(places, vec[i64](cars)) for cars in ([0, 1], [2, 3], [4, 5])]

    assert best == [12, 11, 7]
    assert ranks([0, 0, 0], [12, 11, 23]) == [2, 1, 3]
    assert ranks([0, 0], [23, 23]) == [1, 1]


@clause("GP-R85")
def test_a_lapped_car_does_not_finish_by_crossing_the_line() -> None:
    r = race("5@118.0 1@170.0", "Conservative").play(">*4")

    assert r.at(5) == "122.0"
    assert r.crossed() == []


@clause("GP-R87", "GP-R98")
def test_the_race_ends_with_the_last_player_car_and_without_a_tyre_check() -> None:
    r = race("5@10.0 20@9.0 11@8.0").play("5!")

    assert r.asks() == "end"
    assert r.state.end() == "no_player_car"
    assert [r.slot(n) for n in (20, 11, 5)] == [1, 2, 3]
    assert r.state.disqualified() == []
    assert r.state.points() == [0, 15]


@clause("GP-R87")
def test_an_event_may_take_the_last_player_car() -> None:
    r = race("5@10.0 20@9.0", event="blown_engine:7", wear={5: "e"})

    assert (r.asks(), r.state.end()) == ("end", "no_player_car")


@clause("GP-R87")
def test_the_last_player_car_may_be_lapped() -> None:
    r = race("5@10.0 20@90.0", event="tire_test:9").play("-")

    assert (r.asks(), r.state.end()) == ("end", "no_player_car")


@clause("GP-R87", "GP-10.1.1.1")
def test_with_a_finisher_the_race_has_finished() -> None:
    r = race("5@178.0 20@90.0", "Conservative").play(">*4")

    assert (r.asks(), r.state.end()) == ("end", "finish")
    assert r.state.disqualified() == [r.car(5)]


@clause("GP-R88")
@pytest.mark.parametrize(("turn", "asks"), [(99, "discard:1"), (100, "end")])
def test_the_race_ends_after_turn_100(turn: int, asks: str) -> None:
    r = race("1@20.0 5@10.0", event="tire_test:9", turn=turn, duty_done=[5]).play("- -")

    assert r.asks() == asks
    if asks == "end":
        assert r.state.end() == "limit"
        assert r.state.disqualified() == [r.car(1)]


@clause("GP-R99")
def test_a_single_car_races_on() -> None:
    assert race("5@10.0", event="tire_test:9").play("-").asks().startswith("discard")


@clause("GP-10.2.2", "GP-R93")
def test_who_leaves_while_more_than_ten_remain_scores_nothing() -> None:
    others = "20@20.0 11@20.1 2@20.2 13@20.3 24@21.0 15@21.1 6@21.2 17@21.3 8@22.0"
    r = race(f"1@10.0 5@9.0 {others}").play("1!")

    assert r.slot(1) == 11
    assert r.state.points()[0] == 0


@clause("GP-R92")
def test_while_the_race_is_on_points_are_as_if_it_ended_now() -> None:
    r = race("1@10.0 5@9.0", "Charge").play(">")

    assert r.state.points() == [25, 18]
    assert r.state.places() == [1, 2]


def test_what_went_wrong_is_told_to_the_lab() -> None:
    """A car that dropped out, and one that never changed its tyres."""
    r = race("1@179.0 5@178.0", "Conservative", duty_done=[5], hands={1: "", 2: ""}).play(">*4")

    assert r.state.mishaps(0) == ["out", "disqualified"]
    assert r.state.mishaps(1) == ["out"]


@clause("GP-3.5.6", "GP-10.1.1.1")
def test_nothing_of_a_turn_is_left_in_the_next_one_or_at_the_end() -> None:
    turn = race("1@40.0 5@39.0", event="collision:4", close_calls={1: 2}, wear={1: "t"})
    turn = turn.play("1 t s - - -")
    while turn.asks() == "fill_hand:0":
        turn = turn.play(turn.steps()[0])
    over = race("1@179.0 5@178.0", "Conservative", hands={1: "", 2: ""}).play(">*4")
    blank = GrandPrix(2, {}).blank()

    assert (turn.asks(), over.asks()) == ("action:2", "end")
    assert " ask=end " in over.state.game.line(over.state, CHANCE)
    for state in (turn.state, over.state):
        assert state.mover == state.first
        for name in OF_A_TURN.split():
            assert getattr(state, name) == getattr(blank, name), name


@clause("GP-R98", "GP-3.5.4.1")
def test_a_car_that_is_lapped_by_its_own_stop_leaves_no_token_behind() -> None:
    cars = "1@100.0 5@41.0"
    r = race(cars, event="suspension_stress:5", wear={5: "t"}, close_calls={5: 2})
    after = r.play("- 5 - s")

    assert (after.is_out(5), after.asks()) == (True, "discard:1")
    assert (after.wear(5), after.close_calls(5)) == ("", 0)
    assert not after.state.stopped[after.car(5)]
