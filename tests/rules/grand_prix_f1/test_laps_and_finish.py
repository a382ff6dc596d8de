"""GPF1-10: laps, finish, retirement."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.grand_prix_f1.circuit import race
from slipstream.games.grand_prix_f1.game import GrandPrixF1
from slipstream.games.grand_prix_f1.rules import driving
from slipstream.games.grand_prix_f1.rules.board import SPACES
from slipstream.games.grand_prix_f1.rules.state import CRASHED, NO_FUEL
from slipstream.kernel.game import CHANCE


@clause("GPF1-10.1", "GPF1-R20")
def test_the_first_crossing_completes_no_lap() -> None:
    now = race("green@29", hand="3 10", grid="green").play("3")

    assert now.view(2).cars[1].laps == 4
    assert now.view(2).cars[1].crossed
    assert now.events("lap_done") == []


@clause("GPF1-10.2")
@pytest.mark.parametrize(("space", "end"), [("29", "2"), ("B14", "B17")])
@pytest.mark.parametrize("laps", [4, 3, 2])
def test_every_further_crossing_completes_a_lap(space: str, end: str, laps: int) -> None:
    marker = f"green:{laps}" if laps < 4 else ""
    now = race(f"green@{space}", hand="3 10", laps=marker).play("3")

    assert now.where("green") == end
    assert now.view(2).cars[1].laps == laps - 1


@clause("GPF1-10.3", "GPF1-10.5")
@pytest.mark.parametrize("space", ["28", "B13"])
def test_the_crossing_on_the_final_lap_ends_the_race_of_a_car(space: str) -> None:
    now = race(f"green@{space} red@20", hand="6 4", laps="green:1").play("6")

    assert now.where("green") == ""
    assert now.view(2).cars[1].place == 1
    assert now.hand(2) == "4"
    assert now.events("finished") == ["finished GPF1-10.5 1 1"]
    assert now.asks() == "play_card:1"


@clause("GPF1-10.4", "GPF1-R21")
def test_the_line_is_crossed_by_entering_1() -> None:
    on_30 = race("green@28", hand="2 10", laps="green:1").play("2")
    blocked = race("green@30 red@1 yellow@1", hand="6 10", laps="green:1").play("6")

    assert on_30.where("green") == "30"
    assert (blocked.where("green"), blocked.path) == ("30", "")


@clause("GPF1-10.4", "GPF1-10.5")
@pytest.mark.parametrize(("space", "behind"), [("28", "1"), ("B13", "B16")])
def test_a_finishing_move_is_counted_to_the_space_behind_the_line(space: str, behind: str) -> None:
    now = race(f"green@{space}", laps="green:1").state

    result = driving.drive(now, now.car, 6, driving.STRAIGHT)
    path = driving.path(now, now.car, driving.STRAIGHT, driving.steps_driven(result))

    assert driving.why_ended(result) == driving.OVER
    assert (SPACES[driving.last_space(result)], driving.steps_driven(result)) == (behind, 3)
    assert (SPACES[path[-1]], len(path)) == (behind, 3)


@clause("GPF1-10.5", "GPF1-R22")
def test_a_finishing_move_has_no_effect() -> None:
    """The three points over are neither a bonus on 1 nor an accident."""
    now = race("green@30 red@2 yellow@U1 blue@KA1", hand="6", laps="green:1", accidents="yes")
    now = now.play("6")

    assert now.view(2).cars[1].fate == "finished"
    assert now.hand(2) == ""
    assert now.field("ones") == "16/4"


@clause("GPF1-10.6")
def test_the_first_to_finish_wins_however_many_turns_others_have() -> None:
    """Yellow is as near to the line, and its turn comes later in the same round."""
    now = race("green@30 yellow@30", hand="1", laps="green:1,yellow:1").play("1")

    assert now.play("10").view(1).points == (0, 10, 6, 0, 0, 0)
    assert now.play("10").state.places()[:3] == [3 + 3, 1, 2]


@clause("GPF1-10.7", "GPF1-R59")
def test_the_race_goes_on_for_the_other_places() -> None:
    now = race("green@30 yellow@20", hand="1", laps="green:1").play("1")

    assert now.asks() == "play_card:3"
    assert now.state.waiting


@clause("GPF1-10.9")
def test_a_car_without_fuel_blocks_until_its_turn() -> None:
    now = race("green@12 red@13 yellow@20", hand="4 4", hands={1: ""})

    assert now.play("4").path == ""
    after = now.run("4 10 -4")
    assert after.where("red") == ""
    assert after.play("4").path == "13 14 15 16"


@clause("GPF1-10.10", "GPF1-11.3")
def test_cars_that_are_out_have_no_place() -> None:
    now = race("green@5", hand="6").play("6")

    assert now.asks() == "end"
    assert {car.place for car in now.view(1).cars} == {0}
    assert now.view(1).points == (0,) * 6


@clause("GPF1-R60")
def test_a_race_without_finishers_has_no_winner() -> None:
    """Cars are listed by time of retirement, the latest first."""
    now = race("green@5", hand="6").play("6")

    assert now.state.end() == "nobody"
    assert now.view(1).race_order == ("green", "black", "white", "blue", "yellow", "red")
    assert now.events("over") == ["over GPF1-10.7 -1"]


@clause("GPF1-10.7")
def test_a_race_with_a_finisher_ends_with_a_winner() -> None:
    now = race("green@30", hand="1", laps="green:1").play("1")

    assert now.state.end() == "finish"
    assert now.events("over") == ["over GPF1-10.7 1"]
    assert now.field("finished") == "green"


@clause("GPF1-R63")
def test_slower_cars_need_not_make_way() -> None:
    """A car on its first lap blocks one on its last."""
    now = race("green@13 red@14", hand="6 10", laps="green:1", grid="red").play("6")

    assert now.path == ""


@clause("GPF1-10.1", "GPF1-10.9")
def test_a_car_before_its_first_crossing_is_behind_all_that_have_crossed() -> None:
    """Green stands just before the line, but has all its laps to drive."""
    now = race("green@29 red@5", hand="3 10", grid="green")

    assert now.view(2).race_order[:2] == ("red", "green")
    assert now.play("3").view(2).race_order[:2] == ("red", "green")


@clause("GPF1-10.5", "GPF1-14.9")
def test_a_finished_car_is_not_damaged_any_more() -> None:
    now = race("green@28", hand="6 4", laps="green:1", accidents="yes", damaged="green").play("6")

    assert now.field("finished") == "green"
    assert now.field("damaged") == ""
    assert not now.state.damaged[1]


@clause("GPF1-10.2", "GPF1-R20")
@pytest.mark.parametrize(
    ("space", "laps", "distance"), [("1", 4, 120), ("30", 4, 91), ("16", 2, 45), ("30", 1, 1)]
)
def test_every_crossing_after_the_first_leaves_a_lap_less(
    space: str, laps: int, distance: int
) -> None:
    marker = f"green:{laps}" if laps < 4 else ""
    now = race(f"green@{space}", laps=marker)

    assert now.view(2).cars[1].distance == distance


@clause("GPF1-10.7")
def test_a_race_that_is_over_has_no_turn_any_more() -> None:
    """Nothing of the last turn is left, so that the line of the end says all there is."""
    over = race("yellow@30", hand="1", laps="yellow:1", finished="green").play("1").state
    again = GrandPrixF1(6, {}).read(over.game.line(over, CHANCE))

    assert over.end() == "finish"
    assert (over.place, over.car) == (-1, 0) == (again.place, again.car)


@clause("GPF1-10.8")
def test_a_car_that_is_out_has_no_marker_and_no_damage() -> None:
    crashed = race("green@12 red@13", "6 10", accidents="yes", damaged="green").play("10").state
    empty = race("red@5 green@6", "4 6", hands={2: ""}).play("6").state

    for state in (crashed, empty):
        assert state.fate[1] in (NO_FUEL, CRASHED)
        assert not state.visiting[1]
        assert not state.damaged[1]
        assert state.sit_outs[1] == 0
