"""TA-9.1 to TA-9.3, TA-12.1: pit stops under green, and variable ones."""

from __future__ import annotations

import pytest

from clauses import clause
from rules.thunder_alley.table import evening, quietly, running, stands, until


@clause("TA-9.1.1")
def test_pit_stops_come_after_the_event() -> None:
    now = evening("29@30.0 15@25.1")
    assert now.asks() == "event:0"

    assert now.play("overcast").asks() == "pit:1"


@clause("TA-9.1.1")
@pytest.mark.parametrize("stops", ["-", "29 -", "25 41 -", "41 29 25"])
def test_zero_to_all_own_cars_may_pit(stops: str) -> None:
    now = evening("29@30.0 25@28.1 41@20.0 15@25.1").play(f"overcast {stops}")

    pitted = [number for number in (29, 25, 41) if now.at(number).endswith("P")]
    assert sorted(pitted) == sorted(int(word) for word in stops.split() if word != "-")
    assert now.asks() == "pit:2"


@clause("TA-9.1.1")
def test_a_decision_is_made_once() -> None:
    """Who has said no is not asked again, whatever the others do."""
    now = evening("29@30.0 25@28.1 15@25.1").play("overcast -")
    assert now.asks() == "pit:2"

    now = now.play("15")

    assert now.asks().startswith("discard")


@clause("TA-9.2")
def test_a_stop_removes_black_green_blue_and_gray() -> None:
    now = evening("29@30.0 15@25.1", wear={29: "ttssbbffSTBE", 15: "t"}).play("overcast - - 29")

    assert now.wear(29) == "STBE"
    assert now.wear(15) == "t"


@clause("TA-9.3.1", "TA-W16")
def test_under_green_the_car_drops_to_the_apron_and_goes_back_five() -> None:
    now = evening("22@19.2 15@12.1", wear={22: "tsbf"}).play("marbles 22")

    assert now.at(22) == "14.P"
    assert now.wear(22) == ""


@clause("TA-9.3.1")
def test_also_back_over_the_line() -> None:
    now = evening("22@42.2 15@30.1").play("rain 22")

    assert now.at(22) == "37.P"
    assert now.state.board.progress[now.car(22)] == 37


@clause("TA-9.3.2", "TA-R53")
def test_a_newcomer_goes_on_top_of_the_stack() -> None:
    """15 pits after 29 into the same space, so 29 is ahead."""
    now = evening("29@30.2 15@30.0 43@5.0").play("rain 29 - 15")

    assert (now.at(29), now.at(15)) == ("25.P", "25.P")
    assert running(now) == "29 15 43"


@clause("TA-9.3.3", "TA-R53")
def test_the_owner_of_several_cars_chooses_their_order() -> None:
    one = evening("29@30.2 25@30.0 43@5.0").play("rain 29 25")
    other = evening("29@30.2 25@30.0 43@5.0").play("rain 25 29")

    assert running(one) == "29 25 43"
    assert running(other) == "25 29 43"


@clause("TA-R61")
@pytest.mark.parametrize("event", ["rain", "debris_caution"])
def test_a_car_without_temporary_markers_may_pit(event: str) -> None:
    now = evening("29@30.0 15@25.1", wear={29: "ST"}).play(event)

    assert now.steps() == ["29", "-"]
    assert now.play("29").wear(29) == "ST"


@clause("TA-12.1.1", "TA-W47")
def test_variable_pits_cost_two_spaces_and_one_for_each_marker_removed() -> None:
    """Two blacks go, the blue is kept, the red cannot go: four back."""
    now = evening("29@30.0 15@25.1", wear={29: "ttsB"}, pits="variable").play("rain 29")
    assert now.asks() == "repair:1"
    assert now.steps() == ["t", "s", "-"]
    assert now.at(29) == "30.0"

    now = now.play("t t -")

    assert now.at(29) == "26.P"
    assert now.wear(29) == "sB"
    assert now.asks() == "pit:2"


@clause("TA-R83")
def test_the_owner_chooses_the_markers_and_may_choose_none() -> None:
    now = evening("29@30.0 15@25.1", wear={29: "tsbfSTBE"}, pits="variable").play("rain 29")

    none = now.play("-")
    some = now.play("b f -")

    assert (none.at(29), none.wear(29)) == ("28.P", "tsbfSTBE")
    assert (some.at(29), some.wear(29)) == ("26.P", "tsSTBE")


@clause("TA-R83")
def test_markers_are_named_colour_by_colour() -> None:
    """What has been passed over is not offered again."""
    now = evening("29@30.0 15@25.1", wear={29: "ttsf"}, pits="variable").play("rain 29")

    assert now.play("s").steps() == ["f", "-"]
    assert now.play("s f").steps() == ["-"]


@clause("TA-12.1.1")
def test_without_markers_to_remove_it_is_two_spaces() -> None:
    now = evening("29@30.0 15@25.1", wear={29: "B"}, pits="variable").play("rain 29")

    assert now.at(29) == "28.P"
    assert now.asks() == "pit:2"


@clause("TA-12.1.1")
def test_several_cars_of_one_player_pit_one_after_the_other() -> None:
    """25 comes to 27.P after 29, and lies on top."""
    wear = {29: "t", 25: "tt", 15: "t"}
    field = "29@30.0 25@30.1 15@25.1"
    now = evening(field, wear=wear, pits="variable").play("rain 29 t - 25 t - 15 -")

    assert stands(now) == "29@27.P 25@27.P 15@23.P"
    assert now.wear(25) == "t"


@clause("TA-12.1.2")
def test_under_yellow_black_and_green_go_without_loss_of_place() -> None:
    wear = {29: "ttffB", 15: "t"}
    now = evening("29@20.2 15@12.1 43@3.0", wear=wear, pits="variable").play("debris_caution")
    now = now.play("29 t t f f -")

    assert stands(until(now, "discard")) == "29@20.0 15@20.1 43@19.0"
    assert now.wear(29) == "B"


@clause("TA-12.1.3", "TA-R84", "TA-W47")
def test_under_yellow_each_blue_or_gray_costs_a_row_in_its_own_file() -> None:
    """Inside file 29, 25, 41, 42; 29 removes a black and two blues: 25, 41, 29, 42."""
    field = "29@20.0 15@20.1 25@19.0 17@19.1 41@18.0 9@18.1 42@17.0 12@17.1"
    now = evening(field, wear={29: "tss"}, pits="variable").play("debris_caution 29 t s s - - -")

    after = until(now, "discard")

    assert stands(after) == ("25@20.0 15@20.1 41@19.0 17@19.1 29@18.0 9@18.1 42@17.0 12@17.1")
    assert after.wear(29) == ""


@clause("TA-R84")
def test_nobody_goes_behind_those_who_stayed_out_and_nobody_beyond_the_last_row() -> None:
    """17 in the outside file removes five: last of its file, not of the field.

    So 15, a row back for its one, is first again: the others close up.
    """
    field = "29@20.0 15@20.1 25@19.0 17@19.1 41@18.0 9@18.1 42@17.0"
    wear = {17: "sssbb", 15: "b"}
    now = evening(field, wear=wear, pits="variable").play("debris_caution -")

    now = until(now.play("15 b - 17 s s s b b -"), "discard")

    assert stands(now) == "29@20.0 15@20.1 25@19.0 9@19.1 41@18.0 17@18.1 42@17.0"


@clause("TA-R84")
def test_of_two_cars_dropped_to_one_row_the_one_that_removed_less_is_ahead() -> None:
    """29 from row 0 by two, 25 from row 1 by one, 41 on row 2: 41, 25, 29."""
    field = "29@20.0 15@20.1 25@19.0 17@19.1 41@18.0 9@18.1 42@17.0"
    wear = {29: "ss", 25: "b"}
    now = evening(field, wear=wear, pits="variable").play("debris_caution 25 b - 29 s s - - -")

    after = until(now, "discard")

    assert stands(after) == "41@20.0 15@20.1 25@19.0 17@19.1 29@18.0 9@18.1 42@17.0"


@clause("TA-R84")
def test_a_car_that_drops_back_under_yellow_loses_the_lead() -> None:
    now = evening("29@20.0 15@20.1 25@19.0", wear={29: "s"}, pits="variable")
    now = quietly(now.play("debris_caution 29 s -"))

    assert running(now) == "25 15 29"
    assert now.state.led[now.car(25)] == 1


@clause("TA-9.1.1")
def test_who_has_no_car_on_the_track_is_not_asked() -> None:
    now = evening("29@30.0 15@25.1", wear={15: "t"}).play("blown_tire")

    assert now.at(15) == "15.P"
    assert now.play("-").asks().startswith("discard")
